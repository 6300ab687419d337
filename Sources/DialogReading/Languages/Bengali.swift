// What reading knows of Bengali. The words are written by hand.

extension LanguageWords {
  static let bengali = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: হাজার
      100000: লাখ লক্ষ
      10000000: কোটি
      """
  )
}
