/// A run of UTF-8 of a generated table, read where it lies in the executable.
///
/// The bytes are a static string's, so they outlive every use and never change.
struct StaticBytes: Sequence, @unchecked Sendable {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(_ string: StaticString) {
    start = string.utf8Start
    count = string.utf8CodeUnitCount
  }

  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  var isEmpty: Bool { count == 0 }
  var first: UInt8? { isEmpty ? nil : start[0] }

  var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The decimal number that it is.
  var number: Int { reduce(0) { $0 * 10 + Int($1 - 0x30) } }

  func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator {
    UnsafeBufferPointer(start: start, count: count).makeIterator()
  }

  func equals(_ text: some StringProtocol) -> Bool {
    var bytes = text.utf8.makeIterator()
    for byte in self where bytes.next() != byte { return false }
    return bytes.next() == nil
  }

  /// The parts between separators; one more than there are separators.
  func split(_ separator: Character) -> Parts {
    Parts(rest: self, separator: separator.asciiValue!)
  }

  /// The text before and after the first separator; nil where there is none.
  func cut(_ separator: Character) -> (StaticBytes, StaticBytes)? {
    let separator = separator.asciiValue!
    guard let place = UnsafeBufferPointer(start: start, count: count).firstIndex(of: separator)
    else { return nil }
    return (prefix(place), suffix(from: place + 1))
  }

  func prefix(_ length: Int) -> StaticBytes { StaticBytes(start: start, count: length) }

  func suffix(from place: Int) -> StaticBytes {
    StaticBytes(start: start + place, count: count - place)
  }

  /// Of a line of fields between tabs, what comes after `key=`; nil without that field.
  func value(ofField key: String) -> StaticBytes? {
    var key = key
    return key.withUTF8 { key in
      var place = 0
      while place < count {
        var end = place
        while end - place < key.count, end < count, start[end] == key[end - place] { end += 1 }
        let isKey = end - place == key.count && end < count && start[end] == UInt8(ascii: "=")
        let value = end + 1
        while end < count, start[end] != UInt8(ascii: "\t") { end += 1 }
        if isKey { return StaticBytes(start: start + value, count: end - value) }
        place = end + 1
      }
      return nil
    }
  }

  /// In a text whose lines are in the order of their bytes, the line that begins with a key and
  /// goes on with a tab or ends there.
  func line(startingWith key: String) -> StaticBytes? {
    var (low, high) = (0, count)
    while low < high {
      let line = lineAround((low + high) / 2)
      switch line.order(ofKey: key) {
      case 0: return line
      case ..<0: low = line.start - start + line.count + 1
      default: high = line.start - start
      }
    }
    return nil
  }

  private func lineAround(_ place: Int) -> StaticBytes {
    var (first, end) = (place, place)
    while first > 0, start[first - 1] != UInt8(ascii: "\n") { first -= 1 }
    while end < count, start[end] != UInt8(ascii: "\n") { end += 1 }
    return StaticBytes(start: start + first, count: end - first)
  }

  /// Below zero where the line's key comes before the key, above where it comes after.
  private func order(ofKey key: String) -> Int {
    let own = prefix { $0 != UInt8(ascii: "\t") }
    if own.elementsEqual(key.utf8) { return 0 }
    return own.lexicographicallyPrecedes(key.utf8) ? -1 : 1
  }

  struct Parts: Sequence, IteratorProtocol {
    private var rest: StaticBytes?
    private let separator: UInt8

    init(rest: StaticBytes, separator: UInt8) {
      self.rest = rest
      self.separator = separator
    }

    mutating func next() -> StaticBytes? {
      guard let text = rest else { return nil }
      var length = 0
      while length < text.count, text.start[length] != separator { length += 1 }
      rest = length < text.count ? text.suffix(from: length + 1) : nil
      return text.prefix(length)
    }
  }
}
