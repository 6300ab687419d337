public import DialogModel
public import DialogRules

/// What artifacts of a project are made of, and what is remembered of it: nothing of its sources.
public struct CheckedProject {
  /// Which files are the project's.
  public let project: FoundProject
  /// What the files mean together.
  public let program: CheckedProgram
  /// For each dialog, in source order, a number that stands for it and for all that it is read against;
  /// empty where nothing is to be remembered.
  public let fingerprints: [UInt64]
  /// What was worked out of the dialogs.
  public let remembered: RememberedDialogs

  /// Nil where a finding is an error.
  ///
  /// - Parameter remembers: whether something is to be remembered.
  public init?(_ analysis: ProjectAnalysis, remembers: Bool) {
    guard let program = analysis.checked else { return nil }
    project = analysis.project
    self.program = program
    fingerprints = remembers ? analysis.workspace.fingerprints : []
    remembered = analysis.workspace.remembered
  }
}
