import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxForeignForm = RuleDescription(
    "syntax/foreign-form", .error,
    summary: Message(
      en: "forms of other languages are written in the form of this one",
      ko: "다른 언어에 있는 것도 이 언어의 형식으로 씁니다"),
    reason: Message(
      en: """
        Whoever comes from Swift, JSON, YAML, ICU or Kotlin tries what is written there. What was meant is \
        plain then, so the message says what it is here.
        """,
      ko: """
        Swift, JSON, YAML, ICU, Kotlin을 쓰던 사람은 거기서 쓰던 대로 씁니다. 뜻이 분명하므로 여기서 어떻게 쓰는지 알려 줍니다.
        """),
    examples: [
      RuleExample(
        """
        alert LoadFailed {
          purpose problem
          title "Can’t Load the Page"
          ⟦Button⟧("Try Again") { reload() }
          cancel
        }
        """,
        fixed: """
          alert LoadFailed {
            purpose problem
            title "Can’t Load the Page"
            button tryAgain "Try Again"
            cancel
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title ⟦Sign⟧ Out?
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
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// What is written here in place of a piece of source.
  ///
  /// - Parameter edits: what makes of the piece what is meant, where that is not to replace it.
  static func foreignForm(
    _ rewriting: Rewriting, at range: SourceRange, replacing piece: SourceRange,
    by edits: [TextEdit]?
  ) -> Diagnostic {
    if !rewriting.isMendable { return Diagnostic(.syntaxForeignForm, rewriting.reason, at: range) }
    let shown = rewriting.statements.joined(separator: "’, ‘")
    let advice =
      rewriting.advice
      ?? (shown.isEmpty
        ? Message(en: "remove it", ko: "지우세요")
        : Message(en: "write ‘\(shown)’", ko: "다음과 같이 쓰세요: ‘\(shown)’"))
    var fix =
      shown.isEmpty
      ? FixIt.remove(rewriting.what, at: piece) : .replace(piece, with: rewriting.text)
    if let advice = rewriting.advice { fix = FixIt(advice, fix.edits) }
    if let edits { fix = fix.replacing(edits: edits) }
    return Diagnostic(
      .syntaxForeignForm,
      Message(
        en: "\(rewriting.reason.english); \(advice.english)",
        ko: "\(rewriting.reason.korean). \(advice.korean)"),
      at: range, fixes: [fix])
  }
}
