package import DialogFindings

extension RuleDescription {
  package static let catalogUnplaced = RuleDescription(
    "catalog/unplaced", .warning,
    summary: Message(
      en: "each key belongs to a text in the sources",
      ko: "키마다 소스에 그 텍스트가 있어야 합니다"),
    reason: Message(
      en: """
        A text whose dialog or button was renamed or removed has no place to go; it stays in \
        the catalog, and the sources do not get it.
        """,
      ko: """
        대화상자나 버튼의 이름이 바뀌었거나 없어진 텍스트는 들어갈 자리가 없습니다. 카탈로그에는 \
        남지만 소스에는 들어가지 않습니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        ⟦"DeleteMessages.mesage"⟧ = "되돌릴 수 없습니다.";
        """),
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = "되돌릴 수 없습니다.";
        """),
    ])
}
