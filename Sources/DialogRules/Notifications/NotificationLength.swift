import DialogFindings
import DialogLayout
import DialogModel

extension Rule {
  static let notificationLength = Rule(
    "notification/length", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      .notifications2024("Content"),
    ],
    summary: Message(
      en: "a notification’s title fits on a line, its body on four",
      ko: "알림의 제목은 한 줄, 본문은 네 줄 안에 들어갑니다"),
    reason: Message(
      en: """
        A notification is read at a glance while people do something else, and the system cuts what \
        is longer. Texts are measured at the standard text size on the smallest screen the project \
        is for, and only what certainly doesn’t fit is reported. A title one line too long is a note; \
        translations may take twice as many lines.
        """,
      ko: """
        알림은 다른 일을 하면서 한눈에 읽으며, 더 긴 것은 시스템이 자릅니다. 프로젝트의 가장 작은 화면에서 표준 텍스트 크기로 \
        재어 확실히 넘치는 것만 알립니다. 제목이 한 줄만 넘치면 참고로 알리며, 번역은 줄이 두 배까지 늘어나도 됩니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification MeetingMoved {
            identifier meeting
            title {
              en "⟦Water Street Neighborhood Association Monthly Meeting⟧"
              ko "월례 모임"
            }
            body { en "The meeting is on Thursday at six."  ko "모임은 목요일 6시입니다." }
            hiddenPreview { en "Meeting Change"  ko "모임 변경" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification ParcelSent {
            identifier parcel
            title "주문"
            body "⟦월요일에 주문한 상품이 용인 물류 센터를 출발하여 택배사에 전달되었고 지금은 대전 분류 센터로 이동하고 있으며, 날씨와 도로 사정이 허락한다면 수요일 오전부터 금요일 저녁 사이에 문 앞에 도착합니다.⟧"
            hiddenPreview "배송 소식"
          }
          """),
      RuleExample(
        .notifying + """


          notification ParcelSent {
            identifier parcel
            title { en "Order"  ko "주문" }
            body { en "The parcel comes on Wednesday."  ko "상품이 수요일에 도착합니다." }
            hiddenPreview { en "Delivery Update"  ko "배송 소식" }
          }
          """),
    ],
    check: .text(.notifications) { text, findings in
      // A detail view has room, and is opened to be read.
      guard text.element != .text(.description) else { return }
      let most = (text.element == .text(.body) ? 4 : 1) * (text.isSource ? 1 : 2)
      let style: TextStyle = text.place == .title ? .headline : .body
      let line = DialogMetrics.notificationLine(on: text.project.screenOfNotifications)
      guard text.exceeds(most, linesOf: line, style, at: .standard) else { return }
      let isHardly = most < 4 && !text.exceeds(most + 1, linesOf: line, style, at: .standard)
      findings.report(
        text.place == .title ? .longTitle(text.excess) : .longBody(text.excess), in: text,
        severity: isHardly ? .note : nil)
    })
}

extension Message {
  fileprivate static func longTitle(_ excess: Excess?) -> Message {
    let advice = excess?.advice(inTitleOver: .body) ?? .sayLess
    return Message(
      en: "this is cut where a notification is seen; \(advice.english)",
      ko: "알림에서는 잘려 보입니다. \(advice.korean)")
  }

  fileprivate static func longBody(_ excess: Excess?) -> Message {
    let advice = excess?.adviceInBody ?? .keepWhatMatters
    return Message(
      en: "this is too long to be read at a glance; \(advice.english)",
      ko: "한눈에 읽기에는 너무 깁니다. \(advice.korean)")
  }
}
