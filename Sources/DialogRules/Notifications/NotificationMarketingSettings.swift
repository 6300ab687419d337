import DialogFindings
import DialogModel

extension Rule {
  static let notificationMarketingSettings = Rule(
    "notification/marketing-settings", .always(.error),
    from: [
      .notifications2020(
        "Sending Marketing Notifications: Make sure people can manage their notification preferences within your app."
      ),
      .managingNotifications2024("Sending marketing notifications"),
    ],
    summary: Message(
      en: "marketing names the app’s screen where the choice can be changed",
      ko: "marketing 알림에는 선택을 바꿀 수 있는 앱의 화면을 적습니다"),
    reason: Message(
      en: "Who agreed once must be able to change their mind, in the app itself.",
      ko: "한 번 동의한 사람도 앱 안에서 마음을 바꿀 수 있어야 합니다."),
    examples: [
      RuleExample(
        beside: .marketing,
        """
        notification ⟦SummerOffer⟧ {
          category marketing
          consent AskForOffers
          body "Summer shoes are on sale this week."
          hiddenPreview "Special Offer"
          identifier summerOffer
        }
        """,
        fixed: """
          notification SummerOffer {
            category marketing
            consent AskForOffers
            body "Summer shoes are on sale this week."
            hiddenPreview "Special Offer"
            identifier summerOffer
            settings NotificationSettings
          }
          """)
    ],
    relations: RuleRelations(dependsOn: .project),
    check: .dialog { context, findings in
      guard let details = context.dialog.notification, details.category == .marketing,
        context.dialog.statement("settings") == nil
      else { return }
      let screen = context.project.program.project.notificationSettings?.text
      let statement = "settings \(screen ?? "NotificationSettings")"
      findings.report(
        Message(
          en: "people must be able to change their choice; name the screen, as in ‘\(statement)’",
          ko: "선택을 바꿀 수 있어야 합니다. 그 화면을 ‘\(statement)’처럼 적으세요"),
        at: context.dialog.name.range, of: context,
        fixes: .one(
          Message(en: "insert ‘\(statement)’", ko: "‘\(statement)’ 추가"),
          context.insertLast(statement)))
    })
}
