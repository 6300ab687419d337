package import DialogFindings

extension RuleDescription {
  package static let catalogManyKeys = RuleDescription(
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
    examples: [
      RuleExample(
        """
        alert RoomReady(
          warm: Bool, lit: Bool, clean: Bool, quiet: Bool, open: Bool, free: Bool, near: Bool,
          high: Bool, new: Bool, safe: Bool
        ) {
          title "Room Report"
          message ⟦by warm { false "The room is cold."
            true by lit { false "The room is dark."
            true by clean { false "The room is dirty."
            true by quiet { false "The room is loud."
            true by open { false "The room is locked."
            true by free { false "The room is taken."
            true by near { false "The room is far away."
            true by high { false "The room is downstairs."
            true by new { false "The room is old."
            true by safe { false "The room has no lock."
            true "The room is ready." }}}}}}}}}}⟧
          button ok
        }
        """)
    ])
}
