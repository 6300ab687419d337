// What reading knows of Romanian. The words are written by hand.

extension LanguageWords {
  static let romanian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: nu fără niciodată niciun nicio nimic ne-
      meaning: imposib- inval- eroare pierd- doar
      failure: eșu- eroare imposibil-
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: bine am_înțeles înapoi
      """,
    // MARK: Evidence
    evidence: """
      words: și sau dar nu este sunt a au fost un o al ale cu fără pentru din în la pe de care că să se acest această aceste dvs vă dumneavoastră toate niciun doriți sigur
      letters: ăâîșțşţ
      """,
    // MARK: Marks
    marks: """
      quotations: „” ‚’ »« «» ’’ “”
      """
  )
}
