import DialogFindings
import DialogModel

extension Rule {
  static let sheetDynamicChoices = Rule(
    "sheet/dynamic-choices", .always(.note),
    from: [.actionSheets2020("Avoid enabling scrolling in an action sheet.")],
    summary: Message(
      en: "choices made from a list have a limit",
      ko: "목록에서 만드는 선택지에는 한도를 둡니다"),
    reason: Message(
      en: """
        A list grows. With too many choices a sheet scrolls, which takes time and makes people press \
        a button by mistake. With a limit the first elements are offered; give the others a place \
        of their own.
        """,
      ko: """
        목록은 길어집니다. 선택지가 너무 많으면 시트가 스크롤되어 시간이 걸리고 버튼을 잘못 누르기 쉽습니다. 한도를 \
        두면 앞의 요소만 보여 줍니다. 나머지는 다른 화면에 두세요.
        """),
    examples: [
      RuleExample(
        """
        actionSheet MoveToAlbum(albums: [String]) {
          source moveButton
          choice album ⟦for album in albums⟧ "{album}"
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet MoveToAlbum(albums: [String]) {
          source moveButton
          choice album for album in albums "{album}" limit 6
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      for (index, button) in context.dialog.buttons.enumerated() {
        guard let repetition = button.repetition, repetition.limit == nil,
          let place = button.attributes.first(where: { $0.keyword == "for" })
        else { continue }
        findings.report(
          Message(
            en: "a long list makes the sheet scroll; say how many choices to offer with limit",
            ko: "목록이 길면 시트가 스크롤됩니다. 선택지를 몇 개까지 보여 줄지 limit로 적으세요"),
          at: place.range, of: context, element: context.dialog.path(.button(index)))
      }
    })
}
