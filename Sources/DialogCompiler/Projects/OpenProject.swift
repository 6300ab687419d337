import DialogModel

/// A project in a tree of folders, and all that is known of it.
public struct OpenProject {
  /// The folder that declares it; nil of the project of files under no `project` block.
  public let folder: Path?
  /// Its files, in the order of the workspace’s.
  public let files: [Path]
  /// Its files, to be asked; changes of them go through the tree.
  public let workspace: Workspace
  /// The `project` blocks of its files.
  var declarations: [DeclaredProject?]
  /// The numbers of its files in the tree.
  let numbers: [Int]

  /// The name that it is declared with; its place is of a file of the tree.
  var name: Name? {
    guard let place = declarations.firstIndex(where: { $0 != nil }) else { return nil }
    return declarations[place]!.name?.moved(to: [numbers[place]])
  }
}
