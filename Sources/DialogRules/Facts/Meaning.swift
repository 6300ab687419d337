import DialogLocales
import DialogReading

/// What a text says, as texts of all languages are compared: values, made once for each text.
final class Meaning {
  /// How it ends.
  let end: SentenceEnd
  /// Whether it asks, by the means of its language.
  let asks: Bool
  /// Its words of four letters of ASCII and more.
  let latinWords: [LatinWord]
  /// Those that may be names, which translations keep.
  let names: [LatinWord]
  /// The platform's terms that it is a word of, by their names.
  let termNames: [String]
  /// What stands within quotation marks of any language.
  let quotations: [String]
  /// What it says of concepts that exclude each other; nil where the language's words are not known.
  let concepts: ConceptReading?
  /// The text as lists of words are looked for in it.
  let lowered: LoweredText
  let sentences: [Sentence]

  init(of reading: Reading) {
    let (text, language) = (reading.text, reading.language)
    end = SentenceEnd(of: text)
    asks = language.conventions.asks(text)
    latinWords = LatinWord.words(in: reading.bytes)
    names = latinWords.names(in: reading.bytes)
    termNames = language.termNames.names(of: text)
    quotations = reading.findQuotations()
    concepts = language.conceptWords.map { ConceptReading(text, $0) }
    lowered = LoweredText(text)
    sentences = reading.tokens.sentences(lowered)
  }
}
