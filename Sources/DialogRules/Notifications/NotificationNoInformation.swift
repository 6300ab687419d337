import DialogFindings
import DialogModel

extension Rule {
  static let notificationNoInformation = Rule(
    "notification/no-information", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      .notifications2024("Best practices"), .notifications2020("Notifications"),
    ],
    summary: Message(
      en: "a notification tells what happened, and does not only call people back",
      ko: "알림은 무슨 일인지 전하며, 다시 오라고 부르기만 하지 않습니다"),
    reason: Message(
      en: """
        People allow notifications to learn something at once: a message, what is about to happen, a \
        state that changed. One that misses them, or says that there is something and not what, only \
        asks for attention, and is turned off.
        """,
      ko: """
        사용자는 메시지나 곧 있을 일, 바뀐 상태를 바로 알려고 알림을 켭니다. 보고 싶었다고 하거나, 무엇인지 말하지 않고 있다고만 하는 \
        알림은 눈길만 끌려는 것이어서 끄게 됩니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification LessonSoon(course: String) {
            identifier lesson
            title "{course}"
            body "⟦{course}⟧"
            hiddenPreview { en "Upcoming Lesson"  ko "곧 시작하는 수업" }
          }
          """),
      RuleExample(
        .notifying + """


          notification SensorChanged {
            identifier sensor
            title { en "Sensor"  ko "센서" }
            body { en "⟦Something happened.⟧"  ko "온도가 너무 높습니다." }
            hiddenPreview { en "Sensor Status"  ko "센서 상태" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification LessonWaiting {
            identifier lesson
            title "오랜만이에요!"
            body "⟦보고 싶었어요.⟧"
            hiddenPreview "학습 소식"
          }
          """),
      RuleExample(
        .notifying + """


          notification SensorChanged {
            identifier sensor
            title { en "Sensor"  ko "센서" }
            body { en "Something heavy fell on the roof."  ko "무언가 무거운 것이 지붕에 떨어졌습니다." }
            hiddenPreview { en "Sensor Status"  ko "센서 상태" }
          }
          """),
    ],
    relations: RuleRelations(supersedes: [Precedence(Rule.textOblique.id, in: .sameText)]),
    check: .words(.prose) { text, findings in
      guard text.isMainText else { return }
      if text.repeatsTitle {
        findings.report(
          Message(
            en:
              "the body says what the title said; say what happened in it, or leave out the title",
            ko: "본문이 제목과 같습니다. 무슨 일인지 본문에 쓰거나 제목을 빼세요"),
          in: text)
      }
      guard text.saysNothing else { return }
      findings.report(
        Message(
          en: "this does not tell what happened; say it, or send nothing",
          ko: "무슨 일인지 알 수 없습니다. 무슨 일인지 쓰거나 보내지 마세요"),
        in: text)
    })
}

extension TextVariant {
  /// The body of a notification, or the title of one without a body.
  fileprivate var isMainText: Bool {
    isVisibleNotificationText && !isTerm
      && (element == .text(.body) || element == .text(.title) && dialog.dialog.text(.body) == nil)
  }

  /// Whether it is a body that says what the title said, but for capitals and a mark at the end.
  fileprivate var repeatsTitle: Bool {
    element == .text(.body)
      && dialog.variants(of: .text(.title), in: locale).contains { title in
        title.reading.text.saysAgain(reading.text)
          && title.placeholders.map(\.value) == placeholders.map(\.value)
      }
  }

  /// Whether each sentence calls back or hides what it is about, and the title says no more.
  fileprivate var saysNothing: Bool {
    guard let callsBack = patterns(of: callsBack), let hides = patterns(of: hidesNews),
      let companions = patterns(of: besideCalls), let points = patterns(of: onlyPoints)
    else { return false }
    let sentences = reading.phrases.sentences
    let isEmpty = sentences.filter { callsBack.first(in: $0) != nil || hides.first(in: $0) != nil }
    if isEmpty.isEmpty {
      return !sentences.isEmpty && titleSaysNothing
        && sentences.allSatisfy { points.first(in: $0) != nil }
    }
    return sentences.allSatisfy { sentence in
      [callsBack, hides, companions, points].contains { $0.first(in: sentence) != nil }
    }
  }

  /// Whether there is no title, or one that greets or calls as well: “Guess What?”
  private var titleSaysNothing: Bool {
    guard element != .text(.title) else { return true }
    return dialog.variants(of: .text(.title), in: locale).allSatisfy { title in
      title.first(greetings) != nil || title.first(callsBack) != nil
        || title.first(hidesNews) != nil
    }
  }
}

extension String {
  /// Whether another says the same, but for capitals and a mark at the end.
  fileprivate func saysAgain(_ other: String) -> Bool {
    func bare(_ text: String) -> String {
      (text.last.map { ".!?".contains($0) } ?? false ? String(text.dropLast()) : text).lowercased()
    }
    return bare(self) == bare(other)
  }
}
