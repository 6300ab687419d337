package import DialogFindings

extension RuleDescription {
  package static let catalogPlaceholder = RuleDescription(
    "catalog/placeholder", .warning,
    summary: Message(
      en: "placeholders are those of the source text",
      ko: "자리표시자는 원본 텍스트와 같아야 합니다"),
    reason: Message(
      en: """
        A specifier for a value that is not there, or for another type, crashes an app or \
        shows something else; such a text is not imported.
        """,
      ko: """
        없는 값이나 타입이 다른 값의 지정자는 앱을 강제 종료시키거나 엉뚱한 값을 보여 줍니다. 그런 텍스트는 \
        가져오지 않습니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.title" = ⟦"메시지 %@개를 삭제할까요?"⟧;
        """),
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.title" = "메시지 %lld개를 삭제할까요?";
        """),
    ])
}
