import DialogFindings
import DialogSyntax

extension Lowering {
  /// What `@allow` allows in a declaration: directives of it and, in it, of its statements.
  mutating func collectAllowances(of syntax: Syntax) {
    for directive in syntax.directives {
      guard directive.name?.text == Keyword.allow.rawValue, let rule = directive.rule,
        let reason = directive.argument
      else { continue }
      let reasonText = reason.plainText
      if reasonText.allSatisfy(\.isWhitespace) { report(.emptyReason(at: reason.range)) }
      allowances.append(
        Allowance(
          rule: RuleID(rule.text), reason: reasonText, ruleRange: rule.range,
          scope: syntax.range, range: directive.syntax.range))
    }
    for child in syntax.children where child.mayHoldDirectives {
      collectAllowances(of: child)
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
