import DialogLocales

/// Spaces of Korean that lack: before nouns of dependence, and words of counting.
extension LetterReader {
  /// 볼수있어요, 끊겼을때, 필요한경우.
  func readMissingSpaces(in word: SpacedWord, _ faults: inout [WritingFault]) {
    readBoundNoun(in: word, &faults)
    if readCounted(in: word, &faults) || readDeterminer(in: word, &faults)
      || readSince(in: word, &faults)
    {
      return
    }
    guard let last = word.text.unicodeScalars.last, let ends = KoreanSpaces.boundEnds[last] else {
      return
    }
    for end in ends where word.text.utf8.hasSuffix(end.text) {
      let before = word.text.dropLast(end.text.count)
      let standsApart =
        end.before.map { $0.contains { self.ends(before, in: $0) } } ?? isVerbal(String(before))
      guard standsApart, !KoreanSpaces.wholes.contains(where: word.text.contains) else { continue }
      let start = word.range.lowerBound + before.unicodeScalars.count - 1
      let length = end.noun.unicodeScalars.count + 1
      faults.append(
        fault(.misspelt, start..<start + length, "\(scalars[start]) \(end.noun)"))
      return
    }
  }

  /// 접속한지 30일이 지났습니다; of what is asked 지 is an ending: 필요한지 확인하세요.
  private func readSince(in word: SpacedWord, _ faults: inout [WritingFault]) -> Bool {
    guard word.text.unicodeScalars.last == "지",
      KoreanSpaces.beforeSince.contains(where: { word.text.dropLast().hasSuffix($0) })
    else { return false }
    let end = word.range.upperBound
    let rest = String(String.UnicodeScalarView(scalars[end...].prefix(40))).split(separator: " ")
    guard at(end) == " ", rest.first?.unicodeScalars.first?.properties.numericType != nil,
      rest.dropFirst().prefix(3).contains(where: { KoreanSpaces.passing.begin(String($0)) })
    else { return false }
    faults.append(fault(.misspelt, end - 2..<end, "\(scalars[end - 2]) 지"))
    return true
  }

  /// 모든알림을, 새메시지.
  private func readDeterminer(in word: SpacedWord, _ faults: inout [WritingFault]) -> Bool {
    // Names are engraved, 새기기.
    guard let determiner = KoreanSpaces.determiners.first(where: word.text.utf8.hasPrefix),
      !KoreanSpaces.wholes.contains(where: word.text.contains)
    else { return false }
    let nouns = [String(word.text.dropFirst(determiner.count))].withNouns
    let isShort = determiner.unicodeScalars.count == 1
    guard
      nouns.contains(where: {
        KoreanParticle.nouns.contains($0)
          || (isShort ? KoreanSpaces.afterDeterminers.contains($0) : isVerbal($0))
      })
    else {
      return false
    }
    let start = word.range.lowerBound
    let end = start + determiner.unicodeScalars.count
    faults.append(fault(.misspelt, start..<end + 1, "\(determiner) \(scalars[end])"))
    return true
  }

  /// 두번, 세시간, with a particle or without.
  private func readCounted(in word: SpacedWord, _ faults: inout [WritingFault]) -> Bool {
    guard let first = word.text.unicodeScalars.first, let pairs = KoreanSpaces.counted[first],
      let pair = pairs.first(where: { word.text.utf8.hasPrefix($0.joined) }),
      word.text.utf8.count == pair.joined.utf8.count
        || KoreanSpaces.afterCounted.contains(String(word.text.dropFirst(pair.joined.count)))
    else { return false }
    let start = word.range.lowerBound
    faults.append(
      fault(.misspelt, start..<start + pair.joined.unicodeScalars.count, pair.apart))
    return true
  }

  /// Whether what stands before a noun ends in a syllable, or in a consonant; verbs of one syllable are known.
  private func ends(_ before: Substring, in end: String) -> Bool {
    guard let last = before.unicodeScalars.last else { return false }
    if end == "ㄹ" {
      return KoreanSyllable(last)?.final == .l
        && (before.unicodeScalars.count > 1 || KoreanLetters.verbsOfOneSyllable.contains(last))
    }
    return before.hasSuffix(end)
      && (before.unicodeScalars.count > 1
        || !end.isEmpty && KoreanSpaces.shortBefore.contains(last))
  }

  /// 수 without the spaces around it, where it can be no part of a noun: 재개할수 있습니다, 볼수있어요, 열 수있습니다.
  private func readBoundNoun(in word: SpacedWord, _ faults: inout [WritingFault]) {
    for index in word.range where scalars[index] == "수" {
      // 할수도 있습니다, 찾을수가 없습니다.
      let hasParticle = at(index + 2) == " " && KoreanLetters.afterBoundNoun.contains(at(index + 1))
      let hasSpace = at(index + 1) == " " || hasParticle
      let verb = hasParticle ? at(index + 3) : hasSpace ? at(index + 2) : at(index + 1)
      guard verb == "있" || verb == "없" else { continue }
      let isFirst = index == word.range.lowerBound
      guard let before = KoreanSyllable(at(isFirst ? index - 2 : index - 1)), before.final == .l
      else { continue }
      if isFirst {
        if !hasSpace, at(index - 1) == " " {
          faults.append(fault(.misspelt, index..<index + 2, "수 \(verb)"))
        }
        continue
      }
      guard !KoreanLetters.beforeBoundNoun.contains(scalars[index - 1]),
        index - 1 > word.range.lowerBound
          || KoreanLetters.verbsOfOneSyllable.contains(before.scalar)
      else { continue }
      faults.append(
        hasSpace
          ? fault(.misspelt, index - 1..<index + 1, "\(before.scalar) 수")
          : fault(.misspelt, index - 1..<index + 2, "\(before.scalar) 수 \(verb)"))
    }
  }
}
