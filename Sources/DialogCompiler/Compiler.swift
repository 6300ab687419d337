public import DialogBackends
public import DialogFindings
public import DialogModel
public import DialogSyntax
public import DialogText

public typealias Artifact = DialogBackends.Artifact
public typealias Backend = DialogBackends.Backend
public typealias CheckedProgram = DialogModel.CheckedProgram
public typealias Edition = DialogModel.Edition
public typealias FormatResult = DialogSyntax.FormatResult
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
