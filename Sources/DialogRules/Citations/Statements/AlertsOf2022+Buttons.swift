import DialogFindings

extension GuidelineDocument {
  static let alerts2022Buttons = [
    Section(
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      [
        Statement(
          34, "A button’s title is one or two words.", ko: "버튼 제목은 한두 단어로 씁니다.",
          .rules("button/title-length")),
        Statement(
          35, "A button’s title tells the result of choosing it.",
          ko: "버튼 제목으로 골랐을 때의 결과를 알 수 있습니다.",
          .rules("button/ok", "button/verb", "button/duplicate-title")),
        Statement(
          36, "A button’s title is rather a verb that belongs to the alert’s title and message.",
          ko: "버튼 제목은 되도록 경고창의 제목이나 메시지와 이어지는 동사로 씁니다.",
          .rules("button/verb")),
        Statement(
          37, "OK simply accepts.", ko: "OK(확인)는 단순히 받아들일 때만 씁니다.",
          differs: Message(
            en: "Korean lists Ok among the examples of verbs; followed is OK, for acceptance alone",
            ko: "한국어 문서는 Ok를 동사의 예로 들지만, 받아들일 때만 OK로 씁니다"),
          .rules("button/ok")),
        Statement(
          38, "Yes and No are avoided.", ko: "‘예’와 ‘아니요’는 피합니다.", .rules("button/yes-no")),
        Statement(
          39, "The button that cancels is titled Cancel.", ko: "취소하는 버튼의 제목은 ‘취소’로 씁니다.",
          .rules("button/cancel-title", "button/cancel-role", "button/second-cancel")),
        Statement(
          40, "A button’s title is in title style.",
          ko: "버튼 제목에는 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/title-capitalization")),
        Statement(
          41, "A button’s title has no mark at its end.", ko: "버튼 제목은 문장 부호로 끝내지 않습니다.",
          .rules("text/ending-punctuation", "text/not-truncated")),
      ]),
    Section(
      .alerts2022("Alert Buttons: Place buttons where people expect them."),
      [
        Statement(
          42, "Of two buttons the likeliest trails.", ko: "버튼이 둘이면 누를 가능성이 큰 버튼을 뒤에 둡니다.",
          .placement(
            en: "the compiler puts it there, mirrored where people read from the right",
            ko: "컴파일러가 그 자리에 두며, 오른쪽에서 왼쪽으로 읽는 언어에서는 뒤집힙니다"),
          .rules("button/position")),
        Statement(
          43, "Of two buttons Cancel leads.", ko: "버튼이 둘이면 취소를 앞에 둡니다.",
          differs: Message(
            en: "Korean puts Cancel on the right; followed is English, the leading side",
            ko: "한국어 문서는 취소를 오른쪽에 두지만, 영어를 따라 앞쪽에 둡니다"),
          .placement(en: "the compiler puts it there", ko: "컴파일러가 그 자리에 둡니다"),
          .rules("button/position")),
        Statement(
          44, "More than two are a stack, the likeliest at the top and Cancel at the bottom.",
          ko: "셋 이상이면 쌓으며, 누를 가능성이 가장 큰 버튼을 맨 위에, 취소를 맨 아래에 둡니다.",
          differs: Message(
            en: "Korean says three buttons; it holds for more, too",
            ko: "한국어 문서는 버튼 3개라고 하지만, 더 많아도 같습니다"),
          .placement(en: "the compiler stacks them so", ko: "컴파일러가 그렇게 쌓습니다"),
          .rules("button/position")),
      ]),
    Section(
      .alerts2022("Alert Buttons: Identify destructive buttons."),
      [
        Statement(
          45, "A button that destroys something is destructive.",
          ko: "무언가를 삭제하는 버튼은 destructive로 선언합니다.",
          .rules("button/destructive-role")),
        Statement(
          46, "Beside it there is a Cancel.", ko: "그 옆에는 취소를 둡니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("button/destructive-needs-cancel")),
        Statement(
          47, "That Cancel is the default, so that Return chooses it.",
          ko: "그 취소가 기본 버튼이며, Return 키로 고를 수 있습니다.",
          differs: Message(
            en:
              "Korean leaves Return out and says that the cancel style also goes to the bottom by itself",
            ko: "한국어 문서에는 Return 키가 없고, cancel 스타일이면 저절로 맨 아래에 놓인다고 덧붙입니다"),
          .placement(
            en: "Cancel beside a destructive button is the default where nothing else is named",
            ko: "달리 정하지 않으면 destructive 버튼 옆의 취소가 기본 버튼이 됩니다"),
          .rules("button/default")),
      ]),
    Section(
      .alerts2022("Alert Buttons: Let people cancel an alert by exiting to the Home screen."),
      [
        Statement(
          48, "Leaving for the Home screen dismisses the alert, and nothing is done.",
          ko: "홈 화면으로 나가면 경고창이 닫히고 아무 일도 일어나지 않습니다.",
          .placement(
            en: "generated code ends every way of leaving with Cancel, or with what `exit` names",
            ko: "생성된 코드는 어떻게 나가든 취소나 `exit`에 적힌 것으로 끝냅니다"),
          .rules("alert/exit")),
        Statement(
          49, "Esc and Command-Period cancel.", ko: "Esc와 Command-마침표로 취소합니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .placement(
            en: "generated code takes both for Cancel",
            ko: "생성된 코드는 둘 다 취소로 받아들입니다")),
      ]),
  ]
}
