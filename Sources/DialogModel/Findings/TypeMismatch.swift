import DialogFindings
import DialogLocales
import DialogSyntax

extension RuleDescription {
  static let typeMismatch = RuleDescription(
    "type/mismatch", .error,
    summary: Message(
      en: "a parameter has the type that its place asks for", ko: "매개변수의 타입은 쓰인 곳에 맞아야 합니다"),
    reason: Message(
      en: """
        if asks a Bool, for goes through a [String], a badge shows an Int, a field starts with a value \
        that can be typed.
        """,
      ko: """
        조건(if)에는 Bool, 목록(for)에는 [String], 배지(badge)에는 Int, 입력란의 초깃값(initial)에는 입력할 수 있는 값이 필요합니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignIn(hasFailed: Int) {
          title "Sign In"
          button signIn "Sign In"
          button forgot "Forgot Password" if ⟦hasFailed⟧
          cancel
        }
        """,
        fixed: """
          alert SignIn(hasFailed: Bool) {
            title "Sign In"
            button signIn "Sign In"
            button forgot "Forgot Password" if hasFailed
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet MoveToAlbum(albums: String) {
          source moveButton
          choice album for album in ⟦albums⟧ "{album}"
          cancel
        }
        """,
        fixed: """
          actionSheet MoveToAlbum(albums: [String]) {
            source moveButton
            choice album for album in albums "{album}"
            cancel
          }
          """),
      RuleExample(
        """
        alert SignIn(canReset: Bool) {
          title "Sign In"
          button signIn "Sign In"
          button forgot "Forgot Password" if canReset
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// - Parameter meant: the type wanted, where nothing else asks for the one that is there.
  static func wrongType(
    _ word: Word, _ type: String, wanted: String, meant: TypeMeant?
  ) -> Diagnostic {
    let advice = meant.map { Message.declaring(word.text, as: $0) }
    return Diagnostic(
      .typeMismatch,
      Message(
        en: "‘\(word.text)’ is \(withArticle(type)), but \(withArticle(wanted)) is needed here"
          + (advice.map { "; \($0.english)" } ?? ""),
        ko: "‘\(word.text)’의 타입은 \(type)인데 여기에는 \(wanted, .subject) 필요합니다"
          + (advice.map { ". \($0.korean)" } ?? "")),
      at: word.range,
      fixes: meant.flatMap { meant in advice.map { [FixIt($0, meant.edits)] } } ?? [])
  }
}
