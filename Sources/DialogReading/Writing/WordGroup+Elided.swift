/// Groups whose determiner is one word with the noun: l’image.
extension WordGroup {
  /// Begins such a group; whether there is one.
  mutating func beginElided(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> Bool {
    guard let noun = reader.nounAfterElided(facts, at: index) else { return false }
    begin(noun, at: index, as: .named)
    self.noun = index
    return true
  }
}

extension WordTable.Kinds {
  /// What is no noun whatever it ends in.
  static let ofOtherWords: WordTable.Kinds = [
    .determiner, .verb, .between, .predicate, .auxiliary, .copula, .been,
  ]
}

extension String {
  /// Whether it may be a word of grammar.
  var isShort: Bool { utf8.count < 5 }
}
