package import DialogFindings

extension RuleDescription {
  package static let catalogSyntax = RuleDescription(
    "catalog/syntax", .error,
    summary: Message(
      en: "a catalog is well-formed",
      ko: "카탈로그는 형식에 맞아야 합니다"),
    reason: Message(
      en: """
        A catalog is read whole or not at all: past a mistake of syntax everything could mean \
        something else, and texts would be lost unseen.
        """,
      ko: """
        카탈로그는 통째로 읽거나 읽지 않습니다. 구문 오류 뒤의 내용은 모두 다른 뜻일 수 있어, 텍스트가 모르는 사이에 사라질 수 있습니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = ⟦"되돌릴 수 없습니다."⟧
        "DeleteMessages.delete" = "삭제";
        """),
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = "되돌릴 수 없습니다.";
        """),
    ])
}
