import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxHyphenInName = RuleDescription(
    "syntax/hyphen-in-name", .error,
    summary: Message(en: "names have no hyphens", ko: "이름에는 하이픈을 쓰지 않습니다"),
    reason: Message(
      en: """
        Names become identifiers in C and keys in JSON. Only language tags, such as pt-BR, and rules, \
        such as alert/title-required, have hyphens.
        """,
      ko: """
        이름은 C 식별자와 JSON 키가 됩니다. 하이픈은 pt-BR 같은 언어 태그와 alert/title-required 같은 규칙 이름에만 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button ⟦sign-out⟧ "Sign Out"
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title "Sign Out?"
            button signOut "Sign Out"
            cancel
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title { en "Sign Out?"  pt-BR "Sair?" }
          button signOut { en "Sign Out"  pt-BR "Sair" }
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  static func hyphenInName(_ name: String, at range: SourceRange) -> Diagnostic {
    let words = name.split(separator: "-")
    let joined = words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return Diagnostic(
      .syntaxHyphenInName,
      Message(
        en: "a name has no hyphen; write ‘\(joined)’",
        ko: "이름에는 하이픈을 쓸 수 없습니다. ‘\(joined)’처럼 쓰세요"),
      at: range, fixes: [.replace(range, with: joined)])
  }
}
