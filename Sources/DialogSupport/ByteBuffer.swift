/// Bytes that are appended to, and taken back within the last line.
///
/// They lie in blocks: growing copies nothing, and what is written is handed on as it lies.
public struct ByteBuffer: ~Copyable {
  private var full = ByteBlocks()
  @usableFromInline var block: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// Of the bytes in the last block.
  @usableFromInline var count = 0
  /// Of the bytes in the blocks before it.
  @usableFromInline var countOfFull = 0
  /// From where on the bytes of the last block stay together; after them all where they need not.
  @usableFromInline var held = Int.max

  /// How many bytes there are.
  @inlinable public var size: Int { countOfFull + count }

  private static let smallestCapacity = 1 << 12
  private static let largestCapacity = 1 << 20

  /// - Parameter size: how many bytes are expected. Of memory that is not used nothing is taken.
  public init(expecting size: Int = 0) {
    capacity = max(size, ByteBuffer.smallestCapacity)
    block = .allocate(capacity: capacity)
  }

  deinit { block.deallocate() }

  // Inlined wherever they are called: of a text that is known there, a word or two are stored.

  /// Appends a byte.
  @inlinable
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    block[count] = byte
    count &+= 1
  }

  /// Appends a byte several times.
  @inlinable
  public mutating func append(_ byte: UInt8, count repetitions: Int) {
    reserve(repetitions)
    (block + count).initialize(repeating: byte, count: repetitions)
    count &+= repetitions
  }

  /// Appends bytes.
  @inlinable
  @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (block + count).initialize(from: start, count: bytes.count)
    count &+= bytes.count
  }

  /// Appends the UTF-8 of a text.
  @inlinable
  @inline(__always)
  public mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { append(elsewhere: text) }
  }

  /// Appends a text whose UTF-8 does not lie side by side.
  @usableFromInline
  @inline(never)
  mutating func append(elsewhere text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends the digits of a number.
  public mutating func append(number: Int) {
    if 0..<10 ~= number { return append(0x30 + UInt8(truncatingIfNeeded: number)) }
    if number < 0 { append(0x2D) }
    var (rest, length) = (number.magnitude, 1)
    while rest >= 10 { (rest, length) = (rest / 10, length + 1) }
    reserve(length)
    rest = number.magnitude
    for place in (count..<count + length).reversed() {
      block[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  /// Appends blocks as they lie.
  public mutating func append(_ blocks: ByteBlocks) {
    held = .max
    if count > 0 { startBlock(of: ByteBuffer.smallestCapacity) }
    full.append(blocks)
    countOfFull = full.count
  }

  /// Makes room for that many bytes side by side.
  @inlinable
  @inline(__always)
  public mutating func reserve(_ room: Int) {
    if capacity &- count < room { startBlock(of: room) }
  }

  @usableFromInline
  @inline(never)
  mutating func startBlock(of room: Int) {
    let kept = max(count - held, 0)
    // Twice what is kept, so that what is held for long is not copied for each few bytes more.
    let larger = max(room + 2 * kept, min(2 * capacity, ByteBuffer.largestCapacity))
    let next = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    next.update(from: block + (count - kept), count: kept)
    full.append(ByteBlock(block, count: count - kept))
    countOfFull = full.count
    (block, capacity, count) = (next, larger, kept)
    if held != .max { held = 0 }
  }

  // MARK: The last line

  /// Keeps what is appended from now on together, so that it can be changed; what was kept before is let go.
  @inlinable public mutating func hold() { held = count }

  /// Takes back what was appended last of what is held.
  ///
  /// - Parameter size: how many bytes are left.
  @inlinable public mutating func cut(to size: Int) { count = size - countOfFull }

  /// Replaces a byte of what is held, and puts others after it.
  public mutating func replace(at place: Int, with byte: UInt8, then other: UInt8, count more: Int)
  {
    reserve(more)
    let next = block + (place - countOfFull + 1)
    (next + more).update(from: next, count: size - place - 1)
    next.update(repeating: other, count: more)
    next[-1] = byte
    count += more
  }

  // MARK: The end

  /// All the bytes; the buffer is empty afterwards.
  public mutating func take() -> ByteBlocks {
    (held, capacity) = (.max, 0)
    startBlock(of: ByteBuffer.smallestCapacity)
    defer { (full, countOfFull) = (ByteBlocks(), 0) }
    return full
  }
}
