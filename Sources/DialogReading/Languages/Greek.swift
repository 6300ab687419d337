// What reading knows of Greek. The words are written by hand.

extension LanguageWords {
  static let greek = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: δεν δε μη μην όχι χωρίς ποτέ καμία κανένα
      meaning: *αδύνατ* *σφάλμα* μόνο
      failure: αποτυχ- απέτυχε αδύνατ- σφάλμα
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: εντάξει το_κατάλαβα κατάλαβα πίσω
      """,
    // MARK: Questions
    questions: """
      parts: ;
      """,
    // MARK: Letters
    letterWords: """
      words: ο η
      naming: γράμμα πλήκτρο τύπο
      """,
    // MARK: Marks
    marks: """
      quotations: «» “” ‘’
      """
  )
}
