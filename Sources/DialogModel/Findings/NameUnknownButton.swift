import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let nameUnknownButton = RuleDescription(
    "name/unknown-button", .error,
    summary: Message(
      en: "exit names a button of the dialog, or dismissed",
      ko: "나가기를 뜻하는 exit에는 그 대화상자의 버튼이나 dismissed를 씁니다"),
    reason: Message(
      en: """
        Leaving the dialog, by Esc or for the Home screen, has the effect of that button; dismissed \
        is an outcome of its own.
        """,
      ko: """
        Esc를 누르거나 홈 화면으로 나가면 그 버튼을 누른 것과 같습니다. dismissed는 별도의 결과입니다.
        """),
    examples: [
      RuleExample(
        """
        alert AskForReports {
          title "Allow Usage Reports?"
          button allow "Allow"
          button decline "Don’t Allow"
          exit ⟦declined⟧
        }
        """,
        fixed: """
          alert AskForReports {
            title "Allow Usage Reports?"
            button allow "Allow"
            button decline "Don’t Allow"
            exit decline
          }
          """),
      RuleExample(
        """
        alert AskForReports {
          title "Allow Usage Reports?"
          button allow "Allow"
          button decline "Don’t Allow"
          exit decline
        }
        """),
    ])
}

extension Diagnostic {
  static func unknownButton(_ name: Name, known: [String]) -> Diagnostic {
    // One button, and `dismissed`.
    let sole = known.count == 2 ? [name.text: known[0]] : [:]
    let (hint, meant) = Message.suggestion(
      for: name.text, among: SpellingIndex(known), foreign: sole)
    return Diagnostic(
      .nameUnknownButton,
      Message(
        en: "there is no button ‘\(name.text)’" + (hint.map { "; \($0.english)" } ?? ""),
        ko: "버튼 ‘\(name.text, .subject)’ 없습니다"
          + (hint.map { ". \($0.korean)" } ?? "")),
      at: name.range, fixes: meant.map { [.replacing(name.range, with: $0)] } ?? [])
  }
}
