import DialogCompiler
import DialogSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files so that each is there whole, the old or the new one, whenever the program is ended,
/// and all are left as they were where one cannot be written. What does not change is not touched.
///
/// Signals wait until it is done, so that they leave nothing beside the files.
func replaceFiles(_ files: [NewFile]) throws(FileProblem) {
  try replaceFiles { replacement throws(FileProblem) in
    for file in files { try replacement.stage(file) }
  }
}

/// The same with files that the body makes one after another: each may be forgotten once it is staged.
///
/// - Parameter threads: how many read at once what is there already, from 1.
func replaceFiles(
  threads: Int = 1, _ stageAll: (inout FileReplacement) throws(FileProblem) -> Void
) throws(FileProblem) {
  try withoutInterruption { () throws(FileProblem) in
    var replacement = FileReplacement(threads: threads)
    do throws(FileProblem) {
      try stageAll(&replacement)
      try replacement.commit()
    } catch {
      replacement.discard()
      throw error
    }
  }
}

/// New files on their way: written beside their places first, then moved there all together.
struct FileReplacement {
  private let threads: Int
  private var moves: [Move] = []
  private var stagingFolders: [Path: StagingFolder] = [:]
  private var cleanedFolders: Set<Path> = []
  private var madeFolders: [Path] = []

  fileprivate init(threads: Int) { self.threads = threads }

  private struct Move {
    let staged: Path
    let place: Path
    /// A second name for the file that was there, to bring it back.
    var former: Path { Path(bytes: staged.bytes + ".old".utf8) }
  }

  /// Writes a file beside its place, if it is not there already.
  mutating func stage(_ file: NewFile) throws(FileProblem) {
    var file = file
    file.path = try OutputPlace(file.path).path
    let folder = file.path.parent
    try makeFolders(to: folder)
    if cleanedFolders.insert(folder).inserted { StagingFolder.removeAbandoned(in: folder) }
    if try !isChange(file) { return }
    do throws(SystemError) {
      let staging = try stagingFolder(in: folder)
      let move = Move(staged: staging.path.appending(String(moves.count)), place: file.path)
      try write(file, to: move.staged)
      moves.append(move)
    } catch {
      throw .cannotWrite(file.path, error)
    }
  }

  fileprivate func commit() throws(FileProblem) {
    var done: [(move: Move, hadFormer: Bool)] = []
    for move in moves {
      do throws(SystemError) {
        let hadFormer = try keepFormer(of: move)
        try rename(move.staged, to: move.place)
        done.append((move, hadFormer))
      } catch {
        let stays = done.reversed().filter { !takeBack($0.move, $0.hadFormer) }.map(\.move.place)
        throw stays.isEmpty
          ? .cannotWrite(move.place, error)
          : .cannotWrite(move.place, error, besides: stays.reversed())
      }
    }
    for staging in stagingFolders.values { staging.remove() }
  }

  /// - Returns: whether there is a file to bring back.
  private func keepFormer(of move: Move) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try link(move.place, as: move.former)
      return true
    } catch {
      if error == .notFound { return false }
    }
    // Not all file systems can name a file twice, and some say so whether it is there or not.
    guard (try? FileStatus(of: move.place)) != nil else { return false }
    let old = try FileDescriptor(opening: move.place, O_RDONLY)
    let status = try FileStatus(of: old)
    let copy = try FileDescriptor(opening: move.former, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    try copy.write(try old.readAll(expecting: status.size, limit: status.size))
    try copy.setPermissions(of: status)
    try copy.finish()
    return true
  }

  /// - Returns: whether the place is as it was.
  private func takeBack(_ move: Move, _ hadFormer: Bool) -> Bool {
    if hadFormer { return (try? rename(move.former, to: move.place)) != nil }
    removeFile(move.place)
    return (try? FileStatus(of: move.place)) == nil
  }

  fileprivate func discard() {
    for staging in stagingFolders.values { staging.remove() }
    for folder in madeFolders.reversed() { removeFolder(folder) }
  }

  private mutating func makeFolders(to folder: Path) throws(FileProblem) {
    if let status = try? FileStatus(of: folder) {
      if status.kind != .folder { throw .notFolder(folder) }
      return
    }
    let parent = folder.parent
    if parent != folder { try makeFolders(to: parent) }
    do throws(SystemError) {
      try makeFolder(folder)
      madeFolders.append(folder)
    } catch {
      // Another run may have made it just now.
      let isThere = error == .exists && (try? FileStatus(of: folder))?.kind == .folder
      if !isThere { throw .cannotWrite(folder, error) }
    }
  }

  private func isChange(_ file: NewFile) throws(FileProblem) -> Bool {
    guard let status = try? FileStatus(of: file.path) else { return true }
    if status.kind == .folder { throw .isFolder(file.path) }
    if status.kind == .other { throw .notOrdinary(file.path) }
    if file.isRecord || status.size != file.content.count { return true }
    guard let there = try? FileDescriptor(opening: file.path, O_RDONLY) else { return true }
    // A thread is worth its start for some megabytes.
    return !there.holds(file.content, threads: min(threads, 1 + file.content.count >> 23))
  }

  private mutating func stagingFolder(in folder: Path) throws(SystemError) -> StagingFolder {
    if let staging = stagingFolders[folder] { return staging }
    let staging = try StagingFolder.make(in: folder)
    stagingFolders[folder] = staging
    return staging
  }

  private func write(_ file: NewFile, to path: Path) throws(SystemError) {
    // What has the permissions of another file is nobody else's to read before it has them.
    let descriptor = try FileDescriptor(
      opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: file.likeness == nil ? 0o666 : 0o600)
    try descriptor.write(file.content)
    if let likeness = file.likeness { try descriptor.setPermissions(of: likeness) }
    if file.isPrecious { try descriptor.synchronize() }
    try descriptor.finish()
  }
}
