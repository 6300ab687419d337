/// The sources that a call names: files as they are, folders searched for `*.dialog`.
struct SourceSearch {
  /// Sorted by path, each file once, so that the order of the call does not matter.
  private(set) var sources: [Path] = []
  private(set) var problems: [FileProblem] = []

  private var found: [Found] = []
  private var readsStandardInput = false

  private struct Found {
    let path: Path
    let identity: FileIdentity
    /// Whether it was reached by a symbolic link; its own name goes before.
    let isLinked: Bool
  }

  init(_ paths: [Path]) {
    for path in paths { add(path) }
    found.sort { a, b in a.isLinked == b.isLinked ? a.path < b.path : b.isLinked }
    var seen: Set<FileIdentity> = []
    sources = found.filter { seen.insert($0.identity).inserted }.map(\.path).sorted()
    if readsStandardInput { sources.append(.standardInput) }
    problems.sort { $0.path < $1.path }
  }

  private mutating func add(_ path: Path) {
    if path.isStandardInput {
      readsStandardInput = true
      return
    }
    do throws(SystemError) {
      let status = try FileStatus(of: path)
      if status.kind == .folder {
        search(path, status)
      } else {
        found.append(Found(path: path, identity: status.identity, isLinked: isSymbolicLink(path)))
      }
    } catch {
      problems.append(.cannotRead(path, error))
    }
  }

  /// Searches a folder; those behind symbolic links last, and each folder once, so that links that
  /// lead back end.
  private mutating func search(_ folder: Path, _ status: FileStatus) {
    let before = (found.count, problems.count)
    var own = [(path: folder, status: status)]
    var linked: [(path: Path, status: FileStatus)] = []
    var seen: Set<FileIdentity> = []
    var isLinked = false
    while true {
      if own.isEmpty {
        if linked.isEmpty { break }
        own.append(linked.removeFirst())
        isLinked = true
      }
      let next = own.removeLast()
      guard seen.insert(next.status.identity).inserted else { continue }
      for entry in entries(of: next.path) {
        if entry.status.kind == .folder {
          if entry.isLink {
            linked.append((entry.path, entry.status))
          } else {
            own.append((entry.path, entry.status))
          }
        } else if entry.path.hasExtension("dialog") {
          found.append(
            Found(
              path: entry.path, identity: entry.status.identity, isLinked: isLinked || entry.isLink)
          )
        }
      }
    }
    if before == (found.count, problems.count) { problems.append(.noSources(in: folder)) }
  }

  private typealias Entry = (path: Path, status: FileStatus, isLink: Bool)

  /// What a folder holds, hidden files and folders left out.
  private mutating func entries(of folder: Path) -> [Entry] {
    var entries: [Entry] = []
    do throws(SystemError) {
      for name in try names(in: folder) where !name.isHidden {
        if let entry = entry(folder.appending(name)) { entries.append(entry) }
      }
    } catch {
      problems.append(.cannotRead(folder, error))
    }
    return entries
  }

  /// Nil for what leads nowhere; if it is named like a source, that is a problem.
  private mutating func entry(_ path: Path) -> Entry? {
    do throws(SystemError) {
      return (path, try FileStatus(of: path), isSymbolicLink(path))
    } catch {
      if path.hasExtension("dialog") { problems.append(.cannotRead(path, error)) }
      return nil
    }
  }
}
