import DialogFindings
import DialogModel

extension Rule {
  static let badgeCritical = Rule(
    "badge/critical", .always(.warning),
    from: [
      .notifications2020(
        "Badging: Use badging to supplement notifications, not to denote critical information."),
      .notifications2024("Badging"),
    ],
    summary: Message(
      en: "a badge is not the only sign of critical information",
      ko: "중요한 정보를 배지로만 알리지 않습니다"),
    reason: Message(
      en: "People can turn badges off, and then miss what only a badge says.",
      ko: "배지는 끌 수 있으므로 배지로만 알린 것은 놓칠 수 있습니다."),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification TasksOverdue(overdue: Int) {
          category reminder
          hiddenPreview "Overdue Tasks"
          identifier overdueTasks
          ⟦badge overdue clearedBy TodayScreen⟧
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification TasksOverdue(overdue: Int) {
          category reminder
          body "Some tasks are overdue."
          hiddenPreview "Overdue Tasks"
          identifier overdueTasks
          badge overdue clearedBy TodayScreen
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.dialog.notification?.badge != nil, !context.hasVisibleText,
        let statement = context.dialog.statement("badge")
      else { return }
      findings.report(
        Message(
          en: "the badge alone can be missed; say in a body what it counts",
          ko: "배지만으로는 놓칠 수 있습니다. 무엇을 세는지 body에 쓰세요"),
        at: statement.range, of: context)
    })
}
