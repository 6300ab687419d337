// What reading knows of German. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let german = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: sekunde | sekunden | sek | sekündlich | sekundenlang | -sekunden | -sekunde
      minute: minute | minuten | min | minütlich | -minuten | -minütig- | -minütlich
      hour: stunde | stunden | stündlich- | std | -stunden | -stündig- | -stündlich | stundenlang
      day: tag | tage | tagen | tages | täglich- | -tägig- | tageslimit | ganztägig- | ganztags | tages-
      week: woche | wochen | wöchentlich- | -wöchig- | -wöchentlich
      month: monat | monate | monaten | monats | monatlich- | -monatig- | -monatlich | monats-
      year: jahr | jahre | jahren | jahres | jährlich- | -jährig- | -jährlich | jahres-
      kilobyte: kb | -kb | kib | kilobyte | kilobytes
      megabyte: mb | -mb | mib | megabyte | megabytes
      gigabyte: gb | -gb | gib | gigabyte | gigabytes
      terabyte: tb | -tb | tib | terabyte | terabytes
      millimeter: mm | millimeter-
      centimeter: cm | zentimeter-
      meter: m | meter | metern | meters
      kilometer: km | kilometer-
      mile: meile | meilen
      gram: g | gramm
      kilogram: kg | kilo | kilos | kilogramm
      pound: pfund | lbs | lb
      milligram: milligramm | mg
      add: hinzufüg- | hinzugefüg- | hinzuzufüg- | füg- * hinzu | einfüg- | eingefüg- | einzufüg- | füg- * ein | anfüg- | angefüg- | ergänz- | aufnehm- | aufgenommen
      remove: entfern- | lösch- | gelöscht- | -lösch- | löschung- | wegnehm- | ausradier- | tilg- | leer- | geleert | entnehm- | entnommen | weglass-
      on: einschalt- | eingeschaltet- | einzuschalten | schalt- * ein | anschalt- | angeschaltet- | anzuschalten | schalt- * an | aktivier- | reaktivier- | aktivierung | aktiv | stell- * an | freischalt- | freigeschaltet- | nicht aktiviert- | nicht eingeschaltet | nicht angeschaltet | nicht aktiv | nicht * aktiviert | nicht * eingeschaltet | nicht * aktiv
      off: ausschalt- | ausgeschaltet- | auszuschalten | schalt- * aus | abschalt- | abgeschaltet- | abzuschalten | schalt- * ab | deaktivier- | inaktiv- | stell- * aus | stell- * ab | abgestellt | nicht aktiviert- | nicht eingeschaltet | nicht angeschaltet | nicht aktiv | nicht * aktiviert | nicht * eingeschaltet | nicht * aktiv
      show: anzeig- | angezeigt- | anzuzeigen | zeig- | gezeigt- | zeig- * an | einblend- | eingeblendet- | einzublenden | blend- * ein | darstell- | dargestellt- | aufdeck- | sichtbar- | vorzeig- | nicht anzeig- | nicht angezeigt | nicht * angezeigt | nicht * anzeig- | nicht mehr anzeig- | nicht * zeig- | nicht sichtbar | nicht * sichtbar
      hide: ausblend- | ausgeblendet- | auszublenden | blend- * aus | verberg- | verborgen- | verbirg- | versteck- | unsichtbar- | verbarg | nicht anzeig- | nicht angezeigt | nicht * angezeigt | nicht * anzeig- | nicht mehr anzeig- | nicht * zeig- | nicht sichtbar | nicht * sichtbar | nicht sichtbar-
      allow: erlaub- | zulass- | zugelassen- | zulässig- | zuzulassen | lass- * zu | lässt * zu | gestatt- | gewähr- | berechtig- | genehmig- | freigeb- | freigegeben | freigabe- | entsperr- | entblock- | blockierung aufheb- | blockierung * aufheb- | blockierung * aufgehoben | blockierung * aufzuheben | sperre * aufheb- | sperrung * aufheb- | nicht mehr block- | nicht erlaub- | nicht zulass- | nicht zugelassen- | nicht zulässig- | nicht gestatt- | nicht gewähr- | nicht * erlaub- | nicht * zulass- | nicht * zugelassen | nicht * zulässig | nicht * gestattet | nicht * gewährt | kein- * berechtig- | kein- * erlaub- | keinen zugriff | nicht berechtigt | darf nicht | dürfen nicht | darf * nicht | dürfen * nicht | nicht autorisiert | nicht freigegeben | nicht genehmigt | kein- * zulässig-
      block: blockier- | geblockt | blocken | blockt | sperr- | gesperrt- | verweiger- | verbiet- | verboten- | untersag- | ablehn- | abgelehnt- | unzulässig- | nicht erlaub- | nicht zulass- | nicht zugelassen- | nicht zulässig- | nicht gestatt- | nicht gewähr- | nicht * erlaub- | nicht * zulass- | nicht * zugelassen | nicht * zulässig | nicht * gestattet | nicht * gewährt | kein- * berechtig- | kein- * erlaub- | keinen zugriff | nicht berechtigt | darf nicht | dürfen nicht | darf * nicht | dürfen * nicht | nicht autorisiert | nicht freigegeben | nicht genehmigt | unterbind- | hinder- | verhinder- | unbefugt- | kein- * zulässig- | nicht mehr block-
      accept: akzept- | annehm- | angenommen- | anzunehmen | annahme | nehm- * an | nimm- * an | nimmt * an | zustimm- | zugestimmt- | zuzustimmen | stimm- * zu | einverstanden | genehmig- | einwillig- | bestätig- | bewillig- | nicht akzept- | nicht annehm- | nicht angenommen- | nicht zustimm- | nicht zugestimmt | nicht einverstanden | nicht genehmig- | nicht * zu | nicht * akzept- | nicht * angenommen | nicht * einverstanden | nicht * genehmigt | nicht * an
      decline: ablehn- | abgelehnt- | abzulehnen | lehn- * ab | zurückweis- | zurückgewiesen- | weis- * zurück | verweiger- | nicht akzept- | nicht annehm- | nicht angenommen- | nicht zustimm- | nicht zugestimmt | nicht einverstanden | nicht genehmig- | nicht * zu | nicht * akzept- | nicht * angenommen | nicht * einverstanden | nicht * genehmigt | nicht * an | absag- | abgesagt
      import: import | importe | imports | importier- | importvorgang | reimport-
      export: export | exporte | exports | exportier- | exportvorgang
      lock: sperr- | gesperrt- | verriegel- | verschließ- | verschlossen- | verschließt | zusperr- | -sperre | nicht gesperrt | nicht verriegelt | nicht mehr gesperrt | nicht * gesperrt
      unlock: entsperr- | entriegel- | freischalt- | freigeschaltet- | aufsperr- | aufschließ- | sperre * aufheb- | sperrung * aufheb- | sperre * aufgehoben | nicht gesperrt | nicht verriegelt | nicht mehr gesperrt | nicht * gesperrt | freigeb- | freigegeben
      upload: hochlad- | hochgeladen- | hochzuladen | lad- * hoch | lädt * hoch | upload- | -upload | -uploads
      download: herunterlad- | heruntergeladen- | herunterzuladen | lad- * herunter | lädt * herunter | runterlad- | runtergeladen | download- | -download | -downloads | gedownloadet
      connect: verbind- | verbunden- | verbindung- | -verbindung | koppel- | gekoppelt- | kopplung- | verknüpf- | anschließ- | angeschlossen- | schließ- * an | pairing | gepairt | nicht verbunden- | nicht * verbunden | nicht mehr * verbunden | nicht gekoppelt | nicht * gekoppelt | nicht angeschlossen | nicht * angeschlossen | nicht verknüpft | nicht * verknüpft | kein- verbindung | kein- -verbindung | ohne verbindung
      disconnect: trenn- | getrennt- | trennung | entkoppel- | abkoppel- | abgekoppelt | koppel- * ab | nicht verbunden- | nicht * verbunden | nicht mehr * verbunden | nicht gekoppelt | nicht * gekoppelt | nicht angeschlossen | nicht * angeschlossen | nicht verknüpft | nicht * verknüpft | kein- verbindung | kein- -verbindung | verbindung * verloren | -verbindung * verloren | verbindung * unterbroch- | verbindung * unterbrech- | -verbindung * unterbroch- | verbindung * abgebroch- | verbindung * abgeriss- | verbindung * beend- | verbindung * gelöst | verbindung * lös- | verbindung * aufheb- | verbindung * geschlossen | verbindung * schließ- | verbindung * verlor | verbindungsabbruch | verknüpfung * aufheb- | verknüpfung * lös- | verknüpfung * aufgehoben | verknüpfung * entfern- | kopplung * aufheb- | kopplung * aufgehoben | kopplung * lös- | ohne verbindung | verbindung * entfern-
      install: installier- | installation- | installations- | neuinstall- | installierbar- | nicht installiert | nicht * installiert
      uninstall: deinstallier- | deinstallation- | nicht installiert | nicht * installiert
      start: start | starts | starte | starten | startet | startest | startete | gestartet- | zu starten | neustart- | neu starten | neu gestartet | neuzustarten | neugestartet | beginn- | begonnen- | begann | fortsetz- | fortgesetzt- | fortzusetzen | setz- * fort | fortfahr- | fortgefahren | fortzufahren | fahr- * fort | fährt * fort | weiter | weitermach- | wiederaufnehm- | wiederaufgenommen | anfang- | anfäng- | angefangen | fang- * an | losleg- | los | loslegen | nicht * start- | nicht gestartet | nicht begonnen | nicht * fortsetz- | nicht * fortgesetzt | nicht * fortfahr-
      stop: stopp- | gestoppt- | stop | stoppe | anhalt- | angehalten- | anzuhalten | halt- * an | beend- | ende | enden | endet | endete | geendet | pause | pausen | pausier- | aufhör- | aufgehört | hör- * auf | abbrech- | abgebrochen- | brech- * ab | bricht * ab | unterbrech- | unterbroch- | einstell- | eingestellt | nicht * start- | nicht gestartet | nicht begonnen | nicht * fortsetz- | nicht * fortgesetzt | nicht * fortfahr-
      open: öffne | öffnen | öffnet | öffnung- | geöffnet- | zu öffnen | offen | offene | offenen | offener | offenes | aufmach- | wiederöffn- | aufgerufen | aufruf- | aufklapp- | geöffn- | nicht geöffnet | nicht * geöffnet | nicht offen
      close: schließe | schließen | schließt | schliesse | schliessen | schliesst | schließung | geschlossen- | zu schließen | zumach- | zu gemacht | zuklapp- | nicht geöffnet | nicht * geöffnet | nicht offen
      more: mehr | größer- | grösser- | länger- | höher- | weitere | weiteren | weiterer | weiteres | überschreit- | überschritten | übersteig- | mindestens | zu lang- | zu groß- | zu hoch | zu viel- | minimum | minimal- | nicht mehr als | nicht länger als | nicht größer als | nicht höher als | nicht überschreit- | nicht * überschreit- | nicht * überschritten | nicht übersteig- | über 1- | über 2- | über 3- | über 4- | über 5- | über 6- | über 7- | über 8- | über 9- | ab 1- | ab 2- | ab 3- | ab 4- | ab 5- | ab 6- | ab 7- | ab 8- | ab 9-
      less: weniger | kleiner- | kürzer- | niedriger- | geringer- | tiefer- | nicht mehr als | nicht länger als | nicht größer als | nicht höher als | nicht überschreit- | nicht * überschreit- | nicht * überschritten | nicht übersteig- | höchstens | maximal | unterschreit- | unterschritten | zu kurz- | zu klein- | zu niedrig- | zu gering- | zu wenig- | minder | reduziert- | maximum | maximal- | unter 1- | unter 2- | unter 3- | unter 4- | unter 5- | unter 6- | unter 7- | unter 8- | unter 9-
      increase: erhöh- | vergrößer- | vergrösser- | steiger- | gesteigert | anheb- | angehoben | heb- * an | zunahm- | zunehm- | zugenommen | verstärk- | hineinzoom- | heranzoom- | einzoom- | einzuzoomen | lauter | steig- | stieg | stiegen | gestiegen | anstieg | angestiegen | wächst | gewachsen | teurer
      decrease: verringer- | verkleiner- | reduzier- | verminder- | senk- | gesenkt | absenk- | abgesenkt | herabsetz- | herabgesetzt | verkürz- | abnehm- | abgenommen | einschränk- | herauszoom- | rauszoom- | auszoom- | auszuzoomen | leiser | sink- | sank | sanken | gesunken | zurückgegangen | rückgang | billiger | günstiger
      at_least: mindestens | minimum | minimal- | mindest- | wenigstens | zumindest | nicht weniger als | nicht kürzer als | nicht kleiner als | oder mehr | oder länger
      at_most: höchstens | maximum | maximal- | max | höchst- | bis zu | bis | nicht mehr als | nicht länger als | nicht größer als | nicht überschreit- | nicht * überschreit- | oder weniger | oder kürzer
      before: bevor | vor sonnen- | vor mitternacht | vor mittag | vor ende | vor schluss | vor dem | vor der | vor den | vor ablauf | vor beginn | bis | zuvor | vorher | vorab | im voraus | zunächst | zuerst
      after: nach | nachdem | danach | nachher | seit | seitdem | anschließend- | später als | im anschluss | bis * nach | frühestens
      first: erste | ersten | erster | erstes | erstem | zuerst | erstmals | erstmalig- | zunächst | vorname-
      last: letzte | letzten | letzter | letztes | letztem | letztmalig- | zuletzt | letztmals | endgültig- | abschließend- | nachname- | familienname-
      send: send- | gesend- | gesandt- | abgesend- | abgeschick- | schick- | geschick- | verschick- | versend- | versand- | zusend- | zugesend- | zugeschick- | absend- | abschick- | übermittel- | übersend- | erneut send-
      receive: empfang- | empfäng- | erhalt- | erhält- | erhielt | bekomm- | eingegangen- | eingehend- | eintreff- | eingetroffen
      sign_in: anmeld- | angemeldet- | anzumelden | meld- * an | einlogg- | eingeloggt- | einzuloggen | logg- * ein | login | logins | -anmeldung | nicht angemeldet | nicht eingeloggt | nicht * angemeldet | nicht * eingeloggt
      sign_out: abmeld- | abgemeldet- | abzumelden | meld- * ab | auslogg- | ausgeloggt- | auszuloggen | logg- * aus | logout | -abmeldung | nicht angemeldet | nicht eingeloggt | nicht * angemeldet | nicht * eingeloggt
      sign_up: registrier- | neuregistrier- | anmeld- | angemeldet- | meld- * an | konto erstell- | konto * erstell- | konto anleg- | konto * anleg- | konto * anzulegen | konto * zu erstellen | erstell- * konto | account * erstell- | erstell- * account | eintrag- | einschreib-
      follow: folg- | gefolgt | verfolg- | nicht mehr folg- | nicht mehr * folg- | folg- * nicht mehr | nicht folg- | folg- * nicht | nicht * folg- | nicht gefolgt
      unfollow: entfolg- | entfolgt | nicht mehr folg- | nicht mehr * folg- | folg- * nicht mehr | nicht folg- | folg- * nicht | nicht * folg- | nicht gefolgt
      mute: stumm- | stummschalt- | stummgeschaltet- | ton aus | ton * ausschalt- | lautlos- | ton * deaktivier- | nicht mehr stumm- | nicht * stumm- | nicht stumm-
      unmute: stummschaltung * aufheb- | stummschaltung * aufgehoben | stummschaltung * aufzuheben | stummschaltung * deaktivier- | stummschaltung * beend- | entstumm- | lautschalt- | laut schalt- | laut stell- | mikrofon einschalt- | mikrofon * einschalt- | mikrofon * aktivier- | mikrofon aktivier- | ton ein | ton einschalt- | ton * einschalt- | ton * aktivier- | ton an | nicht mehr stumm- | nicht * stumm- | nicht stumm-
      subscribe: abonnier- | erneuer- | verlänger- | abonniert | abo * abschließ- | nicht mehr abonnier- | nicht abonnier- | nicht * abonniert | nicht * verlänger- | nicht * erneuer-
      unsubscribe: abbestell- | abbestellt | bestell- * ab | deabonnier- | kündig- | gekündigt- | abo beend- | abo * beend- | abo * kündig- | abonnement * kündig- | abonnement * beend- | nicht mehr abonnier- | nicht abonnier- | nicht * abonniert | nicht * verlänger- | nicht * erneuer- | abmeld- | abgemeldet | stornier- | austrag- | deabo-
      join: beitret- | beigetreten- | beizutreten | beitritt | tret- * bei | tritt * bei | teilnehm- | teilgenommen- | teilzunehmen | nehm- * teil | nimm- * teil | mitmach- | mach- * mit | anschließ- | angeschlossen | schließ- * an | beitritt-
      leave: verlass- | verläss- | verließ- | austret- | ausgetreten- | tret- * aus | austritt | ausstieg | aussteig- | beend-
      archive: archiv- | archivier- | -archiv | nicht mehr archivier- | nicht archiviert
      unarchive: dearchivier- | entarchivier- | archivierung * aufheb- | archivierung * aufgehoben | aus * archiv * wiederherstell- | aus * archiv * entfern- | aus * archiv * hol- | aus dem archiv | nicht mehr archivier- | wiederherstell- | wiederhergestellt | nicht archiviert
      select: auswähl- | ausgewählt- | auszuwählen | wähl- | gewählt- | auswahl | markier- | selektier- | ankreuz- | angekreuzt | anhak- | aktivier- | nicht ausgewählt- | nicht * ausgewählt- | nicht markiert- | kein- * ausgewählt- | keine auswähl- | nicht gewählt
      deselect: abwähl- | abgewählt- | abzuwählen | wähl- * ab | deselektier- | demarkier- | deaktivier- | auswahl * aufheb- | auswahl * aufgehoben | auswahl * aufzuheben | auswahl * entfern- | auswahl lösch- | auswahl zurücksetz- | markierung * aufheb- | markierung * aufgehoben | markierung * entfern- | häkchen * entfern- | nicht ausgewählt- | nicht * ausgewählt- | nicht markiert- | kein- * ausgewählt- | nichts ausgewählt | nichts * ausgewählt | nichts auswähl- | keine auswähl- | nicht gewählt
      copy: kopier- | kopie | kopien | kopiert- | dupliz- | duplikat- | vervielfältig- | doppel-
      move: verschieb- | verschoben- | bewege- | beweg- | verleg- | verlager- | umzug | umzieh- | zieh- | gezogen
      cut: ausschneid- | ausgeschnitten- | auszuschneiden | schneid- * aus | ausschnitt
      paste: einfüg- | eingefüg- | einzufüg- | füg- * ein
      undo: rückgängig | rückgängig- | widerruf- | ungeschehen | zurücknehm- | zurückgenommen | wiederherstell- | wiederhergestellt
      redo: wiederhol- | wiederherstell- | wiederhergestellt | erneut ausführ-
      always: immer | stets | jederzeit | jedes mal | jedesmal
      never: nie | niemals | nie mehr | noch nie
      sometimes: manchmal | gelegentlich | ab und zu | bisweilen | hin und wieder | von zeit zu zeit
      all: alle | allen | aller | alles | allem | jede | jeden | jeder | jedes | jedem | ganz | ganze | ganzen | ganzer | ganzes | gesamt- | sämtlich- | insgesamt | vollständig- | jeweils | jedermann
      none: kein | keine | keinen | keiner | keines | keinem | keins | nichts | niemand- | keinerlei
      some: einige | einigen | einiger | einiges | einzelne- | manche- | ein paar | mehrere- | teilweise | nicht alle- | nicht jede- | bestimmte- | jemand-
      yesterday: gestern | gestrig-
      today: heute | heutig-
      tomorrow: morgen | morgig-
      day_after_tomorrow: übermorgen
      day_before_yesterday: vorgestern
      monday: montag | montags | montagmorgen | montagabend | montagnachmittag | montagvormittag
      tuesday: dienstag-
      wednesday: mittwoch-
      thursday: donnerstag-
      friday: freitag-
      saturday: samstag- | sonnabend | sonnabends
      sunday: sonntag-
      weekday: werktag- | wochentag- | werktäglich- | -werktag | -werktage | arbeitstag- | unter der woche
      weekend: wochenende- | -wochenende | am wochenende
      left: links | linke | linken | linker | linkes | linkem | linksbündig- | linksklick- | linkshänd-
      right: rechts | rechten | rechter | rechtes | rechte seite | rechte * taste | rechte maustaste | rechte ecke | rechte hand | rechte pfeil- | rechtsbündig- | rechtsklick- | rechtshänd-
      up: oben | obere | oberen | oberer | oberes | oberem | aufwärts | hinauf | oberste- | oberhalb | nach oben
      down: unten | untere | unteren | unterer | unteres | unterem | abwärts | hinunter | unterste- | unterhalb | nach unten
      morning: morgen | morgens | morgendlich- | vormittag- | früh | -morgen | -vormittag | morgen-
      noon: mittag | mittags | mittagszeit
      evening: abend | abends | abende | abenden | -abend | abendlich- | abend-
      night: nacht | nachts | nächte | nächten | nächtlich- | mitternacht | -nacht | über nacht
      public: öffentlich- | nicht privat | nicht mehr privat | publik | nicht öffentlich | nicht * öffentlich
      private: privat | private | privaten | privater | privates | privatem | nichtöffentlich- | nicht öffentlich | nicht * öffentlich | nicht privat | nicht mehr privat
      online: online | im netz | mit dem internet verbunden | mit * internet verbunden | mit * netzwerk verbunden | nicht online | nicht * online | nicht verbunden | nicht mit * verbunden | keine internetverbindung | keine verbindung | kein internet | ohne internetverbindung | ohne internet | nicht * verbunden
      offline: offline | nicht online | nicht * online | nicht verbunden | nicht mit * verbunden | keine internetverbindung | keine verbindung | kein internet | ohne internetverbindung | ohne internet | nicht * verbunden
      new: neu | neue | neuen | neuer | neues | neuem | neuere | neueren | neuerer | neueres | neueste- | neuste- | neu-
      old: alt | alte | alten | altes | altem | ältere | älteren | älterer | älteres | älter | älteste- | veraltet- | bisherig- | vorherig- | frühere- | ehemalig-
      newer: neuer | neuere- | aktueller- | jünger-
      older: älter | ältere- | frühere-
      success: erfolgreich- | erfolg | gelungen- | gelingen | geklappt | abgeschlossen- | fertiggestellt | vollständig- | beendet | erledigt | konnte nicht | konnten nicht | konnte * nicht | konnten * nicht | konnte kein- | konnten kein- | konnte * kein- | konnten * kein- | könnte nicht | kann nicht | kann * nicht | können nicht | können * nicht | kannst * nicht | nicht * können | nicht möglich | nicht * möglich | nicht gelungen | nicht erfolgreich | nicht * erfolgreich | nicht abgeschlossen | nicht * abgeschlossen | ohne erfolg | nicht geklappt | nicht * geklappt | nicht vollständig | nicht in der lage | kann kein- | kann * kein- | können * kein- | lässt sich nicht | lassen sich nicht | ließ sich nicht | ließ * nicht | nicht * konnte | nicht * konnten
      failure: fehlgeschlagen- | fehlschlag- | schlug * fehl | schlag- * fehl | schlägt * fehl | fehler- | -fehler | scheiter- | gescheitert- | misslungen- | misslang | konnte nicht | konnten nicht | konnte * nicht | konnten * nicht | konnte kein- | konnten kein- | konnte * kein- | konnten * kein- | könnte nicht | kann nicht | kann * nicht | können nicht | können * nicht | kannst * nicht | nicht * können | nicht möglich | nicht * möglich | unmöglich | nicht gelungen | nicht erfolgreich | nicht * erfolgreich | nicht abgeschlossen | nicht * abgeschlossen | ohne erfolg | erfolglos- | nicht geklappt | nicht * geklappt | nicht vollständig | unvollständig- | schiefgelaufen | schiefgegangen | schief gelaufen | schief gegangen | nicht in der lage | problem | probleme | kann kein- | kann * kein- | können * kein- | lässt sich nicht | lassen sich nicht | ließ sich nicht | ließ * nicht | nicht * konnte | nicht * konnten
      empty: leer | leere | leeren | leerer | leeres | leerem | geleert | leert | entladen
      full: voll | volle | vollen | voller | volles | vollem | vollständig- | vollbild- | nicht leer | vollgeladen | ausgelastet | belegt
      sender: absender- | sender | sendend- | senders
      recipient: empfänger- | adressat-
      include: einschließ- | eingeschlossen- | inklusive | inkl | enthalt- | enthält- | beinhalt- | umfass- | inbegriffen | einbezieh- | einbezogen | einbind- | ohne | nicht enthalten | nicht * enthalten | nicht enthält | enthält kein- | enthält * kein- | nicht inbegriffen | nicht einbez-
      exclude: ausschließen | ausschließt | ausschließe | ausgeschlossen- | ausschluss- | auszuschließen | außer | ausser | ausgenommen- | ausnahme- | ohne | exklusive | abgesehen | nicht enthalten | nicht * enthalten | nicht enthält | enthält kein- | enthält * kein- | nicht inbegriffen | nicht einbez-
      faster: schneller- | beschleunig- | zügiger | nicht schneller
      slower: langsamer- | verlangsam- | nicht schneller
      earlier: früher- | früh | frühe | frühen | frühzeitig- | frühestens | früheste- | vorzeitig- | ältere- | eher | vorher- | vorab
      later: später- | spät | spätestens | späte | späten | verspät- | nachträglich | neuer | höher | danach
      buy: kauf- | gekauft- | einkauf- | einkäuf- | eingekauft | käufe- | kaufe | erwerb- | erworben- | anschaff- | gekauf- | zu kaufen | -kauf | -käufe
      sell: verkauf- | verkäuf- | veräußer- | ausverkauft
      rent: miet- | gemietet- | vermiet- | leih- | ausleih- | ausgeliehen- | geliehen- | verleih-
      refund: rückerstatt- | erstatt- | zurückerstatt- | rückzahlung- | rückvergüt- | zurückzahl- | rückbuch-
      save: speichern | speichert | speichere | speicherst | gespeichert- | speicherung | abspeicher- | zwischenspeicher- | zu speichern | sichern | gesichert- | sichere | sicherung- | ungespeichert- | ungesichert- | behalt- | behält | behielt | beibehalt- | beibehielt | aufbewahr- | merken | gemerkt | belass- | bewahr- | nicht speicher- | nicht * speicher- | nicht gespeichert | nicht * gespeichert | nicht sicher- | nicht gesichert | nicht * gesichert | nicht * sichern | ohne * speichern | ohne * sichern | ohne zu speichern | ohne zu sichern | nicht behalten | nicht * behalten | nicht aufbewahren
      discard: verwerf- | verworf- | verwirf- | wegwerf- | weggeworfen- | wirf * weg | nicht speicher- | nicht * speicher- | nicht gespeichert | nicht * gespeichert | nicht sicher- | nicht gesichert | nicht * gesichert | nicht * sichern | ohne * speichern | ohne * sichern | ohne zu speichern | ohne zu sichern | nicht behalten | nicht * behalten | nicht aufbewahren
      correct: richtig- | korrekt- | gültig- | stimmt | ordnungsgemäß- | einwandfrei | nicht richtig- | nicht * richtig- | nicht korrekt- | nicht * korrekt- | nicht gültig- | nicht * gültig- | nicht mehr gültig- | kein gültig- | keine gültig- | keinen gültig- | kein- * gültig- | kein- * korrekt- | nicht stimmt | stimmt nicht | stimmt * nicht | nicht ordnungsgemäß | nicht * ordnungsgemäß
      wrong: falsch- | unkorrekt- | inkorrekt- | unrichtig- | ungültig- | fehlerhaft- | nicht richtig- | nicht * richtig- | nicht korrekt- | nicht * korrekt- | nicht gültig- | nicht * gültig- | nicht mehr gültig- | kein gültig- | keine gültig- | keinen gültig- | kein- * gültig- | kein- * korrekt- | nicht stimmt | stimmt nicht | stimmt * nicht | nicht ordnungsgemäß | nicht * ordnungsgemäß | verkehrt | unzulässig- | schiefgelaufen | schiefgegangen | schief
      once: einmal | einmalig- | ein mal | 1x
      twice: zweimal | zweimalig- | zwei mal | 2x | doppel-
      every_other: jeden zweiten | jede zweite | jedes zweite | jeder zweite | alle zwei tage | alle zwei wochen | alle zwei monate | alle zwei stunden | alle zwei jahre | alle 2 tage | alle 2 wochen | alle 2 monate | alle 2 stunden | alle 2 jahre | zweitäg- | zweiwöch- | zweimonat- | zweistünd- | vierzehntäg- | 14 tägig
      two: zwei | zweier | zweien | zweistufig- | zwei- | beide- | beides | 2
      three: drei | dreier | dreien | 3
      four: vier | vieren | 4
      five: fünf | 5
      six: sechs | 6
      seven: sieben | 7
      eight: acht | 8
      nine: neun | 9
      ten: zehn | zehnten | 10
      dozen: dutzend | dutzende | dutzenden | zwölf | 12
      half: halb | halbe | halben | halber | halbes | halbem | hälfte | -halb | -einhalb
      third: drittel | zwei drittel | -drittel
      quarter: viertel | drei viertel | dreiviertel | -viertel
      hundred: hundert- | -hundert | 100
      thousand: tausend- | -tausend | 1000
      million: million- | mio | millionen
      billion: milliarde- | mrd
      trillion: billion | billionen
      you: du | dich | dir | dein- | euch | euer | eure | euren | eurem | eures | eurer | ihr | ihre | ihren | ihrem | ihres | ihrer | ihnen | sie
      we: wir | uns | unser- | unsre- | wende dich | wenden sie sich | melde dich | sie | ihnen | ihr | ihre | ihren | ihrem | ihres | ihrer
      they: sie | ihr | ihre | ihren | ihrem | ihres | ihrer | ihnen
      buyer: käufer- | kunde | kunden | kundin- | erwerber- | besteller-
      seller: verkäufer- | händler- | anbieter- | verkaufende-
      owner: besitzer- | eigentümer- | inhaber- | eigner- | kontoinhaber- | -besitzer- | -inhaber-
      guest: gast | gäste | gästen | gasts | gastes | gast- | gäste- | besucher-
      admin: admin- | administrator- | verwalter- | -admin
      member: mitglied- | -mitglied | -mitglieder | -mitgliedern | teilnehmer-
      friend: freund | freunde | freunden | freundin | freundinnen | freundes | freundes-
      child: kind | kinder | kindern | kindes | kinds | kinder-
      parent: eltern- | elternteil- | vater | mutter | erziehungsberechtigt-
      teacher: lehrer- | lehrkraft | lehrkräfte | lehrkräften | lehrperson- | dozent- | kursleiter- | trainer- | coach-
      student: schüler- | student- | studierende- | lernende- | studentin-
      driver: fahrer- | fahrzeugführer- | treiber-
      passenger: passagier- | fahrgast | fahrgäste | fahrgästen | mitfahrer- | fluggast | fluggäste- | mitreisende- | reisende-
      doctor: arzt | ärzte | ärzten | arztes | ärztin- | doktor- | arzt-
      patient: patient-
      landlord: vermieter-
      tenant: mieter-
      player: spieler- | mitspieler- | gegenspieler-
      username: benutzername- | nutzername- | anmeldename- | username- | benutzerkennung- | benutzer id | kontoname-
      password: passwort- | passwörter- | kennwort- | kennwörter- | passcode- | passphrase- | zugangscode | -passwort | -kennwort | code | codes
      pin: pin | pins | pin- | geheimzahl- | code | codes | passcode- | zugangscode
      email: email- | e mail | e mails | mail | mails | mailadresse- | emailadresse- | e mail adress- | email adress- | mail adress-
      phone: telefonnummer- | handynummer- | rufnummer- | mobilnummer- | mobilfunknummer- | telefon- | handy-
      address: anschrift- | postanschrift- | postadresse- | lieferadresse- | rechnungsadresse- | versandadresse- | wohnadresse- | lieferanschrift- | rechnungsanschrift- | privatadresse- | adress-
      birthday: geburtstag- | geburtsdatum- | geburtsdaten
      photo: foto- | -foto | -fotos | bild | bilder | bildern | bildes | bilds | -bilder | -bildern | profilbild- | titelbild- | hintergrundbild- | coverbild- | bilddatei- | schnappschuss- | aufnahme | aufnahmen
      video: video- | -video | -videos | film | filme | filmen | films | clip | clips | -film | -filme | aufnahme | aufnahmen
      song: song- | lied | lieder | liedern | titel | titeln | track | tracks | musik- | stück | stücke | musiktitel
      album: album | alben | albums | -album | -alben | album-
      playlist: playlist- | wiedergabeliste- | playliste- | abspielliste- | -playlist
      podcast: podcast-
      episode: episode- | folge | folgen | -folge | -folgen
      file: datei | dateien | datei- | -datei | -dateien
      folder: ordner- | -ordner | verzeichnis- | -verzeichnis
      document: dokument- | -dokument | -dokumente | unterlagen | schriftstück- | datei | dateien
      note: notiz | notizen | notiz- | -notiz | -notizen | anmerkung- | hinweis- | vermerk | bemerkung-
      message: nachricht | nachrichten | nachrichten- | -nachricht | -nachrichten | mitteilung- | meldung- | -meldung | sms | chat- | -chat | unterhaltung- | konversation- | textnachricht-
      emailmessage: email- | e mail | e mails | mail | mails | nachricht | nachrichten | -mail | -mails | postfach
      contact: kontakt- | -kontakt | -kontakte
      event: termin- | -termin | ereignis- | veranstaltung- | event- | besprechung- | meeting- | treffen | konferenz-
      reminder: erinner- | termin
      alarm: alarm- | wecker- | -alarm | weckzeit- | warnton
      timer: timer- | -timer | countdown- | kurzzeitwecker | stoppuhr | zeitschaltuhr
      account: konto | kontos | konten | konto- | -konto | -konten | -kontos | account- | -account
      device: gerät | geräte | geräten | geräts | gerätes | gerät- | geräte- | -gerät | -geräte | -geräten | telefon- | handy- | smartphone- | mobiltelefon- | tablet- | iphone- | ipad- | mobilgerät- | endgerät- | computer- | laptop- | rechner- | pc | notebook-
      comment: kommentar- | -kommentar | bemerkung- | anmerkung- | kommentier-
      draft: entwurf- | entwürf- | -entwurf
      payment: zahlung- | bezahl- | -zahlung | zahlungs- | zahl- | gezahlt | bezahlt | abbuchung-
      ticket: ticket- | -ticket | fahrkarte- | eintrittskarte- | fahrschein- | karte | karten | bordkarte-
      book: buch | bücher | büchern | buches | buchs | -buch | -bücher | ebook- | bücher-
      recording: aufnahme- | aufzeichn- | -aufnahme | -aufnahmen | sprachmemo- | sprachnotiz- | aufgenommen- | aufnehm- | mitschnitt- | audioaufnahme-
      backup: backup- | -backup | sicherung- | -sicherung | sicherungs- | sicherungskopie- | datensicherung- | sichern | gesichert | gesicherte- | backups
      task: aufgabe | aufgaben | aufgaben- | -aufgabe | -aufgaben | to do | to dos | todo- | vorgang | auftrag | aufträge
      recipe: rezept- | -rezept
      map: karte | karten | karten- | -karte | landkarte- | stadtplan
      trip: reise | reisen | reise- | fahrt | fahrten | trip | trips | ausflug | tour | touren | -reise
      invitation: einlad- | eingeladen- | lad- * ein | lädt * ein
      calendar: kalender- | -kalender
      screenshot: screenshot- | bildschirmfoto- | bildschirmaufnahme- | bildschirmabbild-
      tag: tag | tags | etikett- | label | labels | markierung- | schlagwort- | schlagwörter- | stichwort- | stichwörter-
      filter: filter- | gefiltert- | -filter
      server: server- | -server
      printer: drucker- | -drucker
      camera: kamera- | -kamera | kameras
      microphone: mikrofon- | mikrophon- | mikro | -mikrofon
      battery: batterie- | akku- | akkus | -akku | -batterie
      audio: audio- | ton | -audio | ton- | -ton | klang-
      attachment: anhang | anhangs | anhänge- | anlage | anlagen
      app: app | apps | app- | -app | -apps | anwendung- | applikation- | programm | programme | programmen | programms | programm- | software-
      website: website- | webseite- | internetseite- | web site | site | sites | homepage- | webauftritt | seite | seiten
      group: gruppe | gruppen | gruppen- | -gruppe | -gruppen | gruppier-
      order: bestell- | auftrag | aufträge | aufträgen | auftrags- | reihenfolge
      key: schlüssel- | -schlüssel | taste | tasten | -taste | key | keys
      page: seite | seiten | seiten- | -seite | -seiten
      list: liste | listen | -liste | -listen | listen- | playlist-
      link: link | links | links- | -link | -links | verknüpf- | url | urls | verweis | verlinkung- | internetadresse
      location: standort- | ort | orte | orten | ortes | orts | ortung- | -ort | -orte | position- | ortungs- | platz | plätze
      notification: benachrichtig- | mitteilung- | meldung- | hinweis- | warn- | alarm- | nachricht | nachrichten | signal | push-
      update: update- | -update | aktualis- | upgrade- | neuerung- | softwareupdate- | neue version | auf dem neuesten stand
      subscription: abo | abos | abo- | abonnement- | abonnier- | -abo | tarif- | plan | pläne | mitgliedschaft-
      storage: speicher- | -speicher | speicherplatz | speichers | platz | festplatte-
      network: netzwerk- | netz | netze | netzes | -netz | -netzwerk | wlan- | wi fi | wifi | internet- | mobilfunk-
      screen: bildschirm- | -bildschirm | display- | -display | anzeige | monitor- | ansicht | -ansicht
      route: route | routen | routen- | strecke | strecken | wegbeschreib- | weg | fahrtroute | anfahrt-
      free_up: frei | freigeb- | freigegeben | freiräum- | freimach- | freizugeben
      take_up: beleg- | einnehm- | verbrauch- | beansprucht
      win: gewonn- | gewinn- | sieg-
      lose: verlor- | verlier- | niederlage-
      deposit: einzahl- | eingezahlt
      withdraw: abheb- | abgehoben | auszahl- | ausgezahlt
      arrive: ankomm- | angekomm- | ankunft- | kommt * an | kommen * an | kam * an | kamen * an | eintreff- | eingetroff- | trifft * ein | ankam- | landet | gelandet | landete
      depart: abfahr- | abgefahr- | abfährt | abflug- | abflieg- | abgeflog- | fährt * ab | fahren * ab | fuhr * ab | fliegen * ab | fliegt * ab | verlass- | verläss- | verließ- | aufgebrochen | losgefahren | losgegangen
      check_in: einchecken | eingecheckt | check in | checkin | einzuchecken | checken * ein
      check_out: auschecken | ausgecheckt | check out | checkout | auszuchecken
      heat: heiz- | -heizung | erwärm- | aufheiz-
      cool: kühl- | abkühl- | -kühlung
      income: einnahm- | einkomm- | einkünft- | umsatz-
      expense: ausgab- | -ausgaben | kosten
      cheap: billig- | günstig- | preiswert-
      expensive: teuer | teuerst- | teure-
      north: nord | norden | nördlich- | nord-
      south: süd | süden | südlich- | süd-
      east: osten | östlich- | ost-
      west: westen | westlich- | west-
      spring: frühling- | frühjahr-
      summer: sommer-
      autumn: herbst-
      winter: winter-
      january: januar- | jänner
      february: februar-
      june: juni-
      july: juli-
      september: september-
      october: oktober-
      november: november-
      december: dezember-
      march: märz-
      april: april-
      may: mai
      august: august-
      red: rot | rote | roten | roter | rotes
      green: grün-
      blue: blau-
      yellow: gelb-
      black: schwarz-
      white: weiß- | weiss
      receipt: beleg | belege | quittung- | kassenbon- | kassenbeleg- | empfangsbestätigung- | -beleg | zahlungsbeleg-
      invoice: rechnung- | -rechnung | -rechnungen | faktura
      contract: vertrag- | verträg- | -vertrag
      coupon: gutschein- | coupon- | rabattcode-
      person_name: name | namen | -name | -namen | namens
      id_number: nummer- | -nummer | -nummern | nr | anzahl- | zahl | zahlen | -zahl | zahlen-
      breakfast: frühstück-
      lunch: mittagessen- | mittag- | lunch-
      dinner: abendessen-
      bus: bus | busse | bussen | -bus
      train: zug | züge | zuges | zugs | zügen | bahn
      plane: flugzeug-
      bicycle: fahrrad- | fahrräd- | rad | rads | räder | bike-
      kitchen: küche- | -küche | küchen-
      bedroom: schlafzimmer-
      bathroom: bad | badezimmer- | bads | bades
      garage: garage-
      garden: garten- | gärten | -garten
      temperature: temperatur- | -temperatur
      humidity: feucht- | luftfeucht-
      heart_rate: herzfrequenz- | puls | pulses
      blood_pressure: blutdruck-
      keyboard: tastatur-
      mouse: maus | mäuse
      headphones: kopfhörer- | ohrhörer- | headset-
      speakers: lautsprecher- | boxen | box
      dog: hund | hunde | hundes | hunden | welpe-
      cat: katze- | kater
      hotel: hotel-
      restaurant: restaurant-
      confirm: bestätig- | zugesagt | unbestätigt- | nicht bestätigt-
      cancel: stornier- | storno- | abgesagt- | abzusagen | absag- | sag- * ab | abbrech- | abgebrochen- | brich- * ab | abzubrechen | kündig- | gekündigt- | annullier- | abbestell- | widerruf- | unbestätigt- | nicht bestätigt-
      available: verfügbar- | erhältlich- | erreichbar- | zur verfügung | bereit | nicht verfügbar- | nicht mehr verfügbar- | nicht * verfügbar- | kein- * verfügbar- | unverfügbar- | nicht erreichbar- | nicht * erreichbar- | nicht zur verfügung | nicht * zur verfügung | nicht erhältlich- | nicht * erhältlich-
      unavailable: nicht verfügbar- | nicht mehr verfügbar- | nicht * verfügbar- | kein- * verfügbar- | unverfügbar- | nicht erreichbar- | nicht * erreichbar- | nicht zur verfügung | nicht * zur verfügung | nicht erhältlich- | nicht * erhältlich-
      upgrade: upgrad- | hochstuf- | hochgestuft- | höherstuf-
      downgrade: downgrad- | herabstuf- | herabgestuft- | zurückstuf-
      paid: bezahlt- | gezahlt- | beglichen- | zahl- | unbezahlt-
      unpaid: unbezahlt- | nicht bezahlt- | nicht * bezahlt- | unbeglichen- | nicht beglichen- | offene- | ausstehend- | noch nicht gezahlt
      read: gelesen- | nicht gelesen-
      unread: ungelesen- | nicht gelesen- | noch nicht gelesen-
      inside: innen | innerhalb | drinnen | innenraum- | innenbereich- | im inneren | in der
      outside: draußen | außen | außerhalb | außenbereich- | im freien
      drained: leer | leere | leeren | leerer | leeres | entladen | niedrig- | schwach- | wenig- | fast voll entladen
      filled: voll | volle | vollen | voller | volles | vollständig | aufgeladen | belegt | erschöpft | ausgebucht
      past_period: letzt- | vergangen- | vorig- | vorletzt- | vorjahr-
      next_period: nächst- | kommend- | folgend-
      this_period: diese woche | dieser woche | diesen monat | diesem monat | dieses monats | dieses jahr | diesem jahr | dieses jahres | dieses wochenende
      takes_off: startet | starten | gestartet | startete | abheb- | abgehoben | hebt * ab | heben * ab | hob * ab | start
      lands: land | landet | landen | gelandet | landete | landung-
      earliest: frühestens | frühestmöglich | nicht vor | ab | bis
      latest: spätestens | ab | bis
      late: spät | spätere | später | verspät- | zu spät | verspätung
      early: früh | früher | zu früh | vorzeitig- | eher | verfrüht-
      half_of: hälft- | halb | halbe | halben | halber | halbes | halbier-
      double: doppelt- | doppel | doppelte- | verdoppel- | zweimal | zweifach-
      unless: es sei denn | außer | ausser | sofern | solange | nur wenn | wenn * nicht | falls * nicht | unabhängig- | egal | nur dann | nur falls | nur solange | nur nach
      even_if: auch wenn | selbst wenn | auch dann | auch nach- | selbst dann | obwohl | obgleich | auch falls | sogar wenn | sofern | solange | wenn * nicht | falls * nicht | unabhängig- | egal | selbst bei | auch * wenn
      only_if: nur wenn | nur dann | nur falls | nur solange | nur nach | es sei denn | außer | ausser | sofern | solange | unabhängig- | egal | erst wenn | nur * wenn
      not_yet: noch nicht | noch kein- | noch nie- | noch * nicht | bisher | bislang | noch | nicht bereits | nicht schon | nicht * bereits | nicht * schon
      already: bereits | schon | längst | bisher | bislang | noch | nicht bereits | nicht schon | nicht * bereits | nicht * schon
      only: nur | ausschließlich- | lediglich | einzig- | bloß | nurmehr | allein- | erst | vorbehalten
      everyone: alle | allen | aller | alles | jede- | jeder- | jedem | sämtlich- | gesamt- | ganze- | beliebig- | allein- | erst
      lend: verleih- | verlieh- | ausgeliehen | ausleih- | leih- * aus | geliehen
      borrow: ausgeliehen | ausleih- | leih- | geliehen | entleih- | entlieh- | ausgeborgt | borg-
      go_in: betreten | betritt | betrat | hineingegangen | reingekommen | hereingekommen | eingetreten | heimgekommen
      go_out: verlassen | verlässt | verließ | verlasse | verlasst | hinausgegangen | rausgegangen | herausgekommen | hinausgeh-
      dollar: dollar | dollars | us dollar
      euro: euro | euros | eur
      yen: yen
      ruble: rubel | rubels | rubeln
      door: tür | türen | haustür- | -tür | -türen
      window: fenster- | -fenster
      staircase: treppe- | -treppe
      elevator: aufzug- | aufzüg- | fahrstuhl- | fahrstühl- | lift
      passport: reisepass- | reisepäss- | pass
      wallet: geldbeutel- | brieftasche- | portemonnaie- | geldbörse- | wallet-
      umbrella: regenschirm- | schirm | schirme | schirms
      suitcase: koffer- | gepäck- | -gepäck
      hat: hut | hüte | hüten | mütze-
      shoes: schuh- | -schuh | -schuhe | turnschuh- | laufschuh-
      jacket: jacke- | -jacke | -jacken | mantel | mäntel-
      flight: flug | flüge | fluges | flugs | flügen | -flug | -flüge | flug-
      taxi: taxi | taxis | taxen
      tram: straßenbahn- | tram | trams
      ferry: fähre | fähren
      exam: prüfung- | -prüfung | klausur- | examen-
      homework: hausaufgabe- | schulaufgabe-
      lesson: lektion- | unterricht- | -unterricht
      washing_machine: waschmaschine-
      dishwasher: spülmaschine- | geschirrspüler-
      refrigerator: kühlschrank- | kühlschränk-
      oven: ofen | ofens | backofen- | öfen
      vacuum_cleaner: staubsauger- | -sauger | saugroboter-
      rice: reis
      bread: brot | brote- | -brot | brötchen-
      milk: milch- | -milch
      egg: ei | eier | eiern
      coffee: kaffee-
      tea: tee | tees
      cheese: käse- | -käse
      meat: fleisch- | -fleisch
      school: schule | schulen | -schule
      hospital: krankenhaus- | krankenhäus- | klinik- | spital
      pharmacy: apotheke-
      museum: museum- | museen
      airport: flughafen- | flughäf-
      supermarket: supermarkt- | supermärkt-
      gym: fitnessstudio- | fitnesscenter | turnhalle- | sporthalle- | fitnessraum-
      concert: konzert-
      bed: bett | betten | bettes
      chair: stuhl | stühle- | sessel
      sofa: sofa | sofas | couch
      guitar: gitarre-
      piano: klavier- | piano
      violin: geige- | violine-
      tennis: tennis-
      chess: schach-
      swimming: schwimm-
      yoga: yoga-
      basketball: basketball-
      purchase_order: bestellung- | auftrag | aufträge | auftrags-
      parcel: päckchen- | sendung | sendungen
      bookings: reservierung- | buchung- | -buchung | -buchungen
      hot: warm- | heiß | heiße | heißen | heißer | heißes | wärmer
      cold: kalt- | kält- | eisig-
      dry: trocken- | getrocknet
      wet: nass- | nasse- | feucht-
      clean: sauber-
      dirty: schmutzig- | dreckig- | verschmutz-
      strong: stark- | stärker-
      weak: schwach- | schwäch-
      grandmother: großmutter- | oma
      grandfather: großvater- | opa
      aunt: tante-
      uncle: onkel-
      husband: ehemann- | mann
      wife: ehefrau- | frau
      above: über dem | über der | oberhalb
      underneath: unter dem | unter der | unterhalb
      until_when: bis
      since_when: ab montag- | ab dienstag- | ab mittwoch- | ab donnerstag- | ab freitag- | ab samstag- | ab sonntag- | ab morgen | ab heute | ab sofort | ab dem | ab der | ab ende | ab anfang | ab nächster | ab nächstem | ab nächsten | ab kommendem | ab * uhr | seit
      mother: mutter | mütter | müttern | mama
      father: vater | väter | vaters | vätern | papa
      sister: schwester | schwestern | geschwister-
      brother: bruder | brüder | bruders | brüdern | geschwister-
      daughter: tochter | töchter | töchtern | kind | kinder | kindern
      son: sohn | söhne | sohns | sohnes | söhnen | kind | kinder | kindern
      the_second: zweite | zweiten | zweiter | zweites | zweitem
      the_third: dritte | dritten | dritter | drittes | drittem
      the_fourth: vierte | vierten | vierter | viertes
      push: drück- | gedrückt- | zu drücken | schieb- | geschoben
      pull: zieh- | gezogen- | zu ziehen
      without: ohne | kein- | nicht | -los | -frei
      having: mit einem | mit einer | mit deinem | mit deiner | mit ihrem | mit ihrer
      alternating: jeden zweiten | jede zweite | jedes zweite | jeder zweite | alle zwei tage | alle zwei wochen | alle zwei monate | alle zwei stunden | alle zwei jahre | alle 2 tage | alle 2 wochen | alle 2 monate | alle 2 stunden | alle 2 jahre | zweitäg- | zweiwöch- | zweimonat- | zweistünd- | vierzehntäg- | 14 tägig
      each_time: jeden tag | jede woche | jeden monat | jedes jahr | jede stunde | täglich | wöchentlich | monatlich | jährlich | stündlich
      ago: vor * sekunde- | vor * minute- | vor * stunde- | vor * tag- | vor * woche- | vor * monat- | vor * jahr-
      from_now: in * sekunden | in * minuten | in * minute | in * stunden | in * stunde | in * tagen | in * tag | in * wochen | in * woche | in * monaten | in * monat | in * jahren | in * jahr
      teach: unterricht- | beigebracht | beibring- | bringt * bei | bringen * bei | brachte * bei | lehrt | lehrte | lehren | gelehrt
      learn: lernt | lernte | lernten | lernen | gelernt | erlern- | unterricht- | beigebracht | beibring- | bringt * bei | bringen * bei | brachte * bei | lehrt | lehrte | lehren | gelehrt
      stays: bleib- | blieb- | behalt- | behält- | erhalten | aufbewahr- | aufgehoben | bewahr- | verbleib- | verblieb- | beibehalt- | beibehält
      goes_on: weiter- | fortfahr- | fortgesetz- | fortsetz- | fort | fort- | dauer- | -weiter- | fortzu-
      nobody: niemand-
      somebody: jemand-
      exceeds: überschreite- | überschritt- | übersteig- | höher | mehr als | liegt oberhalb | oberhalb | über dem | über den | über der grenze | über * grad | über * prozent | über * euro | über * punkt-
      falls_below: unter | unterschreite- | unterschritt- | niedriger | weniger | unterhalb
      print: ausdruck- | gedruckt- | ausgedruckt- | ausgedruck- | drucken | druckt | druckte-
      scan: scan- | gescannt- | einscan- | eingescann-
      expand: aufklapp- | ausklapp- | einblend- | vergrößer- | erweitern
      collapse: einklapp- | zuklapp- | reduzier- | minimier- | ausblend- | verkleiner-
      highest: höchst- | maximal- | größt-
      lowest: niedrigst- | tiefst- | minimal- | kleinst- | geringst-
      incoming: eingehend- | ankommend- | eingang-
      outgoing: ausgehend- | abgehend- | ausgang- | im eingang | posteingang- | gesendet-
      high: hoch | hohe | hohen | hoher | hohes | höhere-
      low: niedrig- | gering- | tief | tiefe | tiefen | tiefer
      still: noch | weiterhin | immer noch | nach wie vor | unverändert
      no_longer: nicht mehr | nicht länger | kein * mehr | keine * mehr | keinen * mehr | noch | unverändert
      because: weil | da | denn | wegen | aufgrund | deshalb | daher | deswegen | nämlich | durch | trotzdem
      although: obwohl | obgleich | trotz | trotzdem | obschon | wenngleich | da | denn | durch | deshalb | daher | deswegen | nämlich
      bright: hell | helle- | heller- | helles | hellem
      dark: dunkel- | dunkl- | finster-
      heavy: schwer | schwere- | schwerer-
      lightweight: leicht | leichte- | leichter-
      loud: laut | laute- | lauter-
      quiet: leise- | ruhig- | still | lautlos-
      difficult: schwierig- | schwer | schwere- | schwerer-
      easy: leicht | leichte- | leichter- | einfach- | mühelos-
      distant: weit entfernt- | weit weg | zu weit | fern- | sehr weit
      near: nah | nahe- | nahegelegen- | näher- | nächstgelegen- | in der nähe | umgebung
      deep: tief | tiefe- | tiefer-
      shallow: flach- | seicht- | untief-
      narrow: eng | enge- | enger- | schmal-
      wide: breit- | weit | weite-
      at_another_time: später | nachher | jetzt nicht | nicht jetzt
      right_now: jetzt | sofort | jetzt nicht | nicht jetzt
      end_of_period: ende | monatsende- | jahresende- | quartalsende-
      start_of_period: anfang | beginn | monatsanfang- | jahresanfang- | monatsbeginn-
      both: beide- | alle beide
      one_of_two: einer der | eine der | eines der | einen der | einem der | einer von | eine von | eines von | einen von | einer der beiden | eine der beiden | eines der beiden
      lost: verlor- | verlier-
      found: gefunden-
      take_out: nehm- * aus | nimm * aus | nehm- * heraus | nimm * heraus | herausnehm- | herausgenommen | hol- * aus
      put_in: stell- * in | leg- * in | leg- * ein | geb- * in | schieb- * in
      is_left: verbleib- | übrig- | restlich-
      is_used: verbraucht- | aufgebraucht- | benutzt | belegt | ausgegeben
      milliliter: milliliter | millilitern | ml
      liter: liter | litern
      fingerprint: fingerabdruck- | fingerabdrück- | touch id
      face_recognition: gesicht- | face id
      postponed: verschob- | verschieb- | verleg- | vertag-
      canceled: abgesagt | absag- | sag- * ab | storn- | abbrech- | abgebroch- | brich- * ab | annull- | kündig- | gekündigt
      front_gate: haupteingang- | haupttor- | vordereingang- | vordertür- | haustür-
      back_gate: hintereingang- | hintertür- | hintertor- | rückeingang-
      fahrenheit: fahrenheit | f
      celsius: celsius | c
      compress: komprimier- | zip
      decompress: entpack- | entpackt | dekomprimier- | extrahier-
      destination: ziel- | zielort- | reiseziel-
      departure_point: abfahrtsort- | startpunkt- | abholort- | startort-
      average: durchschnitt-
      total: insgesamt | gesamtbetrag- | gesamtsumme- | gesamtzahl- | summe
      horizontal: horizontal- | waagerecht- | querformat-
      vertical: vertikal- | senkrecht- | hochformat-
      """,
    // MARK: Statements
    statements: """
      length: 120
      cause: weil da denn deshalb wegen aufgrund daher nämlich
      purpose: *,_damit_*
      perhaps: vielleicht möglicherweise eventuell unter_umständen gegebenenfalls evtl könnte könnten dürfte mag
      condition: wenn falls sobald bis sofern solange nachdem bevor während als indem bei beim nach vor ohne sonst andernfalls ob jedes jedesmal außer ab mit durch *im_fall* damit um wann wer zum *rest_der*
      exception: *aber_nicht* nichtmitglied- *nicht-mitglied* nichtkund- nur außer ausgenommen ausgeschlossen *bis_auf* abgesehen ohne ausnahme ausschließlich lediglich bloß allein einzig- erst vorbehalten beschränkt einzeln vorausgesetzt *voraussetzung* bedingung exklusiv exklusive *benötig* voraus setzt vorausgesetzt
      can: kann kannst können könnt könnte möglich darf darfst dürfen dürft lässt lassen
      must: muss musst müssen müsst erforderlich verpflichtend notwendig
      past: wurde wurden wurdest hatte hatten war waren worden
      mayBePast: wurde wurden wurdest hatte hatten war waren worden hat haben ist sind bereits schon
      future: wird werden wirst demnächst demnächst *in_kürze* bald
      mayBeFuture: wird werden wirst demnächst bald kommt kommen folgt
      request: bitte *tippen_sie_* *wählen_sie_* *öffnen_sie_* *schließen_sie_* *löschen_sie_* *geben_sie_* *prüfen_sie_* *überprüfen_sie_* *versuchen_sie_* *starten_sie_* *melden_sie_* *verbinden_sie_* *aktivieren_sie_* *deaktivieren_sie_* *schalten_sie_* *entfernen_sie_* *fügen_sie_* *senden_sie_* *teilen_sie_* *speichern_sie_* *sichern_sie_* *laden_sie_* *klicken_sie_* *drücken_sie_* *stellen_sie_* *aktualisieren_sie_* *installieren_sie_* *beenden_sie_* *stoppen_sie_*
      opening: tippe wähle öffne schließe lösche gib prüfe versuche starte melde verbinde aktiviere deaktiviere schalte entferne füge sende speichere sichere lade klicke drücke beende stoppe stelle aktualisiere installiere
      needNot: *müssen_nicht* *nicht_müssen* *muss_nicht* *brauchen_* *nicht_nötig* *nicht_erforderlich* *muss_kein* *nicht_zwingend* *nicht_notwendig* *keine_pflicht*
      permitted: darf darfst dürfen dürft
      mustNot: *darf_nicht* *darfst_nicht* *dürfen_nicht* *verboten* *untersagt*
      until: bis
      unless: außer *es_sei_denn* sofern solange
      weDo: wir
      mayBeWe: wir
      youDo: *^du_* *^sie_haben_* *^sie_konnten_* *^sie_können_* *^sie_werden_* *^sie_müssen_* *^sie_sind_* *^sie_senden_* *^sie_schicken_* *^sie_prüfen_* *^sie_erinnern_* *^ihr_habt_*
      mayBeYou: du dich dir dein- sie ihr ihre ihren ihrem ihres ihnen euch euer-
      given: erhältst erhalten erhielten bekomm- bekam-
      tone: ups hoppla oje menno tja joa *war_wohl_nix* *wohl_nix* *dumm_gelaufen* *pech_gehabt* *so_ein_mist* verdammt krass *,_alter* *na_toll* haste *gibt's_net* ätsch blöd- doof- faulpelz idiot- *kein_bock* juhu juhuu *schade,* *tut_uns_ja_leid* *mein_lieber* *wieder_mal_nichts* *du_schon_wieder*
      youDid: hast haben habt
      done: *_abgeschlossen$* *_begonnen$* *_angefangen$* *_gestartet$* *_angekommen$* *_eingetroffen$* *_abgefahren$* *_beendet$* *_geendet$* *_abgelaufen$* *_verschickt$* *_versendet$* *_geliefert$* *_zugestellt$* *_geöffnet$* *_geschlossen$* *_gelöscht$* *_hinzugefügt$* *_geändert$* *_storniert$* *_abgesagt$* *_bezahlt$* *_aktualisiert$* *_hochgeladen$* *_heruntergeladen$* *_gespeichert$* *_gesendet$* *_eingeladen$*
      planned: wird werden wirst kann können soll sollen muss müssen noch vorgesehen geplant erst bald
      attempt: *versuch* wollte wollten bemüh-
      """,
    // MARK: Roles
    roles: """
      share: von aus von_den von_insgesamt der
      to: an zu für mit
      from: von aus
      by: von vom durch
      passive: wurde wurden wird werden worden wirst wurdest
      unclear: gefällt gefiel gefallen Wunsch Auftrag Aufforderung bekommen erhalten bekommt
      owner: des deines eines ihres eures der deiner
      goal: durch in nach zu auf an mit als
      goalUnclear: beauftrag
      replace: ersetz ausgetauscht
      replacedBy: durch mit gegen durch_die_datei
      toYou: dir dich
      active: hat haben
      at: bei in auf nach
      """,
    // MARK: Clock
    clock: """
      hours: eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
      0: @_uhr
      15: viertel_nach_@
      15-1: viertel_@
      30-1: halb_@
      45-1: viertel_vor_@ dreiviertel_@
      10: zehn_nach_@
      20: zwanzig_nach_@
      40-1: zwanzig_vor_@
      50-1: zehn_vor_@
      morning: morgens vormittags vormittag am_morgen
      afternoon: nachmittag abend mittags
      night: nacht
      """,
    // MARK: Relations
    relations: """
      cause: weil> da> wegen> aufgrund> <deshalb <daher <deswegen <darum <sodass
      earlier: nachdem> <dann <danach <anschließend
      later: bevor> ehe> vor>
      standard: als>
      origin: von> vom> aus> ab>
      goal: auf> zu> zum> zur> nach> bis> in> an> ins> ans> für>
      agent: von> vom> durch>
      span: zwischen>
      staying: liegen liegt befind gespeichert sind
      """,
    // MARK: Senses
    senses: """
      atlast: eventuell-
      infact: aktuell-
      alsotoo: also
      savemoney: speicher- gespeichert abspeicher- sichern gesichert
      freespace: kostenlos- gratis kostenfrei-
      view: meinung- *priorität*
      chargemoney: aufgeladen auflad- lädt
      chargebattery: berechne- belast- abbuch-
      matchgame: übereinstimm- treffer streichholz streichhölz- zündholz-
      matchsame: spiel partie streichholz spiele
      ordersequence: bestell- auftrag aufträge befehl
      orderpurchase: reihenfolge befehl befehle
      backbody: zurück
      backside: rücken rückens
      draftpick: entwurf- entwürf-
      bookreserve: buch bücher büchern buchtisch- buchflug- buchzimmer- buchhotel-
      playgame: abspiel- wiedergab- wiedergeb-
      rightcorrect: rechts rechte rechten rechter
      leftremaining: links linke linken linker
      closenear: schließ- geschlossen schliess-
      watchdevice: anseh- anschau- ansicht
      watchvideo: armbanduhr- uhr uhren
      balance: gleichgewicht- balance
      boarding: brett tafel vorstand gremium
      tablefurniture: tabelle-
      lettercharacter: brief briefe briefen briefs
      lamp: leicht leichte leichter leichtes
      shop: speicher- lager
      personalbest: aufnahme aufzeichnung- datensatz
      jogging: ausführ- ausgeführt
      running: joggen rennt rennen
      rating: tarif tarife kurs
      gratuity: hinweis- tipp tipps
      doorkey: taste tasten
      keyboardkey: schlüssel-
      secondordinal: sekunde sekunden
      textcharacter: charakter figur figuren charaktere
      clearsky: lösch- gelöscht leer-
      interestrate: interesse interessen
      parking: park parks
      trialperiod: prozess gericht- gerichtsverfahren
      appcrash: unfall unfälle
      problem: ausgabe ausgaben
      likephoto: ähnlich ähnelt
      changemoney: änderung- geändert änder-
      savekeep: rett- gerettet retten rette sparen spare spart gespart ersparen
      shareothers: aktie aktien anteil anteile
      closeshut: nah nahe nähe nahes
      rightside: richtig-
      lightmode: leicht leichte leichter leichtes leichten
      postpublish: brief briefe pfosten
      checkverify: scheck-
      signdocument: zeichen schild schilder
      taptouch: wasserhahn hahn
      typeenter: typ art
      currentnow: strom
      drivedisk: fahrt fahrten fahren fahre
      plantgreen: fabrik werk
      streamvideo: bach bäche
      clearerase: klar klare klaren klarer
      turngame: drehung kurve abbieg-
      courtsport: gericht gerichts gerichtshof
      fallseason: sturz fall fällt
      dismissclose: entlass- entlassen
      resumecontinue: lebenslauf
      backreturn: rücken rückseite
      collection: buchhandlung buchhandlungen bücherei
      damaged: bestechlich-
      bug: käfer insekt insekten wanze
      browsertab: tabulator tabulatoren
      feed: füttern futter fütter-
      bankmoney: sitzbank parkbank sitzbänke bänke ufer flussufer
      chequemoney: häkchen überprüfung kontrolle haken
      filedocument: feile feilen
      draftdocument: luftzug zugluft
      homescreen: haus hauses heim zuhause hausbildschirm
      cookieweb: keks kekse keksen
      cloudstorage: wolke wolken
      volumesound: volumen
      driversoftware: fahrer fahrers fahrerin
      driverperson: treiber treibers
      accountuser: bericht berichte
      playmedia: gespielt_werden spiel
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInGerman),
    // MARK: Denial
    denial: """
      grammar: nicht nie niemals nein ohne nichts weder kein- niemand- nirgend- -los -lose -losen
      meaning: vermeid- verhinder- fremd- heimlich- eingestellt *noch_aus* aussteh- *fehl* *falsch* *verlust* *verlor* *verlier* ablehn- abgelehnt verweiger- verw- verboten lediglich unm- ung- unb- unv- unw- unz- unk- unf- unle- unsi- unzu- miss- deaktiv- gelöscht lösch- entfern- nur erst irrevers- abgebrochen sperr- gesperrt blockier- verhinder- stopp- beende- endgült- dauerhaft getrennt ausgeschaltet
      besides: *kostenlos* *problemlos* *mühelos* *drahtlos* *nahtlos* *bargeldlos*
      failure: *fehlgeschlagen* *fehlschl* *gescheitert* *scheiter* *misslung* *misslang* *misslingt* unmöglich fehler fehlers *fehler_beim*
      plain: nicht kein keine keinen keinem keiner nie niemand
      affirming: *nicht_nur* *nicht_mehr* *verpass* *vergess* *vergiss* *entgeh* *zöger* *sorge* *sondern*
      sure: nicht
      offline: offline getrennt
      keeping: bleib- behalt- erhalten weiterhin immer_noch
      hiding: *verborgen* *versteckt* *ausgeblendet* *unsichtbar*
      invalidity: abgelaufen falsch ungültig- fehlerhaft-
      gratis: kostenlos- gratis umsonst
      paid: kostenpflichtig- kostet
      taken: vergeben- belegt- besetzt- reserviert- ausgebucht- ausverkauft- voll volle vollen volles voller ausgelastet- aufgebraucht- vergriffen-
      vacancy: platz frei freie freien raum übrig passt passen
      outdated: veraltet- überholt- alt alte alten alter altes älter-
      readOnly: schreibgeschützt- schreibschutz *nur_lesbar* *nur_gelesen* *nur_lesen* *nur_zum_lesen* *lesezugriff*
      outage: ausgefallen- gestört- störung defekt- *außer_betrieb* kaputt- abgestürzt- hängt down
      loss: verschwunden- fehlt fehlen verloren- weg
      closure: geschlossen- gesperrt- eingeschränkt- beschränkt- blockiert- untersagt- verwehrt- ruhetag-
      privacy: privat- *geheim* *vertraulich*
      refusal: ablehn- abgelehnt zurückgewiesen verweigert geweigert
      difference: *abweich* *weichen* *unterschied* *unterscheid* *verschieden* ander-
      limit: höchstens maximal- maximum bis nur mindestens wenigstens kürzer weniger begrenzt- beschränk-
      emptiness: *leer*
      only: nur lediglich bloß ausschließlich
      surelyUnless: *es_sei_denn* *außer_wenn* *außer,_wenn*
      finality: irrevers- unwiderruf- endgültig- dauerhaft- unumkehrbar- permanent-
      delay: wart- lass- *erst_* behalt-
      lasting: läuft laufen dauert weiter noch andauer-
      """,
    // MARK: Modality
    modality: """
      can: kann kannst können könnt konnte konnten möglich
      must: muss musst müssen müsst
      without: ohne
      """,
    // MARK: Clauses
    clauses: """
      words: und aber oder jedoch
      verbs: ist sind wird werden war waren wurde wurden kann können hat haben muss lässt lassen
      conditionInner: wenn falls sofern sobald
      conditionConceding: *auch_wenn* *selbst_wenn* *sogar_wenn* *wenn_auch*
      """,
    // MARK: States
    states: """
      words: geöffnet geschlossen gespeichert gelöscht entfernt gesendet abgebrochen erlaubt bearbeitet geteilt ersetzt verworfen zurückgesetzt angemeldet abgemeldet hinzugefügt umbenannt bestätigt
      around: -iert ge-t abge-t ange-t aufge-t ausge-t einge-t umge-t weg-t hinzuge-t zurückge-t wiederher-t stummge-t freige-t herunterge-t hochge-t
      notAround: gerät
      """,
    // MARK: Sentences
    sentences: """
      verbs: ist sind war waren wird werden wurde wurden kann können konnte konnten hat haben hatte muss müssen darf dürfen soll sollen sollte will wollen möchte möchten enthält enthalten fehlt fehlen gibt existiert existieren bleibt bleiben braucht benötigt geht gehen läuft steht stehen lässt lassen endet beginnt startet hast bist
      infinitives: en ern eln
      asking: sie bitte zu
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: okay okey verstanden alles_klar in_ordnung ich_verstehe zurück ausblenden gut
      pressing: tipp wähl klick drück
      """,
    // MARK: Evidence
    evidence: """
      words: der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine keinen ist sind war wird werden wurde wurden hat haben kann können konnte konnten muss soll möchten möchtest sie ihr ihre ihren ihrem du dein deine deinen dich dir mit von zu zum zur für auf im in an am bei aus nach vor über unter durch ohne um dass wenn dieser diese dieses diesen diesem es er wir sich auch noch nur mehr alle wirklich bitte als wie was so man schon änderungen datei dateien passwort einstellungen später jetzt erneut nachricht nachrichten foto fotos löschen entfernen sichern speichern abbrechen öffnen schließen senden teilen bearbeiten hinzufügen erlauben verwerfen behalten verlassen anmelden abmelden überspringen aktivieren deaktivieren ändern beenden weiter zurück fertig bestätigen ablehnen verwalten installieren aktualisieren nutzen erstellen
      letters: äöüß
      english: adapter april august balance bonus charts chance couch episode essay fan fans feature finale finger garage generation genre gold hand hunger inventory intro jazz job jobs kilometer land liter marathon meter monitor motor november outfit park person pilot poster quiz reform region rest ring rock saga sand september sofa story taxi tempo theater trick tutorial warm wild wind winter wolf
      """,
    // MARK: Address
    address: """
      formalName: Sie
      familiarName: du
      formal: sie ihnen ihr ihre ihren ihrem ihrer ihres
      familiar: du dich dir dein deine deinen deinem deiner deines möchtest willst kannst musst solltest hast bist wirst darfst brauchst findest könntest würdest hättest
      familiarCommands: prüfe überprüfe versuche wähle tippe melde öffne lösche gib stelle aktiviere deaktiviere verbinde warte verwende schließe sichere speichere nimm lies entferne erlaube starte bestätige aktualisiere kontaktiere probiere wechsle erstelle klicke drücke prüf überprüf wähl tipp meld aktivier deaktivier verbind wart schließ entfern erlaub bestätig aktualisier kontaktier probier erstell klick drück schau geh lass scann richt stell schalt halte richte lege scanne schaue suche trage bearbeite lass teile sende
      familiarPhrases: versuch_es versuch’s versuch's versuch_bitte speicher_es lad_die lad_das lad_den
      coordinators: und oder
      subordinators: dass ob wenn falls damit wie ich
      formalIsCapital:
      """,
    // MARK: Numbers
    numbers: """
      endings: -/n -/en -/e -/er -/s
      two: zwei drei beide
      plural: os as ys
      unchanged: chaos kosmos atlas ananas
      capitals:
      """,
    // MARK: Amounts
    amounts: """
      12: dutzend
      100: hundert
      1000: tausend
      halves: halbes halbe halben
      spelled: 2=zweier 2=zweien 3=dreier
      half: *halbe_stunde* *halben_stunde* *halber_tag* *halben_tag* *halbe_tag* halbstündig-
      beyond: anderthalb- *einhalb*
      """,
    bounds: """
      under: unter_# jünger_als_# weniger_als_# kürzer_als_# kleiner_als_# niedriger_als_# höchstens_# maximal_# bis_zu_# \
        nicht_mehr_als_# nicht_länger_als_# #_oder_weniger #_oder_jünger
      over: über_# älter_als_# mehr_als_# länger_als_# größer_als_# höher_als_# mindestens_# wenigstens_# nicht_weniger_als_# \
        #_oder_mehr #_oder_älter
      within: innerhalb_von_# innerhalb_der_nächsten_# binnen_# in_den_nächsten_# in_weniger_als_#
      later: nach_# nach_ablauf_von_# #_nach #_später #_danach #_nachdem
      earlier: vor_# #_vor #_bevor #_früher
      until: bis_#
      since: ab_# seit_#
      lasting: für_# #_lang
      ahead: in_#
      """,
    enumerations: """
      and: und sowie
      or: oder bzw beziehungsweise
      also: mit samt auch weder noch nebst plus aber doch sondern zuzüglich inklusive sowohl
      clauses: dann danach anschließend nachdem bevor um indem damit so zum zur vor
      openings: um wenn falls sobald nach vor für bei zum zur
      collective: medien
      """,
    // MARK: People
    people: """
      articles: der die das ein eine ihr ihre dein deine unser unsere
      joining: und oder
      bare: prefix
      mine: mein meine meinen meinem meiner meines
      ours: unser unsere unserem unseren unserer unseres
      yours: dein deine deinen deinem deiner deines ihr ihre ihren ihrem ihrer ihres euer eure euren eurem eurer eures
      theirs: seine seinen seinem seiner seines
      """,
    // MARK: Values
    values: """
      honorifics: herr frau
      """,
    // MARK: Marks
    marks: """
      quotations: „“ ‚‘ »« ›‹ «»
      """,
    // MARK: Writing
    writing: WritingWords(
      // Also words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        fuer=für ueber=über koennen=können koennte=könnte koennten=könnten moechten=möchten \
        moechtest=möchtest muessen=müssen loeschen=löschen geloescht=gelöscht \
        oeffnen=öffnen geoeffnet=geöffnet schliessen=schließen geaendert=geändert aendern=ändern \
        aenderungen=Änderungen aenderung=Änderung zurueck=zurück spaeter=später waehrend=während \
        waehlen=wählen ausgewaehlt=ausgewählt ausgewaehlten=ausgewählten auswaehlen=auswählen \
        hinzufuegen=hinzufügen hinzugefuegt=hinzugefügt verfuegbar=verfügbar \
        geraet=Gerät geraete=Geräte geraets=Geräts bestaetigen=bestätigen bestaetigt=bestätigt \
        passwoerter=Passwörter natuerlich=natürlich wuerde=würde wuerden=würden haette=hätte \
        uebertragen=übertragen uebertragung=Übertragung ueberpruefen=überprüfen pruefen=prüfen \
        gueltig=gültig ungueltig=ungültig endgueltig=endgültig vollstaendig=vollständig \
        unvollstaendig=unvollständig laeuft=läuft groesse=Größe grosse=große grossen=großen \
        gross=groß strasse=Straße strassen=Straßen heisst=heißt weiss=weiß ausserdem=außerdem \
        ausserhalb=außerhalb regelmaessig=regelmäßig gemaess=gemäß fuenf=fünf zwoelf=zwölf \
        schluessel=Schlüssel verschluesselt=verschlüsselt ordnungsgemaess=ordnungsgemäß \
        daß=dass muß=muss mußt=musst bißchen=bisschen laßt=lasst wußte=wusste \
        standart=Standard wiederrufen=widerrufen wiederspricht=widerspricht vorraus=voraus \
        vorraussetzung=Voraussetzung vorraussichtlich=voraussichtlich entgültig=endgültig \
        seperat=separat aboniert=abonniert abonieren=abonnieren addresse=Adresse addressen=Adressen \
        passwortes=Passworts wärend=während garnicht=gar_nicht gelösch=gelöscht löchen=löschen \
        verschobben=verschoben agressiv=aggressiv rythmus=Rhythmus tollerant=tolerant \
        nähmlich=nämlich aktuallisieren=aktualisieren aktuallisiert=aktualisiert instalieren=installieren \
        instaliert=installiert gespeichet=gespeichert speichen=speichern unwiederruflich=unwiderruflich \
        ausgewahlt=ausgewählt ausgewahlte=ausgewählte bestatige=bestätige bestatigen=bestätigen bestatigt=bestätigt \
        geloscht=gelöscht geandert=geändert geoffnet=geöffnet gultig=gültig hinzufugen=hinzufügen \
        hinzugefugt=hinzugefügt konnen=können moglicherweise=möglicherweise mussen=müssen naturlich=natürlich \
        nachste=nächste nachsten=nächsten nachster=nächster personlich=persönlich personliche=persönliche prufe=prüfe \
        prufen=prüfen spater=später ungultig=ungültig unterstutzt=unterstützt verfugbar=verfügbar \
        veroffentlicht=veröffentlicht vollstandig=vollständig zuruck=zurück zurucksetzen=zurücksetzen offne=öffne \
        offnen=öffnen offnet=öffnet uberprufe=überprüfe uberprufen=überprüfen ubertragen=übertragen \
        fahrrader=Fahrräder gepack=Gepäck geratename=Gerätename gesprach=Gespräch gesprache=Gespräche \
        kennworter=Kennwörter kuche=Küche ladegerat=Ladegerät ladegerate=Ladegeräte passworter=Passwörter \
        postfacher=Postfächer schlussel=Schlüssel stadte=Städte unterstutzung=Unterstützung verlangerung=Verlängerung \
        anderung=Änderung anderungen=Änderungen ubertragung=Übertragung uberweisung=Überweisung
        """,
      slips: """
        *ierd=iert ge*erd=ert ge*igd=igt ge*eld=elt ge*chd=cht ge*tzd=tzt ge*eichd=eicht ge*ogd=ogt ge*agd=agt \
        ge*öschd=öscht
        """,
      notSlips: .words("gegend gesund geeld gejagd geld gepferd geherd gewalttätigd"),
      separablePrefixes: """
        ab an auf aus bei durch ein fest fort frei her hin hoch los mit nach um unter vor weg weiter wieder zu \
        zurück zusammen herunter hinzu heraus voraus ver
        """,
      strongParticiples: """
        laufen schrieben funden nommen kommen gangen sprochen brochen schlossen laden stiegen troffen zogen fangen \
        wiesen schnitten flogen fallen worfen rufen wachsen schlafen griffen bunden schienen wonnen
        """,
      everyday: .german,
      confusedLetters: "dt",
      misspeltRuns: lackingDative + """
        sicher,_das_=sicher,_dass_|sicher,_das_wissen|sicher,_das_sind|sicher,_das_haben|sicher,_das_ist|sicher,_das_war beachte,_das_=beachte,_dass_ bedenke,_das_=bedenke,_dass_ \
        beachten_Sie,_das_=beachten_Sie,_dass_ bedenken_Sie,_das_=bedenken_Sie,_dass_ vergewissere_dich,_das_=vergewissere_dich,_dass_ \
        ussten_Sie,_das_=ussten_Sie,_dass_ issen_Sie,_das_Sie=issen_Sie,_dass_Sie lauben_Sie,_das_=lauben_Sie,_dass_ \
        möchtest,_das_=möchtest,_dass_ bedeutet,_das_=bedeutet,_dass_
        """,
      commaBefore: .words("dass weil ob"),
      noCommaAfter: .words(
        """
        so als ohne anstatt statt und oder außer nur auch noch wie nicht bis auf je kaum vorausgesetzt angenommen \
        insofern gerade allem besonders vielleicht wahrscheinlich vermutlich möglicherweise eben schon bloß sondern \
        aber denn meist egal gleich ja na selbst sowie bzw insbesondere
        """),
      wrongAfter: """
        verschieben/worden=!verschoben_worden löschen/worden=!gelöscht_worden senden/worden=!gesendet_worden speichern/worden=!gespeichert_worden laden/worden=!geladen_worden öffnen/worden=!geöffnet_worden schließen/worden=!geschlossen_worden ändern/worden=!geändert_worden teilen/worden=!geteilt_worden sperren/worden=!gesperrt_worden entfernen/worden=!entfernt_worden aktualisieren/worden=!aktualisiert_worden kopieren/worden=!kopiert_worden importieren/worden=!importiert_worden exportieren/worden=!exportiert_worden hochladen/worden=!hochgeladen_worden herunterladen/worden=!heruntergeladen_worden hinzufügen/worden=!hinzugefügt_worden abbrechen/worden=!abgebrochen_worden ersetzen/worden=!ersetzt_worden installieren/worden=!installiert_worden wiederherstellen/worden=!wiederhergestellt_worden bezahlen/worden=!bezahlt_worden verbinden/worden=!verbunden_worden bestätigen/worden=!bestätigt_worden ablehnen/worden=!abgelehnt_worden annehmen/worden=!angenommen_worden einladen/worden=!eingeladen_worden finden/worden=!gefunden_worden erstellen/worden=!erstellt_worden verkaufen/worden=!verkauft_worden kaufen/worden=!gekauft_worden buchen/worden=!gebucht_worden stornieren/worden=!storniert_worden reservieren/worden=!reserviert_worden liefern/worden=!geliefert_worden prüfen/worden=!geprüft_worden beenden/worden=!beendet_worden starten/worden=!gestartet_worden blockieren/worden=!blockiert_worden zurücksetzen/worden=!zurückgesetzt_worden umbenennen/worden=!umbenannt_worden verschicken/worden=!verschickt_worden versenden/worden=!versendet_worden drucken/worden=!gedruckt_worden schreiben/worden=!geschrieben_worden lesen/worden=!gelesen_worden ausschalten/worden=!ausgeschaltet_worden einschalten/worden=!eingeschaltet_worden deaktivieren/worden=!deaktiviert_worden aktivieren/worden=!aktiviert_worden absagen/worden=!abgesagt_worden verlegen/worden=!verlegt_worden beschädigen/worden=!beschädigt_worden verlieren/worden=!verloren_worden sichern/worden=!gesichert_worden archivieren/worden=!archiviert_worden melden/worden=!gemeldet_worden anhängen/worden=!angehängt_worden ausloggen/worden=!ausgeloggt_worden abmelden/worden=!abgemeldet_worden \
        hat/abgefahren=!ist_abgefahren,angekommen=!ist_angekommen,abgereist=!ist_abgereist,eingetroffen=!ist_eingetroffen,abgelaufen=!ist_abgelaufen,ausgefallen=!ist_ausgefallen,abgestürzt=!ist_abgestürzt,fehlgeschlagen=!ist_fehlgeschlagen,gescheitert=!ist_gescheitert,erschienen=!ist_erschienen,verschwunden=!ist_verschwunden,beigetreten=!ist_beigetreten,zurückgekehrt=!ist_zurückgekehrt,gekommen=!ist_gekommen,geblieben=!ist_geblieben,gestorben=!ist_gestorben,entstanden=!ist_entstanden,aufgewacht=!ist_aufgewacht,eingeschlafen=!ist_eingeschlafen,aufgestanden=!ist_aufgestanden,gegangen=!ist_gegangen,gewesen=!ist_gewesen,geworden=!ist_geworden,geschehen=!ist_geschehen,verreist=!ist_verreist,angereist=!ist_angereist,umgekehrt=!ist_umgekehrt,weggegangen=!ist_weggegangen,hingefallen=!ist_hingefallen \
        haben/abgefahren=!sind_abgefahren,angekommen=!sind_angekommen,abgereist=!sind_abgereist,eingetroffen=!sind_eingetroffen,abgelaufen=!sind_abgelaufen,ausgefallen=!sind_ausgefallen,abgestürzt=!sind_abgestürzt,fehlgeschlagen=!sind_fehlgeschlagen,gescheitert=!sind_gescheitert,erschienen=!sind_erschienen,verschwunden=!sind_verschwunden,beigetreten=!sind_beigetreten,zurückgekehrt=!sind_zurückgekehrt,gekommen=!sind_gekommen,geblieben=!sind_geblieben,gestorben=!sind_gestorben,entstanden=!sind_entstanden,aufgewacht=!sind_aufgewacht,eingeschlafen=!sind_eingeschlafen,aufgestanden=!sind_aufgestanden,gegangen=!sind_gegangen,gewesen=!sind_gewesen,geworden=!sind_geworden,geschehen=!sind_geschehen,verreist=!sind_verreist,angereist=!sind_angereist,umgekehrt=!sind_umgekehrt,weggegangen=!sind_weggegangen,hingefallen=!sind_hingefallen \
        habe/abgefahren=!bin_abgefahren,angekommen=!bin_angekommen,abgereist=!bin_abgereist,eingetroffen=!bin_eingetroffen,abgelaufen=!bin_abgelaufen,ausgefallen=!bin_ausgefallen,abgestürzt=!bin_abgestürzt,fehlgeschlagen=!bin_fehlgeschlagen,gescheitert=!bin_gescheitert,erschienen=!bin_erschienen,verschwunden=!bin_verschwunden,beigetreten=!bin_beigetreten,zurückgekehrt=!bin_zurückgekehrt,gekommen=!bin_gekommen,geblieben=!bin_geblieben,gestorben=!bin_gestorben,entstanden=!bin_entstanden,aufgewacht=!bin_aufgewacht,eingeschlafen=!bin_eingeschlafen,aufgestanden=!bin_aufgestanden,gegangen=!bin_gegangen,gewesen=!bin_gewesen,geworden=!bin_geworden,geschehen=!bin_geschehen,verreist=!bin_verreist,angereist=!bin_angereist,umgekehrt=!bin_umgekehrt,weggegangen=!bin_weggegangen,hingefallen=!bin_hingefallen \
        hast/abgefahren=!bist_abgefahren,angekommen=!bist_angekommen,abgereist=!bist_abgereist,eingetroffen=!bist_eingetroffen,abgelaufen=!bist_abgelaufen,ausgefallen=!bist_ausgefallen,abgestürzt=!bist_abgestürzt,fehlgeschlagen=!bist_fehlgeschlagen,gescheitert=!bist_gescheitert,erschienen=!bist_erschienen,verschwunden=!bist_verschwunden,beigetreten=!bist_beigetreten,zurückgekehrt=!bist_zurückgekehrt,gekommen=!bist_gekommen,geblieben=!bist_geblieben,gestorben=!bist_gestorben,entstanden=!bist_entstanden,aufgewacht=!bist_aufgewacht,eingeschlafen=!bist_eingeschlafen,aufgestanden=!bist_aufgestanden,gegangen=!bist_gegangen,gewesen=!bist_gewesen,geworden=!bist_geworden,geschehen=!bist_geschehen,verreist=!bist_verreist,angereist=!bist_angereist,umgekehrt=!bist_umgekehrt,weggegangen=!bist_weggegangen,hingefallen=!bist_hingefallen \
        habt/abgefahren=!seid_abgefahren,angekommen=!seid_angekommen,abgereist=!seid_abgereist,eingetroffen=!seid_eingetroffen,abgelaufen=!seid_abgelaufen,ausgefallen=!seid_ausgefallen,abgestürzt=!seid_abgestürzt,fehlgeschlagen=!seid_fehlgeschlagen,gescheitert=!seid_gescheitert,erschienen=!seid_erschienen,verschwunden=!seid_verschwunden,beigetreten=!seid_beigetreten,zurückgekehrt=!seid_zurückgekehrt,gekommen=!seid_gekommen,geblieben=!seid_geblieben,gestorben=!seid_gestorben,entstanden=!seid_entstanden,aufgewacht=!seid_aufgewacht,eingeschlafen=!seid_eingeschlafen,aufgestanden=!seid_aufgestanden,gegangen=!seid_gegangen,gewesen=!seid_gewesen,geworden=!seid_geworden,geschehen=!seid_geschehen,verreist=!seid_verreist,angereist=!seid_angereist,umgekehrt=!seid_umgekehrt,weggegangen=!seid_weggegangen,hingefallen=!seid_hingefallen \
        hatte/abgefahren=!war_abgefahren,angekommen=!war_angekommen,abgereist=!war_abgereist,eingetroffen=!war_eingetroffen,abgelaufen=!war_abgelaufen,ausgefallen=!war_ausgefallen,abgestürzt=!war_abgestürzt,fehlgeschlagen=!war_fehlgeschlagen,gescheitert=!war_gescheitert,erschienen=!war_erschienen,verschwunden=!war_verschwunden,beigetreten=!war_beigetreten,zurückgekehrt=!war_zurückgekehrt,gekommen=!war_gekommen,geblieben=!war_geblieben,gestorben=!war_gestorben,entstanden=!war_entstanden,aufgewacht=!war_aufgewacht,eingeschlafen=!war_eingeschlafen,aufgestanden=!war_aufgestanden,gegangen=!war_gegangen,gewesen=!war_gewesen,geworden=!war_geworden,geschehen=!war_geschehen,verreist=!war_verreist,angereist=!war_angereist,umgekehrt=!war_umgekehrt,weggegangen=!war_weggegangen,hingefallen=!war_hingefallen \
        hatten/abgefahren=!waren_abgefahren,angekommen=!waren_angekommen,abgereist=!waren_abgereist,eingetroffen=!waren_eingetroffen,abgelaufen=!waren_abgelaufen,ausgefallen=!waren_ausgefallen,abgestürzt=!waren_abgestürzt,fehlgeschlagen=!waren_fehlgeschlagen,gescheitert=!waren_gescheitert,erschienen=!waren_erschienen,verschwunden=!waren_verschwunden,beigetreten=!waren_beigetreten,zurückgekehrt=!waren_zurückgekehrt,gekommen=!waren_gekommen,geblieben=!waren_geblieben,gestorben=!waren_gestorben,entstanden=!waren_entstanden,aufgewacht=!waren_aufgewacht,eingeschlafen=!waren_eingeschlafen,aufgestanden=!waren_aufgestanden,gegangen=!waren_gegangen,gewesen=!waren_gewesen,geworden=!waren_geworden,geschehen=!waren_geschehen,verreist=!waren_verreist,angereist=!waren_angereist,umgekehrt=!waren_umgekehrt,weggegangen=!waren_weggegangen,hingefallen=!waren_hingefallen \
        mit,von,bei/die=der,deine=deiner,eine=einer,meine=meiner,seine=seiner,ihre=ihrer,unsere=unserer,diese=dieser,keine=keiner \
        für,ohne,durch/dem=den,deinem=deinen,einem=einen,meinem=meinen,diesem=diesen,ihrem=ihren,unserem=unseren,keinem=keinen \
        größer,kleiner,neuer,älter,länger,kürzer,höher,niedriger,schneller,später,früher/wie=als
        """,
      wrongPersons: "wir/hat=haben,ist=sind,wird=werden,kann=können,muss=müssen",
      wrongAfterComma: """
        bemerkt,festgestellt,glaube,glauben,glaubst,denke,denken,denkst,weiß,wissen,weißt,hoffe,hoffen,bestätigt,mitgeteilt,erkannt,gesagt,vermuten,vermute,fest,bestätige,bestätigen,bestätigst,erfahren,gewusst,gehofft,gemeldet,beachte,sicherstellen,überzeugt/das/ihr,ihre,ihnen,der,die,das,ein,eine,sie,wir,ich,du,er,es,man,unser,unsere,dein,deine,kein,keine,alle,diese,dieser,dieses,mein,meine,jemand,niemand=dass
        """,
      notAfterComma: .words(
        "das ein dieses jenes kein ihr dein mein unser sein etwas nichts alles vieles einiges neues jedes welches eins eines"
      ),
      linkedEndings: "ungs heits keits schafts itäts",
      determiners: """
        der=m1f23MFN2 die=f14MFN14 das=n14MFN den=m4MFN3 dem=m3n3 des=m2n2 ein=m1n14 eine=f14 einen=m4 \
        einem=m3n3 einer=f23 eines=m2n2 kein=m1n14 keine=f14MFN14 keinen=m4MFN3 keinem=m3n3 \
        keiner=f23MFN2 dieser=m1f23MFN2 diese=f14MFN14 dieses=n14m2n2 diesen=m4MFN3 diesem=m3n3 \
        dein=m1n14 deine=f14MFN14 deinen=m4MFN3 deinem=m3n3 deiner=f23MFN2 deines=m2n2 \
        mein=m1n14 meine=f14MFN14 meinen=m4MFN3 meinem=m3n3 meiner=f23MFN2 \
        ihre=f14MFN14 ihren=m4MFN3 ihrem=m3n3 ihrer=f23MFN2 ihres=m2n2 \
        unser=m1n14 unsere=f14MFN14 unseren=m4MFN3 unserem=m3n3 unserer=f23MFN2 \
        jeder=m1f23 jede=f14 jedes=n14m2n2 jeden=m4 jedem=m3n3 alle=MFN14 allen=MFN3 \
        zwei=MFN drei=MFN vier=MFN fünf=MFN sechs=MFN sieben=MFN acht=MFN neun=MFN zehn=MFN elf=MFN zwölf=MFN \
        im=m3n3 am=m3n3 zum=m3n3 beim=m3n3 vom=m3n3 zur=f3 ins=n4
        """,
      adjectives: """
        letzter=m1f23MFN2 letztes=n14 aktueller=m1f23MFN2 aktuelles=n14 großer=m1f23MFN2 großes=n14 kleiner=m1f23MFN2 kleines=n14 nächster=m1f23MFN2 nächstes=n14 \
        ausgewählte=m1f14n14 große=m1f14n14 kleine=m1f14n14 nächste=m1f14n14 großen=m234f23n23MFN kleinen=m234f23n23MFN \
        nächsten=m234f23n23MFN neue=m1f14n14 gewählte=m1f14n14 letzte=m1f14n14 erste=m1f14n14 alte=m1f14n14 aktuelle=m1f14n14 gelöschte=m1f14n14 gespeicherte=m1f14n14 \
        ausgewählten=m234f23n23MFN neuen=m234f23n23MFN gewählten=m234f23n23MFN letzten=m234f23n23MFN ersten=m234f23n23MFN alten=m234f23n23MFN aktuellen=m234f23n23MFN \
        gelöschten=m234f23n23MFN gespeicherten=m234f23n23MFN neuer=m1f23MFN2 neues=n14
        """,
      // Verbs are nouns as well: beim Suchen. Of those that end as a noun of the list does, by simplemma.
      nouns: """
        m gastgeber/gastgeber lehrer/lehrer vermieter/vermieter kühlschrank/kühlschränke bahnhof/bahnhöfe flughafen/flughäfen \
        aufzug/aufzüge koffer/koffer schlüssel/schlüssel code/codes wecker/wecker alarm/alarme timer/timer plan/pläne tarif/tarife zugang/zugänge zugriff/zugriffe \
        gutschein/gutscheine beleg/belege vertrag/verträge fernseher/fernseher rechner/rechner \
        ladevorgang/ladevorgänge gast/gäste verlauf/verläufe ausweis/ausweise pass/pässe zug/züge \
        bus/busse tisch/tische platz/plätze sitzplatz/sitzplätze garten/gärten schritt/schritte punkt/punkte \
        betrieb/betriebe raum/räume saal/säle schalter/schalter stecker/stecker filter/filter kanal/kanäle ton/töne ausflug/ausflüge \
        test/tests artikel/artikel knopf/knöpfe teilnehmer/teilnehmer fahrer/fahrer rucksack/rucksäcke verdienst/verdienste \
        f quittung/quittungen uhr/uhren heizung/heizungen garage/garagen küche/küchen \
        pflanze/pflanzen datei/dateien tabelle/tabellen kategorie/kategorien ansicht/ansichten lösung/lösungen \
        route/routen karte/karten serie/serien folge/folgen sendung/sendungen wohnung/wohnungen fahrt/fahrten \
        nacht/nächte uhrzeit/uhrzeiten region/regionen farbe/farben brille/brillen waschmaschine/waschmaschinen \
        drohne/drohnen mahlzeit/mahlzeiten umfrage/umfragen veranstaltung/veranstaltungen steuer/steuern post/ \
        tastatur/tastaturen fernbedienung/fernbedienungen katze/katzen person/personen firma/firmen schule/schulen \
        klasse/klassen \
        n schloss/schlösser team/teams zuhause/ zimmer/zimmer auto/autos fahrrad/fahrräder haus/häuser \
        tablet/tablets formular/formulare modell/modelle werkzeug/werkzeuge netz/netze kabel/kabel \
        ladegerät/ladegeräte training/trainings workout/workouts ziel/ziele limit/limits signal/signale menü/menüs \
        widget/widgets thema/themen datum/daten ergebnis/ergebnisse kino/kinos konzert/konzerte level/level \
        turnier/turniere team/teams guthaben/guthaben geschenk/geschenke garagentor/garagentore fenster/fenster kind/kinder \
        haustier/haustiere meeting/meetings postfach/postfächer etikett/etiketten zertifikat/zertifikate visum/visa \
        taxi/taxis flugzeug/flugzeuge gepäck/ bad/bäder verdienst/verdienste \
        anhängen*/ anrufen*/ ausweisen*/ antworten*/ weisen*/ belegen*/ coden*/ filmen*/ folgen*/ fragen*/ knöpfen*/ listen*/ netzen*/ netzwerken*/ \
        pflanzen*/ preisen*/ punkten*/ räumen*/ reisen*/ routen*/ schulen*/ spielen*/ steuern*/ suchen*/ tasten*/ texten*/ tischen*/ tönen*/ \
        updaten*/ zielen*/ \
        m Ordner/Ordner Kontakt/Kontakte Termin/Termine Account/Accounts Link/Links \
        Computer/Computer Browser/Browser Server/Server Drucker/Drucker Speicher/Speicher \
        Speicherplatz/Speicherplätze Kalender/Kalender Text/Texte Titel/Titel Code/Codes Schlüssel/Schlüssel \
        Benutzer/Benutzer Nutzer/Nutzer Freund/Freunde Anruf/Anrufe Film/Filme Song/Songs \
        Monat/Monate Warenkorb/Warenkörbe Fehler/Fehler Vorgang/Vorgänge Download/Downloads \
        Kommentar/Kommentare Beitrag/Beiträge Eintrag/Einträge Anhang/Anhänge \
        Bildschirm/Bildschirme Akku/Akkus Flug/Flüge Preis/Preise Betrag/Beträge \
        Dienst/Dienste Vertrag/Verträge Standort/Standorte Papierkorb/Papierkörbe Entwurf/Entwürfe \
        Kurs/Kurse Spieler/Spieler Arzt/Ärzte Router/Router Sensor/Sensoren Lautsprecher/Lautsprecher \
        f Datei/Dateien Nachricht/Nachrichten Liste/Listen Notiz/Notizen Adresse/Adressen App/Apps \
        Anwendung/Anwendungen Verbindung/Verbindungen Sitzung/Sitzungen Einstellung/Einstellungen Version/Versionen \
        Seite/Seiten Karte/Karten Gruppe/Gruppen Nummer/Nummern E-Mail/E-Mails Mail/Mails Aufgabe/Aufgaben \
        Erinnerung/Erinnerungen Mitteilung/Mitteilungen Benachrichtigung/Benachrichtigungen Kamera/Kameras \
        Batterie/Batterien Rechnung/Rechnungen Bestellung/Bestellungen Zahlung/Zahlungen \
        Lieferung/Lieferungen Einladung/Einladungen Änderung/Änderungen Auswahl/ Wiedergabeliste/Wiedergabelisten \
        Playlist/Playlists Mediathek/Mediatheken Bibliothek/Bibliotheken Sprache/Sprachen Taste/Tasten \
        Woche/Wochen Stunde/Stunden Minute/Minuten Sekunde/Sekunden Frage/Fragen Antwort/Antworten \
        Anmeldung/Anmeldungen Kopie/Kopien Suche/Suchen Berechtigung/Berechtigungen \
        Aktualisierung/Aktualisierungen Information/Informationen Reise/Reisen Buchung/Buchungen \
        Reservierung/Reservierungen Tür/Türen Lampe/Lampen Lektion/Lektionen Stadt/Städte \
        n Foto/Fotos Video/Videos Bild/Bilder Album/Alben Dokument/Dokumente Konto/Konten Passwort/Passwörter \
        Gerät/Geräte Netzwerk/Netzwerke WLAN/WLANs Programm/Programme Fenster/Fenster Lied/Lieder Buch/Bücher \
        Element/Elemente Objekt/Objekte Ereignis/Ereignisse Problem/Probleme Projekt/Projekte Profil/Profile \
        Abo/Abos Abonnement/Abonnements Backup/Backups Update/Updates Zertifikat/Zertifikate \
        Formular/Formulare Mikrofon/Mikrofone Telefon/Telefone Handy/Handys Ergebnis/Ergebnisse \
        Guthaben/Guthaben Jahr/Jahre Rezept/Rezepte Ticket/Tickets Spiel/Spiele Paket/Pakete Produkt/Produkte \
        Mitglied/Mitglieder Kennwort/Kennwörter Symbol/Symbole Medium/Medien Hotel/Hotels Restaurant/Restaurants \
        Licht/Lichter Angebot/Angebote Gespräch/Gespräche Treffen/Treffen \
        m backofen/backöfen wasserstand/wasserstände regenschirm/regenschirme schirm/schirme teller/teller löffel/löffel \
        becher/becher kuchen/kuchen apfel/äpfel salat/salate teppich/teppiche schrank/schränke spiegel/spiegel \
        stuhl/stühle schreibtisch/schreibtische keller/keller balkon/balkone baum/bäume hund/hunde vogel/vögel \
        fisch/fische mantel/mäntel schuh/schuhe gürtel/gürtel ausgang/ausgänge eingang/eingänge \
        führerschein/führerscheine motor/motoren staubsauger/staubsauger trockner/trockner geschirrspüler/geschirrspüler \
        rauchmelder/rauchmelder rasenmäher/rasenmäher kopfhörer/kopfhörer zähler/zähler blutdruck/ muskel/muskeln \
        verbrauch/ umsatz/umsätze kredit/kredite scheck/schecks rabatt/rabatte einkauf/einkäufe markt/märkte \
        supermarkt/supermärkte strand/strände berg/berge wald/wälder turm/türme friseur/friseure vortrag/vorträge \
        aufsatz/aufsätze bleistift/bleistifte gegner/gegner sieg/siege pokal/pokale podcast/podcasts brief/briefe \
        empfänger/empfänger absender/absender hintergrund/hintergründe rahmen/rahmen schnee/ anteil/anteile \
        kompost/komposte aufruhr/ kontostand/kontostände geburtstag/geburtstage fahrplan/fahrpläne stundenplan/stundenpläne f pfanne/pfannen \
        tasse/tassen gabel/gabeln flasche/flaschen schüssel/schüsseln suppe/suppen zutat/zutaten decke/decken \
        matratze/matratzen treppe/treppen steckdose/steckdosen glühbirne/glühbirnen klingel/klingeln anlage/anlagen \
        jacke/jacken hose/hosen bluse/blusen mütze/mützen tasche/taschen kette/ketten straße/straßen brücke/brücken \
        ampel/ampeln haltestelle/haltestellen strecke/strecken tankstelle/tankstellen kasse/kassen filiale/filialen \
        apotheke/apotheken tablette/tabletten dosis/dosen klinik/kliniken geschichte/geschichten klausur/klausuren \
        vokabel/vokabeln blume/blumen liga/ligen figur/figuren münze/münzen melodie/melodien aufnahme/aufnahmen \
        bühne/bühnen galerie/galerien vorlage/vorlagen linie/linien summe/summen temperatur/temperaturen wolke/wolken \
        sonne/sonnen couch/couchs spülmaschine/spülmaschinen kaffeemaschine/kaffeemaschinen n brot/brote \
        gericht/gerichte getränk/getränke glas/gläser bett/betten sofa/sofas kissen/kissen regal/regale dach/dächer \
        hemd/hemden kleid/kleider schiff/schiffe gleis/gleise museum/museen krankenhaus/krankenhäuser \
        medikament/medikamente gewicht/gewichte fach/fächer heft/hefte semester/semester zeugnis/zeugnisse rätsel/rätsel \
        stadion/stadien instrument/instrumente klavier/klaviere radio/radios telefonat/telefonate büro/büros \
        depot/depots budget/budgets wetter/ gewitter/gewitter pferd/pferde baby/babys mädchen/mädchen geschirr/ \
        löffelchen/löffelchen
        """.lowercased(),
      declined: """
        e: kund nam kolleg n: nachbar student patient präsident
        """,
      endings: """
        e noun e=m1 en=m234MFN
        n noun -=m1 n=m234MFN en=m234MFN
        """,
      verbs: """
        ist=s sind=p wird=s werden=p wurde=s wurden=p hat=s haben=p kann=s können=p konnte=s konnten=p \
        muss=s müssen=p war=s waren=p
        """,
      passives: "wurde wurden",
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: .words("wurde wurden hast habt hat haben"),
        infinitives: .words(
          """
          löschen entfernen speichern sichern senden öffnen hinzufügen bearbeiten erstellen teilen ändern bestätigen \
          ablehnen beenden starten stoppen trennen verbinden verschieben umbenennen herunterladen hochladen laden einfügen \
          einrichten sperren entsperren schließen ersetzen zurücksetzen abbrechen wiederherstellen prüfen überprüfen \
          anzeigen ausblenden einblenden freigeben abmelden anmelden einladen verwenden leeren drucken buchen bezahlen \
          bestellen liefern melden verschlüsseln überschreiben worden
          """),
        endings: ["ieren"], others: ["verlieren", "geladen"], participlePrefix: "ge",
        endsClause: true,
        unless: .words(
          """
          zu um können lassen müssen sollen wollen dürfen und oder beim zum wird werden würde würden kann kannst muss musst \
          soll sollst darf darfst will willst möchte möchtest möchten
          """)),
      obliqueSubjects: WritingWords.ObliqueSubjects(
        verbs: .words(
          "wurde wurden wird werden ist sind war waren kann können konnte konnten muss müssen soll sollen"
        ),
        predicates: .words(
          """
          gelöscht entfernt gespeichert gesichert gesendet versendet verschickt geöffnet bearbeitet erstellt geteilt geändert \
          beendet gestartet gestoppt getrennt verschoben umbenannt heruntergeladen hochgeladen geladen eingerichtet gesperrt \
          entsperrt geschlossen ersetzt zurückgesetzt abgebrochen wiederhergestellt geprüft überprüft angezeigt ausgeblendet \
          eingeblendet freigegeben abgemeldet angemeldet eingeladen verwendet geleert gedruckt gebucht bezahlt bestellt \
          geliefert verschlüsselt überschrieben installiert aktualisiert kopiert deaktiviert aktiviert exportiert importiert \
          abonniert storniert gefunden verbunden unterbrochen beschädigt gescannt synchronisiert archiviert blockiert \
          veröffentlicht abgelaufen fehlgeschlagen leer voll ungültig gültig verfügbar aktiv inaktiv offline online \
          unvollständig ausgeschaltet eingeschaltet defekt geschützt
          """),
        infinitives: ["werden", "worden", "sein"],
        between: .words(
          """
          nicht noch schon bereits jetzt nun gerade soeben eben endgültig dauerhaft erfolgreich automatisch leider nur auch \
          wieder heute gestern morgen bald sofort teilweise vollständig komplett erneut versehentlich derzeit momentan \
          zurzeit nie niemals sicher zuletzt inzwischen fast
          """)),
      clauseVerbs: WritingWords.ClauseVerbs(
        rules: """
          hat=ist,haben=sind,habe=bin,hast=bist,habt=seid,hatte=war,hatten=waren/\
          angekommen,abgereist,abgefahren,abgeflogen,eingetroffen,abgelaufen,ausgefallen,abgestürzt,fehlgeschlagen,\
          gescheitert,erschienen,verschwunden,beigetreten,zurückgekehrt,zurückgekommen,gekommen,gegangen,geblieben,\
          geworden,gewesen,eingeschlafen,aufgetreten,ausgestiegen,eingestiegen,umgestiegen,entstanden,eingegangen,\
          ausgelaufen,entfallen,gestiegen,gesunken,gewachsen,verreist,aufgewacht,misslungen,gelungen,gestorben\
          /ist,sind,war,waren,bin,bist,seid,wird,werden,wurde,wurden \
          ist=hat,sind=haben,bin=habe,bist=hast,seid=habt,war=hatte,waren=hatten/\
          stattgefunden,funktioniert,gedauert,geschlafen,gekostet,existiert,teilgenommen,geregnet,geschneit,gezögert,\
          ausgereicht,gestreikt\
          /hat,habe,haben,hast,habt,hatte,hatten,worden \
          ist,sind,war,waren,bin,bist,seid,wurde,wurden/*t_haben=worden,*en_haben=worden\
          /zu,das,die,der,den,dem,was,wer,wie,wo,dass,weil,wenn,ob \
          kann,kannst,können,könnt,konnte,konnten,muss,musst,müssen,müsst,soll,sollst,sollen,darf,darfst,dürfen/\
          gelöscht,gespeichert,gesendet,geöffnet,bearbeitet,erstellt,geteilt,geändert,bestätigt,abgelehnt,\
          gestartet,hinzugefügt,umbenannt,heruntergeladen,hochgeladen,eingefügt,eingerichtet,gesperrt,entsperrt,\
          geschlossen,ersetzt,zurückgesetzt,abgebrochen,wiederhergestellt,geprüft,überprüft,angezeigt,ausgeblendet,\
          eingeblendet,freigegeben,abgemeldet,angemeldet,eingeladen,verwendet,geleert,gedruckt,gebucht,bezahlt,\
          bestellt,geliefert,gemeldet,verschlüsselt,installiert,aktualisiert,kopiert,deaktiviert,aktiviert,\
          exportiert,importiert,abonniert,gekündigt,verschoben,entfernt,gesichert,gekauft,ausgewählt,geladen\
          /werden,sein,haben,worden,bleiben,lassen,ist,sind,wird,als,wie,hat,hast,was,wer\
          /werden,sein,haben,worden,bleiben,lassen,bekommen,kann,können \
          haben,habe,hat,hast,habt,hatte,hatten/\
          löscht=gelöscht,speichert=gespeichert,sendet=gesendet,öffnet=geöffnet,teilt=geteilt,ändert=geändert,\
          startet=gestartet,druckt=gedruckt,bucht=gebucht,liefert=geliefert,meldet=gemeldet,schickt=geschickt,\
          prüft=geprüft,kauft=gekauft,sperrt=gesperrt,sichert=gesichert\
          /der,was,wer,wie,dass \
          wird,werden,kann,kannst,können,konnte,konnten,muss,müssen,soll,sollen,darf,dürfen/\
          *löschen_werden,*entfernen_werden,*speichern_werden,*sichern_werden,*senden_werden,*öffnen_werden,\
          *hinzufügen_werden,*bearbeiten_werden,*erstellen_werden,*teilen_werden,*ändern_werden,*bestätigen_werden,\
          *ablehnen_werden,*beenden_werden,*starten_werden,*stoppen_werden,*trennen_werden,*verbinden_werden,\
          *verschieben_werden,*umbenennen_werden,*herunterladen_werden,*hochladen_werden,*einfügen_werden,\
          *einrichten_werden,*sperren_werden,*entsperren_werden,*schließen_werden,*ersetzen_werden,\
          *zurücksetzen_werden,*abbrechen_werden,*wiederherstellen_werden,*prüfen_werden,*überprüfen_werden,\
          *anzeigen_werden,*ausblenden_werden,*freigeben_werden,*abmelden_werden,*einladen_werden,*leeren_werden,\
          *drucken_werden,*buchen_werden,*bezahlen_werden,*bestellen_werden,*liefern_werden,*installieren_werden,\
          *aktualisieren_werden,*kopieren_werden\
          /zu,die,was
          """),
      directions: WritingWords.Directions(
        prepositions: ["an"],
        determiners: .words(
          "dem deinem ihrem einem meinem unserem diesem eurem der deiner ihrer einer meiner unserer dieser eurer jeder jedem"
        ),
        verbs: .words(
          """
          gesendet geschickt verschickt versendet abgeschickt abgesendet zugesandt gesandt übermittelt weitergeleitet \
          adressiert überwiesen weitergegeben senden schicken verschicken versenden weiterleiten übermitteln überweisen \
          weitergeben gerichtet
          """),
        others: .words(
          """
          tag tagen abend morgen nachmittag vormittag mittag wochenende ende datum stelle ort montag dienstag mittwoch \
          donnerstag freitag samstag sonntag feiertag termin zeitpunkt
          """)),
      // What is done for several as well, who are its object: 3 Personen wurde gekündigt.
      notPredicates: .words(
        "gekündigt geholfen gedankt widersprochen zugestimmt geantwortet vertraut verboten erlaubt gestattet"
      ),
      nounEndings: """
        ung=f ungen=F enz=f enzen=F erei=f ereien=F erin=f erinnen=F heit=f heiten=F keit=f keiten=F schaft=f schaften=F tion=f tionen=F tät=f täten=F
        """,
      notNounEndings: .words(
        """
        glycerin glyzerin -sprung -schwung schwungen jungen gelungen ungen gezwungen gesungen
        """),
      measures: .words(
        """
        sekunden minuten stunden tage tagen wochen monate monaten jahre jahren euro dollar prozent kilometer meter \
        grad kilogramm liter mal male paar stück glas kilo pfund gramm blatt bund zoll uhr
        """),
      governing: """
        mit=3 bei=3 von=3 zu=3 aus=3 nach=3 gegenüber=3 seit=13 für=4 durch=4 gegen=4 in=34 an=34 auf=34 unter=34 über=34 \
        vor=34 neben=34 hinter=34 zwischen=34 wegen=23 trotz=23 innerhalb=23 außerhalb=23 laut=23
        """,
      undeclined: ["paar", "bisschen", "wenig", "und", "oder"],
      contracted: ["im", "am", "zum", "beim", "vom", "zur", "ins"],
      inverted: .words("sie wir ich du ihr er man"),
      hasCompounds: true,
      compoundEnds: .words(
        """
        einstellungen einstellung manager verbindung verwaltung nummer adresse größe dauer wiederherstellung \
        freigabe aktualisierung sicherung datei passwort kennwort album
        """),
      boundEnds: .words("datei passwort kennwort adresse nummer album"),
      wrongAdjectiveEndings: """
        ein,kein,mein,dein,sein,unser/e,en \
        einen,keinen,meinen,deinen,seinen,ihren,unseren,diesen,jeden,den,einem,keinem,meinem,deinem,seinem,ihrem,unserem,\
        diesem,jedem,dem,des,einer,keiner,deiner,meiner,unserer/e,er,es,em \
        eine,jede/en,er,es,em keine,meine,deine,seine,ihre,unsere,diese,der,das/er,es,em die/es,em
        """,
      notDeclined: .words(
        """
        gegen wegen neben zwischen sondern aber oder unter über hinter außer immer wieder super später früher weiter besser \
        lieber leider eher länger schneller sicher bisher daher vorher jeder jedes dieser dieses eines einer etwas alles \
        aller letztes nächstes voriges voraus bereits stets rechts links abends morgens mittags bis als dies es \
        mindestens höchstens wenigstens meistens vergangenes kommendes anders besonders während außen innen oben unten \
        hinten vorn vornherein zusammen beim vom zum meiner deiner seiner ihrer unserer keiner seinem ihrem deinem meinem diesem einem jedem unserem allem neun \
        sieben einigen vielen mehreren beiden allen sein haben werden können müssen sollen dürfen wollen \
        alle viele beide beinahe gerade lange ohne lose rosa orange beige heute gerne eine eure keine ihre seine meine deine \
        diese jene solche manche einige mehrere wenige bitte nahe sowie könnte wäre würde hätte werde habe
        """),
      compoundStarts: .words("druck musik"),
      compoundNotAfter: .words(
        """
        auf in an mit von bei zu für aus nach über unter vor hinter neben zwischen durch ohne gegen um als seit wegen \
        während trotz und oder
        """),
      compoundNotBefore: ["und", "oder", "sowie"],
      linkedByS: ["ung", "heit", "keit", "schaft", "tion", "ität"],
      // Those that get something.
      notCompoundStarts: .words(
        "benutzer nutzer freund kunde gast teilnehmer fahrer spieler arzt mitglied kind person gruppe team"
      ),
      givenToMany: ["zugriff", "zugang", "platz", "zeit", "schutz", "rechte"],
      relatives: ["der", "die", "das", "den", "dem", "welche", "welcher", "welches"],
      doubling: .all,
      repeatable: """
        die das der dem den sie ihr an auf aus ein ab zu vor was es er wir ganz bla so nein ja sehr um sich hin her toi \
        immer viel
        """,
      english: """
        boarding dashboard order change feedback account password folder speaker speakers device update playlist cart chat \
        team game player score camera card network music song movie ticket email address mail tag live \
        display link open upload download share shares friend storage keyboard home page show changes
        """)
  )
}

/// `mit das neue`: prepositions of the dative before what is the nominative, with an adjective, as “mit das Beste” is
/// right.
private let lackingDative: String = {
  let adjectives = [String].words(
    "neue alte andere gleiche richtige falsche beiliegende mitgelieferte aktuelle letzte erste kleine große eigene"
  )
  let items = ["mit", "von", "bei"].flatMap { preposition in
    adjectives.map { "\(preposition)_das_\($0)_=\(preposition)_dem_\($0)n_" }
  }
  return items.joined(separator: " ") + " "
}()
