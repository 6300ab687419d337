public import DialogFindings

extension RuleDescription {
  /// Every folder given holds sources.
  public static let inputNoSources = RuleDescription(
    "input/no-sources", .error,
    summary: Message(
      en: "every folder given holds sources",
      ko: "주어진 폴더에 소스가 있어야 합니다"),
    reason: Message(
      en: """
        A folder is searched with its subfolders for files whose names end in .dialog; files \
        and folders whose names start with a dot are passed over.
        """,
      ko: """
        폴더와 그 하위 폴더에서 이름이 .dialog로 끝나는 파일을 찾으며, 점으로 시작하는 파일과 폴더는 건너뜁니다.
        """),
    examples: [
      RuleExample(
        command: """
          mkdir Empty
          dialogc check ⟦Empty⟧
          """)
    ])
}
