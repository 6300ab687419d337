/// What was read of a tree around one mistake and is read again around the next.
final class ForeignMemory {
  /// The tokens of statements, by the byte that each starts at.
  var statements: [Int: [LooseToken]] = [:]
  /// What texts are written as, by their tokens; nil where they stay as they are.
  var texts: [Int: ForeignPiece?] = [:]
}

extension ForeignPieces {
  /// The tokens of a statement, also over several lines where brackets are open or it plainly goes on.
  func tokens(from start: Int) -> [LooseToken] {
    if let known = memory.statements[start] { return known }
    let tokens = lexStatement(from: start)
    memory.statements[start] = tokens
    return tokens
  }

  private func lexStatement(from start: Int) -> [LooseToken] {
    var depth = 0
    var statement: [LooseToken] = []
    for token in LooseLexer(bytes, span(start, min(bytes.count, start + 8_000))) {
      if depth == 0, !statement.isEmpty {
        if token.isSign(";"), statement.contains(where: { $0.isSign("=") }) {
          statement.append(token)
        }
        if token.isSign(";", "}") || token.followsNewline && !goesOn(statement, to: token) { break }
      }
      if token.isSign("(", "[", "{") { depth += 1 }
      if token.isSign(")", "]", "}") { depth -= 1 }
      if depth < 0, token.isSign("}") { break }
      depth = max(depth, 0)
      statement.append(token)
    }
    while statement.last?.kind == .comment { statement.removeLast() }
    return statement
  }

  private func goesOn(_ statement: [LooseToken], to next: LooseToken) -> Bool {
    guard let last = statement.last, let first = statement.first else { return false }
    let isList = next.isSign("-") && (last.isSign(":") || statement.contains { $0.isSign("-") })
    let isBlock = last.isSign("|", ">") && statement.dropLast().last?.isSign(":") == true
    if isOfIndentedBlock(statement, next) { return true }
    return isList || isBlock || last.isSign("=", "+") || next.isSign("+")
      || last.kind == .text && next.kind == .text && first.kind == .word
  }

  /// `title:` of YAML and the lines below that are further to the right.
  private func isOfIndentedBlock(_ statement: [LooseToken], _ next: LooseToken) -> Bool {
    statement.count > 1 && statement[1].isSign(":") && statement[0].kind == .word
      && (statement.count == 2 || statement[2].followsNewline)
      && indentation(of: next.range.lowerBound) > indentation(of: statement[0].range.lowerBound)
  }
}
