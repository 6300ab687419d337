public import DialogBackends
public import DialogFindings
public import DialogModel
public import DialogSupport
public import DialogSyntax

/// A file that a backend makes.
public typealias Artifact = DialogBackends.Artifact
/// What makes artifacts of a program.
public typealias Backend = DialogBackends.Backend
/// A program without errors: what backends take.
public typealias CheckedProgram = DialogModel.CheckedProgram
/// A year of the Human Interface Guidelines.
public typealias Edition = DialogModel.Edition
/// A file as it is laid out by custom, or why it cannot be.
public typealias FormatResult = DialogSyntax.FormatResult
/// A language that is made of the source texts, to try a layout with.
public typealias PseudoLanguage = DialogModel.PseudoLanguage

/// The version of dialogc, in semantic versioning.
public let version = "0.1.0"

/// What the caller decides about a compilation.
public struct CompilerOptions: Sendable {
  /// Over the project's own; nil leaves it to the project.
  public var edition: Edition?
  /// How many files are worked on at once, from 1.
  public var jobs: Int
  /// The least severity of the findings that are wanted.
  public var least: Severity
  /// Rules whose errors are warnings, whatever the project says; errors of the language itself stay.
  public var warned: Set<RuleID>

  /// By default: the project's edition, one thread, all findings, no error lowered.
  public init(
    edition: Edition? = nil, jobs: Int = 1, least: Severity = .note, warned: Set<RuleID> = []
  ) {
    self.edition = edition
    self.jobs = jobs
    self.least = least
    self.warned = warned
  }
}

/// What is known of the files of a compilation.
public struct Analysis: Sendable {
  /// As they were given; the id of a file is its place among them.
  public let files: [SourceFile]
  /// Places in it are of sections of files.
  public let program: Program
  /// The name in the `project` block, with its place in the files.
  public let projectName: Name?
  /// In source order.
  public let findings: [Diagnostic]

  /// The program, where no finding is an error.
  public var checked: CheckedProgram? { CheckedProgram(program, findings: findings) }
}
