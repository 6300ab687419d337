import DialogCompiler

/// The files of this machine, and what was looked at of them: what an answer depends on, and thus
/// what a change of asks for another answer.
final class WatchedDisk: FileSource {
  /// What stood at each path just before it was read; nil of what was not there.
  private var seen: [Path: FileStatus?] = [:]

  /// What stands at each path of `seen` as it was looked at last.
  private var looked: [Path: FileStatus?] = [:]

  func entry(at path: Path) throws(FileProblem) -> FileEntry {
    note(path)
    return try Disk().entry(at: path)
  }

  func names(in folder: Path) throws(FileProblem) -> [Path] {
    note(folder)
    return try Disk().names(in: folder)
  }

  func bytes(of path: Path) throws(FileProblem) -> [UInt8] {
    note(path)
    return try Disk().bytes(of: path)
  }

  private func note(_ path: Path) { seen[path] = .some(try? FileStatus(of: path)) }

  /// Takes files that were written, and the folders they are in, as they are now.
  func noteWritten(_ files: [Path]) {
    let folders = Set(files.compactMap { try? FileStatus(of: realPath(of: $0).parent).identity })
    for (path, status) in seen {
      let isFolder = status.map { folders.contains($0.identity) } ?? false
      if isFolder || files.contains(path) { note(path) }
    }
  }

  /// Whether anything is not as it was when it was read, and nothing is changing any more: all is as
  /// it was when this was asked last. Who saves a file may empty it first.
  func hasChanged() -> Bool {
    let before = looked
    looked = Dictionary(uniqueKeysWithValues: seen.keys.map { ($0, try? FileStatus(of: $0)) })
    return looked != seen && looked == before
  }
}
