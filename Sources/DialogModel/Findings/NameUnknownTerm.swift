import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let nameUnknownTerm = RuleDescription(
    "name/unknown-term", .error,
    summary: Message(
      en: "a button without a text is named after a term", ko: "텍스트가 없는 버튼은 용어의 이름을 씁니다"),
    reason: Message(
      en: """
        Such a button takes the project’s term of its name, else the platform’s own word (cancel, \
        delete, save …) in every language it is known for. A name that is no term says nothing.
        """,
      ko: """
        텍스트가 없으면 프로젝트에 정의한 같은 이름의 용어를, 없으면 플랫폼의 용어(cancel, delete, save …)를 언어마다 씁니다. \
        용어가 아닌 이름에는 보여 줄 텍스트가 없습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button ⟦leaveAccount⟧
          cancel
        }
        """),
      RuleExample(
        """
        terms {
          leaveAccount "Leave Account"
        }

        alert SignOut {
          title "Sign Out?"
          button leaveAccount
          cancel
        }
        """),
    ],
    relations: RuleRelations(dependsOn: [.names, .project, .terms]))
}

extension Diagnostic {
  static func unknownTerm(_ name: Name, source: LanguageTag, known: SpellingIndex) -> Diagnostic {
    let meant = known.nearest(to: name.text)
    let hint =
      meant.map {
        Message(
          en: "write its text, or name it ‘\($0)’",
          ko: "텍스트를 쓰거나 이름을 ‘\($0, .direction)’ 바꾸세요")
      } ?? Message(en: "write its text", ko: "텍스트를 쓰세요")
    return Diagnostic(
      .nameUnknownTerm,
      Message(
        en: "‘\(name.text)’ has no text, and \(source) has no term of that name; \(hint.english)",
        ko: "‘\(name.text)’에 텍스트가 없고 \(source)에 그런 이름의 용어도 없습니다. \(hint.korean)"),
      at: name.range)
  }
}
