public import DialogFindings

extension RuleDescription {
  /// A baseline is a file that `--update-baseline` made.
  public static let inputNoBaseline = RuleDescription(
    "input/no-baseline", .error,
    summary: Message(
      en: "a baseline is a file that --update-baseline made",
      ko: "기준 파일은 --update-baseline이 만든 파일입니다"),
    reason: Message(
      en: """
        It says which findings a project had before; of another file it cannot be told what is new.
        """,
      ko: """
        프로젝트에 전부터 있던 지적을 담은 파일이므로, 다른 파일로는 무엇이 새것인지 알 수 없습니다.
        """),
    examples: [
      RuleExample(
        command: """
          printf 'alert Ask { title "Delete?"; button delete destructive; cancel }' > Ask.dialog
          echo '{}' > known.json
          dialogc check Ask.dialog --baseline ⟦known.json⟧
          """)
    ])
}
