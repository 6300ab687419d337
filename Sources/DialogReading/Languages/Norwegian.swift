// What reading knows of Norwegian. The words are written by hand.

extension LanguageWords {
  static let norwegian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ikke aldri nei uten ingen intet
      meaning: umul- ugyl- ukjen- util- ubetal- ulås- ulest- uåpn- usend- ubruk- ubesvar- mis- avvis- tap- kun bare feil
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
      everyday: .norwegian,
      stressed: "é",
      definiteness: WritingWords.Definiteness(
        determiners: "den=m2f2 det=n2 de=MFN12 en=m1f1 ei=f1 et=n1",
        adjectives: """
          kort/kort/korte \
          ny/nytt/nye stor/stort/store gammel/gammelt/gamle valgt/valgt/valgte lagret/lagret/lagrede \
          slettet/slettet/slettede \
          delt/delt/delte låst/låst/låste åpen/åpent/åpne ukjent/ukjent/ukjente gjeldende/gjeldende/gjeldende \
          rask/raskt/raske \
          sikker/sikkert/sikre personlig/personlig/personlige felles/felles/felles \
          midlertidig/midlertidig/midlertidige \
          privat/privat/private siste/siste/siste første/første/første nyeste/nyeste/nyeste
          """,
        adjectiveCells: ("m1f1", "n1", "m2f2n2MFN12"),
        nouns: """
          m lampe/lampen/lamper/lampene leilighet/leiligheten/leiligheter/leilighetene \
          film/filmen/filmer/filmene skole/skolen/skoler/skolene nøkkel/nøkkelen/nøkler/nøklene bil/bilen/biler/bilene fil/filen/filer/filene kode/koden/koder/kodene enhet/enheten/enheter/enhetene \
          versjon/versjonen/versjoner/versjonene sang/sangen/sanger/sangene skriver/skriveren/skrivere/skriverne \
          bruker/brukeren/brukere/brukerne telefon/telefonen/telefoner/telefonene skjerm/skjermen/skjermer/skjermene \
          adresse/adressen/adresser/adressene billett/billetten/billetter/billettene \
          faktura/fakturaen/fakturaer/fakturaene \
          konto/kontoen/kontoer/kontoene venn/vennen/venner/vennene \
          f melding/meldingen/meldinger/meldingene mappe/mappen/mapper/mappene liste/listen/lister/listene \
          oppdatering/oppdateringen/oppdateringer/oppdateringene \
          innstilling/innstillingen/innstillinger/innstillingene \
          bestilling/bestillingen/bestillinger/bestillingene betaling/betalingen/betalinger/betalingene \
          gruppe/gruppen/grupper/gruppene \
          side/siden/sider/sidene reise/reisen/reiser/reisene melding/meldinga mappe/mappa liste/lista \
          side/sida reise/reisa \
          n hus/huset/hus/husene rom/rommet/rom/rommene tog/toget/tog/togene kamera/kameraet/kameraer/kameraene \
          hotell/hotellet/hoteller/hotellene bilde/bildet/bilder/bildene dokument/dokumentet/dokumenter/dokumentene \
          passord/passordet/passord/passordene \
          album/albumet/album/albumene kort/kortet/kort/kortene nettverk/nettverket/nettverk/nettverkene \
          møte/møtet/møter/møtene nummer/nummeret/numre/numrene navn/navnet/navn/navnene \
          abonnement/abonnementet/abonnementer/abonnementene
          """,
        isBareAfterDeterminer: false,
        possessives: """
          min=m1f1 din=m1f1 vår=m1f1 deres=mfnMFN1 mitt=n1 ditt=n1 vårt=n1 mine=MFN1 dine=MFN1 våre=MFN1 ei=f1 en=m1f1 et=n1
          """,
        verbs: ["er", "var", "har", "finnes", "blir", "kan", "får", "gi"],
        relatives: .words("som du vi dere jeg man de hun han der")),
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: ["har", "hadde", "blitt"],
        infinitives: .words(
          """
          sende lagre slette oppdatere åpne lukke endre bekrefte betale levere hente installere avbryte flytte kopiere \
          opprette velge avlyse godkjenne avvise
          """)),
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
      doubling: .all,
      repeatable: """
        på av til inn om opp ut fra med over under at det den de dem som har er man så mye nei ja ha bla hei for du vi når \
        var ned frem fram igjen her der mer jeg
        """,
      unrepeatable: "i",
      english:
        "the from setting save send shipping seat keyboard later house file files folder order booking"
    )
  )
}
