// What reading knows of Tamil. The words are written by hand.

extension LanguageWords {
  static let tamil = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: ஆயிரம்
      100000: லட்சம்
      10000000: கோடி
      """
  )
}
