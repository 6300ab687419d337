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
      let parts = Parts()
      return { range, body in
        let part = parts.part(for: range)
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

/// The parts of an output that one thread read last: pieces of a dialog stand in several places, each of which
/// goes on with those of the next one.
private final class Parts {
  /// The one that was asked for last is the first.
  private var parts = (0..<4).map { _ in Part() }

  /// The one that holds a range, or else the one that was asked for longest ago.
  func part(for range: Range<Int>) -> Part {
    let index = parts.firstIndex { $0.holds(range) } ?? parts.count - 1
    let part = parts[index]
    if index > 0 {
      parts.remove(at: index)
      parts.insert(part, at: 0)
    }
    return part
  }
}

/// A part of an output.
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
