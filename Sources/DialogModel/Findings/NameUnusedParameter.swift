import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let nameUnusedParameter = RuleDescription(
    "name/unused-parameter", .warning,
    summary: Message(
      en: "a declared parameter is used", ko: "선언한 매개변수는 사용합니다"),
    reason: Message(
      en: """
        Whoever shows the dialog has to find a value for it that no one sees; most often a text \
        forgot to say it.
        """,
      ko: """
        대화상자를 보여 주는 코드에서 아무도 보지 않을 값을 구해야 합니다. 텍스트에서 빠뜨렸을 때가 많습니다.
        """),
    examples: [
      RuleExample(
        """
        alert RemoveAlbum(album: String, ⟦count⟧: Int) {
          title "Remove “{album}”?"
          button remove destructive
          cancel
        }
        """,
        fixed: """
          alert RemoveAlbum(album: String) {
            title "Remove “{album}”?"
            button remove destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album: String, count: Int) {
          title "Remove “{album}”?"
          message by count { one "It holds one item."  other "It holds {count} items." }
          button remove destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(yieldsTo: [Precedence(.errorsOfNames, in: .sameDialog)]))
}

extension Diagnostic {
  /// - Parameter range: what to remove, so that the parameter is gone.
  static func unusedParameter(_ name: Name, removing range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameUnusedParameter,
      Message(
        en: "nothing uses the parameter ‘\(name.text)’; remove it",
        ko: "매개변수 ‘\(name.text, .object)’ 쓰는 곳이 없습니다. 지우세요"),
      at: name.range,
      fixes: [
        FixIt(Message(en: "remove ‘\(name.text)’", ko: "‘\(name.text)’ 삭제"), .remove(range))
      ])
  }
}
