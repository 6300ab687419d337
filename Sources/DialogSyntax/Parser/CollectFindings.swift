import DialogText

extension Parser {
  /// The findings of lexer, parser and strings together, in order of place; what follows from
  /// another mistake on the same line is left out.
  consuming func allFindings(_ problems: [Lexer.Problem]) -> [Diagnostic] {
    var found = problems.prefix(Parser.findingLimit).map(candidate)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      found.append(Candidate(.byteOrderMark(in: file), isSure: true))
    }
    for token in 0..<tokens.count
    where tokens.flags[token].contains(.needsDecoding) && found.count < Parser.findingLimit {
      found += stringFindings(token).map { Candidate($0, isSure: true) }
    }
    if found.isEmpty, findings.isEmpty, tokens.strays.isEmpty { return [] }
    found += findings.map { finding, quietUntil in
      Candidate(finding, quietUntil: tokens.starts[quietUntil])
    }
    for token in tokens.strays.prefix(Parser.findingLimit) where !usedStrays.contains(token) {
      found.append(Candidate(.needlessBrace(text(token), at: range(token))))
    }
    return limited(withoutConsequences(found))
  }

  /// The first findings of very many, and that there are more.
  private func limited(_ findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count < Parser.findingLimit { return findings }
    let kept = findings.prefix(Parser.findingLimit)
    return kept + [.tooMany(at: kept.last!.range)]
  }

  /// A finding, with what it says about others on its line.
  private struct Candidate {
    let finding: Diagnostic
    /// The byte up to which all else that is not sure follows from it.
    let quietUntil: UInt32
    /// Whether it holds whatever else is wrong.
    let isSure: Bool

    init(_ finding: Diagnostic, quietUntil: UInt32 = 0, isSure: Bool = false) {
      self.finding = finding
      self.quietUntil = quietUntil
      self.isSure = isSure
    }
  }

  private func withoutConsequences(_ found: [Candidate]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var quietUntil: UInt32 = 0
    for (_, candidate) in found.enumerated().sorted(by: {
      ($0.element.finding.range.start, $0.offset) < ($1.element.finding.range.start, $1.offset)
    }) {
      guard candidate.isSure || candidate.finding.range.start >= quietUntil else { continue }
      kept.append(candidate.finding)
      quietUntil = max(quietUntil, candidate.quietUntil)
    }
    return kept
  }

  // MARK: Lexer

  private func candidate(_ problem: Lexer.Problem) -> Candidate {
    switch problem {
    case .unterminatedString(let range):
      Candidate(unterminatedString(range), quietUntil: lineEnd(from: range))
    case .unterminatedMultilineString(let range):
      Candidate(.unterminatedMultilineString(at: SourceRange(file, range)), isSure: true)
    case .unterminatedComment(let range):
      Candidate(.unterminatedComment(at: SourceRange(file, range)), isSure: true)
    case .typographicQuotes(let range, let opening, let closing):
      Candidate(typographicQuotes(range, opening: opening, closing: closing), isSure: true)
    case .unknownCharacters(let range):
      Candidate(
        .unknownCharacters(shown(range), at: SourceRange(file, range)),
        quietUntil: lineEnd(from: range))
    }
  }

  private func lineEnd(from range: ByteRange) -> UInt32 {
    var end = Int(range.end)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return UInt32(end)
  }

  /// The quote that is missing stands in front of the braces that close a block on the line.
  private func unterminatedString(_ range: ByteRange) -> Diagnostic {
    var end = Int(range.end)
    var closing = end
    while end > Int(range.start) + 1, [0x7D, 0x20, 0x09].contains(bytes[end - 1]) {
      end -= 1
      if bytes[end] == 0x7D { closing = end }
    }
    while closing > Int(range.start) + 1, [0x20, 0x09].contains(bytes[closing - 1]) { closing -= 1 }
    return .unterminatedString(
      at: SourceRange(file, range), quote: SourceRange(file, ByteRange(closing, closing)))
  }

  private func typographicQuotes(
    _ range: ByteRange, opening: Int, closing: Int
  ) -> Diagnostic {
    let first = ByteRange(Int(range.start), Int(range.start) + opening)
    let last = ByteRange(Int(range.end) - closing, Int(range.end))
    return .typographicQuotes(
      [SourceRange(file, first), SourceRange(file, last)], at: SourceRange(file, range))
  }

  // MARK: Strings

  private func stringFindings(_ token: Int) -> [Diagnostic] {
    if tokens.flags[token].contains(.isUnterminated) { return [] }
    let literal = StringLiteral.decode(
      bytes, token: tokens.range(token), isMultiline: tokens.kinds[token] == .multilineString)
    return literal.problems.prefix(Parser.findingLimit).map(diagnose)
  }

  private func diagnose(_ problem: StringLiteral.Problem) -> Diagnostic {
    let place = { (range: ByteRange) in SourceRange(file, range) }
    let text = { (range: ByteRange) in String(decoding: bytes[range.indices], as: UTF8.self) }
    switch problem {
    case .unknownEscape(let range): return .unknownEscape(text(range), at: place(range))
    case .invalidScalar(let range): return .invalidScalar(at: place(range))
    case .unclosedBrace(let range), .strayBrace(let range):
      return .strayBrace(text(range), at: place(range))
    case .invalidPlaceholder(let range): return .invalidPlaceholder(text(range), at: place(range))
    case .textBesideQuotes(let range): return .textBesideQuotes(at: place(range))
    case .indentation(let line, let spaces, let margin):
      return .indentation(at: place(line), spaces: spaces.map(place), margin: text(margin))
    }
  }
}
