import DialogSupport

/// Nouns that are written together, as in German and Dutch.
extension WritingReader {
  /// A word that is a noun after a determiner, die datei; after adjectives too, whatever it begins with: im großen
  /// konferenzraum.
  func nounInLowerCase(_ facts: WordTable.Facts?, at index: Int) -> Suspect? {
    // Freunde, die anrufen.
    let isVerb = facts?.kinds.contains(.verbToo) ?? false
    guard guide.words.hasCompounds, index > 0, !isVerb else { return nil }
    let isNoun = facts?.kinds.contains(.noun) ?? false
    var start = index - 1
    while start > 0, index - start < 3, !isDeterminer(start), isDeclinedAdjective(runs[start]) {
      start -= 1
    }
    // Infinitives end as nouns of several do: das neue suchen.
    if start < index - 1, runs[index].utf8.hasSuffix("en") { return nil }
    guard isDeterminer(start), isNoun || start < index - 1 && isNounOfParts(runs[index], facts)
    else { return nil }
    let right = runs[index].prefix(1).uppercased() + runs[index].dropFirst()
    return Suspect(kind: .misspelt, words: start...index, right: right, lacksCapital: true)
  }

  private func isDeterminer(_ index: Int) -> Bool {
    guide.table[runs[index]]?.kinds.contains(.determiner) ?? false
  }

  private func isDeclinedAdjective(_ word: String) -> Bool {
    word.utf8.count > 3 && ["e", "en", "er", "es", "em"].contains { word.utf8.hasSuffix($0) }
  }

  /// Whether a word that is not known ends in a noun, or as nouns do; veröffentlicht is no Licht, and
  /// möchtest no Test.
  private func isNounOfParts(_ word: String, _ facts: WordTable.Facts?) -> Bool {
    facts == nil && word.utf8.count > 8 && !word.utf8.hasSuffix("licht")
      && !word.utf8.hasSuffix("test")
      && (guide.facts(ofCompound: word) ?? guide.facts(ofEnding: word)) != nil
  }

  /// Two nouns that may be one word: Printer instellingen.
  func splitCompound(at index: Int) -> Suspect? {
    guard index > 0 else { return nil }
    if endsCompound(at: index) {
      return Suspect(kind: .changedBeside, words: index - 1...index, isCompound: true)
    }
    return isLinkedPlural(at: index)
      ? Suspect(kind: .changedBeside, words: index - 1...index, isOpening: true) : nil
  }

  /// Whether a noun stands before one that ends others.
  private func endsCompound(at index: Int) -> Bool {
    let (first, words) = (runs[index - 1], guide.words)
    return words.compoundEnds.contains(runs[index]) && !words.notCompoundStarts.contains(first)
      && (words.compoundStarts.contains(first) || guide.nounFacts(first) != nil)
  }

  /// Whether a German feminine noun in the plural, which linked ones end in as well, comes right before another one:
  /// Kreditkarten Daten. What is given to several follows them too: Gruppen Zugriff erlauben.
  private func isLinkedPlural(at index: Int) -> Bool {
    let (first, second, words) = (runs[index - 1], runs[index], guide.words)
    guard words.hasCompounds, first.utf8.count > 5, first.utf8.hasSuffix("n"),
      !words.givenToMany.contains(second),
      let facts = guide.nounFacts(first), facts.cells.isSubset(of: .femininePlural)
    else { return false }
    return guide.nounFacts(second) != nil
  }

  /// Whether nouns that may be one word are: where they begin a sentence, or their determiner does or stands after
  /// the verb that does.
  func isSplit(_ nouns: ClosedRange<Int>, _ places: WordPlaces) -> Bool {
    let (first, last) = (nouns.lowerBound, nouns.upperBound)
    let areNouns =
      guide.words.hasCompounds
      ? places.isCapital(first) && places.isCapital(last)
      : !places.isName(first) && !places.isCapital(last)
    guard areNouns, !places.isJoinedToNext(last), !places.isJoinedToPrevious(first) else {
      return false
    }
    if places.startsSentence(first) { return true }
    let next = last + 1 < runs.count ? runs[last + 1] : ""
    let isBound =
      guide.words.boundEnds.contains(runs[last]) && places.isAlone(last)
      && !guide.words.compoundNotBefore.contains(next)
    if guide.words.determiners.isEmpty { return isBound }
    let determiner = first - 1
    guard isOf(.determiner, determiner), places.areJoined(determiner...last) else { return false }
    if places.startsSentence(determiner) {
      return last + 1 < runs.count && isOf(.verb, last + 1) || isBound && places.endsSentence(last)
    }
    return isAfterVerb(determiner, places) && (isBound || places.endsStatement(last))
  }

  /// Whether nothing but a verb that asks nothing, and who is asked, comes before a determiner in its sentence.
  private func isAfterVerb(_ determiner: Int, _ places: WordPlaces) -> Bool {
    guard determiner > 0 else { return false }
    let isFormal = determiner > 1 && guide.words.inverted.contains(runs[determiner - 1])
    let verb = determiner - (isFormal ? 2 : 1)
    return places.areJoined(verb...determiner) && places.startsSentence(verb) && !isOf(.verb, verb)
      && !guide.words.compoundNotAfter.contains(runs[verb])
  }

  private func isOf(_ kind: WordTable.Kinds, _ index: Int) -> Bool {
    guide.table[runs[index]]?.kinds.contains(kind) ?? false
  }

  /// Two nouns as one word.
  func compound(of first: String, _ second: String) -> String {
    let words = guide.words
    if words.linkedByS.contains(where: first.utf8.hasSuffix) { return first + "s" + second }
    let meeting = first.suffix(1).lowercased() + second.prefix(1)
    return first + (words.clashingVowels.contains(meeting) ? "-" : "") + second
  }
}
