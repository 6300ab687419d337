package import DialogFindings

extension RuleDescription {
  package static let catalogLeftOut = RuleDescription(
    "catalog/left-out", .note,
    summary: Message(
      en: "what the language cannot express is left out of an imported list",
      ko: "대화상자 목록에서 언어가 나타낼 수 없는 것은 뺍니다"),
    reason: Message(
      en: """
        ‘dialogc import’ takes from a list what a dialog says and how its buttons act. A member \
        that it does not know, such as a picture or a place in code, is not written; add by hand \
        what matters.
        """,
      ko: """
        ‘dialogc import’는 목록에서 대화상자의 글과 버튼의 역할을 가져옵니다. 그림이나 코드의 위치처럼 모르는 항목은 쓰지 \
        않습니다. 필요한 것은 직접 추가하세요.
        """),
    examples: [
      RuleExample(
        command: """
          echo '[{"id": "Ask", "kind": "alert", "title": "Leave?", "icon": "door"}]' > ⟦list.json⟧
          dialogc import list.json --out New
          """)
    ])
}
