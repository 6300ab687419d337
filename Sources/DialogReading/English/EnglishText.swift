import DialogLocales

/// An English text, taken apart: words, signs, sentences.
public final class EnglishText: Sendable {
  /// The text’s UTF-8.
  public let bytes: [UInt8]
  /// The words, placeholders and signs, in order.
  public let tokens: [EnglishToken]
  /// The words outside of quotation marks, in lower case with straight apostrophes.
  public let lowerWords: [String]
  /// The sentences and fragments, in order; each has a word or a placeholder at least.
  public let sentences: [EnglishSentence]
  /// All that its words can be, and what is said of them: what is not here, no word is.
  public let readings: EnglishReadings
  /// What guidelines say of its words, taken together.
  public let marks: EnglishMarks

  /// - Parameter text: with U+FFFC for each placeholder.
  public convenience init(_ text: String) {
    var words = EnglishKnownWords()
    self.init(TextTokens(text), &words)
  }

  init(_ text: TextTokens, _ words: inout EnglishKnownWords) {
    bytes = text.bytes
    var tokens = EnglishTokenizer.tokens(of: text)
    EnglishText.nest(&tokens)
    var (readings, marks) = (EnglishReadings(), EnglishMarks())
    for index in tokens.indices where tokens[index].isWord {
      let known = words.look(up: tokens[index].lower)
      tokens[index].readings = known.readings
      tokens[index].marks = known.marks
      readings.formUnion(known.readings)
      marks.formUnion(known.marks)
    }
    if !words.names.isEmpty { EnglishText.readNames(words.names, in: &tokens) }
    self.tokens = tokens
    lowerWords = tokens.filter { $0.isWord && $0.quotes == 0 }.map(\.lower)
    (self.readings, self.marks) = (readings, marks)
    sentences = EnglishText.split(tokens)
  }

  /// Takes names for nouns; the first word of a text is one only before a finite verb.
  private static func readNames(_ names: Set<String>, in tokens: inout [EnglishToken]) {
    for index in tokens.indices where names.contains(tokens[index].lower) {
      guard tokens[index].shape != .lower else { continue }
      let isBeforeVerb =
        index + 1 < tokens.count && tokens[index + 1].shape == .lower
        && tokens[index + 1].readings.intersects(.finiteVerb)
      if index > 0 || isBeforeVerb {
        tokens[index].readings = tokens[index].readings.intersection(.unknown).union(.noun)
      }
    }
  }

  /// Whether a word that begins no sentence has a capital.
  public var hasInnerCapitals: Bool {
    sentences.contains { sentence in
      guard let first = sentence.content.first else { return false }
      return tokens[first].hasInnerCapital
        || sentence.content.dropFirst().contains {
          tokens[$0].isCapitalized || tokens[$0].shape == .upper
        }
    }
  }

  /// Whether sentence style may write otherwise what has capitals: not where none but quotations and
  /// the first words of sentences do. A glance.
  public var mayHaveStrayCapitals: Bool {
    hasInnerCapitals
      && sentences.contains { sentence in
        sentence.content.contains { index in
          mayBeStray(index, isFirst: index == sentence.content.lowerBound)
        }
      }
  }

  private func mayBeStray(_ index: Int, isFirst: Bool) -> Bool {
    if tokens[index].quotes > 0 { return false }
    switch tokens[index].shape {
    case .lower, .none: return false
    case .capitalized: return !isFirst || tokens[index].hasInnerCapital
    default: return true
    }
  }

  /// The token's characters.
  public func string(_ token: EnglishToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  // MARK: Nesting

  /// Counts how deep each token is in quotation marks and parentheses.
  private static func nest(_ tokens: inout [EnglishToken]) {
    guard tokens.contains(where: { $0.isBracket }) else { return }
    var (quotes, parentheses) = (0, 0)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .closingQuote: quotes = max(quotes - 1, 0)
      case .closingParenthesis: parentheses = max(parentheses - 1, 0)
      default: break
      }
      tokens[index].quotes = quotes
      tokens[index].parentheses = parentheses
      switch tokens[index].kind {
      case .openingQuote: quotes += 1
      case .openingParenthesis: parentheses += 1
      default: break
      }
    }
    // A mark that nothing closes quotes nothing.
    if quotes > 0 { for index in tokens.indices { tokens[index].quotes = 0 } }
    if parentheses > 0 { for index in tokens.indices { tokens[index].parentheses = 0 } }
  }

  // MARK: Sentences

  private static func split(_ tokens: [EnglishToken]) -> [EnglishSentence] {
    var sentences: [EnglishSentence] = []
    var start = 0
    var index = 0
    while index < tokens.count {
      let isLineEnd =
        tokens[index].kind == .newline && !(index > 0 && tokens[index - 1].kind == .comma)
      if isLineEnd || endsSentence(at: index, of: tokens) {
        var end = index + 1
        if !isLineEnd { while end < tokens.count, closes(tokens[end]) { end += 1 } }
        append(start..<(isLineEnd ? index : end), of: tokens, to: &sentences)
        start = end
        index = end
      } else {
        index += 1
      }
    }
    append(start..<tokens.count, of: tokens, to: &sentences)
    return sentences
  }

  private static func append(
    _ range: Range<Int>, of tokens: [EnglishToken], to sentences: inout [EnglishSentence]
  ) {
    let hasContent = range.contains { tokens[$0].isContent }
    if hasContent {
      sentences.append(EnglishSentence(range, of: tokens))
    } else if !sentences.isEmpty, !range.isEmpty, tokens[range].contains(where: \.isEndMark) {
      // “…?”. – the rest of a sentence's end.
      sentences[sentences.count - 1] = EnglishSentence(
        sentences.last!.tokens.lowerBound..<range.upperBound, of: tokens)
    }
  }

  private static func closes(_ token: EnglishToken) -> Bool {
    !token.isSpaced
      && (token.isEndMark || token.kind == .closingQuote
        || token.kind == .closingParenthesis)
  }

  /// Whether a sentence ends with this sign: something that can begin one comes after it.
  private static func endsSentence(at index: Int, of tokens: [EnglishToken]) -> Bool {
    guard
      tokens[index].isEndMark
        || tokens[index].isWord && index + 1 < tokens.count && tokens[index].endsInDot
    else { return false }
    let token = tokens[index]
    var next = index + 1
    var isClosed = false
    while next < tokens.count, closes(tokens[next]) {
      isClosed = isClosed || !tokens[next].isEndMark
      next += 1
    }
    guard next < tokens.count else { return true }
    if tokens[index].quotes > 0, !isClosed { return false }
    if token.isWord, !token.mayEndSentence { return false }
    return tokens[next].kind == .newline || tokens[next].canBeginSentence(after: token)
  }
}

extension EnglishToken {
  /// An abbreviation with its dot.
  var endsInDot: Bool { lower.utf8.last == 0x2E }

  /// `etc.`, `p.m.`; not `Mr.` or `vs.`
  fileprivate var mayEndSentence: Bool {
    ["etc.", "inc.", "ltd.", "corp.", "a.m.", "p.m.", "jr.", "sr."].contains(lower)
  }

  fileprivate func canBeginSentence(after mark: EnglishToken) -> Bool {
    switch kind {
    case .placeholder, .openingQuote, .openingParenthesis, .number, .opaque, .bullet: true
    case .word: shape != .lower || mark.kind == .question || mark.kind == .exclamation
    case .sign, .dash: true
    default: false
    }
  }
}
