package import DialogFindings

extension RuleDescription {
  package static let catalogUnsafe = RuleDescription(
    "catalog/unsafe", .error,
    summary: Message(
      en: "a catalog has no entities of its own and no endless nesting",
      ko: "카탈로그에 자체 엔티티나 끝없는 중첩이 없어야 합니다"),
    reason: Message(
      en: """
        Entities can make a small file fill the memory or read other files, and no \
        translator’s tool writes them; the five of XML and character references are all that \
        is read.
        """,
      ko: """
        엔티티는 작은 파일로 메모리를 채우거나 다른 파일을 읽게 할 수 있으며, 번역 도구는 쓰지 \
        않습니다. XML의 다섯 엔티티와 문자 참조만 읽습니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.xliff",
        """
        <?xml version="1.0"?>
        ⟦<!DOCTYPE⟧ xliff [<!ENTITY app "Mail">]>
        <xliff version="1.2"/>
        """)
    ])
}
