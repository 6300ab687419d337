import DialogModel
import DialogText

/// Collects what one rule after the other finds.
struct Findings {
  private(set) var all: [Diagnostic] = []
  /// The rule at work.
  private var rule: RuleID = ""
  private var severity = Severity.note
  /// Whether the project sets the rule's severity; then a check has no say in it.
  private var isSet = false

  var count: Int { all.count }

  /// How many the rule at work has reported, of this dialog or all so far.
  var countOfRule: Int { all.count { $0.rule == rule } }

  mutating func begin(_ rule: ActiveRule) {
    self.rule = rule.id
    severity = rule.severity
    isSet = rule.isSet
  }

  /// Reports about a dialog, or an element of it.
  ///
  /// - Parameter severity: over the rule's own, for rules with several.
  mutating func report(
    _ message: Message, at range: SourceRange, of dialog: DialogContext,
    element: String? = nil, locale: String? = nil, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    all.append(
      Diagnostic(
        rule, isSet ? self.severity : severity ?? self.severity, message, at: range,
        dialog: dialog.dialog.name.text, element: element, locale: locale, notes: notes,
        fixes: fixes))
  }

  /// Reports about a wording, or a part of it.
  ///
  /// - Parameter bytes: offsets into the UTF-8 of the wording's text.
  mutating func report(
    _ message: Message, in wording: Wording, at bytes: Range<Int>? = nil,
    severity: Severity? = nil, notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    report(
      message, at: bytes.map(wording.range) ?? wording.range, of: wording.dialog,
      element: wording.path, locale: wording.locale.tag, severity: severity, notes: notes,
      fixes: fixes)
  }

  /// Reports about the project.
  mutating func report(
    _ message: Message, at range: SourceRange, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    all.append(
      Diagnostic(
        rule, isSet ? self.severity : severity ?? self.severity, message, at: range, notes: notes,
        fixes: fixes))
  }
}

/// A rule that holds in a project, and what its findings weigh there.
struct ActiveRule {
  let id: RuleID
  let severity: Severity
  let isSet: Bool
}
