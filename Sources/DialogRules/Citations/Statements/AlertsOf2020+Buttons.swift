import DialogFindings

extension GuidelineDocument {
  static let alerts2020Buttons = [
    Section(
      .alerts2020("Alert Buttons: Generally, use two-button alerts."),
      [
        Statement(
          37, "An alert has two buttons as a rule.", ko: "경고창에는 대개 버튼을 두 개 둡니다.",
          .rules("alert/single-button", "alert/too-many-buttons")),
        Statement(
          38, "A single button informs and gives no control.",
          ko: "버튼이 하나면 알리기만 할 뿐 선택할 것이 없습니다.",
          .rules("alert/single-button")),
        Statement(
          39, "Three buttons or more are hard to choose from and may scroll.",
          ko: "버튼이 셋 이상이면 고르기 어렵고 스크롤될 수 있습니다.",
          .rules("alert/too-many-buttons", "alert/scrolls")),
        Statement(
          40, "More than two choices are an action sheet’s.", ko: "선택지가 둘보다 많으면 동작 시트를 씁니다.",
          .rules("alert/too-many-buttons")),
      ]),
    Section(
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      [
        Statement(
          41, "A button’s title is one or two words.", ko: "버튼 제목은 한두 단어로 씁니다.",
          .rules("button/title-length")),
        Statement(
          42, "A button’s title tells the result of pressing it.",
          ko: "버튼 제목으로 눌렀을 때의 결과를 알 수 있습니다.",
          .rules("button/ok", "button/verb", "button/duplicate-title")),
        Statement(
          43, "A button’s title is in title style.",
          ko: "버튼 제목에는 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/title-capitalization")),
        Statement(
          44, "A button’s title has no mark at its end.", ko: "버튼 제목은 문장 부호로 끝내지 않습니다.",
          .rules("text/ending-punctuation", "text/not-truncated")),
        Statement(
          45, "A button’s title is a verb that belongs to the alert’s title and message.",
          ko: "버튼 제목은 경고창의 제목이나 메시지와 이어지는 동사로 씁니다.",
          .rules("button/verb")),
        Statement(
          46, "OK simply accepts.", ko: "OK(확인)는 단순히 받아들일 때만 씁니다.",
          .rules("button/ok")),
        Statement(
          47, "Yes and No are avoided.", ko: "‘예’와 ‘아니요’는 피합니다.", .rules("button/yes-no")),
      ]),
    Section(
      .alerts2020("Alert Buttons: Place buttons where people expect them."),
      [
        Statement(
          48, "The likeliest button is on the right.", ko: "누를 가능성이 가장 큰 버튼은 오른쪽에 둡니다.",
          .placement(
            en:
              "Cancel leads and the likeliest trails, mirrored in languages that read from the right",
            ko: "취소를 앞에, 가능성이 가장 큰 버튼을 뒤에 두며, 오른쪽에서 왼쪽으로 읽는 언어에서는 뒤집힙니다"),
          .rules("button/position")),
        Statement(
          49, "Cancel is on the left.", ko: "취소는 왼쪽에 둡니다.",
          .placement(en: "Cancel leads in a row", ko: "가로로 놓으면 취소가 맨 앞에 옵니다"),
          .rules("button/position")),
      ]),
    Section(
      .alerts2020("Alert Buttons: Label cancellation buttons appropriately."),
      [
        Statement(
          50, "The button that cancels is titled Cancel.", ko: "취소하는 버튼의 제목은 ‘취소’로 씁니다.",
          differs: Message(
            en: "Korean writes 취소하기; the platform’s 취소 is written, and 취소하기 is accepted in 2020",
            ko: "한국어 문서는 ‘취소하기’라고 씁니다. 플랫폼의 ‘취소’로 쓰고, 2020년 지침에서는 ‘취소하기’도 받아들입니다"),
          .rules("button/cancel-title", "button/cancel-role", "button/second-cancel"))
      ]),
    Section(
      .alerts2020("Alert Buttons: Identify destructive buttons."),
      [
        Statement(
          51, "A button that destroys something is destructive.",
          ko: "무언가를 삭제하는 버튼은 destructive로 선언합니다.",
          .rules("button/destructive-role")),
        Statement(
          52, "Beside it there is a Cancel.", ko: "그 옆에는 취소를 둡니다.",
          .rules("button/destructive-needs-cancel")),
        Statement(
          53, "That Cancel is the default, and bold.", ko: "그 취소가 기본 버튼이며 굵게 보입니다.",
          .placement(
            en: "Cancel beside a destructive button is the default where nothing else is named",
            ko: "달리 정하지 않으면 destructive 버튼 옆의 취소가 기본 버튼이 됩니다"),
          .rules("button/default")),
      ]),
    Section(
      .alerts2020("Alert Buttons: Allow people to cancel alerts by exiting to the Home screen."),
      [
        Statement(
          54, "Leaving for the Home screen is like Cancel: nothing is done.",
          ko: "홈 화면으로 나가는 것은 취소와 같아서 아무 일도 일어나지 않습니다.",
          .placement(
            en: "generated code ends every way of leaving with Cancel, or with what `exit` names",
            ko: "생성된 코드는 어떻게 나가든 취소나 `exit`에 적힌 것으로 끝냅니다"),
          .rules("alert/exit")),
        Statement(
          55, "An alert without Cancel says what leaving does.",
          ko: "취소가 없는 경고창에는 나갈 때 어떤 결과가 되는지 정합니다.", .rules("alert/exit")),
      ]),
  ]
}
