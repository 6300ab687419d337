import DialogCompiler
import DialogSupport

/// A file to be written whole.
struct NewFile {
  var path: Path
  let content: ByteBlocks
  /// Whether its time tells of this run, so that it is written also where nothing changed.
  var isRecord = false
  /// The file whose owner and permissions it has.
  var likeness: FileStatus?
  /// Whether it is to outlast a loss of power from the moment it is there.
  var isPrecious = false

  init(path: Path, content: ByteBlocks) {
    self.path = path
    self.content = content
  }

  init(
    path: Path, bytes: [UInt8], isRecord: Bool = false, likeness: FileStatus? = nil,
    isPrecious: Bool = false
  ) {
    self.init(path: path, content: ByteBlocks(bytes))
    (self.isRecord, self.likeness, self.isPrecious) = (isRecord, likeness, isPrecious)
  }
}

extension NewFile {
  /// A source in its place, also where a symbolic link leads to it, with its owner and permissions.
  static func rewriting(_ path: Path, _ bytes: [UInt8]) throws(FileProblem) -> NewFile {
    let (target, status): (Path, FileStatus)
    do throws(SystemError) {
      target = try realPath(of: path)
      status = try FileStatus(of: target)
    } catch {
      throw .cannotWrite(path, error)
    }
    if !mayWrite(target) { throw .cannotWrite(path, .last) }
    return NewFile(path: target, bytes: bytes, likeness: status, isPrecious: true)
  }
}
