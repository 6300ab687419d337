// What reading knows of Azerbaijani. The words are written by hand.

extension LanguageWords {
  static let azerbaijani = LanguageWords(
    // MARK: Questions
    questions: """
      particles: mı mi mu mü
      persons: z n m
      """,
    // MARK: Marks
    marks: """
      quotations: “” ‘’ «» „“
      """
  )
}
