import DialogSupport

/// Where words stand in a list of them.
@usableFromInline
struct WordSlots: Sendable {
  /// Places from 1, by the hashes of words, then by the next slot that is free, which has 0. A power of two, of
  /// which half stays free.
  private var slots: [UInt32]

  @usableFromInline
  init(minimumCapacity capacity: Int) {
    var count = 32
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
  }

  @usableFromInline
  func place(of word: String, in words: [String]) -> Int? {
    let place = slots[slot(of: word, in: words)]
    return place == 0 ? nil : Int(place) - 1
  }

  @usableFromInline
  mutating func addLast(of words: [String]) {
    if words.count * 2 <= slots.count { return add(words.count, of: words) }
    slots = Array(repeating: 0, count: slots.count * 2)
    for place in 1...words.count { add(place, of: words) }
  }

  private mutating func add(_ place: Int, of words: [String]) {
    slots[slot(of: words[place - 1], in: words)] = UInt32(place)
  }

  /// Where a word stands, or would.
  private func slot(of word: String, in words: [String]) -> Int {
    let last = slots.count - 1
    var slot = WordSlots.hash(word) & last
    while slots[slot] > 0, !words[Int(slots[slot]) - 1].hasSameScalars(as: word) {
      slot = (slot + 1) & last
    }
    return slot
  }

  private static func hash(_ word: String) -> Int {
    var word = word
    return word.withUTF8 { $0.hashOfWord }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Of tables of words: what the last bytes tell is in the lowest bits, too.
  var hashOfWord: Int {
    let hash = fnv1a()
    return Int(hash ^ hash >> 15)
  }
}
