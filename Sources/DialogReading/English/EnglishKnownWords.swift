public import DialogLocales
import DialogSupport

/// What is known of words, with what has been worked out before.
struct EnglishKnownWords {
  struct Entry {
    let readings: EnglishReadings
    let marks: EnglishMarks
  }

  private var met: [String: Entry] = [:]
  /// Whether what is worked out is kept, for texts to come.
  private let keepsMet: Bool
  /// Words in lower case that are names where they have a capital, whatever else they are.
  let names: Set<String>

  init(keepingMet: Bool = false, names: Set<String> = []) {
    keepsMet = keepingMet
    self.names = names
  }

  mutating func look(up word: String) -> Entry {
    if let known = met[word] { return known }
    let readings = EnglishFunctionWords.readings(of: word)
    let entry = Entry(
      readings: readings.isEmpty ? EnglishKnownWords.readings(of: word) : readings,
      marks: EnglishMarks.of(word))
    if keepsMet { met[word] = entry }
    return entry
  }

  /// Of a word of no closed class.
  private static func readings(of word: String) -> EnglishReadings {
    var letters = Array(word.utf8)
    if letters.contains(0x27) {
      if letters.hasSuffix("'s") { return .possessive }
      for ending in ["'ve", "'ll", "'re", "'d"] where letters.hasSuffix(ending) { return .clause }
    }
    guard let hyphen = letters.lastIndex(of: 0x2D) else {
      return EnglishLexicon.readings(of: letters)
    }
    let isPrefixed = ["re-", "un-", "de-", "pre-", "co-"].contains { word.hasPrefix($0) }
    letters.removeSubrange(...hyphen)
    // “sign-up”, “drop-off”, “built-in”
    let last = EnglishFunctionWords.readings(of: String(decoding: letters, as: UTF8.self))
    if last.contains(.particle) { return [.noun, .adjective] }
    let readings = EnglishLexicon.readings(of: letters)
    if isPrefixed { return readings }
    return readings.subtracting([.base, .thirdPerson, .past, .intransitive]).union(.adjective)
  }
}

/// Reads many texts, each word once.
public struct EnglishReader {
  private var words: EnglishKnownWords

  /// Has read nothing yet.
  ///
  /// - Parameter names: words in lower case that are names where they have a capital, whatever else they are:
  ///   Grammarly.
  public init(names: Set<String> = []) {
    words = EnglishKnownWords(keepingMet: true, names: names)
  }

  /// The text taken apart.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public mutating func read(_ text: TextTokens) -> EnglishText {
    EnglishText(text, &words)
  }
}
