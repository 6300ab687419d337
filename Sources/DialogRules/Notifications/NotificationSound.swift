import DialogFindings
import DialogModel

extension Rule {
  static let notificationSound = Rule(
    "notification/sound", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Consider providing a sound to supplement your notifications."
      ),
      .notifications2024("Best practices"),
    ],
    summary: Message(
      en: "a sound is short and never alone; vibration is the person’s own choice",
      ko: "소리는 짧아야 하고 소리만으로 알리지 않습니다. 진동은 사용자가 정합니다"),
    reason: Message(
      en: """
        People can turn sounds off, so the text has to say it all. A custom sound is short, 30 \
        seconds at most, or the system plays its own in its place. Apps can’t enable vibration.
        """,
      ko: """
        소리는 끌 수 있으므로 내용은 텍스트에 다 있어야 합니다. 직접 만든 소리는 짧아야 하며, 30초를 넘으면 시스템이 \
        기본 소리를 대신 재생합니다. 진동은 앱이 켤 수 없습니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification TaskDue(task: String) {
          category reminder
          body "{task} is due today."
          hiddenPreview "Reminder"
          identifier task
          ⟦sound "song.caf" 45s⟧
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification TaskDue(task: String) {
          category reminder
          body "{task} is due today."
          hiddenPreview "Reminder"
          identifier task
          sound "chime.caf" 2s
          ⟦vibration on⟧
        }
        """,
        fixed: """
          notification TaskDue(task: String) {
            category reminder
            body "{task} is due today."
            hiddenPreview "Reminder"
            identifier task
            sound "chime.caf" 2s
          }
          """),
    ],
    check: .dialog { context, findings in
      guard let details = context.dialog.notification else { return }
      context.reportVibration(&findings)
      guard let sound = details.sound, let statement = context.dialog.statement("sound"),
        let fault = context.fault(of: sound)
      else { return }
      findings.report(fault, at: statement.range, of: context)
    })

  /// “Notification sounds … must be under 30 seconds”, UNNotificationSound.
  fileprivate static let longestSound = 30_000
}

extension DialogContext {
  fileprivate func reportVibration(_ findings: inout Findings) {
    for statement in dialog.refusedStatements where statement.keyword == "vibration" {
      findings.report(
        Message(
          en: "apps can’t enable vibration; people do, in Settings; remove it",
          ko: "진동은 앱이 아니라 사용자가 설정에서 켭니다. 지우세요"),
        at: statement.range, of: self,
        fixes: .one(.remove("vibration"), remove(statement), applicability: .safe))
    }
  }

  fileprivate func fault(of sound: NotificationDetails.Sound) -> Message? {
    if sound != .none, !hasVisibleText { return .onlySound }
    guard case .file(_, let length) = sound else { return nil }
    guard let length else { return .unknownLength }
    return length > Rule.longestSound ? .tooLong : nil
  }

  /// Whether a notification says something on the screen.
  var hasVisibleText: Bool {
    dialog.texts.contains { $0.role != .hiddenPreview }
  }
}

extension Message {
  fileprivate static let onlySound = Message(
    en: "people can turn sounds off; say in a body what the sound is for",
    ko: "소리는 끌 수 있습니다. 무엇을 알리는 소리인지 body에 쓰세요")

  fileprivate static let unknownLength = Message(
    en: "say how long the sound is, as in sound \"chime.caf\" 2s",
    ko: "소리의 길이를 sound \"chime.caf\" 2s처럼 적으세요")

  fileprivate static let tooLong = Message(
    en: "a sound of more than 30 seconds is not played; use a short one",
    ko: "30초가 넘는 소리는 재생되지 않습니다. 짧은 소리를 쓰세요")
}
