import DialogSupport

/// Reads source as loosely as people write it: any quotes, signs of full width, comments of others. No
/// further than it is asked for tokens.
struct LooseLexer: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  private var tokens: [LooseToken] = []
  /// How many of them were asked for.
  private var taken = 0
  private var followsNewline = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  static func lex(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [LooseToken] {
    Array(LooseLexer(bytes, range))
  }

  mutating func next() -> LooseToken? {
    while taken == tokens.count {
      guard let scalar = scalar(at: position) else { return nil }
      lexToken(scalar)
    }
    taken += 1
    return tokens[taken - 1]
  }

  // MARK: Characters

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < end else { return nil }
    var decoder = UTF8()
    var iterator = bytes[offset..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "\u{FFFD}" }
    return scalar
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func starts(_ text: String, at offset: Int) -> Bool {
    offset <= end && bytes[offset..<end].starts(with: text.utf8)
  }

  private mutating func append(_ kind: LooseToken.Kind, _ text: String, from start: Int) {
    tokens.append(
      LooseToken(
        kind: kind, text: text, range: start..<position, followsNewline: followsNewline))
    followsNewline = false
  }

  // MARK: Tokens

  private mutating func lexToken(_ scalar: Unicode.Scalar) {
    let start = position
    if scalar == "\n" || scalar == "\r" {
      followsNewline = true
      position += 1
    } else if scalar.properties.isWhitespace {
      position += length(scalar)
    } else if let comment = Self.comments.first(where: { starts($0.open, at: start) }),
      beginsComment(comment.open)
    {
      lexComment(comment.open, comment.close)
    } else if let close = Self.quotes[scalar], lexText(scalar, until: close) {
    } else if isWordScalar(scalar) {
      lexWord()
    } else {
      lexSign(scalar)
    }
  }

  private func length(_ scalar: Unicode.Scalar) -> Int { UTF8.width(scalar) }

  private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || Self.apostrophes.contains(scalar) && !tokens.isEmpty
        && tokens.last!.range.upperBound == position && tokens.last!.kind == .word
  }

  private mutating func lexWord() {
    let start = position
    while let scalar = scalar(at: position) {
      let goesOn = Self.joining.contains(scalar) && next(after: scalar).map(isLetter) == true
      guard isLetter(scalar) || scalar == "_" || goesOn else { break }
      position += length(scalar)
    }
    if position == start { position += length(scalar(at: start)!) }
    let word = string(start..<position)
    append(word.utf8.first!.isASCIIDigit ? .number : .word, word, from: start)
  }

  private func next(after scalar: Unicode.Scalar) -> Unicode.Scalar? {
    self.scalar(at: position + length(scalar))
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private mutating func lexSign(_ scalar: Unicode.Scalar) {
    let start = position
    if let sign = Self.signs.first(where: { starts($0, at: start) }) {
      position += sign.utf8.count
      return append(.sign, sign, from: start)
    }
    position += length(scalar)
    append(.sign, String(Character(Self.plain(scalar))), from: start)
  }

  /// The sign of usual width for one of full width.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
    return isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar
  }

  // MARK: Texts

  /// A text that ends on its line; false where it does not.
  private mutating func lexText(_ open: Unicode.Scalar, until close: Unicode.Scalar) -> Bool {
    let start = position
    var offset = start + length(open)
    while let scalar = scalar(at: offset), scalar != "\n", scalar != "\r" {
      if scalar == close {
        let content = string(start + length(open)..<offset)
        position = offset + length(scalar)
        append(.text, content, from: start)
        tokens[tokens.count - 1].isQuotedHere = open == "\""
        return true
      }
      offset += length(scalar)
      if scalar == "\\", let escaped = self.scalar(at: offset), escaped != "\n" {
        offset += length(escaped)
      }
    }
    return false
  }

  // MARK: Comments

  private mutating func lexComment(_ open: String, _ close: String?) {
    let start = position
    position += open.utf8.count
    let content = position
    var contentEnd = end
    while position < end {
      if let close {
        if starts(close, at: position) { break }
      } else if bytes[position] == 0x0A || bytes[position] == 0x0D {
        break
      }
      position += 1
    }
    contentEnd = position
    position = Swift.min(end, position + (close?.utf8.count ?? 0))
    append(.comment, string(content..<contentEnd), from: start)
  }

  /// `#` and `--` begin a comment where white space stands on both sides.
  private func beginsComment(_ open: String) -> Bool {
    guard open == "#" || open == "--" else { return true }
    let isFree = position == 0 || bytes[position - 1] <= 0x20
    let next = scalar(at: position + open.utf8.count)
    // Translators’ tools write `#:` and `#,` at the start of a line.
    let isOfGettext = followsNewline && next.map { ":,.~|".unicodeScalars.contains($0) } ?? false
    guard isFree, next == nil || next!.properties.isWhitespace || isOfGettext else { return false }
    // In braces that close on the line `#` is a number.
    let depth = tokens.reduce(0) { $0 + ($1.isSign("{") ? 1 : $1.isSign("}") ? -1 : 0) }
    let line = bytes[position..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return depth <= 0 || !line.contains(0x7D)
  }

  private static let comments: [(open: String, close: String?)] = [
    ("//", nil), ("/*", "*/"), ("<!--", "-->"), ("#", nil), ("--", nil),
  ]

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "'": "'", "`": "`", "“": "”", "＂": "＂", "「": "」", "『": "』", "‘": "’", "«": "»",
    "„": "“",
  ]

  private static let signs = ["---", "===", "!==", "=>", "->", "==", "!=", ">=", "<=", "&&", "||"]

  /// What may stand within a word.
  private static let joining: Set<Unicode.Scalar> = ["-", "'", "’", "."]
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’"]
}
