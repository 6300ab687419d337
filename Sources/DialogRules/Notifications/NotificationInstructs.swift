import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let notificationInstructs = Rule(
    "notification/instructs", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      .notifications2024("Content: Avoid telling people to perform specific tasks."),
    ],
    summary: Message(
      en: "a notification does not tell people to open the app, go somewhere or press something",
      ko: "앱을 열거나 어디로 가거나 무언가를 누르라고 알림에서 시키지 않습니다"),
    reason: Message(
      en: """
        The text is gone once the notification is, and what it told people to do is hard to \
        remember. Pressing it opens the app; what takes one step can be an action in its detail.
        """,
      ko: """
        알림이 사라지면 글도 사라져 무엇을 하라고 했는지 기억하기 어렵습니다. 알림을 누르면 앱이 열리고, 간단한 일은 알림의 \
        동작으로 넣을 수 있습니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification TripChanged(trip: String) {
            identifier trip
            title "{trip}"
            body {
              en "The gate has changed. ⟦Open the app to see it.⟧"
              ko "탑승구가 바뀌었습니다."
            }
            hiddenPreview { en "Trip Update"  ko "여행 소식" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification TripChanged(trip: String) {
            identifier trip
            title "{trip}"
            body "탑승구가 바뀌었습니다. ⟦앱을 열어 확인하세요.⟧"
            hiddenPreview "여행 소식"
          }
          """),
      RuleExample(
        .notifying + """


          notification TripChanged(trip: String, gate: String) {
            identifier trip
            title "{trip}"
            body { en "The gate has changed to {gate}."  ko "탑승구가 {gate:으로/로} 바뀌었습니다." }
            hiddenPreview { en "Trip Update"  ko "여행 소식" }
          }
          """),
    ],
    check: .words(.notificationProse) { variant, findings in
      guard !variant.isTerm else { return }
      let isReminder = variant.dialog.dialog.notification?.category == .reminder
      let instruction =
        variant.english?.instruction(inReminder: isReminder)
        ?? variant.korean?.instruction(inReminder: isReminder)
        ?? variant.pathInApp ?? variant.first(tasksInApps)
        ?? (isReminder ? nil : variant.first(tasksByHeart))
      guard let instruction else { return }
      let onlyRetries = variant.onlyAsksAgain(at: instruction)
      findings.report(
        onlyRetries
          ? Message(en: "this adds nothing to the news; leave it out", ko: "소식에 더하는 것이 없습니다. 빼세요")
          : Message(
            en: "tell the news, not what to do: that is forgotten once the notification is gone",
            ko: "알림에서는 무엇을 하라고 시키지 말고 소식만 전하세요. 알림이 사라지면 시킨 일도 잊힙니다"),
        in: variant, at: instruction, severity: onlyRetries ? .note : nil)
    })
}

extension TextVariant {
  /// “Please try again later”, 다시 시도하세요: no more than that.
  fileprivate func onlyAsksAgain(at bytes: Range<Int>) -> Bool {
    let words = String(decoding: self.bytes[bytes], as: UTF8.self).letterRuns()
    if english != nil {
      return words.contains("try") && words.contains("again")
        && words.allSatisfy(
          ["please", "try", "again", "later", "in", "a", "moment", "soon"].contains)
    }
    return korean != nil && words.count < 5 && words.contains("다시")
      && words.allSatisfy { word in
        asksAgain.begin(word)
      }
  }
}

extension TextVariant {
  /// “Go to Plants > Citrus”: the mark of a path through screens, in a text that sends people there.
  fileprivate var pathInApp: Range<Int>? {
    let sends =
      english?.tokens.first.map { sendingVerbs.contains($0.lower) }
      ?? korean?.sentences.contains { $0.form == .request }
    guard sends ?? false else { return nil }
    return [">", "›", "→"].lazy.compactMap { self.place(ofMark: $0) }.first
  }
}

extension TextVariant {
  /// Where a mark stands between spaces.
  private func place(ofMark mark: String) -> Range<Int>? {
    let spaced = Array(" \(mark) ".utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: spaced) }
    return start.map { $0 + 1..<$0 + spaced.count - 1 }
  }
}

/// What sends people to a screen.
private let sendingVerbs: Set<String> = [
  "go", "head", "navigate", "open", "visit", "see", "check", "find", "tap", "choose",
]

/// 잠시 후 다시 시도해 주세요
private let asksAgain = KoreanStems("잠시 나중 다시 시도 후 뒤 주다,하다[으세요]")
