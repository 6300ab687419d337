/// Lines of words that source code holds, by one of their words.
public struct WordLines: Sendable {
  private let lines: StaticString
  private let places: WordPlaces

  /// - Parameters:
  ///   - lines: less than 16 MB, of words of less than 256 bytes, with spaces between them.
  ///   - isByOpenings: whether lines are known by their first words alone.
  public init(_ lines: StaticString, byOpenings isByOpenings: Bool = false) {
    self.lines = lines
    places = WordPlaces([lines], ofOpenings: isByOpenings)
  }

  /// Whether a line is known by a word.
  public func hasLine(with word: String) -> Bool { places.hasPlace(of: word) { _, _ in true } }

  /// The words of the first line that is known by a word; nil of none.
  public func words(with word: String) -> [Substring]? {
    var words: [Substring]?
    _ = hasLine(with: word) { line in
      words = line.listedWords
      return true
    }
    return words
  }

  /// Calls with each line that is known by a word, in their order, until that tells to stop.
  ///
  /// - Returns: Whether it was stopped.
  public func hasLine(with word: String, where isWanted: (String) -> Bool) -> Bool {
    let bytes = lines.bytes
    return places.hasPlace(of: word) { _, place in
      var start = place.lowerBound
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      let end = bytes.place(of: 0x0A, from: place.upperBound, before: bytes.count)
      return isWanted(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
    }
  }
}
