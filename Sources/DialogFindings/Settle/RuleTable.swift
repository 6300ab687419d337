/// The relations of rules, by their ids.
public struct RuleTable: Sendable {
  private let relations: [RuleID: RuleRelations]
  private let phases: [RuleID: RulePhase]
  /// Those that did not come with the first release.
  private let newer: [RuleID: RuleDescription]

  /// - Parameters:
  ///   - rules: those of names and types, and the guidelines; rules that are not among them
  ///     have no relations.
  ///   - others: of which only the release is known that brought them.
  public init(_ rules: [RuleDescription], others: [RuleDescription] = []) {
    newer = Dictionary(
      (rules + others).filter { $0.since > .first }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    relations = Dictionary(rules.map { ($0.id, $0.relations) }, uniquingKeysWith: { $1 })
    phases = Dictionary(rules.map { ($0.id, $0.phase) }, uniquingKeysWith: { $1 })
  }

  /// How findings of a rule stand to others; alone where the rule is not known.
  public func relations(of rule: RuleID) -> RuleRelations { relations[rule] ?? .none }

  /// Whether a finding makes something unknown.
  public func mayHide(_ finding: Diagnostic) -> Bool {
    !finding.relations.unknowns.isEmpty || !relations(of: finding.rule).unknowns.isEmpty
      || finding.severity == .error && phase(of: finding.rule) == .syntax
  }

  /// What a finding weighs in a project that was written for the rules of a release.
  public func weight(of finding: Diagnostic, in release: Release?) -> Severity {
    newer[finding.rule]?.weight(finding.severity, in: release) ?? finding.severity
  }

  /// Whether a project says what a finding weighs: errors of the language itself, without which no
  /// artifact can be made, stay what they are.
  public func isSettable(_ finding: Diagnostic) -> Bool {
    finding.severity != .error || phase(of: finding.rule) > .names
  }

  /// When findings of a rule are made; of the parser's where the rule is not known.
  public func phase(of rule: RuleID) -> RulePhase { phases[rule] ?? .syntax }
}
