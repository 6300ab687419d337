/// All that is said of a rule: the documentation pages, `explain`, hovers and SARIF come from it.
public struct RuleDescription: Sendable {
  public let id: RuleID
  public let severity: Severity
  /// One line: what the rule wants.
  public let summary: Message
  /// Why it wants it.
  public let reason: Message
  public let examples: [RuleExample]

  public init(
    _ id: RuleID, _ severity: Severity, summary: Message, reason: Message,
    examples: [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.examples = examples
  }
}

/// A `.dialog` text that a rule speaks of; run as a test.
public struct RuleExample: Sendable {
  /// The text with each finding's range between `⟦` and `⟧`; without marks it is a good example.
  public let marked: String
  /// The text after the first fix-it of its findings is applied, where there is one.
  public let fixed: String?

  public init(_ marked: String, fixed: String? = nil) {
    self.marked = marked
    self.fixed = fixed
  }
}
