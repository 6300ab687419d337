/// Bytes that lie in several places, as they were written: what is long is not copied into one.
public struct ByteBlocks: Sendable {
  /// One after the other, none of them empty.
  public private(set) var blocks: [ByteBlock] = []
  /// Of all bytes.
  public private(set) var count = 0

  /// No bytes.
  public init() {}

  /// - Parameter bytes: are copied.
  public init(_ bytes: some Sequence<UInt8>) {
    self.init(Array(bytes))
  }

  /// - Parameter bytes: are copied.
  public init(_ bytes: [UInt8]) {
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer {
      if let start = $0.baseAddress { block.update(from: start, count: $0.count) }
    }
    append(ByteBlock(block, count: bytes.count))
  }

  /// Adds a block after the others.
  mutating func append(_ block: ByteBlock) {
    if block.bytes.isEmpty { return }
    blocks.append(block)
    count += block.bytes.count
  }

  /// Adds blocks after the others.
  public mutating func append(_ other: ByteBlocks) {
    blocks += other.blocks
    count += other.count
  }

  /// All of them side by side.
  public var bytes: [UInt8] {
    var copy = self
    return copy.takeBytes()
  }

  /// All of them side by side. None is left: each block is given back as soon as it is copied, if nobody
  /// else has it.
  public mutating func takeBytes() -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      for index in blocks.indices {
        let block = blocks[index].bytes
        (bytes.baseAddress! + filled).initialize(from: block.baseAddress!, count: block.count)
        filled += block.count
        blocks[index] = .empty
      }
    }
    self = ByteBlocks()
    return bytes
  }

  /// As of the bytes side by side.
  public var contentHash: UInt64 {
    var hasher = StripeHasher()
    // What is left of blocks: less than a stripe.
    var rest: [UInt8] = []
    for block in blocks {
      let missing = rest.isEmpty ? 0 : min(32 - rest.count, block.bytes.count)
      rest += block.bytes.prefix(missing)
      if rest.count == 32 {
        rest.withUnsafeBytes { hasher.add(stripes: $0) }
        rest = []
      }
      let others = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block.bytes)[missing...])
      let whole = others.count & ~31
      hasher.add(stripes: UnsafeRawBufferPointer(rebasing: others[..<whole]))
      rest += others[whole...]
    }
    return rest.withUnsafeBytes { hasher.hash(endingIn: $0) }
  }
}

/// Bytes side by side, which nobody changes any more.
public final class ByteBlock: @unchecked Sendable {
  /// As long as the block is there.
  public let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter start: given back with the block.
  init(_ start: UnsafeMutablePointer<UInt8>, count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: count)
  }

  deinit { bytes.baseAddress?.deallocate() }

  static let empty = ByteBlock(.allocate(capacity: 0), count: 0)
}
