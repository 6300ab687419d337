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
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        alkalmazas=alkalmazás alkalmazasok=alkalmazások bejelentkezes=bejelentkezés beallitas=beállítás \
        beallitasok=beállítások beallitasokat=beállításokat csatlakozas=csatlakozás elerheto=elérhető eszkoz=eszköz \
        eszkozok=eszközök felhasznalo=felhasználó felhasznaloi=felhasználói felhasznalonev=felhasználónév \
        feltoltes=feltöltés fiokja=fiókja frissites=frissítés frissitese=frissítése frissitesek=frissítések fajl=fájl \
        fajlok=fájlok fajlokat=fájlokat fajlt=fájlt fenykep=fénykép fenykepek=fényképek hianyzik=hiányzik \
        hozzaadas=hozzáadás hozzaferes=hozzáférés halozat=hálózat halozati=hálózati jelszo=jelszó jelszot=jelszót \
        kapcsolodas=kapcsolódás kijelentkezes=kijelentkezés kivalasztas=kiválasztás kepernyo=képernyő kesobb=később \
        konyvtar=könyvtár kuldes=küldés kuldese=küldése lejart=lejárt letoltes=letöltés letoltese=letöltése \
        mappat=mappát megnyitas=megnyitás megnyitasa=megnyitása masolas=másolás megse=mégse modositas=módosítás \
        modositasok=módosítások probald=próbáld probalja=próbálja szukseges=szükséges torli=törli torolve=törölve \
        athelyezes=áthelyezés ertesites=értesítés ertesitesek=értesítések ervenytelen=érvénytelen \
        ujrainditas=újraindítás uzenet=üzenet uzenetek=üzenetek uzenetet=üzenetet
        """,
      everyday: .hungarian,
      everydayEnding: 4,
      // The article before vowels. What is spelled by its letters, or is a letter itself, may be said otherwise.
      soundChanges: "a/a|á|e|é|i|í|o|ó|ö|ő|u|ú|ü|ű=az_",
      keepingSound: .words("osztály osztályú energiaosztály one"),
      wrongAfter: """
        két,három,négy,öt,hat,hét,nyolc,kilenc,tíz,húsz,száz,több,néhány,sok,hány/üzenetek=üzenet,fájlok=fájl,képek=kép,fényképek=fénykép,eszközök=eszköz,mappák=mappa,alkalmazások=alkalmazás,elemek=elem,értesítések=értesítés,dokumentumok=dokumentum,felhasználók=felhasználó,percek=perc,órák=óra,napok=nap,hetek=hét,hónapok=hónap,barátok=barát,üzeneteket=üzenetet,fájlokat=fájlt,képeket=képet,napokat=napot,jegyek=jegy,oldalak=oldal,dalok=dal,számok=szám,kódok=kód,hibák=hiba,feladatok=feladat,vendégek=vendég,kérések=kérés,kérdések=kérdés,kísérletek=kísérlet,résztvevők=résztvevő,frissítések=frissítés,letöltések=letöltés,rendelések=rendelés,foglalások=foglalás,hívások=hívás,események=esemény,emlékeztetők=emlékeztető,játékosok=játékos,könyvek=könyv,fiókok=fiók,lépések=lépés,karakterek=karakter,tételek=tétel,videók=videó
        """,
      suffixes: WritingWords.Suffixes(
        back: Set("aáoóuú".unicodeScalars), front: Set("öőüű".unicodeScalars),
        pairs: "ban/ben ból/ből nál/nél hoz/höz hoz/hez tól/től ról/ről"),
      doubling: .all,
      repeatable: "az ez egy már csak nem igen sok ha bla újra még ki be le fel el meg át",
      counted: """
        jegyek/jegy oldalak/oldal dalok/dal számok/szám kódok/kód hibák/hiba feladatok/feladat vendégek/vendég \
        kérések/kérés kérdések/kérdés kísérletek/kísérlet résztvevők/résztvevő frissítések/frissítés \
        letöltések/letöltés rendelések/rendelés foglalások/foglalás hívások/hívás események/esemény \
        emlékeztetők/emlékeztető játékosok/játékos könyvek/könyv fiókok/fiók lépések/lépés karakterek/karakter \
        tételek/tétel videók/videó \
        üzenetek/üzenet fájlok/fájl képek/kép fényképek/fénykép eszközök/eszköz mappák/mappa \
        alkalmazások/alkalmazás elemek/elem értesítések/értesítés dokumentumok/dokumentum \
        felhasználók/felhasználó percek/perc órák/óra napok/nap hetek/hét hónapok/hónap barátok/barát \
        üzeneteket/üzenetet fájlokat/fájlt képeket/képet napokat/napot
        """,
      countedAdjectives: "új atlan etlen ott ett ött",
      english: "dashboard here house file")
  )
}
