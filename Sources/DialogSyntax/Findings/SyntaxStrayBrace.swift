import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxStrayBrace = RuleDescription(
    "syntax/stray-brace", .error,
    summary: Message(
      en: "braces in a text come in pairs around a parameter’s name",
      ko: "텍스트의 중괄호는 매개변수 이름을 감싸는 짝으로 씁니다"),
    reason: Message(
      en: "{name} inserts a parameter. A brace that people should read is written \\{ or \\}.",
      ko: "{name}은 매개변수의 값을 넣습니다. 사람이 읽을 중괄호는 \\{나 \\}로 씁니다."),
    examples: [
      RuleExample(
        """
        alert InsertBrace {
          title "Insert ⟦{⟧ at the end?"
          button insert "Insert"
          cancel
        }
        """,
        fixed: #"""
          alert InsertBrace {
            title "Insert \{ at the end?"
            button insert "Insert"
            cancel
          }
          """#),
      RuleExample(
        """
        alert InsertBrace(count: Int) {
          title "Insert {count} braces?"
          button insert "Insert"
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func strayBrace(_ brace: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxStrayBrace,
      Message(
        en: "\(brace) without its pair; write \\\(brace) for the character itself",
        ko: "짝이 없는 \(brace) 기호입니다. 문자 그대로 쓰려면 \\\(brace)처럼 쓰세요"),
      at: range, fixes: [.replace(range, with: "\\" + brace)])
  }
}
