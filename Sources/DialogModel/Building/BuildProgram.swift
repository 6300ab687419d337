public import DialogFindings
public import DialogSyntax

extension Program {
  /// Finds out what files mean together. Never fails: what is wrong stands in the findings, and
  /// the program holds all that could be understood.
  ///
  /// - Parameter edition: holds over the project's own, where given.
  public static func build(
    from trees: [SyntaxTree], edition: Edition? = nil
  ) -> (program: Program, findings: [Diagnostic]) {
    let builder = ProgramBuilder(trees.map { Array($0.root.children) }, edition: edition)
    let findings = builder.otherFindings + builder.findingsOfDialogs.flatMap { $0 }
    return (builder.program, findings + findingsOfEmptiness(trees))
  }

  /// Reports files without any declaration, unless a mistake of syntax says why.
  public static func findingsOfEmptiness(_ trees: [SyntaxTree]) -> [Diagnostic] {
    guard let first = trees.first,
      !trees.contains(where: { $0.declaresSomething || $0.findings.hasErrors })
    else { return [] }
    return [.noDeclarations(in: first.id)]
  }
}

extension SyntaxTree {
  fileprivate var declaresSomething: Bool { root.children.contains { _ in true } }
}
