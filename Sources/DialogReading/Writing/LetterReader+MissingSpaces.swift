import DialogLocales

/// Spaces of Korean that lack: before nouns of dependence, and words of counting.
extension LetterReader {
  /// 볼수있어요, 끊겼을때, 필요한경우.
  func readMissingSpaces(in word: SpacedWord, _ faults: inout [WritingFault]) {
    readBoundNoun(in: word, &faults)
    if readCounted(in: word, &faults) { return }
    guard word.text.unicodeScalars.contains(where: KoreanSpaces.firstsOfNouns.contains),
      !KoreanSpaces.wholes.contains(where: word.text.contains)
    else { return }
    for (noun, afters) in KoreanSpaces.afterVerbal {
      guard let after = afters.first(where: { word.text.utf8.hasSuffix(noun + $0) }) else {
        continue
      }
      let before = word.text.dropLast(noun.count + after.count)
      guard isVerbal(String(before)) else { continue }
      let start = word.range.lowerBound + before.unicodeScalars.count - 1
      faults.append(fault(.misspelt, start..<start + 2, "\(scalars[start]) \(noun)"))
      return
    }
    for (befores, noun, afters) in KoreanSpaces.boundNouns {
      guard let after = afters.first(where: { word.text.utf8.hasSuffix(noun + $0) }) else {
        continue
      }
      let before = word.text.dropLast(noun.count + after.count)
      guard befores.contains(where: { ends(before, in: $0) }) else { continue }
      let start = word.range.lowerBound + before.unicodeScalars.count - 1
      let length = noun.unicodeScalars.count + 1
      faults.append(
        fault(.misspelt, start..<start + length, "\(scalars[start]) \(noun)"))
      return
    }
  }

  /// 두번, 세시간, with a particle or without.
  private func readCounted(in word: SpacedWord, _ faults: inout [WritingFault]) -> Bool {
    guard let first = word.text.unicodeScalars.first, KoreanSpaces.firstsOfNumbers.contains(first)
    else { return false }
    let found = KoreanSpaces.counted.first { number, noun in
      word.text.utf8.hasPrefix(number + noun)
        && (word.text.utf8.count == (number + noun).utf8.count
          || KoreanSpaces.afterCounted.contains(String(word.text.dropFirst((number + noun).count))))
    }
    guard let (number, noun) = found else { return false }
    let start = word.range.lowerBound
    faults.append(
      fault(
        .misspelt, start..<start + (number + noun).unicodeScalars.count, "\(number) \(noun)"))
    return true
  }

  /// Whether what stands before a noun ends in a syllable, or in a consonant; verbs of one syllable are known.
  private func ends(_ before: Substring, in end: String) -> Bool {
    guard let last = before.unicodeScalars.last else { return false }
    if end == "ㄹ" {
      return KoreanSyllable(last)?.final == .l
        && (before.unicodeScalars.count > 1 || KoreanLetters.verbsOfOneSyllable.contains(last))
    }
    return before.hasSuffix(end) && (before.unicodeScalars.count > 1 || "할될한된".contains(end))
  }

  /// 수 without the spaces around it, where it can be no part of a noun: 재개할수 있습니다, 볼수있어요, 열 수있습니다.
  private func readBoundNoun(in word: SpacedWord, _ faults: inout [WritingFault]) {
    for index in word.range where scalars[index] == "수" {
      // 할수도 있습니다, 찾을수가 없습니다.
      let hasParticle = at(index + 2) == " " && "도가는만".unicodeScalars.contains(at(index + 1))
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
