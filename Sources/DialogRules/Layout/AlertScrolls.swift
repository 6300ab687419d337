import DialogFindings
import DialogModel

extension Rule {
  static let alertScrolls = Rule(
    "alert/scrolls", .always(.warning),
    from: [
      .alerts2022("Avoid scrolling alerts when possible."),
      .alerts2020("Test the appearance of alerts in both orientations."),
      .alerts2019("Test the appearance of alerts in both orientations."),
      .alerts2024("Content: Minimize the amount of text."),
      .alerts2020("Alert Buttons: Generally, use two-button alerts."),
    ],
    summary: Message(
      en: "an alert shows all of its text and buttons at once",
      ko: "경고창은 텍스트와 버튼을 한 번에 모두 보여 줍니다"),
    reason: Message(
      en: """
        What scrolls out of an alert is not read before a button is pressed. The alert is measured \
        on each of the project’s devices, upright and on its side, in each language, at the largest \
        text size that the project names (without devices: on the smallest screen, 320 by 568 \
        points). Only what surely does not fit is reported.
        """,
      ko: """
        스크롤해야 보이는 내용은 읽지 않고 버튼을 누르게 됩니다. 프로젝트에 적은 기기마다, 세로와 가로 방향에서, 언어마다, 프로젝트에 적은 가장 큰 텍스트 크기로 \
        잽니다. 기기를 적지 않으면 가장 작은 320×568포인트 화면에서 잽니다. 확실히 넘치는 것만 알립니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          textSize accessibility5
        }

        alert ⟦DeleteAlbum⟧ {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message { en "The photos are not deleted from the library."  ko "앨범에 있는 사진은 삭제되지 않습니다." }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          textSize xxxLarge
        }

        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message { en "The photos are not deleted from the library."  ko "앨범에 있는 사진은 삭제되지 않습니다." }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, let place = context.findScrolling() else { return }
      findings.report(
        Message(
          en: "this alert scrolls on \(place.english); say less, or offer fewer buttons",
          ko: "\(place.korean)에서 경고창이 스크롤됩니다. 텍스트나 버튼을 줄이세요"),
        at: context.dialog.name.range, of: context, locale: place.locale.tag)
    })
}
