public import DialogText

/// A finding: what is wrong, where, and what would mend it. Plain data; nothing here prints.
public struct Diagnostic: Hashable, Sendable {
  public var rule: RuleID
  public var severity: Severity
  public var message: Message
  public var range: SourceRange
  /// The dialog's name, where the finding is about a dialog.
  public var dialog: String?
  /// The part of the dialog: `title`, `buttons.delete`, `fields.email` …
  public var element: String?
  /// The BCP 47 tag of the text that is meant, where it is a text in one language.
  public var locale: String?
  public var notes: [Note]
  public var fixes: [FixIt]
  /// How it stands to other findings, beside what its rule says.
  public var relations = RuleRelations.none

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
    public let message: Message
    public let range: SourceRange?

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
    sorted { a, b in
      let (x, y) = (a.range, b.range)
      if x.file != y.file { return x.file < y.file }
      if x.start != y.start { return x.start < y.start }
      if a.rule != b.rule { return a.rule < b.rule }
      if x.end != y.end { return x.end < y.end }
      return a.subject < b.subject
    }
  }

  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// What tells findings of one rule at one place apart.
  fileprivate var subject: (String, String, String, String) {
    (dialog ?? "", element ?? "", locale ?? "", message.english)
  }
}
