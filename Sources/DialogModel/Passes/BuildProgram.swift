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
    var lowering = Lowering(trees)
    lowering.collectDeclarations()
    lowering.lowerProject(edition: edition)
    lowering.lowerEnums()
    lowering.lowerTerms()
    lowering.lowerDialogs()
    lowering.applyTranslations()
    lowering.fillInTerms()
    lowering.placeButtons()
    lowering.checkReferences()
    lowering.checkUnusedParameters()
    lowering.completeRenames()
    return (lowering.program, lowering.findings)
  }
}
