import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxUnterminatedString = RuleDescription(
    "syntax/unterminated-string", .error,
    summary: Message(
      en: "a text ends with the quotes that it begins with", ko: "텍스트는 시작한 따옴표로 닫습니다"),
    reason: Message(
      en: """
        A text in "…" ends on its line; for several lines there is \"""…\""". The quotes that close \
        it tell where the text ends and what follows is the language again.
        """,
      ko: """
        "…" 텍스트는 한 줄에서 끝나고 여러 줄에는 \"""…\"""를 씁니다. 닫는 따옴표가 있어야 텍스트가 끝나고 다시 구문이 \
        시작되는 곳을 알 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title ⟦"Sign Out?⟧
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
          message ⟦\"""⟧
            Drafts stay on this device.
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
            \"""
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  /// - Parameter quote: where the missing quote belongs.
  static func unterminatedString(at range: SourceRange, quote: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnterminatedString,
      Message(
        en: "the text is not closed on its line; end it with \"",
        ko: "텍스트가 줄 안에서 닫히지 않았습니다. \"로 닫으세요"),
      at: range, fixes: [.insert("\"", at: quote)])
  }

  /// - Parameter mark: what stands in place of a quote of the text.
  static func curlyQuote(at range: SourceRange, _ mark: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnterminatedString,
      Message(
        en: "a text begins and ends with a straight \"; write it in place of the curly quote",
        ko: "텍스트는 곧은따옴표 \"로 시작하고 끝납니다. 둥근따옴표 대신 \"를 쓰세요"),
      at: range, fixes: [.replace(mark, with: "\"")])
  }

  static func missingOpeningQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnterminatedString,
      Message(
        en: "the text has no \" in front of it; write it where the text starts",
        ko: "텍스트 앞에 \"가 없습니다. 텍스트가 시작하는 곳에 쓰세요"),
      at: range, fixes: [.insert("\"", at: range.atStart)])
  }

  static func needlessQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnterminatedString,
      Message(en: "one \" too many; remove it", ko: "\"가 하나 더 있습니다. 지우세요"),
      at: range, fixes: [.remove("\"", at: range)])
  }

  static func missingMultilineQuotes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxMultilineQuotes,
      Message(
        en: "a text of several lines starts with \"\"\"; write three quotes",
        ko: "여러 줄 텍스트는 \"\"\"로 시작합니다. 따옴표를 세 개 쓰세요"),
      at: range, fixes: [.replace(range, with: "\"\"\"", .safe)])
  }

  static func unterminatedMultilineString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnterminatedString,
      Message(
        en: "the text that starts here is never closed; write \"\"\" on a line of its own where it "
          + "ends",
        ko: "여기서 시작한 텍스트가 닫히지 않았습니다. 끝나는 곳의 새 줄에 \"\"\"를 쓰세요"),
      at: range)
  }
}
