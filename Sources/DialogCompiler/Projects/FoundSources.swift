import DialogModel

/// A source on the way from its folder into a compilation.
public struct FoundFile: Sendable {
  /// The name that the call gives it, or the folder's with its own in it.
  public let path: Path
  /// What it holds, UTF-8 or not.
  public let bytes: [UInt8]
  /// Whether the call names it or a folder around it; others are read since they are of its project.
  public let isAsked: Bool
  /// Nil of standard input.
  let identity: FileIdentity?
}

/// A project among the sources of a call.
public struct FoundProject: Sendable {
  /// Nil of the project of files under no `project` block, or where the block has no name.
  public let name: String?
  /// The folder that declares it; nil of the project of files under no `project` block.
  public let folder: Path?
  /// Its files, as indexes of those that were found, ascending.
  public let files: [Int]
  /// The folders that were searched for its files, by path: a source may come to each of them.
  public let searched: [Path]
  /// Whether its files declare nothing, as files under no `project` block may.
  public let isBlank: Bool

  /// What artifacts are named after.
  public var artifactName: String { name ?? Project.namelessArtifact }

  /// - Parameter files: indexes of those that were found, ascending; one at least.
  public init(
    name: String?, folder: Path? = nil, files: [Int], searched: [Path] = [], isBlank: Bool = false
  ) {
    self.name = name
    self.folder = folder
    self.files = files
    self.searched = searched
    self.isBlank = isBlank
  }
}

/// What was in the way of finding sources.
public enum SourceProblem<Failure: FileFailure>: Error {
  case cannotRead(Path, Failure)
  case noSources(in: Path)

  /// Where the problem is.
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
