public import DialogText

extension RuleDescription {
  /// What lexer and parser report, in the order in which a newcomer meets it.
  public static let syntax: [RuleDescription] = [
    .expected, .unexpected, .unknownKeyword, .missingBrace, .missingType, .hyphenInName,
    .unterminatedString, .typographicQuotes, .unterminatedComment, .unknownCharacter,
    .unknownEscape, .strayBrace, .invalidPlaceholder, .multilineQuotes, .indentation,
    .unknownDirective, .missingReason, .invalidUTF8, .nulByte, .byteOrderMark, .tooDeep,
    .tooManyFindings,
  ]
}
