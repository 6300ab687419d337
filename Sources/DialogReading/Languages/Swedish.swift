// What reading knows of Swedish. The words are written by hand.

extension LanguageWords {
  static let swedish = LanguageWords(
    // MARK: Concepts
    concepts: """
      add: lägg till | lägga till | läggs till | lägger till | lagts till | lades till | lade till | lägg * till | lägga * till | lagt * till | lagt till | infog- | tillagd- | tillagt
      remove: ta bort | tas bort | tagits bort | togs bort | tar bort | tog bort | tagit bort | ta * bort | radera- | raderad- | borttag- | rensa-
      on: slå på | slås på | slår på | slog på | slagits på | slagit på | slå * på | aktiv- | sätt på | är på | är * på | inte aktiv-
      off: stäng av | stäng * av | stänga av | stängs av | stänger av | stängdes av | stängts av | stängt av | stänga * av | slå av | avaktiv- | inaktiv- | är av | inte aktiv-
      allow: tillåt- | tilläts
      block: blocker- | spärr-
      lock: lås | låsa | låser | låst | låsta | låstes | låses | låsts | inte låst
      unlock: lås upp | låsa upp | låser upp | låst upp | låses upp | låstes upp | låsts upp | upplåst- | lås * upp | olåst-
      start: start- | påbörja- | börja- | återuppt- | fortsätt- | sätt igång | omstart-
      stop: stopp- | avslut- | sluta- | slutar | slutat | pausa- | avbry- | upphör-
      open: öppn- | öppen | öppet | öppna
      close: stäng- | stängt | stängd | sluten
      more: mer | fler | flera | över | större | längre | högre | minst | övers- | mera | ytterligare
      less: mindre | färre | under | kortare | lägre | högst | underst- | max
      increase: ök- | höj- | stiger | stigit | steg | gått upp | går upp | gick upp | förstor- | växer
      decrease: minsk- | sänk- | sjunk- | sjönk | gått ner | går ner | gick ner | förmins- | fallit | krymp-
      at_least: minst | åtminstone | lägst | minimum | minimi- | eller fler | eller mer
      at_most: högst | max- | maximum | upp till | som mest | inte mer än | inte fler än
      before: innan | före | till
      after: efter | sedan | därefter
      first: först- | första
      last: sista | sist | senaste | sistnämnd-
      all: alla | allt | samtliga | varje | hela | var och en
      none: ingen | inget | inga | ingenting
      some: några | någon | något | vissa | en del | flera
      morning: morgon- | morse | förmiddag- | morgnar
      noon: middag- | lunchtid
      evening: kväll- | kvällar
      night: natt- | nätter | natten
      include: inkluder- | ingår | inklusive
      exclude: exkluder- | exklusive | utan
      buy: köp- | inköp-
      sell: sälj- | sålt | såld | sålda | sålde | såldes | sålts | försälj-
      rent: hyr- | uthyr-
      refund: återbetal- | återköp-
      two: två | 2
      three: tre | 3
      four: fyra | 4
      five: fem | 5
      six: sex | 6
      seven: sju | 7
      eight: åtta | 8
      nine: nio | 9
      ten: tio | 10
      half: halv | halva | hälften | -halv | halvt
      third: tredjedel-
      quarter: fjärdedel- | kvart-
      address: adress-
      win: vann | vinn- | vunnit | seger | segra-
      lose: förlora- | förlor-
      arrive: anländ- | kom fram | kommer fram | kommit fram | ankom- | framme | kom till | kommer till
      depart: avgå- | avgår | avresa- | lämna- | åkt från | gick från
      january: januari
      february: februari
      june: juni
      july: juli
      september: september
      october: oktober
      november: november
      december: december
      march: mars
      april: april
      may: maj
      august: augusti
      person_name: namn | namnet | -namn | -namnet | -namnets
      breakfast: frukost-
      lunch: lunch-
      dinner: middag-
      bus: buss | bussen | bussar
      train: tåg | tåget | tågen
      plane: flygplan-
      bicycle: cykel- | cyklar
      kitchen: kök | köket | köks- | -kök
      bedroom: sovrum-
      bathroom: badrum-
      garage: garage-
      garden: trädgård-
      dog: hund | hunden | hundar
      cat: katt | katten | katter
      paid: betald- | betalat | betalt | obetald-
      unpaid: obetald- | inte betalat | inte betald | inte betalt
      inside: inne | inomhus | inuti | inte inne
      outside: ute | utomhus | utanför
      drained: tom | tomt | tomma | urladda- | låg | lågt | svag-
      filled: full | fullt | fulla | fulladd- | helt laddat | nästan slut | fulladdat
      takes_off: lyfter | lyfte | lyft | startar | startade
      lands: land | landa- | landning-
      earliest: tidigast | inte före | från | före
      latest: senast | från | före
      late: sent | senare | försen- | för sent
      early: tidig- | tidigt | för tidigt | i förväg
      half_of: hälft- | halv | halva | halvt | halver-
      double: dubbel- | dubbelt | dubbla | fördubbl-
      unless: om * inte | såvida | förutsatt | utom | inte | oavsett | bara om | endast om | bara när | endast när | bara efter
      even_if: även om | även när | även efter | också om | fastän | trots att | förutsatt | utom | inte | oavsett
      only_if: bara om | endast om | bara när | endast när | bara efter
      not_yet: inte än | ännu | än | hittills | inte redan | inte * redan
      already: redan | ännu | än | hittills | inte redan | inte * redan
      only: bara | endast | enbart | blott | uteslutande | ensam- | enda | hela
      everyone: alla | allt | samtliga | varje | var och en | ensam- | enda | hela
      lend: lånade ut | låna ut | lånar ut | lånat ut | lånas ut | utlåna- | låna | lånar
      borrow: lånade | lånat | lånas | låna | lånar
      go_in: gick in | går in | kom in | kommer in | gått in | kommit in | kom hem
      go_out: lämnade | lämnar | lämnat | gick ut | går ut | gått ut | lämna
      door: dörr-
      window: fönst-
      staircase: trapp-
      elevator: hiss | hissen | hissar-
      passport: passport-
      wallet: plånbok- | plånböck-
      umbrella: paraply-
      suitcase: resväsk- | bagage-
      hat: hatt | hatten | hattar
      shoes: sko | skor | skorna
      jacket: jacka- | jackor-
      flight: flyg | flyget | -flyg | flygning-
      taxi: taxi | taxin
      tram: spårvagn-
      ferry: färja- | färjor-
      exam: prov | provet | tenta- | examen
      homework: läxa- | läxor- | hemuppgift-
      lesson: lektion- | -lektion
      washing_machine: tvättmaskin-
      dishwasher: diskmaskin-
      refrigerator: kylskåp- | kylen
      oven: ugn- | -ugn
      vacuum_cleaner: dammsug-
      rice: ris | riset
      bread: bröd-
      milk: mjölk-
      egg: ägg-
      coffee: kaffe-
      tea: te | teet
      cheese: ost | osten | ostar
      meat: kött-
      school: skol- | -skola
      hospital: sjukhus- | klinik-
      pharmacy: apotek-
      museum: muse-
      airport: flygplats-
      supermarket: mataffär- | snabbköp- | stormarknad-
      gym: gym | gymmet
      concert: konsert-
      bed: säng | sängen | sängar
      chair: stol | stolen | stolar
      sofa: soffa- | soffor-
      guitar: gitarr-
      piano: piano-
      violin: fiol-
      tennis: tennis-
      chess: schack-
      swimming: simning- | simma | simmar
      yoga: yoga-
      basketball: basket | basketboll
      purchase_order: beställning- | order | ordern
      parcel: försändelse-
      bookings: bokning- | reservation-
      hot: hett | varm-
      cold: sval- | kall | kallt | kallare
      dry: torr | torrt | torra
      wet: våt | vått | våta | blöt-
      clean: ren | rent | rena
      dirty: smutsig-
      strong: stark-
      weak: svag-
      grandmother: mormor- | farmor-
      grandfather: morfar- | farfar-
      aunt: moster- | faster- | tant | tanten
      uncle: morbror- | farbror-
      husband: make | man | maken
      wife: fru | frun | maka
      above: ovanför
      underneath: under | nedanför
      until_when: till | tills
      since_when: från och med | sedan
      the_second: andra
      the_third: tredje-
      the_fourth: fjärde-
      ago: för * sekunder sedan | för * minuter sedan | för * minut sedan | för * timmar sedan | för * timme sedan | för * dagar sedan | för * dag sedan | för * veckor sedan | för * vecka sedan | för * månader sedan | för * månad sedan | för * år sedan
      from_now: om * sekunder | om * minuter | om * minut | om * timmar | om * timme | om * dagar | om * dag | om * veckor | om * vecka | om * månader | om * månad | om * år
      exceeds: över- | över | högre | mer
      falls_below: under- | under | lägre | mindre
      print: skriv- * ut | skriv ut | utskrift- | utskriv- | skrivs ut | skrevs ut | skrivits ut
      scan: skann- | scann- | inläs-
      """,
    // MARK: Statements
    statements: """
      length: 106
      condition: om när innan efter tills medan så utan annars ifall såvida förutsatt varje sedan vid under från med för att inför genom medan trots eftersom via i på
      exception: bara endast enbart utom förutom undantag *men_inte* först uteslutande enda själv begränsa- skrivskydd- läsbar- only
      can: kan kunde får möjligt möjlig går låter
      must: måste ska behöver krävs nödvändig- obligatorisk- skall *får_inte* *kan_inte*
      past: blev *har_börjat* *har_startat* *har_kommit* *har_anlänt* *har_gått* *har_skickats* *har_skickat* *har_tagits* *har_lagts* *har_raderats* *har_ändrats* *har_sparats* *har_slutat* *har_avslutats* *har_avbokats* *har_uppdaterats* *har_laddats* *har_betalats* *har_stängts* *har_öppnats* raderades skickades ändrades sparades avbokades avslutades uppdaterades började startade anlände stängdes öppnades betalades lades togs
      mayBePast: blev blivit har hade var är -ades -ade redan började startade anlände -ats -its -tts lades togs skickats
      future: kommer_att *kommer_att* *ska_* blir snart
      mayBeFuture: kommer ska blir snart skall imorgon *i_morgon* -ar -er -as -es
      request: *vänligen* *var_god*
      opening: tryck välj öppna stäng radera ta lägg klicka ange försök starta kontrollera logga spara skicka ladda avsluta stoppa byt ändra installera uppdatera
      needNot: *behöver_inte* *måste_inte* *krävs_inte* *inte_nödvändigt* *inte_obligatorisk* *behövs_inte* *behöver_du_inte* *slipper*
      mustNot: *får_inte* förbjudet
      until: till tills
      unless: såvida *om_inte* förutsatt utom *om_du_inte* *om_ni_inte* *såvitt*
      weDo: *^vi_*
      mayBeWe: vi oss vår vårt våra
      youDo: *^du_*
      youDid: har skickade bjöd lade tog raderade skrev frågade utmanade delade
      mayBeYou: du dig din ditt dina ni er
      given: får fick fått mottog
      tone: hoppsan oj ojdå tyvärr_kompis idiot dumbom latmask *vad_synd* attans
      done: *ats$* *tts$* *erts$* *_börjat$* *_startat$*
      planned: kommer ska skall kan måste bör snart får inte
      """,
    // MARK: Roles
    roles: """
      share: av av_de av_totalt
      to: till åt för med
      from: från
      by: av
      passive: blev blivit blir bjöds inbjuden inbjuds ersattes lades togs skickades
      unclear: _fick_ _får_ begäran uppmaning
      goal: till mot
      replace: ersatt ersätt bytts byttes bytt
      replacedBy: av med mot
      toYou: dig
      """,
    // MARK: Relations
    relations: """
      origin: från>
      goal: till>
      """,
    // MARK: Senses
    senses: """
      bookreserve: bok boken böcker
      matchgame: tändstick-
      orderpurchase: ordning ordningen
      ordersequence: beställning-
      savekeep: rädda räddar räddade
      savemoney: spara_filen sparat_filen
      playgame: spela_upp uppspel-
      chargebattery: debitera- debitering
      chargemoney: laddas laddat laddade
      rightcorrect: höger högra
      leftremaining: vänster vänstra
      watchvideo: klocka klockan
      watchdevice: titta tittar
      closenear: stäng stängd stänger
      personalbest: spela_in inspelning-
      gratuity: råd rådet
      doorkey: tangent-
      keyboardkey: nyckel nyckeln
      tablefurniture: tabell-
      bankmoney: flodbank bänk
      shareothers: aktie- andel
      clearerase: tydlig- klar
      rating: ränta taxa
      checkverify: check checken
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInSwedish),
    // MARK: Denial
    denial: """
      grammar: inte ej aldrig nej utan inga ingen inget
      meaning: omöj- ogil- okän- otill- obetal- olås- oläs- oöppn- oskick- ospar- oanvän- obesvar- miss- neka- avvis- förlor- endast bara fel permanent
      failure: misslyck- omöjlig- fel
      plain: inte
      affirming: *inte_bara*
      sure: inte
      difference: skilj- skill- olik-
      limit: högst max- upp bara endast minst
      emptiness: tom tomt tomma
      lasting: pågår fortfarande ännu
      """,
    // MARK: Modality
    modality: """
      can: kan möjligt
      must: måste behöver
      without: utan
      """,
    // MARK: Clauses
    clauses: """
      words: och men eller
      verbs: är kan har blir kommer var
      """,
    // MARK: States
    states: """
      words: öppnad öppen stängd sparad raderad skickad
      alone: ad at
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: okej uppfattat jag_förstår förstår tillbaka
      pressing: tryck välj klick
      """,
    // MARK: Evidence
    evidence: """
      words: och eller men inte är var att det den ett en som på i av för med till från vill du din ditt dina kan kunde ska har hade blir denna detta dessa inga ingen om när vid utan alla säker ändringar fil filer lösenord konto inställningar senare nu igen meddelande meddelanden radera spara avbryt öppna stäng skicka dela redigera tillåt hoppa ändra avsluta fortsätt tillbaka bekräfta avvisa
      letters: åäöé
      """,
    // MARK: Amounts
    bounds: """
      under: under_# mindre_än_# färre_än_# yngre_än_# högst_# max_# upp_till_# #_eller_mindre #_eller_färre #_eller_yngre
      over: över_# mer_än_# fler_än_# äldre_än_# minst_# #_eller_mer #_eller_fler #_eller_äldre
      within: inom_#
      later: efter_# #_efter #_senare
      earlier: före_# innan_# #_före #_innan #_tidigare
      until: till_# fram_till_#
      since: från_# sedan_#
      ahead: om_#
      """,
    enumerations: """
      and: och samt
      or: eller
      also: med även plus men varken utan
      clauses: sedan därefter att för efter
      openings: för om när efter innan
      collective: media
      """,
    // MARK: Marks
    marks: """
      quotations: ”” ’’ »» “”
      """,
    // MARK: Writing
    writing: WritingWords(
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        anvandare=användare anvandaren=användaren anvandarnamn=användarnamn anvandarnamnet=användarnamnet \
        anvandas=användas behorighet=behörighet behorigheter=behörigheter fonster=fönster fonstret=fönstret \
        forfragan=förfrågan forhandsgranska=förhandsgranska forhandsvisning=förhandsvisning forsok=försök \
        forsoka=försöka hamta=hämta hamtar=hämtar hamtas=hämtas hamtning=hämtning installning=inställning \
        installningar=inställningar installningarna=inställningarna ljudniva=ljudnivå losenord=lösenord \
        losenordet=lösenordet losenordets=lösenordets natverk=nätverk natverket=nätverket natverks=nätverks nagon=någon \
        nagot=något ocksa=också skarm=skärm skarmen=skärmen spraket=språket stanga=stänga stangdes=stängdes \
        sakerhet=säkerhet sakerhetskopia=säkerhetskopia sakerhetskopiering=säkerhetskopiering sakert=säkert \
        tillat=tillåt tillata=tillåta tillats=tillåts tjanst=tjänst tjansten=tjänsten valja=välja andrats=ändrats \
        andringar=ändringar andringarna=ändringarna angra=ångra aterstall=återställ aterstalla=återställa \
        aterstallning=återställning atgard=åtgärd atgarden=åtgärden atkomst=åtkomst oppna=öppna oppnas=öppnas \
        oppnats=öppnats
        """,
      everyday: .swedish,
      stressed: "é",
      definiteness: WritingWords.Definiteness(
        determiners: "den=m2 det=n2 de=MN2 en=m1 ett=n1",
        adjectives: """
          kort/kort/korta \
          ny/nytt/nya stor/stort/stora gammal/gammalt/gamla vald/valt/valda sparad/sparat/sparade \
          raderad/raderat/raderade \
          delad/delat/delade låst/låst/låsta öppen/öppet/öppna okänd/okänt/okända aktuell/aktuellt/aktuella \
          felaktig/felaktigt/felaktiga annan/annat/andra snabb/snabbt/snabba säker/säkert/säkra \
          personlig/personligt/personliga \
          gemensam/gemensamt/gemensamma tillfällig/tillfälligt/tillfälliga privat/privat/privata \
          senaste/senaste/senaste tänd/tänt/tända släckt/släckt/släckta stängd/stängt/stängda \
          skickad/skickat/skickade bekräftad/bekräftat/bekräftade avbokad/avbokat/avbokade bokad/bokat/bokade \
          betald/betalt/betalda levererad/levererat/levererade klar/klart/klara försenad/försenat/försenade \
          inställd/inställt/inställda tom/tomt/tomma full/fullt/fulla ogiltig/ogiltigt/ogiltiga \
          tillgänglig/tillgängligt/tillgängliga uppdaterad/uppdaterat/uppdaterade \
          första/första/första sista/sista/sista
          """,
        adjectiveCells: ("m1", "n1", "m2n2MN12"),
        nouns: """
          m lampa/lampan/lampor/lamporna lägenhet/lägenheten/lägenheter/lägenheterna dörr/dörren/dörrar/dörrarna \
          film/filmen/filmer/filmerna bok/boken/böcker/böckerna lektion/lektionen/lektioner/lektionerna \
          leverans/leveransen/leveranser/leveranserna anslutning/anslutningen/anslutningar/anslutningarna \
          kamera/kameran/kameror/kamerorna skola/skolan/skolor/skolorna nyckel/nyckeln/nycklar/nycklarna \
          bil/bilen/bilar/bilarna fil/filen/filer/filerna mapp/mappen/mappar/mapparna lista/listan/listor/listorna \
          bild/bilden/bilder/bilderna kod/koden/koder/koderna enhet/enheten/enheter/enheterna \
          version/versionen/versioner/versionerna \
          uppdatering/uppdateringen/uppdateringar/uppdateringarna \
          inställning/inställningen/inställningar/inställningarna \
          bokning/bokningen/bokningar/bokningarna beställning/beställningen/beställningar/beställningarna \
          betalning/betalningen/betalningar/betalningarna låt/låten/låtar/låtarna vän/vännen/vänner/vännerna \
          skrivare/skrivaren/skrivare/skrivarna användare/användaren/användare/användarna \
          telefon/telefonen/telefoner/telefonerna \
          skärm/skärmen/skärmar/skärmarna grupp/gruppen/grupper/grupperna sida/sidan/sidor/sidorna \
          adress/adressen/adresser/adresserna \
          länk/länken/länkar/länkarna biljett/biljetten/biljetter/biljetterna resa/resan/resor/resorna \
          faktura/fakturan/fakturor/fakturorna \
          påminnelse/påminnelsen/påminnelser/påminnelserna anteckning/anteckningen/anteckningar/anteckningarna \
          n hus/huset/hus/husen rum/rummet/rum/rummen tåg/tåget/tåg/tågen kvitto/kvittot/kvitton/kvittona \
          ljus/ljuset/ljus/ljusen larm/larmet/larm/larmen hotell/hotellet/hotell/hotellen \
          foto/fotot/foton/fotona dokument/dokumentet/dokument/dokumenten \
          meddelande/meddelandet/meddelanden/meddelandena \
          lösenord/lösenordet/lösenord/lösenorden konto/kontot/konton/kontona album/albumet/album/albumen \
          kort/kortet/kort/korten \
          nätverk/nätverket/nätverk/nätverken paket/paketet/paket/paketen möte/mötet/möten/mötena \
          nummer/numret/nummer/numren \
          namn/namnet/namn/namnen recept/receptet/recept/recepten abonnemang/abonnemanget/abonnemang/abonnemangen \
          videoklipp/videoklippet/videoklipp/videoklippen samtal/samtalet/samtal/samtalen
          """,
        isBareAfterDeterminer: false,
        possessives: """
          min=m1 din=m1 vår=m1 er=m1 mitt=n1 ditt=n1 vårt=n1 ert=n1 mina=MN1 dina=MN1 våra=MN1 era=MN1 en=m1 ett=n1
          """,
        copulas: .words("är var blir blev"),
        verbs: ["är", "var", "har", "finns", "blir", "kan", "får", "ge"],
        relatives: .words("som du vi ni jag man de hon han där vars vilka")),
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: ["har", "hade"],
        infinitives: .words(
          """
          skickas sparas raderas uppdateras öppnas stängas ändras bekräftas bokas betalas levereras laddas installeras \
          avbrytas delas flyttas kopieras skapas väljas bjudas tas godkännas avvisas skicka spara radera uppdatera öppna \
          ändra bekräfta boka betala leverera installera avbryta flytta kopiera skapa godkänna avvisa
          """)),
      clauseVerbs: WritingWords.ClauseVerbs(
        rules: "har,hade/*ades=ats",
        between: .words("inte redan nu alltid aldrig automatiskt"),
        notAfter: .words("du ni vi jag han hon de den det som man")),
      compoundEnds: .words(
        """
        inställningar inställningarna inställning fil filen filer filerna lås låset album albumet mapp mappen lista listan \
        lösenord lösenordet anslutning anslutningen storlek storleken bibliotek biblioteket hantering
        """),
      boundEnds: .words(
        """
        inställningarna filen filerna låset albumet mappen listan lösenordet anslutningen storleken biblioteket
        """),
      compoundStarts: .words(
        """
        skrivar skärm nätverks bild musik video foto ljud konto kamera server dator system webbläsar kalender telefon fil \
        text profil
        """),
      doubling: .all,
      repeatable: """
        på av till in om upp ut från med över under att det den de dem som har är man så mycket nej ja ha bla hej för du vi \
        när var ner fram igen här där mer jag
        """,
      unrepeatable: "i",
      english: """
        dashboard and after the your from save shipping speakers keyboard charger flight flights later here house file files folder folders \
        order orders lock
        """)
  )
}
