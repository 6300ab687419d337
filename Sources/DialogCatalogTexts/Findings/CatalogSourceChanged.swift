package import DialogFindings

extension RuleDescription {
  package static let catalogSourceChanged = RuleDescription(
    "catalog/source-changed", .note,
    summary: Message(
      en: "a translation is of the source as it is now",
      ko: "번역은 지금의 원본을 옮긴 것이어야 합니다"),
    reason: Message(
      en: """
        The catalog was made from another source text; its translation is imported with a \
        record of that text, so that l10n/stale asks for another look.
        """,
      ko: """
        카탈로그는 다른 원본에서 만든 것입니다. 번역을 가져오면서 그때의 원본을 기록하므로 \
        l10n/stale이 다시 확인하라고 알립니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.xliff",
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file original="Mail.strings" source-language="en" target-language="ko" datatype="plaintext">
            <body>
              ⟦<trans-unit⟧ id="DeleteMessages.message">
                <source>They go to the Trash.</source>
                <target>휴지통으로 옮깁니다.</target>
              </trans-unit>
            </body>
          </file>
        </xliff>
        """)
    ])
}
