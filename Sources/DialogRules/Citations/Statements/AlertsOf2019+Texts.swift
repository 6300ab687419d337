import DialogFindings

extension GuidelineDocument {
  static let alerts2019Texts = [
    Section(
      .alerts2019("Write short, descriptive, multiword alert titles."),
      [
        Statement(8, "A title is short.", ko: "제목은 짧게 씁니다.", .rules("alert/title-length")),
        Statement(
          9, "A title is such that it needs no message.", ko: "메시지가 필요 없도록 제목을 씁니다.",
          .rules("alert/message-repeats-title")),
        Statement(
          10, "A title describes what happened or what is asked.", ko: "제목에 무슨 일인지, 무엇을 묻는지 씁니다.",
          .rules("alert/title-descriptive")),
        Statement(
          11, "A title has more than one word; a question or a short sentence says more.",
          ko: "제목은 한 단어보다 길게 쓰며, 질문이나 짧은 문장이 더 많은 것을 알려 줍니다.",
          .rules("alert/title-multiword")),
        Statement(
          12, "A title fits on one line where it can.", ko: "제목은 될 수 있으면 한 줄로 씁니다.",
          .rules("alert/title-length")),
        Statement(
          13, "A title that is a sentence is written in sentence style.",
          ko: "문장인 제목에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/sentence-capitalization", "text/name-capitalization")),
        Statement(
          14, "A title that is a sentence ends as a sentence does.", ko: "문장인 제목은 문장 부호로 끝냅니다.",
          .rules("text/ending-punctuation")),
        Statement(
          15, "A title that is a fragment has no mark at its end.",
          ko: "문장이 아닌 제목은 문장 부호로 끝내지 않습니다.",
          differs: Message(
            en: "Korean names the period alone; followed is English, every mark",
            ko: "한국어 문서는 마침표만 들지만, 영어를 따라 모든 문장 부호를 뺍니다"),
          .rules("text/ending-punctuation")),
      ]),
    Section(
      .alerts2019("If you must provide a message, write short, complete sentences."),
      [
        Statement(
          16, "A message fits on one or two lines.", ko: "메시지는 한두 줄로 씁니다.",
          .rules("alert/message-length")),
        Statement(
          17, "A message is complete sentences.", ko: "메시지는 완전한 문장으로 씁니다.",
          .rules("alert/message-sentences")),
        Statement(
          18, "A message is in sentence style.", ko: "메시지에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/sentence-capitalization", "text/name-capitalization")),
        Statement(
          19, "A message has proper punctuation.", ko: "메시지에는 알맞은 문장 부호를 씁니다.",
          .rules("text/ending-punctuation", "alert/message-sentences")),
      ]),
    Section(
      .alerts2019("Avoid sounding accusatory, judgmental, or insulting."),
      [
        Statement(
          20, "Nobody is accused.", ko: "누구도 탓하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          21, "Nobody is judged.", ko: "누구도 평가하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          22, "Nobody is insulted.", ko: "누구도 모욕하지 않습니다.",
          .rules("text/accusatory-tone")),
        Statement(
          23, "The tone is friendly.", ko: "말투는 친근합니다.",
          differs: Message(
            en: "Korean reads “for a long time”; followed is “as long as”",
            ko: "한국어 문서의 ‘오랫동안’은 ‘~하는 한’으로 봅니다"),
          .rules("text/accusatory-tone")),
        Statement(
          24, "It is better to be negative and direct than positive and oblique.",
          ko: "좋게 돌려 말하기보다 나쁜 일도 바로 말합니다.",
          .rules("text/oblique")),
        Statement(
          25, "Pronouns such as you, your, me and my are avoided.",
          ko: "‘너’, ‘네’, ‘나’, ‘내’ 같은 대명사는 피합니다.",
          differs: Message(
            en: "Korean names 나 twice; followed are all of them, polite ones too",
            ko: "한국어 문서는 ‘나’를 두 번 들지만, 높임말까지 모두 따릅니다"),
          .rules("text/pronoun")
        ),
      ]),
    Section(
      .alerts2019("Avoid explaining the alert buttons."),
      [
        Statement(
          26, "Buttons are not explained.", ko: "버튼이 하는 일을 설명하지 않습니다.",
          .rules("alert/explains-buttons")),
        Statement(
          27, "Where guidance must be, the word is tap.", ko: "안내가 꼭 필요하면 ‘탭’이라고 씁니다.",
          .rules("alert/explains-buttons")),
        Statement(
          28, "A button that is named keeps its capitals.", ko: "버튼을 가리킬 때 대소문자를 그대로 씁니다.",
          .rules("alert/explains-buttons")),
        Statement(
          29, "A button that is named stands in no quotes.", ko: "버튼의 제목을 따옴표로 묶지 않습니다.",
          .rules("alert/explains-buttons")),
      ]),
  ]
}
