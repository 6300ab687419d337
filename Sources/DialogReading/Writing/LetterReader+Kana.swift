import DialogLocales

extension LetterReader {
  /// Characters that look like kana inside of a word in kana, デ一タ, and カ for 力 at the end of one: 入カ.
  func readAlikeKana(_ faults: inout [WritingFault]) {
    for index in scalars.indices {
      let (before, letter, after) = (at(index - 1), scalars[index], at(index + 1))
      if let kana = JapaneseLetters.kanaOfAlike[letter], isKatakana(before), isKatakana(after),
        // Reviews: アプリ口コミ
        letter != "口" || after != "コ", letter != "八" || after == "ー"
      {
        faults.append(fault(.misspelt, index..<index + 1, kana))
      }
      if let kana = kanaOpeningWord(at: index) {
        faults.append(fault(.misspelt, index..<index + 1, kana))
      }
      if let kana = otherKana(at: index) {
        faults.append(fault(.misspelt, index..<index + 1, kana))
      }
      if letter == "カ", JapaneseLetters.beforePower.contains(before), !isKatakana(after) {
        faults.append(fault(.misspelt, index..<index + 1, "力"))
      }
    }
  }

  /// What a word begins with that no word begins with: 力メラ for カメラ, ニつ for 二つ.
  private func kanaOpeningWord(at index: Int) -> String? {
    guard !at(index - 1).properties.isAlphabetic || scalars[index] == "ニ" else { return nil }
    switch scalars[index] {
    case "力", "夕", "卜":
      let isOfWord = isKatakana(at(index + 1)) && isKatakana(at(index + 2))
      return isOfWord ? JapaneseLetters.kanaOfAlike[scalars[index]] : nil
    case "ニ": return at(index + 1) == "つ" && !isKatakana(at(index - 1)) ? "二" : nil
    default: return nil
    }
  }

  /// The other one of two kana that look alike, by what stands around: ぺージ, フォルダヘ, ゆっくリ.
  private func otherKana(at index: Int) -> String? {
    let (before, letter, after) = (at(index - 1), scalars[index], at(index + 1))
    if let katakana = JapaneseLetters.katakanaOfAlike[letter], isKatakana(after) {
      // へ is a particle too: iCloud へアップロード.
      let opensClause = index == 0 || "、。「『（\nのをが".unicodeScalars.contains(before)
      let isOther = letter != "へ" && (isKatakana(before) || !before.properties.isAlphabetic)
      return opensClause || isOther ? katakana : nil
    }
    guard let hiragana = JapaneseLetters.hiraganaOfAlike[letter], !isKatakana(after) else {
      return nil
    }
    if letter == "ヘ" { return before.properties.isAlphabetic ? hiragana : nil }
    return isHiragana(before) ? hiragana : nil
  }

  private func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value)
  }

  private func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A1...0x30FA).contains(scalar.value) || scalar == "ー"
  }
}
