import DialogLocales
import DialogReading
import DialogSupport

/// What takes longest to make of a language and is the same in every project: made for the first that has it.
enum SharedLanguage {
  private static let concepts = MadeOnceEach<String, ConceptWords?>()
  private static let guides = MadeOnceEach<String, WritingGuide?>()
  private static let termNames = MadeOnceEach<String, TermNames>()

  /// Nil where the words of the language are not known.
  static func concepts(_ tag: LanguageTag, _ words: LanguageWords?) -> ConceptWords? {
    words.flatMap { words in concepts.value(of: tag.tag) { ConceptWords(words) } }
  }

  /// Nil where nothing is known of how the language is written.
  static func writing(_ tag: LanguageTag, _ words: LanguageWords?) -> WritingGuide? {
    words.flatMap { words in guides.value(of: tag.tag) { WritingGuide(of: tag, words) } }
  }

  static func termNames(_ tag: LanguageTag) -> TermNames {
    termNames.value(of: tag.tag) { TermNames(in: tag) }
  }
}
