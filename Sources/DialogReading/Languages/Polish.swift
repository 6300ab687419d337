// What reading knows of Polish. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let polish = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: sekund- | sek
      minute: minut- | min
      hour: godzin- | godz | cogodzinn- | doba | doby | dobę
      day: dzień | dnia | dni | dniu | dniem | dniom | dniach | dniami | codzienn- | dzienny | dzienna | dzienne | dziennego | dziennej | dziennie | dziennych | doba | doby | dobę
      week: tydzień | tygod- | cotygod-
      month: miesiąc- | miesięc- | mies | comiesięczn-
      year: rok | roku | rokiem | lat | lata | latach | latami | roczny | roczna | roczne | rocznego | rocznej | rocznie | rocznych | roczną | coroczn-
      kilobyte: kb | kilobajt-
      megabyte: mb | megabajt-
      gigabyte: gb | gigabajt-
      terabyte: tb | terabajt-
      millimeter: mm | milimetr-
      centimeter: cm | centymetr-
      meter: m | metr | metry | metrów | metra | metrach
      kilometer: km | kilometr-
      mile: mila | mile | mil | mili
      gram: g | gram | gramy | gramów | grama
      kilogram: kg | kilo | kilogram-
      pound: funt-
      milligram: miligram- | mg
      add: dodać | dodaj- | dodan- | dodaw- | dodam- | dodasz | doda | dodał- | dodadzą | wstaw-
      remove: usuń- | usuw- | usun- | skasuj- | kasuj- | kasow- | skasow- | wyczyść- | wyczyszcz- | czyszcz- | wymaż- | wymaz-
      on: włącz- | aktyw- | uaktywn- | nie włącz-
      off: wyłącz- | dezaktyw- | nieaktywn- | nie włącz-
      show: pokaż- | pokaz- | wyświetl- | odsłoń- | odsłon- | odkryj- | ujawn- | zobacz | nie pokaz- | nie wyświetl- | widoczn-
      hide: ukry- | schow- | nie pokaz- | nie wyświetl- | niewidoczn-
      allow: zezwal- | zezwól- | zezwol- | pozwól- | pozwal- | pozwol- | odblok- | udziel- | dozwol- | nie zezwal- | nie zezwól- | nie pozwal- | nie pozwól- | nie pozwol-
      block: zablok- | blok- | zabron- | zabran- | odmów- | odmaw- | odmow- | zakaz- | nie zezwal- | nie zezwól- | nie pozwal- | nie pozwól- | nie pozwol- | niedozwol-
      accept: odbierz | odebra- | odbier- | akcept- | zaakcept- | przyjm- | przyję- | przyją- | zgadza- | zgoda | zgodę | zgody | zgodą | zgódź | zatwierdz- | zatwierdź- | nie zgadza- | nie akcept- | nie zaakcept- | nie wyraż- | nie przyj-
      decline: odrzu- | odmów- | odmaw- | odmow- | nie zgadza- | nie akcept- | nie zaakcept- | nie wyraż- | nie przyj-
      import: import- | zaimport-
      export: eksport- | wyeksport-
      lock: zablok- | blok-
      unlock: odblok- | zdejm- blokad- | zdejm- * blokad-
      upload: prześl- | przesł- | przesył- | wgra- | wgryw- | przekaż- | załaduj- | załadow-
      download: pobier- | pobra- | ściąg- | załaduj- | załadow-
      connect: połącz- | podłącz- | łącz- | sparuj- | parow- | sparow- | powiąż- | powiąz- | nie połącz- | brak połączenia
      disconnect: rozłącz- | odłącz- | rozparuj- | usuń parowanie | niepołączon- | nie połącz- | brak połączenia | przerw- połączen- | przerw- * połączen- | utracon- połączen- | utracon- * połączen-
      install: zainstal- | instal- | reinstal- | przeinstal-
      uninstall: odinstal- | dezinstal- | usuń- | usun- | usuw-
      start: rozpocz- | zaczn- | zaczą- | zaczę- | zaczyn- | start- | uruch- | wznów- | wznow- | wznaw- | kontynu- | dalej | począt-
      stop: zatrzym- | zakończ- | kończ- | skończ- | wstrzym- | przerw- | przeryw- | koniec | końca | końcu | stop | wyjdź | wyjść | przestań | przestać | przestanie
      open: czynn- | otwórz- | otwier- | otworz- | otwar-
      close: nieczynn- | zamkn- | zamyk-
      more: więcej | większ- | ponad | dłuż- | wyższ- | powyżej | częściej | jeszcze | nie mniej | szczegół- | dodatkow- | inne | nie więcej | powyżej | ponad
      less: mniej | mniejsz- | krótsz- | krócej | niższ- | poniżej | rzadziej | nie więcej | nie mniej | poniżej
      increase: zwiększ- | podnie- | podnoś- | podwyż- | powiększ- | przybliż- | wzrost- | wzrós- | wzros- | rośnie | rosną | podniós- | podrożał-
      decrease: zmniejsz- | obniż- | zreduk- | redukuj- | redukow- | pomniejsz- | oddal- | spad- | spadł- | malej- | zmal- | potaniał-
      at_least: co najmniej | przynajmniej | minimum | minimaln- | nie mniej
      at_most: co najwyżej | najwyżej | maksymaln- | maksimum | maks | nie więcej | nie może przekr- | nie przekr-
      before: przed | dopóki | zanim | wcześniej | uprzednio | aż | dopiero po | do czasu | do momentu | do chwili | do dnia
      after: po | od czasu | od chwili | od momentu | później | następnie | do * po
      first: pierwsz- | najpierw
      last: ostatn- | zeszły | zeszła | zeszłe | zeszłego | zeszłej | zeszłym | ubiegł- | końcow-
      send: wyśl- | wysył- | wysł- | przesł- | przesył- | prześl-
      receive: otrzym- | odbier- | odebr- | odbior- | odbiór | dostać | dostaniesz | dostał- | dostajesz | przychodząc-
      sign_in: zalogu- | zalogow- | loguj- | logow-
      sign_out: wylog-
      sign_up: zarejestr- | rejestr- | załóż konto | utwórz konto | utworzyć konto | założyć konto | załóż * konto | utwórz * konto | zapisz się
      follow: obserw- | zaobserw- | śledź | śledz- | nie obserw- | nie śledź
      unfollow: przestań obserw- | przestań * obserw- | przestań śledz- | przestań * śledz- | nie obserw- | nie śledź | odobserw- | przestać * obserw- | przestać obserw- | przestać śledz-
      mute: wycisz- | wyłącz- dźwięk- | wyłącz- * dźwięk- | wyłącz- mikrofon-
      unmute: wyłącz- wyciszen- | wyłącz- * wyciszen- | anuluj- wyciszen- | anuluj- * wyciszen- | cofn- wyciszen- | cofn- * wyciszen- | cofnij wyciszenie | usu- wyciszen- | włącz- dźwięk- | włącz- * dźwięk- | włącz- mikrofon- | odcisz- | odwycisz-
      subscribe: subskrybuj- | subskrybow- | zasubskryb- | wykup- subskrypcj- | wykup- * subskrypcj- | odnów- | odnow- | odnawia- | przedłuż-
      unsubscribe: anuluj- subskrypcj- | anuluj- * subskrypcj- | anulow- subskrypcj- | anulow- * subskrypcj- | subskrypcj- * anulow- | zrezygn- | rezygn- | wypisz- | wypis- | odsubskryb-
      join: dołącz- | przyłącz- | wejdź | wejść | przystąp-
      leave: opuś- | opuszcz- | wyjdź | wyjść | wyjścia | wyjście | odejdź | odejść | wyszedł- | wyszła
      archive: archiwiz- | zarchiwiz- | do archiwum
      unarchive: z archiwum | cofnij archiwizację | cofn- * archiwiz- | anuluj- archiwiz- | anuluj- * archiwiz- | odarchiwiz-
      select: wybier- | wybra- | wybór | wybor- | zaznacz-
      deselect: odznacz- | usu- zaznaczen- | usu- * zaznaczen- | cofn- zaznaczen- | cofn- * zaznaczen- | anuluj- zaznaczen- | anuluj- * zaznaczen- | anuluj- wyb- | anuluj- * wyb- | usuń wybór | cofnij wybór
      copy: kopi- | skopi- | duplik- | zduplik- | powiel-
      move: przenie- | przenoś- | przenos- | przesu- | przemie-
      cut: wytn- | wycin- | wycię- | wyciąć
      paste: wklej- | wklei-
      undo: cofn- | cofa- | cofnij
      redo: ponów | powtórz- | wykonaj ponownie
      always: zawsze | stale
      never: nigdy
      sometimes: czasami | czasem | niekiedy | od czasu do czasu
      all: wszyst- | wszysc- | wszelk- | każd- | cał-
      none: żaden | żadn- | nic | nikt | nikogo | nikomu
      some: niektór- | kilk- | parę | część | części | tylko wybran- | ktoś | kogoś
      yesterday: wczoraj- | wczorajsz-
      today: dzisiaj | dziś | dzisiejsz-
      tomorrow: jutro | jutra | jutrzejsz-
      day_after_tomorrow: pojutrze
      day_before_yesterday: przedwczoraj | przedwczorajsz-
      monday: poniedzia-
      tuesday: wtorek | wtork-
      wednesday: środa | środy | środę | środzie | środą
      thursday: czwartek | czwartk-
      friday: piątek | piątk-
      saturday: sobot- | sobót
      sunday: niedziel-
      weekday: dzień roboczy | dni robocze | dni roboczych | dni powszednie | dnia roboczego | w tygodniu | dzień powszedni
      weekend: weekend-
      left: po lewej | lewo | lewa | lewy | lewej | lewym | lewą | lewego | lewe | lewych
      right: w prawo | na prawo | po prawej | prawy | prawej | prawą | prawym | prawego
      up: w górę | do góry | u góry | na górze | na górę | góra | górę | górze | górn-
      down: w dół | na dół | na dole | u dołu | dół | dole | dołu | doln-
      morning: rano | rana | ranek | ranka | poran- | przed południem
      noon: południe | południa | w południe
      evening: wieczor- | wieczór | wieczorn-
      night: noc | nocy | nocą | nocn- | noce | dziś wieczorem | dzisiaj wieczorem | wczoraj wieczorem
      public: publiczn- | ogólnodostępn- | jawn- | dla wszystkich
      private: prywatn- | osobist-
      online: online | w sieci | połączon- z internetem | brak połączenia | bez połączenia | brak internetu | bez internetu | nie połączon-
      offline: offline | poza siecią | brak połączenia | bez połączenia | brak internetu | bez internetu | nie połączon- | niepołączon-
      new: nowy | nowa | nowe | nowego | nowej | nowym | nową | nowych | nowymi | nowi | nowemu | nowsz- | najnowsz-
      old: stary | stare | starego | starej | starym | starą | starych | starymi | starsz- | najstarsz- | poprzedn- | dawn-
      newer: nowsz- | najnowsz- | młodsz-
      older: starsz- | wcześniejsz-
      success: pomyślnie | pomyśln- | sukces- | powodzeniem | ukończon- | zakończon- | wykonano | bez błędów | nie udało | nie uda- | nie powiod- | nie można | nie może | nie możemy | nie możesz | nie mogliśmy | nie zakończon- | nie ukończon-
      failure: nie udało | nie uda- | nie powiod- | niepowodz- | błąd | błęd- | nie można | nie może | nie możemy | nie możesz | nie mogliśmy | nieudan- | awari- | niemożliw- | nie zakończon- | nie ukończon- | niepomyśln- | bez błędów
      empty: pust- | opróżn- | wypełn- | niewypełn- | uzupełn-
      full: pełny | pełna | pełne | pełen | pełno | pełnej | pełnego | pełnych | zapełn- | przepełn- | wypełn- | uzupełn- | zapchan-
      sender: nadawc-
      recipient: odbiorc- | adresat-
      include: zawier- | uwzględn- | dołącz- | obejm- | wlicz- | łącznie z | włącznie | bez | nie zawier- | nie obejm- | nie uwzględn-
      exclude: wyklucz- | oprócz | z wyjątkiem | bez | pomiń- | pomija- | nie zawier- | nie obejm- | nie uwzględn-
      faster: szybciej | szybsz- | przyspiesz- | przyśpiesz-
      slower: wolniej | wolniejsz- | spowoln- | zwoln- | zwaln-
      earlier: wcześni- | wczesn-
      later: późn- | potem
      buy: kup | kupić | kupuj- | kupion- | kupow- | kupił- | kupna | kupno | kupisz | zakup- | naby-
      sell: sprzeda-
      rent: wypożycz- | wynaj- | najem | najmu
      refund: zwrot- | zwróć- | zwrac-
      save: zapis- | zachow- | zachowa- | nie zapis- | bez zapis- | nie zachow-
      discard: odrzu- | nie zapis- | bez zapis- | porzu- | nie zachow-
      correct: poprawn- | prawidłow- | właściwy | właściwa | właściwe | właściwego | właściwą | nie jest poprawn- | nie jest prawidłow- | nie jest właściw-
      wrong: niepoprawn- | nieprawidłow- | błędn- | niewłaściw- | nieważn- | zły | złe | zła | nie jest poprawn- | nie jest prawidłow- | nie jest właściw-
      once: jeden raz | tylko raz | jednokrotn- | jednoraz-
      twice: dwa razy | dwukrotn-
      every_other: co drugi | co drugą | co drugie | co dwa | co dwie | co 2 | raz na dwa | raz na dwie
      two: dwa | dwie | dwóch | dwu | dwóm | dwom | dwoma | dwiema | dwoje | dwaj | dwojga | dwieście
      three: trzy | trzech | trzem | trzema | troje | trojga | trzej | trzysta
      four: cztery | czterech | czterem | czterema | czworo | czterej | czterysta
      five: pięć | pięciu | pięcioma | pięcioro | pięćset
      six: sześć | sześciu | sześcioma | sześcioro | sześćset
      seven: siedem | siedmiu | siedmioma | siedmioro | siedemset
      eight: osiem | ośmiu | ośmioma | ośmioro | osiemset
      nine: dziewięć | dziewięciu | dziewięcioma | dziewięcioro | dziewięćset
      ten: dziesięć | dziesięciu | dziesięcioma | dziesięcioro
      dozen: tuzin-
      half: pół | połow- | połów | półtora
      third: jedna trzecia | jedną trzecią | jednej trzeciej | dwie trzecie
      quarter: ćwierć | jedna czwarta | jedną czwartą | jednej czwartej | trzy czwarte | kwadrans
      hundred: sto | stu | setki | setek | setka | dwieście | trzysta | czterysta | pięćset | sześćset | siedemset | osiemset | dziewięćset
      thousand: tysiąc- | tysięcy | tys
      million: milion- | mln
      billion: miliard- | mld
      trillion: bilion- | bln
      you: ty | ciebie | cię | tobie | ci | tobą | twój | twoj- | twoi- | wy | was | wam | wami | wasz- | pan | pani | pana | panu | państw- | chcesz | możesz | masz | musisz | jesteś | będziesz | otrzymasz | utracisz | stracisz | -łeś | -łaś | -liście | -liśmy | swój | swoj- | swoi- | ich | im | nich | jego | jej | go | ją | on | ona | one
      we: my | nas | nam | nami | nasz- | możemy | jesteśmy | będziemy | -liśmy | -łyśmy | swój | swoj- | swoi- | ich | im | nich | jego | jej | go | ją | on | ona | one
      they: oni | nimi | nich | ich | im | jego | jej | go | ją | on | ona | one | swój | swoj- | swoi-
      buyer: kupując- | nabywc- | kupiec
      seller: sprzedawc- | sprzedając- | sprzedawcz-
      owner: właściciel-
      guest: gość | gości- | goście
      admin: admin-
      member: członek | członk- | uczestni-
      friend: znajom- | przyjaci- | przyjaciół-
      child: dzieck- | dzieci- | dziec-
      parent: rodzic-
      teacher: nauczyciel- | trener-
      student: uczeń | uczni- | uczenn- | student-
      driver: kierowc- | sterownik-
      passenger: pasażer-
      doctor: lekarz- | lekark- | doktor-
      patient: pacjent-
      landlord: właściciel- | wynajmując-
      tenant: najemc- | lokator-
      player: gracz-
      username: nazw- użytkownika | nazw- użytkowników | login | loginu | loginem
      password: hasł- | haseł | kod dostępu | kodu dostępu
      pin: pin | pinu | pinem
      email: e mail- | email- | mail- | poczt- | adres-
      phone: telefon- | komórk-
      address: adres-
      birthday: dat- urodzenia | urodzin- | urodzenia
      photo: zdjęc- | zdjęć | foto | fotk- | fotograf- | obraz- | obrazk-
      video: wideo- | video- | film- | klip- | nagra-
      song: piosen- | utwór | utworu | utwory | utworów | utworem | utworom | utworze | muzyk- | ścieżk-
      album: album-
      playlist: playlist- | list- odtwarzania
      podcast: podcast-
      episode: odcin-
      file: plik-
      folder: folder- | katalog-
      document: dokument- | tekst-
      note: notatk- | notatek | uwaga | uwagi | tekst-
      message: wiadomoś- | czat- | czac- | sms- | rozmow- | rozmów | tekst- | komunikat- | napisz
      emailmessage: e mail- | email- | mail- | poczt- | wiadomoś-
      contact: kontakt- | skontakt-
      event: wydarze- | spotkan- | spotkań | zdarze- | wizyt-
      reminder: przypomn- | przypomin-
      alarm: alarm- | budzik-
      timer: minutnik- | czasomierz- | timer-
      account: konto | konta | koncie | kontem | kont | kontu | kontach | kontami | kontom | profil-
      device: urządz- | telefon- | tablet- | smartfon- | iphone- | ipad-
      comment: komentarz- | komentow- | skoment- | tekst-
      draft: szkic- | wersj- robocz- | robocz-
      payment: płatnoś- | opłat- | opłac- | wpłat- | zapłat- | zapłać- | zapłac- | płać | płac- | kart- płatnicz- | karta | kartę | karty
      ticket: bilet- | zgłosze-
      book: książ- | zarezerw- | rezerw-
      recording: nagra- | nagryw- | nagrań | notatk- głosow- | dyktafon-
      backup: kopi- zapasow- | backup- | zapasow-
      task: zadan- | zadań | do zrobienia
      recipe: przepis-
      map: mapa | mapy | mapę | mapie | mapą | map | mapach | mapami
      trip: podróż- | przejazd- | wyciecz- | wyjazd-
      invitation: zaprosz- | zapros- | zaprasz- | zaproś-
      calendar: kalendarz-
      screenshot: zrzut- | screenshot-
      tag: tag | tagi | tagu | tagów | tagiem | tagami | etykiet- | znacznik- | hasztag- | hashtag-
      filter: filtr- | przefiltr-
      server: serwer-
      printer: drukark- | drukarek
      camera: aparat- | kamer-
      microphone: mikrofon-
      battery: bateri- | akumulator-
      audio: audio- | dźwięk-
      attachment: załącznik-
      app: aplikacj- | program- | apka | apki
      website: stron- | witryn- | serwis | serwisu
      group: grup-
      order: zamów- | zamaw- | zlecen-
      key: klucz- | klawisz-
      page: stron-
      list: lista | listy | listę | listą | liście | list | listach | listami
      link: link- | łącze | łącza | łączy | odnośnik-
      location: lokaliz- | miejsc- | położen- | pozycj-
      notification: powiadom- | alert- | ostrzeż- | alarm- | uwaga
      update: aktualiz- | zaktualiz- | uaktualn- | ulepsz-
      subscription: subskrypcj- | abonament- | plan | planu | plany | planów | planem | prenumerat-
      storage: pamięć | pamięci | pamięcią | miejsc- | magazyn- | przestrzeń | przestrzeni | dysk- | przechowyw-
      network: sieć | sieci- | wi fi | wifi | internet- | łącze | łącza | połączen-
      screen: ekran- | wyświetlacz- | monitor-
      route: tras- | dojazd- | drog-
      free_up: zwoln- | zwaln- | odzysk-
      take_up: zajm- | zajęt-
      win: wygra- | zwycię-
      lose: przegra- | poraż-
      deposit: wpłac- | wpłat-
      withdraw: wypłac- | wypłat-
      arrive: przyje- | przyby- | przylo- | dotr- | dotar- | dociera- | ląduj- | lądow- | wylądow-
      depart: odje- | wyjeż- | wyrusz- | odlat- | odlo- | odloc- | wysz- | wyszedł | wyszła | wyszli | opuści- | opuszcz- | odszedł | odeszła | odesz-
      check_in: zameldow- | odpraw- | check in
      check_out: wymeldow- | check out
      heat: ogrzew- | podgrz- | nagrzew-
      cool: chłodz- | schładz-
      income: przych- | doch-
      expense: wydat- | koszt-
      cheap: tani- | tańsz- | najtańsz-
      expensive: drog- | droższ- | najdroższ-
      north: północ-
      south: południ-
      east: wschód | wschodn- | wschodu
      west: zachód | zachodn- | zachodu
      spring: wiosn- | wiosen-
      summer: lato | latem | letni-
      autumn: jesie-
      winter: zim-
      january: stycz-
      february: lut-
      june: czerw-
      july: lip-
      september: wrze-
      october: październik-
      november: listopad-
      december: grud-
      march: marzec | marca | marcu
      april: kwiecień | kwietni-
      may: maj | maja | maju
      august: sierpień | sierpni-
      red: czerwon-
      green: zielon-
      blue: niebiesk- | błękit-
      yellow: żółt-
      black: czarn-
      white: biał-
      receipt: paragon- | rachunek | rachunku | pokwitowa- | potwierdzeni-
      invoice: faktur-
      contract: umow- | umów | kontrakt-
      coupon: kupon- | bon | bony | voucher-
      person_name: nazw- | imię | imienia | imiona | imieniem
      id_number: numer- | nr | liczb-
      breakfast: śniada-
      lunch: obiad- | lunch-
      dinner: kolacj-
      bus: autobus-
      train: pociąg-
      plane: samolot-
      bicycle: rower-
      kitchen: kuchn- | kuchen-
      bedroom: sypialni-
      bathroom: łazienk-
      garage: garaż-
      garden: ogród- | ogrod-
      temperature: temperatur-
      humidity: wilgotno-
      heart_rate: tętn- | puls-
      blood_pressure: ciśnieni-
      keyboard: klawiatur-
      mouse: mysz-
      headphones: słuchawk-
      speakers: głośnik-
      dog: pies | psa | psy | psem | psów
      cat: kot | kota | koty | kotk- | kotem
      hotel: hotel-
      restaurant: restaurac-
      confirm: potwierdz- | niepotwierdz- | nie potwierdz-
      cancel: anulow- | anuluj- | odwoł- | odwoływ- | rezygn- | niepotwierdz- | nie potwierdz-
      available: dostępn- | nie * dostępn- | niedostępn- | nie jest dostępn- | nie są dostępn- | brak dostępn- | nieosiągaln-
      unavailable: niedostępn- | nie jest dostępn- | nie są dostępn- | nie * dostępn- | brak dostępn- | nieosiągaln-
      upgrade: uaktualni- | ulepsz- | wyższ-
      downgrade: niższ- | obniż- | przywróć
      paid: opłacon- | zapłac- | uregulowan- | płatn- | zapłat- | nie opłacon- | nie zapłac-
      unpaid: nieopłacon- | niezapłac- | nie opłacon- | nie zapłac- | nie * opłacon- | nieuregulowan- | zaległ-
      read: przeczytan- | odczytan- | nie przeczytan-
      unread: nieprzeczytan- | nie przeczytan- | nie * przeczytan- | nieodczytan-
      inside: wewnątrz | w środku | wewnętrzn- | w pomieszczeni-
      outside: zewnątrz | na zewnątrz | zewnętrzn- | poza | na dworze
      drained: pust- | rozładow- | wyczerp- | opróżn- | brak | nisk- | słab-
      filled: pełn- | zapełni- | przepełni- | naładow- | wypełni- | brak
      past_period: zeszł- | ubiegł- | poprzedni- | ostatni- | miniony- | minion-
      next_period: przyszł- | następn- | najbliższ- | kolejn- | nadchodz-
      this_period: tym tygodniu | tego tygodnia | ten tydzień | tym miesiącu | tego miesiąca | ten miesiąc | tym roku | tego roku | ten rok | ten weekend
      takes_off: startuj- | wystartow- | start- | odlat- | odlec-
      lands: ląduj- | lądow- | wylądow- | lądowani- | przylat- | przylec-
      earliest: najwcześniej | nie wcześniej | od | do
      latest: najpóźniej | nie później | od | do
      late: późno | później | spóźni- | opóźni- | późn-
      early: wcześni- | przed czasem | przedwcześ- | wcześnie
      half_of: połow- | pół | połowę | poło-
      double: podwó- | podwoj- | podwaj- | dwukrotn-
      unless: chyba że | o ile | jeśli nie | jeżeli nie | jeśli * nie | dopóki | oprócz | poza | mimo | pomimo | tylko wtedy | tylko jeśli | tylko gdy | tylko kiedy | tylko po
      even_if: nawet jeśli | nawet jeżeli | nawet gdy | nawet po | chociaż | choć | o ile | jeśli nie | jeżeli nie | jeśli * nie | dopóki | oprócz | poza | mimo | pomimo
      only_if: tylko wtedy | tylko jeśli | tylko gdy | tylko kiedy | tylko po | chyba że | o ile | dopóki | oprócz | poza | mimo | pomimo
      not_yet: jeszcze | dotąd | dotychczas | na razie | wciąż | nadal | nie * już | już nie
      already: już | dotąd | dotychczas | na razie | wciąż | nadal | nie * już | już nie
      only: tylko | jedynie | wyłącznie | jedyn- | zaledwie | sam | sama | samo | jeden | jedna | jedno | wystarcz- | dowoln- | jakikol- | dopiero
      everyone: wszys- | wszyst- | każd- | cał- | sam | sama | samo | jeden | jedna | jedno | wystarcz- | dowoln- | jakikol-
      lend: pożycz- | pożyczono komuś | wypożycz-
      borrow: pożycz- | wypożycz-
      go_in: wszedł | weszła | weszli | weszło | wchodzi | wejdzie
      go_out: wyszedł | wyszła | wyszli | wyszło | wychodzi | opuścił- | opuszcza
      dollar: dolar-
      euro: euro
      yen: jen | jeny | jenów
      ruble: rubel | ruble | rubli
      door: drzwi- | drzwiczk-
      window: okno | okna | okien | oknie | oknem
      staircase: schod-
      elevator: winda | windy | windą | windę | windzie
      passport: paszport-
      wallet: portfel- | portmonet-
      umbrella: parasol-
      suitcase: walizk- | bagaż-
      hat: kapelusz- | czapk-
      shoes: but | buty | butów | butami | obuw-
      jacket: kurtk- | płaszcz-
      flight: lot | lotu | loty | lotów | lotem | lotach
      taxi: taksówk- | taxi
      tram: tramwa-
      ferry: prom | promu | promy | promem
      exam: egzamin-
      homework: praca domowa | pracę domową | pracy domowej | zadanie domowe | zadania domowe-
      lesson: lekcj- | zajęcia | zajęć | zajęciach
      washing_machine: pralk-
      dishwasher: zmywark-
      refrigerator: lodówk-
      oven: piekarnik-
      vacuum_cleaner: odkurzacz-
      rice: ryż-
      bread: chleb- | pieczyw-
      milk: mleko | mleka | mlekiem
      egg: jajk- | jajek | jajo | jaja
      coffee: kawa | kawę | kawy | kawą
      tea: herbat-
      cheese: ser | sera | serem | sery
      meat: mięs-
      school: szkoł- | szkół | szkol-
      hospital: szpital- | klinik-
      pharmacy: aptek- | aptecz-
      museum: muze-
      airport: lotnisk-
      supermarket: supermarket-
      gym: siłown- | sal* gimnastyczn-
      concert: koncert-
      bed: łóżk- | łóżek
      chair: krzes-
      sofa: sofa | sofę | sofie | kanap-
      guitar: gitar-
      piano: pianin- | fortepian-
      violin: skrzyp-
      tennis: tenis-
      chess: szach-
      swimming: pływanie | pływania | pływaniu | pływać
      yoga: joga | jogi | jogę | jodze
      basketball: koszykówk-
      purchase_order: zamówieni- | zamówień
      parcel: paczk- | paczek | przesyłk- | przesyłek
      bookings: rezerwacj-
      hot: gorąc- | ciepł- | cieplej
      cold: zimn- | chłodn- | zimniej
      dry: such- | suszej
      wet: mokr- | wilgotn-
      clean: czyst-
      dirty: brudn-
      strong: siln- | mocn-
      weak: słab-
      grandmother: babci- | babcia
      grandfather: dziadek | dziadka | dziadkow-
      aunt: cioci- | ciocia | ciotk-
      uncle: wuj- | stryj-
      husband: mąż | męża | mężow- | mężem
      wife: żona | żony | żonie | żonę
      above: nad
      underneath: pod
      until_when: do | aż
      since_when: od poniedziałku | od wtorku | od środy | od czwartku | od piątku | od soboty | od niedzieli | od jutra | od dziś | począwszy
      mother: matk- | matc- | mama | mamie | mamę | mamą
      father: ojciec | ojca | ojcu | ojcem | tata | tacie | tatę | tatą
      sister: siostr- | sióstr-
      brother: brat | brata | bratu | bratem | bracia | braci | rodzeństw-
      daughter: córk- | córc- | córek | dzieck-
      son: syn | syna | synowi | synem | synów | dzieck-
      the_second: drug-
      the_third: trzeci-
      the_fourth: czwart-
      push: pchn- | popchn- | naciśn- | wciśn-
      pull: ciągnij- | pociągnij- | pociągnąć | ciągnąć
      without: bez | nie | żadn-
      having: z kontem | z subskrypcją | z hasłem | z połączeniem | z rejestracją | za pomocą
      alternating: co drugi | co drugą | co drugie | co dwa | co dwie | co 2 | raz na dwa | raz na dwie | co dwie
      each_time: każdego dnia | co dzień | codziennie | każdego tygodnia | co tydzień | co miesiąc | co rok | co godzinę
      ago: sekund- temu | minut- temu | godzin- temu | dni temu | dzień temu | tygod- temu | tydzień temu | miesiąc- temu | miesięcy temu | rok temu | lata temu | lat temu
      from_now: za * sekund- | za * minut- | za * godzin- | za * dni | za * dzień | za * tygod- | za * tydzień | za * miesiąc- | za * miesięcy | za * rok | za * lata | za * lat
      stays: zosta- | pozosta- | zachow- | przechow- | zatrzym- | trzym-
      goes_on: kontynu- | dalej | dalsz- | nadal
      nobody: nikt | nikogo | nikomu
      somebody: ktoś | kogoś | komuś
      exceeds: powyżej | przekracz- | przekrocz- | ponad | wyżs- | większ- | więcej
      falls_below: poniżej | spadn- | spad- | niższ- | niżej | mniej | mniejsz-
      print: wydruk- | drukuj- | drukow- | druk | druku
      scan: skan- | zeskan-
      expand: rozwiń | rozwin- | rozwij- | rozszerz-
      collapse: zwiń | zwin- | zwij-
      highest: najwyż- | maksymaln- | najwięk-
      lowest: najniż- | minimaln- | najmniej-
      incoming: przychodząc-
      outgoing: wychodząc-
      high: wysok-
      low: nisk-
      still: nadal | wciąż | jeszcze | dalej
      no_longer: już nie | nie * już | jeszcze | dalej
      because: ponieważ | bo | gdyż | z powodu | bowiem | dlatego | wskutek | przez | z
      although: chociaż | choć | mimo | pomimo | bo | dlatego | przez | z
      bright: jasn- | jaśniej- | świetl-
      dark: ciemn- | ciemniej-
      heavy: ciężk- | cięższ-
      lightweight: lekk- | lżej-
      loud: głośn- | hałaśliw-
      quiet: cich- | cisz- | spokojn- | wycisz-
      difficult: trudn- | ciężk- | skomplikowan-
      easy: łatw- | prost- | lekk- | nietrudn-
      distant: daleko | dalek- | odległ- | oddalon-
      near: blisko | blisk- | bliżej | pobliż- | pobliski- | najbliż- | obok
      deep: głębok- | głębsz- | głębi-
      shallow: płytk- | płytsz-
      narrow: wąsk- | węższ- | ciasn-
      wide: szerok- | szersz-
      at_another_time: później | potem | nie teraz
      right_now: teraz | od razu | natychmiast | nie teraz
      end_of_period: koniec | końca | końcu
      start_of_period: początek | początku | początkiem
      both: oba | obie | oboje | obu | obydwa | obydwie
      one_of_two: jeden z | jedna z | jedno z | jednego z | jedną z | jednym z
      lost: zgub- | utrac- | strac-
      found: znalez- | znalaz-
      take_out: wyjm- | wyciąg- | wyją-
      put_in: włóż- | wstaw- | umieść-
      is_left: pozosta- | zosta-
      is_used: zużyt- | wykorzystan- | zajęt- | wydan- | wydałeś | wydałaś
      milliliter: mililitr- | ml
      liter: litr-
      fingerprint: odcisk- | touch id
      face_recognition: twarz- | face id
      postponed: odłoż- | przełoż- | przesun- | przesuw-
      canceled: odwoł- | anulow- | anuluj-
      front_gate: główne wejście | głównego wejścia | głównym wejściu | drzwi wejściowe | drzwi wejściowych
      back_gate: tylne wejście | tylne drzwi | tylnego wejścia | tylnym wejściu | tylnych drzwi
      fahrenheit: fahrenheit- | f
      celsius: celsjusz- | c
      compress: kompres- | skompres- | spakow- | pakow- | zip
      decompress: rozpakow- | dekompres- | wypakow-
      destination: cel podróży | celu podróży | miejsce docelowe | miejsca docelowego | docelow-
      departure_point: miejsce odbioru | punkt początkowy | miejsce początkowe
      average: średnio | średnia | przeciętn-
      total: łączn- | ogółem | w sumie
      horizontal: poziomo | w poziomie | poziomy
      vertical: pionowo | w pionie | pionowy
      """,
    // MARK: Statements
    statements: """
      length: 105
      cause: ponieważ bo gdyż dlatego *z_powodu* bowiem
      purpose: aby żeby
      perhaps: może mogą możliwe być_może ewentualnie
      condition: jeśli jeżeli gdy kiedy po przed aż dopóki zanim gdyby inaczej podczas *w_razie* *w_przypadku* bez chyba żeby aby czy każdym przy ile do z kto -ąc wraz chwili momencie
      exception: *ale_nie* tylko wyłącznie jedynie oprócz prócz poza wyjątkiem wyjątek dopiero sam sama jedyn- ogranicz- wyklucz- *pod_warunkiem*
      can: można może możesz mogą możecie możliw- wolno
      must: musi musisz muszą musicie trzeba należy wymagan- konieczn-
      past: został została zostało zostali zostały był była było były -ił -iła -ował -owała -owali -owaliśmy -nął -nęła -nęli -czył -czyła -czyli -liśmy -łyśmy odwołał odwołała odwołali wysłał wysłała wysłali odjechał odjechała przyjechał przyjechała dodał dodała dodali zapisał zapisała otrzymał otrzymała otrzymali rozpoczął rozpoczęła rozpoczęło rozpoczęli rozpoczęły zaczął zaczęła zaczęło zaczęły przyszedł przyszła przyszło dotarł dotarła dotarło dotarły wyjechał skończył skończyła skończyło minął minęła
      mayBePast: został została zostało zostali zostały był była było były -ano -ięto -ał -ała -ało -ały -ał -ił -iła -iły -yła -ęła -ął jest są już -ował -owała -owali -owaliśmy -nął -nęła -nęli -czył -czyła -czyli -liśmy -łyśmy odwołał odwołała odwołali wysłał wysłała wysłali odjechał odjechała przyjechał przyjechała dodał dodała dodali zapisał zapisała otrzymał otrzymała otrzymali
      future: zostanie zostaną będzie będą będziesz będziemy potwierdzi potwierdzą potwierdzimy dostarczy dostarczą dostarczymy wyśle wyślą wyślemy odwoła odwołają odwołamy usunie usuną usuniemy doda dodadzą dodamy zwróci zwrócą zwrócimy zaprosi zaproszą zmieni zmienią zmienimy zapłaci zapłacą otworzy otworzą zamknie zamkną odjedzie odjadą przyjedzie przyjadą wyjedzie udostępni udostępnią odrzuci odrzucą sprawdzi sprawdzą sprawdzimy zakończy zakończą rozpocznie rozpoczną przeniesie przeniosą zapisze zapiszą otrzyma otrzymają przyjmie dotrze dotrą opuści wkrótce niebawem
      mayBeFuture: zostanie zostaną będzie będą będziesz będziemy -esz -isz -ysz wkrótce -imy -emy potwierdzi potwierdzą potwierdzimy dostarczy dostarczą dostarczymy wyśle wyślą wyślemy odwoła odwołają odwołamy usunie usuną usuniemy doda dodadzą dodamy zwróci zwrócą zwrócimy zaprosi zaproszą zmieni zmienią zmienimy zapłaci zapłacą otworzy otworzą zamknie zamkną odjedzie odjadą przyjedzie przyjadą wyjedzie udostępni udostępnią odrzuci odrzucą sprawdzi sprawdzą sprawdzimy zakończy zakończą rozpocznie rozpoczną przeniesie przeniosą zapisze zapiszą otrzyma otrzymają przyjmie dotrze dotrą opuści
      request: proszę wyłącz włącz usuń dodaj wybierz kliknij dotknij naciśnij stuknij otwórz zamknij zapisz wyślij sprawdź spróbuj podaj wpisz wprowadź zmień zaloguj wyloguj uruchom poczekaj połącz odłącz pobierz zainstaluj zaktualizuj udostępnij skopiuj przenieś uzupełnij użyj pozwól zezwól przerwij zatrzymaj
      needNot: *nie_musi* *nie_trzeba* *nie_jest_wymagan* *nie_jest_konieczn* *nie_musisz* *nie_są_wymagan* *nie_są_konieczn* *nie_jest_obowiązkow* *niekonieczn* *nieobowiązkow*
      mustNot: *nie_wolno* *nie_możesz* *nie_może_* *nie_mogą_* zabronione zakazane
      until: do aż
      unless: chyba *o_ile* dopóki póki oprócz
      weDo: -liśmy -łyśmy
      mayBeWe: -liśmy -łyśmy -emy -imy -amy my nasz nasza nasze naszego naszej naszych
      youDo: -łeś -łaś -liście -łyście
      mayBeYou: ci cię tobie twój twoja twoje twoich twojego twojej twoją -esz -isz -asz -łeś -łaś pan pani państwa
      given: otrzym- dosta-
      tone: ups ojej oj ojoj kurczę cholera *no_brawo* *no_cóż* *,_bracie* *szkoda,* głupku leniu leniuchu idiot- wtopa *brawo,* *no_i_klops* *no_pięknie* spoko *niestety,_kolego* *ale_wstyd* *a_to_pech* *oho,* hejka pech
      attempt: *prób* *usił* *chcia* *stara*
      """,
    // MARK: Roles
    roles: """
      order: free
      share: z spośród
      to: do dla z użytkownikowi graczowi
      from: od
      by: przez
      any: gracza użytkownika
      names: gracz użytkownik
      passive: został została zostało zostali zostały jest są
      goal: na do w przez
      replace: zastąp zastęp zamieni
      replacedBy: przez plikiem na na_plik przez_plik
      toYou: ci cię
      unclear: podoba _od_użytkownika_ _od_gracza_ dosta otrzym uzysk
      owning: ma nie_ma ma_teraz
      at: w u
      """,
    // MARK: Clock
    clock: """
      hours: pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej
      0: o_@ o_godzinie_@ godzina_@
      15: kwadrans_po_@
      30-1: wpół_do_@
      30: @_trzydzieści
      45-1: za_kwadrans_@
      morning: rano przed_południem
      afternoon: po_południu popołudni wieczor
      night: nocy
      """,
    // MARK: Relations
    relations: """
      cause: ponieważ> bo> gdyż> z_powodu> <więc <dlatego <zatem
      earlier: po> <potem <następnie
      later: zanim> przed>
      standard: niż> od>
      origin: z> ze> od>
      goal: na> do> w> dla>
      agent: przez>
      span: między> pomiędzy>
      staying: znajd zapisan
      """,
    // MARK: Senses
    senses: """
      atlast: ewentual-
      infact: aktualn-
      savemoney: zapis- zapiszesz zapisz
      freespace: darmow- bezpłatn- gratis
      freeofcharge: woln-
      view: opini- priorytet-
      chargemoney: ładowan- naładow- doładow- oskarż-
      chargebattery: obciąż- opłat- oskarż-
      matchgame: dopasowan- zgodnoś- pasuj- zapałk-
      matchsame: mecz mecze meczu
      ordersequence: zamówien- rozkaz-
      orderpurchase: rozkaz- kolejnoś- porząd-
      backbody: wstecz powrót powrot-
      backside: plecy pleców
      draftpick: szkic szkice szkicu robocz-
      bookreserve: książk- książek
      playgame: odtwórz odtwarz-
      rightcorrect: prawo prawej prawa
      leftremaining: lewo lewej lewa lewy
      closenear: zamkn- zamyk-
      watchdevice: oglądaj- ogląda- obejrzyj
      watchvideo: zegar- zegarek zegarka
      balance: równowag-
      boarding: tablica tablicy tablicę deska
      tablefurniture: tabel-
      lettercharacter: listy listów listu
      lamp: lekki lekkie lekka
      shop: przechow-
      personalbest: nagran-
      jogging: uruchom- wykonan-
      running: biega- biegn-
      rating: stawk- kurs
      gratuity: wskazówk- porad-
      doorkey: klawisz-
      keyboardkey: klucz klucze klucza
      secondordinal: sekund-
      textcharacter: postać postaci postacie
      clearsky: wyczyść wyczyszcz-
      musictrack: śledz- śledź
      interestrate: zainteresowan-
      parking: park parku
      trialperiod: proces rozpraw-
      appcrash: wypadek wypadk- rozbi-
      problem: wydanie wydania
      likephoto: podobn-
      changemoney: zmian- zmień
      savekeep: ratuj- uratuj- uratow- oszczędz- zaoszczędz-
      closeshut: blisko blisk-
      rightside: prawidłow- poprawn-
      lightmode: lekk- lamp-
      postpublish: poczt- słup-
      checkverify: czek czeku
      signdocument: znak znaki znaku
      taptouch: kran kranu
      typeenter: typ rodzaj
      currentnow: prąd prądu
      drivedisk: jazda jazdy prowadź
      plantgreen: fabryk-
      streamvideo: strumyk strumyka
      clearerase: jasn-
      turngame: skręt zakręt obrót
      courtsport: sąd sądu sądzie
      fallseason: upadek upadku
      dismissclose: zwoln- zwalnia-
      resumecontinue: życiorys cv
      backreturn: plecy
      collection: księgarnia księgarni księgarnię
      damaged: skorumpowan- przekupn-
      bug: owad- robak- pluskwa pluskw-
      browsertab: tabulator- tabulacj-
      feed: karmi- nakarm-
      bankmoney: ławk- ławec- brzeg brzegu
      chequemoney: sprawdzen- kontrol- znacznik
      filedocument: pilnik-
      draftdocument: przeciąg pobór
      homescreen: dom domu domem
      cookieweb: ciastko ciastka ciasteczek
      volumesound: objętość objętości
      driversoftware: kierowc-
      driverperson: sterownik-
      accountuser: raport sprawozdan-
      shareothers: udział- akcja akcje akcji
      playmedia: graj zagraj gra
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInPolish),
    // MARK: Denial
    denial: """
      grammar: nie nie- bez nigdy nic nikt ani żaden żadna żadne brak
      meaning: unikn- unika- uniknąć zapobie- przesta- nieznajom- nieznan- obcy obca oczekuj- brakuj- odmów- odrzu- błąd utra- strac- tylko usun- wyłącz- trwał- ostateczn-
      failure: niemożliw- błąd błędu błędem błędy niepowodz-
      plain: nie nikt
      affirming: *nie_tylko* *a_nie_* *lecz*
      sure: nie
      offline: offline rozłącz-
      keeping: pozosta- zostaw- zostaję *zostanie_na* *zostanie_w_* *zostaną_na* *zostaną_w_* zachowa- nadal wciąż
      hiding: ukryt- niewidoczn-
      invalidity: błędn- wygas- nieprawidłow- złe zły zła
      gratis: bezpłat- darm- gratis
      paid: płatn-
      taken: zajęt- zarezerwowan- wyprzedan- wykupion- pełn- pełen zapełnion- przepełnion- wyczerpan- sprzedan-
      vacancy: miejsc- woln- zmieści-
      outdated: przestarzał- stary stara stare starsza starszy starsze
      readOnly: *tylko_do_odczytu* *tylko_odczyt* *tylko_do_wglądu* *tylko_do_podglądu*
      outage: awari- padł padła padło padły zepsut- wstrzyman- przerwan- wyłączon- zawiesił- zatrzyman-
      loss: zagin- zniknę- zniknął przepad- zgubion- brakuj-
      closure: zamknięt- zablokowan- ograniczon- zabronion- wzbronion-
      privacy: prywatn- *tajemnic* *poufn*
      refusal: odrzuc- odmów- odmow-
      difference: różn- inn-
      limit: maksymaln- najwyżej tylko do przynajmniej najmniej minimum ogranicz- krótsz- mniej
      emptiness: pust-
      only: tylko wyłącznie jedynie
      surelyUnless: *chyba_że* *o_ile_nie*
      finality: trwale bezpowrotn- nieodwraca- ostateczn- permanentn-
      delay: czeka- poczeka- zaczeka- pozostaw- zostaw-
      lasting: trwa trwają nadal wciąż jeszcze
      """,
    // MARK: Modality
    modality: """
      can: może możesz można mogą możliwe
      must: musi musisz muszą trzeba
      without: bez
      """,
    // MARK: Clauses
    clauses: """
      words: i oraz ale lecz
      verbs: jest są będzie będą może mogą można został została zostanie zostaną
      conditionInner: jeśli jeżeli gdy kiedy
      conditionConceding: *nawet_jeśli* *nawet_jeżeli* *nawet_gdy* *nawet_kiedy* chociaż
      """,
    // MARK: States
    states: """
      words: otwarty otwarte otwarta zamknięte zapisane usunięte wysłane anulowane
      endings: ęto ano ono
      alone: any ony ęty ana ona ęta ane one ęte
      anyOrder:
      """,
    // MARK: Sentences
    sentences: """
      verbs: jest są był była było były będzie będą został została zostało zostały może mogą musi muszą istnieje istnieją zawiera zawierają brakuje udało można należy powinien powinna powinno nie
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: dobrze rozumiem jasne wstecz wróć
      pressing: stukn wybier naciśn klikn dotkn
      """,
    // MARK: Evidence
    evidence: """
      words: i lub ale nie jest są był było być się że w we z ze na do od dla po przez przed bez jak czy co to ten ta te tego tej tym tych twój twoje twoja możesz można chcesz został została zostało zostaną gdy jeśli wszystkie żaden zmiany plik pliki hasło konto ustawienia później teraz ponownie wiadomość wiadomości zdjęcie zdjęcia usuń zapisz anuluj otwórz zamknij wyślij udostępnij edytuj dodaj pozwól pomiń zmień zakończ kontynuuj wstecz potwierdź odrzuć
      letters: ąćęłńóśźż
      """,
    // MARK: Address
    address: """
      formalName: Pan/Pani
      familiarName: ty
      formal: pan pani pana panią panu państwo państwa państwu
      familiar: ty ciebie cię tobie twój twoja twoje twojego twojej twoich twoim twoją twoimi możesz chcesz musisz masz będziesz
      formalIsCapital:
      """,
    // MARK: Numbers
    numbers: """
      endings: -/a -/u -/ów a/y a/i o/a e/a
      two: dwa dwie dwóch trzy
      ofNouns:
      many: ów cji sji zji jęć dzeń czeń nień mień eń ek
      few: a/y ka/ki ga/gi o/a e/a k/ki g/gi t/ty n/ny r/ry p/py m/my d/dy b/by w/wy f/fy
      notMany: owników ników aczy aczów orów torów istów entów antów graczów
      changing: b c ć d f g h j k l ł m n ń p r s ś t w z ź ż a
      unchanged: godz proc przed przez jest oraz teraz zostanie minut sekund wczoraj jutro ponad
      genitive: ponad powyżej poniżej od z ze bez spośród do dla mniej więcej niż
      """,
    // MARK: Amounts
    amounts: """
      12: tuzin tuziny tuzinów tuzina tuzinem
      halves: pół
      half: *pół_godziny* *pół_dnia* półgodzin-
      beyond: półtora półtorej *i_pół*
      """,
    bounds: """
      under: mniej_niż_# poniżej_# młodszych_niż_# do_# maksymalnie_# najwyżej_# nie_więcej_niż_# #_lub_mniej
      over: więcej_niż_# powyżej_# ponad_# starszych_niż_# co_najmniej_# przynajmniej_# minimum_# nie_mniej_niż_# #_lub_więcej
      within: w_ciągu_# w_ciągu_najbliższych_#
      later: po_# po_upływie_# #_po #_później
      earlier: przed_# #_przed #_wcześniej
      until: do_#
      since: od_#
      lasting: przez_#
      ahead: za_#
      """,
    enumerations: """
      and: i oraz
      or: lub albo bądź
      also: a ale ani z ze także również czy wraz też bez zarówno jak
      clauses: potem następnie po aby żeby przed
      openings: aby żeby jeśli gdy po przed
      collective: multimedia media
      """,
    // MARK: People
    people: """
      joining: i oraz lub albo
      bare: prefix suffix
      mine: mój moja moje moi moich mojego mojej moim moją moimi mojemu
      ours: nasz nasza nasze naszego naszej naszych naszym naszą naszymi
      """,
    // MARK: Values
    values: """
      honorifics: pan pani
      """,
    // MARK: Marks
    marks: """
      quotations: „” ‚’ »« «»
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        usun=usuń usunac=usunąć usunieto=usunięto usuniety=usunięty usunieta=usunięta haslo=hasło \
        hasla=hasła wyslij=wyślij wyslac=wysłać wyslano=wysłano wiadomosc=wiadomość \
        wiadomosci=wiadomości zdjecie=zdjęcie zdjecia=zdjęcia zdjec=zdjęć urzadzenie=urządzenie \
        urzadzenia=urządzenia urzadzeniu=urządzeniu polaczenie=połączenie polaczenia=połączenia \
        polacz=połącz zalogowac=zalogować sprobuj=spróbuj sprubuj=spróbuj sprubować=spróbować \
        moze=może mozesz=możesz mozna=można wlacz=włącz wlaczyc=włączyć \
        wylacz=wyłącz wylaczyc=wyłączyć blad=błąd bledu=błędu bledy=błędy bledne=błędne \
        bledny=błędny konczy=kończy zakoncz=zakończ zakonczono=zakończono dolacz=dołącz \
        udostepnij=udostępnij udostepnic=udostępnić powrot=powrót pozniej=później pózniej=później \
        poźniej=później wiecej=więcej wiecej=więcej zostal=został zostala=została zostalo=zostało \
        zostaly=zostały byl=był byla=była bylo=było byly=były wygasl=wygasł wygasla=wygasła \
        wygaslo=wygasło jesli=jeśli takze=także juz=już zeby=żeby rowniez=również \
        ktory=który ktora=która ktore=które ktorych=których swoj=swój twoj=twój mozliwe=możliwe \
        niemozliwe=niemożliwe wszedzie=wszędzie przesylanie=przesyłanie plikow=plików \
        kontaktow=kontaktów uzytkownik=użytkownik uzytkownika=użytkownika uzytkownicy=użytkownicy \
        wlasciwy=właściwy nieprawidlowe=nieprawidłowe nieprawidlowy=nieprawidłowy \
        nieprawidlowa=nieprawidłowa prawidlowe=prawidłowe zapisac=zapisać anulowac=anulować \
        zmienic=zmienić otworz=otwórz otworzyc=otworzyć wprowadz=wprowadź sprawdz=sprawdź \
        potwierdz=potwierdź odswiez=odśwież pamiec=pamięć pamieci=pamięci platnosc=płatność \
        platnosci=płatności skonczyl=skończył czesc=cześć dziekujemy=dziękujemy prosze=proszę \
        wogóle=w_ogóle napewno=na_pewno narazie=na_razie conajmniej=co_najmniej \
        wziąść=wziąć żądzi=rządzi urzytkownik=użytkownik użytkownig=użytkownik spowrotem=z_powrotem \
        niedostepny=niedostępny niedostepna=niedostępna niedostepne=niedostępne zmien=zmień polaczyc=połączyć uzytkownikow=użytkowników uzyj=użyj uzyc=użyć dostep=dostęp \
        dostepne=dostępne dostepny=dostępny dostepna=dostępna urzadzen=urządzeń jezyk=język biezacy=bieżący \
        biezaca=bieżąca nastepny=następny nastepna=następna bedzie=będzie beda=będą pomyslnie=pomyślnie \
        powiodlo=powiodło dziala=działa dzialania=działania wyswietl=wyświetl wyswietlic=wyświetlić \
        zamknac=zamknąć dolaczyc=dołączyć przejdz=przejdź przeslij=prześlij przeslac=przesłać
        """,
      slips: """
        *zalo=zało *walo=wało *dalo=dało *stalo=stało *nalo=nało *kalo=kało *salo=sało *talo=tało *galo=gało *chalo=chało *rzylo=rzyło *czylo=czyło *szylo=szyło *dzilo=dziło *wilo=wiło *cilo=ciło \
        *ajacy=ający *ajaca=ająca *ajace=ające *ujacy=ujący *ujaca=ująca *ujace=ujące *owac=ować *ywac=ywać *ajac=ając *ujac=ując \
        *wiene=wienie *czene=czenie *szene=szenie *nosc=ność *nosci=ności *wosc=wość *wosci=wości
        """,
      everyday: .polish,
      everydayEnding: 3,
      confusedLetters: "uó",
      misspeltRuns: """
        Sprawdź_czy=Sprawdź,_czy sprawdź_czy=sprawdź,_czy sprawdzić_czy=sprawdzić,_czy
        """,
      commaBefore: .words(
        "że żeby aby ponieważ gdyż który która które którego której którym których którą którymi"),
      noCommaAfter: .words(
        """
        mimo pomimo czy dlatego chyba tylko zwłaszcza szczególnie tym i a oraz lub albo ani tyle jako tak nie \
        ale bo niż \
        właśnie w we z ze na do od ode o po przez dla przy u pod nad przed za bez między spośród wśród podczas \
        według ku zamiast oprócz poza dzięki
        """),
      wrongAfter: """
        do,od,bez,dla,u/to=tego,ten=tego,ta=tej,moja=mojej,mój=mojego,twój=twojego,twoja=twojej,nasz=naszego,nasza=naszej \
        \
        znaleziono,wybrano,zapisano,wysłano,pobrano,usunięto,wykryto,dodano,otrzymano/żadne=żadnych,żaden=żadnego,żadną=żadnej \
        \
        nie/odłącz=odłączaj,wyłącz=wyłączaj,zamknij=zamykaj,usuń=usuwaj,naciśnij=naciskaj,wyjmij=wyjmuj,przerwij=przerywaj
        """,
      wrongBetween: "*/morze/*ć=może",
      determiners: """
        ten=m14 ta=f1 tę=f4 te=MFN14 twój=m14 twoja=f1 twoją=f45 twoje=n14MFN14 mój=m14 moja=f1 moją=f45 \
        nowy=m14 nowa=f1 nową=f45 nowe=n14MFN14 wybrany=m14 wybrana=f1 wybraną=f45 każdy=m14 każda=f1 \
        żaden=m14 żadna=f1 żadne=n14MFN14 nasz=m14 nasza=f1 naszą=f45 nasze=n14MFN14
        """,
      adjectives: """
        nowy=m14 nowa=f1 nową=f45 nowe=n14MFN14 wybrany=m14 wybrana=f1 wybraną=f45 ostatni=m14MFN1 \
        ostatnia=f1 ostatnią=f45 ostatnie=n14MFN14 pierwszy=m14 pierwsza=f1 twój=m14 twoja=f1 twoją=f45
        """,
      declined: """
        p: usunięt zapisan dodan wysłan przeniesion zmienion pobran przesłan utworzon wyłączon włączon odrzucon \
        zablokowan zwrócon przywrócon zaktualizowan naładowan dostępn niedostępn mokr pełn pust aktywn nieaktywn czyst brudn \
        zimn ciepł prawidłow nieprawidłow zepsut popsut uszkodzon otwart zamknięt gotow zajęt podłączon rozładowan anulowan opłacon \
        potwierdzon zaplanowan zarezerwowan sprzedan kupion zgubion znalezion skopiowan wydrukowan zainstalowan opublikowan ukryt widoczn \
        zakończon rozpoczęt przerwan wstrzyman zatrzyman podpisan zatwierdzon zweryfikowan zsynchronizowan dostarczon opóźnion przesunięt bezpieczn publiczn prywatn ważn nieważn \
        z: został był wygasł wystąpił nastąpił dotarł przyszed nadszed \
        n: min upły znik
        """,
      endings: """
        p predicate y=m1 a=f1 e=n1MFN1
        z predicate -=m1 a=f1 o=n1 y=MFN1
        n predicate nął=m1 nęła=f1 nęło=n1 nęły=MFN1
        """,
      verbs: """
        jest=s są=p będzie=s będą=p zostanie=s zostaną=p może=s mogą=p musi=s muszą=p był=s były=p była=s \
        było=s działa=s działają=p
        """,
      perfects: "ma=s mają=p",
      between: "nie już jeszcze się w pełni",
      predicateEndings: """
        ana=f1 ane=n1MFN1 ano=sp4 any=m1 ona=f1 one=n1MFN1 ony=m1 ęta=f1 ęte=n1MFN1 ęty=m1
        """,
      pastEndings:
        "ła=f1 ło=n1 ęły=MFN1 iły=MFN1 ął=m1 asł=m1 ał=m1 ił=m1 ył=m1 arł=m1 adł=m1 ekł=m1",
      notPredicates: .words(
        """
        odwoła powoła zwoła rozmiany siła niesprawdzane dane święta święty ono one ona
        """),
      nounEndings: """
        acja=f1 ację=f4 ość=f14 anie=n14 enie=n14 ka=f1 kę=f4
        """,
      notNounEndings: .words("czeka szuka wymaga tylko lista trzysta dwieście"),
      presumesNouns: true,
      untold: .words(
        """
        większość część połowa reszta wielu kilka setka tysiąc milion miliard poniedziałek wtorek środa \
        czwartek piątek sobota niedziela
        """),
      reflexives: ["się"],
      prepositions: .words("w we na do z ze od dla bez przy po o u za nad pod przez między"),
      politeStarts: ["tw", "wasz"],
      joints: .words(
        "i oraz lub albo ani że który która które którego której którym których którą którymi jaki jaka jakie jakim jaką jakiej kiedy gdy jeśli ale bo się"
      ),
      hasBareSubjects: true,
      doubling: .all,
      repeatable: "bardzo tak nie już co ich jego jej to tylko byle ledwo ha bla",
      unrepeatable: "w z i o u a",
      cases: WritingWords.Cases(
        nouns: .polish,
        prepositions: """
          brak=2 mam=123456 nie_mam=2 masz=123456 nie_masz=2 ma=123456 nie_ma=2 mamy=123456 nie_mamy=2 macie=123456 \
          nie_macie=2 znaleziono=123456 nie_znaleziono=2 wykryto=123456 nie_wykryto=2 wybrano=123456 nie_wybrano=2 \
          zapisano=123456 nie_zapisano=2 wysłano=123456 nie_wysłano=2 pobrano=123456 nie_pobrano=2 dodano=123456 \
          nie_dodano=2 podano=123456 nie_podano=2 usuwaj=123456 nie_usuwaj=2 zamykaj=123456 nie_zamykaj=2 \
          wyłączaj=123456 nie_wyłączaj=2 odłączaj=123456 nie_odłączaj=2 otwieraj=123456 nie_otwieraj=2 \
          udostępniaj=123456 nie_udostępniaj=2 podawaj=123456 nie_podawaj=2 zmieniaj=123456 nie_zmieniaj=2 \
          bez=2 beze=2 dla=2 do=2 od=2 ode=2 u=2 podczas=2 według=2 oprócz=2 prócz=2 spośród=2 wśród=2 pośród=2 \
          wskutek=2 \
          względem=2 wobec=2 wokół=2 około=2 ku=3 wbrew=3 dzięki=3 przeciw=3 przeciwko=3 przez=4 przy=6 z=25 ze=25 \
          nad=45 pod=45 przed=45 między=45 poza=45 za=245 w=46 we=46 na=46 o=46 po=46 co_za=123456 wielkości_z=4 \
          czasie=123456 w_czasie=2 trakcie=123456 w_trakcie=2 pomocą=123456 za_pomocą=2 przypadku=123456 \
          w_przypadku=2 \
          wyjątkiem=123456 z_wyjątkiem=2 powodu=123456 z_powodu=2 podstawie=123456 na_podstawie=2
          """,
        exceptions: """
          ma/pan,pani \
          \
          z/godzinę,minutę,sekundę,dobę,tydzień,miesiąc,rok,dzień,kilometr,metr,kilogram,setkę,tysiąc,milion,dwa,dwie,trzy,cztery,pięć,sześć,siedem,osiem,dziesięć,kilka \
          ze/dwa,dwie,trzy,cztery,sto,sześć,siedem
          """,
        numerals: """
          dwa=14/M1N1 dwie=14/F1 dwaj=1/M1 dwóch=246/p26 dwu=2346/p26 dwóm=3/p3 dwom=3/p3 dwoma=5/p5 dwiema=5/F5 \
          trzy=14/p1 trzej=1/M1 trzech=246/p26 trzem=3/p3 trzema=5/p5 cztery=14/p1 czterej=1/M1 czterech=246/p26 \
          czterem=3/p3 czterema=5/p5 oba=14/M1N1 obie=14/F1 obaj=1/M1 obu=23456/p2356 obydwa=14/M1N1 \
          obydwie=14/F1 jeden=14/m1 jedna=1/f1 jedną=45/f45 jedno=14/n1 jednego=24/m2n2 jednemu=3/m3n3 \
          jednym=56/m56n56 jednej=236/f236 pięć=14/p2 pięciu=12346/p236 pięcioma=5/p5 sześć=14/p2 sześciu=12346/p236 \
          siedem=14/p2 siedmiu=12346/p236 osiem=14/p2 ośmiu=12346/p236 dziewięć=14/p2 dziewięciu=12346/p236 \
          dziesięć=14/p2 dziesięciu=12346/p236 jedenaście=14/p2 dwanaście=14/p2 trzynaście=14/p2 czternaście=14/p2 \
          piętnaście=14/p2 szesnaście=14/p2 siedemnaście=14/p2 osiemnaście=14/p2 dziewiętnaście=14/p2 \
          dwadzieścia=14/p2 \
          trzydzieści=14/p2 czterdzieści=14/p2 pięćdziesiąt=14/p2 sześćdziesiąt=14/p2 siedemdziesiąt=14/p2 \
          osiemdziesiąt=14/p2 dziewięćdziesiąt=14/p2 sto=14/p2 dwieście=14/p2 trzysta=14/p2 pięćset=14/p2 kilka=14/p2 \
          kilku=123456/p2356 kilkanaście=14/p2 kilkadziesiąt=14/p2 parę=14/p2
          """,
        adjectiveEndings: "ego=m24n2 emu=m3n3 ymi=MFN5 imi=MFN5 ych=MFN246 ą=f45 ej=f236",
        notAdjectives: .words(
          """
          jego niego czego kogo tego każdego innego wszystkiego którego jakiego takiego żadnego samego jednego \
          niczego \
          nikogo jemu temu czemu komu któremu każdemu wszystkiemu dlaczego dlatego tych nich których wszystkich \
          innych \
          niektórych samych jakich takich żadnych zawsze które nimi którymi wszystkimi innymi którą jaką taką \
          inną każdą żadną są mają \
          tą nią tej jej niej której jakiej takiej innej każdej żadnej samej więcej mniej później wcześniej \
          dalej bliżej \
          niżej wyżej dłużej krócej częściej rzadziej bardziej najmniej najwięcej lepiej gorzej raczej inaczej \
          wszystkie
          """),
        directEndings: """
          owe=n14MFN14 oje=n14MFN14 ne=n14MFN14 łe=n14MFN14 te=n14MFN14 sze=n14MFN14 ące=n14MFN14 kie=n14MFN14 gie=n14MFN14 owa=f1 \
          na=f1 owy=m14 ny=m14
          """,
        denials: WritingWords.Cases.Denials(
          no: "nie", infinitiveEnd: "ć", accusativeEnd: "ę", accusatives: ["ten"],
          verbs: .words(
            "udało można możesz możecie możemy mogę może chcesz chcę się należy trzeba"),
          notObjects: .words(
            """
            rok tydzień miesiąc dzień dni lata raz razy minuty godziny sekundy chwile się godzinę minutę
            chwilę sekundę dobę noc proszę imię
            """)),
        virilePast: WritingWords.Cases.VirilePast(
          end: "ły", right: "li", stems: .words("czy ni szy wi ci dzi i"),
          verbs: .words(
            """
            zostały wysłały napisały dostały otrzymały zapisały dodały odebrały wybrały podały przesłały udostępniały \
            przyjechały odjechały poszły przyszły wyszły zalogowały wylogowały zmieniały oglądały odrzuciły anulowały \
            zaakceptowały zaprosiły usunęły zaczęły przestały skomentowały polubiły obejrzały
            """),
          others: .words("miły niemiły były zgniły otyły zawiły przemiły przebyły")),
        counted: (few: GrammarCells("p123456"), many: GrammarCells("p2356"))),
      counted: """
        plik/pliki/plików dzień/dni/dni godzina/godziny/godzin minuta/minuty/minut sekunda/sekundy/sekund \
        tydzień/tygodnie/tygodni \
        miesiąc/miesiące/miesięcy zdjęcie/zdjęcia/zdjęć element/elementy/elementów urządzenie/urządzenia/urządzeń \
        próba/próby/prób dokument/dokumenty/dokumentów folder/foldery/folderów znak/znaki/znaków \
        wiadomość/wiadomości/wiadomości \
        powiadomienie/powiadomienia/powiadomień aplikacja/aplikacje/aplikacji załącznik/załączniki/załączników
        """,
      directAdjectives: "we=wych ne=nych łe=łych te=tych sze=szych ące=ących kie=kich gie=gich",
      countedAdjectives: "ych ich",
      english: "boarding dashboard folder to my do no on")
  )
}
