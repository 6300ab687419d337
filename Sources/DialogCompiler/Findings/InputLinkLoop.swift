public import DialogFindings

extension RuleDescription {
  /// Symbolic links lead to a file.
  public static let inputLinkLoop = RuleDescription(
    "input/link-loop", .error,
    summary: Message(
      en: "symbolic links lead to a file",
      ko: "심볼릭 링크는 파일로 이어져야 합니다"),
    reason: Message(
      en: """
        Links that lead to each other never reach a file; inside a folder that is searched, \
        links back to a folder already seen are harmless and passed over.
        """,
      ko: """
        서로를 가리키는 링크는 파일에 이르지 못합니다. 찾는 폴더 안에서 이미 본 폴더로 돌아가는 \
        링크는 해롭지 않으므로 건너뜁니다.
        """),
    examples: [
      RuleExample(
        command: """
          ln -s Second.dialog First.dialog
          ln -s First.dialog Second.dialog
          dialogc check ⟦First.dialog⟧
          """)
    ])
}
