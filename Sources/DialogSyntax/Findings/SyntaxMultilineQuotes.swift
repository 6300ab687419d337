import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxMultilineQuotes = RuleDescription(
    "syntax/multiline-quotes", .error,
    summary: Message(
      en: "the lines of a text in \"\"\" are between the lines with the quotes",
      ko: "\"\"\" 텍스트는 따옴표가 있는 두 줄 사이에 씁니다"),
    reason: Message(
      en: """
        The white space in front of the closing quotes is taken from every line, so that a text can \
        be indented with the code around it. A text of one line takes "…".
        """,
      ko: """
        닫는 따옴표 앞의 공백만큼 모든 줄에서 공백을 빼므로 텍스트를 주변 코드에 맞추어 들여 쓸 수 있습니다. 한 줄 텍스트에는 \
        "…"를 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          message \"""⟦Drafts stay on this device.⟧
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
  private static func textOfOneLine(at range: SourceRange) -> Diagnostic {
    let start = SourceRange(range.file, ByteRange(range.start, range.start + 3))
    let end = SourceRange(range.file, ByteRange(range.end - 3, range.end))
    return Diagnostic(
      .syntaxMultilineQuotes,
      Message(
        en: "a text of one line stands between \" and \", not \"\"\"",
        ko: "한 줄 텍스트는 \"\"\" 대신 \"로 묶습니다"),
      at: range,
      fixes: [
        FixIt(
          Message(en: "write \" for each \"\"\"", ko: "\"\"\"를 \"로 바꾸기"),
          [TextEdit(replace: start, with: "\""), TextEdit(replace: end, with: "\"")])
      ])
  }

  /// - Parameter line: a text of one line, with its quotes.
  static func textBesideQuotes(at range: SourceRange, line: SourceRange?) -> Diagnostic {
    if let line { return .textOfOneLine(at: line) }
    return Diagnostic(
      .syntaxMultilineQuotes,
      Message(
        en:
          "\"\"\" stand alone at the ends of their lines: the text starts on the line below, and the "
          + "closing \"\"\" on a line of its own",
        ko: "\"\"\" 텍스트는 다음 줄에서 시작하고, 닫는 \"\"\"는 새 줄에 쓰세요"),
      at: range)
  }
}
