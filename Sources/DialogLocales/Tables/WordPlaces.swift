import DialogSupport

/// Where words stand in lists that source code holds, by their very bytes.
///
/// It is made when a command first needs it, and asked of each word of a text: none of the words is made a text
/// of its own, and nothing guards against texts that are made to collide, as nobody outside chooses these words.
struct WordPlaces: Sendable {
  private let lists: [StaticString]
  /// Places by the hashes of their words, then by the next slot that is free, which has 0. A power of two, of which
  /// half stays free.
  private let slots: [Slot]

  /// The number of a list from 32 bits on, a word’s first byte in it from 8 bits on, and below those its length.
  private typealias Slot = UInt64

  /// - Parameters:
  ///   - lists: of words between spaces and line feeds, each list of less than 16 MB, each word of less than 256 bytes.
  ///   - isOfOpenings: whether only the words that lines begin with are looked for.
  init(_ lists: [StaticString], ofOpenings isOfOpenings: Bool = false) {
    self.lists = lists
    let words = lists.reduce(lists.count) { count, list in
      count + list.bytes.count { $0 == 0x20 && !isOfOpenings || $0 == 0x0A }
    }
    var count = 2
    while count < 2 * words { count *= 2 }
    slots = Array(unsafeUninitializedCapacity: count) { slots, initializedCount in
      slots.initialize(repeating: 0)
      initializedCount = count
      for (number, list) in lists.enumerated() {
        let bytes = list.bytes
        var start = 0
        while start < bytes.count {
          let end = bytes.endOfListedWord(from: start)
          if end > start {
            WordPlaces.add(
              UnsafeBufferPointer(rebasing: bytes[start..<end]),
              Slot(number << 32 | start << 8 | (end - start)), to: slots)
          }
          start = (isOfOpenings ? bytes.place(of: 0x0A, from: end, before: bytes.count) : end) + 1
        }
      }
    }
  }

  private static func add(
    _ word: UnsafeBufferPointer<UInt8>, _ place: Slot,
    to slots: UnsafeMutableBufferPointer<Slot>
  ) {
    let last = slots.count - 1
    var slot = word.hashOfWord & last
    while slots[slot] > 0 { slot = (slot + 1) & last }
    slots[slot] = place
  }

  /// Calls with the list and the bytes of each place of a word, in their order, until that tells to stop.
  ///
  /// - Returns: Whether it was stopped.
  @discardableResult
  func hasPlace(of word: String, where isWanted: (Int, Range<Int>) -> Bool) -> Bool {
    var word = word
    return word.withUTF8 { word in
      let last = slots.count - 1
      var slot = word.hashOfWord & last
      while slots[slot] > 0 {
        let (list, start) = (Int(slots[slot] >> 32), Int(slots[slot] >> 8 & 0xFF_FFFF))
        if slots[slot] & 0xFF == word.count, lists[list].bytes.has(word, at: start),
          isWanted(list, start..<start + word.count)
        {
          return true
        }
        slot = (slot + 1) & last
      }
      return false
    }
  }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
