// What reading knows of Punjabi. The words are written by hand.

extension LanguageWords {
  static let punjabi = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: ਹਜ਼ਾਰ
      100000: ਲੱਖ
      10000000: ਕਰੋੜ
      """
  )
}
