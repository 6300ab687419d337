import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxUnknownEscape = RuleDescription(
    "syntax/unknown-escape", .error,
    summary: Message(
      en: "a backslash is followed by one of n t r \" \\ { } u",
      ko: "백슬래시 뒤에는 n t r \" \\ { } u 중 하나를 씁니다"),
    reason: Message(
      en: """
        \\n, \\t and \\r are line end, tab and return; \\" \\\\ \\{ and \\} are the characters \
        themselves; \\u{1F600} is the Unicode character of that hexadecimal number.
        """,
      ko: """
        \\n, \\t, \\r은 줄바꿈, 탭, 캐리지 리턴이고 \\" \\\\ \\{ \\}는 문자 그대로이며 \\u{1F600}은 그 16진수 번호의 \
        유니코드 문자입니다.
        """),
    examples: [
      RuleExample(
        #"""
        alert MoveFiles {
          title "Move files to D:⟦\P⟧hotos?"
          button move "Move"
          cancel
        }
        """#,
        fixed: #"""
          alert MoveFiles {
            title "Move files to D:\\Photos?"
            button move "Move"
            cancel
          }
          """#),
      RuleExample(
        #"""
        alert Welcome {
          title "Hello ⟦\u{110000}⟧"
          button ok
        }
        """#),
      RuleExample(
        #"""
        alert MoveFiles {
          title "Move files to D:\\Photos?"
          message "The old folder stays.\nNothing is deleted."
          button move "Move"
          cancel
        }
        """#),
    ])
}

extension Diagnostic {
  static func unknownEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    if escape.last == "(" { return calculation(at: range) }
    let known = "\\n \\t \\r \\\" \\\\ \\{ \\} \\u{1F600}"
    return Diagnostic(
      .syntaxUnknownEscape,
      Message(
        en: "‘\(escape)’ is no escape; there are \(known), and a backslash itself is \\\\",
        ko: "‘\(escape)’ 이스케이프는 없습니다. 쓸 수 있는 이스케이프: \(known). 백슬래시 자체는 \\\\로 씁니다"),
      at: range, fixes: [.replace(range, with: "\\" + escape)])
  }

  /// What Swift would work out within the text. As an escape, people would read it.
  private static func calculation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnknownEscape,
      Message(
        en: """
          a text takes values as they are: declare what is worked out here as a parameter, and write \
          its name in braces, as in {count}
          """,
        ko: """
          텍스트에는 값이 그대로 들어갑니다. 여기서 계산하는 것을 매개변수로 선언하고 {count}처럼 이름을 중괄호로 묶으세요
          """),
      at: range)
  }

  static func invalidScalar(_ escape: String, at range: SourceRange) -> Diagnostic {
    let number = escape.dropFirst(3).dropLast()
    let isNul =
      escape.hasSuffix("}") && !number.isEmpty && number.allSatisfy { $0 == "0" }
    return isNul ? nulEscape(at: range) : invalidScalar(at: range)
  }

  private static func nulEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnknownEscape,
      Message(
        en: "a text cannot hold the character NUL, which ends texts in C; remove it",
        ko: "NUL 문자는 C에서 텍스트의 끝이므로 텍스트에 쓸 수 없습니다. 지우세요"),
      at: range, fixes: [FixIt(Message(en: "remove it", ko: "삭제"), .remove(range))])
  }

  private static func invalidScalar(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnknownEscape,
      Message(
        en: "not a Unicode character; write its number in hexadecimal, as in \\u{1F600}",
        ko: "유니코드 문자가 아닙니다. \\u{1F600}처럼 16진수 번호로 쓰세요"),
      at: range)
  }
}
