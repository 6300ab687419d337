import DialogSupport

/// The words of a list that source code holds, by their very bytes.
///
/// It is made when a command first needs it, and asked of each word of a text: none of its words is made a text
/// of its own, and nothing guards against texts that are made to collide, as nobody outside chooses these words.
public struct WordSet: Sendable {
  private let list: StaticString
  /// Where words stand in the list, by their hashes, then by the next slot that is free, which has 0. A power of
  /// two, of which half stays free.
  private let slots: [Slot]

  /// A word’s first byte from 8 bits on, and in those its length.
  private typealias Slot = UInt32

  /// The words of a list, between spaces and line feeds.
  ///
  /// - Parameter list: less than 16 MB, of words of less than 256 bytes.
  public static func words(_ list: StaticString) -> WordSet { WordSet(list) }

  private init(_ list: StaticString) {
    self.list = list
    let bytes = list.bytes
    let words = bytes.count { $0 == 0x20 || $0 == 0x0A } + 1
    var count = 2
    while count < 2 * words { count *= 2 }
    slots = Array(unsafeUninitializedCapacity: count) { slots, initializedCount in
      slots.initialize(repeating: 0)
      initializedCount = count
      var start = 0
      while start < bytes.count {
        let end = bytes.endOfListedWord(from: start)
        if end > start { WordSet.add(start..<end, of: bytes, to: slots) }
        start = end + 1
      }
    }
  }

  private static func add(
    _ word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>,
    to slots: UnsafeMutableBufferPointer<Slot>
  ) {
    let last = slots.count - 1
    var slot = UnsafeBufferPointer(rebasing: bytes[word]).hashOfWord & last
    while slots[slot] > 0 { slot = (slot + 1) & last }
    slots[slot] = Slot(word.lowerBound << 8 | word.count)
  }

  /// Whether a word is in the list.
  public func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8(contains)
  }

  private func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = slots.count - 1
    var slot = word.hashOfWord & last
    while slots[slot] > 0 {
      if slots[slot] & 0xFF == word.count, list.bytes.has(word, at: Int(slots[slot] >> 8)) {
        return true
      }
      slot = (slot + 1) & last
    }
    return false
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
