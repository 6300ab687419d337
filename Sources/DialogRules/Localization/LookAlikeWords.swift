import DialogLocales
import DialogReading

extension String {
  /// The words that mix letters of Latin, Greek and Cyrillic where the fewer all have a look-alike among the
  /// others, and how they read in the others' script; and Latin letters that stand for a word of one letter.
  func wordsOfLookAlikes(
    in scripts: Scripts, _ own: LetterWords?
  ) -> [(range: Range<Int>, mended: String)] {
    let words = alphabeticWords
    return words.indices.compactMap { index in
      let mended =
        words[index].letters.inOneScript
        ?? own.flatMap { words.wordOfOneLetter(at: index, scripts, $0, self) }
      return mended.map { (words[index].range, $0) }
    }
  }

  /// Letters of words of a script that are of another one, which the language is not written in, and have no look-alike
  /// in the first: Greek ϋ in a Turkish word, a Lao vowel in a Thai one. Latin is written in words of all scripts, and
  /// Han, kana and Hangul without spaces beside others.
  func strayLetters(in own: Scripts) -> [(range: Range<Int>, letter: String, word: String)] {
    guard own.isDisjoint(with: [.han, .hangul, .hiragana, .katakana]) else { return [] }
    return words(of: \.isLetterOrMark).compactMap { word in
      let letters = word.letters
      let isStray = { (letter: Unicode.Scalar) in
        let script = letter.scriptInWords
        return !script.isSubset(of: [.latin, .common, .other]) && script.isDisjoint(with: own)
      }
      guard let place = letters.firstIndex(where: isStray), place > 0, letters.inOneScript == nil,
        letters.count(where: isStray) * 3
          <= letters.count(where: { own.contains($0.scriptInWords) })
      else { return nil }
      let start = word.range.lowerBound + letters[..<place].reduce(0) { $0 + UTF8.width($1) }
      return (
        start..<start + UTF8.width(letters[place]), String(letters[place]),
        String(String.UnicodeScalarView(letters))
      )
    }
  }

  /// The runs of alphabetic characters, with the bytes of each.
  private var alphabeticWords: [(range: Range<Int>, letters: [Unicode.Scalar])] {
    words(of: \.properties.isAlphabetic)
  }

  private func words(
    of isPart: (Unicode.Scalar) -> Bool
  ) -> [(range: Range<Int>, letters: [Unicode.Scalar])] {
    var words: [(Range<Int>, [Unicode.Scalar])] = []
    var (word, start, offset): ([Unicode.Scalar], Int, Int) = ([], 0, 0)
    for scalar in unicodeScalars {
      if isPart(scalar) {
        if word.isEmpty { start = offset }
        word.append(scalar)
      } else if !word.isEmpty {
        words.append((start..<offset, word))
        word = []
      }
      offset += UTF8.width(scalar)
    }
    if !word.isEmpty { words.append((start..<offset, word)) }
    return words
  }
}

extension Unicode.Scalar {
  fileprivate var isUppercaseLatin: Bool { properties.isUppercase && Scripts.of(self) == .latin }

  /// Its script; of a mark in the scripts of India, of Thai and Lao, that of the letters of its block, as marks are in no
  /// table.
  fileprivate var scriptInWords: Scripts {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      (0x900..<0xF00).contains(value)
        ? Scripts.of(Unicode.Scalar(value & ~0x7F | 0x25) ?? self) : .common
    default: Scripts.of(self)
    }
  }
}

extension [Unicode.Scalar] {
  /// The word in the script of most of its letters; nil where it is in one already, or where a
  /// letter of the other has no look-alike.
  fileprivate var inOneScript: String? {
    let scripts = map { $0.isFullWidthLatin ? .other : Scripts.of($0) }
    let latin = scripts.count { $0 == .latin }
    if latin == 0 { return inGreekOrCyrillic(scripts) }
    guard latin < count else { return nil }
    guard let other = scripts.first(where: { $0 == .cyrillic || $0 == .greek }) else {
      return latin * 2 >= count ? mended(to: .latin) : nil
    }
    guard scripts.allSatisfy({ $0 == .latin || $0 == other }) else { return nil }
    if latin * 2 <= count { return mended(to: other) ?? mended(to: .latin) }
    // Names in capitals have endings of the other script: SMSка.
    return mended(to: .latin)
      ?? (dropFirst().contains(where: \.isUppercaseLatin) ? nil : mended(to: other))
  }

  private func inGreekOrCyrillic(_ scripts: [Scripts]) -> String? {
    let greek = scripts.count { $0 == .greek }
    guard greek > 0, greek < count, greek + scripts.count(where: { $0 == .cyrillic }) == count
    else { return nil }
    return mended(to: greek * 2 > count ? .greek : .cyrillic)
  }

  private func mended(to script: Scripts) -> String? {
    var word = ""
    for letter in self {
      let isRight = Scripts.of(letter) == script && !letter.isFullWidthLatin
      let alike =
        script == .latin
        ? LookAlikes.latin(for: letter)
        : Scripts.of(letter) == .latin
          ? LookAlikes.letter(of: script, for: letter)
          : LookAlikes.letter(of: script, forOther: letter)
      guard let scalar = isRight ? letter : alike else { return nil }
      word.unicodeScalars.append(scalar)
    }
    return word
  }
}

extension [(range: Range<Int>, letters: [Unicode.Scalar])] {
  /// The word that a Latin letter stands for between words of another script: c for the Russian с.
  fileprivate func wordOfOneLetter(
    at index: Int, _ scripts: Scripts, _ known: LetterWords, _ text: String
  ) -> String? {
    guard self[index].letters.count == 1, index + 1 < count else { return nil }
    let letter = self[index].letters[0]
    let script: Scripts = scripts.contains(.greek) ? .greek : .cyrillic
    guard Scripts.of(letter) == .latin,
      let own = LookAlikes.letter(of: script, for: letter), known.has(own),
      isOf(script, index + 1), gap(after: index, text) == " "
    else { return nil }
    if index == 0 { return self[0].range.lowerBound == 0 ? String(own) : nil }
    let gap = gap(after: index - 1, text)
    guard !letter.properties.isUppercase, isOf(script, index - 1), gap == " " || gap == ", ",
      !known.names(String(String.UnicodeScalarView(self[index - 1].letters)))
    else { return nil }
    return String(own)
  }

  private func isOf(_ script: Scripts, _ index: Int) -> Bool {
    self[index].letters.count > 1 && self[index].letters.allSatisfy { Scripts.of($0) == script }
  }

  /// What stands between a word and the next.
  private func gap(after index: Int, _ text: String) -> String {
    let (end, next) = (self[index].range.upperBound, self[index + 1].range.lowerBound)
    return String(decoding: text.utf8.dropFirst(end).prefix(next - end), as: UTF8.self)
  }
}
