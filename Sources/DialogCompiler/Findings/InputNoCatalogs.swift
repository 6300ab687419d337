public import DialogFindings

extension RuleDescription {
  /// An import names a catalog.
  public static let inputNoCatalogs = RuleDescription(
    "input/no-catalogs", .error,
    summary: Message(
      en: "an import names a catalog",
      ko: "가져오기에는 카탈로그가 있어야 합니다"),
    reason: Message(
      en: """
        Catalogs are told by the endings of their names: .xcstrings, .strings, .stringsdict, \
        .xliff and .xlf, and folders .lproj and .xcloc.
        """,
      ko: """
        카탈로그는 이름 끝으로 알아봅니다: .xcstrings, .strings, \
        .stringsdict, .xliff, .xlf, 그리고 폴더 .lproj와 .xcloc.
        """),
    examples: [
      RuleExample(
        command: """
          dialogc catalog import ⟦Mail.dialog⟧
          """)
    ])
}
