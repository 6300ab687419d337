public import DialogFindings

extension RuleDescription {
  /// Outputs may be written.
  public static let outputReadOnly = RuleDescription(
    "output/read-only", .error,
    summary: Message(
      en: "outputs may be written",
      ko: "산출물을 쓸 권한이 있어야 합니다"),
    reason: Message(
      en: """
        Permissions or a read-only file system keep the outputs from being written; those that \
        are there stay as they were.
        """,
      ko: """
        권한이나 읽기 전용 파일 시스템 때문에 산출물을 쓸 수 없습니다. 있던 파일은 그대로 둡니다.
        """),
    examples: [
      RuleExample(
        command: """
          mkdir -m 555 Generated
          dialogc build Mail.dialog --emit json --out ⟦Generated⟧
          """)
    ])
}
