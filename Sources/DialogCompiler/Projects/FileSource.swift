/// Where files come from: the disk, an editor's buffers over it, the memory of a test.
///
/// Symbolic links are followed. The compiler asks for files through this alone, so that all of them
/// are sorted into projects by the same rules.
public protocol FileSource {
  /// Why a path could not be looked at.
  associatedtype Failure: FileFailure

  /// What stands at a path.
  func entry(at path: Path) throws(Failure) -> FileEntry
  /// The names in a folder in any order, hidden ones too, without `.` and `..`: those with an
  /// extension (`dialog`), or all where it is nil.
  func names(in folder: Path, extension suffix: String?) throws(Failure) -> [Path]
  /// The bytes of a file.
  func bytes(of path: Path) throws(Failure) -> [UInt8]
}

/// Why a file could not be looked at or read.
public protocol FileFailure: Error {
  /// Whether sources may stand unseen in what could not be looked at.
  var mayHideSources: Bool { get }
}

/// What makes two paths one file.
public struct FileIdentity: Hashable, Sendable {
  /// The file system that holds it: `st_dev` of POSIX.
  public let device: UInt64
  /// Its number in that file system: `st_ino` of POSIX.
  public let number: UInt64

  /// A source without such numbers gives every file a pair of its own.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// What stands at a path.
public struct FileEntry: Equatable, Sendable {
  /// What reading it would do.
  public enum Kind: Sendable {
    case file, folder
    /// A pipe, which may wait for ever, or a device, which may never end.
    case other
  }

  /// Of what a symbolic link leads to, where it is one.
  public let kind: Kind
  /// Of what a symbolic link leads to, where it is one.
  public let identity: FileIdentity
  /// Whether the last part of the path is a symbolic link.
  public let isLink: Bool

  /// What stands at a path, links followed; `isLink` tells of the path itself.
  public init(kind: Kind, identity: FileIdentity, isLink: Bool) {
    self.kind = kind
    self.identity = identity
    self.isLink = isLink
  }
}
