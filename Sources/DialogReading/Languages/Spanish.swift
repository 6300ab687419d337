// What reading knows of Spanish. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let spanish = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: segundos | 1 segundo | un segundo | por segundo | cada segundo | d segundo | seg | segs
      minute: minuto | minutos | min | mins
      hour: horas | 1 hora | una hora | por hora | cada hora | media hora | d hora | horario | horarios | horaria | h
      day: día | días | diario | diarios | diaria | diarias | diariamente | cotidian- | hora del día
      week: semana | semanas | semanal- | semanalmente
      month: mes | meses | mensual- | mensualidad-
      year: año | años | anual- | anualidad-
      kilobyte: kb | -kb | kib | kilobyte | kilobytes
      megabyte: mb | -mb | mib | megabyte | megabytes | megas
      gigabyte: gb | -gb | gib | gigabyte | gigabytes | gigas
      terabyte: tb | -tb | tib | terabyte | terabytes
      millimeter: mm | milímetro | milímetros
      centimeter: cm | centímetro | centímetros
      meter: m | metro | metros
      kilometer: km | kilómetro | kilómetros
      mile: milla | millas
      gram: g | gramo | gramos
      kilogram: kg | kilo | kilos | kilogramo | kilogramos
      pound: libras | libra | lb
      milligram: miligramo- | mg
      add: añad- | añád- | agreg- | agrég- | insert- | inserc- | insért- | adición | adiciones | incorpor- | sumar | suma | añadi-
      remove: elimin- | elimín- | borrar- | borra | borras | borran | borre | borren | borres | borrado | borrada | borrados | borradas | borrando | borró | borraron | bórr- | quitar- | quita | quite | quiten | quites | quitado- | quitada- | quitado | quitada | quitando | quitó | quít- | suprim- | suprím- | supres- | retir- | retír- | vaciar- | vacía | vacíe | vaciado- | remov- | remuev- | eliminac-
      on: activ- | actív- | reactiv- | reactív- | encend- | enciend- | encénd- | enciénd- | habilit- | habilít- | prend- | prénd- | no activ- | no * activ- | no habilit- | no * habilit- | no encend- | no * encend- | no enciend-
      off: desactiv- | desactív- | apag- | apág- | deshabilit- | deshabilít- | inhabilit- | inactiv- | no activ- | no * activ- | no habilit- | no * habilit- | no encend- | no * encend- | no enciend-
      show: mostrar- | mostr- | muestr- | muéstr- | enseñ- | visualiz- | visualíz- | revel- | visible | visibles | aparec- | vuelv- a mostrar | ver | desocult- | exhib- | no mostr- | no * mostr- | no muestr- | no * muestr- | no visible | no * visible | no volver * mostr- | no aparec- | no * aparec- | visible-
      hide: ocult- | ocúlt- | escond- | escónd- | invisible- | no mostr- | no * mostr- | no muestr- | no * muestr- | no visible | no * visible | dejar de mostr- | deja- de mostr- | no volver * mostr- | no aparec- | no * aparec- | no visible-
      allow: permit- | permís- | permiso- | permis- | autoriz- | autoríc- | autoric- | conced- | conces- | otorg- | desbloque- | desbloqué- | admit- | acept- | no permit- | no * permit- | no autoriz- | no * autoriz- | no admit- | no * admit- | no conced- | no * conced- | no otorg- | no * otorg- | no dispon- de permiso | no tien- permiso | no tien- * permiso | sin permiso | sin autoriz- | no dej- | no acept-
      block: bloque- | bloqué- | deneg- | denieg- | negar | niega | niegue | negado- | negada- | prohib- | prohíb- | rechaz- | rechac- | no permit- | no * permit- | no autoriz- | no * autoriz- | no admit- | no * admit- | no conced- | no * conced- | no otorg- | no * otorg- | no dispon- de permiso | no tien- permiso | no tien- * permiso | sin permiso | sin autoriz- | impid- | imped- | no dej- | no acept-
      accept: acept- | acépt- | aprob- | aprueb- | aprób- | estoy de acuerdo | de acuerdo | estás de acuerdo | está de acuerdo | consent- | consient- | admit- | autoriz- | no acept- | no * acept- | no aprob- | no aprueb- | no * aprob- | no * de acuerdo | no estoy de acuerdo | no consient-
      decline: rechaz- | recház- | rechac- | rehus- | rehúse | declin- | no acept- | no * acept- | no aprob- | no aprueb- | no * aprob- | no * de acuerdo | no estoy de acuerdo | deneg- | denieg- | desaprob- | desaprueb- | en desacuerdo | no consient- | negar-
      import: importar- | importación | importaciones | importado | importada | importados | importadas | importando | impórt- | importó | importaron | importen
      export: exportar- | exporta | exporte | exporten | exportación | exportaciones | exportado- | exportada- | exportando | expórt- | exportó | exportaron | exportable-
      lock: bloque- | bloqué- | candado | cerrojo | no bloque- | no * bloque-
      unlock: desbloque- | desbloqué- | no bloque- | no * bloque-
      upload: subir- | sube | suba | subas | suban | suben | subid- | subiendo | subió | subieron | súb- | cargar- | carga | cargas | cargue | cargado- | cargada- | cargando | upload
      download: descarg- | descárg- | bajar- | baja | baje | bajad- | bajando | download
      connect: conect- | conéct- | conex- | conexión | conexiones | reconect- | reconex- | vincul- | vincúl- | enlaz- | enlac- | empareja- | emparej- | asoci- | sincroniz- | unir | enchuf- | no conect- | no * conect- | sin conex- | sin conect- | no * conex- | no hay conex- | ninguna conex- | no vincul- | no * vincul- | no * empareja- | no emparej- | ya no * conect-
      disconnect: desconect- | desconéct- | desconex- | desvincul- | desvincúl- | desempareja- | desemparej- | desenlaz- | desasoci- | no conect- | no * conect- | sin conex- | sin conect- | perdi- * conex- | pérdid- * conex- | perdió * conex- | perder * conex- | conex- perdid- | conex- * perdid- | conex- * interrump- | interrump- * conex- | interrumpi- * conex- | interrumpió * conex- | conex- interrumpid- | corta- * conex- | cortó * conex- | conex- * cerr- | conex- * cort- | no * conex- | no hay conex- | ninguna conex- | no vincul- | no * vincul- | no * empareja- | no emparej- | ya no * conect- | falta * conex- | finaliz- * conex- | cerr- * conex- | desenchuf- | desenlac-
      install: instal- | instál- | reinstal- | reinstál- | no instal- | no * instal-
      uninstall: desinstal- | desinstál- | no instal- | no * instal-
      start: iniciar- | inicia | inicie | inicias | inician | inicies | iniciado- | iniciada- | iniciando | inició | iniciaron | iníci- | iniciarl- | reinici- | reiníci- | empez- | empiez- | empiec- | empec- | empiéz- | comenz- | comienz- | comenc- | comiénz- | reanud- | reanúd- | continu- | continú- | continúa | continúe | seguir | sigue | siga | sigas | prosegu- | prosig- | arranc- | arranqu- | retom- | lanz- | poner en marcha | no continu- | no * continu- | no inici- | no * inici-
      stop: deten- | detien- | detén | deteng- | detuv- | parar- | pare | paras | parado | parada | pararon | pausa | pausas | pausar- | pausado- | pausada- | pausando | páus- | pause | finaliz- | finalic- | finalíz- | termin- | termín- | acab- | fin | interrump- | interrúmp- | salir- | sal de | salga- | abandon- | cerrar- | cerró | cierr- | suspend- | inici- sesión | inici- * sesión | inicio de sesión | inicios de sesión | inició sesión | dej- de | deja de | dejar de | cesar | cese | concluy- | conclu- | colgar | cuelg- | no continu- | no * continu- | no inici- | no * inici- | caduc- | stop
      open: abrir- | abre | abra | abras | abran | abren | abrid | abriendo | abrió | abrieron | abiert- | ábr- | abrirl- | abrirs- | abrirá- | apertura- | reabr- | abierto | volver a abrir | acced- | no abr- | no * abr- | no abiert- | no * abiert-
      close: cerrar- | cierr- | ciérr- | cerrad- | cerrando | cerró | cerraron | cerremos | cierre- | no abr- | no * abr- | no abiert- | no * abiert- | salir
      more: más | mayor | mayores | superior | superiores | supera | superan | superar | supere | superado- | superada- | exced- | sobrepas- | al menos | demasiado larg- | demasiado grande- | demasiad- | como mínimo | por lo menos | excesiv- | mínimo | cuando menos | no más | no * más | no super- | no * super- | no exced- | no * exced- | superior- | encima
      less: menos | menor | menores | inferior | inferiores | no más | no * más | no super- | no * super- | no exced- | no * exced- | reducid- | como máximo | hasta | máximo | demasiado cort- | demasiado pequeñ- | demasiado baj- | demasiado poc- | más cort- | más pequeñ- | más baj- | más corto | más poc- | a lo más | a lo sumo | inferior- | debajo
      increase: aument- | auméntal- | increment- | ampli- | amplí- | agrand- | subir- | sube | suba | elev- | acerc- | acérc- | alargar | alarg- | crec- | subido | subió | subieron | subiendo | suben | alza | crecimiento
      decrease: reduc- | reduz- | reduj- | redúc- | disminu- | disminú- | bajar- | baja | baje | menguar | alej- | aléj- | acortar | rebaj- | decrement- | encog- | bajado | bajó | bajaron | bajando | bajan | caído | cayó | descend- | descenso
      at_least: al menos | por lo menos | como mínimo | mínimo | mínima | mínimos | mínimas | cuando menos | no menos de | mín | no * inferior- | no * menor- | o más | o superior | o mayor
      at_most: como máximo | como mucho | máximo | máxima | máximos | máximas | hasta | no más de | máx | a lo sumo | no super- | no * super- | no exced- | no * exced- | no * mayor- | no * superior- | o menos | o inferior | o menor | límite- | no más
      before: antes | hasta | antes de | anterior- | previ- | mientras no | con antelación | primero
      after: después | desde | luego | tras | posterior- | una vez | transcurrid- | a partir de | al cabo de | mientras no | hasta * después
      first: primer | primero | primera | primeros | primeras | en primer lugar | nombre de pila
      last: último | última | últimos | últimas | final | finales | pasado | pasada | pasados | pasadas | definitiv- | finalmente
      send: envi- | enví- | reenvi- | reenví- | mand- | mánd- | envío | envíos | remit-
      receive: recib- | recíb- | recepción | obten- | obtien- | obtén | obteng- | lleg- | entrant-
      sign_in: iniciar- sesión | inici- sesión | inici- * sesión | iníci- sesión | inició sesión | inicio de sesión | inicios de sesión | acced- | acceso | accesos | conect- | conéct- | entrar | entra | entre en | ingres- | loguear- | login | identifi- | inici- la sesión | autentic- | autentif- | registrar acceso | no * inici- * sesión | no * sesión
      sign_out: cerrar- sesión | cerrar * sesión | cerrars- * sesión | cierr- sesión | cierr- * sesión | cerrad- sesión | cerrad- * sesión | cerró * sesión | sesión cerrada | sesión * cerrad- | sesión * cerr- | cierre de sesión | desconect- | salir | sal de | salga- | sesión * finaliz- | sesión * caduc- | finaliz- * sesión | no * inici- * sesión | no * sesión | logout | desloguear-
      sign_up: registrar- | registra | regístr- | registrate | registre | registres | registrado- | registrada- | registró | registro | inscrib- | inscríb- | inscri- | crear * cuenta | crea * cuenta | cre- * cuenta | creación * cuenta | darse de alta | date de alta | dar de alta | suscrib- | afili-
      follow: seguir- | sigue | sigues | siguen | siga | sigan | sigo | seguid- | seguido | seguida | seguimiento- | siguiendo | síguel- | seguimos | síguenos | no segu- | no sigues | no sigo | no sigue | no sigas | no * sigu- | ya no sigu- | ya no * sigu- | no * siguen
      unfollow: dej- de segu- | dejar de segu- | deja de segu- | dejado de segu- | dejó de segu- | dej- de * segu- | no segu- | no sigues | no sigo | no sigue | no sigas | no * sigu- | ya no sigu- | ya no * sigu- | no * siguen
      mute: silenci- | siléncial- | mudo | muda | mute | desactiv- * sonido | desactiv- * audio | desactiv- * micr- | quit- * sonido | sin sonido | enmudec- | no silenci- | no * silenci-
      unmute: activ- * sonido | activ- el sonido | activ- * audio | activ- * micr- | reactiv- | no silenci- | no * silenci- | desactiv- * silenci- | desilenci- | dessilenci- | desactivar silenc- | dej- de silenci- | dejar de silenci- | quit- * silenci- | cancel- * silenci- | volver a activar | anular * silenc- | anul- * silenc- | sin sonido
      subscribe: suscrib- | suscríb- | suscrit- | suscripto | suscribi- | suscripci- | renov- | renuev- | abon- | resuscrib- | no suscrit- | no * suscrit- | no renov- | no * renov- | no * renuev-
      unsubscribe: cancel- * suscripci- | cancel- suscripci- | cancél- | anul- * suscripci- | anular suscripci- | cancelar * suscripci- | cancelación * suscripci- | baja | dese de baja | desuscrib- | dessuscrib- | desinscrib- | dej- de suscrib- | cancela- | no suscrit- | no * suscrit- | no renov- | no * renov- | no * renuev-
      join: unirse | unirte | unirme | unir- | únete | únase | únas- | se une | se unió | se ha unido | te uniste | te has unido | unido | unida | unidos | unidas | unió | unieron | incorpor- | particip- | ingres- | entrar | entra | entre | sumar- | súmate | súm- | acced- | conectar- | une
      leave: salir- | sal | salga- | sale | salió | salido | salieron | saliste | saliendo | abandon- | dejar | deja | deje | dejado | dejó | dejar el | dejar la | dejas | irse | irte | se fue | se ha ido
      archive: archivar- | archiva | archive | archives | archivad- | archivó | archívalo | archivando | archivamiento | archív- | no archivad-
      unarchive: desarchiv- | desarchív- | restaur- | recuper- | sacar * archiv- | quitar * archiv- | elimin- * archivad- | no archivad- | anular * archiv- | cancelar * archiv- | deshacer * archiv- | dej- de archiv-
      select: seleccion- | seleccióne- | selección | selecciones | marcar- | marca | marque | marcad- | marcada | eleg- | elij- | elig- | escog- | escoj- | elección | tilda- | selecci- | no seleccion- | no * seleccion- | sin seleccion- | no marcad- | no hay * seleccion- | ningún * seleccion- | ninguna * seleccion- | sin marcar
      deselect: deseleccion- | deselección | desmarc- | desmarqu- | anul- * selección | anular * selección | quit- * selección | cancel- * selección | no seleccion- | no * seleccion- | sin seleccion- | no marcad- | no hay * seleccion- | ningún * seleccion- | ninguna * seleccion- | ningún- seleccion- | borrar * selección | destild- | nada seleccion- | sin marcar
      copy: copi- | copia | copias | cópial- | duplic- | dupliqu-
      move: mover- | mueva- | mueve- | movid- | movió | movieron | moviendo | muéve- | traslad- | desplaz- | pasar- | movimiento- | mud-
      cut: cortar | corta | corte | cortado | cortada | cortados | recort-
      paste: pegar- | pega | pegue | pegado- | pegada- | pegado | pegada | pegando | pégal-
      undo: deshac- | deshaz | deshag- | deshech- | deshiz- | revert- | reviert- | irreversib- | irrevocab- | anul- | revoc-
      redo: rehac- | rehaz | rehag- | rehech- | rehiz- | repet- | repit-
      always: siempre | en todo momento | constantemente
      never: nunca | jamás | en ningún momento | en ningún caso
      sometimes: a veces | en ocasiones | de vez en cuando | ocasionalmente
      all: todo | toda | todos | todas | cada | enter- | totalidad | complet- | íntegr- | totalmente | total | cualquier | cualquiera | diari- | ambos
      none: ningún | ninguno | ninguna | nada | nadie | ningunos | ningunas | nulo
      some: algún | alguno | alguna | algunos | algunas | varios | varias | unos | unas | cierto- | ciertas | ciertos | algo | alguien | unos pocos | unas pocas | no tod- | no * tod- | parte de | parcial- | determinad- | pocos | pocas
      yesterday: ayer | anoche
      today: hoy | esta noche | esta mañana | esta tarde | de hoy
      tomorrow: mañana
      day_after_tomorrow: pasado mañana
      day_before_yesterday: anteayer | antes de ayer | antier
      monday: lunes
      tuesday: martes
      wednesday: miércoles
      thursday: jueves
      friday: viernes
      saturday: sábado | sábados
      sunday: domingo | domingos
      weekday: día laborable | días laborables | día hábil | días hábiles | entre semana | días de semana | días de la semana | días de diario
      weekend: fin de semana | fines de semana
      left: izquierd- | zurd-
      right: derecha | derechas | lado derecho | botón derecho | borde derecho | ojo derecho | oído derecho | extremo derecho | auricular derecho | margen derecho | superior derech- | inferior derech- | clic derecho | diestr-
      up: arriba | superior- | parte de arriba | encima | cima | hacia arriba | alto | subir
      down: abajo | inferior- | debajo | hacia abajo | baj- | fondo
      morning: mañana | mañanas | matutin- | matinal- | buenos días | madrugada | amanecer
      noon: mediodía | medio día
      evening: noche | noches | tarde | tardes | anochecer | vespertin- | atardecer
      night: noche | noches | nocturn- | anoche | medianoche | madrugada
      public: público | pública | públicos | públicas | públicamente | no privad- | no * privad- | no públic- | no * públic-
      private: privado | privada | privados | privadas | en privado | no públic- | no * públic- | no privad- | no * privad-
      online: en línea | online | conectado a internet | conectad- * internet | conectad- * red | conectad- | sin conexión | no conectad- | no * conectad- | no * en línea | no * conexión | no hay conexión | sin internet | sin red | no * internet
      offline: sin conexión | desconectad- | fuera de línea | offline | no conectad- | no * conectad- | no * en línea | no * conexión | no hay conexión | sin internet | sin red | no * internet
      new: nuevo | nueva | nuevos | nuevas | reciente | recientes | recién | novedad | novedades
      old: antigu- | viej- | anterior- | previ- | obsolet- | menos reciente- | desactualiz-
      newer: más reciente- | más nuev- | menor | menores
      older: más antigu- | más viej- | mayor | mayores
      success: éxito | exitos- | correctamente | satisfactori- | complet- | finaliz- | termin- | logr- | conseguid- | no se pudo | no se pudieron | no * pudo | no * pudieron | no se ha podido | no se han podido | no * podido | no pud- | no * pud- | no puede | no pueden | no puedes | no * puede | no * pueden | no podemos | no * podemos | no es posible | no fue posible | no ha sido posible | no * posible | sin éxito | no * éxito | no * correctamente | no * complet- | no complet- | no logr- | no * logr- | no consig- | no * consegu- | no * termin- | no * finaliz- | no se complet-
      failure: error- | fall- | no se pudo | no se pudieron | no * pudo | no * pudieron | no se ha podido | no se han podido | no * podido | no pud- | no * pud- | no puede | no pueden | no puedes | no * puede | no * pueden | no podemos | no * podemos | no es posible | no fue posible | no ha sido posible | no * posible | imposible | fracas- | sin éxito | no * éxito | no * correctamente | no * complet- | no complet- | incomplet- | no logr- | no * logr- | no consig- | no * consegu- | no * termin- | no * finaliz- | problema- | algo salió mal | ha salido mal | salió mal | mal | incapaz | no se complet- | incorrect-
      empty: vacío | vacía | vacíos | vacías | vací- | vaci- | en blanco
      full: llen- | complet- | lleno | no * vací- | no vací- | agotad- | plen- | totalmente
      sender: remitente- | emisor- | quien envía
      recipient: destinatari- | receptor- | beneficiari-
      include: inclu- | incluí- | incluy- | conten- | contien- | comprend- | inclusive | abarc- | con o sin | sin | no inclu- | no * inclu- | no incluy- | no * incluy- | no contien- | no * contien-
      exclude: exclu- | excluy- | excluí- | excepto | excepción | excepciones | salvo | sin | a parte de | aparte | no inclu- | no * inclu- | no incluy- | no * incluy- | no contien- | no * contien- | a excepción | exceptuand- | quitando | con o sin
      faster: más rápid- | más rápidamente | acelerar- | aceler- | más deprisa | mayor velocidad | más velocidad | más veloz | no más rápid-
      slower: más lent- | más despacio | ralentiz- | menos rápid- | menor velocidad | más lentamente | no más rápid-
      earlier: antes | temprano | temprana | tempranos | anterior- | previ- | anticip- | con antelación
      later: más tarde | más adelante | luego | después | posterior- | tarde | tardí- | otro momento | en otro momento | retras- | superior- | más reciente
      buy: comprar- | compra | compras | compre | compres | compren | comprado- | comprada- | comprado | comprada | comprados | compradas | compró | compraste | comprador- | cómpra- | adquir- | adquier- | adquisi- | comprando
      sell: vender- | vende | venda | vendid- | venta | ventas | vendió | vendieron | vendedor- | vendes | agotad-
      rent: alquil- | alquíl- | arrend- | arriend- | rentar- | renta | rentas | rentad- | rente
      refund: reembols- | devolución- | devoluc- | devolv- | devuelt- | devuelv- | reintegr-
      save: guardar- | guard- | guárd- | conserv- | mantener- | mantien- | mantén | manteng- | mantuv- | salvar | grabar | almacen- | retener | quedar- | preserv- | no guard- | no * guard- | sin guard- | sin * guard- | sin conserv- | no conserv- | no * conserv- | no manten- | no * manten-
      discard: descart- | descárt- | desech- | deséch- | no guard- | no * guard- | sin guard- | sin * guard- | sin conserv- | no conserv- | no * conserv- | no manten- | no * manten- | tirar | ignor-
      correct: correct- | válid- | acertad- | valid- | exact- | adecuad- | bien | no válid- | no * válid- | no es válid- | no son válid- | no correct- | no * correct- | no * correctamente | ningún * válid- | ninguna * válid- | no vale | no valid- | no * valid- | sin validez
      wrong: incorrect- | erróne- | errone- | equivoc- | inválid- | invalid- | no válid- | no * válid- | no es válid- | no son válid- | no correct- | no * correct- | no * correctamente | ningún * válid- | ninguna * válid- | inexact- | no vale | inadecuad- | mal | error- | no valid- | no * valid- | fall- | sin validez
      once: una vez | una sola vez | 1 vez
      twice: dos veces | 2 veces | doble-
      every_other: sí y otro no | sí y otra no | sí y uno no | sí otro no | cada dos días | cada dos semanas | cada dos meses | cada dos horas | cada dos años | cada 2 días | cada 2 semanas | cada 2 meses | cada 2 horas | cada 2 años | días alternos | semanas alternas | por medio | de por medio | quincenal- | bimestral-
      two: dos | ambos | ambas | 2
      three: tres | 3
      four: cuatro | 4
      five: cinco | 5
      six: seis | 6
      seven: siete | 7
      eight: ocho | 8
      nine: nueve | 9
      ten: diez | decena- | 10
      dozen: docena- | doce | 12
      half: media hora | mitad | mitades | medio día | y media | y medio
      third: dos tercios | tercio | tercios | tercera parte | terceras partes
      quarter: cuarta parte | cuarto de | tres cuartos | cuartas partes | un cuarto
      hundred: cien | ciento | cientos | cientas | centenar- | 100
      thousand: mil | miles | millar- | 1000
      million: millón | millones
      billion: mil millones | miles de millones
      trillion: billón | billones
      you: tú | tu | tus | te | ti | contigo | tuyo | tuya | tuyos | tuyas | usted | ustedes | su | sus | suyo | suya | suyos | suyas | vosotros | vosotras | vuestr- | os | lo sentimos | lamentamos | nosotros | contáct- | contact- | ponte | póngase | puedes | tienes | quieres | estás | has | eres | debes | necesitas | deseas | podrás | recibirás | tendrás | deberás | puede | desea | podrá
      we: nosotros | nosotras | nos | nuestr- | hemos | podemos | pudimos | estamos | tenemos | enviaremos | enviamos | recomendamos | necesitamos | encontramos | queremos | somos | usamos | utilizamos | sugerimos | agradecemos | lamentamos | lo sentimos | pudiéramos | podremos | haremos | vamos | hicimos | detectamos | avisaremos | notificaremos | logramos | conseguimos | -aremos | -eremos | -iremos | contact- | contáct- | póngase | ponte
      buyer: comprador- | client- | adquirente- | consumidor-
      seller: vendedor- | comerciante- | proveedor-
      owner: propietari- | dueñ- | titular- | poseedor-
      guest: invitad- | huésped- | visitante-
      admin: admin- | gestor-
      member: miembr- | integrante- | participante- | afiliad- | socio | socia | socios | socias
      friend: amig- | amistad-
      child: niñ- | hij- | infantil- | infant-
      parent: padre- | madre- | progenitor- | parental- | tutor-
      teacher: profesor- | maestr- | docente- | instructor- | entrenador-
      student: estudiante- | alumn-
      driver: conductor- | chofer- | chófer- | piloto- | controlador-
      passenger: pasajer- | viajer-
      doctor: doctor- | médico | médicos | su médica | tu médica | la médica
      patient: paciente-
      landlord: propietari- | arrendador- | caser-
      tenant: inquilin- | arrendatari-
      player: jugador-
      username: nombre de usuario | nombres de usuario | nombre de usuaria | usuario | usuarios
      password: contraseña- | clave | claves | código de acceso | código | frase de contraseña | password
      pin: pin | pines | clave | código | código de acceso | nip
      email: correo | correos | email | emails | e mail | e mails | mail | mails | dirección de correo | dirección de email | direcciones de correo | dirección e mail
      phone: teléfono- | telefónic- | número de móvil | número de celular | número móvil | celular | móvil
      address: dirección postal | dirección de envío | dirección de facturación | dirección de entrega | domicilio- | direcciones de envío | dirección física | direcciones postales | dirección | direcciones
      birthday: cumpleaños | fecha de nacimiento | fechas de nacimiento | nacimiento
      photo: foto | fotos | fotograf- | imagen | imágenes | retrato
      video: vídeo- | video- | película- | clip | clips | filme | filmes
      song: canción | canciones | pista | pistas | tema | temas | música- | musical-
      album: álbum | álbumes | album- | disco
      playlist: playlist- | lista de reproducción | listas de reproducción | lista * reproducción | listas * reproducción
      podcast: podcast- | pódcast-
      episode: episodio- | capítulo-
      file: archivo- | fichero- | documento-
      folder: carpeta- | directorio-
      document: documento- | archivo- | documentación
      note: nota | notas | apunte-
      message: mensaje- | sms | chat | chats | conversaci- | mensajería
      emailmessage: correo- | email- | e mail | e mails | mail | mails | mensaje- | buzón
      contact: contacto- | contacto
      event: evento- | cita | citas | reunión | reuniones | acontecimiento-
      reminder: recordatorio- | aviso-
      alarm: alarma- | despertador- | alerta-
      timer: temporizador- | cronómetro- | cuenta atrás | cuenta regresiva
      account: cuenta | cuentas
      device: dispositivo- | aparato- | teléfono- | móvil | móviles | celular | celulares | smartphone- | tableta- | tablet | tablets | tablet- | equipo | equipos | iphone- | ipad- | terminal | ordenador- | computadora- | computador | portátil
      comment: comentario- | coment-
      draft: borrador-
      payment: pago | pagos | pagar- | paga | pague | pagad- | cobro-
      ticket: entrada | entradas | boleto- | billete- | ticket- | tíquet- | tique | pasaje- | tarjeta de embarque | boleta-
      book: libro | libros | audiolibro-
      recording: grabaci- | nota de voz | notas de voz | grab- | memo de voz
      backup: copia de seguridad | copias de seguridad | respaldo- | respald- | backup- | copia | copias
      task: tarea | tareas | pendiente | pendientes | por hacer
      recipe: receta | recetas
      map: mapa | mapas | plano | planos
      trip: viaje | viajes | viaj- | trayecto- | excursi- | recorrido-
      invitation: invit- | invít-
      calendar: calendario- | agenda-
      screenshot: captura | capturas | pantallazo-
      tag: etiqueta- | etiquet- | tag | tags | rótulo-
      filter: filtr-
      server: servidor-
      printer: impresora-
      camera: cámara- | webcam
      microphone: micrófono- | micro | micros
      battery: batería- | pila | pilas
      audio: audio- | sonido-
      attachment: adjunto | adjuntos | adjunta | adjuntas
      app: app | apps | aplicaci- | programa | programas | software
      website: sitio | sitios | web | webs | página web | páginas web | página | páginas
      group: grupo-
      order: pedido- | orden | órdenes | compra | compras
      key: clave | claves | llave | llaves | tecla | teclas
      page: página | páginas
      list: lista | listas | listado-
      link: enlace- | vínculo- | link | links | url | urls | hipervínculo- | liga | ligas
      location: ubicaci- | localizaci- | posici- | lugar- | sitio | sitios | localiz-
      notification: notific- | aviso- | alerta- | avis- | notifiqu- | mensaje
      update: actualiz- | actualic- | mejora- | mejor- | upgrade | nueva versión
      subscription: suscripci- | suscrib- | plan | planes | abono- | suscrit-
      storage: almacen- | espacio- | memoria
      network: red | redes | wi fi | wifi | internet | inalámbric-
      screen: pantalla- | monitor- | display
      route: ruta | rutas | trayecto- | itinerario- | indicacion- | recorrido- | camino- | cómo llegar
      free_up: liber- | libr-
      take_up: ocup-
      win: gana- | ganó | gané | victoria-
      lose: perdi- | pierd- | perd- | derrot-
      deposit: ingres- | deposit- | depósit-
      withdraw: retir- | extra-
      arrive: lleg- | aterriz- | aterric-
      depart: salida | salidas | sale | salen | salió | saldrá- | saldrán | salir | salido | salieron | abandon- | ha dejado | se fue | partió | se ha ido
      check_in: check in | registro de entrada | llegada | factur-
      check_out: check out | salida | registro de salida
      heat: calef- | calent-
      cool: enfri- | refriger- | refresc-
      income: ingreso | ingresos | renta
      expense: gast-
      cheap: barat- | económic-
      expensive: caro | cara | caros | caras
      north: norte
      south: sur
      east: oriental- | al este | del este | hacia el este | el este
      west: oeste | occidental-
      spring: primavera-
      summer: verano-
      autumn: otoño-
      winter: invierno-
      january: enero
      february: febrero
      june: junio
      july: julio
      september: septiembre
      october: octubre
      november: noviembre
      december: diciembre
      march: marzo
      april: abril
      may: mayo
      august: agosto
      red: roj-
      green: verde-
      blue: azul-
      yellow: amarill-
      black: negr-
      white: blanc-
      receipt: recibo- | comprobante- | tique- | ticket-
      invoice: factura-
      contract: contrato-
      coupon: cupón | cupones | vale de | vales de
      person_name: nombre-
      id_number: númer- | n.º | nº | document- con foto | documento com foto | documento de identid- | documento d'identità
      breakfast: desayun-
      lunch: almuerz- | la comida
      dinner: cen-
      bus: autobús | autobuses | bus | buses
      train: tren | trenes
      plane: avión | aviones
      bicycle: bici-
      kitchen: cocina-
      bedroom: dormitorio- | habitaci- | recámara-
      bathroom: baño-
      garage: garaje- | cochera-
      garden: jardín | jardines
      temperature: temperatura-
      humidity: humedad-
      heart_rate: frecuencia cardíaca | frecuencia cardiaca | pulso | ritmo cardíaco
      blood_pressure: presión arterial | tensión
      keyboard: teclado-
      mouse: ratón | mouse
      headphones: auricular- | audífono-
      speakers: altavoz | altavoces | bocina- | parlante-
      dog: perr-
      cat: gat-
      hotel: hotel- | hoteles
      restaurant: restaurant-
      confirm: confirm- | no confirm- | sin confirmar
      cancel: cancel- | anul- | canceló | suspend- | no confirm- | sin confirmar
      available: disponib- | no disponib- | no está disponib- | no están disponib- | no * disponib- | ya no * disponib- | ningun- * disponib- | indisponib- | inaccesible-
      unavailable: no disponib- | no está disponib- | no están disponib- | no * disponib- | ya no * disponib- | ningun- * disponib- | indisponib- | inaccesible-
      upgrade: actualiz- | mejor- | ascend- | plan superior | versión superior | upgrade-
      downgrade: versión anterior | plan inferior | versión inferior | bajar de plan | degrad- | downgrade- | reduc-
      paid: pagad- | pagó | pagar | pago- | pagas- | abonad- | abonó | no pagad- | sin pagar
      unpaid: impag- | no pagad- | sin pagar | pendiente- | no * pagad- | no se ha pagado | no se han pagado | no has pagado | no ha pagado
      read: leíd- | no leíd- | sin leer
      unread: no leíd- | sin leer | no se ha leído | no se han leído
      inside: dentro | interior- | adentro
      outside: fuera | exterior- | afuera | aire libre
      drained: vací- | agotad- | descargad- | sin | baja | bajo | poca | poco | escas-
      filled: llen- | complet- | cargad- | sin espacio
      past_period: pasad- | últim- | anterior-
      next_period: próxim- | siguiente- | que viene | entrante | que entra
      this_period: esta semana | este mes | este año | este fin de semana
      takes_off: despeg- | lleg-
      lands: aterriz- | aterric- | lleg-
      earliest: como muy pronto | como pronto | no antes | lo más temprano | antes | a partir | hasta | como máximo
      latest: como muy tarde | como tarde | a más tardar | antes | a partir | hasta | como máximo
      late: tarde | retras- | atras- | más tarde | después
      early: temprano | pronto | antes | anticip- | antelación | adelant- | adelanto
      half_of: mitad | mitades | medio | media | medios | medias
      double: doble | dobles | duplic-
      unless: a menos | a no ser | salvo | excepto | no ser que | si no | siempre que | mientras | sin que | independientemente | solo si | sólo si | solo cuando | sólo cuando | únicamente si | solo después
      even_if: aunque | incluso si | aun si | aun cuando | incluso cuando | a pesar | incluso después | pese | aun así | si no | siempre que | mientras | sin que | independientemente
      only_if: solo si | sólo si | solo cuando | sólo cuando | únicamente si | solo después | a menos | salvo | excepto | siempre que | mientras | sin que | independientemente
      not_yet: todavía | aún | aun | ya que | no * ya | no ya | ya no
      already: ya | ya que | no * ya | no ya | ya no
      only: solo | sólo | solamente | únicamente | exclusiv- | únic- | sola | solos | solas | apenas | bast- | completo
      everyone: todo | toda | todos | todas | cada | cualquier- | bast- | completo
      lend: prestaste | prestó | prestado a | presté | prestamos | prestar | presta | prestas | has prestado | ha prestado
      borrow: tomaste prestad- | tomado prestad- | tomar prestad- | tom- * prestad- | pedir prestad- | pedido prestad- | pid- * prestad- | prestad-
      go_in: entró | entraron | entra en | entrar en | ha entrado | entrado | ingresó
      go_out: salió | salieron | sale de | sale del | salir de | salir del | ha salido | salido | abandonó
      dollar: dólar | dólares
      euro: euro | euros
      yen: yen | yenes
      ruble: rublo | rublos
      door: puerta-
      window: ventan-
      staircase: escalera-
      elevator: ascensor- | elevador-
      passport: pasaporte-
      wallet: cartera- | billetera- | monedero-
      umbrella: paraguas | sombrilla
      suitcase: maleta- | equipaje-
      hat: sombrero- | gorra-
      shoes: zapato- | zapatilla- | calzado
      jacket: chaqueta- | abrigo-
      flight: vuelo-
      taxi: taxi-
      tram: tranvía-
      ferry: ferry | ferris | transbordador-
      exam: examen | exámenes
      homework: deberes
      lesson: lección | lecciones | clase | clases
      washing_machine: lavadora-
      dishwasher: lavavajillas | lavaplatos
      refrigerator: nevera- | frigorífico- | refrigerador-
      oven: horno-
      vacuum_cleaner: aspiradora- | aspirador-
      rice: arroz
      bread: pan | panes
      milk: leche
      egg: huevo-
      coffee: café | cafés
      tea: té | tés
      cheese: queso-
      meat: carne | carnes
      school: escuela- | colegio- | escolar-
      hospital: hospital- | clínica
      pharmacy: farmacia-
      museum: museo-
      airport: aeropuerto-
      supermarket: supermercado-
      gym: gimnasio-
      concert: concierto-
      bed: cama | camas
      chair: silla | sillas
      sofa: sofá-
      guitar: guitarra-
      piano: piano | pianos
      violin: violín | violines
      tennis: tenis
      chess: ajedrez
      swimming: natación | nadar
      yoga: yoga
      basketball: baloncesto | básquetbol
      purchase_order: pedido- | orden
      parcel: encomienda-
      bookings: reserva | reservas | reservación- | cita | citas
      hot: caliente- | calient- | cálid- | calor
      cold: frío- | fría- | fresc-
      dry: seco | seca | secos | secas
      wet: mojad- | húmed-
      clean: limpio | limpios
      dirty: suci-
      strong: fuerte- | robust-
      weak: débil-
      grandmother: abuela
      grandfather: abuelo
      aunt: tía | tías
      uncle: tío | tíos
      husband: marido- | esposo
      wife: esposa- | mujer-
      above: encima
      underneath: debajo | bajo
      until_when: hasta
      since_when: desde | a partir
      mother: madre | madres | mamá
      father: padre | padres | papá
      sister: hermana | hermanas
      brother: hermano | hermanos
      daughter: hija | hijas
      son: hijo | hijos
      the_second: segundo | segunda
      the_third: tercer | tercero | tercera
      the_fourth: cuarto | cuarta
      push: empuj- | presion- | puls- | apret- | aprie-
      pull: tira | tire | tirar | tirad | tirando | jala | jale | jalar | hala
      without: sin | ningún | ninguna | no
      having: con una | con un | con tu | con su
      alternating: sí y otro no | sí y otra no | sí y uno no | sí otro no | cada dos días | cada dos semanas | cada dos meses | cada dos horas | cada dos años | cada 2 días | cada 2 semanas | cada 2 meses | cada 2 horas | cada 2 años | días alternos | semanas alternas | por medio | de por medio | quincenal- | bimestral-
      each_time: cada día | cada semana | cada mes | cada año | cada hora | todos los días | todas las semanas | todos los meses | todos los años | diariamente | a diario | semanalmente
      ago: hace * segundo- | hace * minuto- | hace * hora- | hace * día- | hace * semana- | hace * mes | hace * meses | hace * año-
      from_now: dentro de * segundo- | dentro de * minuto- | dentro de * hora- | dentro de * día- | dentro de * semana- | dentro de * mes | dentro de * meses | dentro de * año- | en * segundos | en * minutos | en * minuto | en * horas | en * hora | en * días | en * día | en * semanas | en * semana | en * meses | en * mes | en * años | en * año
      teach: enseñ- | imparti- | imparte
      learn: aprend- | estudi- | más información | enseñ- | imparti- | imparte
      behind: detrás | atrás
      in_front: delante
      stays: qued- | permanec- | sigu- | segu- | conserv- | mant- | guard-
      goes_on: continu- | contin- | sigu- | segu- | prosegu- | prosig-
      nobody: nadie | no * alguien | no haya alguien
      somebody: alguien
      exceeds: super- | por encima | exced- | sobrepas- | encima de | más
      falls_below: por debajo | debajo de | inferior- | menos | menor- | baj- de
      print: imprim- | reimprim- | impreso | impresa | impresos | impresas | impresión
      scan: escan- | escán-
      expand: expand- | ampli- | desple-
      collapse: minimiz- | reduc- | ocult- | contraer
      highest: más alt- | máxim-
      lowest: más baj- | mínim-
      incoming: entrante- | recibid- | entrada
      outgoing: saliente- | realizad- | salida | bandeja de entrada | enviad-
      high: alto | alta | altos | altas | elevad-
      low: bajo | baja | bajos | bajas
      still: todavía | aún | sigue- | sigui- | seguir- | continú- | continua-
      no_longer: ya no | sigue- | sigui- | seguir- | continú- | continua- | aún
      because: porque | ya que | debido | pues | por | puesto que | como | al
      although: aunque | a pesar | pese a | pues | por | como | al
      bright: brillante- | luminos- | clar- | brill-
      dark: oscur-
      heavy: pesad-
      lightweight: liger- | liviana- | liviano-
      loud: alto | alta | altos | altas | fuerte- | ruidos-
      quiet: silencios- | tranquil- | bajo | baja | bajos | bajas | suave- | callad- | silencio
      difficult: difícil- | dificult- | complicad-
      easy: fácil- | sencill- | simple-
      distant: lejos | lejan- | alejad-
      near: cerca | cercan- | cercanía- | próxim- | junto
      deep: profund- | hond-
      shallow: poco profund- | superficial- | bajo | baja
      narrow: estrech- | angost-
      wide: anch- | ampli-
      at_another_time: más tarde | más adelante | luego | después | ahora no
      right_now: ahora | inmediatamente | ahora no
      end_of_period: finales | fin de | fin del | final de | final del
      start_of_period: principios | principio de | principio del | comienzo- | inicio de | inicio del
      both: ambos | ambas | los dos | las dos
      one_of_two: uno de | una de | uno de los dos | una de las dos
      lost: perd- | pierd- | extravi-
      found: encontr- | hallad-
      take_out: sac- | saqu- | retir- | extra-
      put_in: met- | pon | ponga- | coloc- | introd- | insert-
      is_left: queda | quedan | restante- | resta | restan
      is_used: usad- | utilizad- | consumid- | gastad- | ocupad- | gastado | gastaste | gastó
      milliliter: mililitro- | ml
      liter: litro | litros
      fingerprint: huella- | dactilar- | touch id
      face_recognition: facial | rostro- | face id
      postponed: aplaz- | pospon- | pospuest- | posterg-
      canceled: cancel- | anul-
      front_gate: entrada principal | puerta principal | puerta delantera
      back_gate: puerta trasera | entrada trasera
      fahrenheit: fahrenheit | f
      celsius: celsius | c
      compress: comprim- | compres-
      decompress: descomprim- | descompres- | extra-
      destination: destino-
      departure_point: punto de partida | punto de recogida | lugar de recogida
      average: promedio | en promedio | de media | por término medio
      total: total | en total
      horizontal: horizontal-
      vertical: vertical-
      """,
    // MARK: Statements
    statements: """
      length: 112
      cause: porque *ya_que* *debido* *a_causa* pues como *puesto_que* *dado_que*
      purpose: *para_que_*
      perhaps: quizá quizás *tal_vez* posiblemente podría podrían *es_posible*
      condition: si cuando al tras después antes hasta mientras siempre cada salvo sin *en_caso* *una_vez* *en_cuanto* *a_menos* *tan_pronto* *de_lo_contrario* para durante con por *en_el_reinicio* *en_el_próximo* *en_la_próxima* *en_el_momento* -ndo *resto_de_la*
      exception: *pero_no* solo sólo solamente únicamente excepto salvo menos excepción exclusiv- únic- exclu- reservad- limitad- *aparte_de* aparte *siempre_que* *condición* *necesit* requiere requieren *hace_falta* limita
      can: puede puedes pueden podrá podrás podrán podría posible permite permiten
      must: debe debes deben deberá deberás deberán obligatori- necesari- *tiene_que* *tienes_que* *tienen_que* *hay_que* *habrá_que*
      past: -ó fue fueron sido estaba estaban había habían -aron -ieron recogimos hicimos tuvimos pudimos quisimos pusimos dijimos vinimos trajimos fuimos vimos dimos perdimos vendimos resolvimos devolvimos respondimos conocimos ofrecimos prometimos movimos entendimos ha han
      mayBePast: fue fueron sido estaba estaban había habían -aron -ieron ha han has hemos he está están es son ya -ó
      future: será serán estará estarán -ará -erá -irá -arán -erán -irán -drá -drán -ás *en_breve*
      mayBeFuture: será serán -rá -rán -rás -remos va van vas vamos pronto
      opening: abra cierre toque elimine borre active desactive introduzca seleccione elija escriba vuelva inicie compruebe conecte espere pulse reinicie actualice instale envíe guarde cancele añada agregue detenga interrumpa pare apague encienda haz pon
      needNot: *no_es_necesario* *no_hace_falta* *no_tiene_que* *no_tienes_que* *no_necesita* *no_es_obligatori* *no_son_obligatori* *no_es_imprescindible* *no_es_preciso* *no_necesitas* *no_tiene_por_qué* *no_hay_que*es
      mustNot: *no_debe_* *no_debes_* *no_deben_* *no_deberá_* *no_deberás_* *no_puede_* *no_puedes_* prohibido prohibida
      until: hasta
      unless: *a_menos* *a_no_ser* salvo excepto *mientras_no*
      weDo: hemos vamos podemos estamos tenemos pudimos nosotros
      mayBeWe: -mos nos nuestr-
      youDo: *^usted_* *^has_* *^tú_* *^no_has_* *^habéis_* *^te_has_* *^puedes_* *^podrás_* -aste -iste
      mayBeYou: te ti tú tu tus has usted ustedes vuestr- os le les su sus
      given: recib-
      tone: ups uy *¡vaya* *vaya,* *qué_pena* *mala_suerte* *qué_lástima* *,_tío* *anda_ya* tonto tonta idiota *vago!* perezoso *ni_de_broma* *qué_va* jolín chaval *madre_mía* *toma_ya* *lástima,* *lo_siento,* *qué_mal* porras *te_pillé* *nanay*
      youDid: has habéis -aste -iste
      attempt: intent- trat- prob- quer- quis-
      """,
    // MARK: Roles
    roles: """
      share: de de_los de_las de_un_total_de
      to: a al para con
      from: de del
      by: por
      passive: fue fueron sido
      unclear: gusta gustó _se_ petición recibi recibe obtuvo _lo_ \u{FFFC}_la_ \u{FFFC}_los_ \u{FFFC}_las_
      owner: de del
      goal: por con a en como llamarse
      goalUnclear: poner dar_ _al_ a_la_ a_los_ a_las_
      replace: reemplaz sustitu
      replacedBy: por con por_el_archivo
      toYou: te
      done: ha han debe deben -ó -aron -ieron
      owning: tiene no_tiene ya_no_tiene
      at: en
      """,
    // MARK: Clock
    clock: """
      hours: una dos tres cuatro cinco seis siete ocho nueve diez once doce
      15: las_@_y_cuarto la_@_y_cuarto
      30: las_@_y_media la_@_y_media
      45-1: las_@_menos_cuarto la_@_menos_cuarto cuarto_para_las_@
      0: las_@_en_punto la_@_en_punto
      10: las_@_y_diez
      20: las_@_y_veinte
      40-1: las_@_menos_veinte
      50-1: las_@_menos_diez
      morning: de_la_mañana esta_mañana a._m. a.m.
      afternoon: de_la_tarde esta_tarde de_la_noche p._m. p.m.
      night: noche madrugada tarde
      """,
    // MARK: Relations
    relations: """
      cause: porque> debido_a> ya_que> puesto_que> <así_que <por_eso <por_lo_que <por_tanto
      earlier: después_de> después_del> tras> <luego <después
      later: antes_de> antes_del>
      standard: que>
      origin: de> del> desde>
      goal: a> al> hasta> para>
      agent: por>
      span: entre>
      staying: guardad están encuentran
      """,
    // MARK: Senses
    senses: """
      atlast: eventual-
      infact: actual actuales actualmente
      exitway: éxito éxitos
      savemoney: guard-
      freespace: gratis gratuit-
      freeofcharge: libre libres
      view: opinión opiniones prioridad-
      chargemoney: recarg- acus- acusar
      chargebattery: cobr- cobre acus- acusar
      matchgame: coincid- coincidencia- correspondencia- cerilla- fósforo fósforos
      matchsame: partido partidos partida
      ordersequence: pedido pedidos
      orderpurchase: mandato
      backbody: volver atrás
      backside: espalda
      draftpick: borrador-
      bookreserve: libro libros
      playmedia: jugar juega jueg- jug- juego
      playgame: reproduc-
      rightcorrect: derecha
      leftremaining: izquierda izquierdo izquierdos
      closenear: cerrar cierr- cerrad-
      watchdevice: mirar mira ver
      watchvideo: reloj relojes
      balance: equilibri-
      boarding: tablero tabla junta
      tablefurniture: tabla
      lettercharacter: carta cartas
      lamp: ligero ligera ligeros
      shop: almacen-
      personalbest: grabación grabaciones
      jogging: ejecut- ejecución
      running: correr corriendo corre
      rating: tasa tasas tarifa tarifas
      gratuity: consejo consejos
      doorkey: tecla teclas
      keyboardkey: llave llaves
      textcharacter: personaje-
      clearsky: borr-
      musictrack: rastre- seguim-
      parking: parque
      trialperiod: juicio
      appcrash: choque accidente chocó
      problem: edición emisión
      likephoto: similar parecid- como
      changemoney: cambios
      savekeep: rescat- rescatar rescata ahorr-
      closeshut: cerca cercan- cercano cercana
      rightside: correct-
      lightmode: ligero ligera liger- luz luces
      postpublish: correo poste correos
      checkverify: cheque-
      signdocument: señal señales letrero
      taptouch: grifo grifos
      typeenter: tipo tipos
      drivedisk: conduc- manej-
      plantgreen: fábrica fábricas
      streamvideo: arroyo arroyos
      clearerase: claro clara claros
      turngame: giro gira curva
      courtsport: tribunal juzgado corte
      fallseason: caída caídas
      dismissclose: desped-
      resumecontinue: currículum currículo
      backreturn: espalda dorso
      collection: librería librerías
      bug: insecto insectos bicho bichos
      browsertab: tabulador tabulación
      feed: alimentar alimente alimenta
      bankmoney: banca orilla banqueta
      chequemoney: comprobación verificación casilla revisión
      supportsteady: soportar soporta soportas soportan soporte soportes
      filedocument: lima limas
      draftdocument: reclutamiento
      homescreen: casa hogar
      cookieweb: galleta galletas
      driversoftware: conductor conductores chofer chófer
      shareothers: acción acciones participación
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInSpanish),
    // MARK: Denial
    denial: """
      grammar: no nunca sin carec- carezc- ni nada nadie ningún ninguna ninguno jamás tampoco
      meaning: evit- impid- extrañ- dejó dejado deja falta faltan pendient- desconect- mal apagad- imposib- inváli- invali- incorrect- descono- irrever- desactiv- insuficien- inaccesib- incomp- inexist- indisp- innec- insegur- erróne- fall- error rechaz- deneg- prohib- perd- pierd- descart- elimin- borr- dejar- solo sólo bloque- impid- impos- omit- definitiv- permanent-
      besides: *sin_coste* *sin_costo* *sin_cargo* *sin_costes*
      failure: imposib- error errores fallo falló fallaron fallid- fracas-
      plain: no nadie
      affirming: *no_solo* *no_sólo* *perder* *olvid* *dudes* *dude_en* *sino*
      sure: no
      offline: *sin_conexión* offline desconect-
      keeping: conserv- manten- mantien- qued- permanec- sigue siguen sigu-
      hiding: ocult- escondid- invisib-
      invalidity: caduc- expir- venc- incorrect- erróne-
      gratis: gratis gratuit-
      paid: *de_pago*
      taken: ocupad- reservad- agotad- *en_uso* lleno llena llenos llenas completo completa completos completas vendid-
      vacancy: espacio sitio lugar hueco cabe caben libre libres
      outdated: desactualizad- obsolet- anticuad- antigu- viej- atrasad-
      readOnly: *solo_lectura* *sólo_lectura* *solo_de_lectura* *solo_para_lectura* *solo_leer* *contra_escritura*
      outage: *fuera_de_servicio* caíd- averiad- avería parad- detenid- suspendid- interrumpid- colgad- mantenimiento
      loss: desapareci- perdid- extraviad- falta faltan
      closure: cerrad- bloquead- restringid- limitad- prohibid-
      privacy: privad- *secret* *confidencial*
      refusal: rechaz- deneg-
      difference: difier- difer- distint- discrep-
      limit: hasta máxim- solo sólo únicamente menos mínim- limit- menor-
      emptiness: vací-
      only: solo sólo solamente únicamente
      surelyUnless: *a_menos_que* *salvo_si* *salvo_que* *excepto_si* *a_no_ser_que*
      finality: irrevers- definitiv- permanent- irrecuper-
      delay: esper- mant- deja
      lasting: sigue continúa aún todavía curso marcha
      """,
    // MARK: Modality
    modality: """
      can: puede puedes pueden podrá podrás podrán posible
      must: debe debes deben deberá deberás necesita necesitas
      without: sin
      """,
    // MARK: Clauses
    clauses: """
      words: y e pero o u
      verbs: es está son están será serán se ha han puede pueden podrá podrán fue
      conditionInner: si cuando
      conditionConceding: aunque *incluso_si* *aun_si* *aun_cuando*
      """,
    // MARK: States
    states: """
      words: abierto abierta cerrado cerrada guardado guardada eliminado eliminada borrado borrada enviado enviada cancelado cancelada editado compartido permitido reemplazado quitado añadido
      endings: ado ada ados adas ido ida idos idas
      infinitives: ar er ir arse erse irse
      """,
    // MARK: Sentences
    sentences: """
      verbs: es son está están era fue fueron será serán ha han hay puede pueden pudo podrá debe deben debería existe existen contiene contienen falta faltan queda quedan tiene tienen hace va van se
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: de_acuerdo entendido vale lo_entiendo volver atrás descartar aceptar
      pressing: toc puls elig elij selecc presion clic
      """,
    // MARK: Evidence
    evidence: """
      words: el la los las un una unos unas de del y o pero no es son está están fue ha han ser se le lo su sus tu tus te me que en con sin por para al a si más muy este esta estos estas ese esa esto desea quieres quiere puede puedes debe cuando como donde todo todos todas ningún ninguna ya también hay he has usted cambios archivo archivos contraseña cuenta ajustes tarde ahora nuevo mensaje mensajes foto fotos eliminar quitar guardar cancelar abrir cerrar enviar compartir editar añadir agregar permitir descartar conservar salir dispositivo grupo omitir activar desactivar cambiar terminar continuar volver confirmar rechazar gestionar instalar actualizar crear borrar
      letters: áéíñóúüªº
      """,
    // MARK: Address
    address: """
      formalName: usted
      familiarName: tú
      formal: usted ustedes muéstrelo muéstrela preséntelo escanéelo guárdelo ábralo envíelo elimínelo confírmelo compruébelo asegúrese inténtelo conéctese introdúzcalo permítalo vuélvalo
      familiar: muéstralo muéstrala preséntalo escanéalo guárdalo ábrelo envíalo elimínalo confírmalo compruébalo tú te ti tu tus contigo quieres puedes tienes estás deseas debes eres necesitas podrás tendrás asegúrate inténtalo conéctate perderás recibirás has podrías sales usas haces
      formalForYour: su sus
      formalStarts: desea quiere
      formalCommands: contacte renueve pruebe inicie revise verifique compruebe intente introduzca seleccione elija toque pulse abra cierre actualice active desactive elimine borre guarde conecte escriba espere vuelva utilice mantenga añada agregue permita configure confirme descargue instale reinicie escanee muestre presente envíe
      familiarCommands: contacta renueva prueba inicia revisa verifica comprueba intenta introduce selecciona elige toca pulsa abre cierra actualiza activa desactiva elimina borra guarda conecta escribe espera vuelve utiliza ve mantén añade agrega permite configura confirma descarga instala reinicia escanea muestra presenta envía
      formalOpenings: necesita puede debe tiene podrá deberá tendrá perderá recibirá
      coordinators: y o e u luego
      subordinators: que si cuando donde como mientras porque quien cual el la los las un una
      nounsAndVerbs: muestra presenta presente prueba activa guarda borra configura conecta
      familiarEndings: arás erás irás
      conjunctions: si cuando
      wordsBeforeVerbs: no lo te se me le ya
      familiarEndingsOfVerbs: as es
      exceptions: antes después además apenas entonces quizás ambas ambos varias otras todas estas esas tales cuales menos unas eres
      """,
    // MARK: Numbers
    numbers: """
      endings: -/s -/es ón/ones á/án
      two: dos tres
      plural: s
      singular: ss us is
      unchanged: series lunes martes miércoles jueves viernes atlas más menos cumpleaños paraguas
      """,
    // MARK: Amounts
    amounts: """
      12: docena docenas
      halves: media
      half: *media_hora*
      beyond: *hora_y_media* *horas_y_media* *día_y_medio* *días_y_medio*
      """,
    bounds: """
      under: menos_de_# menor_de_# menores_de_# inferior_a_# inferiores_a_# como_máximo_# máximo_# máximo_de_# hasta_# \
        no_más_de_# #_o_menos #_como_máximo
      over: más_de_# mayor_de_# mayores_de_# superior_a_# superiores_a_# al_menos_# como_mínimo_# mínimo_# mínimo_de_# \
        por_lo_menos_# no_menos_de_# #_o_más #_como_mínimo
      within: en_los_próximos_# en_las_próximas_# dentro_de_los_próximos_# dentro_de_las_próximas_# en_un_plazo_de_# \
        en_menos_de_# durante_los_próximos_#
      later: después_de_# transcurridos_# transcurridas_# pasados_# pasadas_# tras_# al_cabo_de_# #_después #_más_tarde
      earlier: antes_de_# antes_de_las_# #_antes
      until: hasta_# hasta_las_#
      since: desde_# desde_las_# a_partir_de_# a_partir_de_las_#
      lasting: durante_#
      ahead: en_# dentro_de_#
      """,
    enumerations: """
      and: y e
      or: o u
      also: ni así con más pero como también junto sin tanto
      clauses: luego después antes para al tras
      openings: para si cuando al después antes en
      collective: multimedia medios
      """,
    // MARK: People
    people: """
      articles: el la los las un una su tu
      joining: y e o u
      bare: prefix
      mine: mi mis mío mía míos mías
      ours: nuestro nuestra nuestros nuestras
      """,
    // MARK: Values
    values: """
      honorifics: sr sra
      """,
    // MARK: Marks
    marks: """
      quotations: «» “” ‘’ ‹›
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        abrido=abierto abrida=abierta rompido=roto rompida=rota escribido=escrito escribida=escrita ponido=puesto \
        hacido=hecho volvido=vuelto devolvido=devuelto resolvido=resuelto cubrido=cubierto descubrido=descubierto \
        describido=descrito inscribido=inscrito suscribido=suscrito morido=muerto disponido=dispuesto \
        contrasena=contraseña contrasenas=contraseñas contraseňa=contraseña accion=acción sesion=sesión \
        aplicacion=aplicación conexion=conexión informacion=información configuracion=configuración \
        notificacion=notificación suscripcion=suscripción operacion=operación version=versión \
        direccion=dirección opcion=opción seccion=sección instalacion=instalación \
        actualizacion=actualización eliminacion=eliminación creacion=creación invitacion=invitación \
        verificacion=verificación ubicacion=ubicación descripcion=descripción habitacion=habitación \
        codigo=código codigos=códigos numero=número numeros=números telefono=teléfono \
        telefonos=teléfonos correro=correo pagina=página paginas=páginas imagenes=imágenes \
        musica=música album=álbum albumes=álbumes articulos=artículos ningun=ningún \
        algun=algún tambien=también despues=después atras=atrás mas=más aqui=aquí asi=así dia=día \
        dias=días manana=mañana ano=año anos=años espanol=español sera=será estara=estará \
        podra=podrá podras=podrás debera=deberá tendra=tendrá perdera=perderá \
        \
        anadir=añadir anade=añade anadido=añadido compania=compañía pequeno=pequeño camara=cámara \
        microfono=micrófono bateria=batería \
        unico=único ultimo=último proximo=próximo rapido=rápido \
        automaticamente=automáticamente electronico=electrónico credito=crédito \
        exito=éxito metodo=método tamano=tamaño segun=según habia=había \
        recibiras=recibirás apartir=a_partir atravez=a_través \
        exijir=exigir dirijir=dirigir escojer=escoger desición=decisión haiga=haya \
        dispositvo=dispositivo \
        pequena=pequeña diseno=diseño senal=señal danado=dañado danada=dañada nino=niño funcion=función \
        seleccion=selección solucion=solución edicion=edición duracion=duración activacion=activación \
        autorizacion=autorización automatico=automático basico=básico tecnico=técnico maximo=máximo \
        minimo=mínimo proxima=próxima titulos=títulos todavia=todavía categoria=categoría \
        categorias=categorías economia=economía garantia=garantía galeria=galería \
        geolocalizacion=geolocalización busqueda=búsqueda busquedas=búsquedas area=área areas=áreas \
        envios=envíos paises=países pais=país dificil=difícil facil=fácil util=útil movil=móvil \
        moviles=móviles arbol=árbol lapiz=lápiz
        """,
      slips:
        "*asión=ación *aciónes=aciones *iciónes=iciones *acion=ación *ição=ición *ção=ción *ções=ciones *zione=ción *zioni=ciones *idade=idad",
      notSlips: .words("ocasión invasión evasión persuasión disuasión abrasión pasión compasión"),
      everyday: .spanish,
      confusedLetters: "bv csz gj",
      turnedAccents: "à=á è=é ì=í ò=ó ù=ú",
      soundChanges: "y/i|hi|í!hia|hie|io|ia=e_ o/o|ho|ó=u_",
      keepingSound: .words("iphone ipad icloud ios imessage ipados itunes ipod imac"),
      wrongAfter: """
        a/el=!al de/el=!del \
        la/agua=!el_agua,aula=!el_aula,área=!el_área,alma=!el_alma,águila=!el_águila,hambre=!el_hambre,hacha=!el_hacha,ala=!el_ala,hada=!el_hada,arpa=!el_arpa,ave=!el_ave \
        este/agua=!esta_agua,aula=!esta_aula,área=!esta_área,alma=!esta_alma,águila=!esta_águila,hacha=!esta_hacha,arpa=!esta_arpa,ave=!esta_ave \
        ese/agua=!esa_agua,aula=!esa_aula,área=!esa_área,alma=!esa_alma,águila=!esa_águila,hacha=!esa_hacha,arpa=!esa_arpa,ave=!esa_ave \
        aquel/agua=!aquella_agua,aula=!aquella_aula,área=!aquella_área,alma=!aquella_alma,águila=!aquella_águila,hacha=!aquella_hacha,arpa=!aquella_arpa,ave=!aquella_ave \
        es/cerrado=!está_cerrado,cerrada=!está_cerrada,agotado=!está_agotado,agotada=!está_agotada,roto=!está_roto,rota=!está_rota,cargada=!está_cargada,cargado=!está_cargado \
        son/cerrados=!están_cerrados,cerradas=!están_cerradas,agotados=!están_agotados,agotadas=!están_agotadas,conectadas=!están_conectadas,llenas=!están_llenas \
        es/ocupado=!está_ocupado,ocupada=!está_ocupada,disponible=!está_disponible,activado=!está_activado,activada=!está_activada,abierto=!está_abierto,abierta=!está_abierta,conectado=!está_conectado,conectada=!está_conectada,lleno=!está_lleno,llena=!está_llena,vacío=!está_vacío,vacía=!está_vacía,dañado=!está_dañado,dañada=!está_dañada,apagado=!está_apagado,encendido=!está_encendido,desconectado=!está_desconectado \
        son/ocupados=!están_ocupados,disponibles=!están_disponibles,abiertos=!están_abiertos,abiertas=!están_abiertas,conectados=!están_conectados,llenos=!están_llenos,vacíos=!están_vacíos,dañados=!están_dañados,dañadas=!están_dañadas \
        cuando/llegará=llegue,llegarán=lleguen,terminará=termine,estará=esté,habrá=haya,recibirás=recibas,volverás=vuelvas,tendrás=tengas,cambiará=cambie,empezará=empiece
        """,
      notWrongBefore: ["por", "automáticamente", "mater", "máter"],
      wrongPersons: """
        nosotros,nosotras/va=vamos,está=estamos,tiene=tenemos,puede=podemos,ha=hemos,debe=debemos \
        ellos,ellas,ustedes/va=van,está=están,tiene=tienen,puede=pueden,ha=han,debe=deben
        """,
      wrongBetween: """
        ha,han,había,habían,haya,hayan,habrá,habrán/estado/devuelto,devuelta,devueltos,devueltas,entregado,entregada,entregados,entregadas,enviado,enviada,enviados,enviadas,rechazado,rechazada,rechazados,rechazadas,aprobado,aprobada,aprobados,aprobadas,eliminado,eliminada,eliminados,eliminadas,borrado,borrada,borrados,borradas,creado,creada,creados,creadas,recibido,recibida,recibidos,recibidas,reembolsado,reembolsada,reembolsados,reembolsadas=sido \
        con,en,por,sobre,contra/la/arma,ancla=el
        saber,sabes,sabemos/como/*=cómo saber,sabe,sabes,sabemos,saben/donde/*=dónde
        saber,sabe,sabes,sabemos,saben/cuando/*=cuándo saber,sabe,sabes,sabemos,saben/cuantos/*=cuántos
        saber,sabe,sabes,sabemos,saben/cuantas/*=cuántas saber,sabe,sabes,sabemos,saben/quien/*=quién
        """,
      regional: [
        "es-Latn": "computadora=ordenador computadoras=ordenadores",
        "es-ES": """
        computadora=ordenador computadoras=ordenadores celular=móvil celulares=móviles
        """,
        "es-MX": "ordenador=computadora ordenadores=computadoras móvil=celular",
        "es-419": "ordenador=computadora ordenadores=computadoras vosotros=ustedes vuestro=su",
      ],
      determiners: """
        el=m ~la=f ~los=M ~las=F un=m una=f unos=M unas=F este=m esta=f estos=M estas=F ese=m esa=f \
        esos=M esas=F aquel=m aquella=f del=m3 al=m3 mi=s mis=p tu=s tus=p su=s sus=p nuestro=m \
        nuestra=f nuestros=M nuestras=F vuestro=m vuestra=f vuestros=M vuestras=F ningún=m \
        dos=MF tres=MF cuatro=MF cinco=MF seis=MF siete=MF ocho=MF \
        ninguna=f algún=m alguna=f algunos=M algunas=F cada=s varios=M varias=F mucho=m mucha=f muchos=M muchas=F otro=m \
        otra=f otros=M otras=F todos=M todas=F
        """,
      adjectives: """
        nuevo=m nueva=f nuevos=M nuevas=F último=m última=f últimos=M últimas=F primer=m primera=f \
        primeros=M primeras=F mismo=m misma=f mismos=M mismas=F otro=m otra=f otros=M otras=F \
        los=M las=F próximo=m próxima=f
        """,
      attributes: """
        rojo=m roja=f rojos=M rojas=F blanco=m blanca=f blancos=M blancas=F negro=m negra=f negros=M negras=F \
        amarillo=m amarilla=f amarillos=M amarillas=F morado=m morada=f morados=M moradas=F nuevo=m nueva=f \
        nuevos=M nuevas=F viejo=m vieja=f viejos=M viejas=F antiguo=m antigua=f antiguos=M antiguas=F moderno=m \
        moderna=f modernos=M modernas=F pequeño=m pequeña=f pequeños=M pequeñas=F bonito=m bonita=f bonitos=M \
        bonitas=F limpio=m limpios=M limpias=F sucio=m sucia=f sucios=M sucias=F roto=m rotos=M \
        rotas=F lleno=m llenos=M llenas=F vacío=m vacíos=M vacías=F gratuito=m gratuita=f \
        gratuitos=M gratuitas=F básico=m básica=f básicos=M básicas=F público=m pública=f públicos=M públicas=F \
        privado=m privada=f privados=M privadas=F electrónico=m electrónica=f electrónicos=M electrónicas=F
        """,
      notAttributesBefore: .words("oscuro claro intenso vivo pastel marino fuego y o"),
      adjectiveFamilies: """
        serio/seria/serios/serias caliente/calientes frío/fría/fríos/frías válido/válida/válidos/válidas \
        inválido/inválida/inválidos/inválidas desconocido/desconocida/desconocidos/desconocidas \
        mojado/mojada/mojados/mojadas pesado/pesada/pesados/pesadas disponible/disponibles compatible/compatibles \
        ligero/ligera/ligeros/ligeras
        """,
      wholes: "todos=M todas=F",
      families: """
        el/la/los/las un/una/unos/unas este/esta/estos/estas ese/esa/esos/esas ningún/ninguna \
        algún/alguna/algunos/algunas nuestro/nuestra/nuestros/nuestras nuevo/nueva/nuevos/nuevas \
        rojo/roja/rojos/rojas blanco/blanca/blancos/blancas negro/negra/negros/negras \
        amarillo/amarilla/amarillos/amarillas morado/morada/morados/moradas viejo/vieja/viejos/viejas \
        antiguo/antigua/antiguos/antiguas moderno/moderna/modernos/modernas pequeño/pequeña/pequeños/pequeñas \
        bonito/bonita/bonitos/bonitas limpio/limpia/limpios/limpias sucio/sucia/sucios/sucias \
        roto/rota/rotos/rotas lleno/llena/llenos/llenas vacío/vacía/vacíos/vacías \
        gratuito/gratuita/gratuitos/gratuitas básico/básica/básicos/básicas público/pública/públicos/públicas \
        privado/privada/privados/privadas electrónico/electrónica/electrónicos/electrónicas
        """,
      vowelGenders: "a=f o=m",
      vowelDeterminers: .words(
        "el un del al ningún algún nuevo primer último una ninguna alguna nueva primera última"),
      notVowelGenders: .words(
        """
        -ista -data colega camarada nómada indígena recluta centinela alerta alza a- á- ha- há- monarca patriarca profeta -ita pediatra psiquiatra geriatra -arca -ma -eta -ata -ota -cida -peuta -uta -auta -sta sofá día mediodía mapa guardarropa tranvía pijama mañana papa cura guía policía guardia cámara espía \
        vigía belga maya inca azteca persa canalla hincha okupa caza busca yoga vodka tequila koala gorila panda puma delta data extra karma feta iota agenda_ beta alfa mora ozono \
        media dna rosa naranja violeta lila fucsia turquesa crema esmeralda foto moto mano radio libido modelo soprano \
        disco polio dinamo nao testigo piloto miembro cargo euro auto jurado macro micro pro turbo metro promo demo disco expo \
        nota para a contra ahora nada cada esta_ jefa trompeta ala haba hada ara asta anca arpa ansia aura alga agua águila alma arma \
        aula área ancla ave habla hacha hambre ama acta ánfora
        """),
      nouns: """
        m archivo* documento álbum/álbumes contacto* mensaje teléfono número código nombre \
        correo evento elemento dispositivo ajuste* ordenador navegador recordatorio problema mapa sistema programa* tema* idioma* enlace botón/botones \
        texto título menú/menús perfil proyecto calendario teclado micrófono almacenamiento/ espacio vídeo \
        video pago* pedido producto artículo paquete viaje* vuelo billete restaurante hotel curso* ejercicio \
        resultado grupo amigo miembro usuario permiso servicio servidor sistema registro* cambio* mes \
        día precio saldo importe* recibo formulario certificado horario móvil año minuto segundo \
        libro equipo* partido jugador error archivo* cargador asiento \
        f lámpara clase transferencia cocina camisa bicicleta mesa silla casa escuela luz/luces bolsa caja tienda habitación/habitaciones \
        farmacia piscina foto imagen/imágenes página carpeta lista* nota* dirección/direcciones aplicación/aplicaciones \
        app/apps contraseña sesión/sesiones conexión/conexiones canción/canciones biblioteca versión/versiones \
        suscripción/suscripciones cuenta* clave copia* búsqueda papelera cámara batería impresora ventana \
        tarea reunión/reuniones conversación/conversaciones tarjeta invitación/invitaciones notificación/notificaciones \
        opción/opciones operación/operaciones información/ red/redes semana hora ciudad/ciudades ubicación/ubicaciones \
        oferta reserva* factura respuesta pregunta* entrega* compra* descarga* carga* llave puerta pantalla \
        solicitud/solicitudes lección/lecciones receta \
        m paraguas/paraguas coche autobús/autobuses tren avión/aviones barco aeropuerto hospital médico medicamento peso \
        corazón/corazones músculo profesor examen/exámenes cuaderno bolígrafo diccionario trofeo personaje premio museo \
        cable disco altavoz/altavoces auricular presupuesto crédito alquiler salario sueldo viento árbol pájaro perro \
        gato pez/peces caballo bebé cumpleaños/cumpleaños regalo barrio ruido sensor frigorífico horno espejo tejado \
        jardín/jardines plato vaso cuchillo tenedor pan queso sombrero abrigo anillo reloj/relojes pasaporte motor clima \
        planeta color f mano/manos gafa cuchara taza sopa carne ensalada botella manta lavadora chaqueta falda camiseta \
        corbata maleta calle carretera autopista playa montaña isla dosis/dosis pastilla fiebre medalla melodía guitarra \
        escena galería moneda nieve lluvia temperatura moto estrella cerradura bombilla fiesta garantía tarifa nevera \
        aspiradora cortina pared/paredes flor/flores cita
        """,
      plural: .spanish,
      verbs: """
        es=s son=p está=s están=p fue=s fueron=p será=s serán=p era=s eran=p estará=s estarán=p \
        puede=s pueden=p debe=s deben=p tiene=s tienen=p podrá=s podrán=p estaba=s estaban=p llegó=s llegaron=p empezó=s empezaron=p \
        terminó=s terminaron=p caducó=s caducaron=p venció=s vencieron=p expiró=s expiraron=p falló=s fallaron=p \
        llega=s llegan=p empieza=s empiezan=p termina=s terminan=p caduca=s caducan=p contiene=s contienen=p \
        funciona=s funcionan=p requiere=s requieren=p
        """,
      perfects: "ha=s han=p",
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: .words(
          "he has ha hemos habéis han había habían haya hayan está están estaba estaban"),
        copulas: ["sido", "fue", "fueron"], helpers: .words("ha han había habían haya hayan"),
        infinitives: [], endings: ["ar", "er", "ir"],
        others: .words(
          """
          lugar ayer particular popular regular similar familiar singular mujer primer tercer taller alquiler militar \
          escolar celular solar polar
          """),
        notThings: .words("problema error opción operación solicitud tarea lección botón cambio")),
      misusedParticiples: WritingWords.MisusedParticiples(
        verbs: .words(
          "puede pueden puedes podemos puedo debe deben debes debemos podrá podrán podrás deberá deberás"
        ),
        prepositions: ["para"], ending: "ado", infinitive: "ar",
        others: .words("demasiado pasado pescado helado sábado soldado tratado tejado"),
        between: .words("no te se lo la los las le me nos ya también")),
      clauseVerbs: WritingWords.ClauseVerbs(
        rules: """
          ha,has,he,hemos,han,habéis,habías,hayas,hayamos,habrás,habremos/\
          *ada=ado,*adas=ado,*ados=ado,*ida=ido,*idas=ido,*idos=ido,*ando,*iendo,*ó
          """,
        others: .words("cada nada cuando vida"),
        between: .words("ya también siempre nunca aún todavía bien no recién solo hoy ayer"),
        betweenEnd: "mente"),
      futureClauses: WritingWords.FutureClauses(
        conjunction: "cuando",
        endings: .words(
          "aré erás irás arás eré iré ará erá irá aremos eremos iremos arán erán irán drá drás dré dremos drán diremos"
        ),
        verbs: """
          llega=llegue llegan=lleguen termina=termine terminan=terminen empieza=empiece empiezan=empiecen está=esté \
          están=estén hay=haya sale=salga salen=salgan tiene=tenga tienen=tengan puede=pueda puedes=puedas vuelve=vuelva \
          vuelves=vuelvas recibe=reciba recibes=recibas acaba=acabe cambia=cambie caduca=caduque finaliza=finalice \
          responde=responda responden=respondan confirma=confirme entra=entre abre=abra cierra=cierre comienza=comience cancela=cancele completa=complete \
          envía=envíe publica=publique actualiza=actualice carga=cargue agota=agote detecta=detecte acepta=acepte procesa=procese \
          aprueba=apruebe activa=active conecta=conecte vence=venza expira=expire inicia=inicie queda=quede quedan=queden
          """,
        clauseStarts: .words("que qué y o pero si porque quien quién cómo dónde cuánto cuál")),
      missingBeen: WritingWords.MissingBeen(
        things: .words(
          """
          pago solicitud pedido mensaje archivo foto reserva documento cuenta tarjeta billete paquete factura transferencia \
          suscripción inscripción invitación cita vídeo contrato
          """),
        auxiliaries: "ha=ha_sido han=han_sido",
        participles: .words(
          """
          rechazado cancelado eliminado enviado bloqueado confirmado guardado modificado compartido descargado entregado \
          reembolsado validado aprobado publicado archivado restaurado movido copiado
          """),
        ending: "o=o/a/os/as"),
      been: "sido",
      between: """
        no se ya aún también muy demasiado siendo ser bien todavía siempre nunca me te le les nos
        """,
      predicates: """
        abierto=m abierta=f abiertos=M abiertas=F activo=m activos=M activas=F inactivo=m \
        inactivos=M inactivas=F gratuito=m gratuita=f gratuitos=M gratuitas=F público=m pública=f públicos=M \
        públicas=F correcto=m correcta=f correctos=M correctas=F necesario=m necesaria=f necesarios=M \
        necesarias=F único=m única=f únicos=M únicas=F obligatorio=m obligatoria=f obligatorios=M obligatorias=F \
        lento=m lenta=f lentos=M lentas=F rápido=m rápida=f rápidos=M rápidas=F seguro=m segura=f seguros=M \
        seguras=F roto=m rotos=M rotas=F escrito=m escrita=f escritos=M escritas=F expuesto=m expuesta=f \
        expuestos=M expuestas=F dispuesto=m dispuesta=f dispuestos=M dispuestas=F cubierto=m cubierta=f \
        cubiertos=M cubiertas=F descubierto=m descubierta=f descubiertos=M descubiertas=F resuelto=m resuelta=f \
        resueltos=M resueltas=F hecho=m hecha=f hechos=M hechas=F puesto=m puesta=f puestos=M puestas=F \
        devuelto=m devuelta=f devueltos=M devueltas=F llenos=M llenas=F largos=M largas=F inválidos=M \
        inválidas=F completos=M completas=F \
        pequeño=m pequeña=f pequeños=M pequeñas=F vacío=m vacíos=M vacías=F lleno=m corto=m \
        cortos=M cortas=F largo=m larga=f listo=m listos=M listas=F incorrecto=m \
        incorrecta=f incorrectos=M incorrectas=F válido=m válida=f válidos=M válidas=F inválido=m inválida=f \
        completo=m nuevo=m nueva=f nuevos=M nuevas=F
        """,
      predicateEndings: "ado=m ada=f ados=M adas=F ido=m ida=f idos=M idas=F",
      notPredicates: .words(
        """
        contenido resultado estado pedido sonido sentido significado certificado mercado teclado lado cuidado \
        nada cada entrada salida comida medida vida llamada partido partida tienda demasiada demasiado \
        demasiados demasiadas traslada pasada pasado temporada apellido recorrido partidos partidas estados \
        resultados pedidos salidas entradas llamadas bebida bebidas ruido unido grado
        """),
      nounEndings: """
        ción=f ciones=F sión=f siones=F xión=f xiones=F dad=f dades=F tad=f tud=f tudes=F umbre=f aje=m ajes=M \
        miento=m mientos=M
        """,
      notNounEndings: .words("ataúd laúd talud alud"),
      presumesNouns: true,
      untold: .words(
        """
        vez mayoría parte mitad resto par docena centena centenar millar millón tercio cuarto quinto décimo serie cantidad totalidad gente lunes martes miércoles jueves \
        viernes sábado domingo mañana tarde noche momento siguiente agua área arma alma aula águila hambre ala acta \
        ancla ave habla haz ama asma hacha mismo misma número
        """),
      measures: .words(
        """
        segundos minutos horas días semanas meses años mañanas tardes noches veces euros dólares kilómetros metros \
        grados lunes martes miércoles jueves viernes sábados domingos
        """),
      quantities: .words("docena decena quincena veintena centena centenar"),
      quantityJoints: ["de"],
      prepositions: .words("de del en a al para con sin sobre por entre desde hasta contra"),
      joints: .words("y e o u ni que si cuando donde pero como cuyo cuya mientras porque es ya"),
      pluralEnding: "s",
      infinitiveEndings: ["ar", "er", "ir"],
      invertedEndings: [
        "arlo", "arla", "arlos", "arlas", "erlo", "erla", "erlos", "erlas", "irlo", "irla", "irlos",
        "irlas",
      ],
      doubling: .all,
      repeatable: "no sí muy ya ja bla que casi tan toc chao poco ay",
      unrepeatable: "a y e o",
      reflexivePassive: WritingWords.ReflexivePassive(
        pronoun: "se",
        determiners: .words("las los estas estos esas esos tus sus mis nuestras nuestros"),
        times: .words(
          """
          lunes martes miércoles jueves viernes sábados domingos fines días noches horas semanas meses años veces minutos mañanas tardes
          segundos festivos feriados veranos inviernos vegas ángeles palmas
          """),
        verbs: """
          elimina=eliminan borra=borran guarda=guardan envía=envían comparte=comparten descarga=descargan carga=cargan actualiza=actualizan cierra=cierran abre=abren mueve=mueven copia=copian pierde=pierden sube=suben conecta=conectan desconecta=desconectan muestra=muestran oculta=ocultan cancela=cancelan importa=importan exporta=exportan sincroniza=sincronizan reproduce=reproducen crea=crean restaura=restauran archiva=archivan activa=activan desactiva=desactivan apaga=apagan enciende=encienden bloquea=bloquean desbloquea=desbloquean añade=añaden agrega=agregan quita=quitan recibe=reciben entrega=entregan imprime=imprimen cobra=cobran paga=pagan reembolsa=reembolsan modifica=modifican cambia=cambian eliminará=eliminarán eliminó=eliminaron borrará=borrarán borró=borraron guardará=guardarán guardó=guardaron enviará=enviarán envió=enviaron compartirá=compartirán compartió=compartieron descargará=descargarán descargó=descargaron cargará=cargarán cargó=cargaron actualizará=actualizarán actualizó=actualizaron cerrará=cerrarán cerró=cerraron abrirá=abrirán abrió=abrieron moverá=moverán movió=movieron copiará=copiarán copió=copiaron perderá=perderán perdió=perdieron subirá=subirán subió=subieron conectará=conectarán conectó=conectaron desconectará=desconectarán desconectó=desconectaron mostrará=mostrarán mostró=mostraron ocultará=ocultarán ocultó=ocultaron cancelará=cancelarán canceló=cancelaron importará=importarán importó=importaron exportará=exportarán exportó=exportaron sincronizará=sincronizarán sincronizó=sincronizaron reproducirá=reproducirán creará=crearán creó=crearon restaurará=restaurarán restauró=restauraron archivará=archivarán archivó=archivaron activará=activarán activó=activaron desactivará=desactivarán desactivó=desactivaron apagará=apagarán apagó=apagaron encenderá=encenderán encendió=encendieron bloqueará=bloquearán bloqueó=bloquearon desbloqueará=desbloquearán desbloqueó=desbloquearon añaderá=añaderán añadió=añadieron agregará=agregarán agregó=agregaron quitará=quitarán quitó=quitaron recibirá=recibirán recibió=recibieron entregará=entregarán entregó=entregaron imprimirá=imprimirán imprimió=imprimieron cobrará=cobrarán cobró=cobraron pagará=pagarán pagó=pagaron reembolsará=reembolsarán reembolsó=reembolsaron modificará=modificarán modificó=modificaron cambiará=cambiarán cambió=cambiaron
          """),
      english: "are dashboard error video tu")
  )
}
