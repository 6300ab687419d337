public import DialogFindings

extension RuleDescription {
  /// No folder stands where a file is written.
  public static let outputIsFolder = RuleDescription(
    "output/is-folder", .error,
    summary: Message(
      en: "no folder is in the place of an output file",
      ko: "파일을 쓸 자리에 폴더가 없어야 합니다"),
    reason: Message(
      en: """
        An artifact or a depfile cannot replace a folder of its name.
        """,
      ko: """
        산출물이나 depfile은 같은 이름의 폴더를 대신할 수 없습니다.
        """),
    examples: [
      RuleExample(
        command: """
          mkdir Mail.d
          dialogc build Mail.dialog --emit json --out Generated --depfile ⟦Mail.d⟧
          """)
    ])
}
