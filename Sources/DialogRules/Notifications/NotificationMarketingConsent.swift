import DialogFindings
import DialogModel

extension Rule {
  static let notificationMarketingConsent = Rule(
    "notification/marketing-consent", .always(.error),
    from: [
      .notifications2020(
        "Sending Marketing Notifications: Get people’s permission if you want to send them promotional or marketing notifications."
      ),
      .managingNotifications2024("Sending marketing notifications"),
    ],
    summary: Message(
      en: "marketing names the dialog that asked for consent, with a way in and a way out",
      ko: "marketing 알림에는 동의를 구한 대화상자가 있어야 하며, 거기서 동의도 거절도 할 수 있어야 합니다"),
    reason: Message(
      en: """
        Marketing is sent only to people who explicitly agreed. The dialog that asks describes what \
        will be sent and makes opting out as clear as opting in.
        """,
      ko: """
        마케팅 알림은 명시적으로 동의한 사람에게만 보냅니다. 동의를 구하는 대화상자는 무엇을 보내는지 알리고, 거절도 \
        동의만큼 분명하게 할 수 있어야 합니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification ⟦SummerOffer⟧ {
          category marketing
          settings NotificationSettings
          body "Summer shoes are on sale this week."
          hiddenPreview "Special Offer"
          identifier summerOffer
        }
        """),
      RuleExample(
        beside: .marketing,
        """
        notification SummerOffer {
          category marketing
          consent AskForOffers
          settings NotificationSettings
          body "Summer shoes are on sale this week."
          hiddenPreview "Special Offer"
          identifier summerOffer
        }
        """),
    ],
    relations: RuleRelations(dependsOn: .otherDialogs),
    check: .dialog { context, findings in
      guard let details = context.dialog.notification, details.category == .marketing else {
        return
      }
      guard let consent = details.consent else {
        guard context.dialog.statement("consent") == nil else { return }
        return findings.report(.noConsent, at: context.dialog.name.range, of: context)
      }
      guard let asking = context.project.dialog(named: consent.text), asking.kind != .notification,
        !asking.offersBothWays
      else { return }
      findings.report(
        .oneWay(consent.text), at: consent.range, of: context,
        notes: [
          Diagnostic.Note(
            Message(en: "it is declared here", ko: "여기에 선언되어 있습니다"), at: asking.name.range)
        ])
    })
}

extension Dialog {
  /// Whether people can agree and decline, both by a button.
  fileprivate var offersBothWays: Bool {
    buttons.contains { $0.role != .cancel } && buttons.count > 1
  }
}

extension Message {
  fileprivate static let noConsent = Message(
    en: "marketing needs consent; name the dialog that asked for it, as in ‘consent AskForOffers’",
    ko: "마케팅 알림에는 동의가 필요합니다. 동의를 구한 대화상자를 ‘consent AskForOffers’처럼 적으세요")

  fileprivate static func oneWay(_ dialog: String) -> Message {
    Message(
      en: "‘\(dialog)’ does not offer both ways; give it a button to agree and one to decline",
      ko: "‘\(dialog)’에서는 동의와 거절을 모두 할 수 없습니다. 동의하는 버튼과 거절하는 버튼을 두세요")
  }
}
