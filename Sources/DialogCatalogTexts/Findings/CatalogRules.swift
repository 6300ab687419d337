public import DialogFindings

extension RuleDescription {
  /// What is said of findings about catalogs.
  public static let catalogs: [RuleDescription] = [
    .catalogSyntax,
    .catalogEncoding,
    .catalogUnsafe,
    .catalogFormat,
    .catalogDuplicateKey,
    .catalogUnplaced,
    .catalogAmbiguous,
    .catalogOtherKeys,
    .catalogPlaceholder,
    .catalogPlural,
    .catalogDevice,
    .catalogLanguage,
    .catalogSourceChanged,
    .catalogManyKeys,
    .catalogCharacter,
    .catalogInvisible,
    .catalogFileExists,
    .catalogLeftOut,
  ]
}
