import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let textAppName = Rule(
    "text/app-name", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Don’t include your app name or icon."),
      .notifications2024("Content: Don’t include your app name or icon."),
    ],
    summary: Message(
      en: "a notification does not say the app’s name",
      ko: "알림에 앱의 이름을 쓰지 않습니다"),
    reason: Message(
      en: "The system shows the app’s name and icon at the top of every notification.",
      ko: "앱의 이름과 아이콘은 시스템이 모든 알림의 맨 위에 보여 줍니다."),
    examples: [
      RuleExample(
        .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification PlantThirsty(plant: String) {
            identifier plant
            title "{plant}"
            body { en "⟦Pocket Garden: ⟧It hasn’t rained for a week."  ko "일주일째 비가 오지 않았습니다." }
            hiddenPreview { en "Plant Reminder"  ko "식물 알림" }
          }
          """,
        fixed: .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification PlantThirsty(plant: String) {
            identifier plant
            title "{plant}"
            body { en "It hasn’t rained for a week."  ko "일주일째 비가 오지 않았습니다." }
            hiddenPreview { en "Plant Reminder"  ko "식물 알림" }
          }
          """),
      RuleExample(
        .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification GardenShared(name: String) {
            identifier name
            title "{name}"
            body { en "A garden was shared."  ko "⟦포켓 가든⟧에서 정원을 공유했습니다." }
            hiddenPreview { en "Shared Garden"  ko "공유한 정원" }
          }
          """),
      RuleExample(
        .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification GardenShared(name: String) {
            identifier name
            title "{name}"
            body { en "A garden was shared."  ko "정원을 공유했습니다." }
            hiddenPreview { en "Shared Garden"  ko "공유한 정원" }
          }
          """),
      RuleExample(
        .notifyingApp("Daily", "하루") + """


          notification GoalReached(goal: String) {
            identifier goal
            title "{goal}"
            body { en "That was a good day."  ko "하루 목표를 달성했습니다." }
            hiddenPreview { en "Goal"  ko "목표" }
          }
          """),
    ],
    check: Check(
      dialog: { $0.reportIcon(&$1) },
      text: { variant, findings in
        guard variant.isVisibleNotificationText || variant.isTellingPreview,
          let place = variant.placeOfAppName
        else { return }
        let isReached = variant.mayNameServer(at: place)
        findings.report(
          isReached
            ? Message(
              en:
                "this reads as the app’s name, which the system shows; if a server is meant, say ‘the server’",
              ko: "시스템이 알림마다 보여 주는 앱의 이름으로 읽힙니다. 서버를 뜻한다면 ‘서버’라고 쓰세요")
            : Message(
              en: "the system shows the app’s name with every notification; leave it out",
              ko: "앱의 이름은 시스템이 알림마다 보여 줍니다. 빼고 쓰세요"),
          in: variant, at: variant.labelOfApp(at: place) ?? place,
          severity: isReached ? .note : nil,
          fixes: variant.labelOfApp(at: place).map {
            .one(
              Message(en: "remove the app’s name", ko: "앱의 이름 삭제"), variant.replace($0, with: ""))
          } ?? [])
      }))
}

extension TextVariant {
  /// “{app} could not be reached”, “the connection to {app}”: what is connected to is no app.
  fileprivate func mayNameServer(at place: Range<Int>) -> Bool {
    guard labelOfApp(at: place) == nil else { return false }
    let words = reading.words
    if english != nil { return words.contains(where: wordsOfReaching.contains) }
    return korean != nil && words.contains { $0.utf8.hasPrefix("연결") || $0.utf8.hasPrefix("응답") }
  }
}

private let wordsOfReaching: Set<String> = [
  "reached", "reach", "reachable", "unreachable", "connect", "connected", "connecting", "respond",
  "responding",
  "responded", "responds",
]
