import DialogSupport

/// A determiner and what comes after it, as far as it has been read.
struct WordGroup {
  private var state = State.closed
  private var cells: GrammarCells = .all
  private var start = 0
  private var isPronoun = false
  /// Whether a verb has told the number, so that a participle may follow.
  private var hasVerb = false
  private var isPerfect = false

  private enum State {
    case closed
    /// A determiner has been read.
    case open
    /// Its noun too.
    case named
  }

  /// Reads a word; what may not agree with the words before it.
  mutating func read(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let kinds = facts?.kinds ?? []
    if kinds.contains(.determiner), !(state == .open && kinds.contains(.adjective)) {
      if state != .named || !kinds.contains(.predicate) {
        begin(facts!, at: index, as: .open)
        isPronoun = kinds.contains(.pronoun)
        return nil
      }
    }
    switch state {
    case .closed:
      if reader.guide.words.hasBareSubjects, kinds.contains(.noun) {
        begin(facts!, at: index, as: .named)
      }
      return nil
    case .open: return readGroup(facts, at: index, in: reader)
    case .named: return readPredicate(facts, at: index, in: reader)
    }
  }

  private mutating func begin(_ facts: WordTable.Facts, at index: Int, as state: State) {
    self = WordGroup()
    (self.state, cells, start) = (state, facts.cells, index)
  }

  /// Reads an adjective or the noun after a determiner.
  private mutating func readGroup(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let guide = reader.guide
    let isKnown = !(facts?.kinds ?? []).isDisjoint(with: [.adjective, .noun])
    guard let facts = isKnown ? facts : guide.facts(ofCompound: reader.runs[index]) else {
      state = .closed
      guard !guide.words.pluralEnding.isEmpty,
        reader.runs[index].utf8.hasSuffix(guide.words.pluralEnding), facts == nil,
        cells.isDisjoint(with: .singular)
      else { return nil }
      state = .named
      return nil
    }
    let isVerb = isPronoun && facts.kinds.contains(.verbToo)
    let shared = cells.intersection(facts.cells)
    state = facts.kinds.contains(.noun) ? .named : .open
    guard shared.isEmpty else {
      cells = shared
      return nil
    }
    state = .closed
    if isVerb || guide.words.joinsNouns && !reader.endsNounPhrase(index) { return nil }
    return WritingReader.Suspect(kind: .disagreeing, words: start...index)
  }

  /// Reads what is said of the noun: a verb, then a participle.
  private mutating func readPredicate(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let kinds = facts?.kinds ?? []
    if kinds.contains(.between) { return nil }
    if kinds.contains(.copula) {
      state = .closed
      return readCopula(at: index, right: facts?.right, in: reader)
    }
    // A group in another case is no subject, nor is what an elided word begins: d’été.
    if cells.isDisjoint(with: .nominative) || reader.isElided(index) {
      state = .closed
      return kinds.contains(.passive) ? readPassive(at: index, in: reader) : nil
    }
    if isPerfect {
      isPerfect = false
      if !kinds.contains(.been) { state = .closed }
      return nil
    }
    let found =
      kinds.contains(.verb)
      ? facts!.cells : reader.guide.predicateCells(reader.runs[index], facts)
    guard let found else {
      state = .closed
      return nil
    }
    let shared = cells.intersection(found)
    if shared.isEmpty {
      state = .closed
      return WritingReader.Suspect(
        kind: .disagreeing, words: start...index, isSentence: true)
    }
    cells = shared
    if hasVerb, !kinds.contains(.been) { state = .closed }
    hasVerb = hasVerb || kinds.contains(.verb)
    isPerfect = kinds.contains(.perfect)
    return nil
  }

  /// `La stampante e occupata.`: a subject and its participle with no verb between.
  private func readCopula(
    at index: Int, right: String?, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    guard index + 1 < reader.runs.count, !cells.isDisjoint(with: .singular) else { return nil }
    let facts = reader.guide.table[reader.runs[index + 1]]
    guard !(facts?.kinds.contains(.noun) ?? false),
      let found = reader.guide.predicateCells(reader.runs[index + 1], facts),
      !cells.intersection(.singular).isDisjoint(with: found)
    else { return nil }
    return WritingReader.Suspect(
      kind: .misspelt, words: index...index, right: right, sentence: start...index + 1)
  }

  /// `Den Drucker wurde entfernt`: German plurals in the dative end in -n or -s.
  private func readPassive(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let noun = reader.runs[index - 1].utf8.last
    let mayBeDative =
      !cells.isDisjoint(with: .plural) && (noun == UInt8(ascii: "n") || noun == UInt8(ascii: "s"))
    guard !mayBeDative, !cells.isDisjoint(with: .accusative.intersection(.singular)) else {
      return nil
    }
    return WritingReader.Suspect(kind: .disagreeing, words: start...index, isSentence: true)
  }
}
