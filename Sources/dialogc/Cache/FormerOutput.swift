import DialogCompiler
import DialogSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An output as it was written, read again a part at a time: it is never in memory as a whole.
final class FormerOutput {
  private let file: FileDescriptor
  private let stamp: FileStamp
  /// The part that was read last, and its offset in the file.
  private var part: [UInt8] = []
  private var start = 0
  private var hasFailed = false

  private static let partSize = 1 << 20

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
  var isAsItWas: Bool { !hasFailed && FileStamp(of: file) == stamp }

  var artifact: FormerArtifact {
    FormerArtifact(size: Int(stamp.size)) { [self] range, body in
      if range.lowerBound < start || range.upperBound > start + part.count { read(from: range) }
      part.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[range.lowerBound - start..<range.upperBound - start]))
      }
    }
  }

  private var hash: UInt64 {
    var hasher = StripeHasher()
    let size = Int(stamp.size)
    for start in stride(from: 0, to: size - 31, by: FormerOutput.partSize) {
      let end = min(start + FormerOutput.partSize, size & ~31)
      read(from: start..<end)
      part.withUnsafeBytes {
        hasher.add(stripes: UnsafeRawBufferPointer(rebasing: $0[..<(end - start)]))
      }
    }
    read(from: size & ~31..<size)
    return part.withUnsafeBytes { hasher.hash(endingIn: $0) }
  }

  /// Reads a range, and what follows it as far as there is room.
  private func read(from range: Range<Int>) {
    start = range.lowerBound
    let count = max(range.count, min(FormerOutput.partSize, Int(stamp.size) - start))
    if part.count != count { part = [UInt8](repeating: 0, count: count) }
    let isRead = part.withUnsafeMutableBytes { file.read($0, at: start) }
    if !isRead { hasFailed = true }
  }
}
