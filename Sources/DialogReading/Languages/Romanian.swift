// What reading knows of Romanian. The words are written by hand.

extension LanguageWords {
  static let romanian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: nu fără niciodată niciun nicio nimic ne-
      meaning: imposib- inval- eroare pierd- doar
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: bine am_înțeles înapoi
      """
  )
}
