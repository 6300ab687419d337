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
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        hylkaa=hylkää hyvaksy=hyväksy hyvaksya=hyväksyä halytykset=hälytykset halytys=hälytys jalkeen=jälkeen \
        jarjestelma=järjestelmä jarjestelman=järjestelmän kaynnistyy=käynnistyy kaynnista=käynnistä \
        kaynnistaa=käynnistää kaytettavissa=käytettävissä kayttaja=käyttäjä kayttajan=käyttäjän \
        kayttajanimi=käyttäjänimi kayttajat=käyttäjät kayttajatunnus=käyttäjätunnus kayttajaa=käyttäjää kayttaa=käyttää \
        kayta=käytä kaytossa=käytössä kaytosta=käytöstä lisatty=lisätty lisata=lisätä lahetetty=lähetetty \
        lahettaa=lähettää laheta=lähetä loydetty=löydetty loydy=löydy loytyi=löytyi loytynyt=löytynyt maara=määrä \
        maaran=määrän nappaimisto=näppäimistö naytetaan=näytetään naytto=näyttö nayta=näytä nayton=näytön \
        pysayta=pysäytä pyynnon=pyynnön pyynto=pyyntö paivitetty=päivitetty paivitetaan=päivitetään \
        paivitykset=päivitykset paivitys=päivitys paivitysta=päivitystä paivita=päivitä paalla=päällä paasy=pääsy \
        paasya=pääsyä sahkoposti=sähköposti sahkopostin=sähköpostin sahkopostiosoite=sähköpostiosoite \
        sailyttaa=säilyttää tyhjenna=tyhjennä tarkea=tärkeä uudelleenkaynnistys=uudelleenkäynnistys yhteytta=yhteyttä \
        yrittaa=yrittää yrita=yritä
        """,
      everyday: .finnish,
      everydayEnding: 4,
      wrongAfter: """
        ilman/kuva=kuvaa,salasana=salasanaa,yhteys=yhteyttä,internet=internetiä,lupa=lupaa,tili=tiliä,lippu=lippua,varaus=varausta,maksu=maksua,vahvistus=vahvistusta,nimi=nimeä,otsikko=otsikkoa,kuitti=kuittia \
        kaksi,kolme,neljä,viisi,kuusi,seitsemän,kahdeksan,yhdeksän,kymmenen,sata,monta,pari,muutama/viestit=viestiä,tiedostot=tiedostoa,kuvat=kuvaa,laitteet=laitetta,kansiot=kansiota,sovellukset=sovellusta,kohteet=kohdetta,ilmoitukset=ilmoitusta,asiakirjat=asiakirjaa,käyttäjät=käyttäjää,minuutit=minuuttia,tunnit=tuntia,päivät=päivää,viikot=viikkoa,kuukaudet=kuukautta,ystävät=ystävää,valokuvat=valokuvaa,pelaajat=pelaajaa,liput=lippua,kappaleet=kappaletta,sivut=sivua,virheet=virhettä,tehtävät=tehtävää,vieraat=vierasta,pyynnöt=pyyntöä,kysymykset=kysymystä,yritykset=yritystä,päivitykset=päivitystä,lataukset=latausta,tilaukset=tilausta,varaukset=varausta,puhelut=puhelua,tapahtumat=tapahtumaa,muistutukset=muistutusta,pelit=peliä,kirjat=kirjaa,tilit=tiliä,osoitteet=osoitetta,askeleet=askelta,merkit=merkkiä,kommentit=kommenttia,videot=videota
        """,
      suffixes: WritingWords.Suffixes(
        back: Set("aou".unicodeScalars), front: Set("äöy".unicodeScalars),
        pairs: "ssa/ssä sta/stä lla/llä lta/ltä"),
      compoundEnds: .words(
        "asetukset asetus tiedosto tiedostot kansio kansiot albumi albumit lukitus yhteys kirjasto"),
      compoundStarts: .words(
        """
        verkko näyttö kuva musiikki video ääni tili kamera palvelin järjestelmä kalenteri puhelin teksti profiili salasana
        """),
      clashingVowels: .words("aa ee ii oo uu yy ää öö"),
      doubling: .all,
      repeatable: "se ne he me on hyvin kyllä ei niin yhä bla ha että jos",
      counted: """
        liput/lippua kappaleet/kappaletta sivut/sivua virheet/virhettä tehtävät/tehtävää vieraat/vierasta \
        pyynnöt/pyyntöä kysymykset/kysymystä yritykset/yritystä päivitykset/päivitystä lataukset/latausta \
        tilaukset/tilausta varaukset/varausta puhelut/puhelua tapahtumat/tapahtumaa muistutukset/muistutusta \
        pelit/peliä kirjat/kirjaa tilit/tiliä osoitteet/osoitetta askeleet/askelta merkit/merkkiä \
        kommentit/kommenttia videot/videota \
        viestit/viestiä tiedostot/tiedostoa kuvat/kuvaa laitteet/laitetta kansiot/kansiota \
        sovellukset/sovellusta kohteet/kohdetta ilmoitukset/ilmoitusta asiakirjat/asiakirjaa \
        käyttäjät/käyttäjää minuutit/minuuttia tunnit/tuntia päivät/päivää viikot/viikkoa kuukaudet/kuukautta \
        ystävät/ystävää valokuvat/valokuvaa pelaajat/pelaajaa
        """,
      countedAdjectives: "ta tä aa ää ea eä",
      english: "dashboard enter seat house file")
  )
}
