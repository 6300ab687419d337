import DialogSupport

/// What an English or Korean word of several meanings means in a text, where its other words tell for sure.
public struct WordSense: Sendable {
  /// The place of the sense among all.
  public let index: Int
  /// The word, as the text has it in lower case.
  public let word: String

  /// What the word means there.
  public var meaning: (english: String, korean: String) {
    (String(ListedSense.all[index].english), String(ListedSense.all[index].korean))
  }
}

/// Tells the senses of words, and remembers the words that tell those that it has met.
public struct WordSenseReader: Sendable {
  private var cues: [Int: ListedSense.Cues] = [:]

  /// A reader that has met none.
  public init() {}

  /// The senses of the words of an English or Korean text; each word has one at most, however often it stands
  /// there.
  ///
  /// - Parameters:
  ///   - words: the runs of its letters, in lower case.
  ///   - text: the text itself, asked for where a word may have several senses.
  public mutating func senses(
    of words: [String], in text: @autoclosure () -> LoweredText
  ) -> [WordSense] {
    var seen: Set<String> = []
    let ambiguous = words.filter {
      ListedSense.indices[$0] != nil && seen.insert($0).inserted
    }
    if ambiguous.isEmpty { return [] }
    let text = LoweredText("^" + text().text + "^")
    return ambiguous.compactMap { word in
      let sure = ListedSense.indices[word]!.filter { isMeant($0, in: text) }
      return sure.count == 1 ? WordSense(index: sure[0], word: word) : nil
    }
  }

  private mutating func isMeant(_ index: Int, in text: LoweredText) -> Bool {
    if let known = cues[index] { return known.tell(in: text) }
    let own = ListedSense.Cues(of: ListedSense.all[index])
    cues[index] = own
    return own.tell(in: text)
  }
}

/// The words by which a language would say another sense of a word than that which is meant. Those of a
/// sense are read when a text has it.
public final class SenseWords: Sendable {
  private let language: String
  private let lists: [Int: Substring]
  private let read = MadeOnceEach<Int, WordPatterns>()

  /// Nil of a language whose words are not known.
  ///
  /// - Parameter language: its code, by which the table of senses has words of it.
  public init?(_ words: LanguageWords?, of language: String) {
    var lists: [Int: Substring] = [:]
    let lines = [words?.senses, words?.sharedSenses].flatMap {
      ($0 ?? "").description.parts(at: "\n")
    }
    for line in lines {
      guard let (name, list) = line.cut(at: ":"), let index = ListedSense.places[name] else {
        preconditionFailure("a list of words names an unknown sense")
      }
      lists[index] = list
    }
    let isKnown =
      !lists.isEmpty || ListedSense.all.contains { $0.others(in: language[...]) != nil }
    guard isKnown else { return nil }
    (self.language, self.lists) = (language, lists)
  }

  /// The word of a text that says another sense.
  public func wrong(for sense: WordSense, in text: LoweredText) -> String? {
    let patterns = read.value(of: sense.index) {
      let own = lists[sense.index] ?? ""
      return WordPatterns("\(own) \(ListedSense.all[sense.index].others(in: language[...]) ?? "")")
    }
    return patterns.first(in: text)
  }
}
