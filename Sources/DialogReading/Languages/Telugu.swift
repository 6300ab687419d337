// What reading knows of Telugu. The words are written by hand.

extension LanguageWords {
  static let telugu = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: వేలు
      100000: లక్ష
      10000000: కోటి
      """
  )
}
