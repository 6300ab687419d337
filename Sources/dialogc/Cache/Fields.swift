import DialogCompiler

/// Values as bytes, one after another: numbers of eight bytes, least first, and bytes after their count.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ field: [UInt8]) {
    add(field.count)
    bytes += field
  }

  /// Numbers alone.
  static func bytes(of numbers: [UInt64]) -> [UInt8] {
    numbers.map { $0.littleEndian }.withUnsafeBytes { Array($0.bindMemory(to: UInt8.self)) }
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ path: Path) { add(path.bytes) }

  /// How many there are, and each.
  mutating func add<Element>(_ list: [Element], _ add: (inout FieldWriter, Element) -> Void) {
    self.add(list.count)
    for element in list { add(&self, element) }
  }
}

/// Reads what a `FieldWriter` wrote; nothing of what is not so.
struct FieldReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { next == bytes.count }

  mutating func number() -> UInt64? {
    guard bytes.count - next >= 8 else { return nil }
    defer { next += 8 }
    return (0..<8).reduce(0) { $0 | UInt64(bytes[next + $1]) << (8 * UInt64($1)) }
  }

  /// The numbers that bytes are alone; nil of others.
  static func numbers(in bytes: [UInt8]) -> [UInt64]? {
    guard bytes.count.isMultiple(of: 8) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
      }
    }
  }

  /// A number of things that are there.
  mutating func count() -> Int? {
    number().flatMap { $0 <= UInt64(bytes.count - next) ? Int($0) : nil }
  }

  mutating func field() -> [UInt8]? {
    guard let count = count() else { return nil }
    defer { next += count }
    return Array(bytes[next..<next + count])
  }

  mutating func path() -> Path? { field().map { Path(bytes: $0) } }

  mutating func list<Element>(_ element: (inout FieldReader) -> Element?) -> [Element]? {
    guard let count = count() else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }
}
