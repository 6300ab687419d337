import DialogFindings
import DialogModel
import DialogText

/// Collects what one rule after the other finds.
struct Findings {
  private(set) var all: [Diagnostic]
  /// The rule at work.
  private var rule: RuleID = ""
  private var severity = Severity.note
  /// Whether the project sets the rule's severity; then a check has no say in it.
  private var isSet = false
  /// How many the rule at work has found in single dialogs.
  var countInDialogs = 0
  /// How many there were before the dialog at work.
  private var countBeforeDialog = 0

  init(_ earlier: [Diagnostic] = []) { all = earlier }

  var count: Int { all.count }

  mutating func begin(_ rule: ActiveRule) {
    self.rule = rule.id
    severity = rule.severity
    isSet = rule.isSet
  }

  mutating func beginDialog() { countBeforeDialog = all.count }

  /// Whether one of some rules has found something in a variant of the dialog at work.
  func has(_ rules: @autoclosure () -> Set<RuleID>, in variant: TextVariant) -> Bool {
    if countBeforeDialog == all.count { return false }
    let rules = rules()
    // Findings are many where texts are bad in many languages: none is copied, and most are passed
    // over by their language.
    return (countBeforeDialog..<all.count).contains { index in
      all[index].locale == variant.locale.tag && rules.contains(all[index].rule)
        && all[index].isAbout(variant)
    }
  }

  /// Takes back what some rules found in a variant of the dialog at work: the rule at work says it
  /// better.
  mutating func withdraw(_ rules: Set<RuleID>, in variant: TextVariant) {
    for index in all.indices.reversed() where index >= countBeforeDialog {
      if rules.contains(all[index].rule), all[index].isAbout(variant) { all.remove(at: index) }
    }
  }

  /// Reports about a dialog, or an element of it.
  ///
  /// - Parameter severity: over the rule's own, for rules with several.
  mutating func report(
    _ message: Message, at range: SourceRange, of dialog: DialogContext,
    element: String? = nil, locale: String? = nil, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    report(
      message, at: range, ofDialog: dialog.dialog.name.text, element: element, locale: locale,
      severity: severity, notes: notes, fixes: fixes)
  }

  /// Reports about a dialog by its name.
  mutating func report(
    _ message: Message, at range: SourceRange, ofDialog dialog: String, element: String? = nil,
    locale: String? = nil, severity: Severity? = nil, notes: [Diagnostic.Note] = [],
    fixes: [FixIt] = []
  ) {
    all.append(
      Diagnostic(
        rule, isSet ? self.severity : severity ?? self.severity, message, at: range,
        dialog: dialog, element: element, locale: locale, notes: notes, fixes: fixes))
  }

  /// Reports about a variant, or a part of it.
  ///
  /// - Parameter bytes: offsets into the UTF-8 of the variant's text.
  mutating func report(
    _ message: Message, in variant: TextVariant, at bytes: Range<Int>? = nil,
    severity: Severity? = nil, notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    report(
      message, at: bytes.map(variant.range) ?? variant.range, of: variant.dialog,
      element: variant.path, locale: variant.locale.tag, severity: severity, notes: notes,
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

extension Diagnostic {
  fileprivate func isAbout(_ variant: TextVariant) -> Bool {
    locale == variant.locale.tag && element == variant.path
  }
}
