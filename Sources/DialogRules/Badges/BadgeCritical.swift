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
      RuleExample(
        beside: .notifying,
        """
        notification TasksOverdue(overdue: Int) {
          category reminder
          body "The ⟦number on the icon⟧ shows what is overdue."
          hiddenPreview "Overdue Tasks"
          identifier overdueTasks
          badge overdue clearedBy TodayScreen
        }
        """),
    ],
    check: Check(
      dialog: { context, findings in
        guard context.dialog.notification?.badge != nil, !context.hasVisibleText,
          let statement = context.dialog.statement("badge")
        else { return }
        findings.report(
          Message(
            en: "the badge alone can be missed; say in a body what it counts",
            ko: "배지만으로는 놓칠 수 있습니다. 무엇을 세는지 body에 쓰세요"),
          at: statement.range, of: context)
      },
      text: { text, findings in
        guard text.dialog.dialog.notification?.badge != nil,
          let place = text.first(leftToBadge)
        else { return }
        findings.report(
          Message(
            en: "the badge may be turned off; say here what it would tell",
            ko: "배지는 꺼져 있을 수 있습니다. 배지로 알리려는 것을 여기에 쓰세요"),
          in: text, at: place)
      }, scope: .notifications))
}

/// What leaves it to the badge to say something.
private let leftToBadge = Phrases(
  en: """
    see|check|watch|read the|its|this badge
    look|looking|glance at the|its|this badge
    the|this|its badge * shows|tells|says|counts|means|gives|has|indicates
    number|count|figure|dot|circle on|at|over|in|of the|its app's? app? icon|badge|app
    red dot|circle|number
    """,
  ko: """
    배지를|뱃지를|배지에서|뱃지에서|배지로|뱃지로 * ~보다|확인-|참고-|~살피다[아-]
    배지가|뱃지가|배지로|뱃지로|배지에|뱃지에 * ~알리다,보이다[아-,습니-]|~나타나다|표시-|~적히다[아-]|~있다[습니-,아-]
    배지의|배지|뱃지의|뱃지|아이콘의|아이콘에|아이콘 * 숫자-
    ~빨갛다[ㄴ] 점-|숫자-|동그라미-
    """)
