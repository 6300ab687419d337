/// A source on the way from its folder into a compilation.
public struct FoundFile: Sendable {
  public let path: Path
  public let bytes: [UInt8]
  /// Whether the call names it or a folder around it; others are read since they are of its project.
  public let isAsked: Bool
}

/// A project among the sources of a call.
public struct FoundProject: Sendable {
  /// Nil of the project of files under no `project` block, or where the block has no name.
  public let name: String?
  /// Its files, as indexes of those that were found, ascending.
  public let files: [Int]
  /// Whether its files declare nothing, as files under no `project` block may.
  public let isBlank: Bool

  public init(name: String?, files: [Int], isBlank: Bool = false) {
    self.name = name
    self.files = files
    self.isBlank = isBlank
  }
}

/// What was in the way of finding sources.
public enum SourceProblem<Failure: FileFailure>: Error {
  case cannotRead(Path, Failure)
  case noSources(in: Path)

  public var path: Path {
    switch self {
    case .cannotRead(let path, _), .noSources(let path): path
    }
  }
}

/// A file or a folder on the way.
struct Found {
  let path: Path
  let entry: FileEntry
  /// Whether a symbolic link leads to it or to a folder around it; its own name goes before.
  let isLinked: Bool

  init(_ path: Path, _ entry: FileEntry, isLinked: Bool) {
    self.path = path
    self.entry = entry
    self.isLinked = isLinked
  }

  var identity: FileIdentity { entry.identity }
}
