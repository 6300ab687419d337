import DialogLayout
import DialogLocales
import DialogReading
import DialogSupport

/// A text in a language, and what is known of it: worked out once, however often the text stands in a
/// project.
///
/// Much is made when it is first asked for, as `run` asks for little. What some texts alone are asked for
/// stands in values of their own, each of which is made whole when a text is first looked at so: for how it
/// is written, as a title or a message, as a button’s title, as a source, as a translation, for what it means.
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
  /// Its words and marks, which all that reads it is made of.
  private(set) lazy var tokens = TextTokens(bytes)
  /// Taken apart, where it is English in Latin letters.
  private(set) lazy var english: EnglishText? = language.english(self)
  /// Taken apart, where it is Korean with a syllable of Hangul.
  private(set) lazy var korean: KoreanText? = language.korean(self)
  /// As phrases of English and Korean are looked for in it; empty in other languages.
  private(set) lazy var phrases: PhraseText =
    PhraseText(language.isEnglish || language.isKorean ? tokens : TextTokens([]))
  /// The platform's terms that it is, in whatever case.
  private(set) lazy var ownTerms: Terms = language.terms[text]
  /// A width that it does not exceed, in 1/1000 em: a glance.
  private(set) lazy var mostWidth: Int = MeasuredText.mostWidth(ofUTF8: bytes)

  /// How it is written.
  private(set) lazy var spelling = SpellingReading(of: self)
  /// What it says that has it as its title or its message.
  private(set) lazy var asProse = ProseReading(of: self)
  /// What a button says that has it as its title.
  private(set) lazy var asButton = ButtonReading(of: self)
  /// What it says, to be compared with what others say.
  private(set) lazy var meaning = Meaning(of: self)
  /// The numbers beyond one that it spells.
  private(set) lazy var spelledNumbers: Set<Int> =
    language.spelledNumbers?.values(in: text, words) ?? []
  /// What its sentences list, where it is English or Korean and may list something.
  private(set) lazy var enumerations: [Enumeration] = findEnumerations()
  /// What is known of it where others are compared with it.
  private(set) lazy var asSource = SourceReading(of: self)
  /// What each of its sentences says as those of a translation; nothing in a language of which that is not known.
  private(set) lazy var predicates: [Predicate] = meaning.sentences.map {
    language.statementWords?.predicate(of: $0.text, language.negation) ?? []
  }
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
  }

  /// Whether there is a letter to translate. In `yyyy-MM-dd` each run of letters repeats one.
  var hasWords: Bool {
    words.contains { run in run.utf8.count == 1 || run.utf8.contains { $0 != run.utf8.first } }
  }

  /// Whether it asks something, by its form.
  var isQuestion: Bool { english?.asks ?? korean?.asks ?? false }
}
