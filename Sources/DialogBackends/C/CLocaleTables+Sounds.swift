import DialogLocales

/// How values sound, for words that agree with them.
extension CLocaleTables {
  /// What is passed over at the ends of a value, the same in all languages.
  var unread: CLocaleRow {
    typealias Tables = KoreanFinalSound.Tables
    let ranges = Tables.unread.map { range in
      "{\(CLiteral.hexadecimal(range.lowerBound)), \(CLiteral.hexadecimal(range.upperBound))}"
    }
    var strings = CStrings()
    strings.add(words(Tables.signs))
    var row = CLocaleRow("dialog_unread", [String(ranges.count)], strings)
    row.append("dialog_scalar_range ranges", ranges)
    return row
  }

  var korean: CLocaleRow {
    typealias Tables = KoreanFinalSound.Tables
    let currencies = Tables.signs.filter { Tables.currencies.contains($0.key) }
    return row(
      "dialog_korean",
      [
        sounds(Tables.digits), sounds(Tables.tens), sounds(Tables.myriads), sounds(Tables.letters),
        words(currencies), words(Tables.units), words(Tables.words),
      ])
  }

  var french: CLocaleRow {
    typealias Tables = FrenchInitialSound.Tables
    return row(
      "dialog_french",
      [Array(Tables.eliding), Array(Tables.holding), Array(Tables.holdingWords)].map {
        $0.sorted().joined(separator: " ")
      })
  }

  var turkish: CLocaleRow {
    typealias Tables = TurkishFinalSound.Tables
    return row(
      "dialog_turkish",
      [
        sounds(Tables.digits), sounds(Tables.tens), sounds(Tables.powers), words(Tables.units),
        words(Tables.words),
      ])
  }

  /// A row of nothing but strings.
  private func row(_ type: String, _ texts: [String]) -> CLocaleRow {
    var strings = CStrings()
    let places = texts.map { String(strings.place(of: $0)) }
    return CLocaleRow(type, places, strings)
  }

  private func sounds(_ sounds: [AgreementKind.Sound]) -> String {
    sounds.map(letter).joined()
  }

  /// `web c tab c`
  private func words(_ words: [String: AgreementKind.Sound]) -> String {
    let entries = words.sorted { $0.key < $1.key }.map { "\($0.key) \(letter($0.value))" }
    return entries.joined(separator: " ")
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
