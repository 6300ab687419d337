/// The words of a list that source code holds, by their very bytes.
public struct WordSet: Sendable {
  private let places: WordPlaces

  /// The words of a list, between spaces and line feeds.
  ///
  /// - Parameter list: less than 16 MB, of words of less than 256 bytes.
  public static func words(_ list: StaticString) -> WordSet {
    WordSet(places: WordPlaces([list]))
  }

  /// Whether a word is in the list.
  public func contains(_ word: String) -> Bool { places.hasPlace(of: word) { _, _ in true } }
}
