// What reading knows of Persian. The words are written by hand.

extension LanguageWords {
  static let persian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: نه ن- نمی- نا- *عدم* *غیر* *بدون* *نشد*
      meaning: *ناموفق* *خطا* *فقط*
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: باشه متوجه_شدم فهمیدم بازگشت
      """,
    // MARK: Questions
    questions: """
      words: آیا
      mark: ؟
      """,
    // MARK: Marks
    marks: """
      quotations: «» “” ”“ ‘’
      """
  )
}
