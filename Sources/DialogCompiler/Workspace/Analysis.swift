public import DialogFindings
public import DialogModel
public import DialogSupport

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

/// Finds out what the files of one compilation mean together, and what is wrong with them.
///
/// A place's file is an index of `files`.
public func analyze(_ files: [SourceFile], options: CompilerOptions) -> Analysis {
  Workspace(files, options: options).analysis
}
