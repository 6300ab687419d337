import DialogFindings

extension RuleDescription {
  static let nameMissingText = RuleDescription(
    "name/missing-text", .error,
    summary: Message(en: "a field has a text", ko: "입력란에는 텍스트를 씁니다"),
    reason: Message(
      en: "It is what people see in the empty field, and what a screen reader calls it.",
      ko: "빈 입력란에 보이는 텍스트이며 화면 낭독기가 읽는 이름입니다."),
    examples: [
      RuleExample(
        """
        alert Rename {
          title "Rename Album"
          field ⟦name⟧ required
          button rename "Rename"
          cancel
        }
        """),
      RuleExample(
        """
        alert Rename {
          title "Rename Album"
          field name "Name" required
          button rename "Rename"
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func missingLabel(_ name: Name) -> Diagnostic {
    Diagnostic(
      .nameMissingText,
      Message(
        en: "the field ‘\(name.text)’ has no text; write in quotes what people should type",
        ko: "입력란 ‘\(name.text)’에 텍스트가 없습니다. 무엇을 입력하는지 따옴표로 묶어 쓰세요"),
      at: name.range)
  }
}
