/// Saying a code in the place of what happened.
extension EnglishVocabulary {
  /// “Error 0x80070E14”, “The printer returned error 12”: what only those who wrote the program can read.
  public static let codesAsReasons = PhrasePatterns(
    """
    error|status|exit|result|http|response|failure code #
    error|http #
    ^ code # $
    error|status|failure code was|is|of #
    returned|reported|responded|answered|failed|ended|exited|replied with? an|a|the? error|code|status|http code|status? #
    """)
}
