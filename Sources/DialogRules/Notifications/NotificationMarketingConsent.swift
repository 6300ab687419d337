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
      .notifications2020(
        "Sending Marketing Notifications: Don't use notifications to send marketing or promotional content unless people explicitly agree to receive such information."
      ),
    ],
    summary: Message(
      en: "marketing names the dialog that asked for consent, with a way in and a way out",
      ko: "marketing 알림에는 동의를 구한 대화상자가 있어야 하며, 거기서 동의도 거절도 할 수 있어야 합니다"),
    reason: Message(
      en: """
        Marketing is sent only to people who explicitly agreed, in a dialog of its own: allowing \
        notifications is not agreeing to offers. It says what kinds of news will come and makes opting \
        out as clear as opting in. Offers in a notification of another category are warned about.
        """,
      ko: """
        마케팅 알림은 따로 묻는 대화상자에서 명시적으로 동의한 사람에게만 보냅니다. 알림을 허용했다고 광고까지 받겠다는 뜻은 아닙니다. 그 대화상자는 어떤 소식을 \
        보내는지 알리고, 거절도 동의만큼 분명하게 할 수 있어야 합니다. 다른 category의 알림에 광고가 있으면 경고합니다.
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
      RuleExample(
        beside: .notifying,
        """
        notification WeekendNews {
          category status
          body "Everything is ⟦20% off⟧ until Sunday."
          hiddenPreview "Shop News"
          identifier weekend
        }
        """),
      RuleExample(
        .notifyingInKorean + """


          notification WeekendNews {
            category status
            body "일요일까지 전 품목을 ⟦20% 할인합니다⟧."
            hiddenPreview "가게 소식"
            identifier weekend
          }
          """),
    ],
    relations: RuleRelations(dependsOn: .otherDialogs),
    check: Check(
      dialog: { context, findings in
        guard let details = context.dialog.notification, details.category == .marketing else {
          return
        }
        guard let consent = details.consent else {
          guard context.dialog.statement("consent") == nil else { return }
          return findings.report(.noConsent, at: context.dialog.name.range, of: context)
        }
        guard let asking = context.project.dialog(named: consent.text),
          asking.kind != .notification, let fault = context.fault(of: asking)
        else { return }
        findings.report(
          fault, at: consent.range, of: context,
          notes: [
            Diagnostic.Note(
              Message(en: "it is declared here", ko: "여기에 선언되어 있습니다"), at: asking.name.range)
          ])
      },
      text: { text, findings in
        guard let offer = text.offer,
          let details = text.dialog.dialog.notification, details.category != .marketing
        else { return }
        findings.report(.offer, in: text, at: offer, severity: .warning)
      }, scope: .notifications))
}

extension DialogContext {
  /// What a dialog lacks that asks for consent to marketing.
  fileprivate func fault(of asking: Dialog) -> Message? {
    let name = asking.name.text
    if project.program.project.notificationPermission?.text == name { return .onlyPermission(name) }
    if !asking.offersBothWays(in: project) { return .oneWay(name) }
    return asking.namesKind(in: project) ? nil : .vague(name)
  }
}

extension Message {
  fileprivate static let offer = Message(
    en: "this promotes; send it as ‘category marketing’, to people who agreed to offers",
    ko: "홍보하는 내용입니다. 광고를 받겠다고 한 사람에게 ‘category marketing’으로 보내세요")

  fileprivate static func onlyPermission(_ dialog: String) -> Message {
    Message(
      en: "‘\(dialog)’ asks for notifications at all; ask for consent to marketing by itself",
      ko: "‘\(dialog)’에서는 알림을 허용할지만 묻습니다. 마케팅에는 따로 동의를 구하세요")
  }

  fileprivate static func vague(_ dialog: String) -> Message {
    Message(
      en: "‘\(dialog)’ does not say what will come; name it, such as offers or new arrivals",
      ko: "‘\(dialog)’에는 무엇을 보내는지 적혀 있지 않습니다. 할인, 신상품처럼 어떤 소식인지 쓰세요")
  }

  fileprivate static let noConsent = Message(
    en: "marketing needs consent; name the dialog that asked for it, as in ‘consent AskForOffers’",
    ko: "마케팅 알림에는 동의가 필요합니다. 동의를 구한 대화상자를 ‘consent AskForOffers’처럼 적으세요")

  fileprivate static func oneWay(_ dialog: String) -> Message {
    Message(
      en: "‘\(dialog)’ does not offer both ways; give it a button to agree and one to decline",
      ko: "‘\(dialog)’에서는 동의와 거절을 모두 할 수 없습니다. 동의하는 버튼과 거절하는 버튼을 두세요")
  }
}
