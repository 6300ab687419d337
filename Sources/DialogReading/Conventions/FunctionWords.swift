import DialogLocales
import DialogSupport

/// Words of grammar by which languages that share the Latin alphabet are told apart: articles,
/// prepositions, conjunctions, pronouns, auxiliary verbs; and the nouns and verbs that dialogs have
/// most.
///
/// Each language’s list (`LanguageWords.evidence`) has what is frequent in short texts of it; a word of several
/// languages stands in each of their lists, so that it is evidence for none of them against another. They are
/// read as one table, so that nothing else of those languages is.
enum FunctionWords {
  /// The languages with a list, in the order of the bits of `languages(of:)`.
  static let languages = functionWordsLanguages.description.listedWords.map(String.init)

  /// The languages whose list has a word, as bits; the word is in lower case.
  static func languages(of word: String) -> UInt32 { table.languages(of: word) }

  private static let table = LanguageSets(functionWordsData)
}

/// The letters of languages beyond those of ASCII, in lower case, with those of their loan words.
enum LatinLetters {
  /// The languages whose letters are known.
  static let languages = functionLettersLanguages.description.listedWords.map(String.init)

  /// The languages that have a letter, in the order of `FunctionWords.languages`, as bits.
  static func languages(of letter: Unicode.Scalar) -> UInt32 {
    table.languages(of: String(letter))
  }

  private static let table = LanguageSets(functionLettersData)
}

/// Words or letters with the languages that have them.
private struct LanguageSets {
  private let graph: WordGraph

  init(_ data: StaticString) { graph = WordGraph(data: data, letterBits: 8) }

  func languages(of word: String) -> UInt32 {
    var node = WordGraph.root
    for byte in word.utf8 {
      guard let next = graph.node(after: byte, at: node) else { return 0 }
      node = next
    }
    guard let place = graph.value(at: node) else { return 0 }
    let digits = UnsafeBufferPointer(start: functionWordsSets.utf8Start + place * 5, count: 5)
    return digits.reduce(0) { $0 << 6 | UInt32($1.sixBits) }
  }
}

extension LanguageWords {
  /// Words that it spells as English does.
  public var spelledAsInEnglish: Set<String> {
    NamedLists(evidence).map { Set($0.phrases("english")) } ?? []
  }
}

/// What language a text in Latin letters is in, as far as its words of grammar tell.
public struct LatinEvidence: Hashable, Sendable {
  /// How many different words of the text each language's list has, in the order of `languages`.
  private let scores: [Int]
  /// How many words there are.
  public let wordCount: Int

  /// - Parameter words: those of the text, in lower case.
  public init(_ words: [String]) {
    var scores = [Int](repeating: 0, count: FunctionWords.languages.count)
    for word in Set(words) {
      let bits = FunctionWords.languages(of: word)
      if bits != 0 {
        for index in scores.indices where bits >> index & 1 == 1 { scores[index] += 1 }
      }
    }
    self.scores = scores
    wordCount = words.count
  }

  /// Whether the words of a language are known.
  public static func knows(_ language: String) -> Bool {
    FunctionWords.languages.contains(language)
  }

  /// How many different words are in a language’s list; 0 of a language without one.
  public func score(of language: String) -> Int {
    FunctionWords.languages.firstIndex(of: language).map { scores[$0] } ?? 0
  }

  /// The language that has one of a few words for its own, where the language they should be in has
  /// none of them and is not a relative: `Überspringen` is German.
  public static func owner(of words: [String], insteadOf own: String) -> String? {
    let bits = words.map(FunctionWords.languages)
    guard let index = FunctionWords.languages.firstIndex(of: own),
      bits.allSatisfy({ $0 >> UInt32(index) & 1 == 0 })
    else { return nil }
    for (word, bits) in zip(words, bits) where word.utf8.count > 4 && bits.nonzeroBitCount == 1 {
      let owner = FunctionWords.languages[bits.trailingZeroBitCount]
      if !related.contains(where: { $0.contains(own) && $0.contains(owner) }) { return owner }
    }
    return nil
  }

  /// Languages that share many words.
  private static let related: [Set<String>] = [
    ["es", "pt", "it", "ro", "fr"], ["sv", "da", "nb"], ["de", "nl", "da", "sv", "nb"],
    ["pl", "cs"],
    ["en", "fr"],
  ]

  /// The language that a text is in for sure, though it should be in another: at least two of its
  /// words, a quarter of all, and none of the other language; or of those that both share, two more.
  public func language(insteadOf own: String) -> String? {
    guard LatinEvidence.knows(own), let best = scores.max(), best >= 2, best * 4 >= wordCount else {
      return nil
    }
    let known = score(of: own)
    if wordCount < 3, best < wordCount || known > 0 { return nil }
    guard known == 0 || best >= known + 2 && best * 2 >= wordCount else { return nil }
    return FunctionWords.languages[scores.firstIndex(of: best)!]
  }
}
