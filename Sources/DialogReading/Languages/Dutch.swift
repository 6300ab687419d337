// What reading knows of Dutch. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let dutch = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: seconde | seconden | secondes | sec | secondelang
      minute: minuut | minuten | min | minuutje
      hour: uur | uren | uurtje | uurlijks | -uurs
      day: dag | dagen | dagelijks- | daags | -daags | dags | -daagse | dagje
      week: week | weken | wekelijks- | -wekelijks | -weekse
      month: maand | maanden | maandelijks- | -maandelijks | -maands
      year: jaar | jaren | jaarlijks- | -jarig- | -jaarlijks | jaar-
      kilobyte: kb | -kb | kib | kilobyte | kilobytes
      megabyte: mb | -mb | mib | megabyte | megabytes
      gigabyte: gb | -gb | gib | gigabyte | gigabytes
      terabyte: tb | -tb | tib | terabyte | terabytes
      millimeter: mm | millimeter | millimeters
      centimeter: cm | centimeter | centimeters
      meter: m | meter | meters
      kilometer: km | kilometer | kilometers
      mile: mijl | mijlen
      gram: g | gram
      kilogram: kg | kilo | kilogram
      pound: pond | lb | lbs
      milligram: milligram | mg
      add: toevoeg- | toegevoegd- | toe te voegen | toevoeging- | voeg- * toe | invoeg- | ingevoegd- | in te voegen | voeg- * in | bijvoeg-
      remove: verwijder- | gewist- | wis | wissen | wist | wissing | delete | deleten | gedeletet | leegmaak- | leegmaken | leeggemaakt | maak * leeg | opschon- | weghal- | weggehaald | haal * weg | verwijdering | schrap- | geschrapt
      on: inschakel- | ingeschakeld- | in te schakelen | schakel- * in | aanzet- | aangezet- | aan te zetten | zet * aan | zetten * aan | activeer- | activeren | geactiveerd- | activering | actief | actieve | inschakeling | ingeschakeld | heractiveer- | staat aan | staan aan | is aan | niet ingeschakeld | niet * ingeschakeld | niet aan | niet * aan | niet geactiveerd | niet * geactiveerd | niet actief | niet * actief
      off: uitschakel- | uitgeschakeld- | uit te schakelen | schakel- * uit | uitzet- | uitgezet- | uit te zetten | zet * uit | zetten * uit | deactiveer- | deactiveren | gedeactiveerd- | deactivering | inactief | inactieve | staat uit | staan uit | niet ingeschakeld | niet * ingeschakeld | niet aan | niet * aan | niet geactiveerd | niet * geactiveerd | niet actief | niet * actief | uitgeschakeld
      show: toon | tonen | toont | getoond- | weergeef- | weergeven | weergegeven- | weer te geven | geef * weer | geeft * weer | weergave | laat * zien | laten zien | laten * zien | zichtbaar- | bekijk- | onthul- | te tonen | zien | getoond | niet ton- | niet toon- | niet * toon- | niet * tonen | niet weergeven | niet * weergeven | niet weergegeven | niet * weergegeven | niet getoond | niet * getoond | niet zichtbaar | niet * zichtbaar | niet meer weer- | niet meer * toon- | niet * zien | zichtbare
      hide: verberg- | verborgen | verstop- | onzichtbaar- | te verbergen | niet ton- | niet toon- | niet * toon- | niet * tonen | niet weergeven | niet * weergeven | niet weergegeven | niet * weergegeven | niet getoond | niet * getoond | niet zichtbaar | niet * zichtbaar | niet meer weer- | niet meer * toon- | niet * zien | onzichtbaar | onzichtbare
      allow: sta * toe | staat * toe | staan * toe | toestaan | toegestaan- | toe te staan | toestemming- | toesta- | verleen- | verlenen | verleend | machtig- | autoriseer- | geautoriseerd- | deblokkeer- | deblokkeren | gedeblokkeerd- | blokkering * opheffen | blokkering opheffen | blokkering * opgeheven | hef * blokkering | mag | mogen | toelaten | toegelaten | laat * toe | goedkeur- | goedgekeurd | niet toestaan | niet toegestaan | niet * toegestaan | niet * toestaan | niet * toe | geen toestemming | geen * toestemming | niet gemachtigd | niet * gemachtigd | niet geautoriseerd | niet * geautoriseerd | mag niet | mogen niet | mag * niet | mogen * niet | geen toegang | niet mag | niet toegelaten | zonder toestemming
      block: blokkeer- | blokkeren | geblokkeerd- | blokkering | weiger- | geweigerd- | verbied- | verboden | ontzeg- | niet toestaan | niet toegestaan | niet * toegestaan | niet * toestaan | niet * toe | geen toestemming | geen * toestemming | niet gemachtigd | niet * gemachtigd | niet geautoriseerd | niet * geautoriseerd | afgewezen | mag niet | mogen niet | mag * niet | mogen * niet | geen toegang | niet mag | niet toegelaten | onbevoegd- | verhinder- | afwijzen | wijs * af | zonder toestemming
      accept: accepteer- | accepteren | geaccepteerd- | aanvaard- | ga * akkoord | gaat * akkoord | gaan * akkoord | akkoord | instem- | ingestemd | stem * in | goedkeur- | goedgekeurd- | keur * goed | keurt * goed | aannemen | aangenomen | neem * aan | neemt * aan | acceptatie | goed te keuren | niet accept- | niet geaccepteerd | niet * geaccepteerd | niet akkoord | niet * akkoord | niet goedgekeurd | niet * goedgekeurd | niet aanvaard- | niet * accepteren
      decline: weiger- | geweigerd- | wijs * af | wijst * af | afwijz- | afgewezen- | afwijs- | af te wijzen | afkeur- | afgekeurd- | keur * af | keurt * af | niet accept- | niet geaccepteerd | niet * geaccepteerd | niet akkoord | niet * akkoord | niet goedgekeurd | niet * goedgekeurd | sla * af | afslaan | afgeslagen | oneens | niet aanvaard- | niet * accepteren
      import: import | importeer- | importeren | geïmporteerd- | importeert | imports | importe- | importbestand-
      export: export | exporteer- | exporteren | geëxporteerd- | exporteert | exports | exporte-
      lock: vergrendel- | vergrendeld- | op slot | slot | afgesloten | vergrendeling | niet vergrendeld | niet * vergrendeld | niet op slot
      unlock: ontgrendel- | ontgrendeld- | niet vergrendeld | niet * vergrendeld | van het slot | niet op slot | ontgrendeling | deblokkeer- | gedeblokkeerd- | deblokkeren
      upload: upload | uploads | uploaden | uploadt | geüpload | geüploade | geupload | uploade- | upload-
      download: download | downloads | downloaden | downloadt | gedownload | gedownloade | download- | binnenhalen
      connect: verbind- | verbonden | verbinding- | -verbinding | -verbindingen | koppel- | gekoppeld- | koppeling- | aansluit- | aangesloten- | sluit * aan | gelinkt | pairen | maak * verbinding | niet verbonden | niet * verbonden | geen verbinding | geen * verbinding | geen -verbinding | niet gekoppeld | niet * gekoppeld | niet meer * verbonden | niet aangesloten | niet * aangesloten | zonder verbinding
      disconnect: verbreek- | verbreken | verbroken- | verbrek- | ontkoppel- | ontkoppeld- | loskoppel- | losgekoppeld- | koppel- * los | koppeling * opheffen | koppeling * verwijder- | koppeling * verbreken | niet verbonden | niet * verbonden | geen verbinding | geen * verbinding | geen -verbinding | niet gekoppeld | niet * gekoppeld | niet meer * verbonden | verbinding * verloren | verbinding * weggevallen | verbinding * weg | verbinding * kwijt | verbinding * onderbroken | onderbroken * verbinding | verloren * verbinding | niet aangesloten | niet * aangesloten | zonder verbinding | verbinding * gesloten | verbinding * beëindig- | -verbinding * verloren | -verbinding * onderbroken
      install: installeer- | installeren | geïnstalleerd- | installatie- | installeert | herinstalleer- | herinstalleren | installeer | te installeren | niet geïnstalleerd | niet * geïnstalleerd
      uninstall: verwijder- | deïnstall- | gedeïnstalleerd | deinstall- | niet geïnstalleerd | niet * geïnstalleerd | de installatie * ongedaan
      start: start | starten | startte | gestart- | begin | beginnen | begint | begonnen | begon | hervat- | hervatten | doorgaan | doorgegaan | ga * door | gaat * door | gaan * door | verder | vervolg- | herstart- | opnieuw starten | opstart- | opgestart | doorga- | voortzet- | voortgezet | aanvang- | ga verder | niet gestart | niet * gestart | niet doorga- | niet * doorga- | niet * starten | niet verder | niet * verder | niet hervat- | niet begonnen
      stop: stop | stoppen | stopt | stopte | gestopt- | beëindig- | beëindigd- | eindig- | einde | geëindigd | pauzeer- | pauzeren | gepauzeerd- | pauze- | onderbreek- | onderbroken | onderbreken | afsluiten | sluit * af | afgesloten | ophouden | houd op | stopzett- | stopgezet | zet * stop | niet gestart | niet * gestart | niet doorga- | niet * doorga- | niet * starten | niet verder | niet * verder | niet hervat- | niet begonnen | stilgezet | afgebroken | breek * af | stilleg- | afgelopen | loopt af | staak
      open: open | openen | opent | opende | geopend- | opening | te openen | heropen- | heropend | openstaande | opengaan | geopende | niet geopend | niet * geopend | niet open | niet * openen
      close: sluit | sluiten | gesloten | sloot | sluiting | afsluiten | afgesloten | dicht | dichtdoen | te sluiten | niet geopend | niet * geopend | niet open | niet * openen
      more: meer | groter- | langer- | hoger- | overschrijd- | overschreden | minstens | ten minste | minimaal | te lang | te groot | te hoog | te veel | verdere | overschrijden | grotere | langere | tenminste | minimum- | niet meer dan | niet langer dan | niet groter dan | niet hoger dan | niet overschrijd- | niet * overschrijd- | niet * meer | niet langer | niet meer | boven 1- | boven 2- | boven 3- | boven 4- | boven 5- | boven 6- | boven 7- | boven 8- | boven 9- | boven de | over 1- | over 2- | over 3- | over 4- | over 5- | over 6- | over 7- | over 8- | over 9-
      less: minder- | kleiner- | korter- | lager- | niet meer dan | niet langer dan | niet groter dan | niet hoger dan | niet overschrijd- | niet * overschrijd- | maximaal | hoogstens | ten hoogste | te kort | te klein | te laag | te weinig | geringer- | niet * meer | niet langer | niet meer | hooguit | onder 1- | onder 2- | onder 3- | onder 4- | onder 5- | onder 6- | onder 7- | onder 8- | onder 9- | onder de
      increase: verhoog- | verhogen | verhoogd- | verhoging | vergroot- | vergroten | vergroting | toeneem- | toenemen | toegenomen | toename | inzoom- | ingezoomd | zoom * in | in te zoomen | verhoogde | harder | stijg- | steeg | stegen | gestegen | omhoog | duurder | groei- | gegroeid
      decrease: verlaag- | verlagen | verlaagd- | verlaging | verklein- | verkleind- | verminder- | verminderd- | afnemen | afgenomen | afname | uitzoom- | uitgezoomd | zoom * uit | uit te zoomen | reduce- | gereduceerd | beperk- | verkort- | inkort- | zachter | daal- | daalt | dalen | gedaald | omlaag | goedkoper | gezakt
      at_least: minstens | minimaal | ten minste | tenminste | minimum- | minimale | niet minder dan | niet korter dan | min | of meer | of hoger | of langer | op zijn minst
      at_most: maximaal | maximum- | maximale | hoogstens | ten hoogste | max | niet meer dan | niet langer dan | tot | niet groter dan | niet overschrijd- | niet * overschrijd- | of minder | of korter | of lager | op zijn hoogst | niet meer | limiet | hooguit
      before: voordat | voorafgaand- | tot | totdat | vooraf | tevoren | eerst | alvorens | vóór | tot en met | van tevoren | eerder
      after: na | nadat | daarna | sinds | later dan | vervolgens | achteraf | zodra | erna | hierna | nadien | tot * na
      first: eerste | eerst | allereerst | voornaam | voornamen | 1e
      last: laatste | laatst | als laatste | achternaam | achternamen | uiteindelijk- | definitief | definitieve | afgelopen | vorige | familienaam
      send: verzend- | verzonden | verstuur- | verstur- | verstuurd- | stuur | stuurt | sturen | gestuurd- | zend | zenden | gezonden | verzenden | opnieuw verzenden | opsturen | doorstur- | doorgestuurd | te verzenden | toegestuurd
      receive: ontvang- | ontvangen | ontving | krijg- | kreeg | gekregen | ontvangst | binnenkom- | binnengekomen | inkomend-
      sign_in: inlog- | ingelogd- | in te loggen | log * in | logt * in | loggen * in | aanmeld- | aangemeld- | aan te melden | meld * aan | meldt * aan | login | logins | log in | niet ingelogd | niet * ingelogd | niet aangemeld | niet * aangemeld
      sign_out: uitlog- | uitgelogd- | uit te loggen | log * uit | logt * uit | loggen * uit | afmeld- | afgemeld- | af te melden | meld * af | meldt * af | niet ingelogd | niet * ingelogd | niet aangemeld | niet * aangemeld | logout
      sign_up: registreer- | registreren | geregistreerd- | registratie- | aanmeld- | aangemeld- | meld * aan | inschrijv- | ingeschreven | schrijf * in | account * maken | account * aanmaken | account aanmaken | account maken | maak * account | maak account | account aan te maken | account te maken | account * aan te maken | account * te maken | aangemaakt | lid worden | word lid
      follow: volg | volgt | volgen | gevolgd | volgers | volgde | niet meer volg- | niet meer * volg- | niet volg- | niet * volg- | volg * niet | volgt * niet | niet langer volg- | niet gevolgd
      unfollow: ontvolg- | ontvolgd- | niet meer volg- | niet meer * volg- | niet volg- | niet * volg- | volg * niet | volgt * niet | stop * volg- | stoppen * volg- | volgen stoppen | niet langer volg- | niet gevolgd
      mute: demp- | gedempt- | geluid uit | geluid * uit | geluid uitschakel- | stil | stilzet- | stilgezet | mute | zet * stil | microfoon * uit | dempt | niet meer demp- | niet langer demp- | niet gedempt | niet * gedempt
      unmute: dempen opheffen | dempen * opheffen | demping * op- | demping opheffen | dempen ongedaan | dempen * ongedaan | dempen uit- | niet meer demp- | niet langer demp- | niet gedempt | niet * gedempt | geluid aan | geluid * aan | geluid inschakel- | geluid * inschakel- | microfoon * aan | hef * demp- | unmute | dempen * uit | dempen beëindig- | microfoon inschakel- | opgeheven | ontdemp-
      subscribe: abonneer- | abonneren | geabonneerd- | verleng- | verlengd- | vernieuw- | neem * abonnement | inschrijv- | ingeschreven | niet geabonneerd | niet * geabonneerd | niet verleng- | niet * verleng- | niet meer abonn-
      unsubscribe: opzeg- | opgezegd- | zeg * op | zegt * op | op te zeggen | afmeld- | afgemeld- | meld * af | uitschrijv- | uitgeschreven- | schrijf * uit | abonnement * annuler- | abonnement annuler- | annuleer * abonnement | annuleren | geannuleerd- | abonnement * stop- | abonnement * beëindig- | niet geabonneerd | niet * geabonneerd | niet verleng- | niet * verleng- | niet meer abonn-
      join: deelneem- | deelnemen | deelgenomen | deel te nemen | neem * deel | neemt * deel | word * lid | lid word- | lid te worden | aansluit- | aangesloten | sluit * aan | meedoen | doe * mee | doet * mee | toetred- | toegetreden | treed * toe | lid geworden
      leave: verlaat- | verlaten | verliet- | vertrek- | vertrokken | stap * uit | uitstappen | weggaan | afsluiten | weggegaan
      archive: archiveer- | archiveren | gearchiveerd- | archief | archief- | archivering | niet gearchiveerd | niet * gearchiveerd | niet meer archiv-
      unarchive: dearchiveer- | dearchiveren | gedearchiveerd | uit * archief | archivering ongedaan | archivering * ongedaan | archiveren ongedaan | herstel- | hersteld- | niet gearchiveerd | niet * gearchiveerd | terugzet- | teruggezet | niet meer archiv- | archiveren * ongedaan | archivering * opheffen
      select: selecteer- | selecteren | geselecteerd- | selectie- | kies | kiezen | gekozen | aanvink- | aangevinkt- | vink * aan | uitkiezen | uitgekozen | keuze | markeer- | gemarkeerd | niet geselecteerd | niet * geselecteerd | geen selectie | geen * geselecteerd | niet selecteren | niet aangevinkt
      deselect: deselecteer- | deselecteren | gedeselecteerd- | uitvink- | uitgevinkt- | vink * uit | selectie * opheffen | selectie opheffen | selectie * ongedaan | selectie ongedaan | selectie wissen | niet geselecteerd | niet * geselecteerd | geen selectie | niets geselecteerd | geen * geselecteerd | niets * geselecteerd | vinkje * weg | niet selecteren | niet aangevinkt | selectie * wissen | selectie verwijderen | vinkje * verwijder-
      copy: kopieer- | kopiëren | gekopieerd- | kopie | kopieën | dupliceer- | dupliceren | gedupliceerd- | duplicaat | duplicaten | te kopiëren | kopietje
      move: verplaats- | verplaatst- | verplaatsing | verhuis- | verhuizen | versleep | verslepen | verschuif- | verschuiven | beweeg- | bewegen
      cut: knip | knippen | geknipt | uitknip- | uitgeknipt | bijsnijden | snijd- | knipt
      paste: plak | plakken | plakt | geplakt- | plakte | inplakken
      undo: ongedaan | herroep- | onomkeerbaar | terugdraai- | teruggedraaid | herstel- | hersteld
      redo: opnieuw uitvoer- | opnieuw doen | herhaal- | herhalen | herhaald | herstel- | hersteld | overnieuw
      always: altijd | steeds | telkens | voortdurend
      never: nooit | nimmer
      sometimes: soms | af en toe | nu en dan | zo nu en dan
      all: alle | alles | allemaal | allen | elk | elke | ieder | iedere | iedereen | hele | heel | gehele | volledig- | beide | geheel | allebei | aller- | totale
      none: geen | niets | niemand | geen enkele | geen enkel | niks | nul
      some: sommige- | enkele- | enige | een paar | paar | meerdere | bepaalde | diverse | iets | iemand | niet alle- | niet iedere- | verschillende | gedeeltelijk | deels | niet elk-
      yesterday: gisteren | gisteravond | gisterochtend | gistermiddag | gisternacht
      today: vandaag | vanavond | vannacht | vanochtend | vanmorgen | vanmiddag | heden
      tomorrow: morgen | morgenochtend | morgenavond | morgenmiddag
      day_after_tomorrow: overmorgen
      day_before_yesterday: eergisteren
      monday: maandag-
      tuesday: dinsdag-
      wednesday: woensdag-
      thursday: donderdag-
      friday: vrijdag-
      saturday: zaterdag-
      sunday: zondag-
      weekday: werkdag- | weekdag- | doordeweeks- | door de week
      weekend: weekend- | -weekend
      left: links | linker- | linkse | linksboven | linksonder | linksaf | linkshandig-
      right: rechts | rechter- | rechtse | rechtsboven | rechtsonder | rechtsaf | rechtshandig-
      up: omhoog | boven | bovenaan | bovenin | bovenkant | bovenste | naar boven | linksboven | rechtsboven | opwaarts | bovenkanten | bovenop
      down: omlaag | onder | onderaan | onderin | onderkant | onderste | naar beneden | beneden | linksonder | rechtsonder | neerwaarts
      morning: ochtend- | morgen | 's ochtends | vanochtend | vanmorgen | morgens | goedemorgen | -ochtend | ochtends | voormiddag
      noon: middag | middags | 12 uur
      evening: avond- | vanavond | avonds | goedenavond | -avond | goedeavond
      night: nacht- | vannacht | nachts | nachten | nachtelijk- | middernacht | -nacht | welterusten | vanavond
      public: openbaar | openbare | publiek | publieke | openbaarheid | niet privé | niet openbaar | niet * openbaar | niet publiek
      private: privé | privé- | particulier- | besloten | niet openbaar | niet * openbaar | niet publiek | vertrouwelijk- | persoonlijk- | niet privé
      online: online | on line | verbonden met internet | verbonden met het internet | verbonden * internet | verbonden * netwerk | niet online | niet * online | niet verbonden | niet * verbonden | geen internetverbinding | geen verbinding | geen internet | zonder internet | geen * verbinding | zonder verbinding | zonder internetverbinding
      offline: offline | niet online | niet * online | niet verbonden | niet * verbonden | geen internetverbinding | geen verbinding | geen internet | zonder internet | geen * verbinding | zonder verbinding | zonder internetverbinding | off line
      new: nieuw | nieuwe | nieuwer- | nieuwste | nieuws | recent | recente | recentste | meest recente | nieuw-
      old: oud | oude | ouder | oudere | oudste | vorige | eerdere | verouderd- | voormalig-
      newer: nieuwer- | recentere | jonger-
      older: ouder | oudere
      success: gelukt | geslaagd- | succesvol- | succes | voltooid- | slaagt | slaagde | lukt | lukte | afgerond | volledig | goed gegaan | niet gelukt | niet * gelukt | niet geslaagd | niet * geslaagd | kan niet | kan * niet | kon niet | kon * niet | konden niet | konden * niet | kunnen niet | kunnen * niet | niet mogelijk | niet * mogelijk | kan geen | kan * geen | kon geen | kon * geen | konden geen | konden * geen | kunnen geen | kunnen * geen | niet voltooid | niet * voltooid | niet in staat | niet * in staat | niet lukken | niet lukt | lukt niet | lukte niet | lukt * niet | lukte * niet | niet succesvol | niet * succesvol | zonder succes | kan * worden niet | niet kon | niet worden | niet kan | niet kunnen
      failure: mislukt- | mislukk- | fout | fouten | foutje | foutmelding- | niet gelukt | niet * gelukt | niet geslaagd | niet * geslaagd | kan niet | kan * niet | kon niet | kon * niet | konden niet | konden * niet | kunnen niet | kunnen * niet | niet mogelijk | niet * mogelijk | onmogelijk | kan geen | kan * geen | kon geen | kon * geen | konden geen | konden * geen | kunnen geen | kunnen * geen | niet voltooid | niet * voltooid | niet in staat | niet * in staat | misgegaan | mis gegaan | ging * mis | ging mis | gaat mis | onvolledig- | faal- | falen | gefaald | niet lukken | niet lukt | lukt niet | lukte niet | lukt * niet | lukte * niet | niet succesvol | niet * succesvol | zonder succes | probleem | problemen | kan * worden niet | fout- | -fout | -fouten | niet kon | niet worden | niet kan | niet kunnen | storing-
      empty: leeg | lege | leegt | leegmaken | geleegd | blanco | blank | leeggemaakt
      full: vol | volle | volledig- | volledige | niet leeg
      sender: afzender- | verzender-
      recipient: ontvanger- | geadresseerde- | begunstigde-
      include: inclusief | insluit- | ingesloten | bevat | bevatten | bevattend | opneem- | opnemen | opgenomen | meegeleverd | inbegrepen | omvat- | meenemen | incl | waaronder | met inbegrip | zonder | bevat geen | bevat * geen | niet inbegrepen | niet * inbegrepen | niet opgenomen | niet * opgenomen | bevat niet | bevat * niet | bevatten geen | niet bevat | niet inclusief | niet meegeleverd
      exclude: uitsluit- | uitgesloten- | sluit * uit | behalve | zonder | met uitzondering | uitzondering- | exclusief | excl | uitgezonderd | bevat geen | bevat * geen | niet inbegrepen | niet * inbegrepen | niet opgenomen | niet * opgenomen | bevat niet | bevat * niet | bevatten geen | niet bevat | niet inclusief | uitgezonder- | niet meegeleverd
      faster: sneller- | vlugger | versnel- | versneld- | niet sneller
      slower: langzamer- | trager- | vertraag- | vertraagd- | vertrag- | niet sneller | minder snel
      earlier: eerder- | vroeger- | vroeg | vroege | vroegtijdig- | voortijdig- | vooraf | vervroeg- | eerdere
      later: later- | laat | late | te laat | naderhand | straks | vertraag- | verlaat | nieuwer | hoger | binnenkort | daarna
      buy: koop | koopt | kopen | gekocht- | aankoop- | aankopen | aangekocht | aanschaf- | aangeschaft | kocht- | inkopen | aankoop | te kopen
      sell: verkoop- | verkopen | verkocht- | verkoper- | uitverkocht
      rent: huur | huurt | huren | gehuurd- | verhuur- | verhuren | verhuurd- | huur- | lenen | geleend | leen
      refund: terugbetal- | terugbetaald- | terugbetaling- | restitutie- | teruggave | terugbetaal- | terugstort- | teruggestort- | vergoed- | geld terug | terugkrijg- | betaal * terug
      save: bewaar | bewaart | bewaren | bewaard- | opslaan | opgeslagen- | sla * op | slaat * op | slaan * op | op te slaan | opslag | behoud- | behouden | houd | houden | houdt | niet opgeslagen | bijhouden | hou | niet bewaren | niet bewaard | niet * bewaard | niet * bewaren | niet opslaan | niet * opgeslagen | niet * opslaan | zonder * bewaren | zonder bewaren | zonder opslaan | zonder * op te slaan | zonder op te slaan | zonder * opslaan | niet behouden | niet * behouden | zonder te bewaren | zonder * te bewaren
      discard: gooi * weg | weggooien | weggegooid- | weg te gooien | verwerp- | verwerpen | verworpen | negeer- | negeren | niet bewaren | niet bewaard | niet * bewaard | niet * bewaren | niet opslaan | niet opgeslagen | niet * opgeslagen | niet * opslaan | zonder * bewaren | zonder bewaren | zonder opslaan | zonder * op te slaan | zonder op te slaan | zonder * opslaan | annuleer wijzigingen | wijzigingen annuleren | wijzigingen * annuleren | niet behouden | niet * behouden | genegeerd | afdanken | zonder te bewaren | zonder * te bewaren
      correct: juist | juiste | correct- | geldig- | goed | goede | klopt | kloppen | niet juist | niet * juist | niet correct | niet * correct | niet geldig | niet * geldig | geen geldig- | geen * geldig- | niet meer geldig | niet goed | niet * goed | niet langer geldig | klopt niet | klopt * niet | kloppen niet | niet klopt
      wrong: onjuist- | fout- | verkeerd- | ongeldig- | incorrect- | niet juist | niet * juist | niet correct | niet * correct | niet geldig | niet * geldig | geen geldig- | geen * geldig- | niet meer geldig | niet goed | niet * goed | niet langer geldig | klopt niet | klopt * niet | kloppen niet | misgegaan | mis gegaan | ging * mis | ging mis | foutief | foutieve | mis | niet klopt
      once: één keer | eenmaal | één maal | een keer | eenmalig- | 1 keer | eens
      twice: twee keer | tweemaal | twee maal | 2 keer | dubbel-
      every_other: om de dag | om de week | om de maand | om de twee | om de andere dag | om het uur | elke twee | elke 2 | iedere twee | iedere 2 | iedere tweede | elke tweede | om het andere | tweedaags- | tweewekelijks- | tweemaandelijks- | eens per twee | eens in de twee
      two: twee | tweeën | beide | beiden | tweestaps- | tweefactor- | 2
      three: drie | drieën | 3
      four: vier | vieren | 4
      five: vijf | vijven | 5
      six: zes | zessen | 6
      seven: zeven | 7
      eight: acht | 8
      nine: negen | 9
      ten: tien | tiental- | 10
      dozen: dozijn- | twaalf- | twaalftal | 12
      half: half | halve | helft | -half | halfuur | anderhalf | helften
      third: derde van | een derde | twee derde | tweederde
      quarter: kwart | een kwart | driekwart | kwartier
      hundred: honderd- | -honderd | 100
      thousand: duizend- | -duizend | 1000
      million: miljoen-
      billion: miljard-
      trillion: biljoen | biljoenen
      you: je | jij | jou | jouw | jullie | u | uw | jezelf | uzelf
      we: we | wij | ons | onze | neem contact
      they: ze | zij | hun | hen | hunne | zichzelf
      buyer: koper- | klant- | afnemer-
      seller: verkoper- | handelaar- | winkelier- | aanbieder-
      owner: eigenaar- | eigenaren | eigenaresse | bezitter- | houder- | -eigenaar | -eigenaren | -houder
      guest: gast | gasten | gast- | genodigde- | bezoeker-
      admin: admin- | beheerder- | administrator- | -beheerder
      member: lid | leden | leden- | -lid | -leden | deelnemer- | lidmaatschap
      friend: vriend | vrienden | vriendin | vriendinnen | vrienden-
      child: kind | kinderen | kinder- | kindje
      parent: ouder | ouders | ouderlijk- | vader | moeder | voogd- | ouder-
      teacher: docent- | leraar | leraren | lerares- | leerkracht- | instructeur- | onderwijzer- | juf | meester | trainer- | coach-
      student: leerling- | student- | scholier- | cursist-
      driver: bestuurder- | chauffeur- | stuurprogramma-
      passenger: passagier- | reiziger- | inzittende-
      doctor: arts | artsen | dokter- | huisarts-
      patient: patiënt-
      landlord: verhuurder- | huisbaas
      tenant: huurder-
      player: speler- | medespeler-
      username: gebruikersnaam | gebruikersnamen | inlognaam | accountnaam | gebruikers id | username
      password: wachtwoord- | toegangscode- | wachtzin- | wachtwoordzin- | passcode | -wachtwoord | code
      pin: pin | pincode- | toegangscode- | code | pins
      email: e mail | e mails | email | emails | e mailadres | e mailadressen | emailadres- | mail | mails | mailadres
      phone: telefoonnummer- | mobiel nummer | mobiele nummer | gsm nummer | telefoon- | 06 nummer | mobiele telefoon
      address: postadres- | bezorgadres- | verzendadres- | factuuradres- | factuur adres | woonadres- | afleveradres- | huisadres | thuisadres | adres | adressen | -adres
      birthday: verjaardag- | geboortedatum | geboortedata
      photo: foto- | -foto | -fotos | foto's | afbeelding- | plaatje- | beeld | beelden | fotootje | -afbeelding
      video: video- | video's | -video | film | films | filmpje- | clip | clips | filmen
      song: nummer | nummers | liedje- | lied | liederen | muziek- | track | tracks | song | songs
      album: album | albums | -album | -albums | album-
      playlist: afspeellijst- | playlist-
      podcast: podcast-
      episode: aflevering- | episode-
      file: bestand- | -bestand | -bestanden | document-
      folder: map | mappen | -map | -mappen | folder- | directory
      document: document- | bestand- | -document
      note: notitie- | aantekening- | -notitie | opmerking- | memo | memo's
      message: bericht- | -bericht | -berichten | sms- | sms'je | chat- | gesprek- | gesprekken | melding | meldingen
      emailmessage: e mail | e mails | email | emails | mail | mails | e mailbericht- | bericht- | mailbox | mailtje
      contact: contact | contacten | contactpersoon | contactpersonen | contact-
      event: afspraak | afspraken | gebeurtenis- | evenement- | activiteit- | vergadering- | bijeenkomst- | meeting-
      reminder: herinnering- | -herinnering
      alarm: alarm- | wekker- | -alarm
      timer: timer- | tijdklok | aftel- | kookwekker
      account: account- | -account | rekening-
      device: apparaat | apparaten | toestel | toestellen | apparaat- | telefoon- | smartphone- | tablet- | iphone- | ipad- | -apparaat | -apparaten | mobiel- | gsm | computer- | laptop-
      comment: opmerking- | reactie- | commentaar | commentaren | reageer- | opmerking
      draft: concept | concepten | concept- | -concept
      payment: betaling- | betaal- | betalen | betaald- | -betaling | te betalen
      ticket: ticket- | kaartje- | toegangsbewijs | toegangsbewijzen | instapkaart- | kaarten | kaart
      book: boek | boeken | -boek | -boeken | boekje
      recording: opname- | opnemen | opgenomen | -opname | -opnamen | spraakmemo- | spraakmemo's | neem * op | geluidsopname- | opneem-
      backup: reservekopie- | reservekopieën | back up | back ups | backup- | backups | veiligheidskopie- | kopie
      task: taak | taken | taak- | taken- | to do | to dos | to do's | -taak | actie- | klus
      recipe: recept | recepten | recept- | -recept
      map: kaart | kaarten | kaart- | landkaart | plattegrond- | -kaart
      trip: reis | reizen | reis- | rit | ritten | tocht- | uitstap- | trip | trips
      invitation: uitnodig- | uitgenodigd- | nodig * uit | nodigt * uit
      calendar: agenda- | kalender- | agenda's
      screenshot: schermafbeelding- | screenshot- | schermopname- | schermfoto-
      tag: tag | tags | label- | etiket- | labels | markering-
      filter: filter- | gefilterd- | -filter
      server: server- | -server
      printer: printer- | -printer
      camera: camera- | camera's | -camera
      microphone: microfoon- | microfoons | -microfoon | mic
      battery: batterij- | accu | accu's | -batterij
      audio: audio- | geluid-
      attachment: bijlage-
      app: app | apps | app- | -app | applicatie- | programma- | software- | programma's
      website: website- | site | sites | webpagina- | web | webpagina's | internetpagina | -site
      group: groep | groepen | groeps- | -groep | -groepen | groepeer-
      order: bestelling- | bestel- | besteld- | order | orders | volgorde
      key: sleutel- | -sleutel | -sleutels | toets | toetsen | key | keys
      page: pagina- | -pagina | pagina's | bladzijde- | webpagina-
      list: lijst | lijsten | -lijst | -lijsten | lijstje- | lijst-
      link: link | links | koppeling- | url | url's | hyperlink- | -link
      location: locatie- | -locatie | plaats | plaatsen | positie- | plek | plekken | locatie
      notification: melding- | -melding | -meldingen | notificatie- | waarschuwing- | kennisgeving- | bericht- | waarschuw- | gewaarschuwd
      update: update- | -update | bijwerk- | bijgewerkt- | werk * bij | bij te werken | upgrade- | nieuwe versie | actualiseer- | geüpdatet | geüpgraded | vernieuw- | up to date
      subscription: abonnement- | -abonnement | abonneer- | abonneren | geabonneerd | lidmaatschap- | plan
      storage: opslag- | opslagruimte | ruimte | geheugen- | schijfruimte | -opslag
      network: netwerk- | -netwerk | wifi- | wi fi | internet- | mobiel-
      screen: scherm- | -scherm | schermen | beeldscherm- | display- | weergave-
      route: route- | -route | routebeschrijving- | traject-
      free_up: vrij- | vrijmaken | vrijgemaakt
      take_up: inneem- | neemt * in | nemen * in | bezet- | gebruikt
      win: gewonnen | win | wint | winnen | winst-
      lose: verloren | verlies- | verlor-
      deposit: stort- | storten | gestort | storting-
      withdraw: opnem- | opgenomen | opname-
      arrive: aankom- | aangekomen | komt * aan | komen * aan | kwam * aan | kwamen * aan | aankwam- | arriveer- | landt | geland
      depart: vertrek- | vertrok- | verlaat | verlaten | verliet- | weggegaan
      check_in: inchecken | ingecheckt | check in | incheck- | checkt * in
      check_out: uitchecken | uitgecheckt | check out | uitcheck-
      heat: verwarm- | opwarm-
      cool: koel- | afkoel- | koeling
      income: inkom- | ontvangst- | omzet-
      expense: uitgav- | kosten
      cheap: goedko-
      expensive: duur | duurst- | dure | duurder
      north: noord-
      south: zuid-
      east: oost-
      west: west-
      spring: lente | voorjaar-
      summer: zomer-
      autumn: herfst- | najaar-
      winter: winter-
      january: januari
      february: februari
      june: juni
      july: juli
      september: september
      october: oktober
      november: november
      december: december
      march: maart
      april: april
      may: mei
      august: augustus
      red: rood | rode
      green: groen-
      blue: blauw-
      yellow: geel | gele
      black: zwart-
      white: wit | witte
      receipt: bon | bonnetje | kassabon- | ontvangstbewijs- | aankoopbewijs- | betaalbewijs- | kwitantie-
      invoice: factu- | rekening-
      contract: contract- | overeenkomst-
      coupon: coupon- | bon | bonnen | kortingscode- | voucher- | waardebon- | tegoedbon-
      person_name: naam | namen | -naam | -namen
      id_number: nummer- | -nummer | nr | aantal
      breakfast: ontbijt-
      lunch: lunch- | middageten
      dinner: avondeten | diner-
      bus: bus | bussen
      train: trein-
      plane: vliegtuig-
      bicycle: fiets-
      kitchen: keuken-
      bedroom: slaapkamer-
      bathroom: badkamer-
      garage: garage-
      garden: tuin-
      temperature: temperatuur-
      humidity: vochtig- | luchtvochtig-
      heart_rate: hartslag-
      blood_pressure: bloeddruk-
      keyboard: toetsenbord-
      mouse: muis | muizen
      headphones: koptelefoon- | oordop- | oortj- | headset-
      speakers: luidspreker- | speaker- | box | boxen
      dog: hond-
      cat: kat | katten
      hotel: hotel-
      restaurant: restaurant-
      confirm: bevestig- | niet bevestigd | niet * bevestigd
      cancel: annuleer- | annuleren | geannuleerd- | annulering- | afgezegd- | zeg * af | afzeggen | opgezegd- | opzeggen | zeg * op | stopgezet | niet bevestigd | niet * bevestigd
      available: beschikbaar- | beschikbare | verkrijgbaar | bereikbaar- | niet beschikbaar- | onbeschikbaar- | onbeschikbare | niet * beschikbaar- | geen * beschikbaar- | onbereikbaar- | niet bereikbaar- | niet * bereikbaar-
      unavailable: onbeschikbaar- | onbeschikbare | niet beschikbaar- | niet * beschikbaar- | geen * beschikbaar- | onbereikbaar- | niet bereikbaar- | niet * bereikbaar-
      upgrade: upgrad- | geüpgraded | opgewaardeerd- | opwaardeer-
      downgrade: downgrad- | gedowngraded | teruggezet
      paid: betaald- | betaalde | betaal- | voldaan | onbetaald- | niet betaald-
      unpaid: staat * open | staan * open | onbetaald- | onbetaalde | niet betaald- | niet * betaald | openstaand- | nog te betalen | niet voldaan
      read: gelezen | ongelezen | niet gelezen
      unread: ongelezen | niet gelezen | niet * gelezen
      inside: binnen | binnenshuis | binnenin | binnenkant
      outside: buiten | buitenshuis | buitenkant
      drained: leeg | lege | leegge- | uitgeput | laag | lage | zwak- | bijna op
      filled: vol | volle | volledig | opgeladen | volgeboekt | onvoldoende | bijna op
      past_period: vorig- | afgelopen | laatste | voorbije
      next_period: volgend- | komend- | aankomend- | eerstvolgend-
      this_period: deze week | deze maand | dit jaar | dit weekend
      takes_off: opstijg- | opgestegen | stijgt * op | stijgen * op | steeg * op | vertrek-
      lands: land | landt | landen | geland | landde | landing | vertrek-
      earliest: op zijn vroegst | op z'n vroegst | ten vroegste | niet voor | niet eerder | vanaf | vóór | voor | tot
      latest: uiterlijk | op zijn laatst | ten laatste | vanaf | vóór | voor | tot
      late: laat | te laat | later | vertrag- | late
      early: vroeg | te vroeg | vroeger | eerder | vervroegd
      half_of: helft | half | halve | gehalveerd | halver-
      double: dubbel- | verdubbel- | tweemaal | het dubbele
      unless: tenzij | behalve | uitgezonderd | mits | zolang | als * niet | indien * niet | ongeacht | alleen als | alleen wanneer | enkel als | pas als | alleen na
      even_if: ook als | zelfs als | ook wanneer | zelfs wanneer | ook al | hoewel | ondanks | zelfs nadat | mits | zolang | als * niet | indien * niet | ongeacht
      only_if: alleen als | alleen wanneer | enkel als | alleen na | tenzij | behalve | uitgezonderd | mits | zolang | ongeacht | pas als | alleen * als | alleen * wanneer
      not_yet: nog niet | nog geen | nog nooit | nog * niet | nog | niet al | niet * al | niet reeds
      already: al | reeds | nog | niet al | niet * al | niet reeds
      only: alleen | enkel | slechts | uitsluitend | pas | enige | al
      everyone: alle | alles | allemaal | iedere- | ieder- | elk | elke | hele | gehele | iedereen | willekeurig- | pas | enige | al
      lend: uitgeleend | uitlenen | leent * uit | leende * uit | uitleen- | geleend aan | lenen | leent | leende | leen
      borrow: lenen | leent | leende | leen | geleend
      go_in: binnengegaan | binnengekomen | betreden | betrad | binnenkom- | komt * binnen | kwam * binnen | ging * binnen | thuisgekomen
      go_out: verlaten | verlaat | verliet | naar buiten | buitengegaan | weggegaan
      dollar: dollar | dollars
      euro: euro | euro's
      yen: yen
      ruble: roebel | roebels
      door: deur | deuren | -deur | -deuren
      window: raam | ramen | venster- | -raam
      staircase: trap | trappen
      elevator: lift | liften
      passport: paspoort-
      wallet: portemonnee- | portefeuille | wallet
      umbrella: paraplu-
      suitcase: koffer- | bagage-
      hat: hoed | hoeden | muts-
      shoes: schoen- | -schoenen
      jacket: jas | jassen | jasje-
      flight: vlucht- | -vlucht
      taxi: taxi | taxi's | taxi’s
      tram: tram | trams
      ferry: veerboot- | veerpont-
      exam: examen- | tentamen-
      homework: huiswerk-
      lesson: les | lessen | lesje
      washing_machine: wasmachine-
      dishwasher: vaatwass- | afwasmachine-
      refrigerator: koelkast-
      oven: oven | ovens
      vacuum_cleaner: stofzuig-
      rice: rijst
      bread: brood | broden | broodje-
      milk: melk
      egg: ei | eieren
      coffee: koffie-
      tea: thee
      cheese: kaas | kazen
      meat: vlees-
      school: school- | scholen | -school
      hospital: ziekenhui- | kliniek
      pharmacy: apothe-
      museum: museum | musea
      airport: luchthaven- | vliegveld-
      supermarket: supermarkt-
      gym: sportschool- | fitness- | sportza- | gymza-
      concert: concert-
      bed: bed | bedden
      chair: stoel- | stoelen
      sofa: sofa
      guitar: gitaar | gitaren
      piano: piano-
      violin: viool | violen
      tennis: tennis-
      chess: schaak- | schaken
      swimming: zwem-
      yoga: yoga-
      basketball: basketbal-
      purchase_order: bestelling- | order | orders
      parcel: pakje- | zending-
      bookings: reservering- | boeking- | -boeking
      hot: warm- | te heet
      cold: koud- | kouder | koel-
      dry: droog | droge
      wet: nat | natte
      clean: schoon | schone
      dirty: vuil | vuile | vies
      strong: sterk-
      weak: zwak-
      grandmother: oma | grootmoeder-
      grandfather: opa | grootvader-
      aunt: tante-
      uncle: oom | ooms
      husband: man | echtgenoot
      wife: vrouw- | echtgenote
      above: boven
      underneath: onder
      until_when: tot
      since_when: vanaf | sinds
      mother: moeder | moeders | mama
      father: vader | vaders | papa
      sister: zus | zussen | zuster | zusje
      brother: broer | broers | broertje
      daughter: dochter | dochters | kind | kinderen
      son: zoon | zonen | zoons | kind | kinderen
      the_second: tweede-
      the_third: derde-
      the_fourth: vierde-
      push: duw- | geduwd | druk-
      pull: trek | trekken | trekt | getrokken
      without: zonder | geen | niet | -loos
      having: met een | met je | met uw
      alternating: om de dag | om de week | om de maand | om de twee | om de andere dag | om het uur | elke twee | elke 2 | iedere twee | iedere 2 | iedere tweede | elke tweede | om het andere | tweedaags- | tweewekelijks- | tweemaandelijks- | eens per twee | eens in de twee
      each_time: elke dag | iedere dag | elke week | iedere week | elke maand | iedere maand | elk jaar | elk uur | dagelijks | wekelijks | maandelijks
      ago: geleden
      from_now: over * seconden | over * minuten | over * minuut | over * uur | over * dagen | over * dag | over * weken | over * week | over * maanden | over * maand | over * jaar
      stays: blijf- | blijv- | bleef | gebleven | behoud- | behield- | bewaar- | bewar- | houd- | gehouden | bijhoud-
      goes_on: doorga- | door | door- | verder | verder- | voortz- | voortgez- | vervolg-
      nobody: niemand
      somebody: iemand
      exceeds: boven | overschrijd- | hoger | meer | overstijg-
      falls_below: onder | lager | minder | beneden
      print: print- | afdruk- | drukt * af | druk * af | afgedruk- | geprint- | uitprint- | uitgeprint
      scan: scan- | gescan-
      expand: uitvouw- | uitklap- | uitgevouwen | uitbreid- | vouw * uit | klap * uit
      collapse: samenvouw- | inklap- | invouw- | klap * in | vouw * in | samengevouwen
      highest: hoogst- | maximal- | grootst-
      lowest: laagst- | minimal- | kleinst-
      incoming: inkomend- | binnenkomend-
      outgoing: uitgaand-
      high: hoog | hoge
      low: laag | lage
      still: nog | steeds | blij- | altijd
      no_longer: niet meer | geen * meer | niet langer | nog | steeds | blij- | altijd
      because: omdat | want | doordat | wegens | vanwege | aangezien | daar | door | ook al
      although: hoewel | ondanks | ook al | want | daar | door
      bright: helder- | fel | felle | feller | licht | lichte
      dark: donker-
      heavy: zwaar | zware- | zwaarder-
      lightweight: licht | lichte | lichter | lichtgewicht-
      loud: luid | luide | luider | hard | harde | harder | lawaaiig- | rumoerig-
      quiet: zacht | zachte | zachter | stil | stille- | rustig-
      difficult: moeilijk- | lastig- | zwaar | zware-
      easy: makkelijk- | gemakkelijk- | eenvoudig- | simpel-
      distant: ver weg | te ver | verre- | verderop | afgelegen
      near: dichtbij | dicht bij | nabij- | in de buurt | vlakbij | dichtstbijzijnde
      deep: diep | diepe- | dieper
      shallow: ondiep-
      narrow: smal | smalle- | smaller | nauw | nauwe-
      wide: breed | brede- | breder | wijd | wijde-
      at_another_time: later | straks | niet nu | nu niet
      right_now: nu | meteen | direct | niet nu | nu niet
      end_of_period: eind | einde
      start_of_period: begin
      both: beide | allebei
      one_of_two: een van | één van | een van beide | één van beide | een van de beide
      lost: verloren | kwijt- | verlies-
      found: gevonden
      take_out: haal * uit | haalt * uit | neem * uit | neemt * uit
      put_in: doe * in | doet * in | zet * in | leg * in | plaats * in
      is_left: over | resterend- | resteren
      is_used: gebruikt | verbruikt | opgebruikt | bezet | in gebruik | uitgegeven
      milliliter: milliliter | ml
      liter: liter | liters
      fingerprint: vingerafdruk- | touch id
      face_recognition: gezicht- | gezichts- | face id
      postponed: uitgesteld- | uitstel- | stel- * uit | verzet | verplaatst
      canceled: geannuleerd- | annul- | afgelast | afgezegd | zeg- * af | opgezegd
      front_gate: hoofdingang | voordeur
      back_gate: achteringang | achterdeur
      fahrenheit: fahrenheit | f
      celsius: celsius | c
      compress: comprimeer- | gecomprimeer- | inpak- | ingepak- | zip
      decompress: uitpak- | uitgepak- | decomprimeer- | extraheer-
      destination: bestemming-
      departure_point: vertrekpunt | ophaallocatie | startpunt
      average: gemiddeld- | gemiddelde
      total: totaal | totale | in totaal | totaalbedrag
      horizontal: horizontaal | horizontale | liggend
      vertical: verticaal | verticale | staand
      """,
    // MARK: Statements
    statements: """
      length: 120
      cause: omdat want doordat wegens vanwege aangezien
      purpose: opdat
      perhaps: misschien mogelijk mogelijkerwijs eventueel kan kunnen zou zouden
      condition: als wanneer zodra tot totdat indien terwijl nadat voordat bij na voor zonder anders elke telkens tenzij of om met door ingeval wie vanaf *doe_je* *pas_daarna* *pas_dan* *,_dan_* *rest_van_de*
      exception: alleen uitsluitend enkel slechts behalve uitgezonderd uitzondering maar pas exclusief beperkt voorbehouden mits *op_voorwaarde* voorwaarde
      can: kan kun kunt kunnen mag mogen mogelijk kon laat laten
      must: moet moeten verplicht vereist dient
      past: werd werden was waren had hadden geweest *_is_begonnen* *_zijn_begonnen* *_is_aangekomen* *_is_gestart* *_zijn_gestart* *_is_vertrokken* *_is_afgelopen* *_is_geëindigd* *_is_bezorgd* *_is_verzonden* *_is_verstuurd* *_is_verwijderd* *_is_toegevoegd* *_is_gewijzigd* *_is_geannuleerd*
      mayBePast: werd werden was waren had hadden geweest is zijn heeft hebben al
      future: zal zullen zult wordt binnenkort
      mayBeFuture: zal zullen zult wordt worden gaat gaan binnenkort komt
      opening: verwijder open sluit kies tik schakel voer stuur deel maak wis stop start herstart voeg controleer probeer bewaar selecteer verbind koppel meld log gebruik ga zet wacht installeer download sleep druk klik vul vraag neem lees bekijk wijzig werk
      needNot: *hoef_niet* *hoeft_niet* hoef hoeft hoeven *niet_nodig* *niet_verplicht* *niet_vereist* *niet_noodzakelijk*
      permitted: mag mogen
      mustNot: *mag_niet* *mogen_niet* *mag_geen* *mogen_geen* verboden
      until: tot
      unless: tenzij behalve zolang
      weDo: wij we
      mayBeWe: wij we
      youDo: *^je_hebt_* *^je_kunt_* *^je_kon_* *^je_bent_* *^je_zult_* *^je_moet_* *^je_herinnert_* *^je_stuurt_* *^je_vindt_* *^je_verwijdert_* *^je_controleert_* *^je_ontvangt_* *^u_* *^jij_* *^jullie_hebben_*
      mayBeYou: je jij jou jouw u uw jullie
      given: krijgt ontvangt ontving krijg
      tone: oeps joh *jammer* *pech_gehad* *helaas_pindakaas* sukkel stom stomme luie luilak idioot balen hoppa tja *foutje,* *sorry_hoor* nou hé hè
      youDid: hebt hebben
      done: *_gemaakt$* *_verzonden$* *_verstuurd$* *_verwijderd$* *_toegevoegd$* *_gewijzigd$* *_geüpload$* *_gedownload$* *_opgeslagen$* *_bijgewerkt$* *_geannuleerd$* *_gestart$* *_begonnen$* *_aangekomen$* *_vertrokken$* *_bezorgd$* *_betaald$* *_geopend$* *_gesloten$*
      planned: wordt worden zal zullen kan kunnen moet moeten nog binnenkort gaat gaan
      attempt: prob- geprobeerd *poging* getracht wilde wilden
      """,
    // MARK: Roles
    roles: """
      share: van van_de van_het van_in_totaal uit
      to: aan naar voor met
      from: van
      by: door
      passive: werd werden wordt worden is zijn
      owner: van
      goal: door in naar aan met als op
      goalUnclear: verlen
      replace: vervang
      replacedBy: door met
      toYou: jou
      unclear: gekregen krijgt kreeg ontvang
      active: heeft hebben
      at: bij in op
      """,
    // MARK: Clock
    clock: """
      hours: één twee drie vier vijf zes zeven acht negen tien elf twaalf
      0: om_@_uur vanaf_@_uur tot_@_uur voor_@_uur na_@_uur rond_@_uur tegen_@_uur en_@_uur
      15: kwart_over_@
      30-1: half_@
      45-1: kwart_voor_@
      10: tien_over_@
      50-1: tien_voor_@
      morning: ochtend
      afternoon: middag avond
      night: nacht
      """,
    // MARK: Relations
    relations: """
      cause: omdat> doordat> vanwege> want> <dus <daarom <daardoor
      earlier: nadat> <daarna <dan <vervolgens
      later: voordat> voor>
      standard: dan>
      origin: van> vanaf> uit> vanuit>
      goal: naar> tot> op> in> aan> voor>
      agent: door>
      span: tussen>
      staying: staan staat opgeslagen
      """,
    // MARK: Senses
    senses: """
      atlast: eventueel eventuele
      infact: actueel actuele
      savemoney: opslaan opgeslagen bewaar- sla
      freespace: gratis kosteloos kosteloze
      view: mening- prioriteit-
      chargemoney: oplad- opgeladen opladen laadt
      chargebattery: afgeschreven incasseer- kosten
      matchgame: overeenkom- overeenst- lucifer-
      matchsame: wedstrijd-
      ordersequence: bestelling- bevel
      orderpurchase: volgorde bevel
      backbody: terug
      backside: rug
      draftpick: concept concepten
      playmedia: spelletje spelletjes gokken
      playgame: afspelen afspeelt
      rightcorrect: rechts rechter
      leftremaining: links linker
      closenear: sluit- gesloten
      watchdevice: kijken bekijk-
      watchvideo: horloge-
      balance: evenwicht-
      boarding: bord bestuur
      tablefurniture: tabel
      lettercharacter: brief brieven
      shop: opsl- opgeslagen
      personalbest: opname-
      jogging: uitvoer- uitgevoerd
      running: rennen rent hardlop-
      rating: tarief tarieven
      gratuity: hint hints
      doorkey: toets toetsen
      keyboardkey: sleutel-
      secondordinal: seconde seconden
      textcharacter: personage-
      clearsky: wis wissen gewist
      musictrack: volgen spoor
      interestrate: interesse interesses
      parking: park
      trialperiod: rechtszaak proces
      appcrash: ongeluk ongeval
      problem: uitgave editie
      likephoto: lijkt vergelijkbaar
      changemoney: wijzig-
      savekeep: redden gered red besparen bespaar bespaart bespaard
      shareothers: aandeel aandelen
      closeshut: dichtbij nabij
      rightside: juist juiste correct-
      postpublish: paal palen
      checkverify: cheque-
      signdocument: teken bord
      taptouch: kraan kranen
      typeenter: soort
      currentnow: stroom
      drivedisk: rijden rit
      plantgreen: fabriek fabrieken
      streamvideo: beek
      clearerase: helder duidelijk
      turngame: bocht draai
      courtsport: rechtbank gerechtshof
      fallseason: val vallen
      dismissclose: ontsla-
      resumecontinue: cv curriculum
      backreturn: rug achterkant
      collection: boekhandel boekwinkel
      bug: insect insecten kever
      browsertab: tabulator
      feed: voeren voeding voedsel
      bankmoney: zitbank oever bankje bankjes
      chequemoney: controle vinkje
      filedocument: vijl vijlen
      draftdocument: tocht luchtstroom
      homescreen: huis thuis
      cookieweb: koekje koekjes
      cloudstorage: wolk wolken
      volumesound: inhoud
      driversoftware: chauffeur chauffeurs bestuurder
      driverperson: stuurprogramma stuurprogramma's
      accountuser: verslag rapport
      lamp: lichte lichtgewicht
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInDutch),
    // MARK: Denial
    denial: """
      grammar: niet geen nooit nee zonder niets niemand noch
      meaning: vermijd- voorkom- vreemde vreemden stop- gestopt wacht ontbreekt on- mislukt weiger- verlo- verlie- alleen fout uitgeschakeld definitief permanent
      failure: mislukt mislukte mislukken onmogelijk fout fouten
      plain: niet geen niemand
      affirming: *niet_alleen*
      sure: niet
      offline: offline verbroken
      keeping: blijv- bewaard behoud- blijf- blijft blijven
      hiding: verborgen onzichtbaar
      invalidity: verlopen verkeerd- onjuist- fout- ongeldig-
      gratis: gratis kosteloos kosteloze
      paid: betaald- *tegen_betaling*
      taken: bezet- vergeven gereserveerd- uitverkocht- volgeboekt- *in_gebruik* vol volle verkocht volzet
      vacancy: ruimte plaats plek vrij vrije past
      outdated: verouderd- oud oude ouder oudere achterhaald-
      readOnly: *alleen-lezen* *alleen_lezen* *alleen_te_lezen* *alleen_bekijken* schrijfbeveiligd
      outage: plat storing uitgevallen *buiten_gebruik* *buiten_werking* kapot defect gecrasht onderhoud vastgelopen
      loss: verdwenen weg kwijt zoek ontbreekt ontbreken verloren vermist
      closure: gesloten geblokkeerd- beperkt- afgesloten verboden dicht vergrendeld-
      privacy: privé- *geheim* *vertrouwelijk*
      refusal: geweigerd afgewezen
      difference: verschil- afwijk- ander-
      limit: maximaal maximum hoogstens tot alleen slechts minstens korter minder beperkt-
      emptiness: leeg lege
      only: alleen uitsluitend enkel slechts
      surelyUnless: tenzij *behalve_als* *behalve_wanneer*
      finality: definitief permanent- onherroepelijk- voorgoed onomkeerba-
      delay: wacht- laat houd
      lasting: nog loopt duurt gaande bezig
      """,
    // MARK: Modality
    modality: """
      can: kan kun kunt kunnen mogelijk
      must: moet moeten
      without: zonder
      """,
    // MARK: Clauses
    clauses: """
      words: en maar of
      verbs: is zijn wordt worden kan kunnen was werd heeft hebben zal zullen
      conditionInner: als wanneer indien zodra
      conditionConceding: *ook_als* *zelfs_als* *zelfs_wanneer* *ook_wanneer* hoewel
      """,
    // MARK: States
    states: """
      words: geopend gesloten opgeslagen verwijderd verzonden geannuleerd gewist
      """,
    // MARK: Sentences
    sentences: """
      verbs: is zijn was waren wordt worden werd werden kan kunnen kon heeft hebben had moet moeten mag mogen bestaat bestaan bevat bevatten ontbreekt ontbreken blijft blijven gaat wil
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: oké begrepen duidelijk ik_begrijp_het ik_snap_het terug sluiten
      pressing: tik kies klik selecteer druk
      """,
    // MARK: Evidence
    evidence: """
      words: de het een en of maar niet geen is zijn was waren wordt worden werd heeft hebben kan kunnen kon moet wil wilt je jouw u uw ik we wij dit dat deze die met van voor naar op in aan bij uit om te als dan er ook nog alleen alle weet zeker door zonder over onder wijzigingen bestand bestanden wachtwoord instellingen later nu opnieuw bericht berichten foto verwijder verwijderen bewaar annuleer annuleren open sluit stuur deel wijzig toestaan overslaan wijzigen doorgaan terug bevestig beëindig spel bewerk
      letters: ëïéèêöüáóúí
      english: april augustus baby boot hand land ring water wind winter week warm wild park
      """,
    // MARK: Address
    address: """
      formalName: u
      familiarName: je
      formal: u uw
      familiar: je jij jou jouw
      """,
    // MARK: Numbers
    numbers: """
      endings: -/en -/s -/'s
      two: twee drie
      """,
    // MARK: Amounts
    amounts: """
      12: dozijn dozijnen
      halves: half
      half: *half_uur* halfuur *halve_dag*
      beyond: anderhalf anderhalve *en_een_half* *eneenhalf*
      """,
    bounds: """
      under: minder_dan_# jonger_dan_# korter_dan_# lager_dan_# kleiner_dan_# onder_# onder_de_# maximaal_# hoogstens_# \
        ten_hoogste_# hooguit_# niet_meer_dan_# #_of_minder #_of_jonger
      over: meer_dan_# ouder_dan_# langer_dan_# hoger_dan_# groter_dan_# boven_# boven_de_# minstens_# minimaal_# ten_minste_# \
        niet_minder_dan_# #_of_meer #_of_ouder
      within: binnen_# in_de_komende_# in_minder_dan_#
      later: na_# #_na #_later #_nadat
      earlier: vóór_# #_vóór #_voor #_voordat #_eerder
      until: tot_#
      since: vanaf_# sinds_#
      lasting: gedurende_# #_lang
      ahead: over_#
      """,
    enumerations: """
      and: en
      or: of
      also: noch met ook alsook evenals plus maar zowel zonder als
      clauses: daarna vervolgens dan na om door
      openings: om als wanneer voor na zodra
      collective: media
      """,
    // MARK: People
    people: """
      articles: de het een je uw
      joining: en of
      bare: prefix
      mine: mijn
      ours: onze
      """,
    // MARK: Values
    values: """
      honorifics: dhr mevr
      """,
    // MARK: Marks
    marks: """
      quotations: ‘’ “” „”
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        wachtwoort=wachtwoord bericth=bericht intresse=interesse accoord=akkoord \
        electronisch=elektronisch adress=adres addres=adres appraat=apparaat verweideren=verwijderen \
        definitiev=definitief fotos=foto’s videos=video’s emails=e-mails \
        interressant=interessant onmiddelijk=onmiddellijk tenmisnte=tenminste \
        opgeslaan=opgeslagen gewijzicht=gewijzigd
        """,
      slips: """
        ge*dt=d ge*igt=igd ge*eert=eerd ge*elt=eld ge*ert=erd ge*aalt=aald ge*eelt=eeld ge*uurt=uurd ge*oegt=oegd \
        ge*aagt=aagd ge*oemt=oemd ge*oont=oond ge*eent=eend ge*oort=oord ge*oelt=oeld ge*olgt=olgd ge*eugt=eugd \
        ge*amt=amd ge*onnt=ond ge*andt=and ge*uldt=uld ge*ildt=ild ge*eldt=eld ge*pd=pt ge*kd=kt ge*chd=cht *kd=kt \
        *chd=cht be*chd=cht
        """,
      notSlips: .words(
        """
        bestaand gebeurt gelieerd genereert getuigt gedraagt genuanceert genoegt genezen geldt gewelt geniet geteert \
        gevolgt gebiedt
        """),
      separablePrefixes: """
        aan af bij door in mee na om onder op over samen terug toe uit vast vol voor vrij weg los neer thuis
        """,
      strongParticiples: """
        lezen schreven vonden nomen komen vallen sloten broken sproken laden lopen houden trokken kozen
        """,
      everyday: .dutch,
      stressed: "é",
      confusedLetters: "dt",
      wrongAfter: """
        is,zijn,was,waren,wordt,worden,werd,werden/verzend=verzonden,verwijder=verwijderd,bewaar=bewaard,verplaats=verplaatst,wijzig=gewijzigd,annuleer=geannuleerd,blokkeer=geblokkeerd,voltooi=voltooid,verstuur=verstuurd,betaal=betaald,kopieer=gekopieerd,installeer=geïnstalleerd,vind=gevonden,verbreek=verbroken,bevestig=bevestigd,accepteer=geaccepteerd,verander=veranderd,exporteer=geëxporteerd,importeer=geïmporteerd,ontvang=ontvangen,reserveer=gereserveerd \
        groter,kleiner,hoger,lager,langer,korter,ouder,nieuwer/als=dan \
        heeft/vertrokken=!is_vertrokken,ontsnapt=!is_ontsnapt,aangekomen=!is_aangekomen,gekomen=!is_gekomen,gegaan=!is_gegaan,gebleven=!is_gebleven,geworden=!is_geworden,verdwenen=!is_verdwenen,gebeurd=!is_gebeurd,gelukt=!is_gelukt,mislukt=!is_mislukt,teruggekeerd=!is_teruggekeerd,verschenen=!is_verschenen,ontstaan=!is_ontstaan,toegetreden=!is_toegetreden,overleden=!is_overleden,geslaagd=!is_geslaagd,gestorven=!is_gestorven,teruggekomen=!is_teruggekomen,meegegaan=!is_meegegaan,weggegaan=!is_weggegaan,bijgekomen=!is_bijgekomen \
        hebben/vertrokken=!zijn_vertrokken,ontsnapt=!zijn_ontsnapt,aangekomen=!zijn_aangekomen,gekomen=!zijn_gekomen,gegaan=!zijn_gegaan,gebleven=!zijn_gebleven,geworden=!zijn_geworden,verdwenen=!zijn_verdwenen,gebeurd=!zijn_gebeurd,gelukt=!zijn_gelukt,mislukt=!zijn_mislukt,teruggekeerd=!zijn_teruggekeerd,verschenen=!zijn_verschenen,ontstaan=!zijn_ontstaan,toegetreden=!zijn_toegetreden,overleden=!zijn_overleden,geslaagd=!zijn_geslaagd,gestorven=!zijn_gestorven,teruggekomen=!zijn_teruggekomen,meegegaan=!zijn_meegegaan,weggegaan=!zijn_weggegaan,bijgekomen=!zijn_bijgekomen \
        heb/vertrokken=!ben_vertrokken,ontsnapt=!ben_ontsnapt,aangekomen=!ben_aangekomen,gekomen=!ben_gekomen,gegaan=!ben_gegaan,gebleven=!ben_gebleven,geworden=!ben_geworden,verdwenen=!ben_verdwenen,gebeurd=!ben_gebeurd,gelukt=!ben_gelukt,mislukt=!ben_mislukt,teruggekeerd=!ben_teruggekeerd,verschenen=!ben_verschenen,ontstaan=!ben_ontstaan,toegetreden=!ben_toegetreden,overleden=!ben_overleden,geslaagd=!ben_geslaagd,gestorven=!ben_gestorven,teruggekomen=!ben_teruggekomen,meegegaan=!ben_meegegaan,weggegaan=!ben_weggegaan,bijgekomen=!ben_bijgekomen \
        hebt/vertrokken=!bent_vertrokken,ontsnapt=!bent_ontsnapt,aangekomen=!bent_aangekomen,gekomen=!bent_gekomen,gegaan=!bent_gegaan,gebleven=!bent_gebleven,geworden=!bent_geworden,verdwenen=!bent_verdwenen,gebeurd=!bent_gebeurd,gelukt=!bent_gelukt,mislukt=!bent_mislukt,teruggekeerd=!bent_teruggekeerd,verschenen=!bent_verschenen,ontstaan=!bent_ontstaan,toegetreden=!bent_toegetreden,overleden=!bent_overleden,geslaagd=!bent_geslaagd,gestorven=!bent_gestorven,teruggekomen=!bent_teruggekomen,meegegaan=!bent_meegegaan,weggegaan=!bent_weggegaan,bijgekomen=!bent_bijgekomen \
        had/vertrokken=!was_vertrokken,ontsnapt=!was_ontsnapt,aangekomen=!was_aangekomen,gekomen=!was_gekomen,gegaan=!was_gegaan,gebleven=!was_gebleven,geworden=!was_geworden,verdwenen=!was_verdwenen,gebeurd=!was_gebeurd,gelukt=!was_gelukt,mislukt=!was_mislukt,teruggekeerd=!was_teruggekeerd,verschenen=!was_verschenen,ontstaan=!was_ontstaan,toegetreden=!was_toegetreden,overleden=!was_overleden,geslaagd=!was_geslaagd,gestorven=!was_gestorven,teruggekomen=!was_teruggekomen,meegegaan=!was_meegegaan,weggegaan=!was_weggegaan,bijgekomen=!was_bijgekomen \
        hadden/vertrokken=!waren_vertrokken,ontsnapt=!waren_ontsnapt,aangekomen=!waren_aangekomen,gekomen=!waren_gekomen,gegaan=!waren_gegaan,gebleven=!waren_gebleven,geworden=!waren_geworden,verdwenen=!waren_verdwenen,gebeurd=!waren_gebeurd,gelukt=!waren_gelukt,mislukt=!waren_mislukt,teruggekeerd=!waren_teruggekeerd,verschenen=!waren_verschenen,ontstaan=!waren_ontstaan,toegetreden=!waren_toegetreden,overleden=!waren_overleden,geslaagd=!waren_geslaagd,gestorven=!waren_gestorven,teruggekomen=!waren_teruggekomen,meegegaan=!waren_meegegaan,weggegaan=!waren_weggegaan,bijgekomen=!waren_bijgekomen
        """,
      notWrongBefore: .words("je jij u we wij ze zij hij het er ik jullie dit dat de een"),
      bareAdjectives: WritingWords.BareAdjectives(
        words: .words(
          """
          nieuw oud geselecteerd laatst huidig vorig volgend ander verwijderd gedeeld groot klein lang kort \
          beschikbaar ongeldig onbekend geldig openbaar tijdelijk
          """),
        definite: .words("de het deze dit je jouw uw mijn onze ons zijn haar hun"),
        indefinite: .words("een geen welke elke iedere")),
      determiners: """
        de=mMFN het=nMFN deze=mMFN dit=nMFN onze=mMFN elk=n elke=m ieder=n iedere=m welk=n \
        ~je=mnMFN jouw=mnMFN uw=mnMFN mijn=mnMFN \
        twee=MFN drie=MFN vier=MFN vijf=MFN zes=MFN zeven=MFN acht=MFN negen=MFN tien=MFN elf=MFN twaalf=MFN
        """,
      adjectives: """
        nieuwe=mnMFN geselecteerde=mnMFN laatste=mnMFN eerste=mnMFN andere=mnMFN oude=mnMFN volgende=mnMFN \
        vorige=mnMFN huidige=mnMFN
        """,
      nouns: """
        m buur/buren leerling/leerlingen docent/docenten patiënt/patiënten ouder/ouders \
        account/accounts groep/groepen klas/klassen kamer/kamers tafel/tafels stoel/stoelen plaats/plaatsen fiets/fietsen \
        auto/auto's trein/treinen bus/bussen wekker/wekkers timer/timers kaart/kaarten bon/bonnen factuur/facturen \
        rekening/rekeningen lamp/lampen thermostaat/thermostaten route/routes kortingscode/kortingscodes \
        speler/spelers klant/klanten gast/gasten leraar/leraren dokter/dokters afspraak/afspraken \
        wedstrijd/wedstrijden aflevering/afleveringen serie/series film/films foto/foto's tekst/teksten \
        kleur/kleuren datum/data dag/dagen maand/maanden avond/avonden ruimte/ruimtes winkel/winkels \
        chauffeur/chauffeurs koffer/koffers oefening/oefeningen score/scores ronde/rondes luidspreker/luidsprekers \
        koptelefoon/koptelefoons batterij/batterijen plant/planten hond/honden kat/katten tuin/tuinen garage/garages \
        keuken/keukens agenda/agenda's \
        n team/teams gesprek/gesprekken kanaal/kanalen teken/tekens systeem/systemen slot/sloten alarm/alarmen \
        huis/huizen kind/kinderen ticket/tickets kaartje/kaartjes feest/feesten concert/concerten weekend/weekenden \
        licht/lichten geluid/geluiden beeld/beelden menu/menu's model/modellen toestel/toestellen \
        restaurant/restaurants hotel/hotels ontbijt/ontbijten diner/diners rooster/roosters doel/doelen \
        niveau/niveaus toernooi/toernooien vliegtuig/vliegtuigen station/stations paspoort/paspoorten visum/visa \
        tarief/tarieven saldo/saldo's geld/ bewijs/bewijzen dier/dieren contract/contracten aanbod/ \
        artikel/artikelen verhaal/verhalen hoofdstuk/hoofdstukken antwoord/antwoorden cijfer/cijfers thema/thema's \
        effect/effecten gebied/gebieden land/landen meisje/meisjes signaal/signalen gordijn/gordijnen \
        m map/mappen foto/foto's video/video's naam/namen code/codes e-mail/e-mails lijst/lijsten \
        notitie/notities app/apps verbinding/verbindingen sessie/sessies instelling/instellingen versie/versies \
        pagina/pagina's kaart/kaarten groep/groepen taak/taken herinnering/herinneringen melding/meldingen camera/camera's \
        batterij/batterijen rekening/rekeningen bestelling/bestellingen betaling/betalingen \
        levering/leveringen uitnodiging/uitnodigingen wijziging/wijzigingen afspeellijst/afspeellijsten \
        bibliotheek/bibliotheken taal/talen week/weken minuut/minuten seconde/seconden vraag/vragen \
        kopie/kopieën sleutel/sleutels gebruiker/gebruikers vriend/vrienden computer/computers \
        server/servers printer/printers agenda/agenda's titel/titels knop/knoppen link/links winkelwagen/winkelwagens \
        prullenmand/prullenmanden browser/browsers reis/reizen vlucht/vluchten les/lessen bijlage/bijlagen \
        contactpersoon/contactpersonen microfoon/microfoons telefoon/telefoons deur/deuren \
        n account/accounts bestand/bestanden bericht/berichten document/documenten album/albums \
        wachtwoord/wachtwoorden apparaat/apparaten netwerk/netwerken programma/programma's venster/vensters \
        nummer/nummers boek/boeken onderdeel/onderdelen evenement/evenementen probleem/problemen project/projecten \
        profiel/profielen abonnement/abonnementen certificaat/certificaten formulier/formulieren \
        scherm/schermen resultaat/resultaten saldo/saldo's recept/recepten spel/spellen pakket/pakketten \
        product/producten lid/leden adres/adressen jaar/jaren uur/uren bedrag/bedragen toetsenbord/toetsenborden \
        m paraplu/paraplu's rugzak/rugzakken jas/jassen broek/broeken schoen/schoenen bril/brillen \
        portemonnee/portemonnees tas/tassen fles/flessen vork/vorken lepel/lepels beker/bekers oven/ovens \
        koelkast/koelkasten wasmachine/wasmachines vaatwasser/vaatwassers stofzuiger/stofzuigers kast/kasten \
        spiegel/spiegels muur/muren straat/straten brug/bruggen tram/trams taxi/taxi's luchthaven/luchthavens \
        arts/artsen tandarts/tandartsen pil/pillen apotheek/apotheken hartslag/hartslagen bloeddruk/ medaille/medailles \
        gitaar/gitaren piano/piano's kabel/kabels oplader/opladers router/routers sensor/sensoren munt/munten \
        kassa/kassa's school/scholen vakantie/vakanties zon/zonnen wolk/wolken boom/bomen bloem/bloemen vogel/vogels \
        baby/baby's verjaardag/verjaardagen n medicijn/medicijnen brood/broden glas/glazen bed/bedden kussen/kussens \
        raam/ramen dak/daken horloge/horloges overhemd/overhemden schip/schepen museum/musea ziekenhuis/ziekenhuizen \
        gewicht/gewichten woordenboek/woordenboeken rapport/rapporten examen/examens instrument/instrumenten \
        stadion/stadions budget/budgetten paard/paarden konijn/konijnen cadeau/cadeaus balkon/balkons terras/terrassen \
        dorp/dorpen eiland/eilanden strand/stranden park/parken plein/pleinen perron/perrons kantoor/kantoren
        """,
      verbs: """
        is=s zijn=p wordt=s worden=p werd=s werden=p heeft=s hebben=p kan=s kunnen=p moet=s moeten=p gaat=s \
        gaan=p was=s waren=p staat=s staan=p word=1 vind=1 houd=1 bied=1
        """,
      auxiliaries: "wordt worden werd werden is zijn",
      participles: """
        verwijder=d herstel=d verander=d bewaar=d bestel=d betaal=d vergrendel=d ontgrendel=d ontkoppel=d \
        vernieuw=d verstuur=d bevestig=d beëindig=d verhoog=d verlaag=d verleng=d vertaal=d bespaar=d beveilig=d \
        behandel=d ontwikkel=d verbeter=d verdeel=d herhaal=d beschadig=d vernietig=d onderteken=d
        """,
      participleEndings: "t",
      endsInParticiples: true,
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: .words("wordt worden werd werden heb hebt heeft hebben"),
        copulas: ["is", "zijn"],
        infinitives: .words(
          """
          verwijderen wissen bewaren opslaan verzenden versturen openen sluiten bewerken kopiëren verplaatsen toevoegen \
          annuleren installeren importeren exporteren synchroniseren downloaden uploaden activeren herstellen \
          vergrendelen ontgrendelen bevestigen aanpassen wijzigen blokkeren dempen archiveren dupliceren inschakelen \
          uitschakelen laden betalen reserveren bijwerken
          """),
        endsClause: true,
        unless: .words(
          """
          te om en of kan kunt kun kunnen moet moeten mag mogen wil wilt willen zal zullen zou zouden gaat gaan laat laten \
          blijven blijft voor bij met aan tot door die dat wat als
          """),
        notThings: .words("doel teken")),
      clauseVerbs: WritingWords.ClauseVerbs(
        rules: """
          heeft=is,hebben=zijn,heb=ben,hebt=bent,had=was,hadden=waren/\
          aangekomen,vertrokken,gearriveerd,gekomen,gegaan,gebleven,geweest,geworden,gebeurd,gelukt,mislukt,\
          geslaagd,verschenen,verdwenen,ontstaan,gevallen,verlopen,toegetreden,gestegen,gedaald,gegroeid,\
          teruggekomen,overleden,ontsnapt\
          /is,zijn,was,waren,ben,bent,wordt,worden,werd,werden,dat,die \
          kan,kunt,kun,kunnen,moet,moeten,mag,mogen,zal,zult,zullen/\
          verwijderd,opgeslagen,verzonden,bijgewerkt,gedownload,geüpload,geopend,gesloten,gewijzigd,bewerkt,\
          gedeeld,toegevoegd,geannuleerd,bevestigd,geïnstalleerd,gewist,hersteld,geblokkeerd,gekopieerd,verplaatst,\
          hernoemd,geselecteerd,gekozen,uitgeschakeld,ingeschakeld,afgedrukt,betaald,besteld,gereserveerd,\
          uitgenodigd,gestuurd\
          /worden,zijn,hebben,blijven,raken,krijgen,laten,is,wordt,als,zoals,wat,wie,heeft,hebt,die,dat\
          /worden,zijn,hebben,blijven,raken,krijgen,laten \
          is,zijn,heeft,hebben,was,waren/*verwijderd_geworden,*opgeslagen_geworden,*verzonden_geworden,*bijgewerkt_geworden,*gedownload_geworden,\
          *geüpload_geworden,*geopend_geworden,*gesloten_geworden,*gewijzigd_geworden,*bewerkt_geworden,\
          *gedeeld_geworden,*toegevoegd_geworden,*geannuleerd_geworden,*bevestigd_geworden,*geïnstalleerd_geworden,\
          *gewist_geworden,*hersteld_geworden,*geblokkeerd_geworden,*gekopieerd_geworden,*verplaatst_geworden,\
          *hernoemd_geworden,*geselecteerd_geworden,*gekozen_geworden,*uitgeschakeld_geworden,\
          *ingeschakeld_geworden,*afgedrukt_geworden,*betaald_geworden,*besteld_geworden,*gereserveerd_geworden,\
          *uitgenodigd_geworden,*gestuurd_geworden/dat,die \
          @is=heeft,@zijn=hebben/gewerkt,gefunctioneerd \
          is=heeft,zijn=hebben,was=had,waren=hadden/plaatsgevonden,geduurd,geregend,gesneeuwd,gekost,geleken\
          /heeft,hebben,had,hadden,dat,die,wat,hoe,waar/heeft,hebben,had,hadden \
          ben=heb,bent=hebt/geslapen,gewoond,gewerkt,deelgenomen,gefunctioneerd,geaarzeld\
          /heb,hebt,heeft,hebben,dat,die,wat,hoe,waar,er/heb,hebt,heeft,hebben
          """,
        things: .words(
          """
          synchronisatie app update knop camera functie verbinding back-up printer sensor batterij code link filter timer wekker \
          apparaat toestel programma systeem alarm wachtwoord
          """)),
      nounEndings: """
        ing=m ingen=MFN heid=m heden=MFN teit=m tie=m ties=MFN isme=n tje=n kje=n pje=n sje=n
        """,
      notNounEndings: .words("ding geding gerecht kleding beding"),
      measures: .words(
        """
        seconden minuten uur uren dagen weken maanden jaar jaren euro dollar procent kilometer meter graden graad keer kilo pond gram paar stuks stuk man liter glas kwartier maal centimeter gram
        """),
      expletives: ["er"],
      joints: .words(
        """
        die dat wie wat als wanneer zodra omdat terwijl tot totdat voordat nadat zodat waar waarin waarmee hoe of en maar \
        want ook jij we wij hij zij iemand niemand
        """),
      inverted: .words("je jij u we wij ik hij ze zij jullie men"),
      compoundEnds: .words(
        """
        instellingen instelling beheer nummer adres wachtwoord verbinding code scherm lijst vergrendeling bestand naam \
        album bibliotheek gegevens
        """),
      boundEnds: .words("nummer adres wachtwoord scherm lijst bestand naam album"),
      compoundStarts: .words("gebruikers muziek netwerk scherm toetsenbord"),
      compoundNotAfter: .words(
        "op in met van voor aan bij naar via per uit door over onder tot om zonder als na tijdens binnen en of"
      ),
      compoundNotBefore: ["en", "of"],
      linkedByS: ["ing", "heid", "iteit"],
      clashingVowels: .words("aa ae ai au ee ei eu ie ii oe oi oo ou ui uu"),
      // Those that ask, and those that are linked otherwise or get something.
      notCompoundStarts: .words(
        """
        vraag boek plant reis les deur jaar week uur dag maand bestand groep klas apparaat gebruiker vriend klant gast \
        speler leraar dokter kind chauffeur contactpersoon naam
        """),
      doubling: .all,
      repeatable:
        "dat die er je ze we u zijn haar is het heel bla nee ja zo even hem hen dit wat om te",
      repeatableBefore: """
        het=!je|!jij|!u|!uw|!me|!mij|!jou|!ons|!ze|!hem|!haar|!hen|!niet|!weten|!op|!in|!aan|!van|!is|!nog|!en|!weer|!opnieuw|!later
        """,
      particles: "op aan in uit af over voor mee",
      separables: """
        sla slaat slaan sloeg neem neemt nam haal haalt zoek zoekt start los geef geeft pak hang hangt stel stelt \
        ruim roep bel belt licht laad laadt log logt meld meldt zet schakel schakelt sluit tik kom komt ga maak \
        maakt druk houd houdt klik let gaat steek bouw
        """,
      english: """
        boarding dashboard order week card account accounts songs game team chat folder device update download cart camera song ticket film email \
        mail tag live display link open upload share storage home feedback network music player score address \
        error warm is later are were
        """)
  )
}
