/// Words that keep their capitals wherever they stand: names, as far as a project shows which.
public struct EnglishNames: Sendable {
  private var words: Set<String> = []

  public init() {}

  public func contains(_ word: String) -> Bool { words.contains(word) }

  /// Every capitalized word of a name is a name's: `Home`, `Assistant`.
  public mutating func insert(name: String) {
    insertWords(of: EnglishText(name)) { _, _ in true }
  }

  /// Learns from a text the words that it writes with a capital in the middle of a sentence whose
  /// other words have none.
  public mutating func learn(from text: EnglishText) {
    for sentence in text.sentences where sentence.form.isSentence {
      let balance = EnglishCapitals.balance(text, sentence.content, names: EnglishNames())
      guard balance.lower > balance.capitalized else { continue }
      insertWords(of: text, in: sentence.content.dropFirst()) { token, before in
        !token.readings.isFunctionWord && before.map { !$0.isTerminal && $0.kind != .colon } ?? false
      }
    }
  }

  private mutating func insertWords(
    of text: EnglishText, in range: Range<Int>? = nil,
    where isName: (EnglishToken, EnglishToken?) -> Bool
  ) {
    for index in range ?? text.tokens.indices {
      let token = text.tokens[index]
      guard token.isWord, token.isCapitalized, token.quotes == 0 else { continue }
      if isName(token, index > 0 ? text.tokens[index - 1] : nil) { words.insert(text.string(token)) }
    }
  }
}
