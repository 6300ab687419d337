public import DialogFindings

extension Diagnostic {
  /// Whether the parser read what was meant and went on, so that nothing later is misled.
  public var isMended: Bool { !fixes.isEmpty && mendedRules.contains(rule) }
}

private let mendedRules = Set(
  RuleDescription.syntax.lazy.filter(\.relations.isMended).map(\.id))
