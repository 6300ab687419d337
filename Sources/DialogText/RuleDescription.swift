/// All that is said of a rule: the documentation pages, `explain`, hovers and SARIF come from it.
public struct RuleDescription: Sendable {
  public let id: RuleID
  /// What a finding weighs in each edition that has the rule.
  public let severities: EditionSeverities
  /// Where the rule comes from; empty of rules of the language itself.
  public let citations: [Citation]
  /// One line: what the rule wants.
  public let summary: Message
  /// Why it wants it.
  public let reason: Message
  public let examples: [RuleExample]

  public init(
    _ id: RuleID, _ severities: EditionSeverities, from citations: [Citation],
    summary: Message, reason: Message, examples: [RuleExample]
  ) {
    self.id = id
    self.severities = severities
    self.citations = citations
    self.summary = summary
    self.reason = reason
    self.examples = examples
  }

  /// A rule of the language itself, the same in every edition.
  public init(
    _ id: RuleID, _ severity: Severity, summary: Message, reason: Message,
    examples: [RuleExample]
  ) {
    self.init(
      id, .always(severity), from: [], summary: summary, reason: reason, examples: examples)
  }

  /// What a finding weighs by custom: in the standard edition, or the first one that has the rule.
  public var severity: Severity { severities.usual }

  public var editions: [Edition] { severities.editions }
}

/// What findings of a rule weigh, by edition.
public struct EditionSeverities: Hashable, Sendable {
  private let severities: [Severity?]

  private init(_ severity: (Edition) -> Severity?) {
    severities = Edition.allCases.map(severity)
  }

  /// In every edition.
  public static func always(_ severity: Severity) -> EditionSeverities {
    EditionSeverities { _ in severity }
  }

  /// In an edition and those after it.
  public static func since(_ first: Edition, _ severity: Severity) -> EditionSeverities {
    EditionSeverities { $0 >= first ? severity : nil }
  }

  /// In some editions.
  public static func only(_ editions: Edition..., as severity: Severity) -> EditionSeverities {
    EditionSeverities { editions.contains($0) ? severity : nil }
  }

  /// Nil where the edition does not have the rule.
  public subscript(edition: Edition) -> Severity? {
    severities[Edition.allCases.firstIndex(of: edition)!]
  }

  public var editions: [Edition] { Edition.allCases.filter { self[$0] != nil } }

  var usual: Severity { self[.standard] ?? severities.lazy.compactMap { $0 }.first ?? .note }
}

/// The place of a guideline: a document and a heading in it.
public struct Citation: Hashable, Sendable {
  public let document: String
  public let heading: String

  public init(_ document: String, _ heading: String) {
    self.document = document
    self.heading = heading
  }
}
