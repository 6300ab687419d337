import DialogFindings
import DialogModel
import DialogSupport

extension Rule {
  static let notificationPermissionTiming = Rule(
    "notification/permission-timing", .always(.warning),
    from: [.notifications2020("Notification Behavior")],
    summary: Message(
      en: "permission is asked once, the first time it is needed",
      ko: "권한은 처음 필요할 때 한 번만 묻습니다"),
    reason: Message(
      en: """
        People decide once whether an app may do something, the first time they come to it. Who declined can change \
        that in Settings or in the app; asking again, or on every visit, wears people down.
        """,
      ko: """
        앱에 무엇을 허용할지는 처음 마주칠 때 한 번 정합니다. 허용하지 않은 사람은 설정이나 앱에서 바꿀 수 있으니, \
        다시 묻거나 올 때마다 물으면 사용자가 지칩니다.
        """),
    examples: [
      RuleExample(
        """
        alert AskToNotify {
          purpose permission
          shown onFirstNeed after ⟦declining⟧
          title "Turn on notifications?"
          message "Departures and changes are announced."
          button turnOn "Turn On"
          cancel
        }
        """),
      RuleExample(
        """
        alert AskToNotify {
          purpose permission
          shown onFirstNeed after bookTrip
          title "Turn on notifications?"
          message "Departures and changes are announced."
          button turnOn "Turn On"
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      let dialog = context.dialog
      guard dialog.purpose == .permission || dialog.purpose == .consent,
        let deed = dialog.shownAfter, let message = deed.text.messageAboutAskingAgain
      else { return }
      findings.report(message, at: deed.range, of: context)
    })
}

extension String {
  /// What is wrong with asking after something of this name was done; nil where nothing is.
  fileprivate var messageAboutAskingAgain: Message? {
    let words = words.map { $0.lowercased() }
    if words.contains(where: wordsForDeclining.contains) || words.suffix(2) == ["opt", "out"] {
      return Message(
        en: "do not ask again who declined; the choice can be changed in Settings",
        ko: "거절한 사람에게 다시 묻지 마세요. 선택은 설정에서 바꿀 수 있습니다")
    }
    if words.contains(where: wordsForRepeating.contains) {
      return Message(
        en: "ask permission once, the first time it is needed, not ‘\(self)’",
        ko: "권한은 ‘\(self)’ 뒤가 아니라 처음 필요할 때 한 번만 물으세요")
    }
    return nil
  }
}

/// Words of names for not having agreed.
private let wordsForDeclining: Set<String> = [
  "decline", "declined", "declining", "denial", "denied", "deny", "denying", "disagree", "refusal",
  "refuse", "refused", "refusing", "reject", "rejected", "rejecting",
]

/// Words of names for what is done more than once.
private let wordsForRepeating: Set<String> = [
  "again", "always", "another", "daily", "each", "every", "fifth", "fourth", "later", "monthly",
  "next", "repeated", "second", "tenth", "third", "weekly",
]
