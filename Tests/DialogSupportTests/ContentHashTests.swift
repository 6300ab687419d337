import DialogSupport
import Testing

/// Values of xxHash’s own implementation (`xxh64`), for every way through the algorithm.
@Suite struct ContentHashTests {
  @Test(
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("dialog", 0x4118_EE43_03CD_E198), ("twelve bytes", 0x923C_9A2A_5DF0_FF8E),
      ("The alert asks before it deletes", 0x441A_D37C_1FA4_2B2C),
      ("The alert asks before it deletes anything that is lost for good", 0x1272_B0D2_903F_08D1),
    ] as [(String, UInt64)])
  func aText(_ text: String, _ hash: UInt64) {
    #expect(Array(text.utf8).contentHash == hash)
  }

  @Test func manyBytes() {
    #expect((0..<1000).map { UInt8($0 % 251) }.contentHash == 0xF306_F04A_A88B_54D3)
  }

  @Test("bytes that come in parts have the hash of all", arguments: [31, 32, 95, 1000])
  func parts(count: Int) {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    var hasher = StripeHasher()
    let hash = bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: count - 31, by: 32) {
        hasher.add(stripes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + 32]))
      }
      return hasher.hash(endingIn: UnsafeRawBufferPointer(rebasing: bytes[(count & ~31)...]))
    }
    #expect(hash == bytes.contentHash)
  }

  @Test("numbers are told apart by their values, order and count")
  func numbers() {
    let lists: [[UInt64]] = [[], [0], [0, 0], [1], [1, 2], [2, 1], [1, 2, 0], [1 << 63]]
    let hashes = lists.map { list in
      var hasher = ContentHasher()
      for number in list { hasher.add(number) }
      return hasher.hash
    }
    #expect(Set(hashes).count == lists.count)
  }

  @Test func texts() {
    var (one, two) = (ContentHasher(), ContentHasher())
    for text in ["ab", "c"] { one.add(text) }
    for text in ["a", "bc"] { two.add(text) }
    #expect(one.hash != two.hash)
  }
}
