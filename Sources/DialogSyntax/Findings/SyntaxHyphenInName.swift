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
          button ⟦sign-out⟧ "Sign Out" destructive
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
          title { en "Sign Out?"  pt-BR "Sair?" }
          button signOut { en "Sign Out"  pt-BR "Sair" } destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  /// - Parameter isType: whether the name is a declaration’s, which has a capital by custom.
  static func hyphenInName(_ name: String, isType: Bool, at range: SourceRange) -> Diagnostic {
    let joined = isType ? name.withoutHyphens.capitalizedFirst : name.withoutHyphens
    return Diagnostic(
      .syntaxHyphenInName,
      Message(
        en: "a name has no hyphen; write ‘\(joined)’",
        ko: "이름에는 하이픈을 쓸 수 없습니다. ‘\(joined)’처럼 쓰세요"),
      at: range, fixes: [.replace(range, with: joined)])
  }
}

extension String {
  /// The words between hyphens as one, each after the first with a capital.
  public var withoutHyphens: String {
    let words = split(separator: "-").map(String.init)
    return words.dropFirst().reduce(words.first ?? "") { $0 + $1.capitalizedFirst }
  }

  /// With a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
