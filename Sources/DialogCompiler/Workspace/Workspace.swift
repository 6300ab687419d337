public import DialogFindings
public import DialogModel
public import DialogSupport

/// The files of one project, and all that is known of them, kept up as they change: the one road from
/// sources to findings, which a compilation takes once and an editor with every change.
///
/// What a change does not concern is neither read nor judged again; answers are the same as from
/// scratch. For one thread.
public final class Workspace {
  private let state: ProjectState

  /// - Parameter files: of the project, in the order in which findings tell of them. The id of a file
  ///   is its place among them.
  public init(_ files: [SourceFile], options: CompilerOptions) {
    state = ProjectState(files, options: options)
  }

  /// The files as they are now.
  public var files: [SourceFile] { state.files }

  /// What the files mean together. Places in it are of sections of files; findings tell places of
  /// files.
  public var program: Program { state.program }

  /// What is wrong, by file, then by place.
  public var findings: [Diagnostic] { state.allFindings }

  /// What is wrong in a file, in its order.
  public func findings(of file: FileID) -> [Diagnostic] { state.findings(of: Int(file.index)) }

  /// The files, all that they mean, and what is wrong with them, as a compilation takes them.
  public var analysis: Analysis {
    Analysis(files: files, program: program, projectName: projectName, findings: findings)
  }

  private var projectName: Name? {
    program.project.name.map { Name($0.text, at: state.resolved($0.range)) }
  }

  /// The dialog of a name, unless an error concerns it, as it is whatever is wrong with others.
  public func dialog(named name: String) -> CheckedDialog? { state.dialog(named: name) }

  // MARK: Changes

  /// Takes a file as it is now.
  public func replace(_ file: FileID, with bytes: [UInt8]) {
    state.replace(Int(file.index), with: bytes)
  }

  /// Changes a file.
  ///
  /// - Parameter edit: the bytes of the file that go, and what comes in their place.
  public func apply(_ edit: TextEdit) {
    let file = Int(edit.range.file.index)
    var bytes = state.bytes(of: file)
    bytes.replaceSubrange(edit.range.bytes.indices, with: edit.text.utf8)
    state.replace(file, with: bytes)
  }
}
