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
  /// `exit close` beside Cancel, which leaving means without it.
  static func exitBesideCancel(_ name: Name, line: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameUnknownButton,
      Message(
        en: "there is no button ‘\(name.text)’; leaving means Cancel, so remove ‘exit’",
        ko: "버튼 ‘\(name.text, .subject)’ 없습니다. 나가는 것은 취소와 같으니 ‘exit’를 지우세요"),
      at: name.range,
      fixes: [
        FixIt(Message(en: "remove ‘exit’", ko: "‘exit’ 삭제"), .remove(line))
      ])
  }

  /// `exit cancel` without a Cancel.
  ///
  /// - Parameter statement: in whose place Cancel is written; nil where a button may be meant for it.
  static func exitWithoutCancel(_ name: Name, statement: SourceRange?) -> Diagnostic {
    Diagnostic(
      .nameUnknownButton,
      Message(
        en: "there is no Cancel; add ‘cancel’, which leaving means then without ‘exit’",
        ko: "취소 버튼이 없습니다. ‘cancel’을 추가하세요. 그러면 ‘exit’ 없이도 나가는 것이 취소와 같습니다"),
      at: name.range, fixes: statement.map { [.replacing($0, with: "cancel")] } ?? [])
  }

  /// - Parameter sole: the dialog’s only button.
  static func unknownButton(_ name: Name, known: [String], sole: String?) -> Diagnostic {
    let (hint, meant) = Message.suggestion(
      for: name.text, among: SpellingIndex(known), foreign: sole.map { [name.text: $0] } ?? [:])
    return Diagnostic(
      .nameUnknownButton,
      Message(
        en: "there is no button ‘\(name.text)’" + (hint.map { "; \($0.english)" } ?? ""),
        ko: "버튼 ‘\(name.text, .subject)’ 없습니다"
          + (hint.map { ". \($0.korean)" } ?? "")),
      at: name.range, fixes: meant.map { [.replacing(name.range, with: $0)] } ?? [])
  }
}
