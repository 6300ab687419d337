extension Rule {
  /// The rules about translations, in the order of the catalogue.
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
