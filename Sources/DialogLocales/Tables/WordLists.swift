/// Lists of words that source code holds, asked together: a word may be in several.
public struct WordLists: Sendable {
  private let places: WordPlaces

  /// - Parameter lists: at most 64, of words between spaces and line feeds, each list of less than 16 MB, each word
  ///   of less than 256 bytes.
  public init(_ lists: [StaticString]) {
    precondition(lists.count <= UInt64.bitWidth)
    places = WordPlaces(lists)
  }

  /// The lists that have a word, by their numbers, as bits.
  public func lists(with word: String) -> UInt64 {
    var lists: UInt64 = 0
    places.hasPlace(of: word) { list, _ in
      lists |= 1 << UInt64(list)
      return false
    }
    return lists
  }

  /// All that lists say which have a word.
  ///
  /// - Parameters:
  ///   - word: one by its very bytes.
  ///   - marks: what each of the lists says.
  @inlinable
  public func union<Mark: OptionSet>(of word: String, _ marks: (Int) -> Mark) -> Mark {
    var (lists, union) = (lists(with: word), Mark())
    while lists != 0 {
      union.formUnion(marks(lists.trailingZeroBitCount))
      lists &= lists - 1
    }
    return union
  }
}
