import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxTypographicQuotes = RuleDescription(
    "syntax/typographic-quotes", .error,
    summary: Message(
      en: "texts are written between straight quotes", ko: "텍스트는 곧은따옴표로 묶습니다"),
    reason: Message(
      en: """
        Word processors and keyboards turn straight quotes into curly ones. In the language only \
        "…" begins and ends a text; inside it any quotes may stand, and “…” are the better ones.
        """,
      ko: """
        문서 편집기나 키보드는 곧은따옴표를 둥근따옴표로 바꾸곤 합니다. 텍스트는 "…"로만 시작하고 끝납니다. 텍스트 안에는 \
        어떤 따옴표든 쓸 수 있고 “…”가 더 좋습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title ⟦“Sign Out?”⟧
          button signOut "Sign Out" destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title "Sign Out?"
            button signOut "Sign Out" destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title "Remove “{album}”?"
          button remove destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  /// - Parameter isFullWidth: whether these are ＂.
  static func typographicQuotes(
    _ quotes: [SourceRange], isFullWidth: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .syntaxTypographicQuotes,
      isFullWidth
        ? Message(
          en: "these quotes are of full width; a text stands between \"…\"",
          ko: "전각 따옴표입니다. 텍스트는 반각 \"…\"로 묶으세요")
        : Message(
          en: "a text stands between straight quotes, \"…\"; curly ones belong inside it",
          ko: "텍스트는 곧은따옴표 \"…\"로 묶습니다. 둥근따옴표는 텍스트 안에만 쓰세요"),
      at: range,
      fixes: [
        FixIt(
          Message(en: "use straight quotes", ko: "곧은따옴표로 바꾸기"),
          quotes.map { TextEdit(replace: $0, with: "\"") }, applicability: .safe)
      ])
  }
}
