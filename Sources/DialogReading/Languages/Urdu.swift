// What reading knows of Urdu. The words are written by hand.

extension LanguageWords {
  static let urdu = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: ہزار
      100000: لاکھ
      10000000: کروڑ
      """,
    // MARK: Marks
    marks: """
      quotations: «» “” ”“ ‘’
      """
  )
}
