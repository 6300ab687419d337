/// A set of concepts, by their numbers below 1,024: one more stops the program at its first use.
public struct ConceptSet: Hashable, Sendable {
  private var bits: SIMD16<UInt64> = .zero

  /// None.
  public init() {}

  /// Some.
  public init(_ concepts: some Sequence<Int>) {
    for concept in concepts { insert(concept) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { bits == .zero }

  /// How many there are.
  public var count: Int {
    var count = 0
    for place in bits.indices where bits[place] != 0 { count += bits[place].nonzeroBitCount }
    return count
  }

  /// The lowest.
  public var first: Int? {
    bits.indices.first { bits[$0] != 0 }.map { $0 * 64 + bits[$0].trailingZeroBitCount }
  }

  /// All, the lowest first.
  public var concepts: [Int] {
    bits.indices.filter { bits[$0] != 0 }.flatMap { place in
      (0..<64).filter { bits[place] >> UInt64($0) & 1 == 1 }.map { place * 64 + $0 }
    }
  }

  /// Adds one.
  public mutating func insert(_ concept: Int) {
    bits[concept >> 6] |= 1 << UInt64(concept & 63)
  }

  /// Adds those of another set.
  public mutating func formUnion(_ other: ConceptSet) { bits |= other.bits }

  /// Those of both sets.
  public func intersection(_ other: ConceptSet) -> ConceptSet {
    var result = self
    result.bits &= other.bits
    return result
  }

  /// Those that another set lacks.
  public func subtracting(_ other: ConceptSet) -> ConceptSet {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  /// Whether a concept is in it.
  public func contains(_ concept: Int) -> Bool {
    bits[concept >> 6] >> UInt64(concept & 63) & 1 == 1
  }
}
