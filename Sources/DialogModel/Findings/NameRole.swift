import DialogFindings
import DialogLocales

extension RuleDescription {
  static let nameRole = RuleDescription(
    "name/role", .warning,
    summary: Message(
      en: "a button or field is not named like a text of its dialog",
      ko: "버튼과 입력란의 이름은 그 대화상자의 텍스트 이름과 달라야 합니다"),
    reason: Message(
      en: """
        In a translation block the row `title` translates the title. A button or field of that name \
        could never be translated there.
        """,
      ko: """
        translation 블록에서 `title` 줄은 제목을 번역합니다. 같은 이름의 버튼이나 입력란은 거기서 번역할 수 없습니다.
        """),
    examples: [
      RuleExample(
        """
        alert AddNote {
          purpose input
          title "Add Note"
          field ⟦title⟧ "Title" required
          button add "Add" default
          cancel
        }
        """),
      RuleExample(
        """
        alert AddNote {
          purpose input
          title "Add Note"
          field noteTitle "Title" required
          button add "Add" default
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func roleName(_ name: Name) -> Diagnostic {
    Diagnostic(
      .nameRole,
      Message(
        en: "translations would take ‘\(name.text)’ for the dialog’s text; give it another name",
        ko:
          "번역에서는 ‘\(name.text, .object)’ 대화상자의 텍스트로 읽습니다. 다른 이름을 쓰세요"),
      at: name.range)
  }
}
