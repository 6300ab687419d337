public import DialogFindings

extension RuleDescription {
  /// The system writes the outputs.
  public static let outputUnwritable = RuleDescription(
    "output/unwritable", .error,
    summary: Message(
      en: "the system writes the outputs",
      ko: "시스템이 산출물을 쓸 수 있어야 합니다"),
    reason: Message(
      en: """
        The system refused to write an output; the message has its reason.
        """,
      ko: """
        시스템이 산출물 쓰기를 거부했습니다. 시스템이 알린 이유를 메시지에 적습니다.
        """),
    examples: [
      RuleExample(
        command: """
          dialogc build Mail.dialog --emit json --out Generated --depfile ⟦/dev/null⟧
          """)
    ])
}
