import DialogFindings

extension RuleDescription {
  static let catalogManyKeys = RuleDescription(
    "catalog/many-keys", .warning,
    summary: Message(
      en: "a text has no more than a thousand choices",
      ko: "텍스트의 선택지는 천 가지까지입니다"),
    reason: Message(
      en: """
        Choices that catalogs cannot say become keys of their own, and these are more than \
        anyone could translate; the text is left out.
        """,
      ko: """
        카탈로그로 나타낼 수 없는 선택은 저마다 키가 되는데, 누구도 번역할 수 없을 만큼 많습니다. 그런 텍스트는 뺍니다.
        """),
    examples: [])
}
