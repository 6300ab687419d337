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
  var hasher = StripeHasher()
  let whole = bytes.count & ~31
  hasher.add(stripes: UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
  return hasher.hash(endingIn: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
}

/// Works out the `contentHash` of bytes that are not there all at once.
public struct StripeHasher {
  /// Four that do not wait for each other.
  private var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
  private var count = 0

  /// Of no bytes yet.
  public init() {}

  /// Takes the next bytes, a multiple of 32.
  public mutating func add(stripes bytes: UnsafeRawBufferPointer) {
    var (a, b, c, d) = lanes
    for offset in stride(from: 0, to: bytes.count, by: 32) {
      a = mixed(a, bytes.word(offset))
      b = mixed(b, bytes.word(offset + 8))
      c = mixed(c, bytes.word(offset + 16))
      d = mixed(d, bytes.word(offset + 24))
    }
    lanes = (a, b, c, d)
    count += bytes.count
  }

  /// The hash of all that was taken and of the last bytes, fewer than 32.
  public func hash(endingIn bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = (count == 0 ? prime5 : joined) &+ UInt64(count + bytes.count)
    var offset = 0
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

  private var joined: UInt64 {
    let (a, b, c, d) = lanes
    var hash = a.rotated(1) &+ b.rotated(7) &+ c.rotated(12) &+ d.rotated(18)
    for lane in [a, b, c, d] { hash = (hash ^ mixed(0, lane)) &* prime1 &+ prime4 }
    return hash
  }
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
