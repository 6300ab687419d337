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
      """,
    // MARK: Writing
    writing: WritingWords(
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        neplatny=neplatný odstranit=odstrániť otvorit=otvoriť pamat=pamäť pouzivatel=používateľ pouzivatela=používateľa \
        pridat=pridať priecinok=priečinok prihlasenie=prihlásenie prihlasit=prihlásiť pristup=prístup skuste=skúste \
        stranka=stránka subor=súbor subory=súbory tlaciaren=tlačiareň ulozit=uložiť vymazat=vymazať vytvorit=vytvoriť \
        zmazana=zmazaná zmazany=zmazaný zmazat=zmazať zmenit=zmeniť zrusit=zrušiť ziadne=žiadne
        """,
      determiners: """
        tento=m14 táto=f1 túto=f4 toto=n14 tieto=MFN14 váš=m14 vaša=f1 vašu=f4 vaše=n14MFN14 tvoj=m14 tvoja=f1 tvoju=f4 \
        tvoje=n14MFN14
        """,
      declined: """
        m: súbor dokument kontakt profil projekt server telefón zoznam odkaz záznam film komentár \
        f: fotk správ poznámk nahrávk objednávk pozvánk platb schránk kamer skupin skladb stránk záložk \
        n: hesl
        """,
      endings: """
        m noun -=m14 u=m23 om=m5 e=m6 y=M14 ov=M2 om=M3 mi=M5 och=M6
        f noun a=f1 y=f2F14 u=f4 ou=f5 e=f36 ám=F3 ami=F5 ách=F6
        n noun o=n14 a=n2 u=n3 e=n6 om=n5 á=N14 ám=N3 ami=N5 ách=N6
        """,
      // What tells no number: Súbory je potrebné uložiť.
      verbs: """
        je=sp bude=sp nebude=sp bolo=sp nebolo=sp sú=p budú=p nebudú=p bol=s nebol=s bola=s nebola=s boli=p neboli=p
        """,
      between: "už ešte nie sa plne práve úspešne natrvalo tiež",
      predicateEndings:
        "aný=m1 aná=f1 ané=n1MFN1 ený=m1 ená=f1 ené=n1MFN1 nutý=m1 nutá=f1 nuté=n1MFN1",
      // What is said of what people may do: Súbory nebolo povolené zmazať.
      notPredicates: .words(
        "odporúčané povolené zakázané dovolené umožnené nariadené plánované požadované"),
      prepositions: .words(
        "v vo na do z zo od bez pri po o u za nad pod pred cez medzi pre s so k ku"),
      joints: .words(
        "a i alebo ani že ktorý ktorá ktoré kedy keď ak ale pretože či aby než ako čo"),
      hasBareSubjects: true,
      english: "enter device song dashboard")
  )
}
