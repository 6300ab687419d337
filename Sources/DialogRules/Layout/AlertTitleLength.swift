import DialogFindings
import DialogLayout
import DialogModel

extension Rule {
  static let alertTitleLength = Rule(
    "alert/title-length", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .alerts2024("Content: Write a title that clearly and succinctly describes the situation."),
      .alerts2022("Avoid scrolling alerts when possible."),
    ],
    summary: Message(
      en: "an alert’s title fits on one line, since 2022 on two",
      ko: "경고창의 제목은 한 줄, 2022년부터는 두 줄 안에 들어갑니다"),
    reason: Message(
      en: """
        A title is read at a glance, and what wraps is read as text. An alert is 270 points wide on \
        every phone and tablet; its title is measured at the standard text size, with letters a \
        tenth narrower than those of Inter and Noto and with short values for parameters, so that \
        only what surely does not fit is reported. One line more is a note: the system wraps the title, \
        and it is still read. A translation may take twice as many lines.
        """,
      ko: """
        제목은 한눈에 읽습니다. 줄이 바뀌면 본문처럼 읽어야 합니다. 경고창의 너비는 모든 휴대폰과 태블릿에서 270포인트이며, \
        제목은 표준 텍스트 크기로 잽니다. 확실히 넘치는 것만 알리도록 글자 너비는 Inter와 Noto보다 10분의 1 좁게, 매개변수는 짧은 \
        값으로 칩니다. 한 줄만 넘치면 시스템이 줄을 바꾸므로 그래도 읽을 수 있어 참고로만 알립니다. 번역은 줄이 두 배까지 \
        늘어나도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          guidelines 2020
        }

        alert EmptyTrash {
          purpose destructive
          title {
            en "⟦Delete all of the photos in the trash?⟧"
            ko "휴지통에 있는 사진을 모두 삭제할까요?"
          }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2020
          source ko
        }

        alert EmptyTrash {
          purpose destructive
          title "⟦휴지통에 있는 사진과 동영상을 모두 삭제할까요?⟧"
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert EmptyTrash {
          purpose destructive
          title "Empty the trash?⟦\\n⟧No photo is kept."
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert EmptyTrash {
          purpose destructive
          title {
            en "Delete all of the photos in the trash?"
            ko "휴지통에 있는 사진을 모두 삭제할까요?"
          }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .text { title, findings in
      guard title.element == .text(.title), title.kind == .alert else { return }
      // Of a break that a translation alone has `l10n/whitespace` speaks.
      if title.isSource, let end = title.bytes.firstIndex(of: UInt8(ascii: "\n")) {
        findings.report(.breaks, in: title, at: end..<end + 1)
        return
      }
      let most = (title.project.edition >= .hig2022 ? 2 : 1) * (title.isSource ? 1 : 2)
      guard title.exceeds(most, linesOf: DialogMetrics.alertLine, .headline, at: .standard) else {
        return
      }
      let advice = title.excess?.advice(inTitleOver: .message) ?? .sayLess
      findings.report(
        Message(
          en: "this title takes more than \(most.lines) of an alert; \(advice.english)",
          ko: "제목이 경고창의 \(most.koreanLines)에 들어가지 않습니다. \(advice.korean)"),
        in: title, severity: title.weightOfLines(over: most, .headline))
    })
}

extension Message {
  fileprivate static let breaks = Message(
    en: "a line break inside the title; write one line, and move the rest to the message",
    ko: "제목 안에서 줄이 바뀝니다. 한 줄로 쓰고 나머지는 message로 옮기세요")
}
