public import DialogFindings

extension RuleDescription {
  /// No output replaces a source or another output.
  public static let outputCollision = RuleDescription(
    "output/collision", .error,
    summary: Message(
      en: "no output replaces a source or another output",
      ko: "산출물이 소스나 다른 산출물을 덮어쓰지 않아야 합니다"),
    reason: Message(
      en: """
        A depfile or an artifact of the name of a source would destroy it.
        """,
      ko: """
        depfile이나 산출물의 이름이 소스와 같으면 소스가 사라집니다.
        """),
    examples: [
      RuleExample(
        command: """
          dialogc build Mail.dialog --emit json --out Generated --depfile ⟦Mail.dialog⟧
          """),
      RuleExample(
        command: """
          dialogc build Mail.dialog --emit json --out Generated --depfile Mail.d
          """),
    ])
}
