/// A run of lines of a text, and those that stand in its place in another. Either may be empty.
public struct LineReplacement: Hashable, Sendable {
  /// The lines that go, by index.
  public let old: Range<Int>
  /// The lines that come, by index.
  public let new: Range<Int>

  /// - Parameters:
  ///   - old: the lines that go.
  ///   - new: the lines that come.
  public init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}

/// What to change in a text's lines to have another's, in order.
///
/// Lines that both texts have once stay where they are in the same order (the “patience” way of
/// comparing), which reads well, and takes no longer the more is different.
public func lineReplacements(
  from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
) -> [LineReplacement] {
  var comparison = LineComparison(old, new)
  comparison.compare(old.indices, new.indices)
  return comparison.changes
}

extension [UInt8] {
  /// The lines, each with the line feed that ends it; what follows the last is a line too, unless
  /// it is empty.
  public var linesWithEnds: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in enumerated() where byte == 0x0A {
      lines.append(self[start...index])
      start = index + 1
    }
    if start < count { lines.append(self[start...]) }
    return lines
  }
}

private struct LineComparison {
  private(set) var changes: [LineReplacement] = []
  /// For each line a number, the same for equal ones.
  private let old: [Int]
  private let new: [Int]

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
  }

  mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    let same = sameEnds(oldLines, newLines)
    let (a, b) = (oldLines.trimmed(same), newLines.trimmed(same))
    if a.isEmpty && b.isEmpty { return }
    let kept = keptLines(a, b)
    if kept.isEmpty {
      changes.append(LineReplacement(old: a, new: b))
      return
    }
    var (i, j) = (a.lowerBound, b.lowerBound)
    for (old, new) in kept + [(a.upperBound, b.upperBound)] {
      compare(i..<old, j..<new)
      (i, j) = (old + 1, new + 1)
    }
  }

  private func sameEnds(_ a: Range<Int>, _ b: Range<Int>) -> (start: Int, end: Int) {
    let most = min(a.count, b.count)
    let start = zip(old[a], new[b]).prefix { $0 == $1 }.count
    let end = zip(old[a].reversed(), new[b].reversed()).prefix(most - start).prefix { $0 == $1 }
    return (start, end.count)
  }

  /// Lines that stand once on either side, the most that are in the same order on both.
  private func keptLines(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
    let (once, places) = (linesOnce(old, a), linesOnce(new, b))
    let pairs = once.compactMap { line, place in places[line].map { (old: place, new: $0) } }
    return pairs.sorted { $0.old < $1.old }.longestRise()
  }

  private func linesOnce(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for place in range { places[lines[place]] = places[lines[place]] == nil ? place : -1 }
    return places.filter { $0.value >= 0 }
  }
}

extension Range<Int> {
  fileprivate func trimmed(_ ends: (start: Int, end: Int)) -> Range<Int> {
    (lowerBound + ends.start)..<(upperBound - ends.end)
  }
}

extension [(old: Int, new: Int)] {
  /// The longest selection that rises on the new side too; this is in order of the old side.
  fileprivate func longestRise() -> [(old: Int, new: Int)] {
    // The last pair of the best selection of each length, and the pair before each pair in its own.
    var (ends, before) = ([Int](), [Int](repeating: -1, count: count))
    for (index, pair) in enumerated() {
      let length = ends.partitioningIndex { self[$0].new >= pair.new }
      before[index] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var (rise, place) = ([(old: Int, new: Int)](), ends.last ?? -1)
    while place >= 0 {
      rise.append(self[place])
      place = before[place]
    }
    return rise.reversed()
  }
}
