/// The sources that a call names: files as they are, pipes too; folders searched for regular files
/// `*.dialog`.
struct SourceSearch {
  /// Sorted by path, so that the order of the call does not matter; each file once, by the first
  /// name that it is given.
  private(set) var sources: [Path] = []
  private(set) var problems: [FileProblem] = []

  private var found: [Entry] = []
  private var readsStandardInput = false

  /// A file or a folder on the way.
  private struct Entry {
    let path: Path
    let status: FileStatus
    /// Whether a symbolic link leads to it or to a folder around it; its own name goes before.
    let isLinked: Bool
  }

  init(_ paths: [Path]) {
    for path in paths { add(path) }
    let ordered = found.filter { !$0.isLinked } + found.filter(\.isLinked)
    var seen: Set<FileIdentity> = []
    sources = ordered.filter { seen.insert($0.status.identity).inserted }.map(\.path).sorted()
    if readsStandardInput { sources.append(.standardInput) }
    problems.sort { $0.path < $1.path }
  }

  private mutating func add(_ path: Path) {
    if path.isStandardInput {
      readsStandardInput = true
      return
    }
    do throws(SystemError) {
      let entry = Entry(
        path: path, status: try FileStatus(of: path), isLinked: isSymbolicLink(path))
      if entry.status.kind == .folder { search(entry) } else { found.append(entry) }
    } catch {
      problems.append(.cannotRead(path, error))
    }
  }

  /// Searches a folder; those that symbolic links lead to last, and each folder once, so that links that
  /// lead back end.
  private mutating func search(_ folder: Entry) {
    let before = (found.count, problems.count)
    var own = [folder]
    var linked: [Entry] = []
    var seen: Set<FileIdentity> = []
    while let next = own.popLast() ?? (linked.isEmpty ? nil : linked.removeFirst()) {
      guard seen.insert(next.status.identity).inserted else { continue }
      for entry in entries(of: next) {
        switch entry.status.kind {
        case .folder where entry.isLinked: linked.append(entry)
        case .folder: own.append(entry)
        case .file: if entry.path.hasExtension("dialog") { found.append(entry) }
        // A pipe may wait for ever, and a device never ends.
        case .other: break
        }
      }
    }
    found[before.0...].sort { $0.path < $1.path }
    if before == (found.count, problems.count) { problems.append(.noSources(in: folder.path)) }
  }

  /// What a folder holds, hidden files and folders left out.
  private mutating func entries(of folder: Entry) -> [Entry] {
    var entries: [Entry] = []
    do throws(SystemError) {
      for name in try names(in: folder.path) where !name.isHidden {
        if let entry = entry(folder.path.appending(name), isLinked: folder.isLinked) {
          entries.append(entry)
        }
      }
    } catch {
      problems.append(.cannotRead(folder.path, error))
    }
    return entries
  }

  /// Nil for what leads nowhere; if it is named like a source, that is a problem, and so is a path
  /// too long to look at: sources may stand below.
  private mutating func entry(_ path: Path, isLinked: Bool) -> Entry? {
    do throws(SystemError) {
      let status = try FileStatus(of: path)
      return Entry(path: path, status: status, isLinked: isLinked || isSymbolicLink(path))
    } catch {
      if path.hasExtension("dialog") || error == .pathTooLong {
        problems.append(.cannotRead(path, error))
      }
      return nil
    }
  }
}
