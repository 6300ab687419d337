import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells without reading a file that it is as it was: every way of changing it changes this, but
/// for what happens in the moment in which it was written.
struct FileStamp: Equatable {
  let device: UInt64
  let number: UInt64
  /// In bytes.
  let size: Int64
  /// When its bytes were last written, in nanoseconds since 1970.
  let modified: Int64
  /// When anything of it was last changed, its times too, in nanoseconds since 1970.
  let changed: Int64

  /// Of a regular file, links followed; nil where there is none.
  init?(of path: Path) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open file; nil of one that is not regular.
  init?(of file: borrowing FileDescriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    if status.st_mode & S_IFMT != S_IFREG { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (modified, changed) = (status.st_mtimespec.nanoseconds, status.st_ctimespec.nanoseconds)
    #else
      (modified, changed) = (status.st_mtim.nanoseconds, status.st_ctim.nanoseconds)
    #endif
  }

  init(device: UInt64, number: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Whether a change after a moment would have another time: clocks of file systems stand still for some
  /// milliseconds, and where they count in seconds for up to two (FAT).
  ///
  /// - Parameter moment: at which this was asked of the system, in nanoseconds since 1970.
  func isSettled(at moment: Int64) -> Bool {
    let second: Int64 = 1_000_000_000
    let countsSeconds = modified % second == 0 || changed % second == 0
    return max(modified, changed) + (countsSeconds ? 2 * second : second / 50) < moment
  }
}

/// Now, in nanoseconds since 1970.
func currentTime() -> Int64 {
  var time = timespec()
  _ = clock_gettime(CLOCK_REALTIME, &time)
  return time.nanoseconds
}

/// A clock that nobody sets, in nanoseconds.
func monotonicTime() -> Int64 {
  var time = timespec()
  _ = clock_gettime(CLOCK_MONOTONIC, &time)
  return time.nanoseconds
}

/// The file that this program runs from; nil where the system does not say.
func programStamp() -> FileStamp? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return FileStamp(of: Path(cString: path))
  #else
    return FileStamp(of: Path("/proc/self/exe"))
  #endif
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }
}
