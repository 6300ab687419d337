/// An editor’s cursor, and what the parser expects there.
struct ParserCursor {
  /// The word that stands for the cursor, by its index.
  let token: Int
  /// In the order in which the parser asks.
  var expected: [Expectation] = []
}

extension Parser {
  /// Whether the next token stands for the cursor.
  var isAtCursor: Bool { cursor?.token == position && !isAtEnd }

  /// Takes note of what may stand here, where the cursor is here.
  mutating func note(_ what: @autoclosure () -> Expectation) {
    guard isAtCursor else { return }
    let what = what()
    if cursor?.expected.contains(what) == false { cursor?.expected.append(what) }
  }

  /// Takes note and goes on after the cursor; false where the cursor is not here.
  mutating func passCursor(_ what: @autoclosure () -> Expectation) -> Bool {
    guard isAtCursor, !isAtStatementEnd else { return false }
    note(what())
    advance()
    return true
  }
}
