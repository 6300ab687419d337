// What reading knows of French. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let french = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: seconde | secondes | sec
      minute: minute | minutes | min
      hour: heures | 1 heure | une heure | par heure | d'une heure | chaque heure | demi heure | d'heure | d'heures | toutes les heures | horaire
      day: jours | 1 jour | un jour | d'un jour | par jour | chaque jour | ce jour | du jour | le jour | au jour le jour | journée | journées | quotidien | quotidiens | quotidienne | quotidiennes | quotidiennement | journalier | journaliers | journalière | journalières
      week: semaine | semaines | hebdomadaire | hebdomadaires | hebdo
      month: mois | mensuel | mensuels | mensuelle | mensuelles | mensuellement | mensualité | mensualités
      year: an | ans | année | années | l'année | d'année | d'années | annuel | annuels | annuelle | annuelles | annuellement | l'an | d'un an
      kilobyte: ko | kb | kio | kilooctet | kilooctets | kilo octets
      megabyte: mo | mb | mio | mégaoctet | mégaoctets | méga octets
      gigabyte: go | gb | gio | gigaoctet | gigaoctets | giga octets
      terabyte: to | tb | tio | téraoctet | téraoctets | téra octets
      millimeter: mm | millimètre | millimètres
      centimeter: cm | centimètre | centimètres
      meter: m | mètre | mètres
      kilometer: km | kilomètre | kilomètres
      mile: mile | miles
      gram: g | gramme | grammes
      kilogram: kg | kilo | kilos | kilogramme | kilogrammes
      pound: livres | lbs | lb
      milligram: milligramme- | mg
      add: -ajout- | insér- | insèr- | d'insér- | l'insert- | insertion | insertions | d'insert-
      remove: supprim- | suppress- | suppression- | effac- | d'effac- | l'effac- | s'effac- | retir- | enlev- | enlèv- | d'enlev- | retrait | vider | videz | vidé | vidés | vidée | vidées | ôter | ôtez
      on: activ- | d'activ- | l'activ- | activé- | réactiv- | allum- | d'allum- | l'allum- | s'allum- | mettre en marche | mettez en marche | pas activ- | pas * activ- | pas être activ- | non activ- | pas allum- | n'est pas active | rallum-
      off: désactiv- | éteind- | éteign- | éteint- | d'éteind- | s'éteint | extinction | l'extinction | inactif | inactifs | inactive | inactives | pas activ- | pas * activ- | pas être activ- | non activ- | plus activ- | pas allum- | n'est pas active
      show: affich- | d'affich- | l'affich- | s'affich- | montr- | révél- | réaffich- | apparai- | apparaî- | voir | visible | visibles | présent- | pas affich- | pas * affich- | pas montr- | pas visible- | pas s'affich- | n'affich- pas | n'affich- plus
      hide: masqu- | cach- | dissimul- | invisib- | pas affich- | plus affich- | pas * affich- | plus * affich- | pas montr- | plus montr- | plus visible- | pas visible- | pas s'affich- | plus s'affich- | n'affich- pas | n'affich- plus | invisible-
      allow: autoris- | d'autoris- | l'autoris- | n'autoris- | permett- | permet | permets | permis | permise | permises | permission- | accord- | d'accord- | l'accord- | débloqu- | accept- | d'accept- | pas autoris- | pas * autoris- | non autoris- | n'autoris- pas | n'autoris- * pas | pas permis- | pas permett- | pas accord- | pas accept- | pas l'autoris- | pas d'autoris-
      block: bloqu- | blocage | refus- | interdi- | d'interdi- | l'interdi- | interdict- | pas autoris- | pas * autoris- | non autoris- | n'autoris- pas | n'autoris- * pas | pas permis- | pas permett- | pas accord- | pas accept- | pas l'autoris- | pas d'autoris- | plus autoris- | n'autoris- | rejet-
      accept: accept- | d'accept- | l'accept- | j'accept- | approuv- | d'approuv- | d'accord | l'approb- | approb- | consent- | validé- | valider | autoris- | pas accept- | n'accept- | non accept- | pas approuv- | pas d'accord | pas * accept- | pas été accept- | pas consent- | n'approuv-
      decline: refus- | rejet- | déclin- | repouss- | désapprouv- | pas accept- | n'accept- | non accept- | pas approuv- | pas d'accord | pas * accept- | désaccord | pas été accept- | pas consent- | n'approuv-
      import: importer | importez | importe | importes | importé | importés | importée | importées | importation | importations | d'importer | l'importation | d'importation | l'import | d'import | imports | import | réimporter
      export: export- | d'export- | l'export- | réexport-
      lock: verrouill- | verrou | verrous | bloqu- | pas verrouill- | non verrouill-
      unlock: déverrouill- | débloqu- | pas verrouill- | non verrouill- | plus verrouill-
      upload: téléverse- | téléversé- | télévers- | télécharg- | mettre en ligne | mise en ligne | mis en ligne | mises en ligne | mettez en ligne | envoi- | envoy- | l'envoi | d'envoy- | importer | importation | l'importation | upload- | l'upload | transfér- | charg-
      download: télécharg- | retélécharg- | download
      connect: connect- | connex- | reconnect- | reconnex- | associ- | d'associ- | l'associ- | jumel- | appair- | d'appair- | l'appair- | coupl- | lié | liée | liés | liées | lier | liez | raccord- | rejoin- | non connect- | pas connect- | pas * connect- | sans connex- | pas de connex- | aucune connex- | pas associ- | non associ- | non jumel- | pas jumel-
      disconnect: déconnect- | déconnex- | dissoci- | désappair- | désassoci- | découpl- | désolidar- | délier | délié- | non connect- | pas connect- | plus connect- | pas * connect- | plus * connect- | sans connex- | pas de connex- | aucune connex- | connex- * perdu- | perdu * connex- | perte * connex- | connex- * interromp- | connex- * coup- | connex- interrompu- | connex- * interrompu- | connex- * rompu- | connex- rompu- | hors ligne | hors connexion | absence * connex- | pas associ- | plus associ- | non associ- | non jumel- | pas jumel- | plus jumel- | débranch- | connex- * ferm- | retir- * liaison
      install: install- | l'install- | d'install- | s'install- | réinstall- | n'install- | pas install- | pas * install- | non install- | n'est pas install-
      uninstall: désinstall- | pas install- | pas * install- | non install- | n'est pas install- | n'install-
      start: démarr- | redémarr- | commenc- | lanc- | relanc- | reprend- | repren- | repris- | reprise | continu- | poursui- | poursuite | début- | entam- | débute | recommenc- | départ | n'arrêt- | pas continu- | pas poursui- | pas démarr- | pas commenc- | pas pu démarr- | pas pu continu- | pas reprend-
      stop: arrêt- | d'arrêt- | l'arrêt- | s'arrêt- | n'arrêt- | stopp- | stop | termin- | interromp- | d'interromp- | suspend- | suspens- | quitt- | pause | fin | cess- | met fin | mettre fin | pas continu- | pas poursui- | pas démarr- | pas commenc- | pas pu démarr- | pas pu continu- | pas reprend-
      open: ouvr- | ouvert- | l'ouvert- | d'ouvert- | d'ouvr- | s'ouvr- | l'ouvr- | ouvre | rouvr- | réouv- | n'ouvr- | pas ouvert- | pas ouvr- | pas s'ouvr- | non ouvert- | pas * ouvert-
      close: ferm- | referm- | clos | close | clôtur- | clore | pas ouvert- | pas ouvr- | pas s'ouvr- | non ouvert- | pas * ouvert- | n'ouvr-
      more: plus | davantage | supérieur- | dépass- | excéd- | majeur- | trop long- | trop grand- | trop élevé- | trop de | au moins | agrandi- | d'avantage | allong- | d'au moins | au minimum | minimum | pas plus | pas dépass- | pas excéd- | pas * dépass- | pas * supérieur- | ne dépass- | supérieur- | dessus
      less: moins | inférieur- | moindre- | pas plus | pas dépass- | pas excéd- | pas * dépass- | pas * supérieur- | trop court- | trop petit- | trop faible- | trop bas- | réduit- | maximum | ne dépass- | jusqu'à | raccourci- | au plus | inférieur- | dessous | plus court- | plus brève- | plus bref | trop peu | plus concis- | plus petit- | plus faible- | plus bas
      increase: augment- | d'augment- | l'augment- | agrandi- | d'agrandi- | l'agrandi- | accroî- | élargi- | hauss- | zoom avant | amplifi- | relev- | étend- | zoomer | zoomez | grimp- | en hausse | monté | montée | montées | hausse
      decrease: diminu- | rédui- | réduct- | baiss- | abaiss- | d'abaiss- | rétréc- | zoom arrière | dézoom- | amoindri- | raccourci- | chut- | descend- | recul- | en baisse
      at_least: au moins | au minimum | minimum | minimal- | minimaux | d'au moins | au mini | min | pas moins | moins de * pas | ou plus | pas inférieur-
      at_most: au plus | au maximum | maximum | maximal- | maximaux | max | jusqu'à | jusqu'au | jusqu'aux | pas plus | pas dépass- | pas * dépass- | ne dépass- | pas excéd- | ou moins | pas supérieur- | dans la limite | limité-
      before: avant | jusqu'à | jusqu'au | jusqu'aux | jusqu'en | jusque | préalable- | au préalable | auparavant | d'avance | d'ici | tant que | d'abord
      after: après | depuis | l'après | ensuite | une fois | suite à | dès que | puis | à l'issue | au delà | jusqu'à * après
      first: premier- | première- | 1er | 1re | 1ère | d'abord | prénom- | abord
      last: dernier- | dernière- | final | finale | finaux | finales | nom de famille | ultime- | définiti- | enfin
      send: envoy- | d'envoy- | l'envoy- | envoi | envois | d'envoi | l'envoi | renvoi- | renvoy- | renvoie- | envoie | envoient | envoies | expédi- | transm- | adress- | d'expédi- | l'expédi-
      receive: recev- | reçoi- | reçu | reçus | reçue | reçues | réception- | récept- | obten- | recept- | arriv- | récupér-
      sign_in: connect- | connex- | reconnect- | identifi- | s'identifi- | d'identifi- | l'identifi- | ouvrir * session | ouvr- * session | ouvrez * session | ouverture de session | authentifi- | login | pas connect- | non connect-
      sign_out: déconnect- | déconnex- | fermer * session | ferm- * session | fermeture de session | pas connect- | non connect- | plus connect- | quitt- * session | session * termin- | session * ferm-
      sign_up: inscri- | s'inscri- | d'inscri- | l'inscri- | m'inscri- | t'inscri- | créer * compte | crée- * compte | créez * compte | création * compte | d'un compte * créer
      follow: suivre | suivi | suivis | suivie | suivies | suivez | suit | suis | suivent | s'abonn- | abonnez vous | abonné | abonnés | abonnement | abonn- | suivons | ne plus suivre | ne plus * suivre | ne suivez plus | ne suis pas | ne suivez pas | pas suivi- | ne suivez * pas | ne suivent * pas | ne suit pas
      unfollow: ne plus suivre | plus suivre | ne plus * suivre | ne suivez plus | suivez plus | suis plus | ne suis pas | ne suivez pas | pas suivi- | plus suivi- | suit plus | désabonn- | cess- de suivre | arrêt- de suivre | ne suivez * pas | ne suivent * pas | ne suit pas
      mute: muet | muets | muette | muettes | silenc- | sourdine | coup- le son | coup- * son | coup- * micro- | désactiv- * son | désactiv- * micro- | désactiv- * notification- | désactiv- | son coupé | micro coupé | masqu- | sans son | couper | pas * muet- | pas en sourdine | ne plus masqu-
      unmute: réactiv- | activ- * son | activ- le son | activ- * micro- | rétabl- * son | rétabl- | remettre * son | pas * muet- | pas en sourdine | plus en sourdine | désactiv- * sourdine | désactiv- * silenc- | désactiv- * muet- | ne plus masqu- | plus masqu- | désactiv- * mode muet | annul- * sourdine | rallum- | sortir de * sourdine | sans son
      subscribe: abonner | abonnez | abonne | abonné | abonnés | abonnée | abonnées | s'abonner | m'abonner | t'abonner | d'abonnement | abonnement | l'abonnement | abonnements | souscri- | s'inscri- | inscri- | renouvel- | renouvell- | réabonn- | l'inscri- | pas abonn- | pas renouvel- | non renouvel- | ne plus recevoir
      unsubscribe: désabonn- | désinscri- | résili- | annul- * abonnement | annul- * l'abonnement | annul- l'abonnement | annul- | se désinscrire | l'annulation | d'annul- | pas abonn- | plus abonn- | pas renouvel- | non renouvel- | ne plus recevoir
      join: rejoind- | rejoin- | rejoign- | particip- | adhér- | d'adhér- | intégr- | se joindre | joindre | joignez | inscri- | entrer dans | entrez dans
      leave: quitt- | sort- | abandonn- | d'abandonn-
      archive: archiv- | d'archiv- | l'archiv- | s'archiv- | pas archiv- | non archiv-
      unarchive: désarchiv- | restaur- | retir- * archiv- | sortir * archiv- | sort- * archiv- | annul- * archiv- | annul- l'archiv- | supprim- * archiv- | pas archiv- | non archiv- | plus archiv- | rétabl- | déarchiv- | dé archiv-
      select: sélection- | cocher | coché- | cochez | coche | choisi- | choix | resélection- | re sélection- | pas sélection- | pas * sélection- | non sélection- | pas coché-
      deselect: désélection- | décoch- | pas sélection- | pas * sélection- | non sélection- | plus sélection- | pas coché- | annul- * sélection- | aucun- * sélection- | aucun- sélection- | rien * sélection- | rien sélection- | effac- * sélection | supprim- * sélection
      copy: copi- | recopi- | dupliqu- | duplicat- | double | doubl-
      move: déplac- | transfér- | boug- | mettre * corbeille | plac-
      cut: couper | coupez | coupé | coupés | coupée | coupées | coupe
      paste: coller | collez | collé | collés | collée | collées | colle | collage
      undo: annul- | d'annul- | l'annul- | défai- | défait | défaire | irréversib- | irrévocab- | définitiv- | revenir * arrière | rétabl-
      redo: rétabl- | refai- | refait | refaire | répét-
      always: toujours | en permanence | systématiquement | à chaque fois
      never: jamais
      sometimes: parfois | quelquefois | de temps en temps | occasionnellement
      all: tout | toute | tous | toutes | chaque | chacun | chacune | entier | entière | entiers | entières | entièrement | intégral- | intégralité | l'intégralité | l'ensemble | ensemble | totalité | complet | complète | d'ensemble | n'importe | quotidien- | quotidiennement
      none: aucun | aucune | rien | nul | nulle | d'aucun | d'aucune | néant | qu'aucun | n'aucun
      some: certains | certaines | quelques | plusieurs | quelque | quelqu'un | pas tous | pas toutes | une partie | divers- | partiell- | quelques uns
      yesterday: hier | d'hier
      today: aujourd'hui | d'aujourd'hui | ce soir | cette nuit | ce matin | cet après midi | jour même
      tomorrow: demain
      day_after_tomorrow: après demain
      day_before_yesterday: avant hier
      monday: lundi | lundis
      tuesday: mardi | mardis
      wednesday: mercredi | mercredis
      thursday: jeudi | jeudis
      friday: vendredi | vendredis
      saturday: samedi | samedis
      sunday: dimanche | dimanches
      weekday: jour de semaine | jours de semaine | jours ouvrés | jour ouvré | jours ouvrables | jour ouvrable | en semaine | la semaine
      weekend: week end | week ends | weekend | weekends | fin de semaine
      left: gauche | gauches | gaucher-
      right: droite | droites | côté droit | bord droit | bouton droit | clic droit | écouteur droit | coin droit | œil droit | supérieur droit | inférieur droit | coin * droit | bord * droit | droitier-
      up: haut | vers le haut | en haut | supérieur- | sommet | dessus | monter | remont- | au dessus
      down: bas | vers le bas | en bas | inférieur- | dessous | descend- | au dessous
      morning: matin | matins | matinée | matinées | matinal-
      noon: midi
      evening: soir | soirs | soirée | soirées
      night: nuit | nuits | nocturne- | minuit | soir | soirs | soirée
      public: public | publics | publique | publiques | publiquement | plus privé- | pas privé- | pas public- | pas publi- | non public-
      private: privé | privés | privée | privées | confidentiel- | en privé | pas public- | pas publi- | non public- | plus public- | plus publi- | pas privé-
      online: en ligne | connecté * internet | connecté * réseau | connectés * internet | connectée * internet | connecté | pas en ligne | non connect- | pas connect- | pas * connect- | pas * en ligne | sans connexion | aucune connexion | pas de connexion | sans internet | pas * internet
      offline: hors ligne | hors connexion | hors réseau | déconnect- | pas en ligne | non connect- | pas connect- | pas * connect- | pas * en ligne | plus connect- | sans connexion | aucune connexion | pas de connexion | plus en ligne | sans internet | pas * internet
      new: nouveau | nouveaux | nouvel | nouvelle | nouvelles | neuf | neuve | neufs | neuves | récent- | nouvellement
      old: ancien- | l'ancien- | d'ancien- | vieux | vieille- | vieil | précédent- | antérieur- | obsolète- | moins récent- | plus ancien-
      newer: plus récent- | plus nouve- | plus jeune-
      older: plus ancien- | plus vieux | plus vieille- | antérieur- | plus âgé-
      success: réussi- | succès | avec succès | terminé- | correctement | effectué- | abouti- | achevé- | complété- | complet- | complète- | réussite | pas pu | pas réussi- | pas abouti- | pas été effectué- | pas * effectué- | pas * terminé- | pas été terminé- | pas * correctement | pas possible | pas * pu | pas été possible | pas * complèt- | pas * complet- | ne peut | ne peuvent | ne parvient | ne parvenons | pas parvenu | n'a pu | n'ont pu | n'avons pas | n'avons pu | ne pouvons | ne pouvez | ne pouvons pas | sans succès
      failure: échou- | échec- | l'échec | d'échec | erreur- | l'erreur | d'erreur | d'erreurs | impossib- | pas pu | pas réussi- | pas abouti- | pas été effectué- | pas * effectué- | pas * terminé- | pas été terminé- | pas * correctement | pas possible | pas * pu | pas été possible | défaillan- | incapab- | pas * complèt- | pas * complet- | incomplet- | incomplète- | ne peut | ne peuvent | ne parvient | ne parvenons | pas parvenu | n'a pu | n'ont pu | n'avons pas | n'avons pu | ne pouvons | ne pouvez | ne pouvons pas | problème- | sans succès | raté- | dysfonction- | mal passé
      empty: vide | vides | vierge- | vider | vidé- | videz
      full: plein | pleins | pleine | pleines | saturé- | complet | complets | complète | complètes | complètement | entièrement | pas vide
      sender: expéditeur- | expéditri- | l'expédit- | d'expédit- | émetteur- | l'émett- | d'émetteur
      recipient: destinatair- | récepteur- | bénéficiair-
      include: inclu- | d'inclu- | l'inclu- | y compris | compris- | comport- | comprend- | comprenn- | contien- | conten- | contenu | intégr- | n'inclu- | sans | pas inclu- | pas * inclu- | n'inclu- pas | non inclu- | pas compris- | ne comprend pas | ne contient pas | ne contient | ne comprend | ne contiennent
      exclude: exclu- | d'exclu- | l'exclu- | sauf | excepté- | l'exception | exception- | hormis | sans | hors | pas inclu- | pas * inclu- | n'inclu- pas | non inclu- | pas compris- | ne comprend pas | ne contient pas | ne contient | ne comprend | ne contiennent | n'inclu- | d'autres que | autre que
      faster: plus vite | plus rapide- | plus rapidement | accélér- | d'accélér- | l'accélér- | pas plus vite | pas plus rapide-
      slower: plus lent- | plus lentement | moins vite | moins rapide- | ralenti- | ralentiss- | pas plus vite | pas plus rapide-
      earlier: plus tôt | tôt | antérieur- | précoc- | à l'avance | avance | d'avance | auparavant | plus ancien- | précédent- | avant
      later: plus tard | tard | ultérieur- | tardi- | postérieur- | ensuite | retard | plus récent- | après | autre moment | supérieur-
      buy: achet- | achèt- | d'achet- | achat | achats | l'achat | d'achat | d'achats | acquérir | acquis | acquisition | l'acquisition
      sell: vendre | vends | vend | vendez | vendent | vendu- | vente | ventes | vendeur- | revend- | épuisé-
      rent: louer | louez | loué- | loue | loues | location | locations | locatif- | l'emprunt | emprunt-
      refund: rembours-
      save: enregistr- | d'enregistr- | l'enregistr- | sauvegard- | conserv- | gard- | mémoris- | sauv- | réenregistr- | pas enregistr- | pas * enregistr- | non enregistr- | sans enregistr- | sans * enregistr- | sans l'enregistr- | sans sauvegard- | sans * sauvegard- | pas sauvegard- | pas conserv- | pas gard- | n'enregistr-
      discard: ignor- | abandonn- | d'abandonn- | rejet- | jet- | pas enregistr- | pas * enregistr- | non enregistr- | sans enregistr- | sans * enregistr- | sans l'enregistr- | sans sauvegard- | sans * sauvegard- | pas sauvegard- | pas conserv- | pas gard- | n'enregistr- | plus conserv- | annul- * modification-
      correct: correct- | valid- | exact- | bon | bonne | juste | bons | bonnes | correctement | pas valid- | pas * valid- | non valid- | pas correct- | pas * correct- | pas * correctement | n'est valid- | pas bon- | pas * bon- | pas * juste | pas de * valid-
      wrong: incorrect- | erron- | invalid- | inexact- | mauvais- | faux | fausse- | pas valid- | pas * valid- | non valid- | pas correct- | pas * correct- | pas * correctement | plus valid- | aucun- * valid- | n'est valid- | pas bon- | pas * bon- | pas * juste | erreur | mal passé | pas de * valid- | mal
      once: une fois | une seule fois | 1 fois
      twice: deux fois | 2 fois | double-
      every_other: sur deux | tous les deux jours | toutes les deux | tous les deux mois | tous les deux ans | tous les 2 | toutes les 2 | sur 2 | par quinzaine | bihebdomad- | bimestriel-
      two: deux | 2
      three: trois | 3
      four: quatre | 4
      five: cinq | 5
      six: six | 6
      seven: sept | 7
      eight: huit | 8
      nine: neuf | 9
      ten: dix | dizaine- | 10
      dozen: douzaine- | douze | 12
      half: demi | demie | demis | demies | moitié | moitiés
      third: tiers | deux tiers
      quarter: trois quarts | quart | quarts
      hundred: cent | cents | centaine- | 100
      thousand: mille | millier- | 1000
      million: million | millions
      billion: milliard | milliards
      trillion: billion | billions
      you: vous | votre | vos | vôtre | vôtres | tu | te | toi | ton | ta | tes | t'es | t'a | t'as | t'ont | tien | tienne | qu'vous | vous même
      we: nous | notre | nos | nôtre | nôtres | contactez | contacter
      they: ils | elles | leur | leurs | eux | qu'ils | qu'elles | s'ils | lorsqu'ils | elles mêmes
      buyer: acheteu- | d'acheteu- | l'acheteu- | acquéreu- | l'acquéreu- | client- | achetri-
      seller: vendeur- | vendeuse- | marchand- | commerçant-
      owner: propriétaire- | possesseur- | titulaire- | détenteur- | détentrice-
      guest: invité- | d'invité- | l'invité- | visiteur- | visiteuse- | convive- | hôte | hôtes
      admin: admin- | d'admin- | l'admin- | administrat- | gestionnaire-
      member: membre- | adhérent- | participant-
      friend: ami | amis | amie | amies | d'ami | d'amis | l'ami | l'amie
      child: enfant- | d'enfant- | l'enfant- | fils | fille | filles | infantil-
      parent: parent | parents | parental | parentale | parentaux | parentales | tuteur- | père | mère
      teacher: enseignant- | d'enseignant- | l'enseignant- | professeur- | prof | profs | instituteur- | institutrice- | formateur- | formatrice- | l'instructeur | instructeur- | entraîneur- | l'entraîneur- | coach | coachs
      student: étudiant- | d'étudiant- | l'étudiant- | élève- | d'élève- | l'élève- | apprenant-
      driver: conducteur- | conductrice- | chauffeur- | pilote-
      passenger: passager- | passagère- | voyageur- | voyageuse-
      doctor: médecin- | docteur- | doctoresse | praticien-
      patient: patient | patients | patiente | patientes
      landlord: propriétaire | propriétaires | bailleur | bailleurs
      tenant: locataire | locataires | occupant
      player: joueu-
      username: nom d'utilisateur | noms d'utilisateur | nom d'utilisatrice | nom utilisateur | identifiant- | l'identifiant- | d'identifiant- | pseudo- | d'utilisateur | login
      password: mot de passe | mots de passe | phrase secrète | phrase de passe | code d'accès | code secret | code
      pin: pin | code | codes | code secret
      email: e mail | e mails | email | emails | l'e | d'e | mail | mails | courriel- | l'email | d'email | adresse électronique | l'adresse électronique | messagerie | mél | adresse e mail | adresse email | adresse mail | adresse de messagerie | adresse de courriel | adresses e mail | l'adresse e mail | l'adresse email
      phone: téléphone- | numéro de mobile | numéro de portable | numéro mobile | n° de téléphone | tél
      address: adresse postale | adresse de livraison | adresse de facturation | adresse d'expédition | l'adresse postale | l'adresse de livraison | l'adresse de facturation | d'adresse postale | adresse du domicile | adresse | adresses | l'adresse | d'adresse | d'adresses
      birthday: anniversaire- | l'anniversaire | d'anniversaire | date de naissance | dates de naissance | naissance
      photo: photo- | image- | l'image | d'image | d'images | photographi- | cliché- | l'image- | instantané-
      video: vidéo- | film | films | clip | clips | séquence-
      song: chanson- | morceau- | titre | titres | musique- | piste- | musical-
      album: album- | l'album- | d'album-
      playlist: playlist- | liste de lecture | listes de lecture | liste * lecture | listes * lecture
      podcast: podcast- | balado- | baladodiffusion-
      episode: épisode- | l'épisode- | d'épisode-
      file: fichier- | document- | dossier-
      folder: dossier- | répertoire- | fichier-
      document: document- | dossier- | fichier-
      note: note | notes | mémo | mémos
      message: message- | sms | texto- | mms | chat | chats | discussion- | conversation- | messagerie
      emailmessage: e mail | e mails | email | emails | mail | mails | courriel- | courrier- | message- | messagerie | l'email | d'email | mél
      contact: contact | contacts | coordonnée-
      event: événement- | évènement- | l'événement- | l'évènement- | d'événement- | d'évènement- | rendez vous | réunion- | rdv | manifestation-
      reminder: rappel | rappels
      alarm: alarme- | l'alarme- | d'alarme- | réveil- | alerte- | l'alerte
      timer: minuteur- | minuterie- | compte à rebours | chronomètre- | temporisat- | chrono
      account: compte | comptes
      device: appareil- | l'appareil- | d'appareil- | téléphone- | smartphone- | tablette- | dispositif- | mobile | mobiles | portable | portables | périphérique- | iphone- | l'iphone | ipad | l'ipad | terminal | terminaux | équipement- | poste | ordinateur- | l'ordinateur | pc | d'ordinateur
      comment: commentaire- | commenter | commentez | commenté-
      draft: brouillon- | ébauche-
      payment: paiement- | payer | payez | payé- | paie- | paye- | règlement- | versement- | régler
      ticket: billet- | ticket- | carte d'embarquement | l'e billet | e billet
      book: livre | livres | ouvrage- | l'ouvrage | bouquin-
      recording: enregistrement- | l'enregistrement- | d'enregistrement- | mémo vocal | mémos vocaux | dictaphone | note vocale | capture-
      backup: sauvegard- | copie de sécurité | copie de sauvegarde | archiv-
      task: tâche- | à faire
      recipe: recette-
      map: carte | cartes | plan | plans | cartographi-
      trip: voyage- | trajet- | déplacement- | séjour- | course- | excursion- | parcours
      invitation: invit- | d'invit- | l'invit-
      calendar: calendrier- | agenda- | l'agenda- | d'agenda-
      screenshot: capture- | copie d'écran | copies d'écran
      tag: tag | tags | étiquet- | l'étiquet- | d'étiquet- | libellé- | balise- | label- | mot clé | mots clés | mot dièse
      filter: filtr-
      server: serveur-
      printer: imprimante- | l'imprimante- | d'imprimante-
      camera: appareil photo | l'appareil photo | caméra- | appareils photo | objectif | webcam- | d'appareil photo | d'appareils photo
      microphone: micro | micros | microphone-
      battery: batterie- | pile | piles | accu | accus
      audio: audio- | sons | sonore- | le son | du son | un son | les sons | des sons | au son
      attachment: pièce jointe | pièces jointes | fichier joint | fichiers joints
      app: app | apps | l'app | d'app | d'apps | appli | applis | l'appli | d'appli | application- | l'application- | d'application- | programme- | logiciel-
      website: site | sites | page web | pages web | page internet
      group: groupe- | regroup-
      order: commande- | ordre | l'ordre | achat- | command-
      key: clé | clés | clef | clefs | touche- | clé-
      page: page | pages
      list: liste | listes
      link: lien- | url | urls | hyperlien- | l'url
      location: position | positions | lieu | lieux | localis- | emplacement- | l'emplacement- | d'emplacement- | géolocalis- | endroit- | l'endroit | localisation-
      notification: notif- | alerte- | l'alerte- | d'alerte- | avis | avertissement- | rappel | l'avertissement | message
      update: mise à jour | mises à jour | mettre à jour | mis à jour | mettez à jour | met à jour | à jour | actualis- | l'actualis- | d'actualis- | améliorat- | passage à | passer à | mise à niveau | mises à niveau | mettre à niveau | nouvelle version
      subscription: abonn- | l'abonn- | d'abonn- | s'abonn- | forfait- | formule- | offre | offres | plan | plans | souscription-
      storage: stockage- | espace | l'espace | d'espace | mémoire
      network: réseau- | wi fi | wifi | internet | d'internet | l'internet | sans fil
      screen: écran- | l'écran- | d'écran- | affichage- | l'affichage | d'affichage | moniteur-
      route: itinéraire- | l'itinéraire- | d'itinéraire- | route- | trajet- | parcours | directions | direction | chemin
      free_up: libér- | récupér- | gagn-
      take_up: occup-
      win: gagn- | remport- | victoire-
      lose: perd- | défait-
      deposit: dépos- | dépôt- | verser | versez | versé | versée | versement-
      withdraw: retir- | retrait-
      arrive: arriv- | l'arriv- | d'arriv- | atterri-
      depart: part | partent | partir | partira | partiront | parti | partie | départ- | décoll- | quitt- | sorti | sortie | sortis | sorties | partez | parties | partis
      check_in: enregistrement | enregistr- | arrivée | check in
      check_out: départ | libér- la chambre | check out
      heat: chauff-
      cool: refroid- | climatis- | rafraîch-
      income: revenu- | recett-
      expense: dépens- | frais
      cheap: moins cher | moins chère | moins chers | pas cher | bon marché | économ-
      expensive: plus cher | plus chère | plus chers | coûteu-
      north: nord | septentrional-
      south: sud | méridional-
      east: à l'est | vers l'est | oriental-
      west: à l'ouest | vers l'ouest | ouest | occidental-
      spring: printemps
      summer: cet été | d'été | l'été | en été | estival-
      autumn: automne- | l'automne | d'automne
      winter: hiver- | l'hiver | d'hiver
      january: janvier
      february: février
      june: juin
      july: juillet
      september: septembre
      october: octobre
      november: novembre
      december: décembre
      march: mars
      april: avril
      may: mai
      august: août
      red: rouge-
      green: vert | verte | verts | vertes
      blue: bleu-
      yellow: jaune-
      black: noir | noire | noirs | noires
      white: blanc | blanche | blancs | blanches
      receipt: reçu | reçus | ticket- | quittance- | justificatif-
      invoice: factur-
      contract: contrat-
      coupon: coupon- | bon d'achat | bons d'achat | bon de réduction | bons de réduction | code promo | codes promo
      person_name: nom | noms | prénom-
      id_number: numér- | n° | nombre
      breakfast: petit déjeuner | petits déjeuners
      lunch: déjeuner-
      dinner: dîner- | dîn- | souper-
      bus: bus | autobus | autocar-
      train: train-
      plane: avion- | l'avion | l'avion- | d'avion | d'avion-
      bicycle: vélo- | bicyclett-
      kitchen: cuisine-
      bedroom: chambre-
      bathroom: salle de bain | salle de bains | salles de bain
      garage: garage-
      garden: jardin-
      temperature: température-
      humidity: humidité
      heart_rate: fréquence cardiaque | pouls | rythme cardiaque
      blood_pressure: tension artérielle | tension | pression artérielle
      keyboard: clavier-
      mouse: souris
      headphones: casque- | écouteur-
      speakers: enceinte- | haut parleur-
      dog: chien-
      cat: chat | chats | chatte-
      hotel: hôtel- | l'hôtel | d'hôtel
      restaurant: restaurant-
      confirm: confirm- | reconfirm- | pas confirm- | non confirm-
      cancel: annul- | d'annul- | l'annul- | résili- | décommand- | pas confirm- | non confirm-
      available: disponible- | dispo | accessible- | indisponib- | l'indisponib- | pas disponible- | plus disponible- | non disponible- | pas * disponible- | plus * disponible- | aucun- * disponible- | pas encore disponible- | inaccessible- | pas accessible- | injoignable-
      unavailable: indisponib- | l'indisponib- | pas disponible- | plus disponible- | non disponible- | pas * disponible- | plus * disponible- | aucun- * disponible- | pas encore disponible- | inaccessible- | pas accessible- | injoignable-
      upgrade: surclass- | version supérieure | formule supérieure | forfait supérieur | abonnement supérieur | offre supérieure | mise à niveau | mettre à niveau | passer à | passez à | upgrad-
      downgrade: rétrograd- | version inférieure | formule inférieure | forfait inférieur | abonnement inférieur | offre inférieure | downgrad-
      paid: payé | payée | payés | payées | payer | payez | paiement- | réglé | réglée | réglés | réglées | acquitt- | impayé- | pas payé-
      unpaid: impayé- | non payé- | pas payé- | pas été payé- | non réglé- | pas réglé- | pas été réglé- | en attente de paiement
      read: lu | lus | lue | lues | pas lu- | pas été lu-
      unread: non lu | non lus | non lue | non lues | pas lu | pas lus | pas lue | pas lues | pas été lu- | pas encore lu-
      inside: intérieur- | l'intérieur- | d'intérieur- | dedans | à l'intérieur
      outside: extérieur- | l'extérieur- | d'extérieur- | dehors | hors
      drained: vide | vides | épuisé- | déchargé- | faible- | bas | basse
      filled: plein | pleine | pleins | pleines | saturé- | chargé- | complet | complète | rempli-
      past_period: dernier | dernière | derniers | dernières | passé | passée | précédent-
      next_period: prochain- | suivant- | à venir | qui vient
      this_period: cette semaine | ce mois | cette année | ce week-end | ce weekend
      takes_off: décoll-
      lands: atterri- | l'atterri- | d'atterri- | se pos-
      earliest: au plus tôt | pas avant | à partir | dès | avant | jusqu'- | d'ici
      latest: au plus tard | à partir | dès | avant | jusqu'- | d'ici
      late: retard | retards | tard | en retard | tardi-
      early: avance | d'avance | tôt | plus tôt | en avance
      half_of: moitié | demi | demie | mi | moitiés
      double: double | doubles | doubl-
      unless: sauf | à moins | sauf si | excepté | hormis | si | tant qu- | seulement si | uniquement si | que si | que lorsqu- | seulement quand | uniquement lorsqu-
      even_if: même si | même s'- | même lorsqu- | même quand | même après | bien qu- | quoiqu- | quand bien même | malgré | même en cas | si | tant qu-
      only_if: seulement si | uniquement si | que si | que lorsqu- | seulement quand | uniquement lorsqu- | sauf | à moins | sauf si | excepté | hormis | si | tant qu-
      not_yet: pas encore | pas * encore | toujours pas | encore | toujours | pas déjà
      already: déjà | encore | toujours | pas déjà
      only: seul | seule | seuls | seules | seulement | uniquement | exclusivement | unique- | réserv- | juste | simplement | suffi- | ensemble
      everyone: tout | toute | tous | toutes | chaque | chacun- | l'ensemble | n'importe | quiconque | l'intégralité | d'ensemble | unique- | réserv- | juste | simplement | suffi- | ensemble
      lend: prêté | prêtés | prêtée | prêtées | prêter | prête | prêtez
      borrow: emprunt- | d'emprunt- | l'emprunt-
      go_in: entré | entrée | entrés | entre dans | entrer dans | pénétré | rentré | rentrée | pénètre
      go_out: quitt- | sorti | sortie | sortis | sort de | sort du | sortir de | sortir du
      dollar: dollar | dollars
      euro: euro | euros | d'euros
      yen: yen | yens
      ruble: rouble | roubles
      door: porte | portes
      window: fenêtre-
      staircase: escalier- | l'escalier-
      elevator: ascenseur- | l'ascenseur-
      passport: passeport-
      wallet: portefeuille- | porte monnaie | porte feuille
      umbrella: parapluie-
      suitcase: valise- | bagage-
      hat: chapeau- | casque-
      shoes: chaussure- | basket- | soulier-
      jacket: veste | vestes | manteau-
      flight: vol | vols
      taxi: taxi-
      tram: tramway- | tram | trams
      ferry: ferry | ferries | traversier-
      exam: examen- | l'examen | d'examen
      homework: devoir | devoirs
      lesson: leçon-
      washing_machine: lave linge | machine à laver
      dishwasher: lave vaisselle
      refrigerator: réfrigérateur- | frigo-
      oven: four | fours
      vacuum_cleaner: aspirateur- | l'aspirateur-
      rice: riz
      bread: pain | pains
      milk: lait
      egg: œuf | œufs | oeuf-
      coffee: café | cafés
      tea: thé | thés
      cheese: fromage-
      meat: viande-
      school: école- | l'école- | scolaire- | collège | lycée | d'école | d'écoles
      hospital: hôpital | hôpitaux | l'hôpital | clinique | d'hôpital
      pharmacy: pharmacie-
      museum: musée-
      airport: aéroport- | l'aéroport- | d'aéroport | l'aéroport
      supermarket: supermarché-
      gym: salle de sport | salle de gym | gymnase | club de sport
      concert: concert | concerts
      bed: le lit | au lit | du lit
      chair: chaise-
      sofa: canapé-
      guitar: guitare-
      piano: piano | pianos
      violin: violon-
      tennis: tennis
      chess: échecs
      swimming: natation | nage | nager
      yoga: yoga
      basketball: basket | basketball | basket ball
      purchase_order: commande-
      parcel: colis
      bookings: réservation-
      hot: chaud- | brûlant-
      cold: froid- | frais | fraîche-
      dry: sec | sèche- | secs
      wet: mouillé- | humide-
      clean: nettoyé-
      dirty: sale | sales | salie
      strong: fort | forte | forts | fortes | robuste
      weak: faible-
      grandmother: grand mère-
      grandfather: grand père-
      aunt: tante-
      uncle: oncle-
      husband: mari | époux
      wife: femme- | épouse-
      above: au dessus
      underneath: au dessous | sous | en dessous
      until_when: jusqu-
      since_when: à partir | depuis | dès
      mother: mère | mères | maman
      father: père | pères | papa
      sister: sœur | sœurs | soeur | soeurs
      brother: frère | frères
      daughter: fille | filles | enfant | enfants
      son: fils | enfant | enfants
      the_second: deuxième- | second | seconde
      the_third: troisième-
      the_fourth: quatrième-
      push: pouss- | appuy- | enfonc-
      pull: tire | tirez | tirer | tirant | tirons
      without: sans | aucun- | pas | même si
      having: avec un | avec une | avec votre | avec ton | avec ta
      alternating: sur deux | tous les deux jours | toutes les deux | tous les deux mois | tous les deux ans | tous les 2 | toutes les 2 | sur 2 | par quinzaine | bihebdomad- | bimestriel-
      each_time: chaque jour | chaque semaine | chaque mois | chaque année | chaque heure | tous les jours | toutes les semaines | tous les mois | tous les ans | toutes les heures | quotidiennement
      ago: il y a * seconde- | il y a * minute- | il y a * heure- | il y a * jour- | il y a * semaine- | il y a * mois | il y a * an | il y a * ans
      from_now: dans * seconde- | dans * minute- | dans * heure- | dans * jour- | dans * semaine- | dans * mois | dans * an | dans * ans | d'ici * seconde- | d'ici * minute- | d'ici * heure- | d'ici * jour- | d'ici * semaine- | d'ici * mois | d'ici * an | d'ici * ans
      behind: derrière | arrière
      in_front: devant
      stays: reste- | resté- | demeur- | gard- | conserv- | maint-
      goes_on: continu- | poursui- | repren- | repris-
      nobody: personne ne | personne n'est | personne n'a | personne n'y | n'- * personne | ne * personne | pas * quelqu'un | aucune personne
      somebody: quelqu'un
      exceeds: dépass- | supérieur- | au dessus | excéd- | plus
      falls_below: au dessous | en dessous | inférieur- | sous | moins | descend- | pass- * sous
      print: imprimer | imprimé- | imprime | imprimez | imprimons | d'imprimer | l'impression | impression | d'impression
      scan: scan- | numéris- | balay-
      expand: déplier | agrandi- | étend- | déroul- | développer
      collapse: rédui- | repli- | condens- | masqu-
      highest: plus haut- | plus élevé- | maxim- | plus grand- | meilleur-
      lowest: plus bas | plus basse- | plus faible- | minim- | plus petit-
      incoming: entrant- | entrée | reçu-
      outgoing: sortant- | sortie | émis- | boîte de réception | envoyé-
      high: élevé- | haut | haute | hauts | hautes
      low: bas | basse | basses | faible-
      still: encore | toujours | rest-
      no_longer: n'est plus | n'a plus | n'ont plus | n'êtes plus | n'avez plus | n'existe plus | ne * plus | encore | toujours | rest-
      because: parce que | parce qu'- | car | puisque | puisqu'- | en raison | à cause | comme | faute | pour | même si
      although: bien que | bien qu'- | quoique | malgré | même si | car | comme | faute | pour
      bright: lumineu- | clair | claire | clairs | claires | brillant- | vif | vive
      dark: sombre- | foncé- | obscur- | noir- | assombr-
      heavy: lourd- | pesant-
      lightweight: léger | légère | légers | légères
      loud: fort | forte | forts | fortes | bruyant- | bruyamment | élevé-
      quiet: silencieu- | calme- | doux | douce | douces | faible- | discret- | discrèt- | bas | basse | tranquil-
      difficult: difficile- | dur | dure | ardu-
      easy: facile- | facilement | aisé- | simple-
      distant: loin | lointain- | trop éloigné-
      near: près | proche- | proximité | à côté | alentour-
      deep: profond-
      shallow: peu profond- | superficiel-
      narrow: étroit-
      wide: large- | vaste-
      at_another_time: plus tard | ultérieurement | pas maintenant
      right_now: maintenant | immédiatement | tout de suite | pas maintenant
      end_of_period: fin
      start_of_period: début
      both: les deux | tous les deux | toutes les deux | tous deux | toutes deux
      one_of_two: l'un des | l'une des | un des | une des | l'un des deux | l'une des deux | un des deux | une des deux
      lost: perdu- | perd-
      found: trouvé- | retrouvé-
      take_out: sort- | retir- | enlev-
      put_in: mett- | met | enfourn- | insér- | plac-
      is_left: restant- | reste | restent | il reste
      is_used: utilisé- | consommé- | épuisé- | occupé- | dépensé-
      milliliter: millilitre- | ml
      liter: litre | litres
      fingerprint: empreinte- | touch id
      face_recognition: visage- | reconnaissance faciale | face id
      postponed: report- | différ- | repouss-
      canceled: annul- | résili-
      front_gate: entrée principale | porte principale | portail principal | porte d'entrée
      back_gate: porte arrière | entrée arrière | porte de derrière | portail arrière
      fahrenheit: fahrenheit | f
      celsius: celsius | c
      compress: compress- | zipp-
      decompress: décompress- | extra- | dézipp-
      destination: destination-
      departure_point: point de départ | lieu de départ | lieu de prise en charge
      average: en moyenne | moyenne
      total: total | totale | totaux | au total
      horizontal: horizontal-
      vertical: vertical-
      """,
    // MARK: Statements
    statements: """
      length: 125
      cause: *parce_que* *parce_qu* car puisque *à_cause* *en_raison* comme grâce
      purpose: *pour_que* *pour_qu'* *afin_que* *afin_qu*
      perhaps: *peut-être* éventuellement risque risquent pourraient pourrait éventuel
      condition: si s'il s'ils s'y quand lorsque lorsqu- dès tant jusqu- après avant pendant sans sinon *une_fois* *en_cas* chaque pour lors *à_chaque* *à_moins* en tout toute *au_prochain* *au_redémarr* *au_démarr* *au_lancement* *au_retour* *au_réveil* *au_moment* *au_changement* *au_chargement* *au_passage* *au_branchement* *au_verrouillage* *au_déverrouillage* *à_la_prochaine* *à_la_réouv* *à_la_fermeture* *à_la_fin* *à_la_connexion* *à_la_déconnexion* *à_la_reconnexion* *à_la_réception* l'ouverture l'arrivée l'arrêt l'activation l'expiration l'issue *à_votre_retour* *à_votre_arr* *reste_de_la*
      exception: *mais_pas* seul seule seuls seules seulement uniquement que qu- sauf excepté hormis exception exclusivement exclu- réserv- limité- limitée- sans *à_condition* *nécessit* nécessaire requis requise limite limitée
      can: peut peux pouvez peuvent pourrez pourra pourront pourrait possible permet permettent autorisé
      must: doit doivent devez dois devra devrez devront faut faudra obligatoire obligatoires requis nécessaire
      past: été avait avaient était étaient fut *_a_confirmé* *_a_livré* *_a_annulé* *_a_envoyé* *_a_ajouté* *_a_supprimé* *_a_invité* *_a_accepté* *_a_modifié* *_a_remboursé* *_avons_remboursé* *_avons_envoyé* *_a_commencé* *_ont_commencé* *_a_démarré* *_ont_démarré* *_a_débuté* *_est_arrivé* *_sont_arrivé* *_est_parti* *_sont_partis* *_a_pris_fin* *_s’est_terminé* *_s'est_terminé* *_a_expiré* *_ont_expiré* *_a_ouvert* *_a_fermé*
      mayBePast: été avait avaient était étaient fut a ont est sont avez déjà *_a_confirmé* *_a_livré* *_a_annulé* *_a_envoyé* *_a_ajouté* *_a_supprimé* *_a_invité* *_a_accepté* *_a_modifié* *_a_remboursé* *_avons_remboursé* *_avons_envoyé* prévu prévue prévus prévues
      future: sera seront serez aura auront fera feront -era -eront -ira -iront -dra -dront -rez bientôt
      mayBeFuture: -era -eront -ira -iront -dra -dront -rez va vont allez bientôt prochain- sera seront
      request: veuillez
      opening: -ez
      needNot: *pas_besoin* *pas_obligé* *pas_nécessaire* *inutile* *pas_obligatoire* *pas_requis* *pas_indispensable*
      mustNot: *ne_devez_pas* *ne_dois_pas* *ne_doit_pas* *ne_doivent_pas* *ne_devrez_pas* interdit interdite interdits interdites
      until: jusqu-
      unless: *à_moins* sauf *tant_que* excepté
      weDo: *^nous_*
      mayBeWe: nous on nos notre
      youDo: *^vous_* *^tu_*
      mayBeYou: vous votre vos tu toi te ton ta tes
      given: recevez recevrez reçu reçue reçues reçus recevoir
      tone: oups aïe zut ouh *pas_de_bol* *pas_de_chance* *dommage,* *bravo,* *mon_pote* *mon_vieux* mec idiot idiote *eh_ben* coucou ouais *t'as* *t’as* flemmard paresseux *c'est_raté* *c’est_raté* *la_loose* *raté_!* *tant_pis* hélas hop punaise hé
      youDid: avez as
      attempt: essay- tent- cherch- *tentative* voul-
      """,
    // MARK: Roles
    roles: """
      share: de sur sur_les des sur_un_total_de
      to: à au aux pour avec
      from: de du des
      by: par
      passive: été
      owner: de du des
      goal: par en à vers sur avec dans
      goalUnclear: donner attribu substitu _nommer
      replace: remplac
      replacedBy: par avec par_le_fichier
      toYou: vous te t'a t'ont
      done: a ont doit doivent -é -ée -és -ées
      they: Ils_ Elles_
      unclear: _s’est_ _s'est_ _se_ _plu_à _a_plu _plait_ _plaît_ reçu reçoit obtenu
      owning: a_pour a_un a_une a_de a_des a_le a_la a_son a_sa a_maintenant n'a_plus n’a_plus n'a_pas_de n’a_pas_de
      at: chez dans
      """,
    // MARK: Clock
    clock: """
      hours: une deux trois quatre cinq six sept huit neuf dix onze douze
      0: à_@_heures à_@_heure avant_@_heures avant_@_heure après_@_heures après_@_heure vers_@_heures vers_@_heure dès_@_heures dès_@_heure jusqu'à_@_heures jusqu'à_@_heure jusqu’à_@_heures jusqu’à_@_heure entre_@_heures entre_@_heure et_@_heures et_@_heure de_@_heures de_@_heure
      15: @_heures_et_quart @_heure_et_quart
      30: @_heures_et_demie @_heure_et_demie @_h_et_demie
      45-1: @_heures_moins_le_quart @_heure_moins_le_quart
      40-1: @_heures_moins_vingt
      50-1: @_heures_moins_dix
      10: @_heures_dix
      20: @_heures_vingt
      30: @_heures_trente @_heure_trente
      morning: du_matin ce_matin
      afternoon: après-midi du_soir ce_soir
      night: nuit
      """,
    // MARK: Relations
    relations: """
      cause: parce_que> parce_qu'- car> puisque> à_cause_de> en_raison_de> <donc <alors <c'est_pourquoi
      earlier: après> <puis <ensuite
      later: avant>
      standard: que> qu'->
      origin: de> du> depuis> des>
      goal: à> au> vers> en> aux> pour> dans>
      agent: par>
      span: entre>
      staying: trouve qui stocké enregistré
      """,
    // MARK: Senses
    senses: """
      inwhichplace: *isir_ou_* *issez_ou_* *savoir_ou_* *diquer_ou_* *diquez_ou_*
      atlast: éventuel-
      infact: actuel-
      savemoney: enregistr- sauvegard-
      freespace: gratuit-
      freeofcharge: libre libres
      view: avis opinion- priorité-
      chargemoney: recharg- accus- inculp-
      chargebattery: factur- débit- accus- inculp-
      matchgame: correspond- allumette-
      matchsame: match allumette-
      ordersequence: command-
      orderpurchase: ordre ordres
      backbody: retour retourn-
      draftpick: brouillon-
      bookreserve: livre livres
      playmedia: jouez jouer jouer_au jeu
      playgame: lire lecture lis
      rightcorrect: droite
      leftremaining: gauche
      closenear: ferm-
      watchdevice: regarder regardez
      balance: équilibr-
      boarding: tableau conseil
      tablefurniture: tableau
      lamp: léger légère légers
      shop: stock- enregistr-
      personalbest: enregistrement-
      jogging: exécut-
      running: courir
      rating: taux tarif tarifs
      gratuity: astuce- conseil conseils
      doorkey: touche touches
      keyboardkey: clé clés clef clefs
      textcharacter: personnage-
      clearsky: effac-
      musictrack: suivi suivre suivez
      parking: parc parcs
      trialperiod: procès
      appcrash: accident écrasé
      problem: édition
      likephoto: similaire ressembl-
      changemoney: modific- changement-
      closeshut: proche proches près
      rightside: correct- exact-
      lightmode: léger légère lumière lumières
      postpublish: poste courrier
      checkverify: chèque-
      signdocument: signe signes panneau
      taptouch: robinet robinets
      typeenter: type types
      drivedisk: condui-
      plantgreen: usine usines
      streamvideo: ruisseau ruisseaux
      clearerase: clair claire clairs
      turngame: virage tournez
      courtsport: tribunal cour
      fallseason: chute chutes
      dismissclose: renvoy- licenci- congédi-
      resumecontinue: cv curriculum
      backreturn: dos
      collection: librairie librairies
      damaged: véreu-
      bug: insecte insectes punaise punaises
      browsertab: tabulation tabulations languette
      feed: nourrir nourrissez alimenter
      bankmoney: banc bancs berge rive
      chequemoney: vérification coche contrôle vérifications
      filedocument: lime limes
      draftdocument: conscription
      homescreen: maison domicile
      cookieweb: biscuit biscuits gâteau gâteaux
      driversoftware: conducteur conducteurs chauffeur chauffeurs
      savekeep: sauver sauvez sauve sauvé économis-
      shareothers: action actions part
      watchvideo: montre montres
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInFrench),
    // MARK: Denial
    denial: """
      grammar: ne n n'- pas non jamais sans aucun aucune rien ni impossible impossibles
      meaning: évit- empêch- étranger étrangère discrètement attente manque manquent impay- impossib- indispon- invalid- incorrect- inconnu- irréver- désactiv- illisib- incapab- mal débranch- éteint- insuff- introuv- inaccess- incompat- déconnect- hors échou- échec erreur erron- mauvais- faux fausse incomp- inexist- indéter- inutil- interdi- refus- perd- perte supprim- ignor- abandon- effac- seul- cess- arrêt- définiti- bloqu- empêch- indéfini-
      besides: *sans_frais* *sans_coût* *sans_fil*
      failure: échec échecs échou- impossib- erreur erreurs
      plain: pas *ne_pouvez_plus* *ne_peut_plus* *ne_peux_plus* *n'est_plus* *n’est_plus*
      affirming: *et_non_* *pas_seulement* *pas_à_pas* *pas_de_problème* *manque* *rater* *oubli* *hésit*
      sure: ne
      offline: *hors_ligne* déconnect-
      keeping: conserv- rest- gard- laiss- toujours
      hiding: masqu- cach- invisib-
      invalidity: expir- erron- incorrect- mauvais- faux périm-
      gratis: gratuit-
      paid: payant-
      taken: occupé- pris prise prises réservé- épuisé- complet complète complets complètes plein pleine pleins pleines rempli- saturé- bondé- vendu-
      vacancy: reste restent place places *espace* libre libres
      outdated: obsolèt- périmé- dépassé- ancien ancienne anciens anciennes vieux vieille
      readOnly: *lecture_seule* *lecture_uniquement* *consultation_seule* *protégé_en_écriture*
      outage: panne *hors_service* arrêt- suspendu- interromp- planté- maintenance
      loss: disparu- perdu- manque manquent égaré-
      closure: fermé- bloqué- restreint- limité- interdit- verrouillé-
      privacy: privé- confidentiel- *secret* *confidentiel*
      refusal: refus- rejet-
      difference: diffèr- différ- distinct-
      limit: jusqu- maximum maxim- seul- uniquement moins minimum limit-
      emptiness: vide-
      only: seulement uniquement *que_si* exclusivement
      surelyUnless: *sauf_si* *à_moins_que* *à_moins_d* *excepté_si*
      finality: irrévers- irrévoc- définitiv- permanent-
      delay: attend- laiss- gard-
      lasting: continu- toujours encore cours dure
      """,
    // MARK: Modality
    modality: """
      can: peut peux pouvez peuvent pourrez pourra pourront possible
      must: doit dois devez doivent devrez devra devras faut faudra
      without: sans
      """,
    // MARK: Clauses
    clauses: """
      words: et mais ou
      verbs: est sont sera seront a ont peut peuvent pourra pourront va vont était été
      conditionInner: si s'il s'ils s'y quand lorsque lorsqu'il lorsqu'elle
      conditionConceding: *même_si* *même_lorsque* *même_quand*
      """,
    // MARK: States
    states: """
      words: ouvert ouverte fermé fermée enregistré enregistrée supprimé supprimée envoyé envoyée annulé annulée modifié modifiée partagé partagée autorisé autorisée remplacé remplacée effacé effacée ajouté ajoutée
      endings: é ée és ées
      infinitives: er ir re oir
      """,
    // MARK: Sentences
    sentences: """
      verbs: est sont était étaient sera seront a ont avait peut peuvent pouvait doit doivent devrait existe existent contient contiennent manque manquent reste restent fait faut va vont semble êtes avez pouvez
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: d'accord compris j'ai_compris je_comprends retour revenir ignorer entendu
      pressing: touch appuy choisi sélectionn cliqu
      """,
    // MARK: Evidence
    evidence: """
      words: le la les l un une des du de d et ou mais ne pas n est sont a ont été être avoir sera seront peut pouvez voulez vous votre vos tu ton ta tes nous notre il elle ils elles ce cet cette ces c qui que qu dans sur sous avec sans pour par en au aux vers si plus très tous toutes aucun aucune vraiment souhaitez veuillez on se s y son sa ses leur leurs modifications fichier fichiers réglages paramètres tard maintenant nouveau message messages photo photos supprimer retirer enregistrer annuler ouvrir fermer envoyer partager modifier ajouter autoriser abandonner conserver quitter connexion appareil ignorer activer désactiver changer terminer continuer retour confirmer refuser gérer installer actualiser mot passe créer effacer
      letters: àâæçéèêëîïôœùûüÿ
      english: absence badge badges client confiance date garage intense message page table train village
      """,
    // MARK: Address
    address: """
      formalName: vous
      familiarName: tu
      formal: vous votre vos
      familiar: tu te toi ton ta tes
      familiarCommands: vérifie essaie réessaie appuie choisis sélectionne connecte ouvre ferme supprime saisis utilise touche attends confirme clique installe assure contacte redémarre scanne présente montre envoie
      coordinators: et ou puis
      subordinators: que qu'il qu'elle si quand lorsque qui où pour afin il elle on
      nounsAndVerbs: touche ferme assure connecte utilise supprime montre présente
      formalEndings: ez
      familiarEndings: eras iras ourras evras udras
      exceptions: assez
      """,
    // MARK: Numbers
    numbers: """
      endings: -/s -/x al/aux -/nt
      two: deux trois
      plural: s
      singular: ss us is
      unchanged: mois accès succès choix concours cours temps corps séries pas plus moins après colis procès progrès décès congrès recours discours parcours secours univers pays bras cas repas tas dos héros gars fils poids fonds
      """,
    // MARK: Amounts
    amounts: """
      10: dizaine
      12: douzaine douzaines
      20: vingtaine
      30: trentaine
      50: cinquantaine
      60: soixantaine
      halves: demi demie
      unspelled: neuf
      half: *demi-heure* *demi_heure* *demi-journée*
      beyond: *heure_et_demi* *heures_et_demi* *jour_et_demi* *jours_et_demi*
      """,
    bounds: """
      under: moins_de_# inférieur_à_# inférieure_à_# inférieurs_à_# au_plus_# au_maximum_# maximum_# jusqu'à_# pas_plus_de_# \
        #_ou_moins #_au_maximum #_au_plus
      over: plus_de_# supérieur_à_# supérieure_à_# supérieurs_à_# au_moins_# au_minimum_# minimum_# pas_moins_de_# #_ou_plus \
        #_et_plus #_au_moins #_au_minimum
      within: dans_les_# sous_# d'ici_# dans_un_délai_de_# dans_les_prochains_# dans_les_prochaines_#
      later: après_# au_bout_de_# passé_# #_après #_plus_tard
      earlier: avant_# #_avant #_plus_tôt
      until: jusqu'à_#
      since: à_partir_de_# dès_# depuis_#
      lasting: pendant_# durant_#
      ahead: dans_#
      """,
    enumerations: """
      and: et ainsi
      or: ou soit
      also: ni avec plus puis mais aussi comme sans tant que
      clauses: ensuite après avant pour en afin
      openings: pour si quand lorsque afin après avant en dès
      collective: médias
      """,
    // MARK: People
    people: """
      articles: le la les l un une votre ton ta
      joining: et ou
      bare: prefix
      mine: mon ma mes
      ours: notre nos
      yours: votre vos ton ta tes
      theirs: sa ses son
      notTheirs: *le_son* *du_son* *au_son* *un_son* *de_son* *ce_son* *sans_son*
      """,
    // MARK: Values
    values: """
      honorifics: m mme
      """,
    // MARK: Marks
    marks: """
      quotations: «» ‹› “” ‘’
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        d'ou=d’où ete=été etes=êtes tres=très apres=après deja=déjà numero=numéro numeros=numéros reseau=réseau \
        reseaux=réseaux parametre=paramètre parametres=paramètres reglages=réglages reglage=réglage \
        telecharger=télécharger telechargement=téléchargement telechargements=téléchargements \
         verifier=vérifier verifiez=vérifiez verification=vérification \
        memoire=mémoire securite=sécurité cree=crée creer=créer reessayer=réessayer reessayez=réessayez \
        desactiver=désactiver desactive=désactivé deconnecter=déconnecter acces=accès succes=succès \
        probleme=problème problemes=problèmes selectionner=sélectionner selectionnez=sélectionnez \
        selection=sélection donnees=données donnee=donnée etre=être \
        peut-etre=peut-être derniere=dernière premiere=première annee=année caracteres=caractères \
        caractere=caractère echec=échec echoue=échoué operation=opération element=élément \
        elements=éléments evenement=événement evenements=événements bibliotheque=bibliothèque \
        necessaire=nécessaire requete=requête fenetre=fenêtre arreter=arrêter \
        arrete=arrête recu=reçu recue=reçue envoye=envoyé envoyee=envoyée controle=contrôle \
        deverrouiller=déverrouiller etape=étape etapes=étapes interet=intérêt prefere=préfère \
        preferences=préférences resultats=résultats resultat=résultat \
         aout=août noel=noël deplacer=déplacer deplace=déplacé \
        reservation=réservation societe=société qualite=qualité activite=activité identite=identité \
         addresse=adresse addresses=adresses dévelloper=développer connection=connexion \
        language=langue appareille=appareil parmis=parmi malgrés=malgré \
        receptionner=réceptionner reinitialiser=réinitialiser reinitialisation=réinitialisation \
         authentication=authentification réservatoin=réservation \
        acceuil=accueil acceuillir=accueillir quelques-un=quelques-uns \
        aujourdhui=aujourd’hui appeller=appeler appellez=appelez \
        proprietaire=propriétaire proprietaires=propriétaires privilege=privilège reponse=réponse \
        reponses=réponses repondre=répondre recent=récent recents=récents recente=récente recentes=récentes \
        repeter=répéter regler=régler region=région reference=référence references=références \
        reduire=réduire reception=réception editer=éditer editeur=éditeur edition=édition ecran=écran \
        ecrans=écrans ecrire=écrire ecouter=écouter egal=égal energie=énergie equipe=équipe \
        equipement=équipement equipes=équipes etat=état etats=états etiquette=étiquette \
        etiquettes=étiquettes evaluer=évaluer evaluation=évaluation eviter=éviter eriger=ériger duree=durée \
        durees=durées debut=début debuter=débuter decider=décider decouvrir=découvrir defaut=défaut \
        definir=définir definition=définition degat=dégât delai=délai delais=délais demarrer=démarrer \
        demarrage=démarrage depasser=dépasser depassee=dépassée detecter=détecter detectee=détectée \
        detruire=détruire developper=développer invitee=invitée integree=intégrée integration=intégration \
        general=général generale=générale generer=générer desinstaller=désinstaller desolee=désolée \
        materiel=matériel materiau=matériau modele=modèle modeles=modèles memoriser=mémoriser \
        methode=méthode methodes=méthodes meteo=météo musee=musée numerique=numérique numeriser=numériser \
        operateur=opérateur periode=période periodes=périodes peripherique=périphérique \
        peripheriques=périphériques precedent=précédent precedente=précédente precedents=précédents \
        preferes=préférés presenter=présenter prevue=prévue prenom=prénom publicite=publicité \
        publiee=publiée quantite=quantité recuperer=récupérer recuperation=récupération rediger=rédiger \
        reinstaller=réinstaller remunerer=rémunérer repertoire=répertoire repertoires=répertoires \
        resoudre=résoudre restauree=restaurée reunion=réunion reunions=réunions revoquer=révoquer \
        securisee=sécurisée securiser=sécuriser serie=série selectionnee=sélectionnée \
        selectionnes=sélectionnés special=spécial speciale=spéciale specifique=spécifique systeme=système \
        systemes=systèmes separer=séparer telephone=téléphone telephones=téléphones television=télévision \
        temperature=température theatre=théâtre verifiee=vérifiée vehicule=véhicule video=vidéo \
        videos=vidéos mosaique=mosaïque moderateur=modérateur creneau=créneau creee=créée cle=clé cles=clés \
        cafe=café categorie=catégorie categories=catégories completement=complètement connectee=connectée \
        echanger=échanger echantillon=échantillon echeance=échéance echouer=échouer ecouteurs=écouteurs \
        eteindre=éteindre eteint=éteint etranger=étranger expedition=expédition experience=expérience \
        expiree=expirée frequence=fréquence frequent=fréquent gerer=gérer immediat=immédiat \
        immediate=immédiate interessant=intéressant legal=légal legende=légende medecin=médecin \
        negatif=négatif necessiter=nécessiter piece=pièce procedure=procédure protegee=protégée \
        proteger=protéger reussie=réussie reactiver=réactiver reserver=réserver reservations=réservations \
        synthese=synthèse theorie=théorie unite=unité unites=unités utilisee=utilisée validee=validée
        """,
      slips: """
        *ción=tion *ciones=tions *ção=tion *ções=tions *zione=tion *zioni=tions *ee=ée *ees=ées *asion=ation *asions=ations
        """,
      notSlips: .words(
        "occasion occasions invasion invasions évasion évasions persuasion dissuasion abrasion abrasions coffee employee committee frisbee jamboree referee trustee coffees employees yankee"
      ),
      everyday: .french,
      everydayEnding: 2,
      confusedLetters: "cs",
      soundChanges: """
        de,le,la,ne,que,se,me,te,je,jusque/a|e|i|o|u|é|è|ê|à|â|î|ô=-’ lorsque,puisque/il|elle|on|un=-’
        """,
      keepingSound: .words(
        """
        oui onze onzième onzièmes un une uns unes ouistiti ululement est ou et à au aux en y iphone ipad icloud \
        ios imessage ipados itunes ipod imac
        """),
      wrongAfter: """
        été,a,est,avons,avez,ont,ai,être/arrete=arrêté,cree=créé \
        est/dormi=!a_dormi,fonctionné=!a_fonctionné,duré=!a_duré,suffi=!a_suffi,existé=!a_existé,participé=!a_participé,contribué=!a_contribué,bénéficié=!a_bénéficié,voyagé=!a_voyagé,été=!a_été,démissionné=!a_démissionné,collaboré=!a_collaboré,circulé=!a_circulé,hésité=!a_hésité,insisté=!a_insisté,persisté=!a_persisté,tardé=!a_tardé,réagi=!a_réagi,neigé=!a_neigé \
        n'est/dormi=!n'a_dormi,fonctionné=!n'a_fonctionné,duré=!n'a_duré,suffi=!n'a_suffi,existé=!n'a_existé,participé=!n'a_participé,contribué=!n'a_contribué,bénéficié=!n'a_bénéficié,voyagé=!n'a_voyagé,été=!n'a_été,démissionné=!n'a_démissionné,collaboré=!n'a_collaboré,circulé=!n'a_circulé,hésité=!n'a_hésité,insisté=!n'a_insisté,persisté=!n'a_persisté,tardé=!n'a_tardé,réagi=!n'a_réagi,neigé=!n'a_neigé \
        sont/dormi=!ont_dormi,fonctionné=!ont_fonctionné,duré=!ont_duré,existé=!ont_existé,participé=!ont_participé,contribué=!ont_contribué,bénéficié=!ont_bénéficié,voyagé=!ont_voyagé,été=!ont_été,démissionné=!ont_démissionné,collaboré=!ont_collaboré,circulé=!ont_circulé,hésité=!ont_hésité,insisté=!ont_insisté,persisté=!ont_persisté,tardé=!ont_tardé,réagi=!ont_réagi,neigé=!ont_neigé \
        sommes/dormi=!avons_dormi,fonctionné=!avons_fonctionné,duré=!avons_duré,existé=!avons_existé,participé=!avons_participé,contribué=!avons_contribué,bénéficié=!avons_bénéficié,voyagé=!avons_voyagé,été=!avons_été,démissionné=!avons_démissionné,collaboré=!avons_collaboré,circulé=!avons_circulé,hésité=!avons_hésité,insisté=!avons_insisté,persisté=!avons_persisté,tardé=!avons_tardé,réagi=!avons_réagi,neigé=!avons_neigé \
        êtes/dormi=!avez_dormi,fonctionné=!avez_fonctionné,duré=!avez_duré,existé=!avez_existé,participé=!avez_participé,contribué=!avez_contribué,bénéficié=!avez_bénéficié,voyagé=!avez_voyagé,été=!avez_été,démissionné=!avez_démissionné,collaboré=!avez_collaboré,circulé=!avez_circulé,hésité=!avez_hésité,insisté=!avez_insisté,persisté=!avez_persisté,tardé=!avez_tardé,réagi=!avez_réagi,neigé=!avez_neigé \
        suis/dormi=~ai,fonctionné=~ai,duré=~ai,existé=~ai,participé=~ai,contribué=~ai,bénéficié=~ai,voyagé=~ai,été=~ai,démissionné=~ai,collaboré=~ai,circulé=~ai,hésité=~ai,insisté=~ai,persisté=~ai,tardé=~ai,réagi=~ai,neigé=~ai \
        es/dormi=!as_dormi,fonctionné=!as_fonctionné,duré=!as_duré,existé=!as_existé,participé=!as_participé,contribué=!as_contribué,bénéficié=!as_bénéficié,voyagé=!as_voyagé,été=!as_été,démissionné=!as_démissionné,collaboré=!as_collaboré,circulé=!as_circulé,hésité=!as_hésité,insisté=!as_insisté,persisté=!as_persisté,tardé=!as_tardé,réagi=!as_réagi,neigé=!as_neigé \
        a/arrivé=~est,arrivée=~est,arrivés=~est,arrivées=~est,venu=~est,venue=~est,venus=~est,venues=~est,revenu=~est,revenue=~est,revenus=~est,revenues=~est,devenu=~est,devenue=~est,devenus=~est,devenues=~est,resté=~est,restée=~est,restés=~est,restées=~est,né=~est,née=~est,nés=~est,nées=~est,tombé=~est,tombée=~est,tombés=~est,tombées=~est,décédé=~est,décédée=~est,décédés=~est,décédées=~est,survenu=~est,survenue=~est,survenus=~est,survenues=~est,intervenu=~est,intervenue=~est,intervenus=~est,intervenues=~est,allé=~est,allée=~est,allés=~est,allées=~est,parvenu=~est,parvenue=~est,parvenus=~est,parvenues=~est,parti=~est,partie=~est,partis=~est,parties=~est \
        ont/arrivé=~sont,arrivée=~sont,arrivés=~sont,arrivées=~sont,venu=~sont,venue=~sont,venus=~sont,venues=~sont,revenu=~sont,revenue=~sont,revenus=~sont,revenues=~sont,devenu=~sont,devenue=~sont,devenus=~sont,devenues=~sont,resté=~sont,restée=~sont,restés=~sont,restées=~sont,né=~sont,née=~sont,nés=~sont,nées=~sont,tombé=~sont,tombée=~sont,tombés=~sont,tombées=~sont,décédé=~sont,décédée=~sont,décédés=~sont,décédées=~sont,survenu=~sont,survenue=~sont,survenus=~sont,survenues=~sont,intervenu=~sont,intervenue=~sont,intervenus=~sont,intervenues=~sont,allé=~sont,allée=~sont,allés=~sont,allées=~sont,parvenu=~sont,parvenue=~sont,parvenus=~sont,parvenues=~sont,parti=~sont,partie=~sont,partis=~sont,parties=~sont \
        ai,j'ai/arrivé=~suis,arrivée=~suis,arrivés=~suis,arrivées=~suis,venu=~suis,venue=~suis,venus=~suis,venues=~suis,revenu=~suis,revenue=~suis,revenus=~suis,revenues=~suis,devenu=~suis,devenue=~suis,devenus=~suis,devenues=~suis,resté=~suis,restée=~suis,restés=~suis,restées=~suis,né=~suis,née=~suis,nés=~suis,nées=~suis,tombé=~suis,tombée=~suis,tombés=~suis,tombées=~suis,décédé=~suis,décédée=~suis,décédés=~suis,décédées=~suis,survenu=~suis,survenue=~suis,survenus=~suis,survenues=~suis,intervenu=~suis,intervenue=~suis,intervenus=~suis,intervenues=~suis,allé=~suis,allée=~suis,allés=~suis,allées=~suis,parvenu=~suis,parvenue=~suis,parvenus=~suis,parvenues=~suis,parti=~suis,partie=~suis,partis=~suis,parties=~suis \
        as/arrivé=~es,arrivée=~es,arrivés=~es,arrivées=~es,venu=~es,venue=~es,venus=~es,venues=~es,revenu=~es,revenue=~es,revenus=~es,revenues=~es,devenu=~es,devenue=~es,devenus=~es,devenues=~es,resté=~es,restée=~es,restés=~es,restées=~es,né=~es,née=~es,nés=~es,nées=~es,tombé=~es,tombée=~es,tombés=~es,tombées=~es,décédé=~es,décédée=~es,décédés=~es,décédées=~es,survenu=~es,survenue=~es,survenus=~es,survenues=~es,intervenu=~es,intervenue=~es,intervenus=~es,intervenues=~es,allé=~es,allée=~es,allés=~es,allées=~es,parvenu=~es,parvenue=~es,parvenus=~es,parvenues=~es,parti=~es,partie=~es,partis=~es,parties=~es \
        avons/arrivé=~sommes,arrivée=~sommes,arrivés=~sommes,arrivées=~sommes,venu=~sommes,venue=~sommes,venus=~sommes,venues=~sommes,revenu=~sommes,revenue=~sommes,revenus=~sommes,revenues=~sommes,devenu=~sommes,devenue=~sommes,devenus=~sommes,devenues=~sommes,resté=~sommes,restée=~sommes,restés=~sommes,restées=~sommes,né=~sommes,née=~sommes,nés=~sommes,nées=~sommes,tombé=~sommes,tombée=~sommes,tombés=~sommes,tombées=~sommes,décédé=~sommes,décédée=~sommes,décédés=~sommes,décédées=~sommes,survenu=~sommes,survenue=~sommes,survenus=~sommes,survenues=~sommes,intervenu=~sommes,intervenue=~sommes,intervenus=~sommes,intervenues=~sommes,allé=~sommes,allée=~sommes,allés=~sommes,allées=~sommes,parvenu=~sommes,parvenue=~sommes,parvenus=~sommes,parvenues=~sommes,parti=~sommes,partie=~sommes,partis=~sommes,parties=~sommes \
        avez/arrivé=~êtes,arrivée=~êtes,arrivés=~êtes,arrivées=~êtes,venu=~êtes,venue=~êtes,venus=~êtes,venues=~êtes,revenu=~êtes,revenue=~êtes,revenus=~êtes,revenues=~êtes,devenu=~êtes,devenue=~êtes,devenus=~êtes,devenues=~êtes,resté=~êtes,restée=~êtes,restés=~êtes,restées=~êtes,né=~êtes,née=~êtes,nés=~êtes,nées=~êtes,tombé=~êtes,tombée=~êtes,tombés=~êtes,tombées=~êtes,décédé=~êtes,décédée=~êtes,décédés=~êtes,décédées=~êtes,survenu=~êtes,survenue=~êtes,survenus=~êtes,survenues=~êtes,intervenu=~êtes,intervenue=~êtes,intervenus=~êtes,intervenues=~êtes,allé=~êtes,allée=~êtes,allés=~êtes,allées=~êtes,parvenu=~êtes,parvenue=~êtes,parvenus=~êtes,parvenues=~êtes,parti=~êtes,partie=~êtes,partis=~êtes,parties=~êtes \
        avait/arrivé=~était,arrivée=~était,arrivés=~était,arrivées=~était,venu=~était,venue=~était,venus=~était,venues=~était,revenu=~était,revenue=~était,revenus=~était,revenues=~était,devenu=~était,devenue=~était,devenus=~était,devenues=~était,resté=~était,restée=~était,restés=~était,restées=~était,né=~était,née=~était,nés=~était,nées=~était,tombé=~était,tombée=~était,tombés=~était,tombées=~était,décédé=~était,décédée=~était,décédés=~était,décédées=~était,survenu=~était,survenue=~était,survenus=~était,survenues=~était,intervenu=~était,intervenue=~était,intervenus=~était,intervenues=~était,allé=~était,allée=~était,allés=~était,allées=~était,parvenu=~était,parvenue=~était,parvenus=~était,parvenues=~était,parti=~était,partie=~était,partis=~était,parties=~était \
        avaient/arrivé=~étaient,arrivée=~étaient,arrivés=~étaient,arrivées=~étaient,venu=~étaient,venue=~étaient,venus=~étaient,venues=~étaient,revenu=~étaient,revenue=~étaient,revenus=~étaient,revenues=~étaient,devenu=~étaient,devenue=~étaient,devenus=~étaient,devenues=~étaient,resté=~étaient,restée=~étaient,restés=~étaient,restées=~étaient,né=~étaient,née=~étaient,nés=~étaient,nées=~étaient,tombé=~étaient,tombée=~étaient,tombés=~étaient,tombées=~étaient,décédé=~étaient,décédée=~étaient,décédés=~étaient,décédées=~étaient,survenu=~étaient,survenue=~étaient,survenus=~étaient,survenues=~étaient,intervenu=~étaient,intervenue=~étaient,intervenus=~étaient,intervenues=~étaient,allé=~étaient,allée=~étaient,allés=~étaient,allées=~étaient,parvenu=~étaient,parvenue=~étaient,parvenus=~étaient,parvenues=~étaient,parti=~étaient,partie=~étaient,partis=~étaient,parties=~étaient
        """,
      beParticiples: WritingWords.BeParticiples(
        subjects: "il=m elle=f ils=M elles=F", endings: "es/s/e/", forms: "/e/s/es"),
      notWrongBefore: ["pris", "lié", "liée"],
      wrongPersons:
        "ils,elles/a=ont,est=sont,va=vont,peut=peuvent,doit=doivent,fait=font,sera=seront",
      wrongBetween: """
        sont/quitté/la,le,les,l',un,une,ce,cette,cet,votre,vos,leur,leurs,son,sa,ses=!ont_quitté sont/rejoint/la,le,les,l',un,une,ce,cette,cet,votre,vos,leur,leurs,son,sa,ses=!ont_rejoint sont/abandonné/la,le,les,l',un,une,ce,cette,cet,votre,vos,leur,leurs,son,sa,ses=!ont_abandonné sont/commencé/la,le,les,l',un,une,ce,cette,cet,votre,vos,leur,leurs,son,sa,ses=!ont_commencé \
        *ez,!chez,!assez,!nez,!rez/a/*=à grâce,quant/a/*=à retour,accès,invitation,réponse/a/vos,votre,nos,notre=à \
        envoyer,l'envoyer,ajouter,connecter,partager,passer,accéder,revenir,inviter,lier,envoyé,envoyée,ajouté,connecté/a/vos,votre,nos,notre,la,l',un,une,cet,cette,ce=à \
        l'endroit,l'emplacement,endroit,emplacement,lieu/ou/enregistrer,vous,se,sont,est,stocker,placer,sauvegarder,il,elle=où \
        n'importe/ou/*=où */ou/se_trouve,se_trouvent,se_situe,se_situent=où
        """,
      determiners: """
        ~le=m ~la=f ~les=MF un=m une=f des=MF ce=m cet=m cette=f ces=MF mon=m ton=m son=m ma=f ta=f sa=f \
        mes=MF tes=MF ses=MF vos=MF nos=MF votre=s notre=s ~leur=s leurs=MF au=m3 aux=MF3 du=m3 aucun=m \
        deux=MF trois=MF quatre=MF cinq=MF six=MF sept=MF huit=MF \
        aucune=f chaque=s plusieurs=MF quelques=MF quel=m quelle=f quels=M quelles=F tout=m certains=M certaines=F
        """,
      beforeVowels: ["mon", "ton", "son"],
      elidedDeterminers: ["l'"],
      adjectives: """
        nouveau=m nouvel=m nouvelle=f nouveaux=M nouvelles=F dernier=m dernière=f derniers=M dernières=F \
        premier=m première=f premiers=M premières=F petit=m petite=f petits=M petites=F grand=m \
        grande=f grands=M grandes=F seul=m seule=f seuls=M seules=F bon=m bonne=f bons=M bonnes=F \
        mauvais=mM mauvaise=f mauvaises=F ancien=m ancienne=f anciens=M anciennes=F prochain=m \
        prochaine=f prochains=M prochaines=F certains=M certaines=F autre=s autres=MF
        """,
      attributes: """
        complet=m complète=f complets=M complètes=F gratuit=m gratuite=f gratuits=M gratuites=F vert=m verte=f verts=M vertes=F blanc=m blanche=f blancs=M blanches=F noir=m noire=f noirs=M noires=F \
        bleu=m bleue=f bleus=M bleues=F gris=mM grise=f grises=F principal=m principale=f principaux=M \
        principales=F actuel=m actuelle=f actuels=M actuelles=F officiel=m officielle=f officiels=M \
        officielles=F mensuel=m mensuelle=f mensuels=M mensuelles=F annuel=m annuelle=f annuels=M annuelles=F
        """,
      notAttributesBefore: .words("clair foncé pâle vif pastel marine ciel pomme pur et ou"),
      adjectiveFamilies: """
        inconnu/inconnue/inconnus/inconnues valide/valides invalide/invalides lourd/lourde/lourds/lourdes \
        léger/légère/légers/légères sûr/sûre/sûrs/sûres actif/active/actifs/actives inactif/inactive/inactifs/inactives \
        vide/vides disponible/disponibles indisponible/indisponibles compatible/compatibles incompatible/incompatibles \
        privé/privée/privés/privées public/publique/publics/publiques récent/récente/récents/récentes \
        important/importante/importants/importantes différent/différente/différents/différentes \
        précédent/précédente/précédents/précédentes temporaire/temporaires personnel/personnelle/personnels/personnelles \
        supplémentaire/supplémentaires nécessaire/nécessaires obligatoire/obligatoires chaud/chaude/chauds/chaudes \
        froid/froide/froids/froides propre/propres lent/lente/lents/lentes faible/faibles \
        mouillé/mouillée/mouillés/mouillées sérieux/sérieuse/sérieuses
        """,
      wholes: "tous=M toutes=F",
      families: """
        le/la/les un/une/des ce/cette/ces mon/ma/mes ton/ta/tes son/sa/ses quel/quelle/quels/quelles \
        aucun/aucune certains/certaines nouveau/nouvelle/nouveaux/nouvelles dernier/dernière/derniers/dernières \
        premier/première/premiers/premières prochain/prochaine/prochains/prochaines vert/verte/verts/vertes \
        blanc/blanche/blancs/blanches noir/noire/noirs/noires bleu/bleue/bleus/bleues gris/grise \
        principal/principale/principaux/principales actuel/actuelle/actuels/actuelles \
        officiel/officielle/officiels/officielles mensuel/mensuelle/mensuels/mensuelles \
        annuel/annuelle/annuels/annuelles manuel/manuelle/manuels/manuelles
        """,
      nouns: """
        m appartement ascenseur chauffage courrier virement rendez-vous/rendez-vous match four réfrigérateur robot aspirateur thermostat radiateur interrupteur capteur salon jardin garage \
        bureau/bureaux train camion bateau/bateaux vélo client chauffeur repas/repas plat gâteau/gâteaux magasin \
        médicament médecin chien chat jeu/jeux joueur niveau/niveaux tournoi quartier bâtiment sac \
        fichier dossier document album contact message téléphone numéro compte* code* nom prénom \
        mot e-mail événement élément appareil réseau/réseaux paramètre réglage ordinateur \
        navigateur rappel problème signal/signaux lien bouton texte titre menu profil projet forum \
        calendrier clavier microphone micro écran stockage espace film morceau/morceaux titre \
        rendez-vous/rendez-vous paiement achat panier produit article colis/colis trajet voyage vol \
        billet bagage restaurant hôtel cours/cours devoir exercice résultat groupe* ami membre \
        utilisateur abonnement essai changement service serveur système logiciel journal/journaux \
        identifiant enregistrement téléchargement mois/mois jour accès/accès choix/choix prix/prix \
        avis/avis solde montant virement reçu formulaire certificat bluetooth/ \
        f séance chambre douche machine playlist ordonnance assurance bibliothèque consultation promenade soirée journée salle plage station assiette piscine lampe cuisine voiture bicyclette machine horloge chaise chambre maison école banque gare couleur brosse \
        ampoule télévision radio tablette serrure sonnette alarme minuterie température série chaîne chemise robe \
        veste chaussure jupe valise plante fleur boîte étape équipe émission ambulance pharmacie bouteille \
        photo vidéo image* page carte liste* note* adresse* application app clé session \
        connexion chanson musique/ playlist photothèque bibliothèque version mise fois/fois commande* \
        livraison facture demande* réponse question semaine année heure minute seconde \
        donnée information notification invitation permission autorisation erreur opération \
        sauvegarde* copie* recherche* suppression modification page fenêtre tâche réunion \
        conversation discussion clef corbeille caméra batterie imprimante caractéristique \
        langue ville rue position localisation facture offre* réservation place* partie personne \
        équipe classe leçon recette publication story/stories \
        f lumière vaisselle veille porte* fenêtre serviette couverture tondeuse borne station caisse rue montre* oreillette \
        enceinte prise* lessive clôture piscine terrasse cave pelouse crèche bougie balance* course* \
        m arrosoir parapluie bracelet lave-vaisselle/lave-vaisselle lave-linge/lave-linge couteau/couteaux verre pain \
        fromage fruit légume dessert canapé lit tapis/tapis miroir toit portail volet chapeau/chapeaux manteau/manteaux \
        pantalon collier portefeuille passeport visa avion métro tramway taxi autobus/autobus aéroport hôpital/hôpitaux \
        vaccin poids/poids cœur sommeil muscle professeur examen stylo cahier dictionnaire bulletin score personnage \
        trophée musée lycée casque haut-parleur/haut-parleurs chargeur câble routeur disque sujet thème budget chèque \
        crédit loyer salaire impôt temps/temps orage nuage soleil arbre oiseau/oiseaux poisson cheval/chevaux bébé \
        anniversaire quartier objet outil bruit f cuillère tasse soupe viande salade tarte armoire table \
        lunette/lunettes porte* bague ceinture cravate écharpe casquette route autoroute croisière montagne forêt rivière île \
        dose pilule fièvre douleur équipe médaille mélodie guitare souris/souris panne monnaie caisse météo pluie neige \
        poubelle étagère pelouse poupée idée arrivée durée entrée dictée vallée armée cheminée purée portée
        """,
      plural: .s,
      verbs: """
        est=s sont=p sera=s seront=p était=s étaient=p va=s vont=p peut=s peuvent=p doit=s \
        doivent=p fut=s pourra=s pourront=p
        """,
      perfects: "a=s ont=p aura=s auront=p",
      auxiliaries: "ai as a avons avez ont",
      participles: """
        refus=é supprim=é ajout=é modifi=é enregistr=é envoy=é annul=é autoris=é accept=é activ=é désactiv=é \
        install=é trouv=é chang=é termin=é valid=é ferm=é bloqu=é invit=é quitt=é télécharg=é import=é export=é \
        confirm=é publi=é restaur=é sauvegard=é sélectionn=é utilis=é effectu=é commenc=é dépass=é rencontr=é \
        échou=é expir=é arrêt=é cré=é partag=é déplac=é continu=é
        """,
      participleEndings: "e er ez",
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: ["été", "être"],
        linking: .words("est sont n'est était étaient n'était sera seront soit soient"),
        known: .words(
          """
          effacer copier livrer commander rembourser archiver afficher arriver renommer réserver imprimer payer terminer \
          débloquer verrouiller configurer connecter déconnecter synchroniser abonner approuver rejeter signaler
          """),
        notAfter: ["cet", "en", "un", "chaque", "peut", "bien"],
        infinitives: .words(
          """
          ouvrir rouvrir fournir finir choisir convertir obtenir maintenir réunir saisir définir établir remplir mettre \
          remettre transmettre prendre reprendre rendre répondre étendre suspendre vendre perdre interrompre lire écrire \
          inscrire joindre restreindre
          """),
        endings: ["er"],
        others: .words(
          "super premier dernier entier léger fier particulier régulier irrégulier étranger familier singulier"
        )),
      misusedParticiples: WritingWords.MisusedParticiples(
        verbs: .words(
          "peux peut pouvons pouvez peuvent dois doit devons devez doivent veux voulons voulez allons allez vont souhaitez pourrez pourront pourra devrez devront devra devriez pourriez"
        ),
        notAfter: .words("tenu tenue tenus tenues pris prise passe passer passé compte compté"),
        prepositions: .words(
          "pour sans afin_de avant_de impossible_de train_de besoin_de possible_de essayez_de"
        ),
        nouns: ["invité"],
        ending: "é", infinitive: "er",
        others: .words("côté santé beauté liberté karaté"),
        between: .words(
          "le la les lui leur vous nous te me y en l' bien aussi ensuite maintenant également d'abord tu je toujours encore"
        )),
      clauseVerbs: WritingWords.ClauseVerbs(
        rules: """
          a=est,ont=sont,ai=suis,j'ai=suis,as=es,avons=sommes,avez=êtes,avait=était,avaient=étaient,n'a=n'est,n'ont=ne_sont/\
          arrivé,arrivée,arrivés,arrivées,allé,allée,allés,allées,venu,venue,venus,venues,revenu,revenue,revenus,\
          revenues,devenu,devenue,devenus,devenues,resté,restée,restés,restées,né,née,nés,nées,décédé,décédée,\
          décédés,décédées,reparti,repartie,repartis,reparties,parti,partis \
          été/arrivé,arrivée,arrivés,arrivées,allé,allée,allés,allées,venu,venue,venus,venues,revenu,revenue,revenus,\
          revenues,devenu,devenue,devenus,devenues,resté,restée,restés,restées
          """,
        between: .words(
          """
          déjà bien pas plus jamais encore toujours tous toutes tout enfin hier aujourd'hui aussi vite soudain presque
          """),
        betweenEnd: "ment"),
      missingBeen: WritingWords.MissingBeen(
        things: .words(
          """
          paiement demande commande message fichier photo réservation document dossier compte carte billet colis facture \
          virement abonnement inscription candidature invitation rendez-vous vidéo contrat trajet séance cours
          """),
        auxiliaries: "a=a_été ont=ont_été",
        participles: .words(
          """
          refusé rejeté annulé supprimé envoyé bloqué confirmé enregistré modifié partagé téléchargé livré remboursé validé \
          approuvé publié archivé restauré déplacé renommé copié
          """),
        ending: "é=é/ée/és/ées"),
      contractions: "de/le=du de/les=des à/le=au à/les=aux",
      been: "été être",
      between:
        "ne n' se s' pu dû bien déjà pas plus jamais encore désormais automatiquement trop très",
      predicates: """
        complet=m complète=f complets=M complètes=F prêt=m prête=f prêts=M prêtes=F ouvert=m ouverte=f ouverts=M ouvertes=F \
        plein=m pleine=f pleins=M pleines=F incorrect=m incorrecte=f incorrects=M incorrectes=F court=m courte=f courts=M \
        courtes=F long=m longue=f longs=M longues=F éteint=m éteinte=f éteints=M éteintes=F gratuit=m gratuite=f gratuits=M \
        gratuites=F
        """,
      predicateEndings: "ées=F és=M ée=f é=m era=s eront=p",
      notPredicates: [
        "opéra", "caméra", "été", "sécurité", "côté", "clé", "clés", "santé", "marché",
      ],
      nounEndings: """
        tion=f tions=F erie=f eries=F ologie=f ologies=F phone=m phones=M gramme=m grammes=M sion=f sions=F ité=f ités=F ance=f ances=F ence=f ences=F ette=f ettes=F ture=f tures=F \
        ment=m ments=M age=m ages=M eau=m eaux=M isme=m
        """,
      notNounEndings: .words(
        """
        bastion silence silences page pages image images plage plages cage cages rage nage eau eaux peau peaux \
        jument comité comités traité traités quelquette squelette squelettes invité débité limité visité édité \
        profité hérité agité mérité évité cité facilité récité incité habilité suscité exploité licence élevage \
        rapidement facilement automatiquement actuellement directement seulement uniquement également correctement \
        complètement entièrement immédiatement définitivement maintenant moment finalement comment commence \
        commencent avance avances lance lances balance dispense récompense pense menace partage partages engage \
        dégage voyage avantage davantage sauvage sauvages augmente télécommande
        """),
      presumesNouns: true,
      untold: .words(
        """
        plupart partie majorité moitié dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine millier million milliard quart tiers cinquième dixième série quantité foule totalité multitude veille lendemain lundi mardi mercredi jeudi vendredi samedi dimanche matin soir nuit moment reste
        """),
      measures: .words(
        """
        secondes minutes heures jours semaines mois années ans matins soirs nuits fois euros dollars kilomètres \
        mètres degrés
        """),
      quantities: .words(
        "dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine"
      ),
      quantityJoints: ["de", "d'"],
      reflexives: ["se"],
      prepositions: .words(
        """
        de du des d' à au aux dans sur sous pour avec sans en par chez entre vers
        """),
      joints: .words(
        """
        et ou ni mais que qui qu' dont où si quand lorsque car donc est-ce ne n'est n'a n'ont c'est
        """),
      pluralEnding: "s",
      infinitiveEndings: ["er", "ir", "re"],
      doubling: .all,
      repeatable: """
        nous vous bla ha plus si non oui très faire bien tout cha tic tac chut glou pin toc
        """,
      repeatableBefore: """
        vous=ez|êtes|faites|dites|er|ir|re|y|en nous=ons|sommes|er|ir|re|y|en
        """,
      unrepeatable: "à a y",
      english: """
        dashboard are change settings camera open friend message messages page pages photo photos minute minutes \
        image images instruction payment note notes cancel date place contact document documents
        """,
      apostrophe: .elided)
  )
}
