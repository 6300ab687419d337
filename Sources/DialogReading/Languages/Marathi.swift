// What reading knows of Marathi. The words are written by hand.

extension LanguageWords {
  static let marathi = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: हजार
      100000: लाख
      10000000: कोटी
      1000000000: अब्ज
      """
  )
}
