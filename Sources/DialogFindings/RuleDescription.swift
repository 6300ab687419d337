/// All that is said of a rule: the documentation pages, `explain`, hovers and SARIF come from it.
public struct RuleDescription: Sendable {
  /// What settings, `@allow` and reports name it by. It never changes.
  public let id: RuleID
  /// What a finding weighs in each edition that has the rule.
  public let severities: EditionSeverities
  /// Where the rule comes from; empty of rules of the language itself.
  public let citations: [Citation]
  /// One line: what the rule wants.
  public let summary: Message
  /// Why it wants it.
  public let reason: Message
  /// Texts that keep the rule and texts that break it; each is run as a test.
  public let examples: [RuleExample]
  /// How its findings stand to those of others.
  public let relations: RuleRelations
  /// When it is looked for.
  public let phase: RulePhase

  /// A rule of the guidelines, or of whatever its citations name.
  public init(
    _ id: RuleID, _ severities: EditionSeverities, from citations: [Citation],
    summary: Message, reason: Message, examples: [RuleExample],
    relations: RuleRelations = .none, phase: RulePhase = .names
  ) {
    self.id = id
    self.severities = severities
    self.citations = citations
    self.summary = summary
    self.reason = reason
    self.examples = examples
    self.relations = relations
    self.phase = phase
  }

  /// A rule of the language itself, the same in every edition.
  public init(
    _ id: RuleID, _ severity: Severity, summary: Message, reason: Message,
    examples: [RuleExample], relations: RuleRelations = .none
  ) {
    self.init(
      id, .always(severity), from: [], summary: summary, reason: reason, examples: examples,
      relations: relations)
  }

  /// What a finding weighs by custom: in the standard edition, or the first one that has the rule.
  public var severity: Severity { severities.usual }

  /// Those that have the rule, oldest first.
  public var editions: [Edition] { severities.editions }
}
