// What reading knows of Norwegian. The words are written by hand.

extension LanguageWords {
  static let norwegian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ikke aldri nei uten ingen intet
      meaning: umul- ugyl- ukjen- util- mis- avvis- tap- kun bare feil
      plain: ikke
      affirming: *ikke_bare*
      sure: ikke
      difference: forskjell- avvik- ulik-
      limit: høyst maks- opptil opp kun bare minst
      emptiness: tom tomt tomme
      """,
    // MARK: Modality
    modality: """
      can: kan mulig
      must: må
      without: uten
      """,
    // MARK: Clauses
    clauses: """
      words: og men eller
      verbs: er kan har blir vil ble
      """,
    // MARK: States
    states: """
      alone: et
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: greit forstått jeg_forstår skjønner tilbake
      pressing: trykk velg klikk
      """
  )
}
