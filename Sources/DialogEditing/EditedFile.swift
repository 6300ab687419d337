public import DialogCompiler
import DialogModel
public import DialogSupport
public import DialogSyntax

/// A file of an open project, as an editor asks about it: what it holds, how it reads, and what the
/// project means with it. Places are bytes of the file.
public struct EditedFile {
  /// Its path in the tree.
  public let path: Path
  /// The project that it belongs to.
  public let project: OpenProject
  /// Its place among the project’s files.
  public let id: FileID

  /// - Returns: nil of a file that is not in the tree.
  public init?<Source>(at path: Path, in tree: ProjectTree<Source>) {
    guard let found = tree.project(of: path) else { return nil }
    project = found.project
    id = found.file
    // A buffer of the same file may have another name.
    self.path = project.files[Int(id.index)]
  }

  /// Another file of the same project.
  ///
  /// - Parameter path: one of the project’s.
  public init(_ other: EditedFile, at path: Path) {
    self.path = path
    project = other.project
    id = FileID(other.project.files.firstIndex(of: path)!)
  }

  /// What it holds.
  public var source: SourceFile { project.workspace.file(id) }

  /// All of it, lossless; its id is the file’s.
  public var tree: SyntaxTree { project.workspace.tree(of: id) }

  /// A range of the program as one of a file of the project.
  public func place(of range: SourceRange) -> (path: Path, range: ByteRange) {
    let resolved = project.workspace.resolved(range)
    return (project.files[Int(resolved.file.index)], resolved.bytes)
  }
}
