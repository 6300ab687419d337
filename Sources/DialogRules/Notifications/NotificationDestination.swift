import DialogFindings
import DialogModel
import DialogSupport

extension Rule {
  static let notificationDestination = Rule(
    "notification/destination", .always(.warning),
    from: [.notifications2020("Notification Behavior")],
    summary: Message(
      en: "tapping a notification opens what it is about", ko: "알림을 탭하면 알림의 내용으로 갑니다"),
    reason: Message(
      en: """
        Who taps a notification wants to see what it told of: the message, the order, the flight. The app’s \
        first screen, its settings or an offer leave people to search for it.
        """,
      ko: """
        알림을 탭하는 사람은 알림에 나온 메시지나 주문, 항공편을 보려고 합니다. 앱의 첫 화면이나 설정, 광고로 가면 \
        찾아다녀야 합니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification NewMessage(sender: String) {
            identifier messageID
            title "{sender}"
            body { en "A new message has arrived."  ko "새 메시지가 왔습니다." }
            hiddenPreview { en "New Message"  ko "새 메시지" }
            ⟦opens HomeScreen⟧
          }
          """),
      RuleExample(
        .notifying + """


          notification NewMessage(sender: String) {
            identifier messageID
            title "{sender}"
            body { en "A new message has arrived."  ko "새 메시지가 왔습니다." }
            hiddenPreview { en "New Message"  ko "새 메시지" }
            opens MessageScreen showing messageID
          }
          """),
    ],
    check: .dialog { context, findings in
      guard let destination = context.dialog.notification?.destination,
        destination.value == nil, let statement = context.dialog.statement("opens"),
        let message = destination.screen.text.messageAboutDestination
      else { return }
      findings.report(message, at: statement.range, of: context)
    })
}

extension String {
  /// What is wrong with tapping leading to a screen of this name; nil where nothing is.
  fileprivate var messageAboutDestination: Message? {
    let words = words.map { $0.lowercased() }.filter { !wordsForScreens.contains($0) }
    if words.allSatisfy(wordsForFirstScreens.contains) {
      return Message(
        en:
          "‘\(self)’ says nothing of what the notification is about; name the screen that shows it, or what is shown: "
          + "opens \(self) showing messageID",
        ko: "‘\(self)’에서는 알림의 내용이 보이지 않습니다. 내용이 보이는 화면이나 보여 줄 것을 적으세요: opens \(self) showing "
          + "messageID")
    }
    if words.contains(where: wordsForOffers.contains) {
      return Message(
        en: "‘\(self)’ offers something; lead to what the notification is about",
        ko: "‘\(self, .topic)’ 무언가를 권하는 화면입니다. 알림의 내용이 보이는 화면을 여세요")
    }
    if words.contains(where: ["settings", "preferences"].contains),
      words.contains("notification")
        || words.contains("notifications")
    {
      return Message(
        en: "‘\(self)’ is where notifications are changed; lead to what this one is about",
        ko: "‘\(self, .topic)’ 알림을 설정하는 화면입니다. 이 알림의 내용이 보이는 화면을 여세요")
    }
    return nil
  }
}

/// Words of names that say that something is a screen, and nothing more.
private let wordsForScreens: Set<String> = [
  "app", "controller", "page", "scene", "screen", "tab", "view",
]

/// Words of names for the screens that an app starts with.
private let wordsForFirstScreens: Set<String> = [
  "dashboard", "default", "first", "home", "initial", "landing", "launch", "main", "menu",
  "onboarding", "root", "splash", "start", "welcome",
]

/// Words of names for screens that sell.
private let wordsForOffers: Set<String> = [
  "ad", "ads", "interstitial", "paywall", "promo", "promotion", "promotions", "upsell",
]
