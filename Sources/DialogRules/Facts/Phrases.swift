import DialogReading

/// Phrases that say something in English and in Korean.
struct Phrases: Sendable {
  let english: PhrasePatterns
  let korean: PhrasePatterns

  init(en: String, ko: String) {
    english = PhrasePatterns(en)
    korean = PhrasePatterns(ko)
  }
}

extension TextVariant {
  /// Where the first of some phrases of its language stands; nil of a language that is not known.
  func first(_ phrases: Phrases) -> Range<Int>? {
    patterns(of: phrases)?.first(in: reading.phrases)
  }

  /// Those of the phrases that are in its language.
  func patterns(of phrases: Phrases) -> PhrasePatterns? {
    locale.isEnglish ? phrases.english : locale.isKorean ? phrases.korean : nil
  }
}
