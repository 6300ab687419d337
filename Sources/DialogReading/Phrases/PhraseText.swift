public import DialogLocales
import DialogSupport

/// A text as phrases are looked for in it: what stands between spaces, without the marks around it, in
/// lower case and with straight apostrophes.
public struct PhraseText: Sendable {
  /// The words of each sentence that has one, in order.
  public let sentences: [ArraySlice<Word>]

  /// What stands between spaces.
  public struct Word: Sendable {
    /// Empty of what is quoted, which no phrase is made of.
    public let text: String
    /// By what phrases that begin with it are found.
    let keys: OpeningKeys
    /// Its bytes in the text's UTF-8.
    public let range: Range<Int>
    /// Whether a sentence begins with it, or a clause after a comma, a colon or a dash.
    public let opensClause: Bool
  }

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) { self.init(TextTokens(text)) }

  /// - Parameter tokens: of the text, with U+FFFC for each placeholder.
  public init(_ tokens: TextTokens) {
    var splitter = PhraseSplitter(tokens)
    splitter.split()
    sentences = splitter.sentences
  }
}

/// Takes the sentences of a text apart into the words of phrases.
private struct PhraseSplitter {
  var sentences: [ArraySlice<PhraseText.Word>] = []
  private let tokens: TextTokens
  private var words: [PhraseText.Word] = []
  /// The tokens of the word at hand, from its first letter to its last.
  private var word = 0..<0
  private var opensClause = true
  private var isQuoted = false
  private var beginsQuoted = false

  init(_ tokens: TextTokens) { self.tokens = tokens }

  mutating func split() {
    for sentence in tokens.sentences {
      opensClause = true
      for index in sentence.tokens { take(index) }
      endWord(before: sentence.tokens.upperBound)
      if !words.isEmpty { sentences.append(words[...]) }
      words.removeAll()
    }
  }

  private mutating func take(_ index: Int) {
    let kind = tokens[index].kind
    switch kind {
    case .letters, .digits, .placeholder, .sign:
      if word.isEmpty { (word, beginsQuoted) = (index..<index, isQuoted) }
      word = word.lowerBound..<index + 1
    case .space, .lineEnd: endWord(before: index)
    case .dash:
      endWord(before: index)
      opensClause = true
    case .openingQuote: isQuoted = true
    case .closingQuote: isQuoted = false
    case .straightQuote: isQuoted.toggle()
    case .apostrophe: if word.isEmpty, !isStraight(index) { isQuoted = false }
    default: break
    }
  }

  private func isStraight(_ index: Int) -> Bool { tokens[index].range.count == 1 }

  /// In lower case, with straight apostrophes; empty of what is quoted.
  private var text: String {
    if beginsQuoted { return "" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tokens.bytesOf(word).count)
    var isASCII = true
    for index in word {
      let range = tokens[index].range
      if tokens[index].kind == .apostrophe {
        bytes.append(UInt8(ascii: "'"))
      } else {
        for byte in tokens.bytes[range] {
          bytes.append(byte.lowercasedASCII)
          if byte >= 0x80 { isASCII = false }
        }
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return isASCII ? text : text.lowercased()
  }

  /// - Parameter bound: the place of what the word and the marks after it end before.
  private mutating func endWord(before bound: Int) {
    guard !word.isEmpty else { return }
    let text = text
    if words.isEmpty { words.reserveCapacity(8) }
    words.append(
      PhraseText.Word(
        text: text, keys: OpeningKeys(text), range: tokens.bytesOf(word), opensClause: opensClause))
    opensClause = (word.upperBound..<bound).contains { opensClause(after: $0) }
    // A closing mark, where no apostrophe has letters after it.
    if isQuoted, (word.upperBound..<bound).contains(where: { isCurlyApostrophe($0) }) {
      isQuoted = false
    }
    word = bound..<bound
  }

  private func opensClause(after mark: Int) -> Bool {
    tokens[mark].kind.endsClause && !tokens[mark].kind.endsSentence
  }

  private func isCurlyApostrophe(_ index: Int) -> Bool {
    tokens[index].kind == .apostrophe && !isStraight(index)
  }
}
