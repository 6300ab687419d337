import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxMissingType = RuleDescription(
    "syntax/missing-type", .error,
    summary: Message(
      en: "a parameter has a type after a colon", ko: "매개변수에는 콜론 뒤에 타입을 씁니다"),
    reason: Message(
      en: """
        The type decides how a value is written in each language, what it can select, and what \
        generated code takes for it.
        """,
      ko: """
        타입에 따라 언어마다 값을 쓰는 방법, 고를 수 있는 텍스트, 생성된 코드가 받는 값이 정해집니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteItems(count⟦⟧ Int) {
          title "Delete {count} Items?"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteItems(count: Int) {
            title "Delete {count} Items?"
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album⟦⟧) {
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
        alert DeleteItems(count: Int) {
          title "Delete {count} Items?"
          button delete destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  static func typeBeforeName(_ type: String, _ name: String, at range: SourceRange) -> Diagnostic {
    let written = "\(name): \(type)"
    return Diagnostic(
      .syntaxExpected,
      Message(
        en: "a parameter’s name stands in front of its type; write ‘\(written)’",
        ko: "매개변수는 이름을 타입 앞에 씁니다. ‘\(written, .direction)’ 쓰세요"),
      at: range, fixes: [.replace(range, with: written)])
  }

  /// - Parameter text: what is missing, where it is clear: a colon, or a type for a guess too.
  static func missingType(at place: SourceRange, text: String?) -> Diagnostic {
    Diagnostic(
      .syntaxMissingType,
      Message(
        en: "a parameter has a type; write it after a colon, as in ‘count: Int’",
        ko: "매개변수에 타입이 없습니다. ‘count: Int’처럼 쓰세요"),
      at: place,
      fixes: text.map { [.insert($0, at: place, $0 == ":" ? .safe : .needsReview)] } ?? [])
  }
}
