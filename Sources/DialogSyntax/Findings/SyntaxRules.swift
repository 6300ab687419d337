public import DialogFindings

extension RuleDescription {
  /// What lexer and parser report, in the order in which a newcomer meets it.
  public static let syntax: [RuleDescription] = [
    .syntaxExpected,
    .syntaxUnexpected,
    .syntaxUnknownKeyword,
    .syntaxForeignForm,
    .syntaxMissingBrace,
    .syntaxMissingType,
    .syntaxHyphenInName,
    .syntaxUnterminatedString,
    .syntaxTypographicQuotes,
    .syntaxUnterminatedComment,
    .syntaxUnknownCharacter,
    .syntaxUnknownEscape,
    .syntaxStrayBrace,
    .syntaxInvalidPlaceholder,
    .syntaxMultilineQuotes,
    .syntaxIndentation,
    .syntaxUnknownDirective,
    .syntaxMissingReason,
    .syntaxInvalidUtf8,
    .syntaxNulByte,
    .syntaxByteOrderMark,
    .syntaxTooDeep,
    .syntaxTooManyFindings,
  ]
}
