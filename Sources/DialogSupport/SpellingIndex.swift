/// Names that many words may have been meant for. It looks at them when it is asked first.
public final class SpellingIndex: Sendable {
  /// In the order in which they are preferred.
  public let names: [String]
  /// Of so many all are compared with a word; of more, as many as begin or end most like it.
  private static let mostCompared = 1_000

  private let glances = MadeOnce<[Glance]>()
  private let byStart = MadeOnce<SortedNames>()
  private let byEnd = MadeOnce<SortedNames>()

  /// - Parameter names: in the order in which they are preferred.
  public init(_ names: [String]) { self.names = names }

  /// The name nearest to a word, where one is near enough to be meant; the earlier of equals.
  public func nearest(to word: String) -> String? {
    let glances = glances.value { names.map(Glance.init) }
    if names.count <= SpellingIndex.mostCompared {
      return Spelling.nearest(
        to: word, of: names, among: glances.indices.lazy.map { ($0, glances[$0]) })
    }
    let reach = SpellingIndex.mostCompared / 4
    let letters = Array(word.lowercased().utf8)
    let byStart = byStart.value { SortedNames(names, glances) { $0.append(contentsOf: $1) } }
    let byEnd = byEnd.value { SortedNames(names, glances) { $0.append(contentsOf: $1.reversed()) } }
    let ends = byEnd.around(letters.reversed(), reach)
    return Spelling.nearest(
      to: word, of: names, among: [byStart.around(letters, reach), ends].joined())
  }
}

/// Names in the order of their letters, as they lie in memory: those around a word stand beside each
/// other.
private struct SortedNames: Sendable {
  /// The letters of all names, as they are compared.
  private var letters: [UInt8] = []
  private var entries: [Entry] = []

  private struct Entry {
    /// The first eight letters, by which most are told apart.
    let opening: UInt64
    let letters: Range<Int>
    /// The name’s place among all.
    let place: Int
    let glance: Glance
  }

  /// - Parameters:
  ///   - glances: what is seen of each name.
  ///   - append: writes the letters of a name, in lower case, as they are compared.
  init(
    _ names: [String], _ glances: [Glance], _ append: (inout [UInt8], String.UTF8View) -> Void
  ) {
    entries.reserveCapacity(names.count)
    for place in names.indices {
      let start = letters.count
      append(&letters, names[place].lowercased().utf8)
      entries.append(
        Entry(
          opening: SortedNames.opening(letters[start...]), letters: start..<letters.count,
          place: place, glance: glances[place]))
    }
    entries.sort { one, other in
      if one.opening != other.opening { return one.opening < other.opening }
      let (first, second) = (letters[one.letters], letters[other.letters])
      return first.elementsEqual(second)
        ? one.place < other.place : first.lexicographicallyPrecedes(second)
    }
  }

  /// The names that stand around a word, so many on each side: their places, and what is seen of them.
  func around(_ word: [UInt8], _ reach: Int) -> some Sequence<(Int, Glance)> {
    let opening = SortedNames.opening(word[...])
    let start = entries.partitioningIndex { entry in
      entry.opening == opening
        ? !letters[entry.letters].lexicographicallyPrecedes(word) : entry.opening > opening
    }
    let near = entries[max(0, start - reach)..<min(entries.count, start + reach)]
    return near.lazy.map { ($0.place, $0.glance) }
  }

  /// The first eight letters as a number that sorts as they do.
  private static func opening(_ letters: ArraySlice<UInt8>) -> UInt64 {
    var opening: UInt64 = 0
    for place in letters.startIndex..<letters.startIndex + 8 {
      opening = opening << 8 | (place < letters.endIndex ? UInt64(letters[place]) : 0)
    }
    return opening
  }
}
