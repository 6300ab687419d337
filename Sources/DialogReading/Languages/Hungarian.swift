// What reading knows of Hungarian. The words are written by hand.

extension LanguageWords {
  static let hungarian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ne nem nem- nincs soha nélkül sem -tlen -talan -telen
      meaning: sikertelen hiba elv- csak
      failure: sikertelen- lehetetlen hiba
      difference: eltér- különböz-
      limit: legfeljebb maximum csak legalább
      emptiness: üres-
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: rendben értem vissza oké
      """,
    // MARK: Evidence
    evidence: """
      words: a az és vagy de nem van vannak volt lesz egy ez ezt azt hogy ha ki be el meg minden biztosan szeretné kell lehet nincs csak már még
      letters: áéíóöőúüű
      """,
    // MARK: Values
    values: """
      endings: t ot et öt at ban ben ba be ból ből ra re ról ről on en ön nak nek val vel tól től nál nél hoz hez höz vá vé szor szer ször
      hyphen:
      """,
    // MARK: Marks
    marks: """
      quotations: „” ‚’ »« «» ’’ “”
      """,
    // MARK: Writing
    writing: WritingWords(
      // The article before vowels. What is spelled by its letters, or is a letter itself, may be said otherwise.
      soundChanges: "a/a|á|e|é|i|í|o|ó|ö|ő|u|ú|ü|ű=az_",
      keepingSound: .words("osztály osztályú energiaosztály one"))
  )
}
