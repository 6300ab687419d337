/// Bytes that are only ever appended to, and copied out once.
///
/// They lie in chunks: growing copies nothing, and while the chunks become one array each of them
/// is given back as soon as it is copied.
struct ByteBuffer: ~Copyable {
  private var full: [UnsafeMutableBufferPointer<UInt8>] = []
  private var chunk: UnsafeMutablePointer<UInt8>
  private var capacity = ByteBuffer.smallestCapacity
  private var count = 0
  /// How many bytes lie in the chunks that are full.
  private var countOfFull = 0

  /// How many bytes there are.
  var size: Int { countOfFull + count }

  private static let smallestCapacity = 1 << 12
  private static let largestCapacity = 1 << 20

  init() { chunk = .allocate(capacity: capacity) }

  deinit {
    for part in full { part.baseAddress?.deallocate() }
    chunk.deallocate()
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    chunk[count] = byte
    count += 1
  }

  mutating func append(_ byte: UInt8, count repetitions: Int) {
    reserve(repetitions)
    (chunk + count).update(repeating: byte, count: repetitions)
    count += repetitions
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (chunk + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// ASCII or UTF-8.
  mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (chunk + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  /// All the bytes; the buffer is empty afterwards.
  mutating func take() -> [UInt8] {
    full.append(UnsafeMutableBufferPointer(start: chunk, count: count))
    let total = full.reduce(0) { $0 + $1.count }
    let bytes = [UInt8](unsafeUninitializedCapacity: total) { bytes, filled in
      for part in full {
        (bytes.baseAddress! + filled).initialize(from: part.baseAddress!, count: part.count)
        filled += part.count
        part.baseAddress?.deallocate()
      }
    }
    full = []
    countOfFull = 0
    capacity = ByteBuffer.smallestCapacity
    chunk = .allocate(capacity: capacity)
    count = 0
    return bytes
  }

  /// Makes room for that many bytes side by side.
  @inline(__always)
  private mutating func reserve(_ room: Int) {
    if capacity - count < room { startChunk(of: room) }
  }

  @inline(never)
  private mutating func startChunk(of room: Int) {
    full.append(UnsafeMutableBufferPointer(start: chunk, count: count))
    countOfFull += count
    capacity = max(room, min(2 * capacity, ByteBuffer.largestCapacity))
    chunk = .allocate(capacity: capacity)
    count = 0
  }
}
