import DialogLocales

/// Words for things, ready to be looked for; made where a text of the source names a thing.
public final class ThingWords: Sendable {
  let isSpaceless: Bool
  private let graph: WordGraph
  private let before: [Set<String>]
  private let after: [Set<String>]

  static let english = ThingWords(EverydayThings(words: thingsInEnglish))

  /// Nil of a language whose words are not known.
  public convenience init?(_ words: LanguageWords?) {
    guard let things = words?.things else { return nil }
    self.init(things)
  }

  init(_ things: EverydayThings) {
    graph = WordGraph(data: things.words, letterBits: 8)
    isSpaceless = things.isSpaceless
    let lists = NamedLists(things.lists)
    let places = { (name: Substring) in
      (lists?[name] ?? "").parts(at: "/").map { Set($0.listedWords.map(String.init)) }
    }
    (before, after) = (places("before"), places("after"))
  }

  /// A word of the list.
  struct Word {
    /// The thing; nil where it may be any.
    let thing: Int?
    /// Whether it names the thing for sure.
    let isSure: Bool

    init(_ value: Int) {
      thing = value > 1 ? value / 2 - 1 : nil
      isSure = value & 1 != 0
    }
  }

  /// Calls with each word that stands in bytes from a place on, and its end.
  func forEachWord(in bytes: [UInt8], at start: Int, _ body: (Word, Int) -> Void) {
    var (node, place) = (WordGraph.root, start)
    while place < bytes.count, let next = graph.node(after: bytes[place], at: node) {
      (node, place) = (next, place + 1)
      if let value = graph.value(at: node) { body(Word(value), place) }
    }
  }

  /// Whether letters may be joined to the beginning of a word.
  func mayBegin(_ letters: some Sequence<UInt8>) -> Bool { ThingWords.fill(before, letters) }

  /// Whether letters may be joined to the end of a word.
  func mayEnd(_ letters: some Sequence<UInt8>) -> Bool { ThingWords.fill(after, letters) }

  private static func fill(_ places: [Set<String>], _ letters: some Sequence<UInt8>) -> Bool {
    let letters = String(decoding: Array(letters), as: UTF8.self)
    return letters.isEmpty || fill(places[...], letters[...])
  }

  private static func fill(_ places: ArraySlice<Set<String>>, _ letters: Substring) -> Bool {
    guard let place = places.first else { return letters.isEmpty }
    let others = places.dropFirst()
    return fill(others, letters)
      || place.contains { letters.hasPrefix($0) && fill(others, letters.dropFirst($0.count)) }
  }
}
