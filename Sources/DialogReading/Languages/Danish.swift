// What reading knows of Danish. The words are written by hand.

extension LanguageWords {
  static let danish = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: ikke aldrig nej uden ingen intet
      meaning: umul- ugyl- ukend- util- ubetal- ulås- ulæs- uåbn- usend- ubrug- ubesvar- mis- afvis- tab- kun fejl
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
      everyday: .danish,
      stressed: "é",
      misspeltRuns: "Printer_indstilling=Printerindstilling printer_indstilling=printerindstilling",
      definiteness: WritingWords.Definiteness(
        determiners: "den=m2 det=n2 de=MN2 en=m1 et=n1",
        adjectives: """
          kort/kort/korte \
          ny/nyt/nye stor/stort/store gammel/gammelt/gamle valgt/valgt/valgte gemt/gemt/gemte \
          slettet/slettet/slettede delt/delt/delte \
          låst/låst/låste åben/åbent/åbne ukendt/ukendt/ukendte aktuel/aktuelt/aktuelle forkert/forkert/forkerte \
          hurtig/hurtigt/hurtige sikker/sikkert/sikre personlig/personligt/personlige fælles/fælles/fælles \
          midlertidig/midlertidigt/midlertidige privat/privat/private seneste/seneste/seneste \
          første/første/første sidste/sidste/sidste
          """,
        adjectiveCells: ("m1", "n1", "m2n2MN12"),
        nouns: """
          m pakke/pakken/pakker/pakkerne lampe/lampen/lamper/lamperne dør/døren/døre/dørene bog/bogen/bøger/bøgerne \
          lejlighed/lejligheden/lejligheder/lejlighederne levering/leveringen/leveringer/leveringerne \
          reservation/reservationen/reservationer/reservationerne skole/skolen/skoler/skolerne \
          nøgle/nøglen/nøgler/nøglerne bil/bilen/biler/bilerne fil/filen/filer/filerne mappe/mappen/mapper/mapperne \
          liste/listen/lister/listerne kode/koden/koder/koderne \
          enhed/enheden/enheder/enhederne version/versionen/versioner/versionerne \
          opdatering/opdateringen/opdateringer/opdateringerne \
          indstilling/indstillingen/indstillinger/indstillingerne bestilling/bestillingen/bestillinger/bestillingerne \
          betaling/betalingen/betalinger/betalingerne besked/beskeden/beskeder/beskederne sang/sangen/sange/sangene \
          printer/printeren/printere/printerne bruger/brugeren/brugere/brugerne \
          telefon/telefonen/telefoner/telefonerne \
          skærm/skærmen/skærme/skærmene gruppe/gruppen/grupper/grupperne side/siden/sider/siderne \
          adresse/adressen/adresser/adresserne \
          billet/billetten/billetter/billetterne rejse/rejsen/rejser/rejserne \
          faktura/fakturaen/fakturaer/fakturaerne note/noten/noter/noterne \
          adgangskode/adgangskoden/adgangskoder/adgangskoderne konto/kontoen/konti/kontiene \
          n hus/huset/huse/husene værelse/værelset/værelser/værelserne tog/toget/tog/togene \
          kamera/kameraet/kameraer/kameraerne hotel/hotellet/hoteller/hotellerne billede/billedet/billeder/billederne dokument/dokumentet/dokumenter/dokumenterne \
          album/albummet/album/albummerne \
          kort/kortet/kort/kortene netværk/netværket/netværk/netværkene møde/mødet/møder/møderne \
          nummer/nummeret/numre/numrene \
          navn/navnet/navne/navnene abonnement/abonnementet/abonnementer/abonnementerne \
          opkald/opkaldet/opkald/opkaldene \
          link/linket/links/linkene
          """,
        isBareAfterDeterminer: true,
        possessives: """
          min=m12 din=m12 vores=mnMN12 jeres=mnMN12 mit=n12 dit=n12 mine=MN12 dine=MN12 en=m1 et=n1
          """,
        verbs: ["er", "var", "har", "findes", "bliver", "kan", "får", "giv"], relatives: []),
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: ["har", "havde", "blevet"],
        infinitives: .words(
          """
          sende gemme slette opdatere åbne lukke ændre bekræfte betale levere hente installere afbryde flytte kopiere oprette \
          vælge annullere godkende afvise
          """)),
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
      doubling: .all,
      repeatable: """
        på af til ind om op ud fra med over under at det den de dem som har er man så meget nej ja ha bla hej for du vi når \
        var ned frem igen her der mere jeg
        """,
      unrepeatable: "i",
      english: """
        dashboard and after the please from settings setting delete save send shipping speakers keyboard charger flight flights network \
        house file files folder folders password passwords screen booking workout
        """)
  )
}
