import DialogFindings
import DialogSupport
import DialogSyntax

extension Diagnostic {
  static func emptyReason(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxMissingReason,
      Message(
        en: "the reason is empty; say why this is allowed", ko: "이유가 비어 있습니다. 왜 허용하는지 쓰세요"),
      at: range)
  }
}
