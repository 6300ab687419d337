import DialogLocales

/// What families of languages have in common, most of which have no file.
extension LanguageConventions {
  /// Whether titles have capitals as sentences have. Apple’s in Portuguese and Turkish have more, and German
  /// nouns everywhere.
  public var capitalizesAsSentences: Bool {
    LanguageConventions.sentenceCased.contains(language)
  }

  private static let sentenceCased: WordSet = .words(
    "fr es it ca ro ru uk be bg pl cs sk sl hr sr nl sv da no nb nn fi et hu lt lv")

  /// Whether a name may have an apostrophe at its end, as a genitive.
  var marksGenitives: Bool { LanguageConventions.germanic.contains(language) }

  private static let germanic: WordSet = .words("en de nl sv da no nb nn is fo af lb")

  /// Whether the sign of percent stands before the number.
  var setsPercentFirst: Bool { language == "tr" || language == "eu" }

  /// Whether endings are put on values: {name}nak.
  public var putsEndingsOnValues: Bool { LanguageConventions.agglutinating.contains(language) }

  private static let agglutinating: WordSet = .words("tr az kk ky uz tk fi et hu eu ka")

  /// Whether decimals stand after a point or a comma alike: Spanish (RAE, Ortografía, 2010).
  public var hasEitherDecimalMark: Bool { language == "es" }
}
