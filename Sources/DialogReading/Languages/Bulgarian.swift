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
    // MARK: Letters
    letterWords: """
      words: а в е и о с у
      naming: клав букв вариант витамин тип клас груп език диск точк ос формат колон раздел част символ знак
      """,
    // MARK: Marks
    marks: """
      quotations: «» „“ “” ‘’
      """
  )
}
