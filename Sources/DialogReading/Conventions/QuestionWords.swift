import DialogLocales
internal import DialogSupport

/// How a language asks without a mark.
struct QuestionWords: Sendable {
  /// The mark at the end of questions all the same.
  let mark: String?
  private let words: [String]
  private let ends: [String]
  private let parts: [String]
  /// Thai อะไร: what, and whatever.
  private let pronouns: [String]
  /// What makes pronouns indefinite where it stands beside them, or before.
  private let indefinite: (beside: [String], before: [String])
  private let particles: [String]
  /// What stands after a particle to tell its verb's person: Turkish misiniz.
  private let persons: [String]

  /// Nil of a language whose words are not known.
  init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.questions) else { return nil }
    mark = lists.phrases("mark").first
    self.words = lists.phrases("words")
    ends = lists.phrases("ends")
    parts = lists.phrases("parts")
    pronouns = lists.phrases("pronouns")
    indefinite = (lists.phrases("indefiniteBeside"), lists.phrases("indefiniteAfter"))
    particles = lists.phrases("particles")
    persons = lists.phrases("persons")
  }

  /// Whether a text asks.
  func ask(_ text: String) -> Bool {
    hasPart(text) || hasPronounThatAsks(text) || hasClauseThatAsks(text) || hasWordThatAsks(text)
  }

  private func hasPart(_ text: String) -> Bool {
    guard !parts.isEmpty else { return false }
    let bytes = Array(text.utf8)
    return parts.contains { bytes.contains($0) }
  }

  private func hasPronounThatAsks(_ text: String) -> Bool {
    if pronouns.isEmpty { return false }
    return text.split(separator: " ").contains { clause in
      let bytes = Array(clause.utf8)
      let places = pronouns.compactMap { bytes.place(ofSyllable: $0) }
      guard let place = places.min() else { return false }
      return !indefinite.beside.contains { bytes.hasSyllable($0) }
        && !indefinite.before.contains { bytes[..<place].contains($0) }
    }
  }

  private func hasClauseThatAsks(_ text: String) -> Bool {
    guard !ends.isEmpty else { return false }
    return text.split { "。！!.\n".contains($0) }.contains { ends.contains(where: $0.hasSuffix) }
  }

  private func hasWordThatAsks(_ text: String) -> Bool {
    guard !words.isEmpty || !particles.isEmpty else { return false }
    let all = text.split(separator: " ")
    return all.indices.contains { index in
      // Hebrew האם is the mother after a noun: יום האם.
      let isFirst = index == 0 || all[index - 1].unicodeScalars.last.map(\.endsClause) ?? true
      return isFirst && words.contains { all[index] == $0 } || isParticle(all[index])
    }
  }

  private func isParticle(_ word: Substring) -> Bool {
    particles.contains { particle in
      word == particle
        || word.hasPrefix(particle) && persons.contains { word.dropFirst(particle.count) == $0 }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var endsClause: Bool { tokenKind.endsClause || tokenKind.closes }
}

extension [UInt8] {
  fileprivate func hasSyllable(_ text: String) -> Bool { place(ofSyllable: text) != nil }

  /// Where Thai letters first stand that go on no syllable, and no mark goes on: ก็, not in เก็บ, whose vowel is written
  /// before it; ทำไม, not in ทำไม่ได้.
  fileprivate func place(ofSyllable text: String) -> Int? {
    var start = 0
    while let found = range(of: text, from: start) {
      let vowel = self[..<found.lowerBound].suffix(3)
      let isOfSyllable = vowel.starts(with: [0xE0, 0xB9]) && (0x80...0x84).contains(vowel.last!)
      let mark = self[found.upperBound...].prefix(3)
      let goesOn =
        mark.starts(with: [0xE0, 0xB9]) && (0x87...0x8E).contains(mark.last!)
        || mark.starts(with: [0xE0, 0xB8])
          && (mark.last == 0xB1 || (0xB4...0xBA).contains(mark.last!))
      if !isOfSyllable, !goesOn { return found.lowerBound }
      start = found.upperBound
    }
    return nil
  }
}
