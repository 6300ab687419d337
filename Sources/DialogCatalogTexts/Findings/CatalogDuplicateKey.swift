package import DialogFindings

extension RuleDescription {
  package static let catalogDuplicateKey = RuleDescription(
    "catalog/duplicate-key", .warning,
    summary: Message(
      en: "a key occurs once in a catalog",
      ko: "키는 카탈로그에 한 번만 있어야 합니다"),
    reason: Message(
      en: """
        Of two texts with one key only the last one counts, and whoever edits the first \
        wonders why nothing changes.
        """,
      ko: """
        키가 같으면 마지막 텍스트만 쓰이므로 앞의 것을 고쳐도 아무것도 바뀌지 않습니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = "되돌릴 수 없습니다.";
        ⟦"DeleteMessages.message"⟧ = "복구할 수 없습니다.";
        """)
    ])
}
