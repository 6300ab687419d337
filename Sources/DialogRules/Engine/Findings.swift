import DialogFindings
import DialogModel
import DialogSupport

/// Collects what one rule after the other finds.
///
/// Reporting stands in hundreds of places and is rare: inlined there, it takes a tenth of what it takes to
/// optimize all rules. So do `Rule` and `Statement`, which are made as often.
struct Findings {
  private(set) var all: [Diagnostic]
  /// The rule at work.
  private var rule: Borrowed<ActiveRule>?
  /// How many the rule at work has found in single dialogs.
  var countInDialogs = 0

  init(_ earlier: [Diagnostic] = []) { all = earlier }

  var count: Int { all.count }

  /// - Parameter rule: is held by whoever asks it.
  mutating func begin(_ rule: ActiveRule) { self.rule = Borrowed(rule) }

  private var id: RuleID { rule?.with(\.id) ?? "" }

  /// What a finding weighs: where the project settles that, a check has no say in it.
  private func weight(_ severity: Severity?) -> Severity {
    rule?.with { $0.isSet ? $0.severity : severity ?? $0.severity } ?? .note
  }

  /// Reports about a dialog, or an element of it.
  ///
  /// - Parameters:
  ///   - severity: over the rule's own, for rules with several.
  ///   - knowledge: what the finding judges by beside what its rule does.
  ///   - yieldingTo: what says this better, beside what the rule yields to.
  @inline(never)
  mutating func report(
    _ message: Message, at range: SourceRange, of dialog: DialogContext,
    element: String? = nil, locale: String? = nil, severity: Severity? = nil,
    dependingOn knowledge: Knowledge = [], yieldingTo: [Precedence] = [],
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    report(
      message, at: range, ofDialog: dialog.dialog.name.text, element: element, locale: locale,
      severity: severity, notes: notes, fixes: fixes)
    all[all.count - 1].relations.dependsOn = knowledge
    all[all.count - 1].relations.yieldsTo = yieldingTo
  }

  /// Reports about a dialog by its name.
  @inline(never)
  mutating func report(
    _ message: Message, at range: SourceRange, ofDialog dialog: String, element: String? = nil,
    locale: String? = nil, severity: Severity? = nil, notes: [Diagnostic.Note] = [],
    fixes: [FixIt] = []
  ) {
    all.append(
      Diagnostic(
        id, weight(severity), message, at: range,
        dialog: dialog, element: element, locale: locale, notes: notes, fixes: fixes))
  }

  /// Reports about a variant, or a part of it.
  ///
  /// - Parameters:
  ///   - bytes: offsets into the UTF-8 of the variant's text.
  ///   - yieldingTo: what says this better, beside what the rule yields to.
  ///   - superseding: what this says better, beside what the rule supersedes.
  @inline(never)
  mutating func report(
    _ message: Message, in variant: TextVariant, at bytes: Range<Int>? = nil,
    severity: Severity? = nil, yieldingTo: [Precedence] = [], superseding: [Precedence] = [],
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    report(
      variant.namingValues(in: message, near: bytes), at: bytes.map(variant.range) ?? variant.range,
      of: variant.dialog, element: variant.path, locale: variant.locale.tag, severity: severity,
      notes: notes,
      fixes: fixes.map {
        FixIt(
          variant.namingValues(in: $0.title, near: bytes), $0.edits, applicability: $0.applicability
        )
      })
    all[all.count - 1].relations.yieldsTo = yieldingTo
    all[all.count - 1].relations.supersedes = superseding
  }

  /// Reports about the project.
  ///
  /// - Parameter unknowns: what the finding makes unknown, beside what those of its rule do.
  @inline(never)
  mutating func report(
    _ message: Message, at range: SourceRange, severity: Severity? = nil,
    unknowns: [Unknown] = [], dependingOn knowledge: Knowledge = [],
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) {
    var finding = Diagnostic(
      id, weight(severity), message, at: range, notes: notes, fixes: fixes)
    finding.relations.unknowns = unknowns
    finding.relations.dependsOn = knowledge
    all.append(finding)
  }
}
