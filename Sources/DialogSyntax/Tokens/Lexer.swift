import DialogSupport

/// Splits bytes into tokens in one pass. Never fails: what begins no token becomes `unknown`.
struct Lexer {
  var tokens = TokenTable()
  var problems: [Problem] = []

  let bytes: UnsafeBufferPointer<UInt8>
  let keywords = KeywordTable.shared
  var position = 0
  /// Where the last line ends that was read again for its quotes.
  var mendedLineEnd = -1
  private var flags: TokenTable.Flags = []
  // Whether a `"""` or a `/*` was met that nothing closes; no later one is followed to the end of
  // the file then, so that time stays linear.
  private var hasUnterminatedString = false
  private var hasUnterminatedComment = false

  /// The bytes must outlive the call. The tokens take the place of others.
  static func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, into tokens: inout TokenTable
  ) -> [Problem] {
    var lexer = Lexer(bytes)
    lexer.run()
    lexer.tokens.matchBraces(bytes)
    // Moved, as the reader of few bytes would spend most of its time with counts of references.
    swap(&tokens, &lexer.tokens)
    return lexer.problems
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5 + 8)
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while true {
      skipTrivia()
      guard position < bytes.count else { break }
      lexToken()
      flags = []
    }
    tokens.append(.endOfFile, bytes.count, bytes.count, flags)
  }

  private func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  // MARK: Trivia

  private mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D:
        flags.insert(.followsNewline)
        position += 1
      case 0x2F where byte(at: position + 1) == 0x2F: skipLineComment()
      case 0x2F where byte(at: position + 1) == 0x2A: skipBlockComment()
      case 0x80... where skipInvisibleCharacter(): continue
      default: return
      }
    }
  }

  private mutating func skipLineComment() {
    let isDocumentation = byte(at: position + 2) == 0x2F && byte(at: position + 3) != 0x2F
    if isDocumentation { flags.insert(.followsDocumentation) }
    skipToLineEnd()
  }

  private mutating func skipToLineEnd() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    if skipBlockComment(recovering: hasUnterminatedComment) { return }
    hasUnterminatedComment = true
    problems.append(.unterminatedComment(ByteRange(start, start + 2)))
    position = recoveryPoint(after: start, indentation: 0)
    flags.formUnion([.followsNewline, .followsUnterminated])
  }

  /// Past the end of a comment and of those in it; false where it has none.
  ///
  /// - Parameter recovering: looks no further than to the next declaration.
  private mutating func skipBlockComment(recovering: Bool) -> Bool {
    var depth = 1
    position += 2
    while position < bytes.count {
      switch (bytes[position], byte(at: position + 1)) {
      case (0x2A, 0x2F):
        position += 2
        depth -= 1
        if depth == 0 { return true }
      case (0x2F, 0x2A):
        position += 2
        depth += 1
      case (0x0A, _), (0x0D, _):
        if recovering, isOver(at: position, indentation: 0) { return false }
        flags.insert(.followsNewline)
        position += 1
      default: position += 1
      }
    }
    return false
  }

  // MARK: Tokens

  private mutating func lexToken() {
    let first = bytes[position]
    switch first {
    case 0x22: lexString()
    case 0x7B: lexPunctuation(.leftBrace)
    case 0x7D: lexPunctuation(.rightBrace)
    case 0x28: lexPunctuation(.leftParenthesis)
    case 0x29: lexPunctuation(.rightParenthesis)
    case 0x5B: lexPunctuation(.leftBracket)
    case 0x5D: lexPunctuation(.rightBracket)
    case 0x3A: lexPunctuation(.colon)
    case 0x2C: lexPunctuation(.comma)
    case 0x3B: lexPunctuation(.semicolon)
    case 0x40: lexPunctuation(.at)
    case 0x2F: lexPunctuation(.slash)
    case 0x2E: lexPunctuation(.dot)
    default:
      if first.isASCIILetter || first == 0x5F {
        lexWord()
      } else if first.isASCIIDigit {
        lexNumber()
      } else {
        lexUnknown()
      }
    }
  }

  private mutating func lexPunctuation(_ kind: TokenKind) {
    tokens.append(kind, position, position + 1, flags)
    position += 1
  }

  private mutating func lexWord() {
    let start = position
    skipWordCharacters()
    while byte(at: position) == 0x2D, isWordCharacter(byte(at: position + 1)) {
      position += 1
      skipWordCharacters()
    }
    let keyword = keywords.find(bytes[start..<position])
    tokens.append(.word, start, position, keyword: keyword, flags)
  }

  private mutating func skipWordCharacters() {
    while position < bytes.count, isWordCharacter(bytes[position]) { position += 1 }
  }

  private func isWordCharacter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F
  }

  private mutating func lexNumber() {
    let start = position
    skipWordCharacters()
    if byte(at: position) == 0x2E, byte(at: position + 1).isASCIIDigit {
      position += 1
      skipWordCharacters()
    }
    tokens.append(.number, start, position, flags)
  }

  /// Everything up to the next byte that may begin a token or trivia, as one token.
  private mutating func lexUnknown() {
    let start = position
    if lexTypographicString() { return }
    repeat {
      position += 1
    } while position < bytes.count && beginsNothing(bytes[position])
      && invisibleLength(at: position) == 0
    tokens.append(.unknown, start, position, flags)
    problems.append(.unknownCharacters(ByteRange(start, position)))
  }

  private func beginsNothing(_ byte: UInt8) -> Bool {
    if byte >= 0x80 || byte == 0 { return true }
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x7B, 0x7D, 0x28, 0x29, 0x5B, 0x5D, 0x3A, 0x2C, 0x3B, 0x40,
      0x2F, 0x2E, 0x5F:
      return false
    default: return !byte.isASCIILetter && !byte.isASCIIDigit
    }
  }

  // MARK: Strings

  /// `“…”`, read as the string it was meant to be.
  private mutating func lexTypographicString() -> Bool {
    let start = position
    let opening = TypographicQuote.length(in: bytes, at: start)
    guard opening > 0 else { return false }
    var i = start + opening
    while i < bytes.count, bytes[i] != 0x0A, bytes[i] != 0x0D, bytes[i] != 0x22 {
      let closing = TypographicQuote.closingLength(in: bytes, at: i, openedAt: start)
      if closing > 0 {
        position = i + closing
        tokens.append(.string, start, position, flags.union(.needsDecoding))
        let range = ByteRange(start, position)
        problems.append(.typographicQuotes(range, opening: opening, closing: closing))
        return true
      }
      i += 1
    }
    return false
  }

  private mutating func lexString() {
    if byte(at: position + 1) == 0x22, byte(at: position + 2) == 0x22 {
      lexMultilineString()
    } else {
      lexSingleLineString()
    }
  }

  private mutating func lexSingleLineString() {
    let start = position
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case 0x22:
        position += 1
        tokens.append(.string, start, position, flags)
        return
      case 0x0A, 0x0D:
        endUnterminatedString(from: start)
        return
      case 0x5C:
        flags.insert(.needsDecoding)
        position += escapeLength
      case 0x7B, 0x7D:
        flags.insert(.needsDecoding)
        position += 1
      default: position += 1
      }
    }
    endUnterminatedString(from: start)
  }

  /// A backslash and the byte it escapes, but never a line end.
  private var escapeLength: Int {
    let next = byte(at: position + 1)
    return next == 0x0A || next == 0x0D || position + 1 == bytes.count ? 1 : 2
  }

  private mutating func endUnterminatedString(from start: Int) {
    if lexMultilineString(withOneQuoteAt: start) || mendQuotes(lastOpening: start) { return }
    tokens.append(.string, start, position, flags.union([.needsDecoding, .isUnterminated]))
    problems.append(.unterminatedString(ByteRange(start, position)))
  }

  private mutating func lexMultilineString() {
    let start = position
    flags.insert(.needsDecoding)
    let indentation = hasUnterminatedString ? indentationOfLine(at: start) : nil
    if let end = multilineEnd(from: start + 3, within: indentation) {
      position = end
      tokens.append(.multilineString, start, position, flags)
    } else {
      hasUnterminatedString = true
      position = recoveryPoint(after: start, indentation: indentationOfLine(at: start))
      tokens.append(.multilineString, start, position, flags.union(.isUnterminated))
      problems.append(.unterminatedMultilineString(ByteRange(start, start + 3)))
    }
  }

  /// After the next `"""` that no backslash escapes.
  ///
  /// - Parameter indentation: looks no further than to a line that is indented less.
  private func multilineEnd(from start: Int, within indentation: Int?) -> Int? {
    var i = start
    while i < bytes.count {
      switch bytes[i] {
      case 0x5C: i += 2
      case 0x22 where byte(at: i + 1) == 0x22 && byte(at: i + 2) == 0x22:
        return opensAnother(at: i, after: start) ? nil : i + 3
      case 0x0A, 0x0D:
        if let indentation, isOver(at: i, indentation: indentation) { return nil }
        i += 1
      default: i += 1
      }
    }
    return nil
  }
}
