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

extension Reading {
  /// Where the first of some phrases of its language stands; nil of a language that is not known.
  func first(_ patterns: Phrases) -> Range<Int>? {
    self.patterns(of: patterns)?.first(in: phrases)
  }

  /// Those of the phrases that are in its language.
  func patterns(of phrases: Phrases) -> PhrasePatterns? {
    language.isEnglish ? phrases.english : language.isKorean ? phrases.korean : nil
  }
}

extension TextVariant {
  /// Where the first of some phrases of its language stands; nil of a language that is not known.
  func first(_ phrases: Phrases) -> Range<Int>? { reading.first(phrases) }

  /// Those of the phrases that are in its language.
  func patterns(of phrases: Phrases) -> PhrasePatterns? { reading.patterns(of: phrases) }
}
