package import DialogFindings

extension RuleDescription {
  package static let catalogPlural = RuleDescription(
    "catalog/plural", .warning,
    summary: Message(
      en: "a choice by number is complete",
      ko: "수에 따른 선택은 빠짐이 없어야 합니다"),
    reason: Message(
      en: """
        Without ‘other’, or without a number to choose by, some values would have no text; \
        such a text is not imported.
        """,
      ko: """
        ‘other’가 없거나 기준이 되는 수가 없으면 텍스트가 없는 값이 생깁니다. 그런 텍스트는 \
        가져오지 않습니다.
        """),
    examples: [
      RuleExample(
        catalog: "Mail.xcstrings",
        """
        {
          "sourceLanguage": "en",
          "strings": {
            "DeleteMessages.title": {
              "localizations": { "ko": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": ⟦"메시지를 삭제할까요?"⟧ } }
              } } } }
            }
          },
          "version": "1.0"
        }
        """)
    ])
}
