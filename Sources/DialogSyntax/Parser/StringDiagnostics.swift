import DialogText

extension Diagnostic {
  /// What is wrong inside a string; `text` gives the characters of a range.
  static func string(
    _ problem: StringLiteral.Problem, in file: FileID, text: (ByteRange) -> String
  ) -> Diagnostic {
    switch problem {
    case .unknownEscape(let range): unknownEscape(text(range), at: SourceRange(file, range))
    case .invalidScalar(let range): invalidScalar(at: SourceRange(file, range))
    case .unclosedBrace(let range), .strayBrace(let range):
      strayBrace(text(range), at: SourceRange(file, range))
    case .invalidPlaceholder(let range):
      invalidPlaceholder(text(range), at: SourceRange(file, range))
    case .textBesideQuotes(let range): textBesideQuotes(at: SourceRange(file, range))
    case .indentation(let range): indentation(at: SourceRange(file, range))
    }
  }

  private static func unknownEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unknown-escape", .error,
      Message(
        en: "‘\(escape)’ is no escape; there are \\n \\t \\r \\\" \\\\ \\{ \\} and \\u{1F600}",
        ko: "‘\(escape)’: 이런 이스케이프는 없습니다. \\n \\t \\r \\\" \\\\ \\{ \\} \\u{1F600}을 쓸 수 있습니다"),
      at: range, fixes: [.replace(range, with: String("\\" + escape))])
  }

  private static func invalidScalar(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unknown-escape", .error,
      Message(
        en: "not a Unicode character; write its number in hexadecimal, as in \\u{1F600}",
        ko: "유니코드 문자가 아닙니다. \\u{1F600}처럼 16진수 번호를 쓰세요"),
      at: range)
  }

  private static func strayBrace(_ brace: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/stray-brace", .error,
      Message(
        en: "\(brace) without its pair; for the character itself write \\\(brace)",
        ko: "짝이 없는 \(brace)입니다. 문자 그대로 쓰려면 \\\(brace)로 쓰세요"),
      at: range, fixes: [.replace(range, with: "\\" + brace)])
  }

  private static func invalidPlaceholder(_ text: String, at range: SourceRange) -> Diagnostic {
    let trimmed = text.filter { $0 != " " }
    let inner = trimmed.dropFirst().dropLast().split(separator: ":", maxSplits: 1).first ?? ""
    let isName =
      !inner.isEmpty && !inner.utf8.first!.isASCIIDigit
      && inner.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
      && !trimmed.hasSuffix(":}")
    let escaped = "\\" + text.dropLast() + "\\}"
    return Diagnostic(
      "syntax/invalid-placeholder", .error,
      Message(
        en: "a placeholder is a parameter’s name in braces, as in {count}; "
          + "for braces themselves write \\{ and \\}",
        ko: "자리 표시자는 {count}처럼 중괄호 안에 매개변수 이름을 씁니다. 중괄호 자체는 \\{ \\}로 쓰세요"),
      at: range, fixes: [.replace(range, with: isName ? trimmed : escaped)])
  }

  private static func textBesideQuotes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/multiline-quotes", .error,
      Message(
        en: "the \"\"\" of a text of several lines stand at the ends of lines: "
          + "begin the text below them and close it on a line of its own",
        ko: "여러 줄 텍스트의 \"\"\"는 줄의 끝에 옵니다. 텍스트는 다음 줄에서 시작하고 닫는 \"\"\"는 새 줄에 쓰세요"),
      at: range)
  }

  private static func indentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/indentation", .error,
      Message(
        en: "the line is indented less than the closing \"\"\"; indent it as far",
        ko: "닫는 \"\"\"보다 덜 들여 쓴 줄입니다. 같은 만큼 들여 쓰세요"),
      at: range)
  }
}
