extension WritingReader {
  /// The suspects that are faults, by what stands between their words.
  func faults(in text: String) -> [WritingFault] {
    let places = WordPlaces(text)
    guard places.all.count == runs.count else { return [] }
    let found = suspects.filter { suspect in
      (suspect.isAfterComma
        ? places.isRelative(suspect.words.upperBound)
        : suspect.isOfClause
          ? places.areOfOneClause(suspect.words)
          : places.areJoined(
            suspect.words, aroundNumber: suspect.isSentence && guide.words.countsInGroups))
        && isFault(suspect, places)
        && (suspect.kind != .english || !places.isQuoted(suspect.words.lowerBound))
    }
    return found.enumerated().compactMap { index, suspect in
      let words = suspect.words
      if suspect.kind == .wrongCase, follows(from: found, index) { return nil }
      if suspect.kind == .disagreeing, isExplained(suspect, by: found) { return nil }
      let place = suspect.kind == .doubled ? words.lowerBound : words.upperBound
      let start = suspect.kind == .misspelt ? place : words.lowerBound
      let range = places.all[start].lowerBound..<places.all[words.upperBound].upperBound
      return WritingFault(
        kind: suspect.kind, range: range, written: places.text(range),
        right: right(of: suspect, place, places), auxiliary: suspect.auxiliary,
        difference: suspect.difference, isLikely: suspect.isLikeAnother)
    }
  }

  /// Whether words disagree only as one of them is wrong otherwise: the determiner is that of the whole in het foto
  /// album; a participle with the auxiliary that it has does not agree, les joueurs sont quitté; what people do to
  /// each other may have its object after it, ils se sont partagé les frais.
  private func isExplained(_ suspect: Suspect, by found: [Suspect]) -> Bool {
    if guide.words.beParticiples != nil, suspect.isSentence,
      runs[suspect.words].contains(where: guide.words.reflexives.contains)
    {
      return true
    }
    return found.contains { other in
      other.isCompound && other.words.lowerBound == suspect.words.upperBound
        || other.kind == .wrongAfter && other.words.upperBound == suspect.words.upperBound
        || suspect.isAfterNumber && other.isCounted && other.words.overlaps(suspect.words)
    }
  }

  /// Whether a case is wrong only beside a word that is wrong itself.
  private func follows(from found: [Suspect], _ index: Int) -> Bool {
    found.enumerated().contains { place, other in
      let isTold =
        [.disagreeing, .wrongAfter].contains(other.kind)
        || other.kind == .wrongCase && place < index
      return isTold && other.words.overlaps(found[index].words)
    }
  }

  /// - Parameter place: of the word that is written otherwise.
  private func right(of suspect: Suspect, _ place: Int, _ places: WordPlaces) -> String? {
    switch suspect.kind {
    case .doubled: places.text(places.all[place])
    case .changedBeside:
      changed(suspect, places)
    case .wrongAfter:
      suspect.right.flatMap { right in
        if suspect.auxiliary != nil { return nil }
        return right.first == "!"
          ? places.cased(String(right.dropFirst()), as: suspect.words.lowerBound)
          : places.text(before: place, from: suspect.words.lowerBound) + right
      }
    case .disagreeing:
      suspect.right.map { right in
        right.first == "!"
          ? places.cased(String(right.dropFirst()), as: suspect.words.lowerBound)
            + places.text(after: place - 1, to: place)
          : places.text(before: place, from: suspect.words.lowerBound) + right
      }
    case .regional where suspect.words.count > 1:
      suspect.right.map { places.cased($0, as: suspect.words.lowerBound) }
    case .misspelt where suspect.isLikeAnother:
      suspect.right.map { places.replaced(guide.core(runs[place]), with: $0, at: place) }
    case .noComma:
      suspect.words.map { places.text(places.all[$0]) }.joined(separator: ", ")
    default: suspect.right.map { places.cased($0, as: place) }
    }
  }

  /// Both words with the first one changed; as one word where it only links them.
  private func changed(_ suspect: Suspect, _ places: WordPlaces) -> String {
    let (first, last) = (suspect.words.lowerBound, suspect.words.upperBound)
    let second = places.text(places.all[last])
    return suspect.right.map { places.cased($0, as: first) + second }
      ?? compound(of: places.text(places.all[first]), second.lowercased())
  }

  /// Whether it stands where it must to be a fault.
  private func stands(_ suspect: Suspect, _ places: WordPlaces) -> Bool {
    let first = suspect.words.lowerBound
    if suspect.isOpening, !places.startsSentence(first) { return false }
    if suspect.isEndOfClause, !places.endsClause(suspect.words.upperBound) { return false }
    return !suspect.isAfterNumber || places.followsNumber(first, opening: suspect.isSentence)
  }

  private func isFault(_ suspect: Suspect, _ places: WordPlaces) -> Bool {
    let first = suspect.words.lowerBound
    guard stands(suspect, places) else { return false }
    if suspect.isSure { return true }
    if suspect.isBeforeNoun, places.isCapital(suspect.words.upperBound - 1) { return false }
    if suspect.isAroundNumber { return places.hasNumber(after: first) }
    if suspect.isCompound { return isSplit(suspect.words, places) }
    if suspect.isCounted { return places.isCounted(first) }
    if suspect.isPresumed, !places.isLowercase(suspect.words.upperBound) { return false }
    if let sentence = suspect.sentence {
      return places.areJoined(sentence) && places.startsSentence(sentence.lowerBound)
        && places.endsSentence(sentence.upperBound)
    }
    switch suspect.kind {
    case .doubled:
      return places.isRepetition(suspect.words) && !places.isJoinedToNext(suspect.words.upperBound)
    case .disagreeing:
      // The ending of N-te, and ОС, which is no word.
      if places.isJoinedToPrevious(first) || suspect.words.contains(where: places.isAbbreviation) {
        return false
      }
      if guide.words.relatives.contains(runs[first]), places.isRelative(first) { return false }
      let last = suspect.words.upperBound
      if suspect.isSentence {
        let isNamed = suspect.attribute.map(places.isCapital) ?? false
        let isObject =
          suspect.mayBeObject && first > 0 && isInfinitive(first - 1)
          && places.areJoined(first - 1...first) && places.startsSentence(first - 1)
        let isOpening = suspect.isAfterNumber || places.startsSentence(first) || isObject
        return isOpening && !places.isName(last) && !isNamed
      }
      if places.isJoinedToNext(last) { return false }
      return !guide.words.hasCompounds || places.isNounOfItsOwn(last)
    case .changedBeside:
      // A pronoun after its verb: corrigez-la avant.
      if places.isJoinedToPrevious(first) { return false }
      let second = places.text(places.all[suspect.words.upperBound])
      return suspect.right == nil && guide.words.hasCompounds
        ? places.isCapital(suspect.words.upperBound) : second == second.lowercased()
    case .wrongCase: return isWrongCase(suspect.words, places)
    case .wrongAfter:
      let last = suspect.words.upperBound
      return !places.isCapital(last) && !places.isJoinedToNext(last)
    // Of a path or an option: /usr/share, --keep-files.
    case .english where isJoined(suspect.words, places),
      .foreignWord where isJoined(suspect.words, places):
      return false
    case .english where isWithinName(suspect.words, places): return false
    case .foreignWord: return !places.isName(first) && !places.isQuoted(first)
    case .misspelt where suspect.isLikeAnother:
      return !isJoined(suspect.words, places) && !places.isAbbreviation(first)
        && (guide.words.hasCompounds || !places.isName(first))
    case .misspelt, .regional:
      if suspect.lacksCapital { return suspect.words.dropFirst().allSatisfy(places.isLowercase) }
      return guide.words.hasCompounds || !places.isName(suspect.words.upperBound)
    default: return true
    }
  }

  private func isWrongCase(_ words: ClosedRange<Int>, _ places: WordPlaces) -> Bool {
    let (first, last) = (words.lowerBound, words.upperBound)
    if guide.words.hasCompounds {
      if guide.words.relatives.contains(runs[first + 1]), places.isRelative(first + 1) {
        return false
      }
      return !places.isCapital(first + 1) && !places.isJoinedToNext(last)
        && (last == first + 1 || places.isNounOfItsOwn(last))
    }
    let isPart =
      places.isJoinedToPrevious(first)
      && !(first > 0 && guide.government?.isJoined(runs[first], to: runs[first - 1]) ?? false)
    let isPolite = guide.words.politeStarts.contains { runs[last].hasPrefix($0) }
    return !isPart && (isPolite || !places.isCapital(last)) && !places.isName(first)
      && !places.isJoinedToNext(last) && !places.isAbbreviation(last)
  }

  private func isJoined(_ words: ClosedRange<Int>, _ places: WordPlaces) -> Bool {
    places.isJoinedToPrevious(words.lowerBound) || places.isJoinedToNext(words.upperBound)
  }

  /// Whether what joins English words joins those of a name, or such as other languages take as they are: Arts and Crafts,
  /// drag and drop.
  private func isWithinName(_ words: ClosedRange<Int>, _ places: WordPlaces) -> Bool {
    let (first, last) = (words.lowerBound, words.upperBound)
    guard EnglishLeftovers.joining.contains(runs[first]), first > 0, last + 1 < runs.count else {
      return false
    }
    return places.isCapital(first - 1) && places.isCapital(last + 1)
      || EnglishLeftovers.joined.contains(runs[first - 1])
  }

  /// Whether a word that begins a sentence is an infinitive, by its end, as titles that ask begin with.
  private func isInfinitive(_ index: Int) -> Bool {
    guide.words.infinitiveEndings.contains { runs[index].utf8.hasSuffix($0) }
  }
}
