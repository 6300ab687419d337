import DialogFindings
import DialogSupport

/// The rules that settings and allowances may name.
struct KnownRules {
  /// In the order in which spellings are compared.
  let names: [String]
  private let severities: [RuleID: EditionSeverities]

  init(_ described: [RuleDescription]) {
    names = described.map(\.id.name)
    var severities: [RuleID: EditionSeverities] = [:]
    for rule in described { severities[rule.id] = rule.severities }
    self.severities = severities
  }

  func contains(_ rule: RuleID) -> Bool { severities[rule] != nil }

  /// The rule itself or, of a misspelt one, the nearest.
  func meant(by rule: RuleID) -> RuleID {
    if contains(rule) { return rule }
    return Spelling.nearest(to: rule.name, in: names).map { RuleID($0) } ?? rule
  }

  /// Whether findings of a rule are looked for in an edition.
  func isChecked(_ rule: RuleID, in edition: Edition) -> Bool {
    severities[rule]?[edition] != nil
  }

  /// What is wrong where a rule is named that does not exist.
  func unknown(_ rule: RuleID, at range: SourceRange) -> Diagnostic? {
    contains(rule) ? nil : Diagnostic.unknownRule(rule, at: range, known: self)
  }
}
