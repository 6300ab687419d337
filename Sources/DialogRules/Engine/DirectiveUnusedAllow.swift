import DialogFindings
import DialogModel

extension Rule {
  /// Found by the engine: an allowance without effect.
  static let directiveUnusedAllow = Rule(
    "directive/unused-allow", .always(.warning), from: [],
    summary: Message(
      en: "each @allow is needed", ko: "@allow는 필요한 곳에만 씁니다"),
    reason: Message(
      en: """
        An @allow that no finding needs any more hides the next one, and tells readers of \
        a problem that is not there.
        """,
      ko: """
        더는 필요 없는 @allow는 다음에 생길 지적을 가리고, 읽는 사람에게 있지도 않은 문제를 알립니다.
        """),
    examples: [
      RuleExample(
        """
        ⟦@allow(button/duplicate-title, "Both were titled Keep once.")⟧
        alert DiscardChanges {
          purpose destructive
          title "Discard changes?"
          message "The last version stays."
          button discard "Discard" destructive
          cancel
        }
        """,
        fixed: """
          alert DiscardChanges {
            purpose destructive
            title "Discard changes?"
            message "The last version stays."
            button discard "Discard" destructive
            cancel
          }
          """)
    ],
    check: .engine)
}

extension Diagnostic {
  static func unusedAllow(
    _ allowance: Allowance, _ severity: Severity, removing edit: TextEdit?
  ) -> Diagnostic {
    Diagnostic(
      Rule.directiveUnusedAllow.id, severity,
      Message(
        en: "nothing here breaks ‘\(allowance.rule)’; remove the @allow",
        ko: "여기에는 ‘\(allowance.rule)’ 규칙에 어긋나는 것이 없습니다. @allow를 지우세요"),
      at: allowance.range, fixes: .one(.remove("@allow"), edit, applicability: .safe))
  }
}
