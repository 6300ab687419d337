public import DialogFindings

extension RuleDescription {
  /// There is room for the outputs.
  public static let outputDiskFull = RuleDescription(
    "output/disk-full", .error,
    summary: Message(
      en: "there is room for the outputs",
      ko: "산출물을 쓸 공간이 있어야 합니다"),
    reason: Message(
      en: """
        All outputs are written beside the old ones and then put in their place together, so \
        the disk needs room for both; the old ones stay as they were.
        """,
      ko: """
        산출물을 모두 예전 것 옆에 쓴 다음 한꺼번에 바꾸므로 둘을 모두 담을 공간이 필요합니다. 예전 것은 그대로 남습니다.
        """),
    examples: [
      RuleExample(
        command: """
          dialogc build Mail.dialog --emit json --out ⟦/media/full⟧
          """)
    ])
}
