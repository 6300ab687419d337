public import DialogFindings

extension Diagnostic {
  /// Whether the parser read what was meant and went on, so that nothing later is misled.
  public var isMended: Bool { !fixes.isEmpty && mendedRules.contains(rule) }
}

private let mendedRules: [RuleID] = [
  "syntax/unknown-keyword", "syntax/missing-type", "syntax/typographic-quotes",
  "syntax/hyphen-in-name", "syntax/unterminated-string", "syntax/unknown-directive",
]
