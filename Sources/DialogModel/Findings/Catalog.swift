public import DialogText

extension RuleDescription {
  /// What the passes report of names, types and selections.
  public static let model: [RuleDescription] = [
    .noDeclarations, .duplicateName, .reservedName, .roleName, .nameStyle, .unknownParameter,
    .unusedParameter,
    .unknownType,
    .unknownDialog,
    .unknownButton, .unknownPart, .unknownValue, .unknownLanguage, .unknownTerm, .notAnAlert,
    .missingSource, .missingText, .emptyEnum, .unknownStyle, .placeholderStyle, .typeMismatch,
    .selectorType, .sendWithoutInput, .limitWithoutList, .invalidNumber, .unknownKey, .missingArm,
  ]
}
