public import DialogFindings

extension RuleDescription {
  /// Paths in a depfile have no line break.
  public static let outputDepfilePath = RuleDescription(
    "output/depfile-path", .error,
    summary: Message(
      en: "paths in a depfile have no line break",
      ko: "의존 파일(depfile)의 경로에는 줄바꿈이 없어야 합니다"),
    reason: Message(
      en: """
        Neither Make nor Ninja can read a path with a line break.
        """,
      ko: """
        Make도 Ninja도 줄바꿈이 있는 경로를 읽지 못합니다.
        """),
    examples: [
      RuleExample(
        command: """
          mv Mail.dialog $'In\\nbox.dialog'
          dialogc build ⟦*.dialog⟧ --emit json --out Generated --depfile Mail.d
          """)
    ])
}
