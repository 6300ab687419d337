package import DialogFindings

extension RuleDescription {
  package static let catalogDevice = RuleDescription(
    "catalog/device", .warning,
    summary: Message(
      en: "a text is the same on every device",
      ko: "텍스트는 모든 기기에서 같습니다"),
    reason: Message(
      en: """
        A .dialog file has no texts by device: that of ‘other’ is imported, those of devices \
        stay in the catalog.
        """,
      ko: """
        .dialog 파일에는 기기별 텍스트가 없습니다. ‘other’의 텍스트만 가져오고 기기별 \
        텍스트는 카탈로그에 남습니다.
        """),
    examples: [
      RuleExample(
        catalog: "Mail.xcstrings",
        """
        {
          "sourceLanguage": "en",
          "strings": {
            "DeleteMessages.message": {
              "localizations": { ⟦"ko"⟧: { "variations": { "device": {
                "iphone": { "stringUnit": { "state": "translated", "value": "iPhone에서도 지워집니다." } },
                "other": { "stringUnit": { "state": "translated", "value": "되돌릴 수 없습니다." } }
              } } } }
            }
          },
          "version": "1.0"
        }
        """)
    ])
}
