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
      guard let details = context.dialog.notification, let badge = details.badge,
        let statement = context.dialog.statement("badge")
      else { return }
      if let screen = badge.clearedBy {
        guard screen.showsNoNews, screen.text != details.destination?.screen.text else { return }
        return findings.report(
          Message(
            en: "‘\(screen.text)’ shows no news; name the screen on which people see them",
            ko: "‘\(screen.text)’에서는 소식을 볼 수 없습니다. 소식이 보이는 화면을 적으세요"),
          at: screen.range, of: context)
      }
      findings.report(
        Message(
          en: "nothing clears the badge; name the screen that does, as in ‘clearedBy InboxScreen’",
          ko: "배지를 지우는 곳이 없습니다. 지우는 화면을 ‘clearedBy InboxScreen’처럼 적으세요"),
        at: statement.range, of: context)
    })
}

extension Name {
  /// Whether a screen’s name is one of settings or of the app itself: SettingsScreen, AboutPage.
  fileprivate var showsNoNews: Bool {
    var parts = text.words.map { $0.lowercased() }
    while let last = parts.last, ["screen", "view", "page", "controller", "tab"].contains(last) {
      parts.removeLast()
    }
    return parts.last.map(screensWithoutNews.contains) ?? false
  }
}

private let screensWithoutNews: Set<String> = [
  "about", "help", "faq", "settings", "preferences", "login", "signin", "onboarding", "welcome",
  "splash", "launch", "terms", "privacy", "license", "licenses", "credits", "imprint", "legal",
  "tutorial", "theme", "appearance", "language",
]
