extension [UInt8] {
  /// A number that tells these bytes from others: all but surely another of every other content, the same on
  /// every machine. Nothing that protects against who means to make two alike.
  ///
  /// XXH64 with the seed 0: Yann Collet, “xxHash fast digest algorithm”, version 0.1.1.
  public var contentHash: UInt64 { withUnsafeBytes { xxHash($0) } }
}

/// Makes one number of several: it tells their sequence from others as `contentHash` tells bytes.
public struct ContentHasher: Sendable {
  private var state = prime5
  private var count: UInt64 = 0

  /// Of no number yet.
  public init() {}

  /// Takes the next number.
  public mutating func add(_ number: UInt64) {
    count &+= 8
    state = (state ^ mixed(0, number)).rotated(27) &* prime1 &+ prime4
  }

  /// Takes the next text, by its bytes.
  public mutating func add(_ text: String) {
    var text = text
    add(text.withUTF8 { xxHash(UnsafeRawBufferPointer($0)) })
  }

  /// The number of all that was taken.
  public var hash: UInt64 { avalanche(state &+ count) }
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

private func xxHash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  var hash = prime5
  var offset = 0
  if bytes.count >= 32 { (hash, offset) = hashStripes(bytes) }
  hash &+= UInt64(bytes.count)
  while offset + 8 <= bytes.count {
    hash = (hash ^ mixed(0, bytes.word(offset))).rotated(27) &* prime1 &+ prime4
    offset += 8
  }
  if offset + 4 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    hash = (hash ^ UInt64(UInt32(littleEndian: word)) &* prime1).rotated(23) &* prime2 &+ prime3
    offset += 4
  }
  while offset < bytes.count {
    hash = (hash ^ UInt64(bytes[offset]) &* prime5).rotated(11) &* prime1
    offset += 1
  }
  return avalanche(hash)
}

/// Takes the bytes by 32, in four lanes that do not wait for each other.
///
/// - Returns: what the lanes come to, and the offset of the first byte that is left.
private func hashStripes(_ bytes: UnsafeRawBufferPointer) -> (hash: UInt64, offset: Int) {
  var (a, b, c, d) = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
  var offset = 0
  while offset + 32 <= bytes.count {
    a = mixed(a, bytes.word(offset))
    b = mixed(b, bytes.word(offset + 8))
    c = mixed(c, bytes.word(offset + 16))
    d = mixed(d, bytes.word(offset + 24))
    offset += 32
  }
  var hash = a.rotated(1) &+ b.rotated(7) &+ c.rotated(12) &+ d.rotated(18)
  hash = (hash ^ mixed(0, a)) &* prime1 &+ prime4
  hash = (hash ^ mixed(0, b)) &* prime1 &+ prime4
  hash = (hash ^ mixed(0, c)) &* prime1 &+ prime4
  hash = (hash ^ mixed(0, d)) &* prime1 &+ prime4
  return (hash, offset)
}

@inline(__always)
private func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  (lane &+ word &* prime2).rotated(31) &* prime1
}

private func avalanche(_ hash: UInt64) -> UInt64 {
  var hash = hash
  hash = (hash ^ hash >> 33) &* prime2
  hash = (hash ^ hash >> 29) &* prime3
  return hash ^ hash >> 32
}

extension UInt64 {
  @inline(__always)
  fileprivate func rotated(_ count: UInt64) -> UInt64 { self &<< count | self &>> (64 &- count) }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
