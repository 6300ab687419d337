import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxIndentation = RuleDescription(
    "syntax/indentation", .error,
    summary: Message(
      en: "every line of a text in \"\"\" is indented like the closing quotes, or more",
      ko: "\"\"\" 텍스트의 모든 줄은 닫는 따옴표만큼 또는 더 들여 씁니다"),
    reason: Message(
      en: """
        The white space in front of the closing quotes is taken from every line; a line without it \
        leaves open how far the text is meant to be indented. Tabs and spaces count as different.
        """,
      ko: """
        닫는 따옴표 앞의 공백을 모든 줄에서 빼므로, 그 공백이 없는 줄이 있으면 텍스트를 얼마나 들여 쓰려는지 알 수 없습니다. \
        탭과 스페이스는 서로 다르게 봅니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          message \"""
        ⟦  Drafts stay on this device.⟧
            Others can't read them.
            \"""
          button signOut "Sign Out" destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title "Sign Out?"
            message \"""
              Drafts stay on this device.
              Others can't read them.
              \"""
            button signOut "Sign Out" destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          message \"""
            Drafts stay on this device.
            Others can't read them.
            \"""
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// - Parameters:
  ///   - spaces: the white space of each line that is indented less.
  ///   - margin: the white space in front of the closing quotes.
  static func indentation(
    at line: SourceRange, spaces: [SourceRange], margin: String
  ) -> Diagnostic {
    Diagnostic(
      .syntaxIndentation,
      Message(
        en: "the line is not indented like the closing \"\"\"; indent it as far, with the same "
          + "spaces or tabs",
        ko: "닫는 \"\"\"보다 덜 들여 쓴 줄입니다. 같은 스페이스나 탭으로 그만큼 들여 쓰세요"),
      at: line,
      fixes: [
        FixIt(
          Message(en: "indent the text like its closing quotes", ko: "닫는 따옴표만큼 들여쓰기"),
          spaces.map { TextEdit(replace: $0, with: margin) }, applicability: .safe)
      ])
  }
}
