import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a file, links followed.
struct FileStatus: Equatable {
  let kind: FileEntry.Kind
  let identity: FileIdentity
  /// In bytes; of a file alone.
  let size: Int
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// When it was last written, in nanoseconds since 1970.
  let modified: Int64

  init(of path: Path) throws(SystemError) {
    var status = stat()
    _ = try retrying { path.withCString { stat($0, &status) } }
    self.init(status)
  }

  /// The same, and whether the path's last part is a symbolic link. Most are not, and are asked for once.
  static func resolvingLink(_ path: Path) throws(SystemError) -> (status: FileStatus, isLink: Bool)
  {
    var own = stat()
    _ = try retrying { path.withCString { lstat($0, &own) } }
    if own.st_mode & S_IFMT != S_IFLNK { return (FileStatus(own), false) }
    return (try FileStatus(of: path), true)
  }

  init(of file: borrowing FileDescriptor) throws(SystemError) {
    var status = stat()
    let number = file.number
    _ = try retrying { fstat(number, &status) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Whether the path's last part is a symbolic link.
func isSymbolicLink(_ path: Path) -> Bool {
  var status = stat()
  return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// What a symbolic link says.
func destination(of link: Path) throws(SystemError) -> Path {
  let limit = Int(PATH_MAX)
  var failure: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    do throws(SystemError) {
      let start = UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self)
      count = try retrying { link.withCString { readlink($0, start, limit) } }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return Path(bytes: bytes)
}

/// The path without links.
func realPath(of path: Path) throws(SystemError) -> Path {
  guard let resolved = path.withCString({ realpath($0, nil) }) else { throw .last }
  defer { free(resolved) }
  return Path(cString: resolved)
}

/// Whether permissions allow to write a file.
func mayWrite(_ path: Path) -> Bool {
  path.withCString { access($0, W_OK) } == 0
}
