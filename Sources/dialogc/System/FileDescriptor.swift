import DialogCompiler
import DialogSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file; closed when it goes out of scope, unless it is one of the standard streams.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(standard number: Int32) { self.number = number }

  /// - Parameter mode: the permissions of a file that is made, before the process's mask.
  init(opening path: Path, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    number = try retrying { path.withCString { open($0, flags | O_CLOEXEC, mode) } }
  }

  deinit {
    if number > 2 { _ = close(number) }
  }

  /// Closes the file and tells what writing only now found out.
  consuming func finish() throws(SystemError) {
    let number = number
    discard self
    if close(number) != 0, errno != EINTR { throw .last }
  }

  /// Reads all that is left, but no more than a limit and a byte.
  ///
  /// - Parameter size: how many bytes are expected, or 0 where that is not known. A read that finds just so many
  ///   and no more has come to the end.
  func readAll(expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let expected = size > bytes.count ? size - bytes.count + 1 : 1 << 16
      let chunk = try read(upTo: min(expected, limit + 1 - bytes.count))
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count == size { break }
    }
    return bytes
  }

  /// Reads what is there, waiting for the first of it; nothing at the end.
  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      do throws(SystemError) {
        length = try whenReady(POLLIN) { systemRead(number, buffer.baseAddress!, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads so many bytes from an offset on.
  ///
  /// - Returns: whether they were there.
  func read(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    FileDescriptor.read(buffer, from: number, at: offset)
  }

  private static func read(
    _ buffer: UnsafeMutableRawBufferPointer, from number: Int32, at offset: Int
  ) -> Bool {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = try? retrying {
        pread(number, rest.baseAddress, rest.count, off_t(offset + done))
      }
      guard let count, count > 0 else { return false }
      done += count
    }
    return true
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      done += try whenReady(POLLOUT) {
        bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress! + done, bytes.count - done) }
      }
    }
  }

  func write(_ content: ByteBlocks) throws(SystemError) {
    for block in content.blocks {
      var rest = UnsafeRawBufferPointer(block.bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = try whenReady(POLLOUT) { systemWrite(number, start, rest.count) }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }

  /// Whether the bytes from the beginning of the file on are these.
  ///
  /// - Parameter threads: how many read at once, from 1.
  func holds(_ content: ByteBlocks, threads: Int) -> Bool {
    let starts = content.blocks.reduce(into: [0]) { $0.append($0.last! + $1.bytes.count) }
    let (blocks, number) = (content.blocks, number)
    let share = blocks.count / threads + 1
    return parallelMap(ofBlocksIn: blocks.count, size: share, threads: threads) { own in
      own.allSatisfy { FileDescriptor.reads(blocks[$0], from: number, at: starts[$0]) }
    }.allSatisfy(\.self)
  }

  private static func reads(_ block: ByteBlock, from number: Int32, at offset: Int) -> Bool {
    let there = UnsafeMutableRawBufferPointer.allocate(
      byteCount: block.bytes.count, alignment: 1)
    defer { there.deallocate() }
    return read(there, from: number, at: offset)
      && memcmp(there.baseAddress!, block.bytes.baseAddress!, there.count) == 0
  }

  /// Calls again where whoever opened the file wants no call to wait, as soon as it need not.
  private func whenReady(_ event: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try retrying(call)
      } catch {
        if !error.isOfNotWaiting { throw error }
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = try retrying { poll(&request, 1, -1) }
      }
    }
  }

  /// Waits until the bytes are on the disk, where the file system can say so.
  func synchronize() throws(SystemError) {
    if fsync(number) != 0, errno != EINVAL, errno != ENOTSUP { throw .last }
  }

  func setPermissions(of status: FileStatus) throws(SystemError) {
    if fchown(number, status.owner, status.group) != 0, errno != EPERM { throw .last }
    _ = try retrying { fchmod(number, status.permissions) }
  }

  /// Whether nobody else holds the lock, which now is held until the file is closed.
  func lock() -> LockResult {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return .held }
    return errno == EWOULDBLOCK ? .heldByOther : .unsupported
  }

  enum LockResult { case held, heldByOther, unsupported }
}

/// Calls again while a signal interrupts; a negative result is an error.
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if SystemError.last != .interrupted { throw .last }
  }
}

// Named apart from the methods above, which would hide them.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// The bytes of a file, or nil where it is not a file that can be read.
func contents(of path: Path, size: Int) -> [UInt8]? {
  guard let file = try? FileDescriptor(opening: path, O_RDONLY) else { return nil }
  return try? file.readAll(expecting: size, limit: size)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}
