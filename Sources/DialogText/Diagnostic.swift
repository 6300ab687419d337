/// The name of a rule, `group/name`.
public struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
  public static func < (a: RuleID, b: RuleID) -> Bool { a.name < b.name }
}

/// How much a finding weighs; ordered from light to heavy.
public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case note, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

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

/// A change that mends a finding. Applied whole, the text parses and the finding is gone.
public struct FixIt: Hashable, Sendable {
  public let title: Message
  /// In order of place, without overlaps.
  public let edits: [TextEdit]

  public init(_ title: Message, _ edits: TextEdit...) {
    self.init(title, edits)
  }

  public init(_ title: Message, _ edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }
}

/// Replaces a range of bytes with a text.
public struct TextEdit: Hashable, Sendable {
  public let range: SourceRange
  public let text: String

  public init(replace range: SourceRange, with text: String) {
    self.range = range
    self.text = text
  }

  public static func insert(_ text: String, at place: SourceRange) -> TextEdit {
    TextEdit(replace: place.atStart, with: text)
  }

  public static func remove(_ range: SourceRange) -> TextEdit {
    TextEdit(replace: range, with: "")
  }
}

extension [Diagnostic] {
  /// By file, then offset, then the order in which they were found.
  public func inSourceOrder() -> [Diagnostic] {
    enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      if x.file != y.file { return x.file < y.file }
      if x.start != y.start { return x.start < y.start }
      return a.offset < b.offset
    }.map(\.element)
  }

  public var hasErrors: Bool { contains { $0.severity == .error } }
}
