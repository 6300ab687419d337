// What reading knows of Kannada. The words are written by hand.

extension LanguageWords {
  static let kannada = LanguageWords(
    // MARK: Amounts
    amounts: """
      1000: ಸಾವಿರ
      100000: ಲಕ್ಷ
      10000000: ಕೋಟಿ
      """
  )
}
