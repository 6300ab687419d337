import DialogLocales

/// Takes the sentences of a Korean text apart into words between spaces, without the marks around them.
struct KoreanSplitter {
  private(set) var sentences: [KoreanSentence] = []
  private let tokens: TextTokens
  private var words: [KoreanWord] = []
  /// The marks after the last word.
  private var marks = 0..<0
  private var quotes = 0

  init(_ tokens: TextTokens) { self.tokens = tokens }

  mutating func split() {
    for sentence in tokens.sentences { read(sentence.tokens) }
  }

  private mutating func read(_ sentence: Range<Int>) {
    words = []
    var start: Int?
    var index = sentence.lowerBound
    while index < sentence.upperBound {
      if tokens[index].kind.isSpace {
        index += 1
      } else {
        start = start ?? index
        index = readWord(index, before: sentence.upperBound)
      }
    }
    if let start, !words.isEmpty { finish(from: start) }
  }

  /// Reads up to the next space.
  private mutating func readWord(_ first: Int, before bound: Int) -> Int {
    var limit = first
    while limit < bound, !tokens[limit].kind.isSpace { limit += 1 }
    if (first..<limit).allSatisfy({ isPicture($0) }) { return limit }
    var head = first
    while head < limit, opens(head) {
      if tokens[head].kind.mayCloseQuote || tokens[head].kind == .openingQuote { quotes += 1 }
      head += 1
    }
    var tail = limit
    while tail > head, closes(tail - 1) { tail -= 1 }
    if head < tail { append(head..<tail) }
    for index in head..<limit where tokens[index].kind.mayCloseQuote {
      quotes = max(0, quotes - 1)
    }
    marks = tail..<limit
    return limit
  }

  /// ✓, 👍: what is drawn between words.
  private func isPicture(_ index: Int) -> Bool {
    tokens[index].kind == .sign
      && tokens.text(index..<index + 1).unicodeScalars.allSatisfy(\.isOfPicture)
  }

  private mutating func append(_ range: Range<Int>) {
    words.append(
      KoreanWord(text: tokens.text(range), range: tokens.bytesOf(range), isQuoted: quotes > 0))
  }

  /// Ends the sentence with the marks after its last word, if any.
  private mutating func finish(from start: Int) {
    let mark = mark
    let last = words.last!.range.upperBound
    let markRange = mark == .none ? last..<last : tokens.bytesOf(marks)
    sentences.append(
      KoreanSentence(
        words: words, form: form(with: mark, from: start), mark: mark, markRange: markRange,
        range: tokens[start].range.lowerBound..<markRange.upperBound))
  }

  /// The form of the words before a bracket at the end: 제외됩니다(토요일 포함). A bracket alone adds to
  /// the sentence before it.
  private func form(with mark: KoreanSentence.Mark, from start: Int) -> KoreanForm {
    guard let bracket = lastBracket(from: start) else { return KoreanForm.of(words, mark: mark) }
    var before = words.filter { $0.range.lowerBound < bracket }
    guard let last = before.last else {
      return sentences.isEmpty ? KoreanForm.of(words, mark: mark) : .unknown
    }
    let excess = last.range.upperBound - bracket
    if excess > 0 {
      let text = String(decoding: Array(last.text.utf8).dropLast(excess), as: UTF8.self)
      let range = last.range.lowerBound..<bracket
      before[before.count - 1] = KoreanWord(text: text, range: range, isQuoted: last.isQuoted)
    }
    return KoreanForm.of(before, mark: mark)
  }

  /// Where the round bracket stands that the marks after the last word close.
  private func lastBracket(from start: Int) -> Int? {
    guard marks.contains(where: { isByte(")", $0) }) else { return nil }
    let first = (start..<marks.lowerBound).last { isByte("(", $0) || isByte(")", $0) }
    return first.flatMap { isByte("(", $0) ? tokens[$0].range.lowerBound : nil }
  }

  private var mark: KoreanSentence.Mark {
    for index in marks.reversed() {
      switch tokens[index].kind {
      case .question: return .question
      case .exclamation: return .exclamation
      case .ellipsis: return .ellipsis
      case .fullStop: return marks.count { isByte(".", $0) } > 1 ? .ellipsis : .period
      case .colon: return .colon
      case .comma, .semicolon: return .other
      default: if isByte("~", index) { return .other }
      }
    }
    return .none
  }

  private func isByte(_ byte: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.bytes[tokens[index].range.lowerBound] == UInt8(ascii: byte)
  }

  /// Whether it stands before a word without being of it.
  private func opens(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .openingQuote, .straightQuote, .apostrophe, .openingBracket, .bullet, .hyphen, .dash: true
    default: false
    }
  }

  /// Whether it stands after a word without being of it.
  private func closes(_ index: Int) -> Bool {
    tokens[index].kind.closes || tokens[index].kind.endsClause || isByte("~", index)
  }
}

extension Unicode.Scalar {
  /// Whether it is drawn, or changes how that is drawn which is before it.
  fileprivate var isOfPicture: Bool {
    switch properties.generalCategory {
    case .otherSymbol, .modifierSymbol: true
    default: value == 0xFE0F || value == 0x200D
    }
  }
}
