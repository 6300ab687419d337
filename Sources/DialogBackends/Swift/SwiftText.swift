import DialogLocales
import DialogModel

/// Writes texts as `DialogTextRun` of the Swift runtime reads them: `Delete {0} Items?`.
struct SwiftText {
  /// What placeholders and selections refer to.
  let scope: PatternScope

  func written(_ segments: [Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): SwiftText.escaped(text)
      case .value(let value): written(value)
      case .selection(let selection): written(selection)
      }
    }.joined()
  }

  private func written(_ value: Segment.Value) -> String {
    let operand = value.parameter.map { String($0) } ?? "e"
    let style = SwiftText.style(value.format)
    guard let agreement = value.agreement else { return "{\(operand)\(style)}" }
    let forms = agreement.forms.map(SwiftText.escaped).joined(separator: "|")
    let reader = agreement.classifier.swiftLetter
    return "{\(operand)\(style)~\(reader)\(value.isOmitted ? "-" : "+")\(forms)}"
  }

  private static func style(_ format: Segment.Format) -> String {
    switch format {
    case .percent: "%"
    case .time: "t"
    case .relative: "r"
    case .text, .number, .currency, .bytes, .date, .list: ""
    }
  }

  private func written(_ selection: Segment.Selection) -> String {
    var cases: [String] = []
    if case .enumeration(let type) = scope.parameters[selection.parameter].type {
      cases = scope.enums[type].cases.map(\.name.text)
    }
    let arms = selection.arms.map { arm in
      let key = cases.firstIndex(of: arm.key).map { String($0) }
      return "\(key ?? (arm.key == "other" ? "*" : arm.key)):\(written(arm.segments))"
    }
    return "{\(selection.parameter)?\(arms.joined(separator: "|"))}"
  }

  /// A choice of a language’s words by the plural category of a number, with `{0}` in its place.
  static func written(_ patterns: PluralPatterns, number: Int) -> String {
    let arms = patterns.categories.map { category in
      let text = patterns[category].split(separator: "{0}", omittingEmptySubsequences: false)
      return "\(category == .other ? "*" : category.rawValue):"
        + text.map { escaped(String($0)) }.joined(separator: "{0}")
    }
    return "{\(number)?\(arms.joined(separator: "|"))}"
  }

  /// On one line, without marks. A NUL would end the text in C, and is replaced there, too.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\", "{", "}", "|": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\0": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension AgreementKind.Classifier {
  /// What a text names the reader of a value’s sound by.
  var swiftLetter: Unicode.Scalar {
    switch self {
    case .koreanFinal: "k"
    case .englishInitial: "a"
    case .frenchInitial: "f"
    case .turkishFinal: "t"
    }
  }
}

extension SourceWriter {
  /// Lines as one literal of several lines: what can be seen stands as itself.
  mutating func swiftLiteral(_ lines: [String], before: String = "", after: String = "") {
    line("\(before)\"\"\"")
    for text in lines { line("\(SourceWriter.swiftEscaped(text))") }
    line("\"\"\"\(after)")
  }

  /// A text as a literal on one line.
  static func swiftString(_ text: String) -> String {
    "\"" + text.unicodeScalars.reduce(into: "") { $0 += swiftEscaped($1, isQuote: true) } + "\""
  }

  private static func swiftEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      // Three quotes would end the literal.
      escaped += swiftEscaped(scalar, isQuote: escaped.hasSuffix("\""))
    }
    // Spaces at the end are not to be lost.
    return escaped.hasSuffix(" ") ? escaped.dropLast() + "\\u{20}" : escaped
  }

  private static func swiftEscaped(_ scalar: Unicode.Scalar, isQuote: Bool) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": isQuote ? "\\\"" : "\""
    case " ": " "
    case _ where isSeen(scalar): String(scalar)
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
