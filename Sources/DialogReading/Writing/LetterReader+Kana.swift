import DialogLocales

extension Unicode.Scalar {
  /// Whether it begins what a number counts.
  fileprivate var isOfCount: Bool { self == "つ" || self == "か" || isHan }
}

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

  /// が after a thing, where a verb follows by which something is done to it: 写真が追加しました.
  func readObjectParticles(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst() where scalars[index] == "が" {
      let next = String(String.UnicodeScalarView(scalars[(index + 1)...].prefix(12)))
      guard
        JapaneseLetters.otherDeeds.contains(where: next.hasPrefix)
          || JapaneseLetters.deeds.contains(where: { deed in
            next.hasPrefix(deed)
              && JapaneseLetters.endingsOfDeeds.contains(
                where: next.dropFirst(deed.count).hasPrefix)
          })
      else { continue }
      let before = scalars[..<index]
      let length = (1...7).last { count in
        count <= before.count
          && JapaneseLetters.objects.contains(
            String(String.UnicodeScalarView(before.suffix(count))))
      }
      guard let length else { continue }
      let start = index - length
      let noun = String(String.UnicodeScalarView(scalars[start..<index]))
      faults.append(fault(.misspelt, start..<index + 1, noun + "を"))
    }
  }

  /// Words in Katakana with a sign that only looks like one of their letters, フォルダ一, 口グイン, or with a large letter
  /// for a small one, クリツク: words that are known if the signs are read as they look.
  func readAlikeWords(_ faults: inout [WritingFault]) {
    var index = 0
    while index < scalars.count {
      guard kana(at: index) != nil else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, kana(at: index) != nil { index += 1 }
      addAlikes(in: start..<index, &faults)
    }
    for index in scalars.indices.dropLast() {
      let pair = String(String.UnicodeScalarView(scalars[index...index + 1]))
      guard let right = JapaneseLetters.hanOfAlike[pair] else { continue }
      let outside = isKatakana(scalars[index]) ? at(index - 1) : at(index + 2)
      if isKatakana(outside) { continue }
      faults.append(fault(.misspelt, index..<index + 2, right))
    }
  }

  /// The letter of Katakana that a sign is or looks like.
  private func kana(at index: Int) -> Unicode.Scalar? {
    let letter = scalars[index]
    if isKatakana(letter) { return letter }
    if JapaneseLetters.longMarks.contains(letter) { return "ー" }
    return JapaneseLetters.kanaOfAlike[letter]?.unicodeScalars.first
  }

  private func addAlikes(in word: Range<Int>, _ faults: inout [WritingFault]) {
    guard word.count > 1, word.contains(where: { isKatakana(scalars[$0]) }) else { return }
    var letters = word.map { kana(at: $0)! }
    // 一 before what it counts: メモリ一枚.
    let isNumber =
      scalars[word.upperBound - 1] == JapaneseLetters.numberOne && at(word.upperBound).isOfCount
    if isNumber { return }
    let alike = word.filter { !isKatakana(scalars[$0]) }
    let written = String(String.UnicodeScalarView(letters))
    if JapaneseLetters.katakanaWords.contains(written) {
      for index in alike { addAlike(at: index, String(kana(at: index)!), &faults) }
      return
    }
    guard alike.isEmpty else { return }
    for (place, letter) in letters.enumerated().dropFirst() {
      guard let small = JapaneseLetters.smallKana[letter] else { continue }
      letters[place] = small
      let right = String(String.UnicodeScalarView(letters))
      if JapaneseLetters.katakanaWords.contains(right) {
        faults.append(fault(.misspelt, word, right))
        return
      }
      letters[place] = letter
    }
  }

  /// A place that is told by its neighbours is told by those alone.
  private func addAlike(at index: Int, _ kana: String, _ faults: inout [WritingFault]) {
    let found = fault(.misspelt, index..<index + 1, kana)
    if !faults.contains(where: { $0.range == found.range }) { faults.append(found) }
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
