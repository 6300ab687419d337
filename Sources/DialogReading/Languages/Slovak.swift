// What reading knows of Slovak. The words are written by hand.

extension LanguageWords {
  static let slovak = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ne nie ne- bez nikdy nič nikto ani žiadny žiadna
      meaning: zakázať chyba strat- iba len odmiet-
      failure: zlyh- nemožn- chyba chyby chybe
      difference: líš- odliš- rôzn- in-
      limit: maximáln- najviac iba až do aspoň najmenej
      emptiness: prázdn-
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: dobre rozumiem jasné späť
      """,
    // MARK: Marks
    marks: """
      quotations: „“ ‚‘ »« «» “”
      """
  )
}
