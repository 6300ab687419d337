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
            1, "A sheet answers a control or an action.", ko: "action sheet는 컨트롤이나 행동에 답해 나옵니다.",
            .rules("sheet/source"),
            .missing("sheet/source", en: "a sheet `shown atLaunch`", ko: "`shown atLaunch`인 sheet")),
          Statement(
            2, "A sheet has two or more choices.", ko: "action sheet에는 선택지가 둘 이상 있습니다.",
            .rules("sheet/two-choices")),
          Statement(
            3, "The choices belong to what the person is doing.", ko: "선택지는 지금 하는 일과 관련됩니다.",
            .missing(
              "sheet/unrelated-choices", en: "choices that promote the app: Rate This App, 앱 평가하기",
              ko: "앱을 홍보하는 선택지: Rate This App, 앱 평가하기")),
          Statement(
            4, "A sheet lets people begin something.", ko: "action sheet에서는 무엇을 시작합니다.",
            differs: Message(
              en: "Korean has initialize for initiate; followed is to begin",
              ko: "한국어 문서의 ‘초기화’는 ‘시작’을 옮긴 말로 보고 영어를 따릅니다"),
            .rules("sheet/two-choices"),
            .missing(
              "sheet/two-choices", en: "choices that only acknowledge: OK and Great",
              ko: "받아들이기만 하는 선택지: 확인과 좋아요")),
          Statement(
            5, "A sheet asks before something may be destroyed.",
            ko: "무엇이 없어질 수 있는 일을 하기 전에 확인합니다.",
            .rules("sheet/two-choices", "button/destructive-role"),
            .missing("button/destructive-role", en: "sheets without a title", ko: "제목 없는 sheet")),
          Statement(
            6, "It slides up on a small screen and is a popover on a large one.",
            ko: "작은 화면에서는 아래에서 올라오고 큰 화면에서는 popover입니다.",
            .placement(
              en: "generated code carries the source as the popover’s anchor",
              ko: "생성된 코드는 source를 popover의 기준으로 전합니다")),
        ]),
      Section(
        .actionSheets2020("Provide a Cancel button if it adds clarity."),
        [
          Statement(
            7, "Cancel is there where it adds clarity.", ko: "취소를 두면 분명해질 때 둡니다.",
            differs: Message(
              en: "Korean reads “if Cancel is added clearly”; followed is English",
              ko: "한국어 문서의 ‘명확하게 추가되면’은 달리 옮긴 것으로 보고 영어를 따릅니다"),
            .rules("sheet/cancel", "button/destructive-needs-cancel")),
          Statement(
            8, "A sheet at the bottom of the screen always has Cancel.",
            ko: "화면 아래에 나오는 sheet에는 항상 취소가 있습니다.",
            .rules("sheet/cancel")),
          Statement(
            9, "Cancel is at the bottom.", ko: "취소는 맨 아래에 있습니다.",
            .placement(en: "the compiler puts it there, apart", ko: "컴파일러가 그 자리에 떼어 둡니다"),
            .rules("sheet/cancel", "button/position")),
          Statement(
            10, "The button by which a task is abandoned is Cancel, which people trust.",
            ko: "그만두는 버튼은 사람들이 믿는 취소입니다.",
            .rules("button/cancel-title", "button/cancel-role")),
        ]),
      Section(
        .actionSheets2020("Make destructive choices prominent."),
        [
          Statement(
            11, "Choices that destroy are red.", ko: "없애는 선택지는 빨간색입니다.",
            .placement(en: "what is `destructive` is red", ko: "`destructive`는 빨간색입니다"),
            .rules("button/destructive-role"),
            .missing(
              "button/destructive-role", en: "choices where nothing else speaks of loss",
              ko: "달리 잃는다는 말이 없는 곳의 선택지")),
          Statement(
            12, "Choices that are dangerous are red.", ko: "위험한 선택지는 빨간색입니다.",
            .placement(en: "what is `destructive` is red", ko: "`destructive`는 빨간색입니다"),
            .missing(
              "button/destructive-role",
              en: "a note for Block, Report, Sign Out, Leave Group, 차단, 신고, 로그아웃, 나가기",
              ko: "차단, 신고, 로그아웃, 나가기, Block, Report, Sign Out, Leave Group에는 참고로")),
          Statement(
            13, "Destructive choices are at the top.", ko: "없애는 선택지는 맨 위에 있습니다.",
            .placement(en: "the compiler puts them there", ko: "컴파일러가 그 자리에 둡니다"),
            .rules("sheet/destructive-first")),
        ]),
      Section(
        .actionSheets2020("Avoid enabling scrolling in an action sheet."),
        [
          Statement(
            14, "A sheet doesn’t scroll.", ko: "action sheet는 스크롤되지 않습니다.",
            .rules("sheet/scrolls", "sheet/dynamic-choices")),
          Statement(
            15, "A sheet has not too many choices.", ko: "선택지가 너무 많지 않습니다.",
            .rules("sheet/scrolls", "sheet/dynamic-choices")),
        ]),
    ])
}
