import DialogFindings

extension RuleDescription {
  static let nameEmptyEnum = RuleDescription(
    "name/empty-enum", .error,
    summary: Message(en: "an enum has cases", ko: "열거형에는 케이스가 있어야 합니다"),
    reason: Message(
      en: "Without cases there is no value of the type, and nothing to choose a text by.",
      ko: "케이스가 없으면 그 타입의 값도 없고 고를 텍스트도 없습니다."),
    examples: [
      RuleExample("enum ⟦Media⟧ {\n}\n"),
      RuleExample("enum Media { photo, video }\n"),
    ])
}

extension Diagnostic {
  static func emptyEnum(_ name: Name) -> Diagnostic {
    Diagnostic(
      .nameEmptyEnum,
      Message(
        en: "the enum ‘\(name.text)’ has no cases; write them between its braces",
        ko: "열거형 ‘\(name.text)’에 케이스가 없습니다. 중괄호 안에 쓰세요"),
      at: name.range)
  }
}
