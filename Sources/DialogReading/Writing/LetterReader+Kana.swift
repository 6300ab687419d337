import DialogLocales

extension LetterReader {
  /// Characters that look like kana inside of a word in kana, デ一タ, and カ for 力 at the end of one: 入カ.
  func readAlikeKana(_ faults: inout [WritingFault]) {
    for index in scalars.indices {
      let (before, letter, after) = (at(index - 1), scalars[index], at(index + 1))
      if let kana = kanaOfAlike[letter], isKatakana(before), isKatakana(after),
        // Reviews: アプリ口コミ
        letter != "口" || after != "コ"
      {
        faults.append(fault(.misspelt, index..<index + 1, kana))
      }
      if letter == "カ", beforePower.contains(before), !isKatakana(after) {
        faults.append(fault(.misspelt, index..<index + 1, "力"))
      }
    }
  }

  private func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A1...0x30FA).contains(scalar.value) || scalar == "ー"
  }
}

private let kanaOfAlike: [Unicode.Scalar: String] = [
  "一": "ー", "二": "ニ", "口": "ロ", "工": "エ", "卜": "ト", "夕": "タ",
]
private let beforePower: Set<Unicode.Scalar> = ["入", "出", "協", "能", "努", "電", "圧", "権", "魅"]
