/// Finds what a misspelt word was likely meant to be.
public enum Spelling {
  /// Nobody makes more mistakes in one name; names of up to 38 letters are not judged by it.
  private static let mostMistakes = 12

  /// The candidate nearest to a word, where one is near enough to be meant; the earlier of equals. A
  /// number is misspelt for none, as near in digits is not near in meaning, and names of one letter
  /// are near to none.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let names = Array(candidates)
    return nearest(to: word, of: names, among: names.indices.lazy.map { ($0, Glance(names[$0])) })
  }

  /// The same of some names, in any order.
  ///
  /// - Parameters:
  ///   - names: in the order in which they are preferred.
  ///   - candidates: places of names, and what is seen of them.
  static func nearest(
    to word: String, of names: [String], among candidates: some Sequence<(Int, Glance)>
  ) -> String? {
    if word.utf8.allSatisfy(\.isASCIIDigit) { return nil }
    let wanted = Glance(word)
    let letters = wanted.letters(of: word)
    var best: (place: Int, distance: Int)?
    if wanted.count < 2 { return nil }
    for (place, glance) in candidates {
      let length = max(wanted.count, glance.count)
      let most = min(length < 4 ? 1 : length / 3, mostMistakes)
      let limit = best.map { min(most, place < $0.place ? $0.distance : $0.distance - 1) } ?? most
      guard glance.count > 1, limit >= 0, wanted.mayBe(glance, within: limit),
        let distance = distance(letters, glance.letters(of: names[place]), within: limit),
        names[place] != word
      else { continue }
      best = (place, distance)
    }
    return best.map { names[$0.place] }
  }

  /// Optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbours, each counting one. Nil where it is greater than the limit: only the cells beside the
  /// diagonal are looked at.
  @inlinable
  public static func distance<Letter: Equatable>(
    _ a: [Letter], _ b: [Letter], within limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    let beyond = limit + 1
    var beforeLast = Array(repeating: beyond, count: b.count + 1)
    var last = (0...b.count).map { min($0, beyond) }
    var row = beforeLast
    var leastOfLast = 0
    for i in a.indices {
      let start = max(0, i - limit)
      let end = min(b.count, i + limit + 1)
      row[start] = start == 0 ? min(i + 1, beyond) : beyond
      if end < b.count { row[end + 1] = beyond }
      var least = row[start]
      for j in start..<max(start, end) {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        let isSwap = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j]
        if isSwap { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = min(cost, beyond)
        least = min(least, cost)
      }
      if least > limit, leastOfLast > limit { return nil }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] > limit ? nil : last[b.count]
  }
}

/// What is seen of a word at a glance, whatever the case of its letters: most of those that it might be
/// are sorted out by it.
struct Glance {
  let isASCII: Bool
  /// How many letters it has.
  let count: Int
  /// A bit for each letter that it has; letters may share one.
  private let bag: UInt64

  init(_ word: String) {
    let known = word.utf8.withContiguousStorageIfAvailable(Glance.ofASCII).flatMap { $0 }
    if let known {
      (isASCII, count, bag) = (true, word.utf8.count, known)
    } else {
      let letters = word.lowercased().unicodeScalars
      isASCII = false
      count = letters.count
      bag = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    }
  }

  /// Nil where some letters are not of ASCII.
  private static func ofASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var bag: UInt64 = 0
    for byte in bytes {
      if byte >= 0x80 { return nil }
      bag |= 1 << UInt64(folded(byte) & 63)
    }
    return bag
  }

  private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// The letters as they are compared.
  func letters(of word: String) -> [UInt32] {
    isASCII
      ? word.utf8.map { UInt32(Glance.folded($0)) }
      : word.lowercased().unicodeScalars.map(\.value)
  }

  /// A mistake adds one letter at most, and takes one away.
  func mayBe(_ other: Glance, within limit: Int) -> Bool {
    abs(count - other.count) <= limit && (bag & ~other.bag).nonzeroBitCount <= limit
      && (other.bag & ~bag).nonzeroBitCount <= limit
  }
}
