/// All that is said of a rule: the documentation pages, `explain`, hovers and SARIF come from it.
public struct RuleDescription: Sendable {
  /// What settings, `@allow` and reports name it by. It never changes.
  public let id: RuleID
  /// What a finding weighs in each edition that has the rule.
  public let severities: EditionSeverities
  /// Where the rule comes from; empty of rules of the language itself.
  public let citations: [Citation]
  /// One line: what the rule wants.
  public var summary: Message { makeSummary() }
  /// Why it wants it.
  public var reason: Message { makeReason() }
  /// Texts that keep the rule and texts that break it; each is run as a test.
  public var examples: [RuleExample] { makeExamples() }
  /// How its findings stand to those of others.
  public let relations: RuleRelations
  /// When it is looked for.
  public let phase: RulePhase
  /// The release that brought it; in a project written for an older one it only gives notes.
  public let since: Release

  // Made when they are asked for: most calls ask for none.
  private let makeSummary: @Sendable () -> Message
  private let makeReason: @Sendable () -> Message
  private let makeExamples: @Sendable () -> [RuleExample]

  /// A rule of the guidelines, or of whatever its citations name.
  public init(
    _ id: RuleID, _ severities: EditionSeverities, from citations: [Citation],
    summary: @autoclosure @escaping @Sendable () -> Message,
    reason: @autoclosure @escaping @Sendable () -> Message,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    relations: RuleRelations = .none, phase: RulePhase = .names, since: Release = .first
  ) {
    self.id = id
    self.severities = severities
    self.citations = citations
    makeSummary = summary
    makeReason = reason
    makeExamples = examples
    self.relations = relations
    self.phase = phase
    self.since = since
  }

  /// A rule of the language itself, the same in every edition.
  public init(
    _ id: RuleID, _ severity: Severity,
    summary: @autoclosure @escaping @Sendable () -> Message,
    reason: @autoclosure @escaping @Sendable () -> Message,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    relations: RuleRelations = .none, since: Release = .first
  ) {
    self.init(
      id, .always(severity), from: [], summary: summary(), reason: reason(),
      examples: examples(), relations: relations, since: since)
  }

  /// What a finding weighs by custom: in the standard edition, or the first one that has the rule.
  public var severity: Severity { severities.usual }

  /// What a finding weighs where the rule holds in the rules of a release.
  ///
  /// - Parameters:
  ///   - severity: what it weighs else.
  ///   - release: that a project was written for; nil for all of them.
  public func weight(_ severity: Severity, in release: Release?) -> Severity {
    isNewer(than: release) ? .note : severity
  }

  /// Whether it came after a release; nil for all of them.
  public func isNewer(than release: Release?) -> Bool { release.map { since > $0 } ?? false }

  /// Those that have the rule, oldest first.
  public var editions: [Edition] { severities.editions }
}
