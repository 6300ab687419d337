import DialogFindings
import DialogModel

extension Rule {
  static let notificationLevel = Rule(
    "notification/level", .since(.hig2024, .error),
    from: [
      .managingNotifications2024(
        "Sending marketing notifications: Never use the Time Sensitive interruption level to send a marketing notification."
      )
    ],
    summary: Message(
      en: "marketing never breaks through a Focus",
      ko: "마케팅 알림은 집중 모드를 방해하지 않습니다"),
    reason: Message(
      en: """
        Time Sensitive and critical notifications break through a Focus and scheduled delivery. \
        People who agreed to offers did not agree to that.
        """,
      ko: """
        긴급한 알림과 중대한 알림은 집중 모드와 예약된 요약을 무시하고 표시됩니다. 광고를 받기로 한 사람이 그것까지 동의한 것은 아닙니다.
        """),
    examples: [
      RuleExample(
        beside: .marketing,
        """
        notification SummerOffer {
          category marketing
          ⟦level timeSensitive⟧
          consent AskForOffers
          settings NotificationSettings
          body "Summer shoes are on sale this week."
          hiddenPreview "Special Offer"
          identifier summerOffer
        }
        """,
        fixed: """
          notification SummerOffer {
            category marketing
            level passive
            consent AskForOffers
            settings NotificationSettings
            body "Summer shoes are on sale this week."
            hiddenPreview "Special Offer"
            identifier summerOffer
          }
          """)
    ],
    check: .dialog { context, findings in
      guard let details = context.dialog.notification, details.category == .marketing,
        details.level == .timeSensitive || details.level == .critical,
        let statement = context.dialog.statement("level")
      else { return }
      findings.report(
        Message(
          en: "marketing must not break through a Focus; use ‘level passive’ or ‘level active’",
          ko: "마케팅 알림은 집중 모드를 방해하면 안 됩니다. ‘level passive’나 ‘level active’를 쓰세요"),
        at: statement.range, of: context,
        fixes: [.replacing(statement.range, with: "level passive")])
    })
}
