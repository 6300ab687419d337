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
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        ulozit=uložit zrusit=zrušit otevrit=otevřít zavrit=zavřít \
        zpravy=zprávy ucet=účet uctu=účtu zarizeni=zařízení nastaveni=nastavení \
        pripojeni=připojení prihlasit=přihlásit prihlaseni=přihlášení odhlasit=odhlásit \
        pozdeji=později muzete=můžete neni=není smazan=smazán \
        smazana=smazána přiliš=příliš pridat=přidat zmenit=změnit zmeny=změny \
        pouzit=použít pouziti=použití uzivatel=uživatel slozka=složka slozku=složku \
        obrazek=obrázek obrazku=obrázku upozorneni=upozornění vyjímka=výjimka \
        vyjímku=výjimku standartní=standardní \
        aktualizovan=aktualizován kopirovat=kopírovat nahrani=nahrání neplatna=neplatná \
        neplatny=neplatný neznama=neznámá odeslan=odeslán odeslana=odeslána odstranen=odstraněn odstranena=odstraněna \
        odstraneno=odstraněno odstraneni=odstranění oznameni=oznámení pamet=paměť predvolby=předvolby \
        prejmenovat=přejmenovat pripojit=připojit prilis=příliš pristup=přístup smazano=smazáno \
        stahovani=stahování stranka=stránka stahnout=stáhnout tiskarna=tiskárna ulozen=uložen ulozena=uložena \
        ulozeno=uloženo uzivatele=uživatele vyhledavani=vyhledávání vytvorit=vytvořit zmena=změna \
        zmeneno=změněno zadne=žádné
        """,
      everyday: .czech,
      everydayEnding: 3,
      determiners: """
        tento=m14 tato=f1N14 tuto=f4 toto=n14 této=f236 tohoto=mn24 tyto=MF14 těchto=MFN26 \
        nový=m14 nová=f1N14 nové=f236F14n14M4 poslední=s váš=m14 vaše=f1n14MFN14 vaši=f4M1 tvůj=m14 tvoje=f1n14MFN14 tvoji=f4M1
        """,
      declined: """
        m: internet účet soubor dokument kontakt profil projekt server telefon seznam odkaz záznam film \
        mk: obráz balíč \
        f: složk fotk zpráv poznámk nahrávk objednávk pozvánk platb schránk kamer skupin skladb stránk záložk \
        fe: aplikac relac licenc aktualizac rezervac operac notifikac \
        n: alb \
        no: vide \
        nem: hesl
        """,
      endings: """
        m noun -=m14 u=m236 em=m5 y=M145 ů=M2 ům=M3 ech=M6
        mk noun ek=m14 ku=m236 kem=m5 ky=M145 ků=M2 kům=M3
        f noun a=f1 y=f2F14 u=f4 ou=f5 ám=F3 ami=F5 ách=F6
        fe noun e=f12F14 i=f346 í=f5F2 ím=F3 emi=F5 ích=F6
        n noun um=n14 a=n2N14 u=n36 em=n5
        no noun o=n14 a=n2N14 u=n36 em=n5
        nem noun o=n14 a=n2N14 u=n36 em=n5
        """,
      // What tells no number: Soubory je nutné uložit.
      verbs: """
        je=sp není=sp bude=sp nebude=sp bylo=sp nebylo=sp jsou=p nejsou=p budou=p nebudou=p byl=s nebyl=s \
        byla=sp nebyla=sp byly=p nebyly=p byli=p nebyli=p
        """,
      between: "už ještě se plně právě úspěšně trvale také",
      predicateEndings: """
        án=m1 ána=f1N1 áno=n1 ány=MF1 áni=M1 en=m1 ena=f1N1 eno=n1 eny=MF1 eni=M1 ěn=m1 ěna=f1N1 ěno=n1 ěny=MF1 ěni=M1 \
        nut=m1 nuta=f1N1 nuto=n1 nuty=MF1 nuti=M1
        """,
      // Nouns, and what is said of what people may do: Soubory nebylo povoleno smazat.
      notPredicates: .words(
        """
        strana strany změna změny cena ceny brána brány rána jména písmena doména domény anténa antény jeden týden \
        den člen stěna stěny výměna výměny směna směny odměna odměny kořen scéna scény jméno písmeno okno jen ven \
        minuta minuty plán orgán doporučeno povoleno zakázáno dovoleno umožněno nařízeno plánováno požadováno
        """),
      prepositions: .words(
        "v ve na do z ze od bez při po o u za nad pod před přes mezi pro s se k ke"),
      nounGoverning:
        "bez=2 od=2 do=2 z=2 ze=2 u=2 k=3 ke=3 pro=4 přes=4 s=5 mezi=45 podle=2 kromě=2 během=2 kvůli=3",
      joints: .words(
        "a i nebo ani že který která které kdy když pokud ale protože jestli aby než jak co"),
      hasBareSubjects: true,
      doubling: .all,
      repeatable: "ano ne velmi moc jen tak to už ha bla",
      unrepeatable: "v z i o u a k s",
      english: "to do no on my")
  )
}
