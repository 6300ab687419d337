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
  func lowered(_ source: DialogSource) -> (dialog: Dialog, findings: [Diagnostic]) {
    var lowering = self
    return lowering.lower(source, against: self)
  }

  /// Hands over dialogs, each as if it were the only one. What they are read against is large: one copy serves all.
  ///
  /// - Returns: what is wrong with each.
  func lower(
    _ sources: ArraySlice<DialogSource>, _ take: (consuming Dialog) -> Void
  ) -> [[Diagnostic]] {
    var lowering = self
    return sources.map { source in
      let lowered = lowering.lower(source, against: self)
      take(lowered.dialog)
      return lowered.findings
    }
  }

  private mutating func lower(
    _ source: DialogSource, against surroundings: Lowering
  ) -> (dialog: Dialog, findings: [Diagnostic]) {
    start(surroundings)
    lowerDialog(DialogDeclaration(source.declaration.syntax))
    for translation in source.translations {
      applyTranslation(TranslationDeclaration(translation.syntax), to: 0)
    }
    fillInTerms()
    placeButtons()
    completeRenames()
    checkUnusedParameters()
    return (program.dialogs.removeLast(), findings)
  }

  /// Forgets the dialog before, and the languages that it alone names.
  private mutating func start(_ surroundings: Lowering) {
    (findings, scopes, misspellings) = ([], [], [])
    if languages.count != surroundings.languages.count {
      languages = surroundings.languages
      program.project.locales = surroundings.program.project.locales
    }
  }
}

extension [Declaration] {
  fileprivate func syntaxes(_ kind: NodeKind) -> [Syntax] {
    compactMap { $0.syntax.kind == kind ? $0.syntax : nil }
  }
}
