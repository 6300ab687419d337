public import DialogFindings

extension RuleDescription {
  /// Every source can be read.
  public static let inputUnreadable = RuleDescription(
    "input/unreadable", .error,
    summary: Message(
      en: "every source can be read",
      ko: "모든 소스를 읽을 수 있어야 합니다"),
    reason: Message(
      en: """
        Permissions or the device keep a file or a folder from being read; the message has the \
        system’s reason.
        """,
      ko: """
        권한이나 장치 때문에 파일이나 폴더를 읽을 수 없습니다. 시스템이 알린 이유를 메시지에 \
        적습니다.
        """),
    examples: [
      RuleExample(
        command: """
          chmod a-r Mail.dialog
          dialogc check ⟦Mail.dialog⟧
          """)
    ])
}
