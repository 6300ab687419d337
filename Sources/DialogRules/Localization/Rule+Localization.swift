import DialogFindings

extension RuleRelations {
  /// What a rule about translations says of others: where names are wrong, or rows are lost, there is
  /// nothing to compare.
  static let ofTranslations = RuleRelations(
    yieldsTo: [Precedence(.errorsOfNames, in: .sameElement)],
    dependsOn: [.translations, .element])
}

extension Rule {
  /// The rules about translations, in the order in which they are listed.
  static let localization: [Rule] = [
    .l10nMissing,
    .l10nExtra,
    .l10nEmpty,
    .l10nUnchanged,
    .l10nPlaceholder,
    .l10nPluralMissing,
    .l10nPluralUnused,
    .l10nPluralQuantity,
    .l10nPluralCandidate,
    .l10nPluralForms,
    .l10nCounter,
    .l10nEnding,
    .l10nWhitespace,
    .l10nNumbers,
    .l10nTypography,
    .l10nLength,
    .l10nDuplicateButton,
    .l10nPlatformTerm,
    .l10nPolarity,
    .l10nMeaning,
    .l10nStatement,
    .l10nOmission,
    .l10nActionWord,
    .l10nButtonReference,
    .l10nParticle,
    .l10nAgreement,
    .l10nSpelling,
    .l10nDoubledWord,
    .l10nRegion,
    .l10nRegister,
    .l10nImperative,
    .l10nWrongLanguage,
    .l10nName,
    .l10nBidi,
    .l10nInvisible,
    .l10nMixedScript,
    .l10nNormalization,
    .l10nStale,
    .l10nInconsistent,
  ]
}
