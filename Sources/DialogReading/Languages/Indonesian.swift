// What reading knows of Indonesian. The words are written by hand.

extension LanguageWords {
  static let indonesian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: tidak jangan bukan tanpa belum tak
      meaning: gagal hanya hilang
      """
  )
}
