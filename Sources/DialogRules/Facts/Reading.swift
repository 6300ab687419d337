import DialogLayout
import DialogLocales
import DialogReading
import DialogSupport

/// A text in a language, and what is known of it: plain values, made once, however often the text
/// stands in a project.
///
/// What all texts are asked for is made with it. What some are asked for stands in values of their own,
/// each of which is made whole when a text is first looked at so: as a button’s title, as a source, as
/// a translation, for what it means.
final class Reading {
  /// The characters, with U+FFFC for each placeholder.
  let text: String
  let language: ProjectLanguage
  /// The UTF-8 of the text.
  let bytes: [UInt8]
  /// What a glance at it tells.
  let traits: TextTraits
  /// The runs of its letters in lower case.
  let words: [String]
  /// Taken apart, where it is English in Latin letters.
  let english: EnglishText?
  /// Taken apart, where it is Korean with a syllable of Hangul.
  let korean: KoreanText?
  /// As phrases of English and Korean are looked for in it; empty in other languages.
  let phrases: PhraseText
  /// The platform's terms that it is, in whatever case.
  let ownTerms: Terms
  /// Its words but those that frame what is said and say nothing by themselves.
  let contentWords: ContentWords
  /// What its words imply, so that it needs not be said besides: tickets of what is sold out.
  let impliedMeanings: [Set<String>]
  /// The action that it asks about, as a button’s title: Delete, 삭제.
  let verbOfQuestion: String?
  /// The sentences that hide what happened.
  let obliqueSentences: [ObliqueSentence]
  /// The particles that do not agree with what they come after, where it is Korean.
  let wrongParticles: [KoreanParticle.WrongForm]
  /// The marks that its language writes otherwise.
  let typographicFaults: [TypographicFault]
  /// The places that are not written as its language is.
  let writingFaults: [WritingFault]
  /// Where both forms of a noun are written at once: `photo(s)`, `photo/photos`.
  let placeOfTwoForms: Range<Int>?
  /// A width that it does not exceed, in 1/1000 em: a glance.
  let mostWidth: Int

  /// What a button says that has it as its title.
  private(set) lazy var asButton = ButtonReading(of: self)
  /// What it says, to be compared with what others say.
  private(set) lazy var meaning = Meaning(of: self)
  /// What is known of it where others are compared with it.
  private(set) lazy var asSource = SourceReading(of: self)
  /// What is known of it where it is compared with another.
  private(set) lazy var asTranslation = TranslationReading(of: self)

  /// Which rules may find something in it, as far as they have asked.
  var clues = TextClues()

  init(_ text: String, in language: ProjectLanguage) {
    self.text = text
    self.language = language
    bytes = Array(text.utf8)
    traits = TextTraits(text)
    words = text.letterRuns()
    english = language.english(text)
    korean = language.korean(text)
    phrases = language.isEnglish || language.isKorean ? PhraseText(text) : PhraseText("")
    ownTerms = language.terms[text]
    contentWords = ContentWords(of: bytes, words, in: language)
    impliedMeanings = language.meaningsImplied(by: words)
    verbOfQuestion = english?.verbOfQuestion ?? korean?.verbOfQuestion
    obliqueSentences = english?.obliqueSentences ?? korean?.obliqueSentences ?? []
    wrongParticles = language.isKorean ? KoreanParticle.allWrongForms(in: text) : []
    typographicFaults = language.conventions.typographicFaults(text, traits)
    writingFaults = language.writing?.faults(in: text, words) ?? []
    placeOfTwoForms = bytes.placeOfTwoForms
    mostWidth = MeasuredText.mostWidth(ofUTF8: bytes)
  }

  /// Whether there is a letter to translate. In `yyyy-MM-dd` each run of letters repeats one.
  var hasWords: Bool {
    words.contains { run in run.utf8.count == 1 || run.utf8.contains { $0 != run.utf8.first } }
  }

  /// Whether it asks something, by its form.
  var isQuestion: Bool { english?.asks ?? korean?.asks ?? false }
}

extension KoreanParticle {
  /// Those of two forms at once, else those after nouns.
  fileprivate static func allWrongForms(in text: String) -> [WrongForm] {
    let doubled = doubledForms(in: text)
    let single = wrongObjects(in: text) + wrongForms(afterNounsIn: text)
    return doubled
      + single.filter { one in !doubled.contains { $0.range.overlaps(one.range) } }
  }
}
