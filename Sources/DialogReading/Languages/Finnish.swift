// What reading knows of Finnish. The words are written by hand.

extension LanguageWords {
  static let finnish = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ei en et emme ette eivät älä älkää ilman -ton -tön -tta -ttä
      meaning: virhe epäonnist- vain menet-
      failure: epäonnistu- mahdoton mahdotonta virhe
      difference: *eroa* eri
      limit: enintään vain korkeintaan vähintään
      emptiness: tyhj-
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: selvä ymmärrän takaisin okei
      """,
    // MARK: Evidence
    evidence: """
      words: ja tai mutta ei on ovat oli ole olla se tämä nämä että jos kun myös vain kaikki haluatko varmasti voi voit sinun tästä
      letters: äöåšž
      """,
    // MARK: Values
    values: """
      endings: ssa ssä sta stä lla llä lta ltä na nä ta tä tta ttä lle n ksi a ä
      """,
    // MARK: Marks
    marks: """
      quotations: ”” ’’ »» “”
      """,
    // MARK: Writing
    writing: WritingWords(
      compoundEnds: .words(
        "asetukset asetus tiedosto tiedostot kansio kansiot albumi albumit lukitus yhteys kirjasto"),
      compoundStarts: .words(
        """
        verkko näyttö kuva musiikki video ääni tili kamera palvelin järjestelmä kalenteri puhelin teksti profiili salasana
        """),
      clashingVowels: .words("aa ee ii oo uu yy ää öö"),
      english: "dashboard enter seat house file")
  )
}
