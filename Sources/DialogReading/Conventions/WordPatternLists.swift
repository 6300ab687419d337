import DialogSupport

/// Several lists of word patterns, each with a bit of its own: one walk over a text tells which of them are met.
struct WordPatternLists {
  private var words: [String: UInt64] = [:]
  private var starts = RunTable()
  private var ends: [(end: String, bits: UInt64)] = []
  private var parts = RunTable()
  private var afterPasts: [(rests: [String], bits: UInt64)] = []

  /// Adds a list under a bit.
  mutating func add(_ list: String, _ bits: UInt64) {
    var rests: [String] = []
    for pattern in WordPattern.all(in: list) {
      switch pattern {
      case .word(let word): words[word, default: 0] |= bits
      case .start(let start): starts.add(start, bits)
      case .end(let end): ends.append((end, bits))
      case .part(let part): parts.add(part, bits)
      case .afterPast(let rest): rests.append(rest)
      }
    }
    if !rests.isEmpty { afterPasts.append((rests, bits)) }
  }

  /// The bits of the lists that a text meets.
  ///
  /// - Parameter bytes: its UTF-8, with whatever marks its beginning and its end.
  func bits(in text: LoweredText, _ bytes: [UInt8]) -> UInt64 {
    var found = bytes.withUnsafeBufferPointer { parts.bits(anywhereIn: $0) }
    for word in text.words {
      found |= words[word] ?? 0
      word.utf8.withContiguousStorageIfAvailable { found |= starts.bits(atStartOf: $0) }
      for (end, bits) in ends where word.utf8.count > end.utf8.count + 1 {
        if word.utf8.hasSuffix(end) { found |= bits }
      }
    }
    for (rests, bits) in afterPasts where bytes.koreanPast(before: rests) != nil { found |= bits }
    return found
  }
}

/// Runs of bytes with bits, told from their first two bytes.
private struct RunTable {
  private var runs: [UInt16: [(run: [UInt8], bits: UInt64)]] = [:]
  /// Those of one byte.
  private var singles: [UInt8: UInt64] = [:]
  /// Of each byte whether a run begins with it.
  private var isFirst = [Bool](repeating: false, count: 256)

  mutating func add(_ text: String, _ bits: UInt64) {
    let run = Array(text.utf8)
    guard let first = run.first else { return }
    isFirst[Int(first)] = true
    if run.count == 1 {
      singles[first, default: 0] |= bits
    } else {
      runs[RunTable.key(first, run[1]), default: []].append((run, bits))
    }
  }

  /// The bits of the runs that stand anywhere.
  func bits(anywhereIn bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    isFirst.withUnsafeBufferPointer { isFirst in
      var (found, place) = (UInt64(0), 0)
      while place < bytes.count {
        if isFirst[Int(bytes[place])] { found |= bits(in: bytes, at: place) }
        place += 1
      }
      return found
    }
  }

  /// The bits of the runs that stand at the beginning.
  func bits(atStartOf bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let first = bytes.first, isFirst[Int(first)] else { return 0 }
    return bits(in: bytes, at: 0)
  }

  private func bits(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64 {
    let first = bytes[place]
    var found = singles[first] ?? 0
    guard place + 1 < bytes.count, let runs = runs[RunTable.key(first, bytes[place + 1])] else {
      return found
    }
    for (run, bits) in runs where found & bits != bits && place + run.count <= bytes.count {
      if run.withUnsafeBufferPointer({ bytes.has($0, at: place) }) { found |= bits }
    }
    return found
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }
}
