import DialogSupport

extension Parser {
  /// `(name: Type, sensitive name: Type)`, on one line or several, where there is one.
  mutating func parseParameterList() {
    if isAt(.word), kind(after: 1) == .colon {
      reportExpected(.sign("("), fixes: [.insert("(", at: placeAfterPrevious, .safe)])
      return parseParameters()
    }
    if !isAtStatementEnd, !isAt(.leftParenthesis), !isAt(.leftBrace) {
      reportExpected(.sign("{"))
      repeat { advance() } while !isAtStatementEnd && !isAt(.leftParenthesis) && !isAt(.leftBrace)
    }
    if take(.leftParenthesis) { parseParameters() }
  }

  private mutating func parseParameters() {
    while !isAtParametersEnd {
      parseParameter()
      separateParameters()
    }
    if take(.rightParenthesis) { return }
    reportExpected(.closingParenthesis, fixes: [.insert(")", at: placeAfterPrevious, .safe)])
  }

  private var isAtParametersEnd: Bool {
    isAtEnd || isAt(.rightParenthesis) || isAt(.leftBrace)
      || tokens.startsDeclaration(position)
  }

  /// A comma, if another parameter follows.
  private mutating func separateParameters() {
    if take(.comma) || isAtParametersEnd { return }
    if isAt(.word), kind(after: 1) == .colon || kind(after: 2) == .colon {
      return report(
        .missingComma(before: text(position), at: range(position), after: placeAfterPrevious),
        goesOn: true)
    }
    reportExpected(.closingParenthesis)
    skipParameter()
    _ = take(.comma)
  }

  private mutating func skipParameter() {
    while !isAt(.comma), !isAtParametersEnd { advance() }
  }

  /// `[sensitive] name: Type`
  private mutating func parseParameter() {
    node(.parameter) { parser in
      parser.note(.parameterName)
      parser.parseSensitive()
      if parser.isAtTypeBeforeName { return parser.skipTypeBeforeName() }
      guard parser.takeName() else {
        parser.reportExpectedFirst(.parameterName)
        return parser.skipParameter()
      }
      guard parser.take(.colon) || parser.goesOnWithoutColon() else {
        return parser.skipParameter()
      }
      parser.parseType()
    }
  }

  /// Whether a parameter is written as in other languages: `Bool isNew`.
  private var isAtTypeBeforeName: Bool {
    guard isAt(.word), kind(after: 1) == .word,
      kind(after: 2) == .comma || kind(after: 2) == .rightParenthesis
    else { return false }
    let type = bytes[Int(tokens.starts[position])]
    let name = bytes[Int(tokens.starts[position + 1])]
    return type.isASCIIUpper && name.isASCIILower
  }

  private mutating func skipTypeBeforeName() {
    let both = ByteRange(tokens.starts[position], tokens.ends[position + 1])
    report(
      .typeBeforeName(
        text(position), text(position + 1), at: SourceRange(file, both)), goesOn: true)
    for _ in 0..<2 { advance() }
  }

  private mutating func parseSensitive() {
    guard isAt(.word), kind(after: 1) == .word else { return }
    let isMisspelled = !isAt(.sensitive) && kind(after: 2) == .colon
    if isAt(.sensitive) || (isMisspelled && correctKeyword(among: [.sensitive]) != nil) {
      advance()
    }
  }

  private mutating func parseType() {
    let isList = take(.leftBracket)
    note(.typeName)
    guard take(.word) else { return reportExpected(.typeName) }
    if isList, !take(.rightBracket) {
      let isMissing = isAt(.comma) || isAtParametersEnd
      reportExpected(
        .sign("]"), fixes: isMissing ? [.insert("]", at: placeAfterPrevious, .safe)] : [])
    }
  }

  /// Reports a missing colon or type; true where a type follows all the same.
  private mutating func goesOnWithoutColon() -> Bool {
    let isAtType = isAt(.word) || isAt(.leftBracket)
    let afterType = kind(after: isAt(.leftBracket) ? 3 : isAt(.word) ? 1 : 0)
    let isClear = afterType == .comma || afterType == .rightParenthesis
    report(
      .missingType(at: placeAfterPrevious, text: isClear ? isAtType ? ":" : ": String" : nil),
      goesOn: isClear)
    return isAtType && isClear
  }
}
