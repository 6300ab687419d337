import DialogLocales

extension LetterReader {
  /// Characters that the language does not write, though another does.
  func readHan(_ own: HanSets, _ faults: inout [WritingFault]) {
    for index in scalars.indices {
      let sets = HanSets.of(scalars[index])
      guard !sets.isEmpty, !sets.contains(own), sets.contains(own.other) else { continue }
      if own == .japanese, sets.contains(.traditional) { continue }
      faults.append(fault(.foreignLetter, index..<index + 1, nil))
    }
  }

  /// Words of grammar twice in a row; not where one of them is part of another word.
  func readRepeatedHan(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst() where scalars[index] == scalars[index - 1] {
      guard let parts = ChineseLetters.repeatedHan[scalars[index]] else { continue }
      let (before, after) = (at(index - 2), at(index + 1))
      if parts.before.contains(before) || parts.after.contains(after) { continue }
      faults.append(fault(.doubled, index - 1..<index + 1, String(scalars[index])))
    }
  }

  /// Words of grammar of two characters, twice in a row.
  func readRepeatedWords(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropLast(3)
    where scalars[index] == scalars[index + 2] && scalars[index + 1] == scalars[index + 3] {
      let word = String(String.UnicodeScalarView(scalars[index...index + 1]))
      let isRequest =
        ChineseLetters.pleas.contains(at(index - 1))
        && ChineseLetters.repeatedRequests.contains(word)
      let isNoun =
        ChineseLetters.repeatedNouns.contains(word)
        && !ChineseLetters.endsOfNouns.contains(at(index + 4))
      if ChineseLetters.repeatedWords.contains(word) || isRequest || isNoun {
        faults.append(fault(.doubled, index..<index + 4, word))
      }
    }
  }

  /// 二 before what counts things, where it ends no longer number and is not the second.
  func readTwo(_ right: String, _ faults: inout [WritingFault]) {
    for index in scalars.indices
    where scalars[index] == ChineseLetters.numberTwo
      && ChineseLetters.hanCounters.contains(at(index + 1))
      && !ChineseLetters.hanNumerals.contains(at(index - 1))
    {
      faults.append(fault(.misspelt, index..<index + 2, right + String(at(index + 1))))
    }
  }

  /// The particle を twice, which ends no word and begins none; others between words of other letters.
  func readRepeatedKana(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst()
    where scalars[index] == scalars[index - 1]
      && JapaneseLetters.kanaParticles.contains(scalars[index])
    {
      let isAmongWords = at(index - 2).opensJapaneseWord && at(index + 1).opensJapaneseWord
      guard scalars[index] == JapaneseLetters.objectMark || isAmongWords else { continue }
      faults.append(fault(.doubled, index - 1..<index + 1, String(scalars[index])))
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of Han or Katakana, of which most words are and no particle is.
  fileprivate var opensJapaneseWord: Bool {
    switch value {
    case 0x30A1...0x30FC, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

extension HanSets {
  /// The set of those who write otherwise.
  fileprivate var other: HanSets { self == .simplified ? .traditional : .simplified }
}
