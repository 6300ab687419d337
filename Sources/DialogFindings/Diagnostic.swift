public import DialogSupport

/// A finding: what is wrong, where, and what would mend it. Plain data; nothing here prints.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that is broken.
  public var rule: RuleID
  /// How much it weighs in the project's edition and by its settings.
  public var severity: Severity
  /// What is wrong: one sentence, without a capital at its start and a full stop.
  public var message: Message
  /// What is underlined; empty where something is missing.
  public var range: SourceRange
  /// The dialog's name, where the finding is about a dialog.
  public var dialog: String?
  /// The part of the dialog: `title`, `buttons.delete`, `fields.email` …
  public var element: String?
  /// The BCP 47 tag of the text that is meant, where it is a text in one language.
  public var locale: String?
  /// In the order in which they are told.
  public var notes: [Note]
  /// What would mend it, likeliest first; each is enough alone.
  public var fixes: [FixIt]
  /// How it stands to other findings, beside what its rule says.
  public var relations = RuleRelations.none

  /// A finding that stands to others as its rule says.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: Message, at range: SourceRange,
    dialog: String? = nil, element: String? = nil, locale: String? = nil, notes: [Note] = [],
    fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.dialog = dialog
    self.element = element
    self.locale = locale
    self.notes = notes
    self.fixes = fixes
  }

  /// A finding of a rule, as heavy as the rule is by custom.
  public init(
    _ rule: RuleDescription, _ message: Message, at range: SourceRange, notes: [Note] = [],
    fixes: [FixIt] = []
  ) {
    self.init(rule.id, rule.severity, message, at: range, notes: notes, fixes: fixes)
  }

  /// The same finding, as heavy as told.
  public func weighing(_ severity: Severity) -> Diagnostic {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// The same finding, which stands to others as told.
  public func relating(_ relations: RuleRelations) -> Diagnostic {
    var finding = self
    finding.relations = finding.relations.adding(relations)
    return finding
  }

  /// What else is worth knowing, at another place or at none.
  public struct Note: Hashable, Sendable {
    /// One sentence, as in a finding.
    public let message: Message
    /// The place that it is about; nil of what is true of no place.
    public let range: SourceRange?

    /// - Parameter range: the place that it is about, which may be in another file than the finding's.
    public init(_ message: Message, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }
}

extension [TextEdit] {
  /// By file, then offset; edits of one place in any order.
  public func inSourceOrder() -> [TextEdit] {
    sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
  }
}

extension [Diagnostic] {
  /// By file, then offset, then rule; the order in which they were found does not matter.
  public func inSourceOrder() -> [Diagnostic] {
    // Places are sorted, not findings, which are large.
    indices.map { (file: self[$0].range.file, start: self[$0].range.start, index: $0) }
      .sorted { a, b in
        if a.file != b.file { return a.file < b.file }
        return a.start == b.start ? self[a.index].precedes(self[b.index]) : a.start < b.start
      }
      .map { self[$0.index] }
  }

  /// Whether anything keeps artifacts from being made.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// Whether it comes before another one that starts at the same place.
  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    if rule != other.rule { return rule < other.rule }
    return range.end == other.range.end
      ? subject < other.subject : range.end < other.range.end
  }

  /// What tells findings of one rule at one place apart.
  fileprivate var subject: (String, String, String, String) {
    (dialog ?? "", element ?? "", locale ?? "", message.english)
  }
}
