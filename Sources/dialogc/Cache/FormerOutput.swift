import DialogCompiler
import DialogSupport
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An output as it was written, read again a part at a time: it is never in memory as a whole.
final class FormerOutput: Sendable {
  private let file: FileDescriptor
  private let stamp: FileStamp
  private let hasFailed = Mutex(false)

  /// Nil where it is not as it was written, or a change of it now could not be told.
  init?(_ output: RememberedBuild.Output) {
    let now = currentTime()
    guard let file = try? FileDescriptor(opening: output.path, O_RDONLY),
      let stamp = FileStamp(of: file), stamp.size == Int64(output.size), stamp.isSettled(at: now)
    else { return nil }
    self.file = file
    self.stamp = stamp
    if stamp != output.stamp, hash != output.hash { return nil }
  }

  /// Whether nobody changed it since, so that all that was read is what was written.
  var isAsItWas: Bool { !hasFailed.withLock { $0 } && FileStamp(of: file) == stamp }

  var artifact: FormerArtifact {
    FormerArtifact(size: size) { [self] in
      let part = Part()
      return { range, body in
        if !part.holds(range) { self.read(part, from: range, size: 1 << 16) }
        part.withBytes(range, body)
      }
    }
  }

  private var size: Int { Int(stamp.size) }

  private var hash: UInt64 {
    let (part, partSize) = (Part(), 1 << 20)
    var hasher = StripeHasher()
    for start in stride(from: 0, to: size - 31, by: partSize) {
      let range = start..<min(start + partSize, size & ~31)
      read(part, from: range, size: range.count)
      part.withBytes(range) { hasher.add(stripes: UnsafeRawBufferPointer($0)) }
    }
    let rest = size & ~31..<size
    read(part, from: rest, size: rest.count)
    var hash: UInt64 = 0
    part.withBytes(rest) { hash = hasher.hash(endingIn: UnsafeRawBufferPointer($0)) }
    return hash
  }

  /// Reads a range, and what follows it as far as there is room for so many bytes.
  private func read(_ part: Part, from range: Range<Int>, size partSize: Int) {
    part.start = range.lowerBound
    let count = max(range.count, min(partSize, size - part.start))
    if part.bytes.count != count { part.bytes = [UInt8](repeating: 0, count: count) }
    let isRead = part.bytes.withUnsafeMutableBytes { file.read($0, at: part.start) }
    if !isRead { hasFailed.withLock { $0 = true } }
  }
}

/// The part of an output that one thread read last.
private final class Part {
  var bytes: [UInt8] = []
  /// Its offset in the file.
  var start = 0

  func holds(_ range: Range<Int>) -> Bool {
    range.lowerBound >= start && range.upperBound <= start + bytes.count
  }

  func withBytes(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[range.lowerBound - start..<range.upperBound - start]))
    }
  }
}
