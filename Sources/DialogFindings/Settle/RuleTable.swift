/// The relations of rules, by their ids.
public struct RuleTable: Sendable {
  /// By their names.
  private var rules: [String: RuleDescription] = [:]
  /// Of which only the release is known that brought them, without those of the first one.
  private var others: [String: RuleDescription] = [:]

  /// - Parameters:
  ///   - rules: those of names and types, and the guidelines; rules that are not among them
  ///     have no relations.
  ///   - others: of which only the release is known that brought them.
  public init(_ rules: [RuleDescription], others: [RuleDescription] = []) {
    self.rules.reserveCapacity(rules.count)
    for rule in rules { self.rules[rule.id.name] = rule }
    for rule in others where rule.since > .first { self.others[rule.id.name] = rule }
  }

  /// How findings of a rule stand to others; alone where the rule is not known.
  public func relations(of rule: RuleID) -> RuleRelations { rules[rule.name]?.relations ?? .none }

  /// Whether a finding makes something unknown.
  public func mayHide(_ finding: Diagnostic) -> Bool {
    !finding.relations.unknowns.isEmpty || !relations(of: finding.rule).unknowns.isEmpty
      || finding.severity == .error && phase(of: finding.rule) == .syntax
  }

  /// What a finding weighs in a project that was written for the rules of a release.
  public func weight(of finding: Diagnostic, in release: Release?) -> Severity {
    let rule = rules[finding.rule.name] ?? others[finding.rule.name]
    return rule?.weight(finding.severity, in: release) ?? finding.severity
  }

  /// Whether a project says what a finding weighs: errors of the language itself, without which no
  /// artifact can be made, stay what they are.
  public func isSettable(_ finding: Diagnostic) -> Bool {
    finding.severity != .error || phase(of: finding.rule) > .names
  }

  /// When findings of a rule are made; of the parser's where the rule is not known.
  public func phase(of rule: RuleID) -> RulePhase { rules[rule.name]?.phase ?? .syntax }
}
