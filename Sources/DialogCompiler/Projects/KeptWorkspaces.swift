import DialogSupport

/// The workspaces of a call that is made again whenever a source changes, so that what a change does not concern
/// is neither read nor judged again. For one thread.
public final class KeptWorkspaces {
  /// By the names of their files.
  private var kept: [[String]: Workspace] = [:]

  /// None that is known yet.
  public init() {}

  /// The workspaces of projects, with their files as they are now.
  ///
  /// - Parameters:
  ///   - files: of all projects.
  ///   - options: the same in each call.
  func workspaces(
    of projects: [FoundProject], _ files: [SourceFile], options: CompilerOptions
  ) -> [Workspace] {
    let former = kept
    kept = [:]
    return projects.map { project in
      let own = project.files.map { files[$0] }
      let names = own.map(\.name)
      let known = former[names].flatMap { $0.takes(own) ? $0 : nil }
      let workspace = known ?? project.workspace(files, options: options)
      kept[names] = workspace
      return workspace
    }
  }
}

extension Workspace {
  /// Takes files as they are now, in the same order; false where so many changed that all is sooner found
  /// anew: each change may concern all dialogs.
  fileprivate func takes(_ now: [SourceFile]) -> Bool {
    let changed = now.indices.filter { now[$0].bytes != file(FileID($0)).bytes }
    guard changed.count < 2 || changed.count * 8 < now.count else { return false }
    for place in changed { replace(FileID(place), with: now[place].bytes) }
    return true
  }
}
