/// A grammar in the EBNF of the W3C (Extensible Markup Language 1.0, section 6).
struct Grammar: Sendable {
  /// In the order of the text; the first is the start.
  let productions: [Production]
  /// How many outcomes each branch of the grammar has; see `Expression`.
  let outcomes: [Int]

  struct Production: Sendable {
    let name: String
    let body: Expression

    /// A token: nothing may stand between its parts. Such names start with a capital.
    var isToken: Bool { name.utf8.first!.isASCIIUpper }
  }

  /// A branch is a place where a derivation goes one way or another: a choice, whose outcomes are
  /// its alternatives, or a repetition, whose outcomes are “as few as may be” and “more”.
  indirect enum Expression: Sendable {
    case literal(String)
    case character(CharacterSet)
    /// An index of the grammar's productions.
    case production(Int)
    case sequence([Expression])
    case choice(branch: Int, [Expression])
    case repetition(branch: Int, Expression, Repetition)
    case difference(Expression, Expression)
  }

  enum Repetition: Character, Sendable {
    case optional = "?"
    case any = "*"
    case some = "+"

    var minimum: Int { self == .some ? 1 : 0 }
  }

  /// `[a-z]`, `[^"\]`, `#xA`
  struct CharacterSet: Sendable {
    let ranges: [ClosedRange<UInt32>]
    let isNegated: Bool

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  func index(of name: String) -> Int? { productions.firstIndex { $0.name == name } }

  func production(_ name: String) -> Production? { productions.first { $0.name == name } }

  // MARK: Literals

  /// The literals that stand in some of the productions.
  func literals(where isIncluded: (Production) -> Bool) -> Set<String> {
    var found: Set<String> = []
    for production in productions where isIncluded(production) {
      collectLiterals(production.body, into: &found)
    }
    return found
  }

  private func collectLiterals(_ expression: Expression, into found: inout Set<String>) {
    switch expression {
    case .literal(let text): found.insert(text)
    case .character, .production: break
    case .sequence(let parts), .choice(_, let parts):
      for part in parts { collectLiterals(part, into: &found) }
    case .repetition(_, let part, _): collectLiterals(part, into: &found)
    // What is taken away is named elsewhere.
    case .difference(let part, _): collectLiterals(part, into: &found)
    }
  }

  /// The literals that a derivation of a production can begin with.
  func firstLiterals(of name: String) -> Set<String> {
    var found: Set<String> = []
    if let production = production(name) { _ = collectFirst(production.body, into: &found) }
    return found
  }

  /// Returns whether the expression derives nothing, too.
  private func collectFirst(_ expression: Expression, into found: inout Set<String>) -> Bool {
    switch expression {
    case .literal(let text): found.insert(text)
    case .character: break
    case .production(let index): return collectFirst(productions[index].body, into: &found)
    case .sequence(let parts):
      for part in parts where !collectFirst(part, into: &found) { return false }
      return true
    case .choice(_, let parts):
      return parts.reduce(false) { collectFirst($1, into: &found) || $0 }
    case .repetition(_, let part, let repetition):
      return collectFirst(part, into: &found) || repetition.minimum == 0
    case .difference(let part, _): return collectFirst(part, into: &found)
    }
    return false
  }

  // MARK: References

  /// The productions that a derivation of some of them can use.
  func reachable(from names: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = names.compactMap(index(of:))
    while let next = open.popLast() {
      guard found.insert(productions[next].name).inserted else { continue }
      open += references(in: productions[next].body)
    }
    return found
  }

  /// The productions that an expression names.
  func references(in expression: Expression) -> Set<Int> {
    switch expression {
    case .literal, .character: []
    case .production(let index): [index]
    case .sequence(let parts), .choice(_, let parts):
      parts.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .repetition(_, let part, _): references(in: part)
    case .difference(let part, let other): references(in: part).union(references(in: other))
    }
  }

  /// Calls `body` with what each outcome of each branch derives; for a repetition with what it
  /// repeats, as outcome 1.
  func forEachOutcome(_ body: (_ branch: Int, _ outcome: Int, Expression) -> Void) {
    for production in productions { forEachOutcome(in: production.body, body) }
  }

  func forEachOutcome(
    in expression: Expression, _ body: (_ branch: Int, _ outcome: Int, Expression) -> Void
  ) {
    switch expression {
    case .literal, .character, .production: break
    case .sequence(let parts): for part in parts { forEachOutcome(in: part, body) }
    case .choice(let branch, let parts):
      for (outcome, part) in parts.enumerated() {
        body(branch, outcome, part)
        forEachOutcome(in: part, body)
      }
    case .repetition(let branch, let part, _):
      body(branch, 1, part)
      forEachOutcome(in: part, body)
    case .difference(let part, _): forEachOutcome(in: part, body)
    }
  }
}
