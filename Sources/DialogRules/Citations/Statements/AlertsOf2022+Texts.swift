import DialogFindings

extension GuidelineDocument {
  static let alerts2022Texts = [
    Section(
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      [
        Statement(
          13, "A title is short.", ko: "제목은 짧게 씁니다.",
          .rules("alert/title-length")),
        Statement(
          14, "A title describes what happened or what is asked.",
          ko: "제목에 무슨 일인지, 무엇을 묻는지 씁니다.",
          differs: Message(
            en: "Korean asks for the point alone (핵심만); it is the same",
            ko: "한국어 문서는 핵심만 쓰라고 하며, 뜻은 같습니다"),
          .rules("alert/title-multiword", "alert/title-descriptive")),
        Statement(
          15, "A title has more than one word.", ko: "제목은 한 단어보다 길게 씁니다.",
          differs: Message(
            en:
              "Korean says two words or more; a verb that asks (삭제할까요?) is a sentence, and enough",
            ko: "한국어 문서는 2개 이상의 단어라고 합니다. 묻는 동사(‘삭제할까요?’)는 그 자체로 문장이므로 충분합니다"),
          .rules("alert/title-multiword")),
        Statement(
          16, "A title tells the situation, so that no message is needed.",
          ko: "메시지가 필요 없도록 제목에 상황을 씁니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("alert/message-repeats-title")),
        Statement(
          17, "A title that is a sentence is written in sentence style.",
          ko: "문장인 제목에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/sentence-capitalization", "text/name-capitalization")),
        Statement(
          18, "A title that is a sentence ends as a sentence does.",
          ko: "문장인 제목은 문장 부호로 끝냅니다.",
          differs: Message(
            en: "Korean asks for a period (마침표); a question takes ?, as in English",
            ko: "한국어 문서는 마침표라고 하지만, 영어처럼 질문에는 물음표를 씁니다"),
          .rules("text/ending-punctuation")),
        Statement(
          19, "A title that is a fragment is written in title style.",
          ko: "문장이 아닌 제목에는 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/title-capitalization")),
        Statement(
          20, "A title that is a fragment has no mark at its end.",
          ko: "문장이 아닌 제목은 문장 부호로 끝내지 않습니다.",
          .rules("text/ending-punctuation")),
      ]),
    Section(
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      [
        Statement(
          21, "A message is there only where it must be, and short.",
          ko: "메시지는 꼭 필요할 때만 짧게 씁니다.",
          .rules("alert/message-repeats-title", "alert/message-length")),
        Statement(
          22, "A message is made of complete sentences.", ko: "메시지는 완전한 문장으로 씁니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("alert/message-sentences")),
        Statement(
          23, "A message fits on one or two lines.", ko: "메시지는 한두 줄로 씁니다.",
          .rules("alert/message-length")),
        Statement(
          24, "A message is written in sentence style.",
          ko: "메시지에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          differs: Message(
            en: "Korean shows a line in title style beside it; followed is sentence style",
            ko: "한국어 문서는 그 옆에 제목 형식의 예를 들지만, 문장 형식을 따릅니다"),
          .rules("text/sentence-capitalization", "text/name-capitalization")),
        Statement(
          25, "The marks in a message are those of sentences.",
          ko: "메시지에는 알맞은 문장 부호를 씁니다.",
          differs: Message(
            en: "Korean asks for a period (마침표); a question takes ?, as in English",
            ko: "한국어 문서는 마침표라고 하지만, 영어처럼 질문에는 물음표를 씁니다"),
          .rules("text/ending-punctuation")),
      ]),
    Section(
      .alerts2022(
        "Alert Titles and Messages: Be direct, and use a neutral, approachable tone."),
      [
        Statement(
          26, "Text says what happened instead of hiding it.",
          ko: "텍스트에서 무슨 일인지 돌려 말하지 않습니다.",
          .rules("text/oblique")),
        Statement(
          27, "Text is neutral and doesn’t blame.", ko: "텍스트는 중립적으로 쓰며 탓하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          28, "The tone is approachable.", ko: "말투는 친근합니다.",
          .rules("text/accusatory-tone")),
        Statement(
          29, "Text doesn’t make light of what is serious.",
          ko: "심각한 일을 가볍게 다루지 않습니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("text/oblique")),
      ]),
    Section(
      .alerts2022("Alert Titles and Messages: Avoid explaining the alert buttons."),
      [
        Statement(
          30, "Text doesn’t say what the buttons do.", ko: "텍스트에서 버튼이 하는 일을 설명하지 않습니다.",
          .rules("alert/explains-buttons")),
        Statement(
          31, "Where guidance is needed, it says choose, not tap, click or press.",
          ko: "안내가 꼭 필요하면 ‘탭’이나 ‘클릭’이 아니라 ‘선택’이라고 씁니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("alert/explains-buttons")),
        Statement(
          32, "A button that is named has exactly its title.", ko: "버튼을 가리킬 때 제목을 그대로 씁니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("alert/explains-buttons")),
        Statement(
          33, "A button that is named has no quotation marks.",
          ko: "버튼을 가리킬 때 따옴표를 쓰지 않습니다.",
          differs: Message(
            en: "Korean leaves it out; followed is English",
            ko: "한국어 문서에는 없으며, 영어를 따릅니다"),
          .rules("alert/explains-buttons")),
      ]),
  ]
}
