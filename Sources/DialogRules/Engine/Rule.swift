public import DialogText

/// A guideline: all that is said of it, and how a dialog is held against it.
///
/// A rule is a value in a file of its own, `extension Rule { static let … }`, named for the fault
/// it finds, and stands in `Rule.all`.
public struct Rule: Sendable {
  public let description: RuleDescription
  let check: Check

  public var id: RuleID { description.id }

  init(
    _ id: RuleID, _ severities: EditionSeverities, from citations: [Citation], summary: Message,
    reason: Message, examples: [RuleExample], check: Check
  ) {
    description = RuleDescription(
      id, severities, from: citations, summary: summary, reason: reason, examples: examples)
    self.check = check
  }

  /// What a check is shown, and how often.
  enum Check: Sendable {
    /// Once for all files.
    case project(@Sendable (ProjectContext, inout Findings) -> Void)
    /// Each dialog.
    case dialog(@Sendable (DialogContext, inout Findings) -> Void)
    /// Each wording of each dialog, the source language's first. What a rule finds in the source
    /// text of an element it does not look for in its translations: they are faithful.
    case text(@Sendable (Wording, inout Findings) -> Void)
    /// By the engine itself.
    case engine
  }
}
