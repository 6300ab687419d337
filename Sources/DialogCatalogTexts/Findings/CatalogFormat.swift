package import DialogFindings

extension RuleDescription {
  package static let catalogFormat = RuleDescription(
    "catalog/format", .error,
    summary: Message(
      en: "a catalog is what its name says",
      ko: "카탈로그의 내용은 이름과 맞아야 합니다"),
    reason: Message(
      en: """
        The file is well-formed but is not a String Catalog, a property list or XLIFF 1.2, or \
        lacks what those have.
        """,
      ko: """
        파일 자체는 형식에 맞지만 String Catalog, 속성 목록, XLIFF 1.2가 아니거나, 거기에 필요한 것이 빠졌습니다.
        """),
    examples: [
      RuleExample(
        catalog: "Mail.xcstrings",
        """
        ⟦[]⟧
        """)
    ])
}
