import DialogFindings
import DialogModel

extension Rule {
  static let notificationError = Rule(
    "notification/error", .since(.hig2024, .note),
    from: [
      .notifications2024(
        "Best practices: Use an alert — not a notification — to display an error message.")
    ],
    summary: Message(
      en: "an error message is an alert, not a notification",
      ko: "오류 메시지는 알림이 아니라 경고창으로 보여 줍니다"),
    reason: Message(
      en: """
        People expect errors where they work. In a notification an error looks like news, and is \
        gone before anything can be done about it.
        """,
      ko: """
        오류는 작업하는 곳에서 알려야 합니다. 알림으로 온 오류는 소식처럼 보이고, 손쓰기 전에 사라집니다.
        """),
    examples: [
      RuleExample(
        beside: .marketing,
        """
        notification SyncFailed(list: String) {
          category status
          body "⟦An error stopped the sync of {list}.⟧"
          hiddenPreview "List Status"
          identifier list
        }
        """),
      RuleExample(
        beside: .marketing,
        """
        notification SyncDone(list: String) {
          category status
          body "{list} is up to date."
          hiddenPreview "List Status"
          identifier list
        }
        """),
    ],
    check: .text { text, findings in
      guard text.kind == .notification, text.namesError else { return }
      findings.report(
        Message(
          en: "show an error in an alert, where something can be done about it",
          ko: "오류는 손쓸 수 있도록 경고창으로 알리세요"),
        in: text)
    })
}

extension TextVariant {
  fileprivate var namesError: Bool {
    guard element == .text(.title) || element == .text(.body) else { return false }
    if locale.isKorean { return text.contains("오류") }
    return locale.isEnglish
      && text.lowercased().split { !$0.isLetter }.contains { $0 == "error" || $0 == "errors" }
  }
}
