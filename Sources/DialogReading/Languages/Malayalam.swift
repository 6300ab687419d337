// What reading knows of Malayalam. The words are written by hand.

extension LanguageWords {
  static let malayalam = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: ആയിരം
      100000: ലക്ഷം
      10000000: കോടി
      """
  )
}
