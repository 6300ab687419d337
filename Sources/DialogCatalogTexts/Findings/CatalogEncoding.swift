package import DialogFindings

extension RuleDescription {
  package static let catalogEncoding = RuleDescription(
    "catalog/encoding", .error,
    summary: Message(
      en: "a catalog is text",
      ko: "카탈로그는 텍스트여야 합니다"),
    reason: Message(
      en: """
        Bytes that are no text would turn into other characters on the way and back.
        """,
      ko: """
        텍스트가 아닌 바이트는 내보내고 가져오는 사이에 다른 문자로 바뀝니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = "⟦é⟧";
        """, savedAs: .latin1)
    ])
}
