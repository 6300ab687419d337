import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxInvalidPlaceholder = RuleDescription(
    "syntax/invalid-placeholder", .error,
    summary: Message(
      en: "a placeholder is {name} or {name:style}", ko: "자리표시자는 {name}이나 {name:style}입니다"),
    reason: Message(
      en: """
        Between the braces stands the name of a parameter and, after a colon, how it is written; no \
        spaces, no expressions. What depends on a value is chosen with by.
        """,
      ko: """
        중괄호 안에는 매개변수 이름을 쓰고 콜론 뒤에 스타일을 씁니다. 공백이나 식은 쓰지 않습니다. 값에 따라 달라지는 \
        텍스트는 by로 고릅니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title "Delete ⟦{ count }⟧ Items?"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteItems(count: Int) {
            title "Delete {count} Items?"
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert Welcome {
          title "Choose ⟦{0}⟧"
          button ok
        }
        """),
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title "Delete {count:number} Items?"
          button delete destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func invalidPlaceholder(_ text: String, at range: SourceRange) -> Diagnostic {
    let trimmed = text.filter { $0 != " " }
    if let name = PlaceholderExpression(text) { return .expression(name, at: range) }
    if let name = translatedName(text) { return .translated(name, at: range) }
    if let unnamed = unnamed(text, trimmed, at: range) { return unnamed }
    let escaped = "\\" + text.dropLast() + "\\}"
    return Diagnostic(
      .syntaxInvalidPlaceholder,
      Message(
        en: "a placeholder is a parameter’s name in braces, as in {count}; "
          + "write \\{ and \\} for braces themselves",
        ko: "자리표시자는 {count}처럼 중괄호 안에 매개변수 이름만 씁니다. 중괄호를 문자로 쓰려면 \\{ \\}로 쓰세요"),
      at: range,
      fixes: [
        isPlaceholder(trimmed)
          ? .replace(range, with: trimmed, .safe) : .replace(range, with: escaped)
      ])
  }

  /// `앨범` of `{앨범}`: a name that a translator has translated, too.
  private static func translatedName(_ text: String) -> String? {
    let name = text.dropFirst().dropLast()
    let isTranslated = name.allSatisfy(\.isLetter) && !name.utf8.allSatisfy { $0 < 0x80 }
    return isTranslated ? String(name) : nil
  }

  /// `{}`, `{0}`; Fluent’s `{ -brand }`.
  private static func unnamed(
    _ text: String, _ trimmed: String, at range: SourceRange
  ) -> Diagnostic? {
    let inner = trimmed.dropFirst().dropLast()
    if inner.allSatisfy(\.isNumber) {
      return Diagnostic(
        .syntaxInvalidPlaceholder,
        Message(
          en: "a placeholder names its parameter; write the name in the braces, as in {count}",
          ko: "자리표시자에는 매개변수 이름이 필요합니다. {count}처럼 중괄호 안에 이름을 쓰세요"),
        at: range)
    }
    guard inner.first == "-", inner.dropFirst().first?.isLetter == true,
      inner.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else { return nil }
    return Diagnostic(
      .syntaxInvalidPlaceholder,
      Message(
        en: "a term is no value; write its text out in place of ‘\(text)’",
        ko: "용어는 값이 아닙니다. ‘\(text)’ 대신 그 텍스트를 그대로 쓰세요"),
      at: range)
  }

  fileprivate static func translated(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxInvalidPlaceholder,
      Message(
        en: "names are not translated; write the name that the source has, in place of ‘\(name)’",
        ko: "이름은 번역하지 않습니다. ‘\(name)’ 대신 원본에 있는 이름을 쓰세요"),
      at: range)
  }

  /// What other languages work out in a text.
  private static func expression(
    _ expression: PlaceholderExpression, at range: SourceRange
  ) -> Diagnostic {
    switch expression {
    case .member(let name):
      Diagnostic(
        .syntaxInvalidPlaceholder,
        Message(
          en: "a placeholder is a parameter’s name alone; write {\(name)}",
          ko: "자리표시자에는 매개변수 이름만 씁니다. {\(name)}처럼 쓰세요"),
        at: range, fixes: [.replace(range, with: "{\(name)}")])
    case .particle(let name, let particle):
      Diagnostic(
        .syntaxInvalidPlaceholder,
        Message(
          en:
            "a particle that fits the value stands after a colon; write {\(name):\(particle.name)}",
          ko: "값에 맞는 조사는 콜론 뒤에 두 형태로 씁니다. {\(name):\(particle.name)}처럼 쓰세요"),
        at: range, fixes: [.replace(range, with: "{\(name):\(particle.name)}")])
    case .hyphenated(let name):
      Diagnostic(
        .syntaxInvalidPlaceholder,
        Message(
          en: "a name has no hyphens; write {\(name)}", ko: "이름에는 하이픈을 쓰지 않습니다. {\(name)}처럼 쓰세요"),
        at: range, fixes: [.replace(range, with: "{\(name)}")])
    case .choice(let name):
      Diagnostic(
        .syntaxInvalidPlaceholder,
        Message(
          en: "texts hold no expressions; choose the text with "
            + "‘by \(name) { one \"…\"  other \"…\" }’",
          ko: "텍스트에는 식을 쓰지 않습니다. ‘by \(name) { one \"…\"  other \"…\" }’로 텍스트를 고르세요"),
        at: range)
    case .calculation:
      Diagnostic(
        .syntaxInvalidPlaceholder,
        Message(
          en: "texts hold no expressions; pass the value as a parameter and write {name}",
          ko: "텍스트에는 식을 쓰지 않습니다. 값을 매개변수로 넘기고 {name}처럼 쓰세요"),
        at: range)
    }
  }

  /// Whether a text in braces is a placeholder.
  private static func isPlaceholder(_ text: String) -> Bool {
    let name = text.dropFirst().dropLast().prefix { $0 != ":" }
    guard let first = name.utf8.first, !first.isASCIIDigit, !text.hasSuffix(":}") else {
      return false
    }
    return name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
  }
}
