public import DialogFindings

extension RuleDescription {
  /// Every path given exists.
  public static let inputNotFound = RuleDescription(
    "input/not-found", .error,
    summary: Message(
      en: "every path given exists",
      ko: "주어진 경로는 모두 있어야 합니다"),
    reason: Message(
      en: """
        A path that leads nowhere is a mistake in the call, or a symbolic link whose target is \
        gone; nothing is checked until it is mended, since names of the missing file could be \
        meant elsewhere.
        """,
      ko: """
        경로가 없으면 호출이 잘못되었거나 심볼릭 링크의 대상이 사라진 것입니다. 다른 파일이 그 파일의 \
        이름을 쓸 수 있으므로 고칠 때까지 아무것도 검사하지 않습니다.
        """),
    examples: [
      RuleExample(
        command: """
          dialogc check ⟦Mial.dialog⟧
          """),
      RuleExample(
        command: """
          dialogc check Mail.dialog
          """),
    ])
}
