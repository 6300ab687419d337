import DialogReading
import DialogSupport

/// Phrases that say something in English and in Korean; those of a language are read when a text in it is.
final class Phrases: Sendable {
  private let lines: (english: StaticString, korean: StaticString)
  private let knownEnglish = MadeOnce<PhrasePatterns>()
  private let knownKorean = MadeOnce<PhrasePatterns>()

  init(en: StaticString, ko: StaticString) { lines = (en, ko) }

  var english: PhrasePatterns { knownEnglish.value { PhrasePatterns(lines.english) } }
  var korean: PhrasePatterns { knownKorean.value { PhrasePatterns(lines.korean) } }
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
