// What reading knows of Hindi. The words are written by hand.

extension LanguageWords {
  static let hindi = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: *नहीं* *बिना* न मत ना
      meaning: *असफल* *विफल* केवल
      difference: *अलग* *भिन्न*
      limit: *तक* *केवल* *अधिकतम* *कम_से_कम*
      emptiness: *खाली* *रिक्त*
      """,
    // MARK: Modality
    modality: """
      can: *सकत*
      must: *होगा* *चाहिए*
      """,
    // MARK: Clauses
    clauses: """
      words: और लेकिन
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: ठीक_है समझ_गया समझ_गए वापस
      pressing: टैप चुन दबा क्लिक
      """,
    // MARK: Questions
    questions: """
      words: क्या
      mark: ?
      """,
    // MARK: Amounts
    amounts: """
      1000: हज़ार हजार
      100000: लाख
      10000000: करोड़
      1000000000: अरब
      """
  )
}
