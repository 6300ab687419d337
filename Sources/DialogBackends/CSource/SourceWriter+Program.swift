/// Programs as the expressions that make up their strings: macros, and literals short enough for a line.
extension SourceWriter {
  /// A program on lines of its own, as is each arm of a choice, and something after it.
  ///
  /// - Parameter endsInNUL: whether a NUL is written at its end, as where another string follows.
  mutating func expressions(
    _ program: ArraySlice<CProgram.Piece>, endsInNUL: Bool, tail: SourceCode
  ) {
    var depth = 0
    startWrapped()
    for (index, piece) in zip(program.indices, program) {
      if case .instruction(_, _, let layout) = piece {
        if layout == .startsArm, index > program.startIndex {
          endWrapped()
          startWrapped(deeper: depth)
        }
        if layout == .opensChoice { depth += 1 }
        if layout == .closesChoice { depth -= 1 }
      }
      expression(piece, endsInNUL: endsInNUL && index + 1 == program.endIndex)
    }
    if program.isEmpty { emptyLiteral(endsInNUL: endsInNUL) }
    endWrapped(tail: tail)
  }

  /// A program as the one piece that it is.
  mutating func expression(_ program: ArraySlice<CProgram.Piece>, endsInNUL: Bool) {
    guard let piece = program.first else { return emptyLiteral(endsInNUL: endsInNUL) }
    expression(piece, endsInNUL: endsInNUL)
  }

  private mutating func expression(_ piece: CProgram.Piece, endsInNUL: Bool) {
    switch piece {
    case .text(let text): literals(text, endsInNUL: endsInNUL)
    case .instruction(let macro, _, _):
      self.piece { $0.append(macro) }
      if endsInNUL { emptyLiteral(endsInNUL: true) }
    }
  }

  /// A text as pieces of no more columns than stand well on a line.
  private mutating func literals(_ text: String, endsInNUL: Bool) {
    var text = text
    text.withUTF8 { bytes in
      CLiteral.forEachLine(of: bytes) { line, isLast in
        piece { CLiteral.append(line, endsInNUL: endsInNUL && isLast, to: &$0) }
      }
    }
  }

  private mutating func emptyLiteral(endsInNUL: Bool) {
    piece(endsInNUL ? "\"\\0\"" : "\"\"")
  }
}

extension ArraySlice<CProgram.Piece> {
  /// Whether it is one expression.
  func isExpression(endsInNUL: Bool) -> Bool {
    guard let first else { return true }
    if count > 1 { return false }
    switch first {
    case .instruction: return !endsInNUL
    case .text(var text): return text.withUTF8 { CLiteral.isLine($0) }
    }
  }
}
