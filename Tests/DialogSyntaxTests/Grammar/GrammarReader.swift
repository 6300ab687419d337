import DialogSupport

/// Reads a grammar: the EBNF of the W3C, without its constraints `[wfc: …]`.
struct GrammarReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var names: [String] = []
  private var bodies: [Int: Grammar.Expression] = [:]
  private var outcomes: [Int] = []

  struct Problem: Error {
    let message: String
    /// From 1.
    let line: Int
  }

  static func read(_ text: String) throws(Problem) -> Grammar {
    var reader = GrammarReader(text)
    return try reader.readGrammar()
  }

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private mutating func readGrammar() throws(Problem) -> Grammar {
    try skipSpace()
    while position < scalars.count { try readProduction() }
    var productions: [Grammar.Production] = []
    for (index, name) in names.enumerated() {
      guard let body = bodies[index] else { throw problem("nothing is called \(name)") }
      productions.append(Grammar.Production(name: name, body: body))
    }
    return Grammar(productions: productions, outcomes: outcomes)
  }

  private mutating func readProduction() throws(Problem) {
    guard let name = try readName() else { throw problem("expected the name of a production") }
    let index = self.index(of: name)
    guard try take("::=") else { throw problem("expected ::= after \(name)") }
    guard bodies[index] == nil else { throw problem("\(name) stands here a second time") }
    bodies[index] = try readChoice()
  }

  private mutating func index(of name: String) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    names.append(name)
    return names.count - 1
  }

  // MARK: Expressions

  private mutating func readChoice() throws(Problem) -> Grammar.Expression {
    var alternatives = [try readSequence()]
    while try take("|") { alternatives.append(try readSequence()) }
    if alternatives.count == 1 { return alternatives[0] }
    return .choice(branch: newBranch(outcomes: alternatives.count), alternatives)
  }

  private mutating func newBranch(outcomes count: Int) -> Int {
    outcomes.append(count)
    return outcomes.count - 1
  }

  private mutating func readSequence() throws(Problem) -> Grammar.Expression {
    var parts: [Grammar.Expression] = []
    while let part = try readRepetition() { parts.append(part) }
    guard !parts.isEmpty else { throw problem("an alternative is empty") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func readRepetition() throws(Problem) -> Grammar.Expression? {
    guard var part = try readPrimary() else { return nil }
    if let sign = peek.flatMap({ Grammar.Repetition(rawValue: Character($0)) }) {
      position += 1
      try skipSpace()
      part = .repetition(branch: newBranch(outcomes: 2), part, sign)
    }
    guard try take("-") else { return part }
    guard let other = try readPrimary() else { throw problem("expected something after -") }
    return .difference(part, other)
  }

  /// Nil where no expression begins: at a sign, or at the name of the next production.
  private mutating func readPrimary() throws(Problem) -> Grammar.Expression? {
    switch peek {
    case "\"", "'": return .literal(try readLiteral())
    case "#": return .character(try readCharacter())
    case "[": return .character(try readSet())
    case "(":
      position += 1
      try skipSpace()
      let inner = try readChoice()
      guard try take(")") else { throw problem("expected )") }
      return inner
    default:
      let start = position
      guard let name = try readName() else { return nil }
      if try take("::=") {
        position = start
        return nil
      }
      return .production(index(of: name))
    }
  }

  // MARK: Tokens

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func readName() throws(Problem) -> String? {
    let start = position
    while let scalar = peek, scalar.isASCII, UInt8(scalar.value).isASCIILetter { position += 1 }
    guard position > start else { return nil }
    let name = text(start..<position)
    try skipSpace()
    return name
  }

  private mutating func readLiteral() throws(Problem) -> String {
    let quote = scalars[position]
    position += 1
    let start = position
    while let scalar = peek, scalar != quote, scalar != "\n" { position += 1 }
    guard peek == quote, position > start else { throw problem("the literal is not closed") }
    let literal = text(start..<position)
    position += 1
    try skipSpace()
    return literal
  }

  /// `#xA`
  private mutating func readCharacter() throws(Problem) -> Grammar.CharacterSet {
    let value = try readNumber()
    try skipSpace()
    return Grammar.CharacterSet(ranges: [value...value], isNegated: false)
  }

  private mutating func readNumber() throws(Problem) -> UInt32 {
    position += 2
    let start = position
    while let scalar = peek, scalar.properties.isASCIIHexDigit { position += 1 }
    guard let value = UInt32(text(start..<position), radix: 16) else {
      throw problem("expected a hexadecimal number")
    }
    return value
  }

  /// `[^a-z#xA]`
  private mutating func readSet() throws(Problem) -> Grammar.CharacterSet {
    position += 1
    let isNegated = peek == "^"
    if isNegated { position += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    while peek != "]" {
      let low = try readMember()
      guard peek == "-" else {
        ranges.append(low...low)
        continue
      }
      position += 1
      let high = try readMember()
      guard low <= high else { throw problem("the range runs backwards") }
      ranges.append(low...high)
    }
    position += 1
    try skipSpace()
    return Grammar.CharacterSet(ranges: ranges, isNegated: isNegated)
  }

  private mutating func readMember() throws(Problem) -> UInt32 {
    guard let scalar = peek, scalar != "\n" else { throw problem("the set is not closed") }
    if scalar == "#" { return try readNumber() }
    position += 1
    return scalar.value
  }

  private mutating func take(_ sign: String) throws(Problem) -> Bool {
    guard scalars[position...].starts(with: sign.unicodeScalars) else { return false }
    position += sign.unicodeScalars.count
    try skipSpace()
    return true
  }

  private mutating func skipSpace() throws(Problem) {
    while let scalar = peek {
      if scalar == "/", scalars[position...].starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else if scalar.properties.isWhitespace {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Problem) {
    let opening = problem("the comment is not closed")
    while !scalars[position...].starts(with: "*/".unicodeScalars) {
      position += 1
      if position >= scalars.count { throw opening }
    }
    position += 2
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func problem(_ message: String) -> Problem {
    Problem(
      message: message, line: scalars[..<min(position, scalars.count)].count { $0 == "\n" } + 1)
  }
}
