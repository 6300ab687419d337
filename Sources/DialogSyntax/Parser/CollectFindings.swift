import DialogText

extension Parser {
  /// The findings of lexer, parser and strings together, in order of place; where two speak of one
  /// place, only the more telling one.
  consuming func allFindings(_ problems: [Lexer.Problem]) -> [Diagnostic] {
    var found = problems.prefix(Parser.findingLimit).map(diagnose)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { found.append(.byteOrderMark(in: file)) }
    for token in 0..<tokens.count
    where tokens.flags[token].contains(.needsDecoding) && found.count < Parser.findingLimit {
      found += stringFindings(token)
    }
    let lexical = found
    found += findings.filter { finding in !lexical.contains { covers($0, finding) } }
    return found.isEmpty ? found : limited(withoutEchoes(found.inSourceOrder()))
  }

  /// The first findings of very many, and that there are more.
  private func limited(_ findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count < Parser.findingLimit { return findings }
    let kept = findings.prefix(Parser.findingLimit)
    return kept + [.tooMany(Parser.findingLimit, at: kept.last!.range)]
  }

  /// Whether what the lexer says of a place explains what the parser says there.
  private func covers(_ lexical: Diagnostic, _ finding: Diagnostic) -> Bool {
    switch lexical.rule {
    case "syntax/unterminated-comment":
      finding.range.end >= lexical.range.start
    case "syntax/unterminated-string", "syntax/unknown-character":
      finding.range.start >= lexical.range.start && finding.range.start <= lexical.range.end
        || isMultilineOpening(lexical)
    default: false
    }
  }

  /// An open `"""` swallows the rest of the file.
  private func isMultilineOpening(_ finding: Diagnostic) -> Bool {
    finding.rule == "syntax/unterminated-string" && finding.fixes.isEmpty
  }

  private func withoutEchoes(_ findings: [Diagnostic]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    for finding in findings {
      let isEcho = kept.last.map { $0.range.start == finding.range.start && $0.rule != "syntax/byte-order-mark" }
      if isEcho != true { kept.append(finding) }
    }
    return kept
  }

  private func diagnose(_ problem: Lexer.Problem) -> Diagnostic {
    switch problem {
    case .unterminatedString(let range):
      .unterminatedString(at: SourceRange(file, range))
    case .unterminatedMultilineString(let range):
      .unterminatedMultilineString(at: SourceRange(file, range))
    case .unterminatedComment(let range):
      .unterminatedComment(at: SourceRange(file, range))
    case .typographicQuotes(let range, let opening, let closing):
      .typographicQuotes(
        [
          SourceRange(file, ByteRange(Int(range.start), Int(range.start) + opening)),
          SourceRange(file, ByteRange(Int(range.end) - closing, Int(range.end))),
        ], at: SourceRange(file, range))
    case .unknownCharacters(let range):
      .unknownCharacters(
        String(decoding: bytes[range.indices], as: UTF8.self), at: SourceRange(file, range))
    }
  }

  private func stringFindings(_ token: Int) -> [Diagnostic] {
    let literal = StringLiteral.decode(
      bytes, token: tokens.range(token), isMultiline: tokens.kinds[token] == .multilineString)
    return literal.problems.prefix(Parser.findingLimit).map { problem in
      .string(problem, in: file) { String(decoding: bytes[$0.indices], as: UTF8.self) }
    }
  }
}
