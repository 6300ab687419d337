extension Rule {
  /// The rules about translations, in the order of the catalogue.
  static let localization: [Rule] = [
    .missingTranslation,
    .extraTranslation,
    .emptyTranslation,
    .unchanged,
    .placeholder,
    .missingPlural,
    .unusedPlural,
    .pluralQuantity,
    .ending,
    .whitespace,
    .numbers,
    .typography,
    .duplicateButton,
    .platformTerm,
    .polarity,
    .wrongLanguage,
    .bidi,
    .invisible,
    .mixedScript,
    .normalization,
    .stale,
  ]
}
