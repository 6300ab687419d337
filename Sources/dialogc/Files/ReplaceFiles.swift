import DialogText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file to be written whole.
struct NewFile {
  let path: Path
  let bytes: [UInt8]
  /// Whether its time tells of this run, so that it is written also where nothing changed.
  var isRecord = false
  /// The file whose owner and permissions it has.
  var likeness: FileStatus?
  /// Whether it is to outlast a loss of power from the moment it is there.
  var isPrecious = false
}

/// Writes files so that each is there whole, the old or the new one, whenever the program is ended,
/// and all are left as they were where one cannot be written. What does not change is not touched.
func replaceFiles(_ files: [NewFile]) throws(FileProblem) {
  var replacement = FileReplacement()
  do throws(FileProblem) {
    for file in files { try replacement.stage(file) }
    try replacement.commit()
  } catch {
    replacement.discard()
    throw error
  }
}

/// New files on their way: written beside their places first, then moved there all together.
private struct FileReplacement {
  private var moves: [(from: Path, to: Path)] = []
  private var stagingFolders: [Path: StagingFolder] = [:]
  private var cleanedFolders: Set<Path> = []
  private var madeFolders: [Path] = []

  mutating func stage(_ file: NewFile) throws(FileProblem) {
    let folder = file.path.parent
    try makeFolders(to: folder)
    if cleanedFolders.insert(folder).inserted { StagingFolder.removeAbandoned(in: folder) }
    if try !isChange(file) { return }
    do throws(SystemError) {
      let staging = try stagingFolder(in: folder)
      let staged = staging.path.appending(String(moves.count))
      moves.append((staged, file.path))
      try write(file, to: staged)
    } catch {
      throw .cannotWrite(file.path, error)
    }
  }

  mutating func commit() throws(FileProblem) {
    let moves = moves
    try withoutInterruption { () throws(FileProblem) in
      for move in moves {
        do throws(SystemError) {
          try rename(move.from, to: move.to)
        } catch {
          throw .cannotWrite(move.to, error)
        }
      }
    }
    for staging in stagingFolders.values { staging.remove() }
  }

  func discard() {
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
    if file.isRecord || status.size != file.bytes.count { return true }
    return contents(of: file.path, size: status.size) != file.bytes
  }

  private mutating func stagingFolder(in folder: Path) throws(SystemError) -> StagingFolder {
    if let staging = stagingFolders[folder] { return staging }
    let staging = try StagingFolder.make(in: folder)
    stagingFolders[folder] = staging
    return staging
  }

  private func write(_ file: NewFile, to path: Path) throws(SystemError) {
    let descriptor = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
    try descriptor.write(file.bytes)
    if let likeness = file.likeness { try descriptor.setPermissions(of: likeness) }
    if file.isPrecious { try descriptor.synchronize() }
    try descriptor.finish()
  }
}
