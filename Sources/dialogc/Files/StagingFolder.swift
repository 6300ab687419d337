import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A hidden folder for files that are not yet in their places. A lock on it tells that its run is
/// still at work; without one it was abandoned, and the next run removes it.
final class StagingFolder {
  let path: Path
  private let descriptor: FileDescriptor

  private static let prefix = ".dialogc-"
  private static let suffix = ".tmp"
  /// Names tried before it is given up; more than one only where others race for the same.
  private static let attempts = 100

  private init(_ path: Path, _ descriptor: consuming FileDescriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  static func make(in folder: Path) throws(SystemError) -> StagingFolder {
    for attempt in 0..<attempts {
      let path = folder.appending("\(prefix)\(getpid())-\(attempt)\(suffix)")
      do throws(SystemError) {
        try makeFolder(path)
        return StagingFolder(path, try locked(path))
      } catch {
        // Another process has the name, or took the folder for abandoned before it was locked.
        if error != .exists, error != .notFound { throw error }
      }
    }
    throw .exists
  }

  func remove() {
    StagingFolder.removeContents(of: path)
  }

  /// Removes what runs that were ended have left in a folder.
  static func removeAbandoned(in folder: Path) {
    for name in (try? names(in: folder)) ?? [] where isStaging(name) {
      try? removeIfAbandoned(folder.appending(name))
    }
  }

  /// The same beside the files that were asked for, and beside those that links lead to.
  static func removeAbandoned(besides sources: [FoundFile]) {
    let paths = sources.lazy.filter { $0.isAsked && !$0.path.isStandardInput }.map(\.path)
    let places = paths.map { isSymbolicLink($0) ? (try? realPath(of: $0)) ?? $0 : $0 }
    for folder in Set(places.map(\.parent)) { removeAbandoned(in: folder) }
  }

  private static func removeIfAbandoned(_ path: Path) throws(SystemError) {
    let descriptor = try open(path)
    if descriptor.lock() == .held { removeContents(of: path) }
    // Held until here, so that no run takes the folder for its own meanwhile.
    try descriptor.finish()
  }

  /// Whether it is a name that `make` gives: others are people’s own, whatever they begin with.
  private static func isStaging(_ name: Path) -> Bool {
    let text = name.text
    guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
    let numbers = text.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { UInt32($0) != nil }
  }

  private static func open(_ path: Path) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  private static func locked(_ path: Path) throws(SystemError) -> FileDescriptor {
    let descriptor = try open(path)
    if descriptor.lock() == .heldByOther { throw .notFound }
    let isThere = try FileStatus(of: path).identity == FileStatus(of: descriptor).identity
    if !isThere { throw .notFound }
    return descriptor
  }

  private static func removeContents(of path: Path) {
    for name in (try? names(in: path)) ?? [] {
      let inner = path.appending(name)
      let isFolder = !isSymbolicLink(inner) && (try? FileStatus(of: inner))?.kind == .folder
      if isFolder { removeContents(of: inner) } else { removeFile(inner) }
    }
    removeFolder(path)
  }
}
