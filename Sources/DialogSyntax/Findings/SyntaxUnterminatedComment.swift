import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxUnterminatedComment = RuleDescription(
    "syntax/unterminated-comment", .error,
    summary: Message(en: "a comment that /* opens ends with */", ko: "/*로 시작한 주석은 */로 닫습니다"),
    reason: Message(
      en: """
        All that follows would be a comment too. Comments nest, so that each /* in a comment needs \
        its own */.
        """,
      ko: """
        닫지 않으면 뒤의 내용이 모두 주석이 됩니다. 주석은 중첩되므로 주석 안의 /*마다 */가 있어야 합니다.
        """),
    examples: [
      RuleExample(
        """
        ⟦/*⟧ Asked before the account is left.
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        /* Asked before the account is left. */
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnterminatedComment,
      Message(
        en: "the comment that starts here is never closed; write */ where it ends",
        ko: "여기서 시작한 주석이 닫히지 않았습니다. 끝나는 곳에 */를 쓰세요"),
      at: range
    )
    // What it swallows may be declarations.
    .relating(RuleRelations(unknowns: [.names]))
  }
}
