import DialogFindings
import DialogModel

extension Rule {
  static let sheetScrolls = Rule(
    "sheet/scrolls", .always(.warning),
    from: [
      .actionSheets2020("Avoid enabling scrolling in an action sheet."),
      .actionSheets2024("Best practices: Avoid letting an action sheet scroll."),
    ],
    summary: Message(
      en: "an action sheet shows all of its choices at once",
      ko: "동작 시트는 선택지를 한 번에 모두 보여 줍니다"),
    reason: Message(
      en: """
        Scrolling to a choice takes time, and is hard without pressing another one by mistake. The \
        sheet is measured on each of the project’s devices, upright and on its side, in each \
        language, at the largest text size that the project names (without devices: on the smallest \
        screen, 320 by 568 points). Only what surely does not fit is reported.
        """,
      ko: """
        스크롤해서 고르려면 시간이 걸리고 다른 선택지를 잘못 누르기 쉽습니다. 프로젝트에 적은 기기마다, 세로와 가로 방향에서, 언어마다, 프로젝트에 적은 가장 큰 \
        텍스트 크기로 잽니다. 기기를 적지 않으면 가장 작은 320×568포인트 화면에서 잽니다. 확실히 넘치는 것만 알립니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet ⟦PlaySpeed⟧ {
          source speedButton
          choice half    "0.5×"
          choice slow    "0.75×"
          choice normal  "1×"
          choice quick   "1.25×"
          choice fast    "1.5×"
          choice faster  "1.75×"
          choice double  "2×"
          cancel
        }
        """),
      RuleExample(
        """
        project Player {
          source ko
        }

        actionSheet ⟦MoveToAlbum⟧(albums: [String]) {
          source moveButton
          title "앨범으로 이동"
          choice album for album in albums "{album}" limit 12
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet PlaySpeed {
          source speedButton
          choice slow    "0.75×"
          choice normal  "1×"
          choice fast    "1.5×"
          choice double  "2×"
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .actionSheet, let place = context.findScrolling() else { return }
      findings.report(
        Message(
          en: "this sheet scrolls on \(place.english); offer fewer choices",
          ko: "\(place.korean)에서 시트가 스크롤됩니다. 선택지를 줄이세요"),
        at: context.dialog.name.range, of: context, locale: place.locale.tag)
    })
}
