import DialogFindings
import DialogLocales
import DialogSyntax

extension Lowering {
  /// What dialogs are read against: the project, its enums and its terms.
  ///
  /// - Parameters:
  ///   - declarations: of all files, in source order; dialogs among them say only which languages
  ///     there are, where the project does not.
  ///   - edition: holds over the project's own, where given.
  init(_ declarations: [Declaration], edition: Edition?) {
    let projects = declarations.syntaxes(.project).map(ProjectDeclaration.init)
    reportFurtherProjects(projects)
    lowerProject(
      projects.first, edition: edition,
      spoken: Set(declarations.flatMap { $0.languages.map(\.word.text) }))
    meetLanguagesOfProject()
    lowerEnums(declarations.syntaxes(.enumeration).map(EnumDeclaration.init))
    lowerTerms(declarations.syntaxes(.terms).map(TermsDeclaration.init))
    if !program.project.namesLocales {
      for declaration in declarations { meetLanguages(of: declaration) }
    }
  }

  private mutating func reportFurtherProjects(_ projects: [ProjectDeclaration]) {
    for project in projects.dropFirst() {
      report(
        .secondProject(
          at: project.syntax.keywordRange, first: projects[0].syntax.keywordRange))
    }
  }

  /// Languages that only dialogs name are the project's where it names none.
  private mutating func meetLanguages(of declaration: Declaration) {
    for (word, text) in declaration.languages { meet(word, saying: text) }
  }

  /// One dialog, read against what this has.
  ///
  /// - Parameters:
  ///   - declaration: a dialog's, with a name.
  ///   - translations: the blocks that translate it, in source order.
  func lowered(
    _ declaration: Declaration, translations: [Declaration]
  ) -> (dialog: Dialog, findings: [Diagnostic]) {
    var lowering = self
    lowering.findings = []
    lowering.lowerDialog(DialogDeclaration(declaration.syntax))
    for translation in translations {
      lowering.applyTranslation(TranslationDeclaration(translation.syntax), to: 0)
    }
    lowering.fillInTerms()
    lowering.placeButtons()
    lowering.completeRenames()
    lowering.checkUnusedParameters()
    return (lowering.program.dialogs.removeLast(), lowering.findings)
  }
}

extension [Declaration] {
  fileprivate func syntaxes(_ kind: NodeKind) -> [Syntax] {
    compactMap { $0.syntax.kind == kind ? $0.syntax : nil }
  }
}
