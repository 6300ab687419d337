/// What a text has by itself in which a rule may find something, whatever it stands in.
struct TextClue: Sendable {
  /// Its place among those of the rules that hold.
  fileprivate let place: Int
  fileprivate let isGiven: @Sendable (Reading) -> Bool

  init(_ place: Int, _ isGiven: @escaping @Sendable (Reading) -> Bool) {
    precondition(place < TextClues.most)
    self.place = place
    self.isGiven = isGiven
  }
}

/// Which clues a text gives, as far as they have been asked for.
struct TextClues {
  fileprivate static let most = UInt64.bitWidth
  fileprivate var asked: UInt64 = 0
  fileprivate var given: UInt64 = 0
}

extension Reading {
  /// Whether the text gives a clue: asked once, however often the text stands somewhere.
  func gives(_ clue: TextClue) -> Bool {
    let bit: UInt64 = 1 << UInt64(clue.place)
    if clues.asked & bit == 0 {
      clues.asked |= bit
      if clue.isGiven(self) { clues.given |= bit }
    }
    return clues.given & bit != 0
  }
}
