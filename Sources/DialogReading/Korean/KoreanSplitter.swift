/// Splits a Korean text at spaces, line ends and the marks that end sentences.
struct KoreanSplitter {
  private(set) var sentences: [KoreanSentence] = []
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int
  private var words: [KoreanWord] = []
  /// Where the sentence begins, by the places of scalars.
  private var start: Int?
  /// The marks after the last word.
  private var marks = 0..<0
  private var quotes = 0

  init(_ text: String) {
    var offset = 0
    var scalars: [(Unicode.Scalar, Int)] = []
    for scalar in text.unicodeScalars {
      scalars.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    end = offset
  }

  mutating func split() {
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index].scalar
      if scalar == "\n" {
        finish()
        index += 1
      } else if scalar == " " || scalar == "\t" || scalar == "\u{A0}" {
        index += 1
      } else {
        index = readWord(index)
      }
    }
    finish()
  }

  private func offset(_ index: Int) -> Int { index < scalars.count ? scalars[index].offset : end }

  /// Reads up to the next space; ends the sentence after a mark that ends it.
  private mutating func readWord(_ first: Int) -> Int {
    var limit = first
    while limit < scalars.count, !Self.isSpace(scalars[limit].scalar) {
      limit += 1
    }
    var body = first..<limit
    while let head = body.first, Self.opens(scalars[head].scalar) {
      quotes += Self.quotes(scalars[head].scalar) ? 1 : 0
      body = head + 1..<limit
    }
    var tail = limit
    while tail > body.lowerBound, Self.closes(scalars[tail - 1].scalar) { tail -= 1 }
    if start == nil { start = first }
    if body.lowerBound < tail { append(body.lowerBound..<tail) }
    for index in body.lowerBound..<limit where Self.closesQuote(scalars[index].scalar) {
      quotes = max(0, quotes - 1)
    }
    marks = tail..<limit
    if marks.contains(where: { SentenceEnd.mark(scalars[$0].scalar) != nil }) { finish() }
    return limit
  }

  private mutating func append(_ range: Range<Int>) {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range].map(\.scalar))
    words.append(
      KoreanWord(
        text: text, range: offset(range.lowerBound)..<offset(range.upperBound),
        isQuoted: quotes > 0))
  }

  /// Ends the sentence with the marks after its last word, if any.
  private mutating func finish() {
    defer {
      words = []
      start = nil
      marks = 0..<0
    }
    guard let start, !words.isEmpty else { return }
    let mark = Self.mark(scalars[marks].map(\.scalar))
    let last = words.last!.range.upperBound
    let markRange =
      mark == .none ? last..<last : offset(marks.lowerBound)..<offset(marks.upperBound)
    sentences.append(
      KoreanSentence(
        words: words, form: form(with: mark), mark: mark, markRange: markRange,
        range: offset(start)..<markRange.upperBound))
  }

  /// The form of the words before a bracket at the end: 제외됩니다(토요일 포함). A bracket alone adds to
  /// the sentence before it.
  private func form(with mark: KoreanSentence.Mark) -> KoreanForm {
    guard let bracket = lastBracket else { return KoreanForm.of(words, mark: mark) }
    var before = words.filter { $0.range.lowerBound < bracket.offset }
    guard let last = before.last else {
      return sentences.isEmpty ? KoreanForm.of(words, mark: mark) : .unknown
    }
    let excess = last.range.upperBound - bracket.offset
    if excess > 0 {
      let text = String(decoding: Array(last.text.utf8).dropLast(excess), as: UTF8.self)
      let range = last.range.lowerBound..<bracket.offset
      before[before.count - 1] = KoreanWord(text: text, range: range, isQuoted: last.isQuoted)
    }
    return KoreanForm.of(before, mark: mark)
  }

  /// The round bracket that the marks after the last word close.
  private var lastBracket: (scalar: Unicode.Scalar, offset: Int)? {
    guard marks.contains(where: { scalars[$0].scalar == ")" }), let start else { return nil }
    let first = scalars[..<marks.lowerBound].last { $0.scalar == "(" || $0.scalar == ")" }
    guard let first, first.scalar == "(", first.offset >= offset(start) else { return nil }
    return first
  }

  private static func mark(_ marks: [Unicode.Scalar]) -> KoreanSentence.Mark {
    for mark in marks.reversed() {
      switch SentenceEnd.mark(mark) {
      case .question?: return .question
      case .exclamation?: return .exclamation
      case .ellipsis?: return .ellipsis
      case .fullStop?: return marks.count { $0 == "." } > 1 ? .ellipsis : .period
      default: break
      }
      switch mark {
      case ":", "：": return .colon
      case ",", ";", "~": return .other
      default: continue
      }
    }
    return .none
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\u{A0}"
  }

  private static func quotes(_ scalar: Unicode.Scalar) -> Bool {
    opensQuote(scalar) || closesQuote(scalar)
  }

  private static func opensQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "‘", "「", "『", "《", "〈": true
    default: false
    }
  }

  private static func closesQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "」", "』", "》", "〉": true
    default: false
    }
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "(", "[", "<", "•", "·", "-", "–", "*": true
    default: opensQuote(scalar)
    }
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", ">", ",", ":", "：", ";", "~": true
    default: closesQuote(scalar) || SentenceEnd.mark(scalar) != nil
    }
  }
}
