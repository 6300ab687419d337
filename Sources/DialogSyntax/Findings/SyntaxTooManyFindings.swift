import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxTooManyFindings = RuleDescription(
    "syntax/too-many-findings", .error,
    summary: Message(
      en: "up to \(SyntaxLimits.findings) mistakes of syntax are reported in a file",
      ko: "파일마다 구문 오류를 \(SyntaxLimits.findings)개까지 알립니다"),
    reason: Message(
      en: "A file with as many is likely no dialog source at all; no one reads more of them.",
      ko: "오류가 그보다 많으면 대화상자 소스가 아닐 가능성이 크고, 더 알려도 읽을 사람이 없습니다."),
    examples: [
      RuleExample(
        long: "\(String(repeating: "?\n", count: SyntaxLimits.findings - 1))⟦?⟧\n?\n",
        abridged: "?\n?\n…\n⟦?⟧\n?\n"),
      RuleExample("enum Size { small, large }"),
    ])
}

extension Diagnostic {
  static func tooMany(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxTooManyFindings,
      Message(
        en: "more than \(SyntaxLimits.findings) mistakes; the rest of the file is not reported",
        ko: "오류가 \(SyntaxLimits.findings)개를 넘어 이 파일의 나머지는 알리지 않습니다"),
      at: range)
  }
}
