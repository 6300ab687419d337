import DialogLanguage

/// What the artifact needs to know of a language to write its texts.
struct TextConventions {
  let isRightToLeft: Bool
  let openingQuote: String
  let closingQuote: String

  init(of locale: LanguageTag) {
    isRightToLeft = ["ar", "he", "fa", "ur"].contains(locale.language)
    openingQuote = "“"
    closingQuote = "”"
  }

  /// U+2068 first strong isolate: in right-to-left text a value must not reorder what is around it.
  var opensIsolate: String { isRightToLeft ? "\u{2068}" : "" }
  /// U+2069 pop directional isolate.
  var closesIsolate: String { isRightToLeft ? "\u{2069}" : "" }
}
