package import DialogFindings

extension RuleDescription {
  package static let catalogLanguage = RuleDescription(
    "catalog/language", .warning,
    summary: Message(
      en: "a catalog’s languages are the project’s",
      ko: "카탈로그의 언어는 프로젝트의 언어여야 합니다"),
    reason: Message(
      en: """
        A text in a language that the project does not name is shown to no one; add the \
        language to ‘locales’ to import it.
        """,
      ko: """
        프로젝트가 정하지 않은 언어의 텍스트는 아무도 보지 못합니다. 가져오려면 ‘locales’에 \
        추가하세요.
        """),
    examples: [
      RuleExample(
        catalog: "fr.lproj/Mail.strings",
        """
        ⟦"DeleteMessages.message"⟧ = "C’est définitif.";
        """)
    ])
}
