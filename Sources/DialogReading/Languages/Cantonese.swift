// What reading knows of Cantonese. The words are written by hand.

extension LanguageWords {
  static let cantonese = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: *不* *唔* *冇* *未* *無* *沒* *非*
      meaning: *拒* *禁* *失* *錯* *放棄* *只* *停*
      """,
    // MARK: Clauses
    clauses: """
      comma: ，
      """,
    // MARK: Questions
    questions: """
      ends: 吗 嗎 呢 么 吧 没有
      mark: ？
      """,
    // MARK: Marks
    marks: """
      quotations: 「」 『』 “” ‘’ 〝〟 《》 〈〉
      """
  )
}
