import DialogCatalogTexts
import DialogLocales

/// Reads a message in the syntax of ICU’s MessageFormat (apostrophes quote only before a character
/// that needs it) as a form: values by name or number from 0, `plural` with `#`, `=0` and categories.
struct ICUMessage {
  let arguments: [Argument]
  let rules: PluralRules
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  private static let depthLimit = 16
  private static let formLimit = 1_000

  private indirect enum Node {
    case text(String)
    case argument(Int)
    case plural(Int, [(key: String, nodes: [Node])])
  }

  static func form(
    of text: String, _ arguments: [Argument], _ rules: PluralRules
  ) throws(TextProblem) -> Form {
    var reader = ICUMessage(
      arguments: arguments, rules: rules, scalars: Array(text.unicodeScalars))
    let nodes = try reader.message(counted: nil)
    if reader.position < reader.scalars.count { throw .message("}") }
    var forms = 0
    return try reader.form(of: nodes, &forms)
  }

  // MARK: Reading

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Up to the brace that closes the message, or the end.
  private mutating func message(counted: Int?) throws(TextProblem) -> [Node] {
    var nodes: [Node] = []
    var run = ""
    while let scalar = next, scalar != "}" {
      position += 1
      switch scalar {
      case "'": quoted(into: &run, isInPlural: counted != nil)
      case "{":
        nodes.append(.text(run))
        run = ""
        nodes.append(try placeholder())
      case "#" where counted != nil:
        nodes += [.text(run), .argument(counted!)]
        run = ""
      default: run.unicodeScalars.append(scalar)
      }
    }
    return nodes + [.text(run)]
  }

  /// After an apostrophe: another one, or characters up to the next where it quotes.
  private mutating func quoted(into run: inout String, isInPlural: Bool) {
    guard let scalar = next,
      scalar == "'" || "{}".unicodeScalars.contains(scalar)
        || (isInPlural && scalar == "#")
    else {
      run += "'"
      return
    }
    if scalar == "'" {
      run += "'"
      position += 1
      return
    }
    while let scalar = next {
      position += 1
      if scalar != "'" {
        run.unicodeScalars.append(scalar)
      } else if next == "'" {
        run += "'"
        position += 1
      } else {
        return
      }
    }
  }

  /// After an opening brace.
  private mutating func placeholder() throws(TextProblem) -> Node {
    let name = word()
    guard let number = self.number(of: name) else { throw .unknownName(name) }
    if take("}") { return .argument(number) }
    guard take(",") else { throw .message("{\(name)") }
    let type = word()
    if type == "plural", take(",") { return .plural(number, try arms(of: number)) }
    guard ["number", "date", "time"].contains(type) else { throw .message(type) }
    while let scalar = next, scalar != "}", scalar != "{" { position += 1 }
    guard take("}") else { throw .message("{\(name)") }
    return .argument(number)
  }

  private func number(of name: String) -> Int? {
    if let number = Int(name) { return arguments.indices.contains(number) ? number + 1 : nil }
    return arguments.firstIndex { $0.name == name }.map { $0 + 1 }
  }

  private mutating func arms(
    of argument: Int
  ) throws(TextProblem) -> [(key: String, nodes: [Node])] {
    if arguments[argument - 1].kind != .integer { throw .noNumber }
    depth += 1
    defer { depth -= 1 }
    if depth > ICUMessage.depthLimit { throw .tooManyForms }
    var arms: [(key: String, nodes: [Node])] = []
    while !take("}") {
      let key = word()
      guard !key.isEmpty, take("{") else { throw .message(key.isEmpty ? "plural" : key) }
      arms.append((key, try message(counted: argument)))
      guard take("}") else { throw .message(key) }
    }
    return arms
  }

  /// The characters up to space or syntax.
  private mutating func word() -> String {
    skipSpace()
    var word = String.UnicodeScalarView()
    while let scalar = next, !scalar.properties.isWhitespace, !"{},".unicodeScalars.contains(scalar)
    {
      word.append(scalar)
      position += 1
    }
    skipSpace()
    return String(word)
  }

  private mutating func skipSpace() {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == scalar else { return false }
    position += 1
    return true
  }

  // MARK: Writing out

  private func form(of nodes: [Node], _ forms: inout Int) throws(TextProblem) -> Form {
    let choice = nodes.firstIndex { if case .plural = $0 { true } else { false } }
    guard let choice, case .plural(let argument, let arms) = nodes[choice] else {
      forms += 1
      if forms > ICUMessage.formLimit { throw .tooManyForms }
      return .plain(pieces(of: nodes))
    }
    var known: [PluralCategory: (isExact: Bool, form: Form)] = [:]
    for (key, inner) in arms {
      let whole = Array(nodes[..<choice]) + inner + Array(nodes[(choice + 1)...])
      let (category, isExact) = try self.category(key)
      if known[category]?.isExact == true, !isExact { continue }
      known[category] = (isExact, try form(of: whole, &forms))
    }
    if known[.other] == nil { throw .noOther }
    return .plural(
      argument: argument,
      known.keys.sorted().map { Form.PluralArm(category: $0, form: known[$0]!.form) })
  }

  private func category(_ key: String) throws(TextProblem) -> (PluralCategory, isExact: Bool) {
    if let category = PluralCategory(rawValue: key) { return (category, false) }
    guard key.hasPrefix("="), let number = Int(key.dropFirst()),
      let category = rules.category(forExactly: number)
    else { throw .message(key) }
    return (category, true)
  }

  private func pieces(of nodes: [Node]) -> [Piece] {
    nodes.map { node in
      switch node {
      case .text(let text): .text(text)
      case .argument(let number): .argument(number, arguments[number - 1].kind)
      case .plural: .text("")
      }
    }.joined()
  }
}
