import DialogFindings
import DialogSupport

extension Parser {
  /// The findings of lexer, parser and strings together, in order of place.
  ///
  /// What the parser cannot tell from the consequence of another mistake on the line is left out: it
  /// is how it recovers, no judgement between findings, which is `Settle`’s.
  var collectedFindings: [Diagnostic] {
    let oddLines = linesWithOddQuotes
    var found = problems.prefix(SyntaxLimits.findings).compactMap { candidate($0, oddLines) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      found.append(Candidate(.byteOrderMark(in: file), isSure: true))
    }
    for token in 0..<tokens.count
    where tokens.flags[token].contains(.needsDecoding) && found.count < SyntaxLimits.findings {
      if oddLines.contains(where: { $0.contains(tokens.starts[token]) }) { continue }
      found += stringFindings(token).map { Candidate($0, isSure: true) }
    }
    found += tokens.mistypedBraces.prefix(SyntaxLimits.findings).map {
      Candidate(.mistypedBrace(at: range($0)), isSure: true)
    }
    if found.isEmpty, findings.isEmpty, tokens.strays.isEmpty { return [] }
    found += findings.map { finding, quietUntil in
      Candidate(finding, quietUntil: tokens.starts[min(quietUntil, tokens.count - 1)])
    }
    for token in tokens.strays.prefix(SyntaxLimits.findings) where !usedStrays.contains(token) {
      found.append(Candidate(.needlessBrace(text(token), at: range(token))))
    }
    return limited(withoutConsequences(found).pairingBraces())
  }

  /// The lines on which a quote is missing, so that no one knows what is text and what is not.
  private var linesWithOddQuotes: [ByteRange] {
    problems.prefix(SyntaxLimits.findings).compactMap { problem in
      guard case .unterminatedString(let range) = problem else { return nil }
      var start = Int(range.start)
      while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      return ByteRange(UInt32(start), range.end)
    }
  }

  /// The first findings of very many, and that there are more.
  private func limited(_ findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count < SyntaxLimits.findings { return findings }
    let kept = findings.prefix(SyntaxLimits.findings)
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

  private func candidate(_ problem: Lexer.Problem, _ oddLines: [ByteRange]) -> Candidate? {
    switch problem {
    case .unterminatedString(let range):
      return Candidate(unterminatedString(range), quietUntil: afterLine(range))
    case .unterminatedMultilineString(let range):
      return Candidate(.unterminatedMultilineString(at: SourceRange(file, range)), isSure: true)
    case .unterminatedComment(let range):
      return Candidate(.unterminatedComment(at: SourceRange(file, range)), isSure: true)
    case .typographicQuotes(let range, let opening, let closing):
      if oddLines.contains(where: { $0.contains(range.start) }) { return nil }
      return Candidate(typographicQuotes(range, opening: opening, closing: closing))
    case .missingOpeningQuote(let range):
      let length = TypographicQuote.length(in: bytes, at: Int(range.start))
      if length > 0 {
        let mark = ByteRange(Int(range.start), Int(range.start) + length)
        return Candidate(
          .curlyQuote(at: SourceRange(file, range), SourceRange(file, mark)),
          quietUntil: afterLine(range))
      }
      return Candidate(
        .missingOpeningQuote(at: SourceRange(file, range)), quietUntil: afterLine(range))
    case .needlessQuote(let range):
      return Candidate(.needlessQuote(at: SourceRange(file, range)), quietUntil: afterLine(range))
    case .missingMultilineQuotes(let range):
      return Candidate(.missingMultilineQuotes(at: SourceRange(file, range)), isSure: true)
    case .invisibleCharacter(let range):
      let text = String(decoding: bytes[range.indices], as: UTF8.self)
      return Candidate(.invisibleCharacter(text, at: SourceRange(file, range)), isSure: true)
    case .unknownCharacters(let range):
      return Candidate(
        .unknownCharacters(
          shown(range), at: SourceRange(file, range),
          isBeforeWord: Int(range.end) < bytes.count && bytes[Int(range.end)] > 0x20),
        quietUntil: afterLine(range))
    }
  }

  /// After the end of the line on which a range ends.
  private func afterLine(_ range: ByteRange) -> UInt32 {
    var end = Int(range.end)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return UInt32(end + 1)
  }

  /// The quote that is missing stands in front of the braces that close a block on the line.
  private func unterminatedString(_ range: ByteRange) -> Diagnostic {
    if let mark = bytes.curlyClosing(in: range.indices) {
      return .curlyQuote(at: SourceRange(file, range), SourceRange(file, mark))
    }
    var end = Int(range.end)
    var closing = end
    // The braces of the text’s own placeholders are its own.
    var excess = bytes[range.indices].reduce(0) { $0 + ($1 == 0x7D ? 1 : $1 == 0x7B ? -1 : 0) }
    while end > Int(range.start) + 1, [0x7D, 0x20, 0x09].contains(bytes[end - 1]) {
      if bytes[end - 1] == 0x7D {
        if excess <= 0 { break }
        excess -= 1
        closing = end - 1
      }
      end -= 1
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
      [SourceRange(file, first), SourceRange(file, last)],
      isFullWidth: bytes[Int(range.start)] == 0xEF, at: SourceRange(file, range))
  }

  // MARK: Strings

  private func stringFindings(_ token: Int) -> [Diagnostic] {
    if tokens.flags[token].contains(.isUnterminated) { return [] }
    let literal = StringLiteral.decode(
      bytes, token: tokens.range(token), isMultiline: tokens.kinds[token] == .multilineString)
    if let line = oneLine(token), !literal.problems.isEmpty {
      return [.textBesideQuotes(at: range(token), line: line)]
    }
    return literal.problems.prefix(SyntaxLimits.findings).map(diagnose)
  }

  /// A text between three quotes on one line, without others in it.
  private func oneLine(_ token: Int) -> SourceRange? {
    let own = tokens.range(token)
    guard tokens.kinds[token] == .multilineString, own.end - own.start > 6,
      !bytes[own.indices].contains(0x0A),
      !bytes[(Int(own.start) + 3)..<(Int(own.end) - 3)].contains(0x22)
    else { return nil }
    return range(token)
  }

  private func diagnose(_ problem: StringLiteral.Problem) -> Diagnostic {
    let place = { (range: ByteRange) in SourceRange(file, range) }
    let text = { (range: ByteRange) in String(decoding: bytes[range.indices], as: UTF8.self) }
    switch problem {
    case .unknownEscape(let range): return .unknownEscape(text(range), at: place(range))
    case .invalidScalar(let range): return .invalidScalar(text(range), at: place(range))
    case .unclosedBrace(let range), .strayBrace(let range):
      return .strayBrace(text(range), at: place(range))
    case .invalidPlaceholder(let range): return .invalidPlaceholder(text(range), at: place(range))
    case .textBesideQuotes(let range): return .textBesideQuotes(at: place(range), line: nil)
    case .indentation(let line, let spaces, let margin):
      return .indentation(at: place(line), spaces: spaces.map(place), margin: text(margin))
    }
  }
}
