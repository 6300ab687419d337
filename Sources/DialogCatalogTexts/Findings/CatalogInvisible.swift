package import DialogFindings

extension RuleDescription {
  package static let catalogInvisible = RuleDescription(
    "catalog/invisible", .note,
    summary: Message(
      en: "invisible characters in an imported text are written as escapes",
      ko: "가져온 텍스트에서 보이지 않는 문자는 이스케이프로 적습니다"),
    reason: Message(
      en: """
        Zero-width spaces and marks of direction come along with copied text, and no one who \
        reads the source would know of them. As \\u{200B} they can be seen, and taken out. Joiners \
        that a script or an emoji needs stay as they are.
        """,
      ko: """
        너비 없는 공백과 방향 제어 문자는 복사한 글에 묻어 들어오며 소스를 읽어도 알 수 없습니다. \\u{200B}처럼 적으면 \
        보이고 지울 수 있습니다. 문자 체계나 이모지에 필요한 결합 문자는 그대로 둡니다.
        """),
    examples: [
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = ⟦"되돌릴 수\\U200B 없습니다."⟧;
        """),
      RuleExample(
        catalog: "ko.lproj/Mail.strings",
        """
        "DeleteMessages.message" = "되돌릴 수 없습니다.";
        """),
    ])
}
