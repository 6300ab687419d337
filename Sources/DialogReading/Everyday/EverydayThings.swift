import DialogLocales

/// A thing of everyday life: umbrella, nurse, rain.
public struct EverydayThing: Sendable {
  /// What it is called, in messages.
  public let english: String
  public let korean: String
  /// What it is one of: a thing to have, a person, a place, food.
  let kind: Substring
  /// The numbers of those that texts say for it, and its own.
  let kin: Set<Int>

  static let all: [EverydayThing] = everydayThings.description.parts(at: "\n").enumerated().map {
    number, line in
    let words = line.listedWords
    let (english, korean) = words[1].cut(at: "=")!
    return EverydayThing(
      english: String(english).withSpaces, korean: String(korean).withSpaces, kind: words[0],
      kin: Set(words[2...].map { Int($0)! } + [number]))
  }
}

/// The words of a language for things of everyday life, and how they stand in texts.
struct EverydayThings: Sendable {
  /// The words (`EverydayThing`).
  let words: StaticString
  /// Lists (`ThingWords`): what stands `before` a word and is joined to it, and what stands `after` it, in places
  /// between slashes, of each one at most.
  var lists: StaticString = ""
  /// Whether its words do not stand apart.
  var isSpaceless = false

  static let english = EverydayThings(words: thingsInEnglish)
}

/// The same, ready to be looked for; made where a text of the source names a thing.
public final class ThingWords: Sendable {
  let isSpaceless: Bool
  private let graph: WordGraph
  private let before: [Set<String>]
  private let after: [Set<String>]

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
