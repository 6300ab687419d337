public import DialogFindings
public import DialogRules
import DialogSupport

/// What the caller decides about a compilation.
public struct CompilerOptions: Sendable {
  /// What files are held against.
  public enum Checks: Sendable {
    /// Whether the files can be understood, and the guidelines.
    case all
    /// Whether the files can be understood. Only errors are told.
    case sources
  }

  /// Over the project's own; nil leaves it to the project.
  public var edition: Edition?
  /// How many files are worked on at once, from 1.
  public var jobs: Int
  /// The least severity of the findings that are wanted.
  public var least: Severity
  /// Rules whose errors are warnings, whatever the project says; errors of the language itself stay.
  public var warned: Set<RuleID>
  /// What the files are held against.
  public var checks: Checks
  /// What an earlier run with the same options worked out of the dialogs, empty for none; nil where this one’s
  /// is not to be remembered either.
  public var remembered: RememberedDialogs?
  /// Told of each pass of reading a project anew as it ends.
  public var passEnded: (@Sendable (CompilerPass) -> Void)?

  /// By default: the project's edition, one thread, all findings, no error lowered.
  public init(
    edition: Edition? = nil, jobs: Int = 1, least: Severity = .note, warned: Set<RuleID> = [],
    checks: Checks = .all
  ) {
    self.edition = edition
    self.jobs = jobs
    self.least = checks == .all ? least : .error
    self.warned = warned
    self.checks = checks
  }

  /// The same for finding out what files mean, and nothing else.
  public var forSources: CompilerOptions {
    CompilerOptions(edition: edition, jobs: jobs, warned: warned, checks: .sources)
  }

  /// How many threads are worth their start: reading and checking so many bytes takes longer.
  func threads(for files: [SourceFile]) -> Int {
    let bytesPerThread = 16 << 10
    return min(jobs, 1 + files.reduce(0) { $0 + $1.bytes.count } / bytesPerThread)
  }

  /// The findings that are wanted, as the caller weighs them.
  func tell(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.lowering(warned).filter { $0.severity >= least }
  }
}

extension [Diagnostic] {
  /// With errors of some rules as warnings.
  fileprivate func lowering(_ rules: Set<RuleID>) -> [Diagnostic] {
    if rules.isEmpty { return self }
    return map { finding in
      let isMeant = finding.severity == .error && rules.contains(finding.rule)
      return isMeant && RuleTable.all.isSettable(finding) ? finding.weighing(.warning) : finding
    }
  }
}
