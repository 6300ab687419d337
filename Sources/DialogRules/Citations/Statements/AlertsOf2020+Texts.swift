import DialogFindings

extension GuidelineDocument {
  static let alerts2020Texts = [
    Section(
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      [
        Statement(11, "A title is short.", ko: "제목은 짧게 씁니다.", .rules("alert/title-length")),
        Statement(
          12, "A title describes what happened or what is asked.",
          ko: "제목에 무슨 일인지, 무엇을 묻는지 씁니다.",
          .rules("alert/title-multiword", "alert/title-descriptive")),
        Statement(
          13, "A title has more than one word; a question or a short sentence says more.",
          ko: "제목은 한 단어보다 길게 쓰며, 질문이나 짧은 문장이 더 많은 것을 알려 줍니다.",
          differs: Message(
            en:
              "Korean has “words” without a number in the heading; the sentence after it agrees with English",
            ko: "한국어 제목 줄에는 여러 단어라는 말이 없고, 이어지는 문장은 영어와 같습니다"),
          .rules("alert/title-multiword")),
        Statement(
          14, "The less there is to read, the better.", ko: "읽을 것은 적을수록 좋습니다.",
          .rules("alert/message-repeats-title", "alert/message-length", "alert/title-length")),
        Statement(
          15, "A title is such that it needs no message.", ko: "메시지가 필요 없도록 제목을 씁니다.",
          .rules("alert/message-repeats-title")),
        Statement(
          16, "A title fits on one line where it can.", ko: "제목은 될 수 있으면 한 줄로 씁니다.",
          .rules("alert/title-length")),
        Statement(
          17, "A title that is a sentence is written in sentence style.",
          ko: "문장인 제목에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/sentence-capitalization", "text/name-capitalization")),
        Statement(
          18, "A title that is a sentence ends as a sentence does.",
          ko: "문장인 제목은 문장 부호로 끝냅니다.",
          .rules("text/ending-punctuation")),
        Statement(
          19, "A title that is a fragment is written in title style.",
          ko: "문장이 아닌 제목에는 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          differs: Message(
            en: "Korean calls a fragment a divided sentence; followed is what is no sentence",
            ko: "한국어 문서의 ‘나누어진 문장’은 문장이 아닌 것으로 봅니다"),
          .rules("text/title-capitalization")),
        Statement(
          20, "A title that is a fragment has no mark at its end.",
          ko: "문장이 아닌 제목은 문장 부호로 끝내지 않습니다.",
          .rules("text/ending-punctuation")),
      ]),
    Section(
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      [
        Statement(
          21, "A message is there only where it must be.", ko: "메시지는 꼭 필요할 때만 씁니다.",
          .rules("alert/message-repeats-title")),
        Statement(
          22, "The sentences of a message are short.", ko: "메시지의 문장은 짧게 씁니다.",
          .rules("alert/message-length")),
        Statement(
          23, "A message is made of complete sentences.", ko: "메시지는 완전한 문장으로 씁니다.",
          .rules("alert/message-sentences")),
        Statement(
          24, "A message fits on one or two lines, so that nothing scrolls.",
          ko: "메시지는 스크롤되지 않도록 한두 줄로 씁니다.",
          differs: Message(
            en: "Korean asks for one or two sentences; both are followed",
            ko: "한국어 문서는 한두 문장이라고 하며, 둘 다 따릅니다"),
          .rules("alert/message-length")),
        Statement(
          25, "A message is written in sentence style.",
          ko: "메시지에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/sentence-capitalization", "text/name-capitalization")),
        Statement(
          26, "The marks in a message are those of sentences.",
          ko: "메시지에는 알맞은 문장 부호를 씁니다.",
          .rules("text/ending-punctuation")),
      ]),
    Section(
      .alerts2020(
        "Alert Titles and Messages: Avoid sounding accusatory, judgmental, or insulting."),
      [
        Statement(
          27, "Text doesn’t blame people.", ko: "텍스트에서 사용자를 탓하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          28, "Text doesn’t judge people or what they do.",
          ko: "텍스트에서 사용자나 사용자가 한 일을 평가하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          29, "Text doesn’t insult.", ko: "텍스트에서 사용자를 모욕하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          30, "The tone is friendly.", ko: "말투는 친근합니다.",
          .rules("text/accusatory-tone")),
        Statement(
          31, "Said directly, bad news are better than good ones that hide what happened.",
          ko: "좋게 돌려 말하기보다 나쁜 일도 바로 말합니다.",
          .rules("text/oblique")),
        Statement(
          32, "An alert doesn’t say you, your, me or my.",
          ko: "경고창에 ‘너’와 ‘나’를 가리키는 대명사를 쓰지 않습니다.",
          differs: Message(
            en:
              "Korean limits it to where they insult or talk down; followed is English, everywhere",
            ko: "한국어 문서는 모욕적이거나 아랫사람을 대하는 듯이 들릴 때로 한정하지만, 영어를 따라 어디서나 쓰지 않습니다"),
          .rules("text/pronoun")),
      ]),
    Section(
      .alerts2020("Alert Titles and Messages: Avoid explaining the alert buttons."),
      [
        Statement(
          33, "Text doesn’t say what the buttons do.", ko: "텍스트에서 버튼이 하는 일을 설명하지 않습니다.",
          .rules("alert/explains-buttons")),
        Statement(
          34, "Where guidance is needed, it says tap.", ko: "안내가 꼭 필요하면 ‘탭’이라고 씁니다.",
          differs: Message(
            en: "Korean leaves tap in English; followed is 탭하다",
            ko: "한국어 문서는 tap을 영어로 두며, ‘탭’으로 봅니다"),
          .rules("alert/explains-buttons")),
        Statement(
          35, "A button that is named keeps its capitals.",
          ko: "버튼을 가리킬 때 대소문자를 그대로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("alert/explains-buttons")),
        Statement(
          36, "A button that is named has no quotation marks.",
          ko: "버튼을 가리킬 때 따옴표를 쓰지 않습니다.",
          differs: Message(
            en: "Korean says not to put it into a quotation; the marks are meant",
            ko: "한국어 문서의 ‘인용문’은 따옴표를 뜻하는 것으로 봅니다"),
          .rules("alert/explains-buttons")),
      ]),
  ]
}
