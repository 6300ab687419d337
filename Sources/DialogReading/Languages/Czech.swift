// What reading knows of Czech. The words are written by hand.

extension LanguageWords {
  static let czech = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ne ne- bez nikdy nic nikdo ani žádný žádná žádné
      meaning: zakázat chyba ztrat- pouze jen odmít- trval-
      failure: selh- nemožn- chyba chyby chybě
      difference: liš- odliš- různ- jin-
      limit: maximáln- nejvýše nejvíce pouze až do alespoň nejméně
      emptiness: prázdn-
      """,
    // MARK: Modality
    modality: """
      can: může můžete můžeš mohou lze
      must: musí musíte musíš
      without: bez
      """,
    // MARK: States
    states: """
      words: otevřeno zavřeno uloženo smazáno odesláno zrušeno
      endings: eno áno
      alone: ěn án eno áno ena ána
      anyOrder:
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: dobře rozumím chápu jasně zpět
      pressing: klep vyber zvol stiskn klikn
      """,
    // MARK: Evidence
    evidence: """
      words: a nebo ale ne není je jsou byl byla bylo být se si že v ve z ze na do od pro po přes před bez jak zda co to ten ta tento tato tyto vaše můžete chcete opravdu když všechny žádný změny soubor soubory heslo účet nastavení později nyní znovu zpráva zprávy fotka smazat uložit zrušit otevřít zavřít odeslat sdílet upravit přidat povolit
      letters: áčďéěíňóřšťúůýž
      """,
    // MARK: Numbers
    numbers: """
      endings: -/y -/ů a/y o/a
      two: dva dvě dvou tři
      ofNouns:
      many: ů
      few: -/y a/y o/a
      notMany: telů níků
      manyIsOther:
      changing: b c č d f g h j k l m n p r ř s š t v z ž ď ť ň a y
      unchanged: před přes kolem proti mezi nebo celkem zítra včera
      genitive: bez do z ze od kolem více
      """,
    // MARK: Values
    values: """
      honorifics: pan pani
      """,
    // MARK: Marks
    marks: """
      quotations: „“ ‚‘ »« «» “”
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        ulozit=uložit zrusit=zrušit otevrit=otevřít zavrit=zavřít \
        zprava=zpráva zpravy=zprávy ucet=účet uctu=účtu zarizeni=zařízení nastaveni=nastavení \
        pripojeni=připojení prihlasit=přihlásit prihlaseni=přihlášení odhlasit=odhlásit \
        pozdeji=později muzete=můžete neni=není smazan=smazán \
        smazana=smazána pridat=přidat zmenit=změnit zmeny=změny \
        pouzit=použít pouziti=použití uzivatel=uživatel slozka=složka slozku=složku \
        obrazek=obrázek obrazku=obrázku upozorneni=upozornění vyjímka=výjimka \
        vyjímku=výjimku standartní=standardní
        """,
      doubling: .all,
      repeatable: "ano ne velmi moc jen tak to už ha bla",
      unrepeatable: "v z i o u a k s",
      english: "to do no on my")
  )
}
