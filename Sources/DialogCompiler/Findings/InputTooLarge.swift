public import DialogFindings

extension RuleDescription {
  /// A source has up to 64 MiB.
  public static let inputTooLarge = RuleDescription(
    "input/too-large", .error,
    summary: Message(
      en: "a source has up to 64 MiB",
      ko: "소스는 64MiB까지입니다"),
    reason: Message(
      en: """
        No one writes a source that large by hand; it is likely another file by mistake.
        """,
      ko: """
        사람이 그렇게 큰 소스를 쓰지는 않으므로 다른 파일을 잘못 준 것으로 봅니다.
        """),
    examples: [
      RuleExample(
        command: """
          truncate -s 65M Large.dialog
          dialogc check ⟦Large.dialog⟧
          """)
    ])
}
