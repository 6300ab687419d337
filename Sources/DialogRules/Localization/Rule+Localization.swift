extension Rule {
  /// The rules about translations, in the order of the catalogue.
  ///
  /// Those that compare what a text says with its source (endings, numbers, terms, polarity,
  /// placeholders …) stand beside these and are not listed until their examples hold together with
  /// all other rules.
  static let localization: [Rule] = [
    .missingTranslation,
    .extraTranslation,
    .emptyTranslation,
    .missingPlural,
    .unusedPlural,
    .pluralQuantity,
    .whitespace,
    .bidi,
    .invisible,
    .mixedScript,
    .normalization,
    .stale,
  ]
}
