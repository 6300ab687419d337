import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxNulByte = RuleDescription(
    "syntax/nul-byte", .error,
    summary: Message(en: "a source has no NUL bytes", ko: "소스에는 NUL 바이트가 없어야 합니다"),
    reason: Message(
      en: """
        No text has them: the file is likely no text at all, or damaged. In C a text would also end \
        there. Nothing else in the file is judged.
        """,
      ko: """
        텍스트에는 NUL이 없으므로 텍스트 파일이 아니거나 손상된 파일입니다. C에서는 그 자리에서 텍스트가 끝나기도 합니다. \
        그 파일의 다른 내용은 검사하지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?⟦\0⟧"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func nulByte(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxNulByte,
      Message(
        en: "a NUL byte, which no text has; is this a binary file?",
        ko: "텍스트에 없는 NUL 바이트입니다. 바이너리 파일이 아닌지 확인하세요"),
      at: range)
  }
}
