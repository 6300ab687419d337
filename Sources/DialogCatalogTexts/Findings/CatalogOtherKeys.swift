package import DialogFindings

extension RuleDescription {
  package static let catalogOtherKeys = RuleDescription(
    "catalog/other-keys", .note,
    summary: Message(
      en: "a catalog may hold other texts too",
      ko: "카탈로그에 다른 텍스트가 있어도 됩니다"),
    reason: Message(
      en: """
        An app’s catalog holds more than its dialogs; those texts are left alone.
        """,
      ko: """
        앱의 카탈로그에는 대화상자 밖의 텍스트도 있으며, 그런 텍스트는 건드리지 않습니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        ⟦"Settings"⟧ = "설정";
        """)
    ])
}
