import DialogLocales

/// The vowels of a Turkish word, which go together: e, i, ö, ü or a, ı, o, u.
extension WordSlips {
  /// A word with i for an ı after a front vowel, which no ending has: deneyin for deneyın. The second part of a
  /// word may: yüzyıl, günışığı.
  func wordInHarmony(_ word: String) -> String? {
    var letters = Array(word.unicodeScalars)
    var vowel: Unicode.Scalar?
    // I is written i here.
    let start = letters.first == "i" ? 1 : 0
    for index in start..<letters.count
    where "aeıioöuüâîû".unicodeScalars.contains(letters[index]) {
      if letters[index] == "ı", let before = vowel, "eiöü".unicodeScalars.contains(before) {
        guard
          TurkishHarmony.harmonious.contains(String(String.UnicodeScalarView(letters[index...])))
        else {
          return nil
        }
        letters[index] = "öü".unicodeScalars.contains(before) ? "ü" : "i"
        vowel = letters[index]
        return String(String.UnicodeScalarView(letters))
      }
      vowel = letters[index]
    }
    return nil
  }

  /// Mesajleriniz: the vowels of lar and of what follows are as the last one of a known noun asks.
  func wordOfSeveralInHarmony(_ word: String) -> String? {
    let letters = Array(word.unicodeScalars)
    guard letters.count > 4 else { return nil }
    for start in 2...letters.count - 2 {
      let ending = String(String.UnicodeScalarView(letters[start...].prefix(3)))
      let stem = String(String.UnicodeScalarView(letters[..<start]))
      guard isOfSeveral(ending) || isPlace(ending, letters.count - start),
        harmonicStems.contains(stem),
        let vowel = stem.unicodeScalars.last(where: TurkishHarmony.turkishVowels.contains)
      else { continue }
      let isBack = !"eiöü".unicodeScalars.contains(vowel)
      if isBack == letters[start...].prefix(3).contains("a") { return nil }
      let rest = letters[start...].map {
        isBack ? TurkishHarmony.back[$0] ?? $0 : TurkishHarmony.front[$0] ?? $0
      }
      return stem + String(String.UnicodeScalarView(rest))
    }
    return nil
  }

  private func isOfSeveral(_ ending: String) -> Bool { ending == "ler" || ending == "lar" }

  /// da, de, dan or den at the end of a word.
  private func isPlace(_ ending: String, _ length: Int) -> Bool {
    length < 4 && TurkishHarmony.placeEndings.contains(ending)
  }

  /// ıstediğiniz: what follows ı is a, ı, o or u.
  func wordWithDottedI(_ word: String) -> String? {
    let letters = word.unicodeScalars
    if letters.last == "ı" { return wordWithRoundedEnd(word) }
    guard letters.first == "ı",
      let vowel = letters.dropFirst().first(where: TurkishHarmony.turkishVowels.contains),
      "eiöü".unicodeScalars.contains(vowel)
    else { return nil }
    return "i" + String(word.dropFirst())
  }

  /// albümı: after e, i, ö or ü no ending has ı.
  private func wordWithRoundedEnd(_ word: String) -> String? {
    let stem = word.dropLast()
    guard let last = stem.unicodeScalars.last, !TurkishHarmony.turkishVowels.contains(last),
      let vowel = stem.unicodeScalars.last(where: TurkishHarmony.turkishVowels.contains),
      let right: Character = vowel == "e" || vowel == "i"
        ? "i" : "öü".unicodeScalars.contains(vowel) ? "ü" : nil
    else { return nil }
    return String(stem) + String(right)
  }
}
