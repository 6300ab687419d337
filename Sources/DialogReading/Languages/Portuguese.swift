// What reading knows of Portuguese. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let portuguese = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: segundos | 1 segundo | um segundo | por segundo | cada segundo | d segundo | seg
      minute: minuto | minutos | min | mins
      hour: horas | 1 hora | uma hora | por hora | cada hora | meia hora | d hora | horária | horário | horários | h
      day: dia | dias | diári- | diariamente | cotidian- | hora do dia
      week: semana | semanas | semanal | semanais | semanalmente
      month: mês | meses | mensal | mensais | mensalmente | mensalidade-
      year: ano | anos | anual | anuais | anualmente | anuidade-
      kilobyte: kb | -kb | kib | kilobyte | kilobytes | quilobyte | quilobytes
      megabyte: mb | -mb | mib | megabyte | megabytes
      gigabyte: gb | -gb | gib | gigabyte | gigabytes
      terabyte: tb | -tb | tib | terabyte | terabytes
      millimeter: mm | milímetro | milímetros
      centimeter: cm | centímetro | centímetros
      meter: m | metro | metros
      kilometer: km | quilômetro | quilômetros | quilómetros
      mile: milha | milhas
      gram: g | grama | gramas
      kilogram: kg | quilo | quilos | quilograma | quilogramas
      pound: libra | libras | lb
      milligram: miligrama- | mg
      add: adicion- | adiç- | inser- | acrescent- | incluir | inclua | inclui | incluí- | incluso | readicion-
      remove: remov- | remoç- | exclu- | excluí- | apag- | delet- | elimin- | limp- | retir- | tirar | tire | esvazi- | tirad-
      on: ativ- | reativ- | lig- | ligue- | habilit- | reabilit- | acend- | relig- | não ativ- | não * ativ- | não habilit- | não * habilit- | não lig- | não * ligad- | não estiver ativ-
      off: desativ- | deslig- | desabilit- | inativ- | apag- | não ativ- | não * ativ- | não habilit- | não * habilit- | não lig- | não * ligad- | não estiver ativ-
      show: mostr- | exib- | exiba | apresent- | revel- | visualiz- | visível | visíveis | reexib- | aparec- | ver | não mostr- | não * mostr- | não exib- | não * exib- | não aparec- | não * aparec- | não visív- | não * visív- | visíve-
      hide: ocult- | escond- | invisív- | não mostr- | não * mostr- | não exib- | não * exib- | não aparec- | não * aparec- | não visív- | não * visív- | deixar de mostr- | deixar de exib- | invisíve- | não visíve-
      allow: permit- | permiss- | autoriz- | conced- | concess- | concessão | desbloque- | liber- | aceit- | não permit- | não * permit- | não autoriz- | não * autoriz- | não conced- | não * conced- | sem permiss- | não tem permiss- | não tem * permiss- | não pode | não podem | não aceit- | não liber- | não * pode
      block: bloque- | neg- | negad- | proib- | proíb- | recus- | rejeit- | imped- | impeç- | não permit- | não * permit- | não autoriz- | não * autoriz- | não conced- | não * conced- | sem permiss- | não tem permiss- | não tem * permiss- | não pode | não podem | não aceit- | não liber- | não * pode
      accept: aceit- | concord- | aprov- | consent- | de acordo | autoriz- | acordo | não aceit- | não * aceit- | não concord- | não * concord- | não aprov- | não * aprov- | não consent-
      decline: recus- | rejeit- | declin- | neg- | discord- | reprov- | não aceit- | não * aceit- | não concord- | não * concord- | não aprov- | não * aprov- | dispens- | desaprov- | não consent-
      import: importar | importar- | importe | importaç- | importad- | importando | importou | importados | importá- | importam | reimport-
      export: exportar | exporta- | exporte | exportaç- | exportad- | exportando | exportou | exportá- | exportável
      lock: bloque- | tranc- | tranqu- | trav- | travad- | cadead- | não bloque- | não * bloque- | não tranc-
      unlock: desbloque- | destranc- | destranqu- | destrav- | não bloque- | não * bloque- | não tranc-
      upload: upload | uploads | envi- | carreg- | enviad- | subir | fazer upload | carregue
      download: download | downloads | baix- | baixa- | descarreg- | descarregue
      connect: conect- | conex- | conexão | conexões | reconect- | reconex- | vincul- | parear | paread- | pareie | pareamento- | pareando | emparelh- | associ- | lig- | ligaç- | plug- | parei- | não conect- | não * conect- | sem conex- | sem conect- | não há conex- | nenhuma conex- | não * conex- | não vincul- | não * vincul- | não pare- | não * paread- | não * emparelh-
      disconnect: desconect- | desconex- | desvincul- | desparear | desparead- | despare- | desemparelh- | desassoci- | não conect- | não * conect- | sem conex- | sem conect- | perd- * conex- | perda * conex- | conexão * perdid- | conexão perdid- | conexão * interromp- | conexão interromp- | interromp- * conex- | conexão * encerr- | conexão encerr- | conexão * ca- | queda * conex- | não há conex- | nenhuma conex- | falta * conex- | não * conex- | não vincul- | não * vincul- | não pare- | não * paread- | não * emparelh- | desliga- | cancel- * paream-
      install: instal- | reinstal- | não instal- | não * instal-
      uninstall: desinstal- | não instal- | não * instal-
      start: inici- | iníci- | começ- | comec- | retom- | continu- | prossegu- | prossig- | reinici- | recomeç- | recomec- | dar início | partid- | segu- em frente | reiníci- | dispar- | não inici- | não * inici- | não continu- | não * continu- | não começ- | não * começ-
      stop: parar | pare | parou | parad- | interromp- | interrup- | paus- | encerr- | termin- | finaliz- | fim | sair | saia | saindo | saiu | suspend- | suspens- | conclu- | iniciar sessão | inici- sessão | fech- | deix- de | expir- | acab- | não inici- | não * inici- | não continu- | não * continu- | parar- | cess- | stop | desist- | não começ- | não * começ- | abandon- | parar de | pare de | parou de
      open: abrir | abre | abra | abram | abrem | abriu | abriram | abrindo | abert- | abertura- | abri- | abri-lo | reabr- | reabert- | abrirá | não abr- | não * abr- | não abert- | não * abert-
      close: fech- | feche- | encerr- | não abr- | não * abr- | não abert- | não * abert- | sair
      more: mais | maior | maiores | superior | superiores | supera | superar | supere | exced- | ultrapass- | pelo menos | no mínimo | mínimo | muito long- | muito grand- | muito alt- | demais | acima | excess- | ao menos | não * mais | não mais | não ultrapass- | não * ultrapass- | não exced- | não * exced- | não super- | não * maior | não * superior | acima | superior-
      less: menos | menor | menores | inferior | inferiores | não * mais | não mais | não ultrapass- | não * ultrapass- | não exced- | não * exced- | não super- | no máximo | até | máximo | muito curt- | muito pequen- | muito baix- | curt- demais | pequen- demais | baix- demais | pouc- demais | curt- de mais | reduzid- | mais curt- | mais baix- | abaixo | não * maior | não * superior | poucos | poucas | abaixo | inferior-
      increase: aument- | ampli- | elev- | acrésc- | increment- | aproxim- | crescer | mais zoom | cresc- | subir | subiu | subiram | subido | subindo | sobe | sobem | cresceu
      decrease: diminu- | reduz- | reduç- | abaix- | baix- | afast- | encolh- | encurt- | decrement- | menos zoom | caiu | caíram | cai | caem | caindo | baixou | desceu
      at_least: pelo menos | no mínimo | mínimo | mínima | mínimos | mínimas | ao menos | mín | não menos | não * menos | ou mais | ou superior | não * inferior | não * menor
      at_most: no máximo | máximo | máxima | máximos | máximas | até | máx | não mais | não ultrapass- | não * ultrapass- | não exced- | não * exced- | não * mais | ou menos | ou inferior | não super- | não * superior | não * maior | limite
      before: antes | até | anterior- | prévi- | antecedência | previamente | enquanto não | primeiro
      after: depois | após | desde | a partir de | posterior- | em seguida | assim que | uma vez | seguida | enquanto não | até * depois | até * após
      first: primeir- | primeiramente
      last: últim- | final | finais | passad- | sobrenome- | finalmente | definitiv-
      send: envi- | envie | mand- | reenvi- | remet- | encaminh- | transmit-
      receive: receb- | receba | recepç- | obter | obtenh- | chegar | cheg- | obtid- | recebid-
      sign_in: entrar | entre em | entre na | entre no | entre com | entrou | entrad- | login | logins | logar | logue | logad- | fazer login | faça login | acess- | conect- | inici- sessão | iniciar * sessão | inici- * sessão | início de sessão | sessão iniciada | autentic- | identific- | não * login | não * conect- | não entrou | não fez login | não está logado | não * logad-
      sign_out: sair | saia | saiu | sai | saindo | saíd- | logout | deslog- | desconect- | encerr- * sessão | encerr- sessão | fim de sessão | termin- * sessão | sessão * encerr- | sessão * expir- | sessão encerrada | sessão expirou | não * login | não * conect- | não entrou | não fez login | não está logado | finaliz- * sessão | não * logad-
      sign_up: cadastr- | registr- | inscrev- | inscri- | criar * conta | crie * conta | cria- * conta | crie conta | criar conta | criou * conta | criação * conta | criand- * conta | cadastre se
      follow: segu- | sig- | seguir | seguindo | seguid- | siga | sigo | segue | não segu- | não * segu- | não está seguindo | não sigo | não sig- | não * sig-
      unfollow: deix- de segu- | deixar de segu- | deixou de segu- | parar de segu- | pare de segu- | parou de segu- | não segu- | não * segu- | não está seguindo | não sigo | não sig- | não * sig- | desseguir | dessegu-
      mute: silenci- | sem som | mudo | muda | desativ- * som | desativ- * áudio | desativ- * microfone | deslig- * som | deslig- * microfone | silêncio | mute | emudec- | não silenci- | não * silenci-
      unmute: ativ- * som | ativ- o som | reativ- | ativ- * áudio | ativ- * microfone | ativ- som | lig- * som | lig- * microfone | dessilenci- | não silenci- | não * silenci- | cancel- * silenci- | desativ- * silenc- | deix- de silenci- | tir- * mudo | tirar * silenc- | remov- * silenc- | desfaz- * silenci- | parar de silenc- | sair do mudo | desmut- | sem som
      subscribe: assin- | inscrev- | inscrit- | inscri- | renov- | ressubscrev- | subscrev- | não * assin- | não assin- | não renov- | não * renov- | não * inscrit-
      unsubscribe: cancel- * assin- | cancel- assin- | cancel- * inscri- | cancel- inscri- | cancela- | cancele | cancelou | cancelad- | desinscrev- | desinscri- | descadastr- | anul- * inscri- | não * assin- | não assin- | não renov- | não * renov- | não * inscrit- | deix- de assin- | parar de receber
      join: entrar | entre | entra | entrou | entrad- | entrando | entraram | particip- | junte | juntar- | juntar | juntou | juntaram | ingress- | ader- | acess- | uni- | unir | participando
      leave: sair | saia | sai | saiu | saindo | saíd- | saír- | deixar | deixa | deixe | deixou | deixad- | abandon- | saíram
      archive: arquivar | arquiva | arquive | arquivad- | arquivando | arquivou | arquivamento- | arquivá- | não arquiv-
      unarchive: desarquiv- | restaur- | recuper- | tirar * arquiv- | remov- * arquiv- | retir- * arquiv- | cancel- * arquivamento | não arquiv- | desfaz- * arquiv-
      select: selecion- | seleç- | marc- | marqu- | escolh- | escolha | assinal- | não selecion- | não * selecion- | não marc- | não * marcad- | sem seleç-
      deselect: desmarc- | desmarqu- | desselecion- | deselecion- | não selecion- | não * selecion- | cancel- * seleç- | limp- * seleç- | remov- * seleç- | desfaz- * seleç- | nenhum- selecion- | nenhum- * selecion- | nada selecion- | anul- * seleç- | não marc- | não * marcad- | sem seleç- | tir- * seleç-
      copy: copi- | cópia | cópias | duplic- | duplique | duplica-
      move: mover | mova | movid- | moveu | moveram | movendo | move | movê- | moviment- | transfer- | desloc- | mud- | pass-
      cut: cortar | corte | cortad- | recort- | cortando
      paste: colar | cole | colad- | colagem | colando | colou
      undo: desfaz- | desfeit- | desfiz- | desfez | revert- | irrevers- | anul- | desfaç- | irrevog- | definitiv-
      redo: refaz- | refeit- | refiz- | refaç- | repet- | repit-
      always: sempre | a todo momento | constantemente
      never: nunca | jamais | em nenhum momento | em hipótese alguma
      sometimes: às vezes | por vezes | de vez em quando | ocasionalmente
      all: todo | toda | todos | todas | tudo | cada | inteir- | total | totalmente | complet- | qualquer | quaisquer | ambos | íntegr- | diári- | diariamente
      none: nenhum | nenhuma | nada | ninguém | nenhuns
      some: algum | alguma | alguns | algumas | algo | alguém | vári- | uns | umas | poucos | poucas | alguma coisa | nem tod- | parcial- | parte | nem todos | determinad- | não tod- | certos | certas
      yesterday: ontem
      today: hoje | esta noite | esta manhã | esta tarde
      tomorrow: amanhã
      day_after_tomorrow: depois de amanhã
      day_before_yesterday: anteontem | antes de ontem
      monday: segunda feira | segundas feiras | segundas | às segundas
      tuesday: terça | terça feira | terças | terças feiras
      wednesday: quarta feira | quartas feiras | quartas
      thursday: quinta feira | quintas feiras | quintas
      friday: sexta feira | sextas feiras | sextas
      saturday: sábado | sábados
      sunday: domingo | domingos
      weekday: dia útil | dias úteis | dia de semana | dias de semana | dias da semana | durante a semana
      weekend: fim de semana | fins de semana | final de semana | finais de semana
      left: esquerd- | canhot-
      right: direita | direitas | lado direito | botão direito | canto direito | canto * direito | olho direito | ouvido direito | fone direito | borda direita | superior direit- | inferior direit- | destr-
      up: para cima | cima | acima | superior- | topo | em cima | alto | subir
      down: para baixo | baixo | abaixo | inferior- | embaixo | em baixo | descer | fundo | rodapé
      morning: manhã | manhãs | matin- | bom dia | madrugada | matutin- | amanhecer
      noon: meio dia
      evening: noite | noites | tarde | anoitecer | boa noite | entardecer | fim de tarde
      night: noite | noites | noturn- | boa noite | madrugada | meia noite | tarde da noite
      public: público | pública | públicos | públicas | publicamente | não privad- | não * privad- | não * particular | não públic- | não * públic-
      private: privad- | particular | particulares | privadamente | privativ- | não públic- | não * públic- | em particular | secret- | não privad- | não * privad- | não * particular
      online: online | on line | conectad- à internet | conectad- * internet | conectad- * rede | conectad- | em linha | sem conexão | sem internet | sem rede | não conectad- | não * conectad- | não * online | não online | não há conexão | nenhuma conexão | sem conexões | não * conexão | não * internet
      offline: offline | off line | desconectad- | sem conexão | sem internet | sem rede | não conectad- | não * conectad- | não * online | não online | não há conexão | nenhuma conexão | sem conexões | fora do ar | não * conexão | não * internet
      new: novo | nova | novos | novas | recente | recentes | novíssim- | novidade- | recém
      old: antig- | velh- | anterior- | obsolet- | menos recente- | desatualiz-
      newer: mais recente- | mais nov- | mais jovem | mais jovens
      older: mais antig- | mais velh-
      success: êxito | sucesso | bem sucedid- | conclu- | conclui- | concluí- | complet- | corretamente | consegui- | finaliz- | não foi possível | não é possível | não * possível | não pôde | não puderam | não pode | não podem | não * pode | não consegu- | não * consegu- | não conclu- | não * conclu- | sem sucesso | não * sucesso | não * corretamente | não * complet- | não complet- | não pud- | não deu | não está * possível | não * êxito | não finaliz- | não * finaliz-
      failure: falh- | erro | erros | não foi possível | não é possível | não * possível | impossív- | não pôde | não puderam | não pode | não podem | não * pode | não consegu- | não * consegu- | não conclu- | não * conclu- | malsuced- | mal sucedid- | fracass- | sem sucesso | não * sucesso | não * corretamente | não * complet- | não complet- | incomplet- | não pud- | incapaz | algo deu errado | deu errado | errad- | ocorreu um problema | problema- | não deu | não está * possível | não * êxito | não finaliz- | não * finaliz- | insucess- | inconclu-
      empty: vazi- | esvazi- | em branco | vago
      full: chei- | complet- | integral | lotad- | não vazi- | não * vazi- | totalmente | plen- | esgotad- | tela cheia
      sender: remetent- | quem envi- | emissor-
      recipient: destinatári- | recebedor- | receptor- | beneficiári-
      include: inclu- | incluí- | contém | contêm | conter | conten- | inclusive | abrang- | contid- | com ou sem | sem | não inclu- | não * inclu- | não contém | não * contém | não contêm | não conter
      exclude: exceto | exceç- | salvo | sem | não inclu- | não * inclu- | não contém | não * contém | não contêm | não conter | com exceç- | à exceção | tirando | desconsider- | com ou sem
      faster: mais rápid- | mais rapidamente | aceler- | mais veloz | mais depressa | maior velocidade
      slower: mais lent- | mais devagar | mais lentamente | desaceler- | menos rápid- | menor velocidade | retard- | reduzir a velocidade | lentid-
      earlier: antes | mais cedo | cedo | anterior- | antecip- | precoc- | antecedência | prévi-
      later: mais tarde | depois | posterior- | tarde | tardi- | atras- | outra hora | outro momento | em breve | após | superior- | mais recente | futuramente
      buy: comprar | compra | compras | compre | comprou | comprad- | compram | comprando | compraram | adquir- | aquisiç- | comprá- | comprador-
      sell: vender | vende | venda | vendas | vendid- | vendeu | vendendo | vendo | vendem | vendedor- | esgotad- | revend-
      rent: alug- | alugu- | locaç- | locad- | alugad- | arrend-
      refund: reembols- | estorn- | devoluç- | devolv- | ressarc- | restitu-
      save: salv- | salva- | guard- | mant- | mantê- | conserv- | grav- | mantenh- | armazen- | preserv- | não salv- | não * salv- | sem salv- | sem * salv- | não guard- | não * mant- | não mant- | não conserv- | não gravar | sem gravar
      discard: descart- | não salv- | não * salv- | sem salv- | sem * salv- | não guard- | não * mant- | não mant- | jog- fora | ignor- | abandon- | desprez- | não conserv- | não gravar | sem gravar
      correct: corret- | corretamente | válid- | exat- | valid- | devidamente | adequad- | certo | certa | não válid- | não * válid- | não corret- | não * corret- | não é válid- | não * corretamente | não * cert- | não * valid- | não valid-
      wrong: errad- | incorret- | inválid- | errôn- | inexat- | não válid- | não * válid- | não corret- | não * corret- | não é válid- | não * corretamente | nenhum- * válid- | erro | erros | inadequad- | equivocad- | não * cert- | não * valid- | não valid- | inváli- | deu errado | invalid-
      once: uma vez | uma única vez | 1 vez | uma só vez
      twice: duas vezes | 2 vezes | dupl-
      every_other: dia sim | semana sim | mês sim | em dias alternados | dias alternados | semanas alternadas | a cada dois | a cada duas | a cada 2 | de dois em dois | de duas em duas | de 2 em 2 | quinzenal- | bimestral-
      two: dois | duas | ambos | ambas | 2
      three: três | 3
      four: quatro | 4
      five: cinco | 5
      six: seis | meia | 6
      seven: sete | 7
      eight: oito | 8
      nine: nove | 9
      ten: dez | dezena- | 10
      dozen: dúzia- | doze | 12
      half: meia | meia hora | metade | metades | e meia | e meio
      third: terço | dois terços | terços
      quarter: um quarto | três quartos | quarta parte | quartos
      hundred: cem | cento | centena- | 100
      thousand: mil | milhar | milhares | 1000
      million: milhão | milhões
      billion: bilhão | bilhões
      trillion: trilhão | trilhões
      you: você | vocês | te | teu | tua | teus | tuas | ti | contigo | tu | seu | sua | seus | suas | lhe | entre em contato | conosco | fale | com você
      we: nós | nos | nosso | nossa | nossos | nossas | conosco | podemos | estamos | temos | recomendamos | precisamos | conseguimos | enviaremos | enviamos | encontramos | queremos | somos | usamos | utilizamos | sugerimos | agradecemos | lamentamos | pudemos | poderemos | faremos | vamos | detectamos | avisaremos | notificaremos | -aremos | -eremos | -iremos | a gente | contato | contate
      buyer: comprador- | client- | adquirent-
      seller: vendedor- | lojist- | comerciant- | revendedor-
      owner: proprietári- | titular- | possuidor- | dono | donos | dona | donas
      guest: convidad- | hósped- | visitant-
      admin: admin- | gestor-
      member: membr- | integrant- | participant- | associad- | sóci-
      friend: amig- | amizad-
      child: criança- | filh- | infant- | infantil
      parent: pais | pai | mãe | mães | responsáv- | parental | genitor- | parentai-
      teacher: professor- | docent- | instrutor- | mestre- | treinador- | personal | instrutor-
      student: alun- | estudant-
      driver: motorist- | condutor-
      passenger: passageir- | viajant-
      doctor: médic- | doutor- | dr | dra
      patient: pacient-
      landlord: proprietári- | locador- | senhorio
      tenant: inquilin- | locatári- | arrendatári-
      player: jogador-
      username: nome de usuário | nomes de usuário | nome de usuária | usuário | usuários | nome do usuário | nome de utilizador | username | login
      password: senha- | código de acesso | código | frase secreta | palavra passe | frase de senha
      pin: pin | senha | código | código de acesso
      email: e mail | e mails | email | emails | correio eletrônico | mail | endereço de e mail | endereço de email | endereços de e mail | endereço de correio
      phone: telefone- | telefônic- | celular- | número de celular
      address: endereço postal | endereço de entrega | endereço de cobrança | endereço de faturamento | endereço residencial | endereço de envio | endereços de entrega | endereço de correspondência | residência | endereço-
      birthday: aniversári- | data de nascimento | datas de nascimento | nascimento
      photo: foto | fotos | fotograf- | imagem | imagens | retrato
      video: vídeo- | video- | filme- | clipe- | filmagem | filmagens
      song: música- | canç- | faixa- | musical | musicais
      album: álbum | álbuns | disco
      playlist: playlist- | lista de reprodução | listas de reprodução
      podcast: podcast-
      episode: episódio- | capítulo-
      file: arquivo- | ficheiro- | documento-
      folder: pasta- | diretório-
      document: documento- | arquivo- | documentaç-
      note: nota | notas | anotaç- | observaç- | lembrete
      message: mensag- | sms | chat | chats | conversa | conversas | bate papo | bate papos | torpedo
      emailmessage: e mail | e mails | email | emails | mail | mensag- | correio | caixa de entrada
      contact: contato | contatos
      event: evento- | compromisso- | reuni- | agendamento- | consulta-
      reminder: lembrete- | lembr-
      alarm: alarme- | despertador- | alerta-
      timer: timer- | temporizador- | cronômetro- | contagem regressiva
      account: conta | contas
      device: dispositivo- | aparelho- | telefone- | celular- | smartphone- | tablet- | iphone- | ipad- | equipamento- | computador- | notebook- | laptop
      comment: comentári- | coment-
      draft: rascunho-
      payment: pagamento- | pagar | pague | pago | pagos | paga | pagas | pagou | cobrança-
      ticket: ingresso- | bilhete- | passage- | ticket- | tíquete- | entrada- | cartão de embarque | chamado-
      book: livro- | audiolivro-
      recording: gravaç- | grav- | nota de voz | mensagem de voz | memo de voz | memorando de voz
      backup: backup- | cópia de segurança | cópias de segurança | cópia- | becape-
      task: tarefa- | afazer- | atividade- | pendênci- | a fazer
      recipe: receita-
      map: mapa- | planta
      trip: viage- | viaj- | corrida- | trajeto- | passeio- | percurso-
      invitation: convite- | convid-
      calendar: calendário- | agenda | agendas
      screenshot: captura- | print- | screenshot-
      tag: tag | tags | etiqueta- | rótulo- | marcador- | marcadores | identificador-
      filter: filtr-
      server: servidor-
      printer: impressora-
      camera: câmera- | webcam
      microphone: microfone- | mic
      battery: bateria- | pilha-
      audio: áudio- | som | sons | sonor-
      attachment: anexo | anexos
      app: app | apps | aplicativo- | aplicaç- | programa | programas | software
      website: site | sites | website- | página web | páginas web | página da web | web | página
      group: grupo-
      order: pedido- | encomenda- | ordem | ordens | compra | compras
      key: chave- | tecla-
      page: página-
      list: lista | listas | listag-
      link: link | links | url | urls | vínculo- | hiperlink-
      location: localiz- | local | locais | posiç- | lugar- | local- | lugares
      notification: notific- | alerta- | aviso- | avis- | notifique | mensag-
      update: atualiz- | upgrade- | melhori- | nova versão
      subscription: assinatura- | assin- | plano- | inscri-
      storage: armazen- | espaço- | memória-
      network: rede | redes | wi fi | wifi | internet
      screen: tela | telas | monitor- | display | visor
      route: rota- | rotas | itinerário- | trajeto- | percurso- | direç- | caminho-
      free_up: liber-
      take_up: ocup-
      win: ganh- | venc- | vitóri-
      lose: perd- | derrot-
      deposit: deposit- | depósit-
      withdraw: saca- | saqu- | retir-
      arrive: cheg- | pousa | pousou | pousará | aterriss-
      depart: partida | partidas | parte | partem | partirá | partiu | saída- | sai | saem | saiu | sairá
      check_in: check in | entrada
      check_out: check out | saída
      heat: aquec-
      cool: resfri- | refriger-
      income: receit- | rend- | renda-
      expense: despes- | gast-
      cheap: barat-
      expensive: caro | cara | caros | caras
      north: norte
      south: sul
      east: leste
      west: oeste
      spring: primavera-
      summer: verão | verões
      autumn: outono-
      winter: inverno-
      january: janeiro
      february: fevereiro
      june: junho
      july: julho
      september: setembro
      october: outubro
      november: novembro
      december: dezembro
      march: março
      april: abril
      may: maio
      august: agosto
      red: vermelh-
      green: verde-
      blue: azul | azuis
      yellow: amarel-
      black: pret- | negr-
      white: branc-
      receipt: recibo- | comprovant-
      invoice: fatura- | nota fiscal | notas fiscais
      contract: contrato-
      coupon: cupom | cupons | vale | voucher-
      person_name: nome-
      id_number: númer- | nº | document- con foto | documento com foto | documento de identid- | documento d'identità
      breakfast: café da manhã | antes do café | depois do café | após o café | no café | pequeno almoço
      lunch: almoç-
      dinner: jantar-
      bus: ônibus | autocarro-
      train: trem | trens | comboio-
      plane: avião | aviões
      bicycle: bicicleta- | bike-
      kitchen: cozinha-
      bedroom: quarto-
      bathroom: banheiro-
      garage: garage- | garag-
      garden: jardim | jardins
      temperature: temperatura-
      humidity: umidade- | humidade-
      heart_rate: frequência cardíaca | batiment- | pulsaç-
      blood_pressure: pressão arterial | pressão
      keyboard: teclado-
      mouse: mouse | rato
      headphones: fone- | auscultador-
      speakers: alto falante- | caixa de som | caixas de som | coluna-
      dog: cachorr- | cão | cães
      cat: gat-
      hotel: hotel | hotéis
      restaurant: restaurant-
      confirm: confirm- | não confirm-
      cancel: cancel- | anul- | desmarc- | não confirm-
      available: disponí- | disponib- | não disponí- | indisponí- | indisponib- | não está disponí- | não estão disponí- | não * disponí- | nenhum- * disponí-
      unavailable: indisponí- | indisponib- | não disponí- | não está disponí- | não estão disponí- | não * disponí- | nenhum- * disponí-
      upgrade: upgrade- | plano superior | versão superior | atualiz- | fazer upgrade
      downgrade: downgrade- | plano inferior | versão inferior | rebaix-
      paid: pag- | quitad- | paga | não pag-
      unpaid: não pag- | não foi pag- | não foram pag- | em aberto | pendente- | por pagar | não * pag- | inadimplen-
      read: lida | lidas | lido | lidos | não lid-
      unread: não lida | não lidas | não lido | não lidos | por ler | não * lid-
      inside: dentro | interior- | interno | interna | internos | internas | interiores
      outside: fora | exterior- | externo | externa | externos | externas | ar livre
      drained: vazi- | descarregad- | esvazi- | complet- | baixo | fraca | fraco | acaband- | bateria baixa | está baixa
      filled: chei- | carregad- | lotad- | esgotad- | insuficient- | complet-
      past_period: passad- | últim- | anterior- | retrasad-
      next_period: próxim- | seguinte- | que vem | que entra
      this_period: esta semana | nesta semana | desta semana | este mês | neste mês | deste mês | este ano | neste ano | deste ano | este fim de semana | neste fim de semana
      takes_off: decol- | descol-
      lands: pousa | pousar- | pousou | pousam | aterriss- | aterr- | pouso
      earliest: não antes | mais cedo | o mais cedo | a partir | antes | até | no máximo
      latest: mais tardar | o mais tardar | a partir | antes | até | no máximo
      late: atras- | tarde | atraso | depois
      early: adiantad- | cedo | antes | antecip- | antecedência | adianta-
      half_of: metade | metades | meio | meia | meios | meias
      double: dobro | dobr- | duplic- | dupl-
      unless: a menos | a não ser | salvo | exceto | se não | desde que | enquanto | independentemente | só se | somente se | apenas se | só quando | somente quando | apenas quando
      even_if: mesmo que | mesmo se | ainda que | embora | apesar | mesmo depois | mesmo quando | mesmo após | se não | desde que | enquanto | independentemente
      only_if: só se | somente se | apenas se | só quando | somente quando | apenas quando | a menos | salvo | exceto | desde que | enquanto | independentemente
      not_yet: ainda | não * já | já não
      already: já | não * já | já não
      only: só | somente | apenas | unicamente | exclusiv- | únic- | sozinh- | bast- | complet- | inteir- | qualquer | quaisquer
      everyone: todo | toda | todos | todas | cada | tudo | sozinh- | bast- | complet- | inteir- | qualquer | quaisquer
      lend: emprestou | emprestei | emprestar | empresta | emprestaram
      borrow: emprestad-
      go_in: entrou | entraram | entra no | entra na | entrar no | entrar na | entrado
      go_out: saiu | saíram | sai do | sai da | sair do | sair da | saído | deixou
      dollar: dólar | dólares
      euro: euro | euros
      yen: iene | ienes
      ruble: rublo | rublos
      door: porta | portas
      window: janela-
      staircase: escada-
      elevator: elevador-
      passport: passaporte-
      wallet: carteira-
      umbrella: guarda chuva- | sombrinha
      suitcase: mala | malas | bagag-
      hat: chapéu- | boné-
      shoes: sapato- | tênis | calçado-
      jacket: jaqueta- | casaco-
      flight: voo | voos
      taxi: táxi-
      tram: bonde-
      ferry: balsa-
      exam: prova | provas | exame-
      homework: dever de casa | lição de casa | deveres
      lesson: lição | lições | aula | aulas
      washing_machine: lavadora- | máquina de lavar
      dishwasher: lava louças | lava louça
      refrigerator: geladeira- | frigorífico-
      oven: forno-
      vacuum_cleaner: aspirador-
      rice: arroz
      bread: pão | pães
      milk: leite
      egg: ovo | ovos
      coffee: café | cafés
      tea: chá | chás
      cheese: queijo-
      meat: carne | carnes
      school: escola- | colégio-
      hospital: hospita- | clínica
      pharmacy: farmácia-
      museum: museu-
      airport: aeroporto-
      supermarket: supermercado-
      gym: academia-
      concert: concerto-
      bed: cama | camas
      chair: cadeira-
      sofa: sofá-
      guitar: violão | violões | guitarra-
      piano: piano | pianos
      violin: violino-
      tennis: tênis
      chess: xadrez
      swimming: natação | nadar
      yoga: ioga | yoga
      basketball: basquete-
      purchase_order: pedido- | encomenda-
      parcel: encomenda-
      bookings: reserva | reservas | agendament-
      hot: quente- | calor
      cold: frio | fria | frios | frias | fresc-
      dry: seco | seca | secos | secas
      wet: molhad- | úmid-
      clean: limpo | limpos
      dirty: sujo | suja | sujos | sujas
      strong: forte-
      weak: fraco | fraca | fracos | fracas
      grandmother: avó
      grandfather: avô
      aunt: tia | tias
      uncle: tio | tios
      husband: marido- | esposo
      wife: esposa- | mulher-
      above: acima | em cima
      underneath: abaixo | embaixo | debaixo | sob
      until_when: até
      since_when: desde | a partir
      mother: mãe | mães | mamãe
      father: pai | pais | papai
      sister: irmã | irmãs
      brother: irmão | irmãos
      daughter: filha | filhas
      son: filho | filhos
      the_second: segundo | segunda
      the_third: terceir-
      the_fourth: quarto | quarta
      push: empurr- | pression- | apert-
      pull: puxe | puxa | puxar | puxando | puxou
      without: sem | nenhum- | não
      having: com uma | com um | com sua | com seu | com a sua | com o seu
      alternating: dia sim | semana sim | mês sim | em dias alternados | dias alternados | semanas alternadas | a cada dois | a cada duas | a cada 2 | de dois em dois | de duas em duas | de 2 em 2 | quinzenal- | bimestral-
      each_time: todo dia | toda semana | todo mês | todo ano | todos os dias | todas as semanas | todos os meses | cada dia | cada semana | diariamente | semanalmente
      ago: há * segundos | há * minutos | há * minuto | há * horas | há * hora | há * dias | há * dia | há * semanas | há * semana | há * meses | há * mês | há * anos | há * ano | segundos atrás | minutos atrás | minuto atrás | horas atrás | hora atrás | dias atrás | dia atrás | semanas atrás | semana atrás | meses atrás | mês atrás | anos atrás | ano atrás
      from_now: em * segundos | em * minutos | em * minuto | em * horas | em * hora | em * dias | em * dia | em * semanas | em * semana | em * meses | em * mês | em * anos | em * ano | dentro de * segundos | dentro de * minutos | dentro de * minuto | dentro de * horas | dentro de * hora | dentro de * dias | dentro de * dia | dentro de * semanas | dentro de * semana | dentro de * meses | dentro de * mês | dentro de * anos | dentro de * ano | daqui a * segundos | daqui a * minutos | daqui a * minuto | daqui a * horas | daqui a * hora | daqui a * dias | daqui a * dia | daqui a * semanas | daqui a * semana | daqui a * meses | daqui a * mês | daqui a * anos | daqui a * ano
      teach: ensin- | ministr-
      learn: aprend- | estud- | saiba | saber | ensin- | ministr-
      behind: atrás | detrás
      in_front: na frente | em frente | à frente | diante
      stays: fica- | fique- | ficou | permanec- | continu- | mant- | guard- | conserv-
      goes_on: continu- | prosseg- | segu- | sig-
      nobody: ninguém | não * alguém
      somebody: alguém
      exceeds: acima | ultrapass- | exced- | superior- | passa- | mais
      falls_below: abaixo | inferior- | menos | menor- | caia | cair
      print: imprim- | reimprim- | impresso | impressa | impressos | impressas | impressão
      scan: escan- | digitaliz- | digitalize
      expand: expand- | ampli- | abr-
      collapse: recolh- | minimiz- | reduz- | ocult- | contrair
      highest: mais alt- | máxim-
      lowest: mais baix- | mínim-
      incoming: recebid- | entrada | de chegada
      outgoing: efetuad- | realizad- | saída | caixa de entrada | enviad-
      high: alto | alta | altos | altas | elevad-
      low: baixo | baixa | baixos | baixas
      still: ainda | continua- | segue- | permanec-
      no_longer: já não | não * mais | continua- | segue- | permanec-
      because: porque | pois | já que | devido | por | visto que | uma vez que | como | mesmo que | ainda que
      although: embora | apesar | mesmo que | ainda que | pois | por | como
      bright: brilhante- | luminos- | clar-
      dark: escur-
      heavy: pesad-
      lightweight: leve | leves
      loud: alto | alta | altos | altas | barulhent- | forte
      quiet: silencios- | quiet- | tranquil- | baixo | baixa | baixos | baixas | silêncio | calm-
      difficult: difícil | difíceis | dificuldade- | complicad-
      easy: fácil | fáceis | facil- | simples
      distant: longe | afastad-
      near: perto | próxim- | proximidade- | ao lado | arredores
      deep: fund- | profund-
      shallow: ras- | pouco profund- | superficial-
      narrow: estreit- | apertad-
      wide: larg- | ampl-
      at_another_time: mais tarde | depois | agora não
      right_now: agora | imediatamente | agora não
      end_of_period: fim | final do | final de | final da
      start_of_period: início | começo
      both: ambos | ambas | os dois | as duas
      one_of_two: um dos | uma das | um dos dois | uma das duas
      lost: perd- | extravi-
      found: encontr- | achou | achad-
      take_out: tir- | retir-
      put_in: coloc- | coloq- | inser- | ponha- | põe
      is_left: resta | restam | restante- | sobra | sobram
      is_used: usad- | utilizad- | consumid- | gast- | ocupad- | gastou | gastos
      milliliter: mililitro- | ml
      liter: litro | litros
      fingerprint: impressão digital | impressões digitais | digital | touch id
      face_recognition: rosto- | facial | face id
      postponed: adia | adiad- | adiar- | adiou | posterg-
      canceled: cancel-
      front_gate: entrada principal | porta da frente | porta principal | portão principal
      back_gate: porta dos fundos | entrada dos fundos | portão dos fundos | porta traseira
      fahrenheit: fahrenheit | f
      celsius: celsius | c
      compress: compact- | comprim-
      decompress: descompact- | descomprim- | extra-
      destination: destino-
      departure_point: ponto de partida | local de embarque | ponto de embarque
      average: em média | média
      total: total | no total
      horizontal: horizontal-
      vertical: vertical-
      """,
    // MARK: Statements
    statements: """
      length: 113
      cause: porque pois *já_que* *devido* *por_causa* como *visto_que* *uma_vez_que*
      purpose: *para_que_*
      perhaps: talvez possivelmente poderá poderão pode podem poderia poderiam
      condition: se quando ao após depois antes até enquanto caso cada sempre sem durante senão *espere_a* *espere_o* *aguarde_a* *aguarde_o* *assim_que* *desde_que* *a_menos* *logo_que* *do_contrário* para com por -ndo *na_reinicial* *no_reinício* *na_próxima* *no_próximo* *à_reabertura* *no_momento* *na_hora* *resto_da*
      exception: *mas_não* só somente apenas exceto salvo menos exceção exclusiv- exclu- únic- restrit- reservad- limitad- tirando fora além *desde_que* *condição*
      can: pode podem podes poderá poderão poderia possível permite permitem
      must: deve devem deves deverá deverão obrigatóri- necessári- precisa precisam precisará *tem_que* *têm_que* *tem_de* *é_preciso*
      past: foi foram estava estavam havia tinha -aram -eram -iram confirmou entregou cancelou enviou adicionou removeu alterou convidou reembolsou aprovou aceitou recusou
      mayBePast: foi foram estava estavam havia tinha -ou -aram -eram -iram está estão tem é são já -u confirmou entregou cancelou enviou adicionou removeu alterou convidou reembolsou aprovou aceitou recusou
      future: será serão estará estarão -ará -erá -irá -arão -erão -irão *vai_* *vão_* *em_breve*
      mayBeFuture: -rá -rão -remos vai vão vamos breve
      opening: feche toque abra exclua apague desative ative remova adicione selecione escolha insira digite verifique tente altere reinicie pare interrompa cancele salve envie conecte desconecte atualize instale baixe faça entre ligue desligue pressione clique
      needNot: *não_precisa* *não_é_necessário* *não_é_preciso* *não_é_obrigatóri* *não_são_obrigatóri* *não_precisam* *não_é_exigid* *não_necessári*
      mustNot: *não_deve_* *não_devem_* *não_deverá_* *não_pode_* *não_podem_* proibido proibida
      until: até
      unless: *a_menos* *a_não_ser* exceto salvo *enquanto_não*
      weDo: temos podemos vamos estamos conseguimos recebemos enviamos nós
      mayBeWe: -mos nós nosso nossa nossos nossas
      youDo: *^você_* *^vocês_*
      mayBeYou: você vocês seu sua seus suas te teu tua
      given: receb-
      tone: opa ops ih oxe eita puxa poxa xi vish *perdeu!* *que_pena* *que_azar* galera *nada_feito* preguiçoso preguiçosa idiota *se_liga* tá né pô bobeou dançou *não_rolou* *deu_ruim* *que_mancada* *amigão*
      youDid: -ou -eu -iu
      attempt: tent- procur- quis-
      """,
    // MARK: Roles
    roles: """
      share: de dos das de_um_total_de
      to: a ao à para com
      from: de do da
      by: por pelo pela
      passive: foi foram sido
      owner: de do da dos das
      goal: por com para em como a
      goalUnclear: dar_
      replace: substitu trocado trocada
      replacedBy: por pelo pelo_arquivo com
      toYou: te você
      they: Eles_ Elas_
      unclear: _se_ recebe obteve
      owning: tem não_tem já_não_tem agora_tem
      at: em no na
      """,
    // MARK: Clock
    clock: """
      hours: uma duas três quatro cinco seis sete oito nove dez onze doze
      15: @_e_quinze
      30: @_e_meia @_horas_e_meia @_e_trinta
      45-1: quinze_para_as_@ @_menos_um_quarto
      0: @_em_ponto
      20: @_e_vinte
      morning: da_manhã
      afternoon: da_tarde da_noite
      night: noite madrugada tarde
      """,
    // MARK: Relations
    relations: """
      cause: porque> devido_a> pois> já_que> <por_isso <portanto <então <por_causa_disso
      earlier: depois_de> depois_do> depois_da> depois_que> após> <depois <em_seguida
      later: antes_de> antes_que> antes_do> antes_da>
      standard: que>
      origin: de> do> da> desde> dos> das>
      goal: para> a> ao> à> até> aos> às>
      agent: por> pelo> pela> pelos> pelas>
      span: entre>
      staying: salv estão armazenad
      """,
    // MARK: Senses
    senses: """
      atlast: eventual-
      infact: atual atuais atualmente
      butbesides: *,_mais_*
      exitway: êxito
      savemoney: salv-
      freespace: grátis gratuit-
      freeofcharge: livre livres
      view: opinião opiniões prioridade-
      chargemoney: recarreg- carreg- acus-
      chargebattery: cobr- acus-
      matchgame: correspond- coincid- fósforo-
      matchsame: partida partidas jogo
      ordersequence: pedido pedidos encomend-
      orderpurchase: ordem ordens
      backbody: voltar
      backside: costas
      draftpick: rascunho-
      bookreserve: livro livros
      playmedia: jog- brinc- jogar jogue jogo
      playgame: reproduz- reprodução
      rightcorrect: direita
      leftremaining: esquerda esquerdo
      closenear: fech-
      watchdevice: assistir assist-
      watchvideo: relógio- relógio relógios
      balance: equilíbri-
      boarding: tabuleiro quadro placa
      tablefurniture: tabela
      lettercharacter: carta cartas
      lamp: leve leves
      shop: armazen-
      personalbest: gravação gravações
      jogging: execut- execução
      running: correr correndo
      rating: taxa tarifa
      gratuity: dica dicas
      doorkey: tecla teclas
      keyboardkey: chave chaves
      textcharacter: personage-
      clearsky: limpar apag-
      musictrack: rastre-
      interestrate: interesse interesses
      parking: parque
      trialperiod: julgamento
      appcrash: acidente colis- bateu
      problem: edição emissão
      likephoto: semelhante parecid-
      changemoney: alteraç- mudança-
      savekeep: resgat- poup- economiz-
      closeshut: perto próximo próxima
      rightside: corret- certo certa
      lightmode: leve leves luz luzes
      postpublish: correio poste
      checkverify: cheque cheques
      signdocument: sinal placa
      taptouch: torneira torneiras
      typeenter: tipo tipos
      drivedisk: dirig-
      plantgreen: fábrica fábricas
      streamvideo: riacho córrego
      clearerase: claro clara claros
      turngame: curva
      courtsport: tribunal corte
      fallseason: queda quedas
      dismissclose: demit-
      resumecontinue: currículo
      backreturn: costas
      collection: livraria livrarias
      bug: inseto insetos percevejo
      browsertab: tabulação
      feed: alimentar alimente
      bankmoney: margem
      chequemoney: verificação checagem marcação
      supportsteady: suportar suporta suportam suportas suporte
      filedocument: lixa lima
      draftdocument: recrutamento
      homescreen: casa lar
      cookieweb: biscoito biscoitos bolacha bolachas
      driversoftware: motorista motoristas condutor
      accountuser: relatório relatórios
      shareothers: ação ações participação
      """,
    // MARK: Things
    things: EverydayThings(words: thingsInPortuguese),
    // MARK: Denial
    denial: """
      grammar: não nunca sem nem nada ninguém nenhum nenhuma jamais tampouco
      meaning: evit- imped- estranh- parou parar deixou falta faltam pendent- desconect- mal desnecess- imposs- inváli- incorret- desconhec- irrever- desativ- insuficien- indispon- incomp- inexist- inacess- insegur- falh- erro recus- neg- proib- perd- descart- exclu- apag- deixar- só somente apenas bloque- imped- definitiv- permanent-
      besides: *sem_custo* *sem_custos* *sem_fio*
      failure: falh- impossív- impossib- erro erros
      plain: não ninguém
      affirming: *não_só* *não_apenas* *perder* *esque* *hesit*
      sure: não
      offline: offline desconect-
      keeping: mantid- mantenh- mantém- conserv- ficar- ficam fica permanec- preserv- continu- ainda
      hiding: ocult- escondid- invisív-
      invalidity: expir- errad- incorret- venc-
      gratis: grátis gratuit-
      paid: pag- *a_pagar*
      taken: ocupad- reservad- esgotad- lotad- *em_uso* cheio cheia cheios cheias completo completa completos completas vendid-
      vacancy: espaço lugar cabe cabem livre livres vaga vagas
      outdated: desatualizad- obsolet- antig- velh- ultrapassad- defasad-
      readOnly: *somente_leitura* *apenas_leitura* *só_leitura* *somente_para_leitura* *apenas_para_leitura* *só_para_leitura* *somente_visualização* *contra_gravação*
      outage: *fora_do_ar* *fora_de_serviço* caiu parad- interrompid- suspens- travad- manutenção
      loss: sumi- desaparec- perdid- extraviad- falta faltam
      closure: fechad- bloquead- restrit- limitad- proibid-
      privacy: privad- particular- *sigilo* *segredo* *confidencia*
      refusal: recus- rejeit- negad-
      difference: difer- diverg- distint-
      limit: até máxim- só somente apenas menos mínim- limit- menor-
      emptiness: vazi-
      only: só somente apenas unicamente
      surelyUnless: *a_menos_que* *exceto_se* *a_não_ser_que* *salvo_se*
      finality: irrevers- definitiv- permanent- irrecuper-
      delay: esper- aguard- deix- mant-
      lasting: continua ainda andamento segue
      """,
    // MARK: Modality
    modality: """
      can: pode podem poderá possível
      must: deve devem deverá precisa precisará
      without: sem
      """,
    // MARK: Clauses
    clauses: """
      words: e mas ou
      verbs: é está são estão será serão foi foram pode podem poderá poderão
      conditionInner: ^se se_você se_o se_a caso quando
      conditionConceding: *mesmo_que* *mesmo_se* *ainda_que*
      """,
    // MARK: States
    states: """
      words: aberto aberta fechado fechada salvo salva apagado apagada excluído excluída enviado enviada cancelado cancelada editado compartilhado permitido substituído removido adicionado
      endings: ado ada ados adas ido ida idos idas
      infinitives: ar er ir or
      """,
    // MARK: Sentences
    sentences: """
      verbs: é são está estão era foi foram será serão há tem têm pode podem deve devem deveria existe existem contém falta faltam fica vai vão se
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: entendi ok entendido certo está_bem tudo_bem voltar percebi compreendi
      pressing: toque escolh selecion pression clique
      """,
    // MARK: Evidence
    evidence: """
      words: o a os as um uma uns umas de do da dos das e ou mas não é são está estão foi ser se lhe seu sua seus suas que em no na nos nas com sem por para pelo pela ao aos à às mais muito este esta esse essa isso isto você deseja quer pode deve quando como onde todo todos todas nenhum nenhuma já também há tem têm alterações arquivo arquivos senha conta ajustes tarde agora novo mensagem mensagens foto fotos apagar excluir remover salvar cancelar abrir fechar enviar compartilhar editar adicionar permitir descartar manter sair dispositivo grupo pular omitir ativar desativar alterar encerrar continuar voltar confirmar recusar gerenciar instalar atualizar criar terminar
      letters: ãáàâçéêíõóôúüªº
      """,
    // MARK: Numbers
    numbers: """
      endings: -/s -/es -/m ão/ões m/ns l/is
      two: dois duas três
      plural: s
      singular: ss us is
      unchanged: atlas lápis ônibus tênis pires séries
      """,
    // MARK: Amounts
    amounts: """
      12: dúzia dúzias
      halves: meia
      spelled: 14=catorze 16=dezasseis 17=dezassete 19=dezanove
      half: *meia_hora*
      beyond: *hora_e_meia* *horas_e_meia* *dia_e_meio* *dias_e_meio*
      """,
    bounds: """
      under: menos_de_# menor_de_# menores_de_# inferior_a_# inferiores_a_# abaixo_de_# no_máximo_# máximo_# máximo_de_# até_# \
        não_mais_de_# #_ou_menos #_no_máximo
      over: mais_de_# maior_de_# maiores_de_# superior_a_# superiores_a_# acima_de_# pelo_menos_# no_mínimo_# mínimo_# \
        mínimo_de_# #_ou_mais #_no_mínimo
      within: em_até_# dentro_de_# nos_próximos_# nas_próximas_# no_prazo_de_# em_menos_de_#
      later: depois_de_# após_# passados_# passadas_# #_depois #_após #_mais_tarde
      earlier: antes_de_# antes_das_# #_antes
      until: até_# até_as_# até_às_#
      since: desde_# desde_as_# a_partir_de_# a_partir_das_#
      lasting: por_# durante_#
      ahead: em_#
      """,
    enumerations: """
      and: e
      or: ou
      also: nem com mais mas bem também junto sem tanto quanto
      clauses: depois antes para então ao
      openings: para se quando ao depois antes em
      collective: mídia mídias
      """,
    // MARK: People
    people: """
      articles: o os a as um uma seu sua
      joining: e ou
      bare: prefix
      mine: meu minha meus minhas
      ours: nosso nossa nossos nossas
      yours: seu sua seus suas teu tua teus tuas
      theirs: dele dela deles delas
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
        abrido=aberto abrida=aberta escrevido=escrito escrevida=escrita fazido=feito fazida=feita dizido=dito \
        descobrido=descoberto cobrido=coberto inscrevido=inscrito descrevido=descrito \
        nao=não voce=você voces=vocês acao=ação acoes=ações opcao=opção opcoes=opções \
        configuracao=configuração configuracoes=configurações informacao=informação \
        informacoes=informações notificacao=notificação notificacoes=notificações sessao=sessão \
        conexao=conexão conecção=conexão conecções=conexões versao=versão aplicacao=aplicação atualizacao=atualização \
        atualizacoes=atualizações exclusao=exclusão alteracao=alteração alteracoes=alterações \
        localizacao=localização operacao=operação transacao=transação verificacao=verificação \
        permissao=permissão permissoes=permissões botao=botão cartao=cartão padrao=padrão \
        entao=então sao=são serao=serão estao=estão sera=será estara=estará podera=poderá \
        tambem=também ja=já ate=até apos=após alem=além atraves=através so=só \
        numero=número numeros=números codigo=código codigos=códigos usuario=usuário \
        usuarios=usuários memoria=memória historico=histórico video=vídeo videos=vídeos \
        musica=música musicas=músicas titulo=título album=álbum albuns=álbuns pagina=página \
        paginas=páginas camera=câmera ultima=última ultimo=último proximo=próximo \
        proxima=próxima valido=válido invalido=inválido invalida=inválida automatico=automático \
        possivel=possível impossivel=impossível disponivel=disponível \
        indisponivel=indisponível dificil=difícil facil=fácil rapido=rápido publico=público \
        preco=preço servico=serviço servicos=serviços endereco=endereço comecar=começar \
        licenca=licença seguranca=segurança espaco=espaço mudanca=mudança mudancas=mudanças \
        voltara=voltará manha=manhã amanha=amanhã amanhâ=amanhã irmao=irmão mae=mãe \
        necessario=necessário necessaria=necessária obrigatorio=obrigatório horario=horário \
        calendario=calendário formulario=formulário salario=salário relatorio=relatório \
        concerteza=com_certeza excessão=exceção exceçao=exceção \
        beneficiente=beneficente menas=menos mecher=mexer \
        endereçco=endereço ítem=item ítens=itens \
        conexoes=conexões sessoes=sessões aplicacoes=aplicações funcao=função descricao=descrição \
        edicao=edição selecao=seleção solucao=solução secao=seção duracao=duração autorizacao=autorização \
        instalacao=instalação automatica=automática basico=básico tecnico=técnico unico=único maximo=máximo \
        minimo=mínimo titulos=títulos tres=três mes=mês cameras=câmeras historica=histórica area=área \
        areas=áreas util=útil movel=móvel nivel=nível niveis=níveis conteudo=conteúdo conteudos=conteúdos \
        saida=saída enderecos=endereços precos=preços cabecalho=cabeçalho lembranca=lembrança \
        cobranca=cobrança crianca=criança confianca=confiança excecao=exceção protecao=proteção \
        colecao=coleção direcao=direção
        """,
      slips:
        "*asão=ação *açao=ação *içao=ição *açoes=ações *içoes=ições *ción=ção *sión=são *xión=xão *ciones=ções *siones=sões *zione=ção *dad=dade",
      notSlips: .words("ocasião invasão evasão persuasão dissuasão abrasão brasão casão"),
      everyday: .portuguese,
      confusedLetters: "sçz cs xs",
      turnedAccents: "è=é ì=í ò=ó ù=ú",
      misspeltRuns: """
        acesso_a_câmera=acesso_à_câmera|acesso_a_câmeras acesso_a_internet=acesso_à_internet acesso_a_rede=acesso_à_rede|acesso_a_redes acesso_a_galeria=acesso_à_galeria|acesso_a_galerias \
        acesso_a_conta=acesso_à_conta|acesso_a_contas acesso_a_biblioteca=acesso_à_biblioteca|acesso_a_bibliotecas acesso_a_localização=acesso_à_localização acesso_a_pasta=acesso_à_pasta|acesso_a_pastas acesso_a_nuvem=acesso_à_nuvem \
        conectado_a_internet=conectado_à_internet conectado_a_rede=conectado_à_rede|conectado_a_redes conectada_a_internet=conectada_à_internet conectada_a_rede=conectada_à_rede|conectada_a_redes \
        conexão_a_internet=conexão_à_internet conexão_a_rede=conexão_à_rede|conexão_a_redes conectar-se_a_internet=conectar-se_à_internet conectar-se_a_rede=conectar-se_à_rede|conectar-se_a_redes conecte-se_a_internet=conecte-se_à_internet conecte-se_a_rede=conecte-se_à_rede|conecte-se_a_redes \
        _à_esta_=_a_esta_ _à_este_=_a_este_ _à_essa_=_a_essa_ _à_esse_=_a_esse_ _à_isso_=_a_isso_ _à_isto_=_a_isto_ _à_você_=_a_você_ _à_vocês_=_a_vocês_ _à_um_=_a_um_ _à_uma_=_a_uma_ \
        _à_cada_=_a_cada_ _à_qualquer_=_a_qualquer_ _à_todos_=_a_todos_ _à_todas_=_a_todas_ _à_alguém_=_a_alguém_ _à_ninguém_=_a_ninguém_ _à_partir_=_a_partir_ _à_ela_=_a_ela_ _à_ele_=_a_ele_ _à_mim_=_a_mim_
        """,
      wrongPersons: """
        nós/vai=vamos,está=estamos,tem=temos,pode=podemos,deve=devemos,foi=fomos,é=somos,recebeu=recebemos,enviou=enviamos,precisa=precisamos,quer=queremos,vão=vamos,estão=estamos \
        eles,elas,vocês/vai=vão,está=estão,tem=têm,pode=podem,deve=devem,foi=foram,é=são,recebeu=receberam,enviou=enviaram,precisa=precisam,quer=querem \
        eu/vai=vou,está=estou,tem=tenho,pode=posso
        """,
      progressives: WritingWords.Progressives(
        copulas: .words("estou está estamos estão estava estavam"),
        verbs: .words(
          """
          abrir aguardar analisar apagar atualizar buscar calcular carregar converter copiar criar efetuar eliminar enviar \
          escrever executar exportar fazer fechar gravar guardar importar instalar ler ligar mover ouvir partilhar pesquisar \
          preparar processar procurar receber reproduzir sincronizar tentar terminar trabalhar transferir usar utilizar ver \
          verificar
          """)),
      regional: [
        "pt-BR": brazilian, "pt-Latn": brazilian,
        "pt-PT": """
        celular=telemóvel celulares=telemóveis usuário=utilizador usuários=utilizadores usuária=utilizadora \
        compartilhar=partilhar compartilhe=partilhe compartilhado=partilhado compartilhada=partilhada \
        deletar=apagar ônibus=autocarro registrar=registar contato=contacto contatos=contactos \
        equipe=equipa eletrônico=eletrónico eletrônica=eletrónica gênero=género quilômetro=quilómetro \
        quilômetros=quilómetros câmera=câmara tela=ecrã telas=ecrãs aplicativo=aplicação \
        aplicativos=aplicações gerenciar=gerir trem=comboio bebê=bebé econômico=económico \
        acadêmico=académico planilha=folha_de_cálculo mouse=rato
        """,
      ],
      determiners: """
        a=sp ~o=m ~os=M ~as=F um=m uma=f uns=M umas=F do=m3 da=f3 dos=M3 das=F3 no=m3 na=f3 ao=m3 aos=M3 à=f3 às=F3 \
        pelo=m3 pela=f3 pelos=M3 pelas=F3 este=m esta=f estes=M estas=F esse=m essa=f esses=M essas=F \
        aquele=m aquela=f deste=m3 desta=f3 destes=M3 destas=F3 desse=m3 dessa=f3 desses=M3 dessas=F3 neste=m3 \
        nesta=f3 nestes=M3 nestas=F3 nesse=m3 nessa=f3 nenhum=m nenhuma=f algum=m alguma=f alguns=M \
        dois=M duas=F três=MF quatro=MF cinco=MF seis=MF sete=MF oito=MF \
        algumas=F cada=s seu=m sua=f seus=M suas=F meu=m minha=f meus=M minhas=F nosso=m nossa=f \
        nossos=M nossas=F teu=m tua=f teus=M tuas=F vários=M várias=F muitos=M muitas=F todos=M todas=F
        """,
      adjectives: """
        novo=m nova=f novos=M novas=F último=m última=f últimos=M últimas=F primeiro=m primeira=f \
        primeiros=M primeiras=F mesmo=m mesma=f mesmos=M mesmas=F outro=m outra=f outros=M outras=F \
        seu=m sua=f seus=M suas=F meu=m minha=f meus=M minhas=F nosso=m nossa=f nossos=M nossas=F \
        próximo=m próxima=f próximos=M próximas=F
        """,
      attributes: """
        vermelho=m vermelha=f vermelhos=M vermelhas=F branco=m branca=f brancos=M brancas=F preto=m preta=f \
        pretos=M pretas=F amarelo=m amarela=f amarelos=M amarelas=F novo=m nova=f novos=M novas=F antigo=m \
        antiga=f antigos=M antigas=F moderno=m moderna=f modernos=M modernas=F pequeno=m pequena=f pequenos=M \
        pequenas=F limpo=m limpos=M limpas=F sujo=m sujos=M sujas=F quebrado=m quebrada=f \
        quebrados=M quebradas=F cheio=m cheia=f cheios=M cheias=F vazio=m vazia=f vazios=M vazias=F gratuito=m \
        gratuita=f gratuitos=M gratuitas=F público=m pública=f públicos=M públicas=F privado=m privada=f \
        privados=M privadas=F eletrônico=m eletrônica=f eletrônicos=M eletrônicas=F
        """,
      notAttributesBefore: .words("escuro claro intenso vivo pastel e ou"),
      adjectiveFamilies: """
        sério/séria/sérios/sérias quente/quentes frio/fria/frios/frias seco/seca/secos/secas \
        molhado/molhada/molhados/molhadas pesado/pesada/pesados/pesadas disponível/disponíveis compatível/compatíveis \
        desconhecido/desconhecida/desconhecidos/desconhecidas
        """,
      wholes: "todos=M todas=F",
      families: """
        um/uma/uns/umas este/esta/estes/estas esse/essa/esses/essas do/da/dos/das no/na/nos/nas \
        seu/sua/seus/suas meu/minha/meus/minhas nenhum/nenhuma algum/alguma/alguns/algumas \
        vermelho/vermelha/vermelhos/vermelhas branco/branca/brancos/brancas preto/preta/pretos/pretas \
        amarelo/amarela/amarelos/amarelas novo/nova/novos/novas antigo/antiga/antigos/antigas \
        moderno/moderna/modernos/modernas pequeno/pequena/pequenos/pequenas limpo/limpa/limpos/limpas \
        sujo/suja/sujos/sujas quebrado/quebrada/quebrados/quebradas cheio/cheia/cheios/cheias \
        vazio/vazia/vazios/vazias gratuito/gratuita/gratuitos/gratuitas público/pública/públicos/públicas \
        privado/privada/privados/privadas eletrônico/eletrônica/eletrônicos/eletrônicas
        """,
      vowelGenders: "a=f o=m",
      vowelDeterminers: .words(
        "um do no ao pelo nenhum algum novo primeiro último uma nenhuma alguma nova primeira última"
      ),
      notVowelGenders: .words(
        """
        -ista -data alerta colega camarada nômade indígena recruta sentinela vigia caixa samba -ita -arca -atra -ma -eta -ata -ota -cida -auta -sta -ão dia mapa pijama papa guarda guia polícia espia yoga ioga vodca tequila coala \
        gorila panda puma delta data extra beta alfa mídia agenda_ rosa laranja violeta lilás foto moto mão rádio tribo libido auto \
        quilo euro disco demo promo macro micro turbo pro modelo soprano dínamo nada cada qual para que camera câmera gama hora_ \
        cara caixa canadá paraná pará soja sinta nota_ testemunha
        """),
      nouns: """
        m arquivo* ficheiro documento álbum/álbuns contato* contacto* telefone número código nome endereço \
        evento item/itens elemento dispositivo ajuste* computador/computadores navegador/navegadores lembrete \
        problema botão/botões texto título perfil/perfis projeto* calendário teclado microfone espaço vídeo \
        pagamento pedido produto artigo pacote voo bilhete restaurante hotel/hotéis curso resultado grupo amigo \
        membro usuário utilizador/utilizadores serviço servidor/servidores sistema registro* mês/meses dia \
        preço saldo valor/valores recibo formulário certificado horário celular/celulares telemóvel/telemóveis \
        ano minuto segundo livro jogo* jogador/jogadores aplicativo cartão/cartões carrinho termo ingresso \
        assento histórico anexo* \
        f lâmpada cozinha camisa bicicleta mesa cadeira casa escola luz/luzes bolsa caixa loja cor/cores \
        foto imagem/imagens página pasta lista* nota* aplicação/aplicações senha conta* \
        sessão/sessões conexão/conexões ligação/ligações música biblioteca versão/versões assinatura chave \
        cópia busca* pesquisa* câmera bateria impressora janela tarefa reunião/reuniões conversa* \
        notificação/notificações opção/opções operação/operações informação/informações rede semana hora \
        cidade localização/localizações oferta* reserva* fatura* resposta pergunta* entrega* compra* porta tela \
        mensagem/mensagens viagem/viagens alteração/alterações configuração/configurações permissão/permissões \
        atualização/atualizações solicitação/solicitações receita playlist transação/transações \
        m mapa carro ônibus/ônibus trem/trens avião/aviões barco táxi aeroporto hospital/hospitais médico remédio peso \
        coração/corações músculo professor/professores exame caderno dicionário troféu prêmio museu cabo disco \
        carregador/carregadores orçamento crédito aluguel/aluguéis salário vento pássaro cachorro gato peixe cavalo bebê \
        aniversário bairro ruído sensor/sensores forno sofá espelho telhado jardim/jardins prato copo garfo pão/pães \
        queijo chapéu casaco anel/anéis relógio passaporte tema idioma clima planeta f mão/mãos caneta sombrinha \
        colher/colheres xícara sopa carne garrafa geladeira jaqueta saia camiseta gravata mala rua estrada praia \
        montanha ilha dose febre medalha melodia guitarra cena galeria moeda neve chuva temperatura moto canção/canções \
        estrela planta fechadura festa carta parede flor/flores árvore torneira cortina
        """,
      plural: .s,
      verbs: """
        é=s são=p está=s estão=p foi=s foram=p será=s serão=p era=s eram=p estará=s estarão=p pode=s podem=p \
        deve=s devem=p estava=s estavam=p poderá=s poderão=p chegou=s chegaram=p começou=s começaram=p terminou=s \
        terminaram=p expirou=s expiraram=p venceu=s venceram=p falhou=s falharam=p chega=s chegam=p começa=s começam=p \
        termina=s terminam=p expira=s expiram=p contém=s contêm=p funciona=s funcionam=p requer=s requerem=p
        """,
      perfects: "tem=s têm=p",
      copulas: "e=é",
      misusedInfinitives: WritingWords.MisusedInfinitives(
        auxiliaries: [], copulas: ["sido", "foi", "foram"],
        helpers: .words("tem têm tinha tinham tenha tenham"), infinitives: [],
        endings: ["ar", "er", "ir"],
        others: .words(
          """
          particular popular regular similar familiar singular qualquer mulher sequer celular escolar militar solar
          """),
        notThings: .words("problema opção operação tarefa botão alteração pedido jogo")),
      misusedParticiples: WritingWords.MisusedParticiples(
        verbs: .words("pode podem podemos posso deve devem devemos poderá poderão deverá"),
        ending: "ado", infinitive: "ar",
        others: .words("sábado passado soldado telhado dado recado"),
        between: .words("não se o a os as lhe me nos já também")),
      contractions: """
        de/o=do de/os=dos de/a=da de/as=das em/o=no em/os=nos em/a=na em/as=nas por/o=pelo por/os=pelos por/a=pela por/as=pelas \
        a/o=ao a/os=aos
        """,
      infinitiveReach: 9,
      personalInfinitives: ["rem", "rmos", "or", "ôr"],
      been: "sido",
      between: "não se já ainda também muito sendo ser bem sempre nunca me lhe nos ter",
      predicates: """
        salvo=m salva=f salvos=M salvas=F pago=m paga=f pagos=M pagas=F limpo=m limpa=f limpos=M limpas=F \
        aberto=m aberta=f abertos=M abertas=F ativo=m ativos=M ativas=F inativo=m inativos=M \
        inativas=F gratuito=m gratuita=f gratuitos=M gratuitas=F público=m pública=f públicos=M públicas=F \
        correto=m correta=f corretos=M corretas=F necessário=m necessária=f necessários=M necessárias=F único=m \
        única=f únicos=M únicas=F obrigatório=m obrigatória=f obrigatórios=M obrigatórias=F lento=m lenta=f \
        lentos=M lentas=F rápido=m rápida=f rápidos=M rápidas=F seguro=m seguros=M escrito=m \
        escrita=f escritos=M escritas=F exposto=m exposta=f expostos=M expostas=F disposto=m disposta=f \
        dispostos=M dispostas=F coberto=m coberta=f cobertos=M cobertas=F descoberto=m descoberta=f \
        descobertos=M descobertas=F resolvido=m resolvida=f resolvidos=M resolvidas=F feito=m feitos=M \
        feitas=F cheios=M cheias=F curtos=M curtas=F longos=M longas=F inválidos=M inválidas=F completos=M \
        completas=F novos=M novas=F \
        pequeno=m pequena=f pequenos=M pequenas=F vazio=m vazios=M vazias=F cheio=m cheia=f curto=m \
        longo=m longa=f pronto=m pronta=f prontos=M prontas=F incorreto=m incorreta=f incorretos=M \
        incorretas=F válido=m válida=f válidos=M válidas=F inválido=m inválida=f completo=m novo=m \
        nova=f
        """,
      predicateEndings: """
        ado=m ada=f ados=M adas=F ido=m ida=f idos=M idas=F ído=m ída=f ídos=M ídas=F
        """,
      notPredicates: .words(
        """
        conteúdo resultado estado pedido sentido significado certificado mercado teclado lado cuidado nada cada \
        entrada saída comida medida vida chamada partida partidas tomada temporada apelido ruído unido grado \
        estados resultados pedidos lados entradas chamadas bebida bebidas salada estrada dado dados segunda
        """),
      nounEndings: """
        ção=f ções=F são=f sões=F dade=f dades=F agem=f agens=F tude=f mento=m mentos=M
        """,
      notNounEndings: .words("coração corações são reagem interagem"),
      presumesNouns: true,
      untold: .words(
        """
        vez maioria parte metade resto par dúzia dezena centena milhar milhão bilhão terço quarto quinto décimo série quantidade totalidade gente segunda terça quarta \
        quinta sexta sábado domingo manhã tarde noite momento dia
        """),
      measures: .words(
        """
        segundos minutos horas dias semanas meses anos manhãs tardes noites vezes euros dólares reais quilômetros \
        metros graus segundas-feiras sábados domingos
        """),
      quantities: .words("dezena dúzia centena"),
      quantityJoints: ["de"],
      prepositions: .words(
        """
        de do da dos das em no na nos nas para com sem sobre por pelo pela entre desde até contra a ao à
        """),
      joints: .words("e ou nem que se quando onde mas como cujo cuja enquanto porque é"),
      pluralEnding: "s",
      infinitiveEndings: ["ar", "er", "ir"],
      doubling: .all,
      repeatable: "que se nos não sim muito já bla logo quase toc tchau tão pouco",
      unrepeatable: "a e o à",
      english: "dashboard remove delete error video camera music photo for")
  )
}

extension LanguageWords {
  private static let brazilian = """
    ficheiro=arquivo ficheiros=arquivos telemóvel=celular telemóveis=celulares ecrã=tela ecrãs=telas \
    utilizador=usuário utilizadores=usuários utilizadora=usuária partilhar=compartilhar \
    partilhe=compartilhe partilhado=compartilhado partilhada=compartilhada partilhados=compartilhados \
    partilhadas=compartilhadas registar=registrar registado=registrado autocarro=ônibus \
    contacto=contato contactos=contatos actualizar=atualizar actualização=atualização \
    equipa=equipe eletrónico=eletrônico electrónico=eletrônico eletrónica=eletrônica \
    telefónico=telefônico género=gênero económico=econômico bebé=bebê quilómetro=quilômetro \
    quilómetros=quilômetros comboio=trem comboios=trens autocarros=ônibus utilizadoras=usuárias partilha=compartilhamento \
    partilhou=compartilhou aceder=acessar registou=registrou contactar=contatar contacte=contate rato=mouse gerir=gerenciar \
    definições=configurações palavra-passe=senha \
    palavras-passe=senhas descarregar=baixar descarregue=baixe
    """
}
