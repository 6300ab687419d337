import DialogFindings
import DialogModel

extension Rule {
  static let badgeCleared = Rule(
    "badge/cleared", .always(.warning),
    from: [
      .notifications2020("Badging: Keep badges up to date."), .notifications2024("Badging"),
    ],
    summary: Message(
      en: "a badge says which screen clears it", ko: "배지에는 어느 화면에서 지워지는지 적습니다"),
    reason: Message(
      en: """
        A badge that stays when everything has been seen sends people looking for news that are not \
        there. Update it as soon as the screen is viewed; at zero the system removes the app’s \
        notifications from Notification Center.
        """,
      ko: """
        다 확인했는데도 배지가 남아 있으면 있지도 않은 소식을 찾게 됩니다. 사용자가 그 화면을 보면 바로 갱신하세요. 0이 되면 시스템이 \
        알림 센터에서 앱의 알림을 지웁니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification NewMessage(unread: Int) {
          category communication
          body "A new message has arrived."
          hiddenPreview "New Message"
          identifier newMessage
          ⟦badge unread⟧
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification NewMessage(unread: Int) {
          category communication
          body "A new message has arrived."
          hiddenPreview "New Message"
          identifier newMessage
          badge unread clearedBy InboxScreen
        }
        """),
    ],
    check: .dialog { context, findings in
      guard let badge = context.dialog.notification?.badge, badge.clearedBy == nil,
        let statement = context.dialog.statement("badge")
      else { return }
      findings.report(
        Message(
          en: "nothing clears the badge; name the screen that does, as in ‘clearedBy InboxScreen’",
          ko: "배지를 지우는 곳이 없습니다. 지우는 화면을 ‘clearedBy InboxScreen’처럼 적으세요"),
        at: statement.range, of: context)
    })
}
