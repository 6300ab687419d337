import DialogCompiler

/// The files of this machine, and what was asked about them: what an answer depends on, and thus
/// what a change of asks for another answer.
///
/// A change that would be answered alike is none: of a folder only the names count that were asked
/// for, since whoever edits writes swap files beside the sources, and others write into the folders
/// above.
final class WatchedDisk: FileSource {
  private enum Question: Hashable {
    case entry(Path)
    case names(Path, extension: String?)
    case bytes(Path)
  }

  private enum Answer: Equatable {
    case failure
    case entry(FileEntry)
    case names(Set<Path>)
    /// What tells bytes apart without reading them.
    case bytes(FileStatus)
  }

  /// What each question would have got just before it was answered.
  private var seen: [Question: Answer] = [:]

  /// What each question of `seen` would have got when it was asked last.
  private var looked: [Question: Answer] = [:]

  /// The names that questions got, with how their folder stood just before: one that stands the same
  /// is not read again.
  private var listed: [Question: (folder: FileStatus, answer: Answer)] = [:]

  func entry(at path: Path) throws(FileProblem) -> FileEntry {
    note(.entry(path))
    return try Disk().entry(at: path)
  }

  func names(in folder: Path, extension suffix: String?) throws(FileProblem) -> [Path] {
    note(.names(folder, extension: suffix))
    return try Disk().names(in: folder, extension: suffix)
  }

  func bytes(of path: Path) throws(FileProblem) -> [UInt8] {
    note(.bytes(path))
    return try Disk().bytes(of: path)
  }

  /// Takes files that were written as they are now.
  func noteWritten(_ files: [Path]) {
    for question in seen.keys {
      switch question {
      case .entry(let path), .bytes(let path): if files.contains(path) { note(question) }
      case .names: break
      }
    }
  }

  /// Whether anything is not as it was when it was read, and nothing is changing any more: all is as
  /// it was when this was asked last. Who saves a file may empty it first.
  func hasChanged() -> Bool {
    let before = looked
    looked = Dictionary(uniqueKeysWithValues: seen.keys.map { ($0, answer(to: $0)) })
    return looked != seen && looked == before
  }

  private func note(_ question: Question) { seen[question] = answer(to: question) }

  private func answer(to question: Question) -> Answer {
    switch question {
    case .entry(let path): (try? Disk().entry(at: path)).map(Answer.entry) ?? .failure
    case .bytes(let path): (try? FileStatus(of: path)).map(Answer.bytes) ?? .failure
    case .names(let folder, let suffix): names(in: folder, extension: suffix, question)
    }
  }

  private func names(
    in folder: Path, extension suffix: String?, _ question: Question
  ) -> Answer {
    guard let status = try? FileStatus(of: folder) else { return .failure }
    if let known = listed[question], known.folder == status { return known.answer }
    guard let names = try? Disk().names(in: folder, extension: suffix) else { return .failure }
    let answer = Answer.names(Set(names.filter { !$0.isHidden }))
    listed[question] = (status, answer)
    return answer
  }
}
