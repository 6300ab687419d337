import DialogFindings
import DialogSyntax

/// What `@allow` allows in a declaration: directives of it and, in it, of its statements.
struct CollectedAllowances {
  private(set) var allowances: [Allowance] = []
  /// What is wrong with them.
  private(set) var findings: [Diagnostic] = []

  init(of declaration: Syntax) {
    if declaration.holds(.directive) { collect(from: declaration) }
  }

  private mutating func collect(from syntax: Syntax) {
    for directive in syntax.directives {
      guard directive.name?.text == Keyword.allow.rawValue, let rule = directive.rule,
        let reason = directive.argument
      else { continue }
      let reasonText = reason.plainText
      if reasonText.allSatisfy(\.isWhitespace) { findings.append(.emptyReason(at: reason.range)) }
      allowances.append(
        Allowance(
          rule: RuleID(rule.text), reason: reasonText, ruleRange: rule.range,
          scope: syntax.range, range: directive.syntax.range))
    }
    for child in syntax.children where child.mayHoldDirectives {
      collect(from: child)
    }
  }
}

extension Syntax {
  fileprivate var mayHoldDirectives: Bool {
    switch kind {
    case .directive, .attribute, .string, .selection, .languages, .parameter, .stamp: false
    default: true
    }
  }
}
