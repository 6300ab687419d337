// What reading knows of Bulgarian. The words are written by hand.

extension LanguageWords {
  static let bulgarian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: не няма нито без никога нево-
      meaning: грешк- отказ- само загуб-
      failure: грешка неуспе- невъзмож-
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: добре разбрах назад
      """,
    // MARK: Marks
    marks: """
      quotations: «» „“ “” ‘’
      """
  )
}
