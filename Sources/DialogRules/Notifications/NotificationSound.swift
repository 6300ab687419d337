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
        People can turn sounds off, so the text has to say it all. A custom sound is short, as it is \
        heard again and again: one to five seconds. From 30 seconds on the system plays its own in \
        its place. Apps can’t enable vibration.
        """,
      ko: """
        소리는 끌 수 있으므로 내용은 텍스트에 다 있어야 합니다. 직접 만든 소리는 자꾸 들리므로 1초에서 5초로 짧아야 하며, \
        30초부터는 시스템이 기본 소리를 대신 재생합니다. 진동은 앱이 켤 수 없습니다.
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
    check: Check(
      dialog: { context, findings in
        guard let details = context.dialog.notification else { return }
        context.reportVibration(&findings)
        guard let sound = details.sound, let statement = context.dialog.statement("sound"),
          let (fault, severity) = context.fault(of: sound)
        else { return }
        findings.report(fault, at: statement.range, of: context, severity: severity)
      },
      text: { text, findings in
        guard let sound = text.dialog.dialog.notification?.sound,
          sound != .none, let place = text.first(leftToSound)
        else { return }
        findings.report(.onlyHeard, in: text, at: place)
      }, scope: .notifications))

  /// “Notification sounds … must be under 30 seconds”, UNNotificationSound: milliseconds of the
  /// first that is not played.
  fileprivate static let refusedSound = 30_000
  /// Milliseconds of the longest that is short, and of the longest that is not long beyond doubt.
  fileprivate static let shortSound = 5_000
  fileprivate static let mediumSound = 10_000
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

  fileprivate func fault(of sound: NotificationDetails.Sound) -> (Message, Severity?)? {
    if sound != .none, !hasVisibleText { return (.onlySound, nil) }
    guard case .file(_, let length) = sound else { return nil }
    guard let length else { return (.unknownLength, nil) }
    if length >= Rule.refusedSound { return (.tooLong, nil) }
    if length <= Rule.shortSound { return nil }
    return (.long, length > Rule.mediumSound ? nil : .note)
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
    en: "a sound of 30 seconds or more is not played; use a short one",
    ko: "30초 이상인 소리는 재생되지 않습니다. 짧은 소리를 쓰세요")

  fileprivate static let long = Message(
    en: "this sound is long for something heard so often; keep it to a second or two",
    ko: "자주 들리는 소리치고는 깁니다. 1, 2초로 줄이세요")

  fileprivate static let onlyHeard = Message(
    en: "people may not hear this; say here what the sound would tell",
    ko: "소리를 듣지 못할 수 있습니다. 소리로 알리려는 것을 여기에 쓰세요")
}

/// What leaves it to the sound to say something.
private let leftToSound = Phrases(
  en: """
    #|one|two|three|four|a|each|every|the * beep|beeps|chime|chimes|tone|tones|rings|bells|buzzes|melody|jingle|sound mean|means|signal|signals|indicate|indicates|tells|says|shows
    listen|listening|hear for|to|out|the|this * sound|sounds|chime|chimes|tone|tones|beep|beeps|bell|bells|ring|melody|jingle|alarm
    if|when|once the|this|a * sound|chime|tone|beep|bell|melody plays|rings|sounds|stops|changes
    by|from the|its sound|chime|tone|beep|melody * hear|know|tell
    """,
  ko: """
    소리가|벨이|종이|종소리가|벨소리가|알림음이|경보음이|신호음이|멜로디가 * ~울리다[으면,는]|~나다,들리다,바뀌다[으면]
    소리를|종소리를|벨소리를|알림음을|경보음을|신호음을|멜로디를 * ~들다[아-]|~듣다|귀-
    소리로|종소리로|벨소리로|알림음으로|신호음으로|멜로디로 * ~알리다|구별-|구분-|안내-|~전하다[아-]|확인-
    소리가|알림음이|신호음이|멜로디가 * ~알리다[아-,습니-]|~뜻하다,의미하다[습니-]|뜻입-|의미입-
    """)
