import DialogLocales
import DialogReading

/// How a text is written: values, made once for each text.
final class SpellingReading {
  /// The particles that do not agree with what they come after, where it is Korean.
  let wrongParticles: [KoreanParticle.WrongForm]
  /// The marks that its language writes otherwise.
  let typographicFaults: [TypographicFault]
  /// The places that are not written as its language is.
  let writingFaults: [WritingFault]
  /// Where both forms of a noun are written at once: `photo(s)`, `photo/photos`.
  let placeOfTwoForms: Range<Int>?

  init(of text: Reading) {
    let language = text.language
    wrongParticles =
      language.isKorean
      ? KoreanParticle.allWrongForms(in: text.text) + (text.korean?.objectsOfPassives ?? []) : []
    typographicFaults = language.conventions.typographicFaults(text.text, text.traits)
    writingFaults = language.writing?.faults(in: text.text, text.words) ?? []
    placeOfTwoForms = text.bytes.placeOfTwoForms
  }
}

extension KoreanParticle {
  /// Those of two forms at once, else those after nouns.
  fileprivate static func allWrongForms(in text: String) -> [WrongForm] {
    let doubled = doubledForms(in: text)
    let single =
      wrongObjects(in: text) + wrongForms(afterNounsIn: text)
      + wrongForms(afterQuotesIn: text)
    return doubled
      + single.filter { one in !doubled.contains { $0.range.overlaps(one.range) } }
  }
}
