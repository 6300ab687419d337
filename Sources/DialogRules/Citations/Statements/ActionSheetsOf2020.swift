import DialogFindings

extension GuidelineDocument {
  /// Action sheets, as of March 2020.
  static let actionSheets2020 = GuidelineDocument(
    name: "004",
    sections: [
      Section(
        .actionSheets2020("Action Sheets"),
        [
          Statement(
            1, "A sheet answers a control or an action.", ko: "동작 시트는 컨트롤이나 사용자가 한 일에 응답하여 나타납니다.",
            .rules("sheet/source")),
          Statement(
            2, "A sheet has two or more choices.", ko: "동작 시트에는 선택지가 둘 이상 있습니다.",
            .rules("sheet/two-choices")),
          Statement(
            3, "The choices belong to what the person is doing.", ko: "선택지는 지금 하는 일에 관한 것입니다.",
            .rules("sheet/unrelated-choices")),
          Statement(
            4, "A sheet lets people begin something.", ko: "동작 시트에서 무언가를 시작합니다.",
            differs: Message(
              en: "Korean has initialize for initiate; followed is to begin",
              ko: "한국어 문서의 ‘초기화’는 ‘시작’을 옮긴 말로 보고 영어를 따릅니다"),
            .rules("sheet/two-choices")),
          Statement(
            5, "A sheet asks before something may be destroyed.",
            ko: "무언가를 삭제할 수 있는 일을 하기 전에 확인합니다.",
            .rules("sheet/two-choices", "button/destructive-role")),
          Statement(
            6, "It slides up on a small screen and is a popover on a large one.",
            ko: "작은 화면에서는 아래에서 올라오고 큰 화면에서는 팝오버로 나타납니다.",
            .placement(
              en: "generated code carries the source as the popover’s anchor",
              ko: "생성된 코드는 source를 팝오버가 가리킬 곳으로 전합니다")),
        ]),
      Section(
        .actionSheets2020("Provide a Cancel button if it adds clarity."),
        [
          Statement(
            7, "Cancel is there where it adds clarity.", ko: "취소가 있어야 더 분명해지면 취소를 둡니다.",
            differs: Message(
              en: "Korean reads “if Cancel is added clearly”; followed is English",
              ko: "한국어 문서의 ‘명확하게 추가되면’은 달리 옮긴 것으로 보고 영어를 따릅니다"),
            .rules("sheet/cancel", "button/destructive-needs-cancel")),
          Statement(
            8, "A sheet at the bottom of the screen always has Cancel.",
            ko: "화면 아래에 나타나는 시트에는 항상 취소를 둡니다.",
            .rules("sheet/cancel")),
          Statement(
            9, "Cancel is at the bottom.", ko: "취소는 맨 아래에 둡니다.",
            .placement(en: "the compiler puts it there, apart", ko: "컴파일러가 그 자리에 따로 떨어뜨려 둡니다"),
            .rules("sheet/cancel", "button/position")),
          Statement(
            10, "The button by which a task is abandoned is Cancel, which people trust.",
            ko: "하던 일을 그만두는 버튼은 사용자가 믿고 누르는 취소입니다.",
            .rules("button/cancel-title", "button/cancel-role", "button/second-cancel")),
        ]),
      Section(
        .actionSheets2020("Make destructive choices prominent."),
        [
          Statement(
            11, "Choices that destroy are red.", ko: "삭제하는 선택지는 빨간색으로 보여 줍니다.",
            .placement(en: "what is `destructive` is red", ko: "`destructive`는 빨간색으로 보여 줍니다"),
            .rules("button/destructive-role")),
          Statement(
            12, "Choices that are dangerous are red.", ko: "위험한 선택지는 빨간색으로 보여 줍니다.",
            .placement(en: "what is `destructive` is red", ko: "`destructive`는 빨간색으로 보여 줍니다"),
            .rules("button/destructive-role")),
          Statement(
            13, "Destructive choices are at the top.", ko: "삭제하는 선택지는 맨 위에 둡니다.",
            .placement(en: "the compiler puts them there", ko: "컴파일러가 그 자리에 둡니다"),
            .rules("sheet/destructive-first")),
        ]),
      Section(
        .actionSheets2020("Avoid enabling scrolling in an action sheet."),
        [
          Statement(
            14, "A sheet doesn’t scroll.", ko: "동작 시트는 스크롤되지 않습니다.",
            .rules("sheet/scrolls", "sheet/dynamic-choices")),
          Statement(
            15, "A sheet has not too many choices.", ko: "선택지를 너무 많이 두지 않습니다.",
            .rules("sheet/scrolls", "sheet/dynamic-choices")),
        ]),
    ])
}
