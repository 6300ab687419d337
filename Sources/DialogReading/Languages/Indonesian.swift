// What reading knows of Indonesian. The words are written by hand.

extension LanguageWords {
  static let indonesian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: tidak jangan bukan tanpa belum tak
      meaning: gagal hanya hilang
      failure: gagal kesalahan mustahil
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: oke baik mengerti saya_mengerti kembali
      """,
    // MARK: Evidence
    evidence: """
      words: dan atau tetapi tidak adalah ini itu yang di ke dari untuk dengan akan telah sudah bisa dapat anda kamu apakah semua tanpa pada oleh ingin
      """
  )
}
