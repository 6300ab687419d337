/// What a sample says in one language at one place.
enum SampleText: Sendable, ExpressibleByStringLiteral {
  /// Without the quotation marks around it.
  case string(String)
  /// For a number: the plural categories of the language and what is said in each.
  case counted(by: String, [(category: String, text: String)])

  init(stringLiteral text: String) { self = .string(text) }

  /// As it stands in a source.
  var pattern: String {
    switch self {
    case .string(let text): return "\"\(text)\""
    case .counted(let parameter, let arms):
      let lines = arms.map { "\($0.category) \"\($0.text)\"" }
      return "by \(parameter) {\n\(lines.joined(separator: "\n"))\n}"
    }
  }
}
