import DialogLocales

/// The forms of a Korean predicate that a list names by its dictionary form.
///
/// `~어렵다` is 어렵다 in every form, 어려워서 and 어려운 among them, and `~.어렵다` in those that end a
/// sentence which states something. Words may stand before it: `~지_않다`.
struct KoreanForms {
  /// How the forms begin, of two syllables and more or such that endings follow.
  let beginnings: [String]
  /// Forms of one syllable that stand as a word: 끈, 끌.
  let words: [String]

  /// - Parameter name: from the mark on.
  init(_ name: Substring) {
    let name = name.dropFirst()
    let isStatement = name.utf8.first == UInt8(ascii: ".")
    let phrase = isStatement ? name.dropFirst() : name
    let last = phrase.utf8.lastIndex(of: UInt8(ascii: "_")).map(phrase.utf8.index(after:))
    let start = phrase[..<(last ?? phrase.startIndex)].withSpaces
    let predicate = String(phrase[(last ?? phrase.startIndex)...])
    if isStatement {
      beginnings = KoreanStem.statements(of: predicate).map { start + $0 }
      words = []
    } else {
      let forms = KoreanStem.beginnings(of: predicate)
      let isShort = start.isEmpty && predicate.unicodeScalars.count < 3
      beginnings = (isShort ? forms.open : forms.all).map { start + $0 }
      words = isShort ? forms.whole : []
    }
  }
}

extension [String] {
  /// The words of a list, in which `_` is a space, each that names a predicate in its forms.
  var withForms: [String] {
    flatMap { word in
      guard word.utf8.first == UInt8(ascii: "~") else { return [word.withSpaces] }
      let forms = KoreanForms(word[...])
      return forms.beginnings + forms.words
    }
  }
}

extension [UInt8] {
  /// A syllable that ㅆ closes, as 었 and 했 of a past, and which some letters follow; not 있 and 겠, which tell
  /// no past. Nil of a text without one.
  func koreanPast(before rests: [String]) -> String? {
    let syllable = indices.dropLast(2).first { index in
      guard self[index] >= 0xEA, self[index] <= 0xED else { return false }
      let value =
        UInt32(self[index] & 0xF) << 12 | UInt32(self[index + 1] & 0x3F) << 6
        | UInt32(self[index + 2] & 0x3F)
      guard let scalar = Unicode.Scalar(value), let syllable = KoreanSyllable(scalar),
        syllable.final == .ss, scalar != "있", scalar != "겠"
      else { return false }
      return rests.contains { self[(index + 3)...].starts(with: $0.utf8) }
    }
    return syllable.map { String(decoding: self[$0..<$0 + 3], as: UTF8.self) }
  }
}
