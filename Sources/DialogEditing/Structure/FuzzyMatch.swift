/// How well a name answers a query, as editors have it: its letters in their order, of any case.
enum FuzzyMatch {
  /// - Returns: higher is better; nil where the name lacks a letter of the query.
  static func score(_ query: String, in name: String) -> Int? {
    if query.isEmpty { return 0 }
    let asked = query.unicodeScalars.filter { $0 != " " }.map(\.self)
    let wanted = asked.map(\.lowered)
    let letters = Array(name.unicodeScalars)
    let lowered = letters.map(\.lowered)
    guard let found = places(of: wanted, in: lowered, letters) else { return nil }
    var score = -letters.count + (wanted == lowered ? 100 : 0)
    for (index, place) in found.enumerated() {
      let isNext = index > 0 && place == found[index - 1] + 1
      score += isNext ? 20 : letters.startsWord(at: place) ? 15 : 0
      if place == 0 { score += 20 }
      // Capitals are typed for the words of a name.
      if asked[index].properties.isUppercase, asked[index] == letters[place] { score += 10 }
    }
    return score
  }

  /// Where the letters of a query are found, each right after the one before, else where a word starts
  /// after which the others come, else at the first place.
  private static func places(
    of wanted: [Unicode.Scalar], in lowered: [Unicode.Scalar], _ letters: [Unicode.Scalar]
  ) -> [Int]? {
    var places: [Int] = []
    for (index, letter) in wanted.enumerated() {
      let start = places.last.map { $0 + 1 } ?? 0
      guard let first = lowered[start...].firstIndex(of: letter) else { return nil }
      let wordStart = lowered[start...].indices.first { place in
        lowered[place] == letter && letters.startsWord(at: place)
          && lowered[(place + 1)...].holds(wanted[(index + 1)...])
      }
      places.append(first == start && index > 0 ? first : wordStart ?? first)
    }
    return places
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether it has letters in their order.
  fileprivate func holds(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = letters
    for letter in self where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension Unicode.Scalar {
  fileprivate var lowered: Unicode.Scalar {
    isASCII ? Unicode.Scalar(UInt8(ascii: self) | (properties.isUppercase ? 0x20 : 0)) : self
  }
}

extension [Unicode.Scalar] {
  /// Whether a word of a name such as `deleteItems` or `delete_items` starts at a place.
  fileprivate func startsWord(at place: Int) -> Bool {
    if place == 0 || self[place - 1] == "_" { return true }
    return self[place].properties.isUppercase && !self[place - 1].properties.isUppercase
  }
}
