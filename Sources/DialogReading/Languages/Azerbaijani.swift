// What reading knows of Azerbaijani. The words are written by hand.

extension LanguageWords {
  static let azerbaijani = LanguageWords(
    // MARK: Questions
    questions: """
      particles: mı mi mu mü
      persons: yım yim yum yüm sın sin sun sün yız yiz yuz yüz sınız siniz sunuz sünüz
      """,
    // MARK: Marks
    marks: """
      quotations: “” ‘’ «» „“
      """
  )
}
