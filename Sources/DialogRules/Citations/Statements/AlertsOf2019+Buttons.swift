import DialogFindings

extension GuidelineDocument {
  static let alerts2019Buttons = [
    Section(
      .alerts2019("Generally, use two-button alerts."),
      [
        Statement(
          30, "An alert has two buttons as a rule.", ko: "경고창에는 대개 버튼을 두 개 둡니다.",
          .rules("alert/single-button", "alert/too-many-buttons")),
        Statement(
          31, "A single button informs and gives no control.", ko: "버튼이 하나면 알리기만 할 뿐 선택할 것이 없습니다.",
          .rules("alert/single-button")),
        Statement(
          32,
          "Three buttons or more are hard to choose from; more than two choices are an action sheet’s.",
          ko: "버튼이 셋 이상이면 고르기 어렵습니다. 선택지가 둘보다 많으면 동작 시트를 씁니다.",
          differs: Message(
            en: "Korean says two choices or more; followed is more than two",
            ko: "한국어 문서는 두 가지 이상이라고 하지만, 둘보다 많을 때를 따릅니다"),
          .rules("alert/too-many-buttons")),
      ]),
    Section(
      .alerts2019("Give alert buttons succinct, logical titles."),
      [
        Statement(
          33, "A button’s title is one or two words.", ko: "버튼 제목은 한두 단어로 씁니다.",
          .rules("button/title-length")),
        Statement(
          34, "A button’s title tells the result of pressing it.",
          ko: "버튼 제목으로 눌렀을 때의 결과를 알 수 있습니다.",
          .rules("button/ok", "button/verb")),
        Statement(
          35, "A button’s title is in title style.",
          ko: "버튼 제목에는 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/title-capitalization")),
        Statement(
          36, "A button’s title has no mark at its end.", ko: "버튼 제목은 문장 부호로 끝내지 않습니다.",
          differs: Message(
            en: "Korean names the period alone; followed is English, every mark",
            ko: "한국어 문서는 마침표만 들지만, 영어를 따라 모든 문장 부호를 뺍니다"),
          .rules("text/ending-punctuation")),
        Statement(
          37, "A button’s title is a verb that belongs to the alert’s title and message.",
          ko: "버튼 제목은 경고창의 제목이나 메시지와 이어지는 동사로 씁니다.",
          .rules("button/verb")),
        Statement(
          38, "OK simply accepts.", ko: "OK(확인)는 단순히 받아들일 때만 씁니다.",
          .rules("button/ok")),
        Statement(39, "Yes and No are avoided.", ko: "‘예’와 ‘아니요’는 피합니다.", .rules("button/yes-no")),
      ]),
    Section(
      .alerts2019("Place buttons where people expect them."),
      [
        Statement(
          40, "The likeliest button is on the right.", ko: "누를 가능성이 가장 큰 버튼은 오른쪽에 둡니다.",
          .placement(
            en: "the compiler puts it there, mirrored where people read from the right",
            ko: "컴파일러가 그 자리에 두며, 오른쪽에서 왼쪽으로 읽는 언어에서는 뒤집힙니다"),
          .rules("button/position")),
        Statement(
          41, "Cancel is on the left.", ko: "취소는 왼쪽에 둡니다.",
          .placement(en: "Cancel leads in a row", ko: "가로로 놓으면 취소가 맨 앞에 옵니다"),
          .rules("button/position")),
      ]),
    Section(
      .alerts2019("Label cancellation buttons appropriately."),
      [
        Statement(
          42, "The button that cancels is titled Cancel.", ko: "취소하는 버튼의 제목은 ‘취소’로 씁니다.",
          .rules("button/cancel-title", "button/cancel-role"))
      ]),
    Section(
      .alerts2019("Identify destructive buttons."),
      [
        Statement(
          43, "A button that destroys is marked so.", ko: "무언가를 삭제하는 버튼은 그렇게 표시합니다.",
          .rules("button/destructive-role")),
        Statement(
          44, "Beside it is Cancel.", ko: "그 옆에는 취소를 둡니다.",
          .rules("button/destructive-needs-cancel")),
        Statement(
          45, "There Cancel is the default, and bold.", ko: "그 취소가 기본 버튼이며 굵게 보입니다.",
          .placement(
            en: "the compiler makes it the default, which is bold",
            ko: "컴파일러가 기본 버튼으로 정하며, 기본 버튼은 굵게 보입니다"),
          .rules("button/default")),
      ]),
    Section(
      .alerts2019("Allow people to cancel alerts by exiting to the Home screen."),
      [
        Statement(
          46, "Leaving for the Home screen is the same as Cancel, and nothing is done.",
          ko: "홈 화면으로 나가는 것은 취소와 같아서 아무 일도 일어나지 않습니다.",
          .placement(
            en: "generated code ends every way of leaving with Cancel, or with what `exit` names",
            ko: "생성된 코드는 어떻게 나가든 취소나 `exit`에 적힌 것으로 끝냅니다"),
          .rules("alert/exit")),
        Statement(
          47, "Without Cancel, the alert says what leaving does.",
          ko: "취소가 없으면 나갈 때 어떤 결과가 되는지 정합니다.",
          .rules("alert/exit"), .language(en: "`exit`", ko: "`exit`")),
      ]),
  ]
}
