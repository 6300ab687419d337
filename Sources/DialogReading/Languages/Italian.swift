// What reading knows of Italian. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let italian = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: secondi | 1 secondo | un secondo | al secondo | ogni secondo | sec | d secondo
      minute: minuto | minuti | min
      hour: ore | 1 ora | un'ora | mezz'ora | all'ora | ogni ora | d ora | orario | oraria | orari | mezza ora
      day: giorno | giorni | giornalier- | quotidian- | giornata | giornate | quotidianamente | giornalmente
      week: settiman- | settimanal-
      month: mese | mesi | mensil- | mensilità | mensilmente
      year: anno | anni | l'anno | all'anno | d'anno | annual- | annuale | annuo | annua | annui | annue | annualmente | quest'anno | un'annualità
      kilobyte: kb | -kb | kib | kilobyte | kilobytes
      megabyte: mb | -mb | mib | megabyte | megabytes
      gigabyte: gb | -gb | gib | gigabyte | gigabytes
      terabyte: tb | -tb | tib | terabyte | terabytes
      millimeter: mm | millimetr-
      centimeter: cm | centimetr-
      meter: m | metro | metri
      kilometer: km | chilometr-
      mile: miglio | miglia
      gram: g | grammo | grammi
      kilogram: kg | chilo | chili | chilogramm-
      pound: libbra | libbre | lb
      milligram: milligramm- | mg
      add: aggiung- | aggiunt- | l'aggiunt- | d'aggiung- | inser- | l'inser- | aggiunse | inserim- | riaggiung-
      remove: elimin- | l'elimin- | rimuov- | rimoss- | rimozion- | cancell- | togli- | tolto | tolta | tolti | tolte | svuot- | ripul- | cancellaz- | toglier-
      on: attiv- | l'attiv- | riattiv- | accend- | acceso | accesa | accesi | accese | accension- | l'accension- | abilit- | l'abilit- | riabilit- | non attiv- | non * attiv- | non abilit- | non * abilit- | non acces- | non * acces-
      off: disattiv- | disabilit- | spegn- | spent- | spento | spegnim- | inattiv- | non attiv- | non * attiv- | non abilit- | non * abilit- | non acces- | non * acces-
      show: mostr- | mostrar- | visualizz- | visibil- | rivel- | apparir- | appar- | vedere | vedi | compar- | non mostr- | non * mostr- | non visualizz- | non * visualizz- | non visibil- | non * visibil-
      hide: nascond- | nascost- | nascondim- | occult- | invisibil- | non mostr- | non * mostr- | non visualizz- | non * visualizz- | non visibil- | non * visibil-
      allow: consent- | consens- | permett- | permess- | autorizz- | l'autorizz- | conced- | concess- | sblocc- | ammess- | accord- | accett- | non consent- | non * consent- | non permett- | non * permett- | non permess- | non autorizz- | non * autorizz- | non * permess- | non conced- | non * concess- | non concess- | non ammess- | non è ammess- | non accett-
      block: blocc- | nega | negare | negat- | neghi | nego | vieta- | vietat- | proib- | rifiut- | impedi- | impedisc- | non consent- | non * consent- | non permett- | non * permett- | non permess- | non autorizz- | non * autorizz- | non * permess- | non conced- | non * concess- | non concess- | divieto | non ammess- | non è ammess- | non accett-
      accept: accett- | l'accett- | approv- | l'approv- | acconsent- | d'accordo | consent- | autorizz- | non accett- | non * accett- | non approv- | non * approv- | non * d'accordo | non sono d'accordo | non acconsent-
      decline: rifiut- | respin- | declin- | non accett- | non * accett- | non approv- | non * approv- | non * d'accordo | non sono d'accordo | rigett- | nega | negat- | disapprov- | non acconsent-
      import: importare | importarlo | importarla | importarli | importarle | importar- | importazion- | l'importazion- | d'importazion- | importato | importata | importati | importate | importando | importi | l'import | importa
      export: esport- | l'esport- | d'esport-
      lock: blocc- | lucchetto | non blocc- | non * blocc-
      unlock: sblocc- | non blocc- | non * blocc-
      upload: caric- | upload | l'upload | uploadare | ricaric-
      download: scaric- | download | riscaric- | scarich- | scaricam-
      connect: connett- | conness- | connession- | colleg- | collegam- | l'abbinam- | abbin- | associ- | l'associ- | riconnett- | ricolleg- | accoppi- | d'abbin- | l'accoppi- | unir- | non conness- | non * conness- | non colleg- | non * colleg- | non abbin- | non * abbin- | non associ- | nessuna connession- | senza connession- | non * connession-
      disconnect: disconnett- | disconness- | disconnession- | scolleg- | dissoci- | disassoci- | disaccoppi- | annull- * abbinam- | annull- l'abbinam- | annull- l'associ- | annull- * associ- | annull- * collegam- | rimuov- * collegam- | rimuov- l'abbinam- | rimuov- l'associ- | non conness- | non * conness- | non colleg- | non * colleg- | non abbin- | non * abbin- | non associ- | nessuna connession- | connession- * interrott- | connession- interrott- | connession- pers- | connession- * pers- | pers- * connession- | perdita * connession- | connession- assente | assenza * connession- | senza connession- | manca- * connession- | connession- * chius- | connession- * cadut- | caduta * connession- | non * connession- | disabbin-
      install: install- | l'install- | reinstall- | d'install- | non install- | non * install-
      uninstall: disinstall- | non install- | non * install-
      start: avvi- | l'avvi- | inizi- | l'inizi- | comincia- | cominci- | riprend- | ripres- | ripresa | continu- | prosegu- | prosieg- | riavvi- | ricominc- | avvio | parti | partire | lanci- | start | non continu- | non * continu- | non avvi- | non * avvi-
      stop: interromp- | interrott- | interruz- | l'interruz- | ferm- | arrest- | l'arrest- | stop | stopp- | termin- | pausa | pause | fine | finisc- | finir- | finit- | conclud- | conclus- | sospend- | sospes- | esci | uscire | uscita | chiud- | chius- | scadut- | smett- | riaggancia- | non continu- | non * continu- | non avvi- | non * avvi- | cess- | abbandon-
      open: aprir- | apri | apre | apra | aprono | aprendo | apert- | apertur- | l'apertur- | riapr- | riapert- | aprilo | aprila | non apert- | non * apert- | non apr- | non * apr-
      close: chiud- | chius- | chiusur- | richiud- | non apert- | non * apert- | non apr- | non * apr- | esci | uscire
      more: più | maggior- | superior- | super- | supera | superare | superat- | oltre | eccede- | eccess- | almeno | troppo lung- | troppo grand- | tropp- | ulterior- | altro | altri | altre | minimo | minima | non più | non super- | non * super- | non oltre | non eccede- | non * più | non maggior- | non * maggior- | oltre | superior- | sopra
      less: meno | minor- | inferior- | non più | non super- | non * super- | non oltre | non eccede- | ridott- | massimo | fino | troppo cort- | troppo brev- | troppo piccol- | troppo bass- | più brev- | più cort- | più piccol- | più bass- | più poc- | al massimo | non * più | non maggior- | non * maggior- | inferior- | sotto | troppo poch- | troppe poch- | troppi poch- | troppo poc- | troppa poca
      increase: aument- | l'aument- | incrementa- | increment- | ingrandi- | ingrandisc- | l'ingrandi- | alza- | alzar- | zoom avanti | estend- | amplia- | accresc- | ampli- | salit- | salire | cresciut- | cresc-
      decrease: diminu- | ridu- | riduc- | ridur- | ridott- | riduz- | abbass- | rimpicciol- | decrementa- | cala- | zoom indietro | accorci- | restring- | sces- | scend- | calat- | calo | diminuz-
      at_least: almeno | minimo | minima | minimi | minime | come minimo | non meno di | non inferior- | non * inferior- | min | o più | o superior- | perlomeno
      at_most: al massimo | massimo | massima | massimi | massime | fino a | fino al | fino ad | fino alle | fino ai | non più di | max | non super- | non * super- | non superior- | o meno | o inferior- | limite | non oltre | fino
      before: prima | fino | finché | precedent- | anticipatamente | entro | in anticipo | precedenza
      after: dopo | da quando | successiv- | in seguito | una volta | trascors- | seguito | fino a * dopo
      first: primo | prima | primi | prime | innanzitutto
      last: ultimo | ultima | ultimi | ultime | l'ultimo | l'ultima | dell'ultimo | dell'ultima | all'ultimo | all'ultima | nell'ultimo | nell'ultima | sull'ultimo | dall'ultimo | dall'ultima | un'ultima | final- | scors- | definitiv- | cognome
      send: invi- | l'invi- | invia- | d'invio | dell'invio | nell'invio | all'invio | spedi- | spedisc- | mand- | trasmett- | trasmess- | reinvi- | reinvia
      receive: ricev- | ricezion- | ottien- | otten- | ottenut- | arriv- | ricevut- | in arrivo
      sign_in: acced- | accesso | accessi | l'accesso | d'accesso | all'accesso | dell'accesso | nell'accesso | login | entra | entrare | connett- | conness- | effettua * accesso | loggar- | autentic- | l'autentic- | colleg- | non * accesso | non * conness- | non * effettuato l'accesso | non hai effettuato | non connesso
      sign_out: esci | uscire | uscita | disconnett- | disconness- | logout | uscit- | non * accesso | non * conness- | scolleg- | sessione * scadut- | sessione * terminat- | chiud- * sessione | non * effettuato l'accesso | non hai effettuato | non connesso
      sign_up: registra- | registrat- | registrar- | registrazion- | iscriv- | iscritt- | iscrizion- | l'iscrizion- | crea * account | crea account | creare * account | creare account | creazione * account | creato * account | crei * account | crea un account | creazion- * account
      follow: segui | segue | seguono | segua | seguire | seguir- | seguit- | seguo | seguendo | seguiti | seguito | seguiamo | seguilo | seguici | seguac- | non seguire | non segu- | non * segu- | non più segu- | non * più
      unfollow: non seguire | non segu- | non * segu- | smett- di segu- | smesso di segu- | smett- * segu- | smess- di segu- | non più segu- | non * più | cessa di seguire | annulla * segu- | interromp- * segu-
      mute: silenzi- | silenzia- | muto | muta | disattiv- * audio | disattiv- l'audio | disattiv- * microfono | disattiv- il microfono | disattiv- * suono | mute | senza audio | audio disattivat- | audio disattiv- | non silenzi- | non * silenzi-
      unmute: riattiv- | attiv- l'audio | attiv- * audio | attiv- * microfono | attiv- il microfono | attiv- * suono | non silenzi- | non * silenzi- | annull- * silenzi- | disattiv- * silenzi- | disattiv- silenz- | rimuov- * silenzi- | desilenzi- | ripristin- | togli * silenz- | smett- di silenz- | senza audio
      subscribe: abbon- | l'abbon- | d'abbon- | iscriv- | iscritt- | iscrizion- | l'iscrizion- | rinnov- | sottoscriv- | sottoscritt- | sottoscrizion- | l'iscritt- | non rinnov- | non * rinnov- | non iscritt- | non * iscritt- | non * abbon-
      unsubscribe: annull- * abbon- | annull- l'abbon- | annull- * iscrizion- | annull- l'iscrizion- | annull- iscrizion- | annull- abbon- | annull- * sottoscrizion- | disiscriv- | disdi- | disdetta | disdett- | disdir- | cancell- * iscrizion- | cancell- l'iscrizion- | cancell- iscrizion- | annullam- | cancell- | non rinnov- | non * rinnov- | non iscritt- | non * iscritt- | non * abbon- | recess-
      join: unisci- | unirti | unirsi | unir- | unit- | unisc- | partecip- | entra | entrare | entrat- | entrar- | ader- | iscriv- | accedi | acced- | iscriviti
      leave: abbandon- | l'abbandon- | lasci- | lasciar- | esci | esce | uscire | uscit- | uscir- | usciro- | uscendo
      archive: archiv- | l'archiv- | d'archiv- | non archiv-
      unarchive: annull- * archiv- | annull- l'archiv- | annull- archiv- | disarchiv- | dearchiv- | ripristin- | estra- * archiv- | rimuov- * archiv- | rimuov- dall'archiv- | togli * archiv- | dall'archivio | recuper- | rimuov- archiv- | non archiv-
      select: selezion- | seleziona- | spunt- | sceglie- | scegli- | scelt- | scelta | contrassegn- | riselezion- | la selezion- | non selezion- | non * selezion-
      deselect: deselezion- | despunt- | annull- * selezion- | annull- selezion- | rimuov- * selezion- | rimuov- * spunta | togli * spunta | togli * selezion- | non selezion- | non * selezion- | nessun- selezion- | nessun- * selezion- | cancell- * selezion- | niente * selezion- | nulla * selezion-
      copy: copia | copi | copie | copiar- | copiat- | copiando | copia- | duplic- | duplica- | copiatur- | ricopi-
      move: spost- | sposta- | muov- | mosso | mossa | trasferi- | trasfer- | spostam-
      cut: tagli- | taglia | ritagli-
      paste: incoll- | l'incoll-
      undo: annull- | l'annull- | irreversibil- | disfa- | disfare | revoc- | ripristin- | definitiv-
      redo: ripristin- | ripet- | rifa- | rifai | rifare | rieseg-
      always: sempre | in ogni momento | costantemente
      never: mai | in nessun caso
      sometimes: a volte | talvolta | qualche volta | ogni tanto | di tanto in tanto | occasionalmente
      all: tutto | tutta | tutti | tutte | ogni | ognuno | ognuna | ciascun- | inter- | l'intero | l'intera | complet- | totale | totalmente | qualsiasi | entrambi | totalità | tutt'
      none: nessun | nessuno | nessuna | niente | nulla | nessun'altra | nessun'altro | non ci sono | non c'è
      some: alcun | alcuni | alcune | alcuno | alcuna | qualche | qualcuno | diversi | diverse | vari | varie | certi | certe | qualcosa | un paio | pochi | poche | non tutt- | non * tutt- | parzial- | parte
      yesterday: ieri | l'altroieri
      today: oggi | odiern- | stasera | stanotte | stamattina | stamani | stamane | questa sera | questa notte | questa mattina | quest'oggi | d'oggi
      tomorrow: domani | domattina | l'indomani
      day_after_tomorrow: dopodomani
      day_before_yesterday: l'altro ieri | altroieri | ieri l'altro
      monday: lunedì
      tuesday: martedì
      wednesday: mercoledì
      thursday: giovedì
      friday: venerdì
      saturday: sabato | sabati
      sunday: domenica | domeniche
      weekday: giorno feriale | giorni feriali | giorni lavorativi | giorno lavorativo | feriale | feriali | infrasettimanal-
      weekend: fine settimana | weekend | week end | finesettimana
      left: sinistra | sinistro | sinistri | sinistre | mancin-
      right: destra | destro | destri | destre | destrorso
      up: alto | in alto | verso l'alto | superior- | sopra | cima | in su | l'alto
      down: basso | in basso | verso il basso | inferior- | giù | sotto | fondo | sottostant-
      morning: mattin- | stamattina | domattina | stamani | stamane | buongiorno | mattutin-
      noon: mezzogiorno
      evening: sera | sere | stasera | serata | serate | seral- | buonasera
      night: notte | notti | stanotte | nottata | notturn- | buonanotte | mezzanotte | stasera | sera
      public: pubblico | pubblica | pubblici | pubbliche | pubblicamente | non privat- | non * privat- | non pubblic- | non * pubblic-
      private: privato | privata | privati | private | privatamente | non pubblic- | non * pubblic- | riservat- | non privat- | non * privat-
      online: online | in linea | conness- * internet | conness- * rete | on line | conness- a internet | non in linea | non * in linea | non * online | non online | non conness- | non * conness- | non è connesso | senza connessione | nessuna connessione | non * connessione | senza internet | non * internet
      offline: offline | non in linea | non * in linea | non * online | non online | non conness- | non * conness- | non è connesso | disconness- | senza connessione | nessuna connessione | connessione assente | non * connessione | senza internet | off line | non * internet
      new: nuovo | nuova | nuovi | nuove | nuov- | recent- | l'ultima versione | novità
      old: vecchi- | precedent- | meno recent- | obsolet- | antich- | datat-
      newer: più recent- | più nuov- | più giovan-
      older: più vecchi- | meno recent- | più antic- | più anzian-
      success: riuscit- | riusc- | success- | completat- | complet- | correttamente | buon fine | terminat- | esito positivo | non riuscit- | non * riuscit- | non riusc- | non è stato possibile | non * possibile | non è possibile | non possibile | non completat- | non * completat- | non * correttamente | non può | non possono | non puoi | non * potut- | non potut- | non andat- | non * buon fine | non * in grado | senza successo | non * success-
      failure: non riuscit- | non * riuscit- | non riusc- | impossibil- | error- | l'error- | dell'errore | d'errore | fallit- | fallim- | fallisc- | fallir- | non è stato possibile | non * possibile | non è possibile | non possibile | non completat- | non * completat- | non * correttamente | non può | non possono | non puoi | non * potut- | non potut- | incomplet- | non andat- | non * buon fine | qualcosa * storto | andato storto | storto | non * in grado | problem- | incapac- | esito negativo | senza successo | non * success-
      empty: vuot- | svuot- | in bianco
      full: pien- | complet- | intero | intera | satur- | esaurit- | non vuot- | non * vuot- | totale
      sender: mittent-
      recipient: destinatari- | riceven- | beneficiari-
      include: inclu- | l'inclu- | compres- | comprend- | contien- | conten- | inclus- | senza | non inclu- | non * inclu- | non compres- | non * compres- | non comprend- | non contien- | non * contien-
      exclude: esclu- | l'esclu- | esclus- | tranne | eccetto | eccezion- | l'eccezion- | salvo | senza | non inclu- | non * inclu- | non compres- | non * compres- | non comprend- | non contien- | non * contien- | all'infuori | a parte
      faster: più veloc- | più velocemente | più rapid- | più rapidamente | acceler- | l'acceler- | maggiore velocità | velocizz- | non più veloc-
      slower: più lent- | più lentamente | rallent- | meno veloc- | meno rapid- | minore velocità | più piano | non più veloc-
      earlier: prima | presto | anticip- | precedent- | in anticipo | antecedent- | anterior- | precoc-
      later: più tardi | tardi | in seguito | successiv- | dopo | in un secondo momento | secondo momento | posterior- | ritard- | poi | tardiv- | più recent- | altro momento | superior-
      buy: acquist- | l'acquist- | d'acquist- | dell'acquist- | all'acquist- | nell'acquist- | sull'acquist- | comprare | compra | compri | comprato | comprata | comprati | comprate | compr- * ora | un acquist- | comperar- | acquisizion-
      sell: vende | vendi | vendere | vendut- | vendit- | vender- | venda | vendono | vendo | vendu- | vendita | esaurit-
      rent: noleggi- | affitt- | l'affitt- | d'affitt- | noleggio | in affitto | noleggia-
      refund: rimbors-
      save: salv- | salvar- | salvat- | salvatagg- | conserv- | mantien- | manten- | mantenut- | tieni | tenere | tenut- | memorizz- | risparmi- | non salv- | non * salv- | senza salv- | senza * salv- | non conserv- | non * conserv- | non manten- | non mantien-
      discard: scart- | rifiut- | ignor- | elimin- le modifiche | non salv- | non * salv- | senza salv- | senza * salv- | non conserv- | non * conserv- | non manten- | non mantien- | butta- | gett- | annull- le modifiche | abbandon- | l'eliminazion-
      correct: corrett- | correttamente | valid- | giust- | esatt- | esattamente | non corrett- | non * corrett- | non * correttamente | non valid- | non * valid- | nessun * valid- | non è valid- | non sono valid- | non * giust- | non giust- | non esatt-
      wrong: errat- | error- | sbagli- | scorrett- | incorrett- | non corrett- | non * corrett- | non * correttamente | non valid- | non * valid- | invalid- | inesatt- | nessun * valid- | nessun- valid- | non è valid- | non sono valid- | storto | non * giust- | non giust- | non esatt- | l'error- | dell'errore
      once: una volta | una sola volta | 1 volta
      twice: due volte | 2 volte | doppi-
      every_other: giorni alterni | settimane alterne | mesi alterni | ogni due | ogni 2 | un giorno sì | giorno sì | settimana sì | bisettimanal- | bimestral-
      two: due | entrambi | entrambe | 2
      three: tre | 3
      four: quattro | 4
      five: cinque | 5
      six: sei | 6
      seven: sette | 7
      eight: otto | 8
      nine: nove | 9
      ten: dieci | decin- | 10
      dozen: dozzin- | dodici | 12
      half: metà | mezza | mezz'ora | mezze | e mezzo | e mezza
      third: terzo di | un terzo | due terzi
      quarter: un quarto | tre quarti | quarti | quarto di
      hundred: cento | centinai- | 100
      thousand: mille | mila | -mila | migliai- | 1000
      million: milion-
      billion: miliard-
      trillion: bilion- | mille miliardi
      you: tu | te | ti | tuo | tua | tuoi | tue | voi | vi | vostr- | lei | suo | sua | suoi | sue | puoi | hai | sei | vuoi | devi | potrai | dovrai | desideri | riceverai | contatt- | ci | avrai | perderai
      we: noi | ci | nostr- | abbiamo | siamo | possiamo | potremo | dobbiamo | vogliamo | -iamo | -eremo | -iremo | contatt- | contattaci | nostro
      buyer: acquirent- | l'acquirent- | dell'acquirent- | all'acquirent- | compratore | compratori | compratrice | client- | dall'acquirent-
      seller: venditor- | venditric- | negoziant- | commerciant- | rivenditor-
      owner: proprietari- | possessor- | titolar- | l'intestatar- | intestatar-
      guest: ospit- | l'ospit- | dell'ospit- | all'ospit- | dall'ospit- | invitat- | l'invitat- | dell'invitat- | visitator- | visitatric-
      admin: admin- | amministrat- | l'amministrat- | dell'amministrat- | all'amministrat- | dall'amministrat- | un'amministrat- | gestor-
      member: membr- | iscritt- | partecipant- | component- | soci | socio
      friend: amic- | l'amic- | dell'amic- | all'amic- | un'amic- | amico | dall'amic-
      child: bambin- | figli- | infantil- | ragazz-
      parent: genitor- | padre | madre | parental- | tutor-
      teacher: insegnant- | l'insegnant- | dell'insegnant- | all'insegnant- | un'insegnant- | dall'insegnant- | docent- | professor- | maestr- | istruttor- | l'istruttor- | allenat- | l'allenat- | trainer | coach | dall'allenat- | dell'allenat- | all'allenat- | un'allenat- | dall'istruttor- | dell'istruttor- | all'istruttor-
      student: student- | alliev- | l'alliev- | alunn- | l'alunn-
      driver: conducent- | autist- | l'autist- | guidator- | dell'autist- | all'autist- | un'autist- | pilot-
      passenger: passegger- | viaggiator-
      doctor: medic- | dottor- | dottoress-
      patient: pazient-
      landlord: proprietari- | locator- | padron- di casa
      tenant: inquilin- | affittuar- | locatar-
      player: giocator- | giocatric-
      username: nome utente | nomi utente | username | nome * utente | nome dell'utente | l'username
      password: password | passcode | parola d'ordine | codice di accesso | codice d'accesso | passphrase | codice | frase segreta
      pin: pin | codice | codici | codice di accesso
      email: email | e mail | mail | posta elettronica | l'email | dell'email | un'email | all'email | l'e mail | posta | indirizzo email | indirizzo e mail | indirizzo mail | indirizzo di posta | indirizzi email | indirizzi e mail
      phone: telefon- | numero di cellulare | numero di telefono | cellulare | numero di telefonia
      address: indirizzo postale | indirizzo di spedizione | indirizzo di fatturazione | indirizzo di consegna | l'indirizzo di spedizione | l'indirizzo di fatturazione | l'indirizzo postale | l'indirizzo di consegna | domicilio | indirizzo di casa | residenza | -indirizz-
      birthday: complean- | data di nascita | date di nascita | nascita
      photo: foto | fotograf- | immagin- | l'immagin- | dell'immagin- | un'immagin- | all'immagin- | nell'immagin- | dall'immagin- | scatt- | figur-
      video: video | videos | film | filmat- | clip | videoclip | video- | pellicol- | spezzon-
      song: brano | brani | canzon- | musica | musical- | tracc- | musich-
      album: album | l'album | dell'album | all'album | nell'album | dall'album | sull'album | quest'album
      playlist: playlist | lista di riproduzione | elenco di riproduzione
      podcast: podcast
      episode: episodi- | l'episodi- | dell'episodi- | puntat- | all'episodi- | dall'episodi- | quest'episodi-
      file: file | files | documenti | documento | archivio
      folder: cartell- | directory
      document: document- | file
      note: nota | note | appunt- | l'appunt-
      message: messagg- | sms | chat | conversazion-
      emailmessage: email | e mail | mail | messagg- | posta | l'email | dell'email | un'email | all'email | nell'email | l'e mail | casella
      contact: contatto | contatti
      event: event- | l'event- | dell'event- | all'event- | appuntament- | l'appuntament- | riunion- | incontr- | dall'event- | nell'event- | quest'event- | meeting
      reminder: promemoria | ricord- | avviso | avvisi
      alarm: svegli- | allarm- | l'allarm- | dell'allarm- | avviso
      timer: timer | contaminut- | conto alla rovescia | cronometr-
      account: account | l'account | dell'account | all'account | dall'account | nell'account | sull'account | un account | quest'account | conto | conti | profil-
      device: dispositiv- | telefon- | cellular- | smartphone | tablet | apparecch- | l'apparecch- | iphone | ipad | computer | apparat- | portatile | pc
      comment: comment-
      draft: bozz-
      payment: pagament- | pagar- | paga | pagat- | paghi | versament- | addebit-
      ticket: bigliett- | ticket | carta d'imbarco | tagliand-
      book: libro | libri | audiolibr- | ebook
      recording: registrazion- | registr- | memo vocal- | memo | nota vocale | note vocali
      backup: backup | copia di sicurezza | copie di sicurezza | copia di riserva | salvatagg-
      task: attività | l'attività | dell'attività | all'attività | un'attività | compit- | da fare | task
      recipe: ricett-
      map: mapp- | cartin- | carta
      trip: viagg- | tragitt- | gita | gite | percors- | escursion- | corsa | corse
      invitation: invit- | l'invit- | dell'invit- | all'invit- | un invit- | sull'invit-
      calendar: calendar- | agend-
      screenshot: screenshot | istantane- | schermat- | cattur- | l'istantane- | dell'istantane- | un'istantane-
      tag: tag | etichett- | l'etichett- | dell'etichett- | un'etichett- | all'etichett-
      filter: filtr-
      server: server
      printer: stampant-
      camera: fotocamer- | videocamer- | telecamer- | camera | webcam | macchina fotografica
      microphone: microfon-
      battery: batteri- | pila | pile
      audio: audio- | sonor- | suon-
      attachment: allegat- | l'allegat- | dell'allegat- | all'allegat- | nell'allegat-
      app: app | l'app | dell'app | all'app | nell'app | dall'app | sull'app | un'app | quest'app | applicazion- | l'applicazion- | dell'applicazion- | all'applicazion- | nell'applicazion- | dall'applicazion- | un'applicazion- | quest'applicazion- | programm- | software
      website: sito | siti | pagina web | pagine web | web | pagina
      group: grupp-
      order: ordin- | l'ordin- | dell'ordin- | all'ordin- | nell'ordin- | dall'ordin- | sull'ordin- | quest'ordin- | acquist-
      key: chiav- | tasto | tasti
      page: pagina | pagine | pagin-
      list: lista | liste | elenco | elenchi | l'elenco | dell'elenco | all'elenco | nell'elenco | dall'elenco | un elenco
      link: link | collegament- | url | l'url | dell'url
      location: posizion- | luog- | località | ubicazion- | l'ubicazion- | geolocalizz- | localizz-
      notification: notific- | avvis- | l'avvis- | avvert- | l'avvert- | allert- | messagg- | un avviso
      update: aggiorn- | l'aggiorn- | dell'aggiorn- | all'aggiorn- | nell'aggiorn- | upgrade | migliorament- | nuova versione
      subscription: abbonament- | l'abbonament- | dell'abbonament- | all'abbonament- | iscrizion- | l'iscrizion- | sottoscrizion- | abbon- | piano | piani
      storage: spazio | memori- | archiviazion- | l'archiviazion- | dell'archiviazion- | di archiviazione | spazi
      network: rete | reti | wi fi | wifi | internet | wireless
      screen: scherm- | display | monitor | visor- | schermat-
      route: percors- | itinerari- | l'itinerari- | dell'itinerari- | strad- | indicazion- | rotta | tragitt- | tratt-
      free_up: liber-
      take_up: occup-
      win: vint- | vinc- | vitt-
      lose: perso | persa | persi | perse | perd- | sconfi-
      deposit: deposit- | vers-
      withdraw: preliev- | ritir-
      arrive: arriv- | giung- | atterr-
      depart: parte | partono | partenz- | partirà | partiranno | partito | partita | partire | uscit- | esce | lasciat- | usciv-
      check_in: check in | arrivo
      check_out: check out | partenza
      heat: riscald-
      cool: raffredd- | raffresc-
      income: entrat- | reddit- | guadagn-
      expense: spesa | spese | uscita | uscite
      cheap: economic- | meno costos-
      expensive: caro | cara | cari | care | costos-
      north: nord | settentrional-
      south: sud | meridional-
      east: est | oriental-
      west: ovest | occidental-
      spring: primaver-
      summer: estat- | estiv-
      autumn: autunn-
      winter: invern-
      january: gennaio
      february: febbraio
      june: giugno
      july: luglio
      september: settembre
      october: ottobre
      november: novembre
      december: dicembre
      march: marzo
      april: aprile
      may: maggio
      august: agosto
      red: ross-
      green: verde | verdi
      blue: blu | azzurr-
      yellow: giall-
      black: ner-
      white: bianc-
      receipt: ricevut- | scontrin-
      invoice: fattur-
      contract: contratt-
      coupon: buono | buoni | coupon- | voucher
      person_name: nom- | nominativ-
      id_number: numer- | document- con foto | documento com foto | documento de identid- | documento d'identità
      breakfast: colazion-
      lunch: pranz-
      dinner: cen-
      bus: autobus | bus | pullman
      train: tren-
      plane: aere- | aeroplan-
      bicycle: bici-
      kitchen: cucin-
      bedroom: camer-
      bathroom: bagn-
      garage: garage | box
      garden: giardin-
      temperature: temperatur-
      humidity: umidit-
      heart_rate: frequenza cardiaca | battit- | polso
      blood_pressure: pressione
      keyboard: tastier-
      mouse: mouse
      headphones: cuffi- | auricolar-
      speakers: altoparlant- | cassa | casse | diffusor- | speaker
      dog: can | cane | cani
      cat: gatt-
      hotel: hotel | albergh- | alberg-
      restaurant: ristorant-
      confirm: conferm- | non conferm-
      cancel: annull- | l'annull- | cancell- | disd- | non conferm-
      available: disponibil- | non disponibil- | non è disponibil- | non sono disponibil- | non più disponibil- | non * disponibil- | nessun- * disponibil- | indisponibil- | l'indisponibil-
      unavailable: non disponibil- | non è disponibil- | non sono disponibil- | non più disponibil- | non * disponibil- | nessun- * disponibil- | indisponibil- | l'indisponibil-
      upgrade: aggiorn- | passa a | piano superiore | upgrade | versione superiore
      downgrade: downgrade | piano inferiore | versione inferiore | versione precedente
      paid: pagat- | pagh- | pagar- | pagament- | saldat- | non pagat-
      unpaid: non pagat- | non è stat- pagat- | non ancora pagat- | non * pagat- | insolut- | da pagare | in sospeso | non saldat-
      read: letto | letta | letti | lette | già lett- | non lett-
      unread: non letto | non letta | non letti | non lette | da leggere | non ancora lett-
      inside: dentro | interno | interna | interni | interne | all'interno | l'interno | al chiuso
      outside: fuori | esterno | esterna | esterni | esterne | all'esterno | l'esterno | all'aperto | al di fuori
      drained: vuot- | svuot- | è scaric- | sono scaric- | quasi scaric- | complet- | bass- | scaric-
      filled: pien- | riempi- | caric- | esaurit- | insufficient- | complet-
      past_period: scors- | passat- | ultim- | precedent-
      next_period: prossim- | successiv- | seguente- | che viene | entrante
      this_period: questa settimana | questo mese | quest'anno | questo fine settimana
      takes_off: decoll-
      lands: atterr- | l'atterr-
      earliest: non prima | al più presto | prima | a partire
      latest: al più tardi | entro | non oltre | prima | a partire
      late: ritardo | tardi | ritard- | dopo
      early: anticipo | presto | anticip- | prima
      half_of: metà | mezzo | mezza | mezzi | mezze | dimezz-
      double: doppio | doppia | doppi | doppie | raddopp-
      unless: a meno | salvo | tranne | eccetto | se non | purché | finché | pur | solo se | solo quando | soltanto se | solo dopo
      even_if: anche se | anche quando | anche qualora | nonostante | sebbene | benché | anche dopo | se non | purché | finché | pur | anche se non
      only_if: solo se | solo quando | soltanto se | solo dopo | a meno | salvo | tranne | eccetto | purché | finché | pur
      not_yet: ancora | finora | non * già | non è già
      already: già | non * già | non è già
      only: solo | soltanto | solamente | esclusiv- | unic- | sola | soli | le sole | l'unic- | appena | bast-
      everyone: tutto | tutta | tutti | tutte | ogni | ognuno | ciascun- | qualsiasi | qualunque | chiunque | appena | bast-
      lend: prestat- | prestare | presti | presta | prestito a | in prestito
      borrow: preso in prestito | prendere in prestito | prend- in prestito | pres- * prestito | prend- * prestito | in prestito
      go_in: entrato | entrata | entrati | entra in | entra nell- | entrare in | entrare nell- | è rientrat-
      go_out: uscito | uscita da | uscita dall- | usciti | esce da | esce dall- | esce di | uscire da | uscire di | lasciato | lascia
      dollar: dollaro | dollari
      euro: euro
      yen: yen
      ruble: rublo | rubli
      door: la porta | alla porta | della porta | dalla porta | una porta | porte
      window: finestr-
      staircase: scale | scalinata
      elevator: -ascensor-
      passport: passaport-
      wallet: portafogl- | borsellino
      umbrella: -ombrell-
      suitcase: valigi- | bagagl-
      hat: cappell-
      shoes: scarp- | calzatur-
      jacket: giacc- | cappott-
      flight: volo | voli
      taxi: taxi
      tram: tram
      ferry: traghett-
      exam: l'esame | dell'esame
      homework: compiti | compito
      lesson: lezion-
      washing_machine: lavatric-
      dishwasher: lavastovigli-
      refrigerator: frigorifer- | frigo
      oven: forno | forni
      vacuum_cleaner: aspirapolver-
      rice: riso
      bread: pane
      milk: latte
      egg: uova | l'uovo
      coffee: caffè
      tea: tè
      cheese: formagg-
      meat: carne | carni
      school: scuola | scuole | scolastic-
      hospital: clinica | -ospedal-
      pharmacy: farmaci-
      museum: musei | museo
      airport: -aeroport-
      supermarket: supermercat-
      gym: palestr-
      concert: concerto | concerti
      bed: letto | letti
      chair: sedia | sedie
      sofa: divan-
      guitar: chitarr-
      piano: pianofort- | piano
      violin: violin-
      tennis: tennis
      chess: scacchi
      swimming: nuoto | nuotare
      yoga: yoga
      basketball: basket | pallacanestro
      purchase_order: ordini | l'ordine | dell'ordine | all'ordine
      parcel: pacco | pacchi
      bookings: prenotazion-
      hot: cald- | bollent-
      cold: fredd- | fresc-
      dry: asciutt- | secco | secca | secchi | secche
      wet: bagnat- | umid-
      clean: pulit-
      dirty: sporc-
      strong: robust- | forte | forti
      weak: debol-
      grandmother: nonna
      grandfather: nonno
      aunt: zia | zie
      uncle: zio | zii
      husband: marito
      wife: moglie
      above: sopra
      underneath: sotto
      until_when: fino
      since_when: da lunedì | da martedì | da mercoledì | da giovedì | da venerdì | da sabato | da domenica | a partire | dalle 1 | dalle 2 | dalle 3 | dalle 4 | dalle 5 | dalle 6 | dalle 7 | dalle 8 | dalle 9 | dalle 10 | dalle 11 | dalle 12 | dalle 13 | dalle 14 | dalle 15 | dalle 16 | dalle 17 | dalle 18 | dalle 19 | dalle 20 | dalle 21 | dalle 22 | dalle 23 | dalle 24
      mother: madre | madri | mamma
      father: padre | padri | papà
      sister: sorella | sorelle
      brother: fratello | fratelli
      daughter: figlia | figlie
      son: figlio | figli
      the_second: secondo | seconda
      the_third: terzo | terza
      the_fourth: quarto | quarta
      push: spingi- | spinge | spinget- | spinger- | premi- | premere
      pull: tira | tirare | tiri | tirate | tirando
      without: senza | nessun- | non
      having: con un | con una | con uno | con il tuo | con la tua
      alternating: giorni alterni | settimane alterne | mesi alterni | ogni due | ogni 2 | un giorno sì | giorno sì | settimana sì | bisettimanal- | bimestral-
      each_time: ogni giorno | ogni settimana | ogni mese | ogni anno | ogni ora | tutti i giorni | tutte le settimane | quotidianamente | settimanalmente
      ago: secondi fa | minuti fa | minuto fa | ore fa | ora fa | giorni fa | giorno fa | settimane fa | settimana fa | mesi fa | mese fa | anni fa | anno fa
      from_now: tra * secondi | tra * minuti | tra * minuto | tra * ore | tra * ora | tra * giorni | tra * giorno | tra * settimane | tra * settimana | tra * mesi | tra * mese | tra * anni | tra * anno | fra * minuti | fra * minuto | fra * ore | fra * ora | fra * giorni | fra * giorno | fra * settimane | fra * settimana | fra * mesi | fra * mese | fra * anni | fra * anno
      teach: insegn- | impart-
      learn: impar- | appre- | studi- | scopri- | insegn- | impart-
      behind: dietro | retro
      in_front: davanti
      stays: rest- | riman- | rimarr- | rimas- | conserv- | manten- | mantien- | tieni | tener- | tenut-
      goes_on: continu- | prosegu- | proseg- | riprend-
      nobody: nessuno | non * qualcuno
      somebody: qualcuno
      exceeds: super- | sopra | al di sopra | eccede- | più | oltre
      falls_below: sotto | al di sotto | inferior- | scend- | meno
      print: ristamp- | stampa | stampare | stampar- | stampat- | stampi | stampiamo
      scan: scansion- | scann- | scansion
      expand: espand- | ampli- | estend-
      collapse: comprim- | riduc- | ridott- | nascond- | chiud-
      highest: più alt- | massim- | più elevat-
      lowest: più bass- | minim-
      incoming: entrant- | in arrivo | in entrata | ricevut-
      outgoing: uscent- | in uscita | in partenza | effettuat- | in arrivo | inviat-
      high: alto | alta | alti | alte | elevat-
      low: basso | bassa | bassi | basse
      still: ancora | tuttora | sempre | rest- | rimane- | rimang- | continu-
      no_longer: non è più | non sono più | non * più | ancora | sempre | rest- | rimane- | rimang- | continu-
      because: perché | poiché | siccome | dato che | a causa | visto che | in quanto | per | anche se
      although: sebbene | benché | nonostante | malgrado | anche se | perché | per | in quanto
      bright: luminos- | brillant- | chiar-
      dark: scur- | bui-
      heavy: pesant-
      lightweight: legger-
      loud: alto | alta | alti | alte | forte | forti | rumoros-
      quiet: silenzios- | tranquill- | basso | bassa | bassi | basse | piano | silenzio | debol-
      difficult: difficil- | complicat- | ardu-
      easy: facil- | semplic-
      distant: lontan-
      near: vicin- | prossimità | nei pressi | accanto
      deep: profond-
      shallow: poco profond- | bass- | superficial-
      narrow: strett-
      wide: larg- | ampi-
      at_another_time: più tardi | dopo | in seguito | in un secondo momento | non ora | non adesso
      right_now: adesso | subito | ora | non ora | non adesso
      end_of_period: fine
      start_of_period: inizio | inizi
      both: entrambi | entrambe | tutti e due | tutte e due | ambedue
      one_of_two: uno dei | una delle | uno degli | uno dei due | una delle due
      lost: perso | persa | persi | perse | smarri- | perd-
      found: trovat- | ritrovat-
      take_out: estra- | sforna- | togli- | tira- * fuori
      put_in: inforna- | mett- | inser-
      is_left: riman- | rimangono | resta | restano | restant-
      is_used: usat- | utilizzat- | consumat- | occupat- | speso
      milliliter: millilitr- | ml
      liter: litro | litri
      fingerprint: impronta | impronte | touch id
      face_recognition: volto | facciale | viso | face id
      postponed: rinvi- | rimand- | posticip-
      canceled: annull- | cancell- | disd-
      front_gate: ingresso principale | porta principale | porta d'ingresso | portone
      back_gate: porta posteriore | ingresso posteriore | porta sul retro
      fahrenheit: fahrenheit | f
      celsius: celsius | c
      compress: comprim- | compress- | zipp-
      decompress: decompr- | estra- | scompatt-
      destination: destinazion-
      departure_point: punto di partenza | luogo di partenza | punto di ritiro
      average: in media | medio | valore medio
      total: totale | totali | in totale
      horizontal: orizzontal-
      vertical: vertical-
      """,
    // MARK: Statements
    statements: """
      length: 115
      cause: perché poiché *a_causa* *dato_che* siccome *in_quanto*
      purpose: affinché *così_che_* *in_modo_che_*
      perhaps: forse potrebbe potrebbero eventualmente magari rischia rischiano
      condition: se quando dopo prima finché fino mentre appena senza altrimenti ogni qualora nel nella durante *in_caso* *una_volta* *a_meno* al alla ai alle con per -ndo all'- *resto_della*
      exception: *ma_non* solo soltanto solamente unicamente tranne eccetto salvo esclus- eccezione esclusivamente unic- riservat- limitat- *a_parte* meno fuorché purché *a_patto* *a_condizione*
      can: può puoi possono potrai potrà potranno potete possibile consente permette
      must: deve devi devono dovrà dovrai dovranno dovete obbligatori- necessari- bisogna occorre
      past: *è_stat* *sono_stat* *sono_già* era erano aveva fu furono *_ha_confermato* *_ha_consegnato* *_ha_annullato* *_ha_inviato* *_ha_aggiunto* *_ha_rimosso* *_ha_invitato* *_ha_accettato* *_ha_modificato* *_ha_rimborsato*
      mayBePast: è sono ha hanno hai era erano aveva fu furono stato stata stati state già *_ha_confermato* *_ha_consegnato* *_ha_annullato* *_ha_inviato* *_ha_aggiunto* *_ha_rimosso* *_ha_invitato* *_ha_accettato* *_ha_modificato* *_ha_rimborsato*
      future: sarà saranno -erà -eranno -irà -iranno -rrà -rranno -drà -dranno *a_breve* *tra_poco*
      mayBeFuture: -rà -ranno -rai -remo -rete presto sta
      opening: apri chiudi scegli inserisci interrompi aggiungi rimuovi accendi spegni premi scrivi riprendi esegui leggi disconnetti connetti trasferisci invia
      needNot: *non_è_necessario* *non_serve* *non_occorre* *non_devi_* *non_è_obbligatori* *non_sono_obbligatori* *non_è_richiest* *non_è_indispensabile* *non_bisogna* *non_devi*
      mustNot: *non_può_* *non_puoi_* *non_possono_* vietato vietata proibito
      until: fino
      unless: *a_meno* salvo tranne *a_patto* finché
      weDo: abbiamo possiamo siamo dobbiamo stiamo
      mayBeWe: -iamo -emo noi ci nostr-
      youDo: *^hai_* *^ti_sei_* *^avete_* *^non_hai_* *^puoi_* *^lei_ha_* *^tu_* *^potete_*
      mayBeYou: ti te tu tuo tua tuoi tue hai puoi vi voi vostr- lei suo sua suoi sue
      given: ricev- riceverai
      tone: ops oops uffa accidenti caspita mannaggia *niente_da_fare* *,_bello* *,_bella:* *peccato,* *peccato!* *che_sfortuna* ehi *eh_no* scemo stupido pigrone *bravo,* figurati cavolo *che_peccato* *che_scemo* *te_l'avevo_detto* ahia ahimè
      youDid: hai avete *ti_sei_*
      attempt: tentat- tent- provat- prov- cercat- cerc- volut-
      """,
    // MARK: Roles
    roles: """
      share: di su dei delle degli su_un_totale_di
      to: a ad al alla per con
      from: da dal dalla di del della
      by: da dal dalla
      passive: stato stata stati state viene
      owner: di del della dei dal dalla da
      goal: con in a ad su come
      goalUnclear: dare_
      replace: sostitu rimpiazz
      replacedBy: da con dal_file
      toYou: ti
      done: ha hanno deve devono -ò -arono
      unclear: piac piaq _si_ ricevut riceve ottenut _lo_ l’ha l'ha l’hanno \u{FFFC}_la_ \u{FFFC}_li_ \u{FFFC}_le_
      owning: ha_un ha_una ha_il ha_la ha_lo ha_i ha_le ha_gli ha_del ha_della non_ha_più
      at: in presso
      """,
    // MARK: Clock
    clock: """
      hours: una due tre quattro cinque sei sette otto nove dieci undici dodici
      15: @_e_un_quarto
      30: @_e_mezza @_e_mezzo @_e_trenta
      45-1: @_meno_un_quarto
      45: @_e_tre_quarti
      0: @_in_punto
      10: le_@_e_dieci alle_@_e_dieci
      20: le_@_e_venti alle_@_e_venti
      morning: mattin
      afternoon: pomeriggio di_sera della_sera stasera
      night: notte sera
      """,
    // MARK: Relations
    relations: """
      cause: perché> poiché> siccome> a_causa_di> <quindi <perciò <pertanto <così
      earlier: dopo> <poi <quindi
      later: prima_di> prima_che>
      standard: di> del> della> dello> dell'-> dei> delle> rispetto>
      origin: da> dal> dalla> dallo> dall'-> dai> dagli> dalle>
      goal: a> al> alla> allo> all'-> in> ai> agli> alle> per>
      agent: da> dal> dalla> dallo> dall'-> dai> dagli> dalle>
      span: tra> fra>
      staying: trovano salvat presenti
      """,
    // MARK: Senses
    senses: """
      atlast: eventual-
      infact: attual-
      savemoney: salv-
      freespace: gratis gratuit-
      freeofcharge: liber-
      view: opinion- parere priorità
      chargemoney: ricaric- accus-
      chargebattery: addebit- accus-
      matchgame: corrispond- fiammifer-
      matchsame: partita partite
      ordersequence: ordinazion- comando
      orderpurchase: comando
      backbody: indietro
      backside: schiena
      draftpick: bozza bozze
      bookreserve: libro libri
      playmedia: gioc- gioca giocare
      playgame: riproduc- riproduz-
      rightcorrect: destra
      leftremaining: sinistra sinistro
      closenear: chiud- chius-
      watchdevice: guardare guarda
      watchvideo: orologi- orologio orologi
      balance: equilibri-
      boarding: tavola bacheca lavagna
      tablefurniture: tabella
      lamp: legger- leggero leggera
      shop: memorizz- archivi-
      personalbest: registrazion-
      jogging: esegui- esecuzion- eseguit-
      running: correre correndo
      rating: tasso tariffa
      gratuity: suggeriment- consigli-
      doorkey: tasto tasti
      keyboardkey: chiave chiavi
      textcharacter: personagg-
      clearsky: cancell-
      parking: parco
      trialperiod: processo
      appcrash: incidente schiant-
      problem: edizione
      likephoto: simile simili
      changemoney: modific-
      savekeep: soccorr- salvare_la_vita risparmi-
      closeshut: vicino vicina vicini vicine
      rightside: corrett- giust-
      lightmode: legger- luce luci
      postpublish: posta
      checkverify: assegn-
      signdocument: segno segni cartello
      taptouch: rubinett-
      typeenter: tipo tipi
      drivedisk: guida guidare
      plantgreen: fabbric- stabiliment-
      streamvideo: ruscell-
      clearerase: chiaro chiara chiari
      turngame: svolta curva
      courtsport: tribunale corte
      fallseason: caduta cadute
      dismissclose: licenzi-
      resumecontinue: curriculum
      backreturn: schiena dorso
      bug: insetto insetti cimice
      browsertab: tabulazione
      feed: nutrire alimentare
      bankmoney: panchina panchine riva sponda
      chequemoney: controllo verifica spunta
      supportsteady: sopport-
      filedocument: lima lime
      draftdocument: coscrizione
      homescreen: casa
      cookieweb: biscott-
      driversoftware: autista conducente
      accountuser: resoconto
      shareothers: azione azioni quota
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInItalian),
    // MARK: Denial
    denial: """
      grammar: non no mai senza né niente nulla nessuno nessun nessuna
      meaning: evit- imped- estrane- smess- manca mancano attesa impossib- invalid- sconosc- irrever- disattiv- insuff- incomp- inesist- errat- errore fallit- rifiut- neg- viet- pers- perd- scart- elimin- solo soltanto unicamente smett- ignor- definitiv- permanent-
      besides: *senza_costi* *senza_spese* *senza_fili* *senza_costo*
      failure: impossib- errore errori fallit- fallimento
      plain: non nessuno
      affirming: *_e_non_* *bensì* *non_solo* *non_appena* *perder* *dimentic* *esit*
      sure: non
      offline: offline *non_in_linea* scolleg- disconness-
      keeping: conserv- rest- rimarr- rimang- manten- manterr- ancora
      hiding: nascost- invisib-
      invalidity: scadut- errat- sbagliat- scorrett-
      gratis: gratis gratuit-
      paid: *a_pagamento*
      taken: occupat- prenotat- riservat- esaurit- *già_pres* pieno piena pieni piene completo completa completi complete vendut-
      vacancy: spazio posto libero libera liberi libere
      outdated: obsolet- superat- vecchi- antiquat-
      readOnly: *sola_lettura* *solo_lettura* *solo_in_lettura* *sola_visualizzazione* *protetto_da_scrittura*
      outage: *fuori_servizio* *fuori_uso* guast- bloccat- ferm- sospes- interrott- manutenzione
      loss: scompars- sparit- smarrit- manca mancano
      closure: chius- bloccat- limitat- riservat- vietat-
      privacy: privat- *segret* *riservat*
      refusal: rifiut- respint-
      difference: divers- differ- discord-
      limit: fino massim- solo soltanto almeno minim- limit- meno
      emptiness: vuot-
      only: solo soltanto solamente unicamente
      surelyUnless: *a_meno_che* *salvo_se* *tranne_se* *eccetto_se*
      finality: irrevers- definitiv- permanent- irrecuper-
      delay: attend- aspett- lasci- tien-
      lasting: continua ancora corso prosegue dura
      """,
    // MARK: Modality
    modality: """
      can: può puoi possono potrai potrà possibile
      must: deve devi devono dovrai dovrà
      without: senza
      """,
    // MARK: Clauses
    clauses: """
      words: e ed ma o
      verbs: è sono sarà saranno può possono potrà potranno verrà verranno viene ha stato
      conditionInner: ^se se_non quando qualora
      conditionConceding: *anche_se* *persino_se* *anche_quando*
      """,
    // MARK: States
    states: """
      words: aperto aperta chiuso chiusa salvato salvata eliminato eliminata cancellato cancellata inviato inviata annullato annullata modificato condiviso consentito sostituito rimosso aggiunto interrotto interrotta sospeso sospesa acceso accesa spento spenta connesso disconnesso
      alone: ato ata ati ate uto uta uti ute
      """,
    // MARK: Sentences
    sentences: """
      verbs: è sono era sarà saranno ha hanno può possono deve devono dovrebbe esiste esistono contiene contengono manca mancano resta rimane c’è c'è va vanno si
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: va_bene ho_capito capito d'accordo indietro ignora
      pressing: tocc scegli selezion prem clic
      """,
    // MARK: Evidence
    evidence: """
      words: il lo la i gli le un uno una di del dello della dei degli delle e o ma non è sono sei era stato stata essere ha hanno si ti che chi in nel nella con senza per da dal dalla su sul sulla al alla ai alle più molto questo questa questi queste tuo tua tuoi tue suo sua vuoi può puoi deve quando come dove tutto tutti tutte nessun nessuna già anche modifiche file password impostazioni tardi adesso ora nuovo messaggio messaggi foto elimina rimuovi salva annulla apri chiudi invia condividi modifica aggiungi consenti installa dispositivo gruppo salta attiva disattiva cambia termina continua indietro conferma rifiuta gestisci aggiorna crea cancella
      letters: àèéìíîòóùú
      """,
    // MARK: Address
    address: """
      formalName: Lei
      familiarName: tu
      formal: desidera
      familiar: tu ti te tuo tua tuoi tue vuoi puoi devi hai
      formalForYour: suo sua suoi sue
      formalCommands: verifichi controlli riprovi selezioni scelga tocchi apra chiuda inserisca prema digiti acceda aggiorni attenda confermi installi elimini utilizzi vada scansioni mostri presenti invii
      familiarCommands: verifica controlla riprova seleziona scegli tocca apri chiudi inserisci premi digita accedi aggiorna attendi conferma installa elimina utilizza vai scansiona mostra presenta invia
      formalOpenings: può deve potrà dovrà perderà riceverà
      formalCapitals: lei suo sua suoi sue
      """,
    // MARK: Numbers
    numbers: """
      endings: o/i a/e e/i
      two: due tre
      ofNouns:
      """,
    // MARK: Amounts
    amounts: """
      12: dozzina dozzine
      halves: mezza
      unspelled: sei
      half: *mezz'ora* *mezz’ora* *mezza_ora* *mezza_giornata*
      beyond: *ora_e_mezz* *ore_e_mezz* *giorno_e_mezzo* *giorni_e_mezzo*
      """,
    bounds: """
      under: meno_di_# inferiore_a_# inferiori_a_# al_massimo_# massimo_# sotto_i_# fino_a_# non_più_di_# minori_di_# #_o_meno \
        #_al_massimo
      over: più_di_# oltre_# oltre_i_# oltre_le_# superiore_a_# superiori_a_# almeno_# minimo_# come_minimo_# sopra_i_# \
        non_meno_di_# maggiori_di_# #_o_più #_e_oltre
      within: entro_# nei_prossimi_# nelle_prossime_# in_meno_di_#
      later: dopo_# trascorsi_# trascorse_# passati_# #_dopo #_più_tardi
      earlier: prima_di_# prima_delle_# #_prima
      until: fino_a_# fino_alle_#
      since: dalle_# dal_# a_partire_da_# a_partire_dalle_#
      lasting: per_#
      ahead: tra_# fra_#
      """,
    enumerations: """
      and: e ed
      or: o od oppure
      also: né nonché con più ma anche come senza sia tanto quanto
      clauses: poi quindi dopo prima per
      openings: per se quando dopo prima in
      collective: multimediali media
      """,
    // MARK: People
    people: """
      articles: il lo la l gli i le un una uno su
      joining: e ed o od
      bare: prefix
      mine: mio mia miei mie
      ours: nostro nostra nostri nostre
      yours: tuo tua tuoi tue suo sua suoi sue vostro vostra vostri vostre
      theirs: loro
      """,
    // MARK: Values
    values: """
      honorifics: signor signora
      """,
    // MARK: Marks
    marks: """
      quotations: «» “” ‘’ ‹›
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        pasword=password fatura=fattura fature=fatture imagine=immagine imagini=immagini indirizo=indirizzo aplicazione=applicazione \
        e'=è perche=perché perche'=perché poiche=poiché poiche'=poiché finche=finché finche'=finché \
        affinche=affinché purche=purché benche=benché piu=più piu'=più gia=già gia'=già puo=può \
        puo'=può sara=sarà sara'=sarà saranno'=saranno cosi=così cosi'=così citta=città citta'=città \
        qualita=qualità qualita'=qualità attivita=attività attivita'=attività novita=novità \
        novita'=novità modalita=modalità modalita'=modalità possibilita=possibilità \
        possibilita'=possibilità funzionalita=funzionalità funzionalita'=funzionalità \
        disponibilita=disponibilità identita=identità quantita=quantità velocita=velocità \
        verra=verrà verra'=verrà potra=potrà potra'=potrà dovra=dovrà dovra'=dovrà avra=avrà \
        avra'=avrà andra=andrà andra'=andrà restera=resterà lunedi=lunedì \
        lunedi'=lunedì martedi=martedì martedi'=martedì mercoledi=mercoledì giovedi=giovedì \
        venerdi=venerdì pero=però pero'=però cioe=cioè cioe'=cioè meta'=metà c'e'=c’è c'e=c’è \
        qual'è=qual_è un'altro=un_altro pò=po’ sè=sé fà=fa perchè=perché poichè=poiché finchè=finché \
        nè=né xchè=perché agiungere=aggiungere agiunta=aggiunta agiunto=aggiunto agiungi=aggiungi \
        aggiornameto=aggiornamento accellerare=accelerare aqua=acqua eccezzione=eccezione \
        propio=proprio communicazione=comunicazione obbiettivo=obiettivo \
        cancelazione=cancellazione connesione=connessione impostazzioni=impostazioni \
        applicazzione=applicazione \
        nonche=nonché
        """,
      slips:
        "*azzione=azione *azzioni=azioni *izzione=izione *izzioni=izioni *uzzione=uzione *uzzioni=uzioni *ción=zione *ciones=zioni *ção=zione *ções=zioni",
      everyday: .italian,
      turnedAccents: "á=à í=ì ú=ù",
      misspeltRuns: """
        un’errore=un_errore un'errore=un_errore un’account=un_account un'account=un_account \
        un’elemento=un_elemento un'elemento=un_elemento un’album=un_album un'album=un_album \
        un’indirizzo=un_indirizzo un'indirizzo=un_indirizzo un’avviso=un_avviso un'avviso=un_avviso \
        un’altro=un_altro un'altro=un_altro un’evento=un_evento un'evento=un_evento \
        un’articolo=un_articolo un'articolo=un_articolo un’abbonamento=un_abbonamento \
        un'abbonamento=un_abbonamento un’accesso=un_accesso un'accesso=un_accesso \
        un’aggiornamento=un_aggiornamento un'aggiornamento=un_aggiornamento un’ordine=un_ordine \
        un'ordine=un_ordine un’allegato=un_allegato un'allegato=un_allegato un’invito=un_invito \
        un'invito=un_invito un’orario=un_orario un'orario=un_orario un’oggetto=un_oggetto \
        un'oggetto=un_oggetto un’archivio=un_archivio un'archivio=un_archivio un’elenco=un_elenco \
        un'elenco=un_elenco un’esempio=un_esempio un'esempio=un_esempio un’importo=un_importo \
        un'importo=un_importo un’intervallo=un_intervallo un'intervallo=un_intervallo un’aereo=un_aereo \
        un'aereo=un_aereo un’anno=un_anno un'anno=un_anno
        """,
      soundChanges: """
        il/a|e|i|o|u|à|è|é|ì|ò|ù!one|uber|ukulele=l’ al,dal,del,nel,sul,quel/a|e|i|o|u|à|è|é|ì|ò|ù!one|uber=+l’ \
        il/sb|sc|sd|sf|sg|sk|sl|sm|sn|sp|sq|sr|st|sv|sw|z|gn|ps=lo_ i/sb|sc|sd|sf|sg|sk|sl|sm|sn|sp|sq|sr|st|sv|sw|z|gn|ps=gli_ un/sb|sc|sd|sf|sg|sk|sl|sm|sn|sp|sq|sr|st|sv|sw|z|gn|ps=+o_ \
        al,dal,del,nel,sul,bel,quel/sb|sc|sd|sf|sg|sk|sl|sm|sn|sp|sq|sr|st|sv|sw|z|gn|ps=+lo_ \
        ai,dai,dei,nei,sui,quei/sb|sc|sd|sf|sg|sk|sl|sm|sn|sp|sq|sr|st|sv|sw|z|gn|ps=-gli_
        """,
      keepingSound: .words("o e a ed od ad è i in un uno una"),
      wrongAfter: """
        di/il=!del,lo=!dello,i=!dei,gli=!degli,le=!delle,la=!della \
        a/il=!al,lo=!allo,i=!ai,gli=!agli,le=!alle,la=!alla \
        da/il=!dal,lo=!dallo,i=!dai,gli=!dagli,le=!dalle,la=!dalla \
        in/il=!nel,lo=!nello,i=!nei,gli=!negli,le=!nelle,la=!nella \
        su/il=!sul,lo=!sullo,i=!sui,gli=!sugli,le=!sulle,la=!sulla \
        è/funzionato=!ha_funzionato,funzionata=!ha_funzionato \
        sei/dormito=!hai_dormito,funzionato=!hai_funzionato,viaggiato=!hai_viaggiato,partecipato=!hai_partecipato,camminato=!hai_camminato,telefonato=!hai_telefonato,cenato=!hai_cenato,pranzato=!hai_pranzato,contribuito=!hai_contribuito,collaborato=!hai_collaborato,reagito=!hai_reagito,esitato=!hai_esitato,insistito=!hai_insistito,nuotato=!hai_nuotato,sciato=!hai_sciato,rinunciato=!hai_rinunciato \
        siamo/dormito=!abbiamo_dormito,funzionato=!abbiamo_funzionato,viaggiato=!abbiamo_viaggiato,partecipato=!abbiamo_partecipato,camminato=!abbiamo_camminato,telefonato=!abbiamo_telefonato,cenato=!abbiamo_cenato,pranzato=!abbiamo_pranzato,contribuito=!abbiamo_contribuito,collaborato=!abbiamo_collaborato,reagito=!abbiamo_reagito,esitato=!abbiamo_esitato,insistito=!abbiamo_insistito,nuotato=!abbiamo_nuotato,sciato=!abbiamo_sciato,rinunciato=!abbiamo_rinunciato,dormiti=!abbiamo_dormito,funzionati=!abbiamo_funzionato,viaggiati=!abbiamo_viaggiato,partecipati=!abbiamo_partecipato,camminati=!abbiamo_camminato,telefonati=!abbiamo_telefonato,cenati=!abbiamo_cenato,pranzati=!abbiamo_pranzato,contribuiti=!abbiamo_contribuito,collaborati=!abbiamo_collaborato,reagiti=!abbiamo_reagito,esitati=!abbiamo_esitato,insistiti=!abbiamo_insistito,nuotati=!abbiamo_nuotato,sciati=!abbiamo_sciato,rinunciati=!abbiamo_rinunciato \
        siete/dormito=!avete_dormito,funzionato=!avete_funzionato,viaggiato=!avete_viaggiato,partecipato=!avete_partecipato,camminato=!avete_camminato,telefonato=!avete_telefonato,cenato=!avete_cenato,pranzato=!avete_pranzato,contribuito=!avete_contribuito,collaborato=!avete_collaborato,reagito=!avete_reagito,esitato=!avete_esitato,insistito=!avete_insistito,nuotato=!avete_nuotato,sciato=!avete_sciato,rinunciato=!avete_rinunciato,dormiti=!avete_dormito,funzionati=!avete_funzionato,viaggiati=!avete_viaggiato,partecipati=!avete_partecipato,camminati=!avete_camminato,telefonati=!avete_telefonato,cenati=!avete_cenato,pranzati=!avete_pranzato,contribuiti=!avete_contribuito,collaborati=!avete_collaborato,reagiti=!avete_reagito,esitati=!avete_esitato,insistiti=!avete_insistito,nuotati=!avete_nuotato,sciati=!avete_sciato,rinunciati=!avete_rinunciato \
        sono/dormito=!ho_dormito,funzionato=!ho_funzionato,viaggiato=!ho_viaggiato,partecipato=!ho_partecipato,camminato=!ho_camminato,telefonato=!ho_telefonato,cenato=!ho_cenato,pranzato=!ho_pranzato,contribuito=!ho_contribuito,collaborato=!ho_collaborato,reagito=!ho_reagito,esitato=!ho_esitato,insistito=!ho_insistito,nuotato=!ho_nuotato,sciato=!ho_sciato,rinunciato=!ho_rinunciato,dormiti=!hanno_dormito,funzionati=!hanno_funzionato,viaggiati=!hanno_viaggiato,partecipati=!hanno_partecipato,camminati=!hanno_camminato,telefonati=!hanno_telefonato,cenati=!hanno_cenato,pranzati=!hanno_pranzato,contribuiti=!hanno_contribuito,collaborati=!hanno_collaborato,reagiti=!hanno_reagito,esitati=!hanno_esitato,insistiti=!hanno_insistito,nuotati=!hanno_nuotato,sciati=!hanno_sciato,rinunciati=!hanno_rinunciato \
        ha/partito=~è,tornato=~è,tornata=~è,tornati=~è,tornate=~è,arrivato=~è,arrivata=~è,arrivati=~è,arrivate=~è,andato=~è,andata=~è,andati=~è,andate=~è,uscito=~è,usciti=~è,entrato=~è,entrati=~è,diventato=~è,diventata=~è,diventati=~è,diventate=~è,scaduto=~è,scaduta=~è,scaduti=~è,scadute=~è,rimasto=~è,rimasta=~è,rimasti=~è,rimaste=~è,venuto=~è,venuta=~è,venuti=~è,venute=~è,nato=~è,nata=~è,nati=~è,nate=~è,riuscito=~è,riuscita=~è,riusciti=~è,riuscite=~è,caduto=~è,caduta=~è,caduti=~è,scomparso=~è,scomparsa=~è,scomparsi=~è,scomparse=~è,sopravvenuto=~è,sopravvenuta=~è,sopravvenuti=~è,sopravvenute=~è,intervenuto=~è,intervenuta=~è,intervenuti=~è,intervenute=~è,partita=~è,uscita=~è,entrata=~è \
        hanno/partito=~sono,tornato=~sono,tornata=~sono,tornati=~sono,tornate=~sono,arrivato=~sono,arrivata=~sono,arrivati=~sono,arrivate=~sono,andato=~sono,andata=~sono,andati=~sono,andate=~sono,uscito=~sono,usciti=~sono,entrato=~sono,entrati=~sono,diventato=~sono,diventata=~sono,diventati=~sono,diventate=~sono,scaduto=~sono,scaduta=~sono,scaduti=~sono,scadute=~sono,rimasto=~sono,rimasta=~sono,rimasti=~sono,rimaste=~sono,venuto=~sono,venuta=~sono,venuti=~sono,venute=~sono,nato=~sono,nata=~sono,nati=~sono,nate=~sono,riuscito=~sono,riuscita=~sono,riusciti=~sono,riuscite=~sono,caduto=~sono,caduta=~sono,caduti=~sono,scomparso=~sono,scomparsa=~sono,scomparsi=~sono,scomparse=~sono,sopravvenuto=~sono,sopravvenuta=~sono,sopravvenuti=~sono,sopravvenute=~sono,intervenuto=~sono,intervenuta=~sono,intervenuti=~sono,intervenute=~sono \
        ho/partito=~sono,tornato=~sono,tornata=~sono,tornati=~sono,tornate=~sono,arrivato=~sono,arrivata=~sono,arrivati=~sono,arrivate=~sono,andato=~sono,andata=~sono,andati=~sono,andate=~sono,uscito=~sono,usciti=~sono,entrato=~sono,entrati=~sono,diventato=~sono,diventata=~sono,diventati=~sono,diventate=~sono,scaduto=~sono,scaduta=~sono,scaduti=~sono,scadute=~sono,rimasto=~sono,rimasta=~sono,rimasti=~sono,rimaste=~sono,venuto=~sono,venuta=~sono,venuti=~sono,venute=~sono,nato=~sono,nata=~sono,nati=~sono,nate=~sono,riuscito=~sono,riuscita=~sono,riusciti=~sono,riuscite=~sono,caduto=~sono,caduta=~sono,caduti=~sono,scomparso=~sono,scomparsa=~sono,scomparsi=~sono,scomparse=~sono,sopravvenuto=~sono,sopravvenuta=~sono,sopravvenuti=~sono,sopravvenute=~sono,intervenuto=~sono,intervenuta=~sono,intervenuti=~sono,intervenute=~sono \
        hai/partito=~sei,tornato=~sei,tornata=~sei,tornati=~sei,tornate=~sei,arrivato=~sei,arrivata=~sei,arrivati=~sei,arrivate=~sei,andato=~sei,andata=~sei,andati=~sei,andate=~sei,uscito=~sei,usciti=~sei,entrato=~sei,entrati=~sei,diventato=~sei,diventata=~sei,diventati=~sei,diventate=~sei,scaduto=~sei,scaduta=~sei,scaduti=~sei,scadute=~sei,rimasto=~sei,rimasta=~sei,rimasti=~sei,rimaste=~sei,venuto=~sei,venuta=~sei,venuti=~sei,venute=~sei,nato=~sei,nata=~sei,nati=~sei,nate=~sei,riuscito=~sei,riuscita=~sei,riusciti=~sei,riuscite=~sei,caduto=~sei,caduta=~sei,caduti=~sei,scomparso=~sei,scomparsa=~sei,scomparsi=~sei,scomparse=~sei,sopravvenuto=~sei,sopravvenuta=~sei,sopravvenuti=~sei,sopravvenute=~sei,intervenuto=~sei,intervenuta=~sei,intervenuti=~sei,intervenute=~sei \
        abbiamo/partito=~siamo,tornato=~siamo,tornata=~siamo,tornati=~siamo,tornate=~siamo,arrivato=~siamo,arrivata=~siamo,arrivati=~siamo,arrivate=~siamo,andato=~siamo,andata=~siamo,andati=~siamo,andate=~siamo,uscito=~siamo,usciti=~siamo,entrato=~siamo,entrati=~siamo,diventato=~siamo,diventata=~siamo,diventati=~siamo,diventate=~siamo,scaduto=~siamo,scaduta=~siamo,scaduti=~siamo,scadute=~siamo,rimasto=~siamo,rimasta=~siamo,rimasti=~siamo,rimaste=~siamo,venuto=~siamo,venuta=~siamo,venuti=~siamo,venute=~siamo,nato=~siamo,nata=~siamo,nati=~siamo,nate=~siamo,riuscito=~siamo,riuscita=~siamo,riusciti=~siamo,riuscite=~siamo,caduto=~siamo,caduta=~siamo,caduti=~siamo,scomparso=~siamo,scomparsa=~siamo,scomparsi=~siamo,scomparse=~siamo,sopravvenuto=~siamo,sopravvenuta=~siamo,sopravvenuti=~siamo,sopravvenute=~siamo,intervenuto=~siamo,intervenuta=~siamo,intervenuti=~siamo,intervenute=~siamo \
        avete/partito=~siete,tornato=~siete,tornata=~siete,tornati=~siete,tornate=~siete,arrivato=~siete,arrivata=~siete,arrivati=~siete,arrivate=~siete,andato=~siete,andata=~siete,andati=~siete,andate=~siete,uscito=~siete,usciti=~siete,entrato=~siete,entrati=~siete,diventato=~siete,diventata=~siete,diventati=~siete,diventate=~siete,scaduto=~siete,scaduta=~siete,scaduti=~siete,scadute=~siete,rimasto=~siete,rimasta=~siete,rimasti=~siete,rimaste=~siete,venuto=~siete,venuta=~siete,venuti=~siete,venute=~siete,nato=~siete,nata=~siete,nati=~siete,nate=~siete,riuscito=~siete,riuscita=~siete,riusciti=~siete,riuscite=~siete,caduto=~siete,caduta=~siete,caduti=~siete,scomparso=~siete,scomparsa=~siete,scomparsi=~siete,scomparse=~siete,sopravvenuto=~siete,sopravvenuta=~siete,sopravvenuti=~siete,sopravvenute=~siete,intervenuto=~siete,intervenuta=~siete,intervenuti=~siete,intervenute=~siete \
        aveva/partito=~era,tornato=~era,tornata=~era,tornati=~era,tornate=~era,arrivato=~era,arrivata=~era,arrivati=~era,arrivate=~era,andato=~era,andata=~era,andati=~era,andate=~era,uscito=~era,usciti=~era,entrato=~era,entrati=~era,diventato=~era,diventata=~era,diventati=~era,diventate=~era,scaduto=~era,scaduta=~era,scaduti=~era,scadute=~era,rimasto=~era,rimasta=~era,rimasti=~era,rimaste=~era,venuto=~era,venuta=~era,venuti=~era,venute=~era,nato=~era,nata=~era,nati=~era,nate=~era,riuscito=~era,riuscita=~era,riusciti=~era,riuscite=~era,caduto=~era,caduta=~era,caduti=~era,scomparso=~era,scomparsa=~era,scomparsi=~era,scomparse=~era,sopravvenuto=~era,sopravvenuta=~era,sopravvenuti=~era,sopravvenute=~era,intervenuto=~era,intervenuta=~era,intervenuti=~era,intervenute=~era \
        avevano/partito=~erano,tornato=~erano,tornata=~erano,tornati=~erano,tornate=~erano,arrivato=~erano,arrivata=~erano,arrivati=~erano,arrivate=~erano,andato=~erano,andata=~erano,andati=~erano,andate=~erano,uscito=~erano,usciti=~erano,entrato=~erano,entrati=~erano,diventato=~erano,diventata=~erano,diventati=~erano,diventate=~erano,scaduto=~erano,scaduta=~erano,scaduti=~erano,scadute=~erano,rimasto=~erano,rimasta=~erano,rimasti=~erano,rimaste=~erano,venuto=~erano,venuta=~erano,venuti=~erano,venute=~erano,nato=~erano,nata=~erano,nati=~erano,nate=~erano,riuscito=~erano,riuscita=~erano,riusciti=~erano,riuscite=~erano,caduto=~erano,caduta=~erano,caduti=~erano,scomparso=~erano,scomparsa=~erano,scomparsi=~erano,scomparse=~erano,sopravvenuto=~erano,sopravvenuta=~erano,sopravvenuti=~erano,sopravvenute=~erano,intervenuto=~erano,intervenuta=~erano,intervenuti=~erano,intervenute=~erano \
        ha/stato=!è_stato,stata=!è_stata hanno/stati=!sono_stati,state=!sono_state
        """,
      beParticiples: WritingWords.BeParticiples(
        subjects: "lui=m lei=f", endings: "o/a/i/e", forms: "o/a/i/e"),
      wrongBetween: """
        sono/abbandonato/la,le,l',gli,i,una,questa,queste=!hanno_abbandonato sono/lasciato/la,le,l',gli,i,una,questa,queste=!hanno_lasciato sono/terminato/la,le,l',gli,i,una,questa,queste=!hanno_terminato sono/accettato/la,le,l',gli,i,una,questa,queste=!hanno_accettato sono/rifiutato/la,le,l',gli,i,una,questa,queste=!hanno_rifiutato sono/scelto/la,le,l',gli,i,una,questa,queste=!hanno_scelto sono/vinto/la,le,l',gli,i,una,questa,queste=!hanno_vinto sono/perso/la,le,l',gli,i,una,questa,queste=!hanno_perso sono/ricevuto/la,le,l',gli,i,una,questa,queste=!hanno_ricevuto sono/letto/la,le,l',gli,i,una,questa,queste=!hanno_letto sono/visto/la,le,l',gli,i,una,questa,queste=!hanno_visto sono/raggiunto/la,le,l',gli,i,una,questa,queste=!hanno_raggiunto sono/trovato/la,le,l',gli,i,una,questa,queste=!hanno_trovato sono/scaricato/la,le,l',gli,i,una,questa,queste=!hanno_scaricato sono/aperto/la,le,l',gli,i,una,questa,queste=!hanno_aperto sono/chiuso/la,le,l',gli,i,una,questa,queste=!hanno_chiuso sono/aggiunto/la,le,l',gli,i,una,questa,queste=!hanno_aggiunto sono/condiviso/la,le,l',gli,i,una,questa,queste=!hanno_condiviso sono/modificato/la,le,l',gli,i,una,questa,queste=!hanno_modificato sono/salvato/la,le,l',gli,i,una,questa,queste=!hanno_salvato sono/annullato/la,le,l',gli,i,una,questa,queste=!hanno_annullato sono/pagato/la,le,l',gli,i,una,questa,queste=!hanno_pagato sono/richiesto/la,le,l',gli,i,una,questa,queste=!hanno_richiesto sono/invitato/la,le,l',gli,i,una,questa,queste=!hanno_invitato sono/segnalato/la,le,l',gli,i,una,questa,queste=!hanno_segnalato sono/bloccato/la,le,l',gli,i,una,questa,queste=!hanno_bloccato sono/creato/la,le,l',gli,i,una,questa,queste=!hanno_creato sono/confermato/la,le,l',gli,i,una,questa,queste=!hanno_confermato sono/usato/la,le,l',gli,i,una,questa,queste=!hanno_usato sono/acquistato/la,le,l',gli,i,una,questa,queste=!hanno_acquistato sono/venduto/la,le,l',gli,i,una,questa,queste=!hanno_venduto sono/installato/la,le,l',gli,i,una,questa,queste=!hanno_installato sono/eliminato/la,le,l',gli,i,una,questa,queste=!hanno_eliminato sono/inviato/la,le,l',gli,i,una,questa,queste=!hanno_inviato
        """,
      determiners: """
        il=m ~lo=m ~la=f i=M ~gli=M ~le=F un=m uno=m una=f questo=m questa=f questi=M queste=F quel=m \
        quello=m quella=f quei=M quegli=M quelle=F del=m3 dello=m3 della=f3 dei=M degli=M delle=F \
        al=m3 allo=m3 alla=f3 ai=M3 agli=M3 alle=F3 nel=m3 nello=m3 nella=f3 nei=M3 negli=M3 nelle=F3 sul=m3 \
        sulla=f3 sui=M3 sugli=M3 sulle=F3 dal=m3 dalla=f3 dai=M3 dagli=M3 dalle=F3 col=m3 ogni=s qualche=s \
        due=MF tre=MF quattro=MF cinque=MF sette=MF otto=MF \
        nessun=m nessuna=f alcuni=M alcune=F alcun=m alcuna=f
        """,
      elidedDeterminers: ["l'", "un'"],
      adjectives: """
        nuovo=m nuova=f nuovi=M nuove=F tuo=m tua=f tuoi=M tue=F suo=m sua=f suoi=M sue=F mio=m mia=f \
        miei=M mie=F nostro=m nostra=f nostri=M nostre=F vostro=m vostra=f vostri=M vostre=F ultimo=m \
        ultima=f ultimi=M ultime=F primo=m prima=f primi=M prime=F altro=m altra=f altri=M altre=F \
        stesso=m stessa=f stessi=M stesse=F prossimo=m prossima=f prossimi=M prossime=F vecchio=m \
        vecchia=f vecchi=M vecchie=F propri=M proprie=F
        """,
      attributes: """
        rosso=m rossa=f rossi=M rosse=F bianco=m bianca=f bianchi=M bianche=F nero=m nera=f neri=M nere=F \
        giallo=m gialla=f gialli=M gialle=F nuovo=m nuova=f nuovi=M nuove=F vecchio=m vecchia=f vecchi=M \
        vecchie=F antico=m antica=f antichi=M antiche=F moderno=m moderna=f moderni=M moderne=F piccolo=m \
        piccola=f piccoli=M piccole=F sporco=m sporchi=M sporche=F rotto=m rotta=f rotti=M rotte=F \
        pieno=m piena=f pieni=M piene=F vuoto=m vuoti=M vuote=F gratuito=m gratuita=f gratuiti=M \
        gratuite=F pubblico=m pubblici=M pubbliche=F privato=m privata=f privati=M private=F \
        elettronico=m elettronica=f elettronici=M elettroniche=F
        """,
      notAttributesBefore: .words("scuro chiaro intenso vivo pastello fuoco e o"),
      adjectiveFamilies: """
        serio/seria/seri/serie pulito/pulita/puliti/pulite sporco/sporca/sporchi/sporche bagnato/bagnata/bagnati/bagnate \
        caldo/calda/caldi/calde freddo/fredda/freddi/fredde valido/valida/validi/valide errato/errata/errati/errate \
        sconosciuto/sconosciuta/sconosciuti/sconosciute successivo/successiva/successivi/successive \
        precedente/precedenti disponibile/disponibili personale/personali vecchio/vecchia/vecchi/vecchie \
        sbagliato/sbagliata/sbagliati/sbagliate pesante/pesanti
        """,
      wholes: "tutti=M tutte=F",
      families: """
        il/la/i/le un/una questo/questa/questi/queste quel/quella/quei/quelle del/della/dei/delle \
        al/alla/ai/alle nel/nella/nei/nelle dal/dalla/dai/dalle sul/sulla/sui/sulle nessun/nessuna \
        rosso/rossa/rossi/rosse bianco/bianca/bianchi/bianche nero/nera/neri/nere giallo/gialla/gialli/gialle \
        nuovo/nuova/nuovi/nuove vecchio/vecchia/vecchi/vecchie antico/antica/antichi/antiche \
        moderno/moderna/moderni/moderne piccolo/piccola/piccoli/piccole sporco/sporca/sporchi/sporche \
        rotto/rotta/rotti/rotte pieno/piena/pieni/piene vuoto/vuota/vuoti/vuote \
        gratuito/gratuita/gratuiti/gratuite pubblico/pubblica/pubblici/pubbliche \
        privato/privata/privati/private elettronico/elettronica/elettronici/elettroniche
        """,
      vowelGenders: "a=f o=m",
      vowelDeterminers: .words(
        "il del al nel dal sul un nuovo primo una della alla nella dalla sulla nuova prima"),
      notVowelGenders: .words(
        """
        -ista -data cruciverba parabrezza salvavita passaparola belga geometra autodidatta -arca despota alerta alba -ita -ma -eta -ata -iota -ota -cida -auta -iatra -sta cinema delta gorilla panda puma koala yoga karma vaglia boia sosia duca papa \
        collega nulla data media extra beta alfa camera sudoku vodka tequila paprica mantra drama era ora rosa viola lilla \
        mano foto moto radio auto dinamo libido eco biro metro euro video audio disco demo promo macro micro turbo pro \
        modella soprano virago polio squillo squadra guida guardia spia sentinella recluta scia agenda_ quota_ memo storno \
        volta_ se_ capra_ fino meno tanto dopo sotto sopra contro prima contra da
        """),
      nouns: """
        m problema/problemi sistema/sistemi programma/programmi bonifico/bonifici appuntamento treno negozio medico divano \
        letto armadio pranzo compito esame albergo/alberghi quaderno file/file documento album/album contatto messaggio telefono numero codice nome indirizzo \
        evento elemento dispositivo computer/computer browser/browser promemoria/promemoria link/link \
        pulsante testo titolo menu/menu profilo progetto calendario microfono spazio video/video account/account \
        pagamento ordine prodotto articolo pacco/pacchi viaggio/viaggi volo biglietto/biglietti ristorante \
        corso risultato gruppo amico/amici membro utente abbonamento permesso servizio/servizi server/server \
        sistema/sistemi registro* prezzo saldo importo modulo certificato orario/orari mese giorno minuto \
        secondo libro errore aggiornamento brano backup/backup accesso schermo allegato \
        f mano/mani macchina lampada camicia/camicie scarpa borsa penna casa scuola cucina finestra stanza palestra piscina \
        foto/foto immagine cartella lista nota* applicazione app/app password/password sessione \
        connessione canzone libreria versione iscrizione copia*/copie ricerca/ricerche fotocamera \
        batteria stampante finestra attività/attività riunione conversazione carta/carte notifica/notifiche \
        opzione operazione rete settimana ora città/città posizione offerta fattura risposta domanda consegna \
        chiave porta tastiera e-mail/e-mail email/email modifica*/modifiche richiesta/richieste lezione \
        ricetta prenotazione chiamata partita pagina scheda \
        m ombrello zaino portafoglio/portafogli coltello cucchiaio/cucchiai bicchiere piatto pane formaggio/formaggi \
        tappeto specchio/specchi tetto giardino cancello cappello cappotto anello orologio/orologi passaporto aereo \
        autobus/autobus taxi/taxi aeroporto ospedale farmaco/farmaci vaccino peso cuore muscolo esercizio/esercizi \
        professore vocabolario/vocabolari film/film trofeo personaggio/personaggi premio/premi museo punteggio/punteggi \
        cavo tema/temi clima/climi bilancio/bilanci affitto stipendio/stipendi temporale vento albero uccello cane gatto \
        pesce cavallo bambino compleanno regalo matrimonio/matrimoni quartiere rumore sensore frigorifero forno f \
        forchetta tazza zuppa carne insalata torta bottiglia coperta sedia poltrona lavastoviglie/lavastoviglie \
        giacca/giacche gonna maglietta cravatta cintura collana valigia/valigie strada autostrada spiaggia/spiagge \
        montagna isola crociera dose pillola febbre squadra medaglia melodia chitarra scena galleria banca/banche cassa \
        moneta neve pioggia/piogge temperatura moto/moto auto/auto radio/radio luce/luci stella pianta serratura \
        lampadina gita vacanza festa lettera busta spesa garanzia tariffa
        """,
      plural: .italian,
      verbs: """
        è=s sono=p era=s erano=p sarà=s saranno=p viene=s vengono=p può=s possono=p deve=s \
        devono=p verrà=s verranno=p potrà=s potranno=p va=s vanno=p accende=s accendono=p spegne=s spengono=p arriva=s arrivano=p parte=s \
        partono=p inizia=s iniziano=p termina=s terminano=p finisce=s finiscono=p scade=s scadono=p apre=s aprono=p \
        chiude=s chiudono=p richiede=s richiedono=p contiene=s contengono=p include=s includono=p funziona=s \
        funzionano=p rimane=s rimangono=p sta=s stanno=p scompare=s scompaiono=p appare=s appaiono=p
        """,
      perfects: "ha=s hanno=p",
      copulas: "e=è",
      auxiliaries: "stiamo sto",
      participles: """
        verific=ando aggiorn=ando caric=ando elabor=ando invi=ando sincronizz=ando cerc=ando controll=ando \
        prepar=ando scaric=ando salv=ando
        """,
      participleEndings: "ato ata",
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: .words("ho hai ha abbiamo avete hanno"),
        copulas: .words("stato stata stati state"), linking: ["è", "sono"],
        helpers: .words("è sono sia siano era erano sarà saranno"),
        infinitives: .words(
          """
          rimuovere chiudere scegliere prendere mettere leggere scrivere trasmettere permettere concedere aggiungere \
          condividere sospendere spegnere
          """),
        endings: ["are", "ire"],
        others: .words(
          """
          cellulare particolare militare titolare esemplare regolare irregolare popolare solare lunare nucleare polare \
          volgare singolare similare familiare secolare circolare stellare collare altare \
          elementare alimentare lineare complementare
          """),
        notThings: .words("errore opzione operazione modifica richiesta lezione pulsante")),
      misusedParticiples: WritingWords.MisusedParticiples(
        verbs: [], prepositions: ["per"], ending: "ato", infinitive: "are", between: []),
      clauseVerbs: WritingWords.ClauseVerbs(
        rules: """
          ha=è,hanno=sono,ho=sono,hai=sei,abbiamo=siamo,avete=siete,aveva=era,avevano=erano/\
          andato,andati,andate,arrivato,arrivata,arrivati,arrivate,tornato,tornata,tornati,tornate,rimasto,rimasta,\
          rimasti,rimaste,diventato,diventata,diventati,diventate,stato,stata,stati,nato,nata,nati,nate,restato,\
          restata,restati,restate,sparito,sparita,spariti,sparite,giunto,giunta,giunti,giunte,scaduto,scaduta,\
          scaduti,scadute,accaduto,accaduta,accaduti,accadute,riuscito,riuscita,riusciti,riuscite,avvenuto,\
          avvenuta,avvenuti,avvenute,piaciuto,piaciuta,piaciuti,piaciute,partito,venuto,venuti,entrato,\
          entrati,uscito,caduto,caduti,apparso,comparso,scomparso,morto \
          puoi,può,possiamo,potete,possono,devi,deve,dobbiamo,dovete,devono,potrai,potrà,potrete,dovrai,dovrà,dovrete/\
          *ato=are,*ito=ire
          """,
        others: .words("stato privato mercato prato gelato subito"),
        between: .words(
          """
          già appena ancora anche sempre mai ormai ieri oggi non più tutti tutte bene subito ora lo la li le ci ti mi vi ne
          """),
        betweenEnd: "mente"),
      missingBeen: WritingWords.MissingBeen(
        things: .words(
          """
          pagamento richiesta ordine messaggio file foto prenotazione documento account carta biglietto pacco fattura bonifico \
          abbonamento iscrizione invito appuntamento video contratto
          """),
        auxiliaries: "ha=è_stato hanno=sono_stati",
        participles: .words(
          """
          rifiutato respinto annullato eliminato inviato bloccato confermato salvato modificato condiviso scaricato consegnato \
          rimborsato convalidato approvato pubblicato archiviato ripristinato spostato copiato
          """),
        ending: "o=o/o/o/o"),
      been: "stato stata stati state",
      between: "non si già ancora anche più molto troppo ora sempre mai",
      predicates: """
        aperto=m aperta=f aperti=M aperte=F chiuso=m chiusa=f chiusi=M chiuse=F attivo=m attivi=M \
        attive=F inattivo=m inattivi=M inattive=F gratuito=m gratuita=f gratuiti=M gratuite=F rotto=m \
        rotta=f rotti=M rotte=F scritto=m scritta=f scritti=M scritte=F messo=m messi=M messe=F perso=m \
        persa=f persi=M perse=F spento=m spenta=f spenti=M spente=F acceso=m accesa=f accesi=M accese=F \
        offerto=m offerti=M coperto=m coperti=M sospeso=m sospesa=f \
        sospesi=M sospese=F connesso=m connessa=f connessi=M connesse=F disconnesso=m disconnessa=f \
        disconnessi=M disconnesse=F permesso=m permessa=f permessi=M permesse=F ammesso=m ammessa=f ammessi=M \
        ammesse=F trasmesso=m trasmessa=f trasmessi=M trasmesse=F condiviso=m condivisa=f condivisi=M \
        condivise=F risolto=m risolta=f risolti=M risolte=F aggiunto=m aggiunti=M scelto=m \
        scelti=M tolto=m tolta=f tolti=M tolte=F iscritto=m iscritta=f iscritti=M iscritte=F \
        esposto=m esposta=f esposti=M esposte=F corretti=M corrette=F protetti=M protette=F scaduti=M scadute=F \
        pieni=M piene=F nuovi=M nuove=F \
        stato=m stata=f stati=M state=F \
        piccolo=m piccola=f piccoli=M piccole=F vuoto=m vuoti=M vuote=F pieno=m piena=f nuovo=m nuova=f \
        corto=m corta=f lungo=m lunga=f pronto=m pronta=f pronti=M pronte=F errato=m errata=f errati=M errate=F \
        corretto=m corretta=f protetto=m protetta=f scaduto=m scaduta=f
        """,
      predicateEndings: "ato=m ata=f ati=M ate=F uto=m uta=f uti=M ute=F",
      notPredicates: .words(
        """
        dati update locate formato mercato mandato certificato risultato allegato minuto aiuto \
        contenuto contatto data date rate volte estate tentato privato contenuti minuti risultati \
        certificati allegati tentati salute durata giornata chiamata serata entrata entrate
        """),
      nounEndings: """
        zione=f zioni=F sione=f sioni=F tà=fF tù=fF trice=f trici=F tudine=f mento=m menti=M aggio=m aggi=M
        """,
      notNounEndings: .words("commento commenti argomento momenti aggiungi"),
      presumesNouns: true,
      untold: .words(
        """
        volta maggior maggioranza parte metà resto decina dozzina centinaio migliaio milione miliardo paio quarto terzo quinto decimo serie quantità totalità gente lunedì martedì \
        mercoledì giovedì venerdì sabato domenica mattina sera notte momento giorno
        """),
      measures: .words(
        """
        secondi minuti ore giorni settimane mesi anni mattine sere notti volte euro dollari chilometri metri gradi \
        sabati domeniche
        """),
      quantities: .words(
        "decina dozzina quindicina ventina trentina cinquantina centinaio migliaio"),
      quantityJoints: ["di", "d'"],
      prepositions: .words(
        """
        di del dello della dei degli delle a al alla ai alle da dal dalla in nel nella per con senza su sul sulla \
        tra fra d' dell' nell' all'
        """),
      joints: .words("e ed o od né che chi cui se quando dove ma come mentre perché è"),
      pluralEnding: "i",
      infinitiveEndings: ["are", "ere", "ire"],
      doubling: .all,
      repeatable: """
        via piano man mano quasi subito ben poco così si no che ci sì sotto bla proprio lei loro uno
        """,
      unrepeatable: "a e o i è",
      reflexivePassive: WritingWords.ReflexivePassive(
        pronoun: "si", determiners: .words("le i gli queste questi tue tuoi sue suoi"),
        times: .words(
          """
          lunedì martedì mercoledì giovedì venerdì sabati domeniche giorni notti ore settimane mesi anni volte minuti mattine sere
          festivi feriali marche
          """),
        verbs: """
          elimina=eliminano eliminerà=elimineranno salva=salvano salverà=salveranno invia=inviano invierà=invieranno condivide=condividono condividerà=condivideranno scarica=scaricano scaricherà=scaricheranno carica=caricano caricherà=caricheranno aggiorna=aggiornano aggiornerà=aggiorneranno chiude=chiudono chiuderà=chiuderanno apre=aprono aprirà=apriranno sposta=spostano sposterà=sposteranno copia=copiano coperà=coperanno perde=perdono perderà=perderanno connette=connettono connetterà=connetteranno disconnette=disconnettono disconnetterà=disconnetteranno mostra=mostrano mostrerà=mostreranno nasconde=nascondono nasconderà=nasconderanno annulla=annullano annullerà=annulleranno importa=importano importerà=importeranno esporta=esportano esporterà=esporteranno sincronizza=sincronizzano sincronizzerà=sincronizzeranno riproduce=riproducono riproducerà=riproduceranno crea=creano creerà=creeranno ripristina=ripristinano ripristinerà=ripristineranno archivia=archiviano archiverà=archiveranno attiva=attivano attiverà=attiveranno disattiva=disattivano disattiverà=disattiveranno spegne=spegnono spegnerà=spegneranno accende=accendono accenderà=accenderanno blocca=bloccano bloccherà=bloccheranno sblocca=sbloccano sbloccherà=sbloccheranno aggiunge=aggiungono aggiungerà=aggiungeranno rimuove=rimuovono rimuoverà=rimuoveranno riceve=ricevono riceverà=riceveranno consegna=consegnano consegnerà=consegneranno stampa=stampano stamperà=stamperanno modifica=modificano modificherà=modificheranno cambia=cambiano camberà=camberanno
          """),
      english: """
        are boarding dashboard file files password card cart order sale now camera folder change chat email team game player \
        score booking network news mail tag live display mouse home page link account
        """,
      apostrophe: .elided)
  )
}
