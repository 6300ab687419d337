// What reading knows of Danish. The words are written by hand.

extension LanguageWords {
  static let danish = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ikke aldrig nej uden ingen intet
      meaning: umul- ugyl- ukend- util- mis- afvis- tab- kun fejl
      failure: mislykk- umulig- fejl
      plain: ikke
      affirming: *ikke_kun*
      sure: ikke
      difference: forskel- afvig-
      limit: højst maks- op kun mindst
      emptiness: tom tomt tomme
      """,
    // MARK: Modality
    modality: """
      can: kan muligt
      must: skal
      without: uden
      """,
    // MARK: Clauses
    clauses: """
      words: og men eller
      verbs: er kan har bliver vil blev
      """,
    // MARK: States
    states: """
      alone: et
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: okay forstået jeg_forstår tilbage fint
      pressing: tryk vælg klik
      """,
    // MARK: Evidence
    evidence: """
      words: og eller men ikke er var at det den et en som på i af for med til fra vil du din dit dine kan kunne skal har havde bliver denne dette disse ingen om når ved uden alle sikker ændringer fil arkiv adgangskode konto indstillinger senere nu igen besked beskeder slet gem annuller åbn luk send del rediger tillad
      letters: æøåé
      """,
    // MARK: Marks
    marks: """
      quotations: »« «» “” ‘’ ”” „“
      """,
    // MARK: Writing
    writing: WritingWords(
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        foresporgsel=forespørgsel gennemfore=gennemføre pamindelse=påmindelse pamindelser=påmindelser slaet=slået \
        tilfoj=tilføj tilfoje=tilføje tilfojet=tilføjet abner=åbner abnet=åbnet
        """,
      misspeltRuns: "Printer_indstilling=Printerindstilling printer_indstilling=printerindstilling",
      compoundEnds: .words(
        """
        indstillinger indstillingerne indstilling fil filen filer filerne lås låsen album albummet mappe mappen liste \
        listen adgangskode adgangskoden forbindelse forbindelsen størrelse størrelsen bibliotek biblioteket
        """),
      boundEnds: .words(
        "indstillingerne filen filerne låsen albummet mappen listen adgangskoden forbindelsen størrelsen biblioteket"
      ),
      // Not printer, which prints as well.
      compoundStarts: .words(
        """
        skærm netværks billed musik video foto lyd konto kamera server computer system browser kalender telefon fil tekst \
        profil
        """),
      english: """
        dashboard the please from settings setting delete save send shipping speakers keyboard charger flight flights network \
        house file files folder folders password passwords screen booking workout
        """)
  )
}
