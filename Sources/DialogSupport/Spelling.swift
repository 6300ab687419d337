/// Finds what a misspelt word was likely meant to be.
public enum Spelling {
  /// The candidate nearest to a word, where one is near enough to be meant; the earlier of equals. A
  /// number is misspelt for none, as near in digits is not near in meaning, and names of one letter
  /// are near to none.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    if word.utf8.allSatisfy(\.isASCIIDigit) { return nil }
    let wanted = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    if wanted.count < 2 { return nil }
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let limit = max(wanted.count, scalars.count) < 4 ? 1 : max(wanted.count, scalars.count) / 3
      guard scalars.count > 1, abs(scalars.count - wanted.count) <= limit, candidate != word else {
        continue
      }
      let distance = distance(wanted, scalars)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbours, each counting one.
  @inlinable
  public static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        let isSwap = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j]
        if isSwap { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
