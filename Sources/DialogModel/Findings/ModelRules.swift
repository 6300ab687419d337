public import DialogFindings

extension RuleDescription {
  /// What the passes report of names, types and selections.
  public static let model: [RuleDescription] = [
    .syntaxNoDeclarations,
    .nameDuplicate,
    .nameReserved,
    .nameRole,
    .nameStyle,
    .nameUnknownParameter,
    .nameUnusedParameter,
    .nameForeignPlaceholder,
    .nameUnknownType,
    .nameUnknownDialog,
    .nameUnknownButton,
    .nameUnknownPart,
    .nameUnknownValue,
    .nameUnknownLanguage,
    .nameUnknownTerm,
    .nameNotAnAlert,
    .nameMissingSource,
    .nameMissingText,
    .nameEmptyEnum,
    .typeUnknownStyle,
    .typePlaceholderStyle,
    .typeMismatch,
    .typeSelector,
    .typeSendWithoutInput,
    .typeLimitWithoutList,
    .typeInvalidNumber,
    .selectionUnknownKey,
    .selectionMissingArm,
  ]
}
