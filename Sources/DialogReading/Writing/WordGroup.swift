import DialogSupport

/// A determiner and what comes after it, as far as it has been read.
struct WordGroup {
  private var state = State.closed
  private var cells: GrammarCells = .all
  private var start = 0
  private var isPronoun = false
  /// Whether a preposition before it has told its case.
  private var isGoverned = false
  /// Whether a verb has told the number, so that a participle may follow.
  private var hasVerb = false
  private var isPerfect = false
  /// Whether its noun may say another number than its verb has: the majority of the files.
  private var isUntold = false
  /// Whether a number stands before it, if any does, and no determiner.
  private var isCounted = false
  /// Its noun.
  var noun: Int?
  /// A word after the noun of which nothing is known.
  private var attribute: Int?
  /// The group before a phrase that belongs to it: the list of the files.
  private var subject: Subject?

  enum State {
    case closed
    /// A determiner has been read.
    case open
    /// Its noun too.
    case named
  }

  private struct Subject {
    let cells: GrammarCells
    let start: Int
    /// The preposition after it.
    let end: Int
    let isCounted: Bool
  }

  /// Reads a word; what may not agree with the words before it.
  mutating func read(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    var suspect = readWord(facts, at: index, in: reader)
    suspect?.isAfterNumber = isCounted
    return suspect
  }

  private mutating func readWord(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let kinds = facts?.kinds ?? []
    readSubject(kinds, at: index, in: reader)
    if state == .open, let facts, readNumeral(facts) { return nil }
    if kinds.contains(.determiner), !(state == .open && kinds.contains(.adjective)),
      !reader.isNamed(at: index)
    {
      if state != .named || !kinds.contains(.predicate) {
        begin(facts!, at: index, as: .open)
        if reader.mayBeOfAnyGender(at: index) { cells = .singular }
        isPronoun = kinds.contains(.pronoun)
        return govern(at: index, in: reader)
      }
    }
    switch state {
    case .closed:
      if beginElided(facts, at: index, in: reader) { return nil }
      if let facts, reader.mayBeCounted(facts) {
        begin(facts, at: index, as: facts.kinds.contains(.noun) ? .named : .open)
        (isCounted, noun) = (true, state == .named ? index : nil)
        return nil
      }
      if reader.guide.words.hasBareSubjects, subject == nil {
        let noun =
          index > 0 || facts != nil ? facts : reader.guide.facts(ofEnding: reader.runs[index])
        if let noun, noun.kinds.contains(.noun),
          !reader.guide.words.untold.contains(reader.runs[index])
        {
          begin(noun, at: index, as: .named)
          let suspect = reader.verb(disagreeingWith: noun, at: index)
          if suspect != nil { state = .closed }
          return suspect
        }
      }
      return nil
    case .open: return readGroup(facts, at: index, in: reader)
    case .named: return readPredicate(facts, at: index, in: reader)
    }
  }

  mutating func begin(_ facts: WordTable.Facts, at index: Int, as state: State) {
    let subject = subject
    self = WordGroup()
    (self.state, cells, start, self.subject) = (state, facts.cells, index, subject)
  }

  /// Puts a group aside where a phrase of it begins, and takes it up where its verb comes.
  private mutating func readSubject(
    _ kinds: WordTable.Kinds, at index: Int, in reader: WritingReader
  ) {
    let (words, run) = (reader.guide.words, reader.runs[index])
    if let subject {
      if words.joints.contains(run) || index > subject.end + 6 {
        self.subject = nil
      } else if kinds.contains(.verb), !kinds.contains(.noun) {
        self = WordGroup()
        (state, cells, start) = (.named, subject.cells, subject.start)
        isCounted = subject.isCounted
      }
    } else if state == .named, !hasVerb, !isUntold, words.prepositions.contains(run),
      !cells.isDisjoint(with: .nominative)
    {
      subject = Subject(cells: cells, start: start, end: index, isCounted: isCounted)
      state = .closed
    }
  }

  /// Reads a number in words after a determiner: les deux photos.
  private mutating func readNumeral(_ facts: WordTable.Facts) -> Bool {
    let shared = cells.intersection(facts.cells)
    guard facts.kinds.contains(.determiner), !facts.kinds.contains(.adjective),
      facts.cells.isDisjoint(with: .singular), !shared.isEmpty
    else { return false }
    cells = shared
    return true
  }

  /// Reads an adjective or the noun after a determiner.
  private mutating func readGroup(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let (guide, run) = (reader.guide, reader.runs[index])
    isUntold = guide.words.untold.contains(guide.core(run))
    let isKnown = !(facts?.kinds ?? []).isDisjoint(with: [.adjective, .noun])
    let isOther = facts.map { !$0.kinds.isDisjoint(with: .ofOtherWords) } ?? false
    let byEnding = isKnown ? facts : guide.facts(ofCompound: run) ?? guide.facts(ofEnding: run)
    let byVowel = facts == nil ? guide.facts(ofVowel: run, after: reader.runs[index - 1]) : nil
    guard !isUntold, isKnown || !isOther, let facts = byEnding ?? byVowel else {
      presumeNoun(run, at: index, facts, guide)
      return nil
    }
    let isVerb = isPronoun && facts.kinds.contains(.verbToo)
    let shared = cells.intersection(facts.cells)
    state = facts.kinds.contains(.noun) ? .named : .open
    if state == .named { noun = index }
    guard shared.isEmpty else {
      cells = shared
      return nil
    }
    defer { state = .closed }
    // zwei Euro, twee uur
    if cells.isDisjoint(with: .singular), guide.words.measures.contains(run) { return nil }
    if isVerb || state == .named && guide.words.joinsNouns && !reader.endsNounPhrase(index)
      || guide.words.cases != nil && mayGoOn(with: facts.cells, in: reader)
    {
      return nil
    }
    if isGoverned { return WritingReader.Suspect(kind: .wrongCase, words: start - 1...index) }
    guard facts.kinds.contains(.noun) else { return reader.adjectiveSuspect(start...index) }
    return WritingReader.Suspect(
      kind: .disagreeing, words: start...index,
      right: guide.families.right(of: start...index, facts.cells, in: reader),
      difference: cells.difference(from: facts.cells), isPresumed: byEnding == nil)
  }

  /// Keeps what the preposition before a determiner asks for, if it is any of it: mit das, and mit den Ordner.
  private mutating func govern(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    guard let asked = reader.guide.casesAsked(ofDeterminer: index, in: reader.runs) else {
      return nil
    }
    cells = cells.intersection(asked)
    isGoverned = true
    guard cells.isEmpty else { return nil }
    state = .closed
    return WritingReader.Suspect(kind: .wrongCase, words: index - 1...index)
  }

  /// Whether a noun may belong to its adjective otherwise: удалённый пользователем файл, первый и второй файлы.
  private func mayGoOn(with noun: GrammarCells, in reader: WritingReader) -> Bool {
    let isJoined = start > 0 && reader.guide.words.joints.contains(reader.runs[start - 1])
    return noun.isSubset(of: .instrumental) || isJoined && !noun.isDisjoint(with: .plural)
  }

  /// Takes a word that is not known for the noun, where the words before it tell its gender or number.
  private mutating func presumeNoun(
    _ run: String, at index: Int, _ facts: WordTable.Facts?, _ guide: WritingGuide
  ) {
    state = .closed
    let isUnknown = facts.map { $0.kinds.isSubset(of: [.repeatable, .unrepeatable]) } ?? true
    guard !isUntold, isUnknown, !isPronoun || cells.isDisjoint(with: .singular) || !run.isShort
    else {
      return
    }
    let isOfSeveral =
      !guide.words.pluralEnding.isEmpty && run.utf8.hasSuffix(guide.words.pluralEnding)
      && cells.isDisjoint(with: .singular)
    if isOfSeveral || guide.words.presumesNouns { (state, noun) = (.named, index) }
  }

  /// Reads what is said of the noun: a verb, then a participle.
  private mutating func readPredicate(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let kinds = facts?.kinds ?? []
    if kinds.contains(.between) { return nil }
    if kinds.contains(.attribute), !hasVerb, noun == index - 1 {
      return readAttribute(facts!, at: index, in: reader)
    }
    if kinds.contains(.copula) {
      state = .closed
      return reader.copula(of: cells, from: start, at: index, right: facts?.right)
    }
    // A group in another case is no subject, nor is what an elided word begins: d’été.
    if cells.isDisjoint(with: .nominative) || reader.isElided(index) {
      state = .closed
      return reader.obliqueSubject(start..<index)
        ?? (kinds.contains(.passive) ? reader.passive(of: cells, from: start, at: index) : nil)
    }
    if isPerfect {
      isPerfect = false
      if !kinds.contains(.been) { state = .closed }
      return nil
    }
    // Dutch kan worden: what is finite elsewhere is the infinitive after another verb.
    if hasVerb, kinds.contains(.verb), !kinds.contains(.been) {
      state = .closed
      return nil
    }
    guard let found = predicateCells(facts, at: index, in: reader) else {
      if !mayBeAttribute(facts, at: index, in: reader) {
        state = .closed
      } else if facts == nil {
        attribute = index
      }
      return nil
    }
    let shared = cells.intersection(found)
    if shared.isEmpty {
      state = .closed
      if reader.isInverted(at: index) || reader.isObject(cells, before: index, found)
        || kinds.contains(.verb) && reader.hasMeasure(in: start..<index)
      {
        return nil
      }
      // Todas as luzes foram apagados.
      let hasWhole = start > 0 && reader.guide.wholes[reader.runs[start - 1]] != nil
      return WritingReader.Suspect(
        kind: .disagreeing, words: (hasWhole ? start - 1 : start)...index, isSentence: true,
        right: kinds.contains(.verb) ? nil : reader.participle(at: index, of: noun, in: cells),
        difference: cells.difference(from: found), attribute: attribute,
        mayBeObject: index == start + 2)
    }
    cells = shared
    if hasVerb, !kinds.contains(.been) { state = .closed }
    hasVerb = hasVerb || kinds.contains(.verb)
    isPerfect = kinds.contains(.perfect)
    return nil
  }

  /// Reads an adjective right after its noun: la lámpara roja.
  private mutating func readAttribute(
    _ facts: WordTable.Facts, at index: Int, in reader: WritingReader
  ) -> WritingReader.Suspect? {
    let shared = cells.intersection(facts.cells)
    if shared.isEmpty {
      state = .closed
      return reader.attribute(facts, disagreeingWith: cells, from: start, at: index)
    }
    cells = shared
    return nil
  }

  /// The cells of a verb or participle; after an unknown word, which may be a verb itself, only of known ones.
  private func predicateCells(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> GrammarCells? {
    if let facts, facts.kinds.contains(.verb) { return facts.cells }
    let isKnown = facts?.kinds.contains(.predicate) ?? false
    if attribute != nil, !hasVerb, !isKnown { return nil }
    return reader.guide.predicateCells(reader.runs[index], facts)
  }

  /// Whether a word of which nothing is known may say more of the noun: la comida rápida.
  private func mayBeAttribute(
    _ facts: WordTable.Facts?, at index: Int, in reader: WritingReader
  ) -> Bool {
    let words = reader.guide.words
    let isGenitive =
      facts.map {
        $0.kinds == .noun
          && ($0.cells.isDisjoint(with: .nominative)
            || words.cases != nil && !$0.cells.isDisjoint(with: .genitive))
      } ?? true
    return words.presumesNouns && isGenitive && !hasVerb && attribute == nil && !isUntold
      && !words.joints.contains(reader.runs[index]) && !reader.runs[index].isShort
  }
}
