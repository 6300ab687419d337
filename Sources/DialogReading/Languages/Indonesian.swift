// What reading knows of Indonesian. The words are written by hand.

extension LanguageWords {
  static let indonesian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: tidak jangan bukan tanpa belum tak
      meaning: gagal hanya hilang
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: oke baik mengerti saya_mengerti kembali
      """
  )
}
