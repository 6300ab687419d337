import DialogFindings
import DialogSyntax
import DialogText

extension Lowering {
  /// Sorts the declarations of all files by kind and collects what `@allow` allows.
  mutating func collectDeclarations() {
    for tree in trees {
      for syntax in tree.root.children {
        collectAllowances(of: syntax)
        collect(syntax)
      }
    }
    checkDeclares()
  }

  /// Reports files without any declaration, unless a mistake of syntax says why.
  private mutating func checkDeclares() {
    guard let first = trees.first,
      !trees.contains(where: { $0.declaresSomething || $0.findings.hasErrors })
    else { return }
    findings.append(.noDeclarations(in: first.id))
  }

  private mutating func collect(_ syntax: Syntax) {
    switch syntax.kind {
    case .project: collectProject(ProjectDeclaration(syntax))
    case .enumeration: enumSyntaxes.append(EnumDeclaration(syntax))
    case .terms: termSyntaxes.append(TermsDeclaration(syntax))
    case .dialog: dialogSyntaxes.append(DialogDeclaration(syntax))
    case .translation: translationSyntaxes.append(TranslationDeclaration(syntax))
    default: break
    }
  }

  private mutating func collectProject(_ declaration: ProjectDeclaration) {
    if let first = projectSyntax {
      report(
        .secondProject(
          at: declaration.syntax.keywordRange, first: first.syntax.keywordRange))
    } else {
      projectSyntax = declaration
    }
  }

  /// Directives of a declaration and, in it, of its statements.
  private mutating func collectAllowances(of syntax: Syntax) {
    for directive in syntax.directives {
      guard directive.name?.text == Keyword.allow.rawValue, let rule = directive.rule,
        let reason = directive.argument
      else { continue }
      let reasonText = reason.plainText
      if reasonText.allSatisfy(\.isWhitespace) { report(.emptyReason(at: reason.range)) }
      program.allowances.append(
        Allowance(
          rule: RuleID(rule.text), reason: reasonText, ruleRange: rule.range,
          scope: syntax.range, range: directive.syntax.range))
    }
    for child in syntax.children where child.mayHoldDirectives {
      collectAllowances(of: child)
    }
  }
}

extension SyntaxTree {
  fileprivate var declaresSomething: Bool { root.children.contains { _ in true } }
}

extension Syntax {
  fileprivate var mayHoldDirectives: Bool {
    switch kind {
    case .directive, .attribute, .string, .selection, .languages, .parameter, .stamp: false
    default: true
    }
  }
}
