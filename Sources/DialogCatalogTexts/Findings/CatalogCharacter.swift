package import DialogFindings

extension RuleDescription {
  package static let catalogCharacter = RuleDescription(
    "catalog/character", .error,
    summary: Message(
      en: "a text has only characters that XML can hold",
      ko: "텍스트에는 XML에 쓸 수 있는 문자만 있어야 합니다"),
    reason: Message(
      en: """
        XLIFF and .stringsdict files are XML, which has no control characters; a text would \
        come back without them.
        """,
      ko: """
        XLIFF와 .stringsdict 파일은 XML이라 제어 문자를 담을 수 없어, 돌아온 \
        텍스트에서 그 문자가 사라집니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteMessages {
          title ⟦"Delete\\u{1} all messages?"⟧
          button delete destructive
          cancel
        }
        """)
    ])
}
