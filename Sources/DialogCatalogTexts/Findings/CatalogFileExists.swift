public import DialogFindings

extension RuleDescription {
  /// No file is written over that was not given.
  public static let catalogFileExists = RuleDescription(
    "catalog/file-exists", .error,
    summary: Message(
      en: "no file is written over that was not given",
      ko: "주어지지 않은 파일을 덮어쓰지 않습니다"),
    reason: Message(
      en: """
        Translations would go into a file that is there and was not given; give it too, or the \
        project’s folder.
        """,
      ko: """
        번역을 이미 있는 파일에 써야 하는데 그 파일이 호출에 주어지지 않았습니다. 그 파일이나 \
        프로젝트의 폴더도 주세요.
        """),
    examples: [
      RuleExample(
        command: """
          mkdir ko.lproj
          echo '"DeleteMessages.message" = "되돌릴 수 없습니다.";' > ko.lproj/Mail.strings
          touch ⟦Mail.ko.dialog⟧
          dialogc catalog import Mail.dialog ko.lproj
          """)
    ])
}
