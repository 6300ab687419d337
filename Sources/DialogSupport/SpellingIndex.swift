/// Names that many words may have been meant for. It looks at them when it is asked first.
public final class SpellingIndex: Sendable {
  /// In the order in which they are preferred.
  public let names: [String]
  /// Of so many all are compared with a word; of more, as many as begin or end most like it.
  private static let mostCompared = 1_000

  private let glances = MadeOnce<[Glance]>()
  private let byStart = MadeOnce<[Key]>()
  private let byEnd = MadeOnce<[Key]>()

  /// What a name is sorted by, and its place among them.
  private typealias Key = (bytes: [UInt8], place: Int)

  /// - Parameter names: in the order in which they are preferred.
  public init(_ names: [String]) { self.names = names }

  /// The name nearest to a word, where one is near enough to be meant; the earlier of equals.
  public func nearest(to word: String) -> String? {
    let glances = glances.value { names.map(Glance.init) }
    if names.count <= SpellingIndex.mostCompared {
      return Spelling.nearest(to: word, among: zip(names, glances).lazy.map { ($0, $1) })
    }
    let letters = Array(word.lowercased().utf8)
    let byStart = byStart.value { sorted { Array($0.lowercased().utf8) } }
    let byEnd = byEnd.value { sorted { $0.lowercased().utf8.reversed() } }
    let places = around(letters, in: byStart) + around(letters.reversed(), in: byEnd)
    let candidates = Set(places).sorted().lazy.map { (self.names[$0], glances[$0]) }
    return Spelling.nearest(to: word, among: candidates)
  }

  private func sorted(by key: (String) -> [UInt8]) -> [Key] {
    names.indices.map { (key(names[$0]), $0) }.sorted { one, other in
      one.bytes == other.bytes
        ? one.place < other.place : one.bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  /// The places of the names that stand around a word in a sorted list.
  private func around(_ word: [UInt8], in sorted: [Key]) -> [Int] {
    let start = sorted.partitioningIndex { !$0.bytes.lexicographicallyPrecedes(word) }
    let reach = SpellingIndex.mostCompared / 4
    return sorted[max(0, start - reach)..<min(sorted.count, start + reach)].map(\.place)
  }
}
