// What reading knows of Gujarati. The words are written by hand.

extension LanguageWords {
  static let gujarati = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: હજાર
      100000: લાખ
      10000000: કરોડ
      """
  )
}
