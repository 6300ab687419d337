/// Words of two forms, and the nouns that only one of them goes with.
struct WordPairing {
  let forms: (Set<String>, Set<String>)
  /// Nouns that the second form does not go with, and those that the first does not.
  let nouns: (Set<String>, Set<String>)

  func has(_ word: String) -> Bool { forms.0.contains(word) || forms.1.contains(word) }

  func disagree(_ word: String, _ noun: String) -> Bool {
    forms.0.contains(word) && nouns.1.contains(noun)
      || forms.1.contains(word) && nouns.0.contains(noun)
  }
}
