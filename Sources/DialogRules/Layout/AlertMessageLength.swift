import DialogFindings
import DialogLayout
import DialogModel

extension Rule {
  static let alertMessageLength = Rule(
    "alert/message-length", .always(.warning),
    from: [
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2019("If you must provide a message, write short, complete sentences."),
      .alerts2024("Content: Include informative text only if it adds value."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2022("Avoid scrolling alerts when possible."),
    ],
    summary: Message(
      en: "an alert’s message fits on two lines", ko: "경고창의 메시지는 두 줄 안에 들어갑니다"),
    reason: Message(
      en: """
        People who are interrupted read one or two lines; more is passed over, and makes the alert \
        scroll where text is large. A message is measured as an alert’s title is: 238 points a line, \
        at the standard text size, and only what surely does not fit is reported. One line more is a \
        note, and so are three sentences by the guidelines of 2020. A translation may take twice as many.
        """,
      ko: """
        하던 일을 멈춘 사용자는 한두 줄만 읽습니다. 더 길면 건너뛰고, 텍스트가 크면 경고창이 스크롤됩니다. 메시지도 제목처럼 표준 텍스트 크기로 한 줄 238포인트에 \
        맞추어 재며, 확실히 넘치는 것만 알립니다. 한 줄만 넘치거나 2020년 지침에서 세 문장이 되면 참고로 알립니다. 번역은 줄이 두 배까지 늘어나도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message {
            en "⟦The album is removed from all of the devices that use this account, and from the albums of the people it is shared with. The photos are not deleted.⟧"
            ko "이 계정을 쓰는 모든 기기와 공유한 사람들의 앨범에서 앨범이 제거됩니다. 사진은 삭제되지 않습니다."
          }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert DeleteAlbum {
          purpose destructive
          title "이 앨범을 삭제할까요?"
          message "⟦이 계정을 사용하는 모든 기기에서 앨범이 삭제되고, 앨범을 공유받은 사람들의 목록에서도 사라집니다. 앨범에 있는 사진은 그대로 남습니다.⟧"
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message { en "The photos are not deleted."  ko "사진은 삭제되지 않습니다." }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .text { message, findings in
      let most = message.isSource ? 2 : 4
      guard message.element == .text(.message), message.kind == .alert else { return }
      guard message.exceeds(most, linesOf: DialogMetrics.alertLine, .footnote, at: .standard) else {
        if message.hasManySentences {
          findings.report(.manySentences, in: message, severity: .note)
        }
        return
      }
      let advice = message.excess?.adviceInMessage ?? .sayLess
      findings.report(
        Message(
          en: "this message takes more than \(most.lines) of an alert; \(advice.english)",
          ko: "메시지가 경고창의 \(most.koreanLines)에 들어가지 않습니다. \(advice.korean)"),
        in: message, severity: message.weightOfLines(over: most, .footnote))
    })
}

extension Message {
  fileprivate static let manySentences = Message(
    en: "this message has more than two sentences; keep what people need to decide",
    ko: "메시지가 두 문장보다 깁니다. 결정하는 데 필요한 것만 남기세요")
}

extension TextVariant {
  /// More than two, which the guidelines of 2020 allow.
  fileprivate var hasManySentences: Bool {
    guard isSource, project.edition >= .hig2020, project.edition < .hig2022 else { return false }
    return (korean?.sentences ?? []).count { $0.form.isSentence } > 2
      || (english?.sentences ?? []).count { $0.form.isSentence } > 2
  }
}
