// What reading knows of Norwegian. The words are written by hand.

extension LanguageWords {
  static let norwegian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ikke aldri nei uten ingen intet
      meaning: umul- ugyl- ukjen- util- mis- avvis- tap- kun bare feil
      failure: mislykk- mislyktes umulig- feil
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
      """,
    // MARK: Evidence
    evidence: """
      words: og eller men ikke er var at det den et en som på i av for med til fra vil du din ditt dine kan kunne skal har hadde blir denne dette disse ingen om når ved uten alle sikker endringer fil arkiv passord konto innstillinger senere nå igjen melding meldinger slett lagre arkiver avbryt åpne lukk send del rediger tillat
      letters: æøåéèêòôó
      """,
    // MARK: Marks
    marks: """
      quotations: »« «» “” ‘’ ”” „“
      """,
    // MARK: Writing
    writing: WritingWords(
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        maned=måned maneder=måneder nodvendig=nødvendig nodvendige=nødvendige paminnelse=påminnelse \
        paminnelser=påminnelser apner=åpner apnet=åpnet
        """,
      compoundEnds: .words(
        """
        innstillinger innstillingene innstilling fil filen filer filene lås låsen album albumet mappe mappen liste listen \
        passord passordet tilkobling tilkoblingen størrelse størrelsen bibliotek biblioteket
        """),
      boundEnds: .words(
        "innstillingene filen filene låsen albumet mappen listen passordet tilkoblingen størrelsen biblioteket"
      ),
      // Not skriver, which writes as well.
      compoundStarts: .words(
        """
        skjerm nettverks bilde musikk video foto lyd konto kamera server datamaskin system nettleser kalender telefon fil \
        tekst profil
        """),
      english:
        "the from setting save send shipping seat keyboard later house file files folder order booking"
    )
  )
}
