public import DialogFindings
public import DialogSupport

extension RuleDescription {
  /// A file declares something; of a project without files of its own that is not asked.
  public static let syntaxNoDeclarations = RuleDescription(
    "syntax/no-declarations", .error,
    summary: Message(
      en: "the files of a compilation declare something",
      ko: "함께 컴파일하는 파일에는 선언이 있어야 합니다"),
    reason: Message(
      en: """
        Files that are empty, or hold comments alone, are likely the wrong ones, or were not saved; \
        nothing could be made of them. An empty file among others is fine.
        """,
      ko: """
        비어 있거나 주석뿐인 파일은 잘못 주었거나 저장하지 않은 파일일 수 있고, 만들 것도 없습니다. 다른 파일에 선언이 있으면 \
        빈 파일이 섞여 있어도 됩니다.
        """),
    examples: [
      RuleExample("⟦⟧// The dialogs of the app.\n"),
      RuleExample(
        """
        // The dialogs of the app.
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// - Parameter file: the first of the compilation.
  public static func noDeclarations(in file: FileID) -> Diagnostic {
    Diagnostic(
      .syntaxNoDeclarations,
      Message(
        en: "there is no dialog here; write one, as in alert SignOut { title \"Sign Out?\" … }",
        ko: "대화상자가 없습니다. alert SignOut { title \"Sign Out?\" … }처럼 쓰세요"),
      at: SourceRange(file, ByteRange(0, 0)))
  }
}
