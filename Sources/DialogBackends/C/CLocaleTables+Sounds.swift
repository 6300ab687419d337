import DialogLanguage

/// How values sound, for words that agree with them.
extension CLocaleTables {
  /// What is passed over at the ends of a value, the same in all languages.
  mutating func unread() -> String {
    typealias Tables = KoreanFinalSound.Tables
    let language = LanguageTag("en")!
    let ranges = Tables.unread.map { range in
      "{\(CLiteral.hexadecimal(range.lowerBound)), \(CLiteral.hexadecimal(range.upperBound))}"
    }
    let table = array("uint32_t", "unread_ranges", language, ranges, bounds: "[][2]")
    return structure(
      "dialog_unread", "unread", language, [table, String(ranges.count), words(Tables.signs)])
  }

  mutating func korean() -> String {
    typealias Tables = KoreanFinalSound.Tables
    let currencies = Tables.signs.filter { Tables.currencies.contains($0.key) }
    return structure(
      "dialog_korean", "sounds", LanguageTag("ko")!,
      [
        unread(), sounds(Tables.digits), sounds(Tables.tens), sounds(Tables.myriads),
        sounds(Tables.letters), words(currencies), words(Tables.units), words(Tables.words),
      ])
  }

  mutating func french() -> String {
    typealias Tables = FrenchInitialSound.Tables
    return structure(
      "dialog_french", "elisions", LanguageTag("fr")!,
      [Tables.eliding.sorted(), Tables.holding.sorted(), Tables.holdingWords.sorted()].map {
        CLiteral.lines($0.joined(separator: " ")).joined(separator: " ")
      })
  }

  mutating func turkish() -> String {
    typealias Tables = TurkishFinalSound.Tables
    return structure(
      "dialog_turkish", "sounds", LanguageTag("tr")!,
      [
        unread(), sounds(Tables.digits), sounds(Tables.tens), sounds(Tables.powers),
        words(Tables.units), words(Tables.words),
      ])
  }

  private func sounds(_ sounds: [AgreementKind.Sound]) -> String {
    CLiteral.string(sounds.map(letter).joined())
  }

  /// `web c tab c`
  private func words(_ words: [String: AgreementKind.Sound]) -> String {
    let entries = words.sorted { $0.key < $1.key }.map { "\($0.key) \(letter($0.value))" }
    return CLiteral.lines(entries.joined(separator: " ")).joined(separator: " ")
  }

  private func letter(_ sound: AgreementKind.Sound) -> String {
    switch sound {
    case .vowel: "v"
    case .consonant: "c"
    case .liquid: "l"
    case .unknown: "u"
    default: harmonicLetter(sound)
    }
  }

  /// `a` for the first of the sounds that Turkish tells.
  private func harmonicLetter(_ sound: AgreementKind.Sound) -> String {
    let index = AgreementKind.Classifier.turkishFinal.sounds.firstIndex(of: sound)!
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }
}
