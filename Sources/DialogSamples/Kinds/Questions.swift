import DialogFindings

extension SampleKind {
  static let alert = SampleKind(
    "alert", Message(en: "asks before something is deleted", ko: "무언가를 삭제하기 전에 묻습니다"),
    called: "DeleteAlbum"
  ) { sample in
    sample.document(
      Message(
        en:
          "Asked before an album is deleted. Translators and users of the generated code read this.",
        ko: "앨범을 삭제하기 전에 묻습니다. 번역가와 생성된 코드를 쓰는 사람이 읽는 설명입니다."))
    sample.line("alert \(sample.name)(album: String, count: Int) {")
    sample.note(
      Message(
        en: "Why the dialog appears. Placement and the red of a button follow from this.",
        ko: "나타나는 이유입니다. 버튼의 위치와 빨간색이 이에 따라 정해집니다."))
    sample.line("purpose destructive")
    sample.note(
      Message(
        en:
          "The title asks a question and names its subject; {album} is the value of the "
          + "parameter.",
        ko: "제목은 무엇에 관한 것인지 밝히며 묻습니다. {album}은 매개변수의 값입니다."))
    sample.line("title", .deleteTitle)
    sample.note(
      Message(
        en: "What else is lost. With numbers, each language has its own plural forms.",
        ko: "함께 사라지는 것입니다. 수를 말할 때는 언어마다 그 언어의 복수형을 씁니다."))
    sample.line("message", .deleteMessage)
    sample.note(
      Message(
        en: "These two have no text, so they use the platform’s words in every language.",
        ko: "텍스트를 적지 않은 두 버튼은 모든 언어에서 플랫폼의 용어로 표시됩니다."))
    sample.line("button delete destructive")
    sample.line("cancel")
    sample.line("}")
  }

  static let purchase = SampleKind(
    "purchase", Message(en: "the last step before money is spent", ko: "돈을 쓰기 전의 마지막 단계입니다"),
    called: "ConfirmPurchase"
  ) { sample in
    sample.document(
      Message(en: "The last step before money is spent.", ko: "돈을 쓰기 전의 마지막 단계입니다."))
    sample.line("alert \(sample.name)(item: String, price: Currency) {")
    sample.line("purpose purchase")
    sample.note(
      Message(
        en: "A Currency is written as each language writes amounts, with the symbol.",
        ko: "Currency는 언어마다 그 언어의 방식으로 기호와 함께 쓰입니다."))
    sample.line("title", .purchaseTitle)
    sample.line("message", .purchaseMessage)
    sample.note(
      Message(
        en: "A button says what happens, never “Yes” or “OK”.",
        ko: "버튼에는 ‘예’나 ‘확인’이 아니라 일어날 일을 씁니다."))
    sample.line("button buy", .buy)
    sample.line("cancel")
    sample.line("}")
  }

  static let problem = SampleKind(
    "problem", Message(en: "says what went wrong and what to do", ko: "무엇이 잘못되었고 어떻게 할지 알립니다"),
    called: "NoConnection"
  ) { sample in
    sample.document(
      Message(
        en: "Shown when an order could not be sent.", ko: "주문을 보내지 못했을 때 나타납니다."))
    sample.line("alert \(sample.name) {")
    sample.line("purpose problem")
    sample.note(
      Message(
        en: "What is wrong, in everyday words: no codes, no blame.",
        ko: "무엇이 잘못되었는지 사용자의 말로 씁니다. 코드를 쓰지 않고 탓하지 않습니다."))
    sample.line("title", .problemTitle)
    sample.line("message", .problemMessage)
    sample.note(Message(en: "Another answer that may help.", ko: "해결할 수 있는 방법을 줍니다."))
    sample.line("button retry", .retry)
    sample.line("cancel")
    sample.line("}")
  }
}
