/// Senses of Korean nouns that are written alike, a line each, as `ListedSense.all` reads them: its forms are the noun
/// without particles; written by hand.
let koreanSenses = """
  koship=a ship=타는 배=배|*선착장* *항구* *출항* *승선* *탑승* *선장* *항해* *멀미* *부두* *정박* *운항* *섬으로* *섬까지* *출발* *도착*|*과일* *껍질* *아프* *고프* *통증* *깎*|en pear pears belly stomach; ja *梨* *腹*; zh *梨* *肚子*; de birne- bauch-; fr poire- ventre; es pera peras vientre estómago barriga; it pera pere pancia stomaco; pt pera peras barriga; nl peer peren buik; ru груш- живот-; pl gruszk- brzuch-; tr armut- karın; th *ลูกแพร์* *สาลี่* *ท้อง*
  kopear=a fruit=과일 배=배|*과일* *껍질* *깎* *상자* *당도* *과수원* *배즙* *썰*|*선착* *출항* *탑승* *아프* *통증* *정박*|en boat boats ship ships belly stomach; ja *船* *腹*; zh *船* *肚子*; de boot boote schiff- bauch-; fr bateau- navire- ventre; es barco- barca- bote vientre; it barca barche nave navi pancia; pt barco- navio- barriga; nl boot boten schip buik; ru лодк- корабл- живот-; pl łódk- łódź statek brzuch-; tr gemi- tekne- karın; th *เรือ* *ท้อง*
  kobelly=a part of the body=몸의 배=배|*아프* *아플* *고프* *고플* *통증* *복통* *근육* *마사지*|*선착* *출항* *과일*|en boat ship pear pears; ja *船* *梨*; zh *船* *梨*; de boot schiff birne-; fr bateau- poire-; es barco barca pera peras; it barca nave pera pere; pt barco pera; nl boot peer; ru лодк- корабл- груш-; pl łódk- statek gruszk-; tr gemi- armut-; th *เรือ* *ลูกแพร์*
  koeye=a part of the body=몸의 눈=눈|*시력* *안약* *감고* *감으* *감은* *깜빡* *깜박* *피로* *피곤* *안과* *렌즈* *시야* *눈이_건조* *눈이_뻑* *눈_검사* *눈_건강* *충혈* *눈높이*|*내리* *내릴* *내립* *쌓* *제설* *폭설* *스키* *빙판*|en snow snowing; ja *雪*; zh *雪*; de schnee-; fr neige; es nieve; it neve; pt neve; nl sneeuw-; ru снег- снеж-; pl śnieg-; th *หิมะ*
  kosnow=frozen rain=내리는 눈=눈|*내리* *내릴* *내립* *내려* *쌓* *제설* *폭설* *스키* *빙판* *예보* *기온*|*시력* *안약* *깜빡* *피로* *내려다*|en eye eyes; ja *目が* *目を* *眼*; zh *眼*; de auge augen; fr œil yeux; es ojo ojos; it occhio occhi; pt olho olhos; nl oog ogen; ru глаз-; pl oko oczy oczu; tr göz gözler-; th *ดวงตา*
  kohorse=an animal=동물 말=말|*승마* *안장* *경마* *마구간* *기수* *고삐*||en word words speech; ja *言葉*; zh *话语* *話語*; de wort worte wörter; fr mot mots parole-; es palabra-; it parola parole; pt palavra-; nl woord-; ru слов-; pl słow-; th *คำพูด*
  kospeech=what is said=사람의 말=말|*따라* *천천히* *크게* *들리* *마이크* *발음* *통역* *또박*|*승마* *안장* *경마*|en horse horses; ja *馬*; zh *马匹* *馬匹* *骑马* *騎馬*; de pferd-; fr cheval chevaux; es caballo-; it cavallo cavalli; pt cavalo-; nl paard-; ru лошад- конь коня; pl koń konia konie; tr atı atlar-; th *ม้า*
  kocar=a car=타는 차=차|*주차* *운전* *시동* *탑승* *승차* *도착* *호출* *기사* *연료* *정비* *타이어* *견인* *트렁크* *세차*|*찻잔* *우려* *녹차* *홍차* *마시* *끓* *찻잎*|en tea teas; ja *お茶* *茶が* *茶を*; zh *茶*; de tee; fr thé thés; es té; it tè; pt chá; nl thee; ru чай чая чаю; pl herbat-; tr çay-; th *น้ำชา*
  kotea=a drink=마시는 차=차|*찻잔* *우려* *우린* *녹차* *홍차* *마시* *마셔* *끓* *찻잎* *티백* *따뜻한_차*|*주차* *운전* *탑승* *시동*|en car cars vehicle vehicles; ja *車*; zh *车* *車*; de auto autos wagen fahrzeug-; fr voiture-; es coche coches carro carros vehículo-; it auto macchina veicol-; pt carro carros; nl auto; ru машин- автомобил-; pl samoch-; tr araba- araç; th *รถ*
  koapple=a fruit=과일 사과=사과|*과일* *깎* *상자* *당도* *껍질* *바구니* *주스* *과수원* *썰*|*드립니다* *드려* *진심* *사과문*|en apology apologies apologize; ja *謝罪* *お詫び*; zh *道歉* *致歉*; de entschuldigung-; fr excuse excuses; es disculpa disculpas; it scuse; pt desculpa desculpas; ru извинени-; th *ขอโทษ*
  koapology=words of regret=미안하다는 사과=사과|*사과_드* *사과의_* *진심* *사과문* *사과를_받*|*과일* *깎* *껍질*|en apple apples; ja *りんご* *リンゴ* *林檎*; zh *苹果* *蘋果*; de apfel äpfel; fr pomme pommes; es manzana-; it mela mele; pt maçã maçãs; ru яблок-; th *แอปเปิล*
  koaudit=an examination=회계 감사=감사|*감사_기간* *회계* *내부_감사* *외부_감사* *감사_보고* *감사_자료* *감사_결과* *감사_일정* *감사_로그* *감사_대상*||en thanks thank gratitude appreciation; ja *感謝*; zh *感谢* *感謝* *致谢*; de dank dankes- danksagung-; fr remerciement- gratitude; es agradecimiento- gracias; it ringraziament- gratitudine; pt agradecimento-; ru благодарност-; th *ขอบคุณ*
  kothanks=words of thanks=고맙다는 감사=감사|*감사_인사* *감사_편지* *감사_카드* *감사의_*|*회계*|en audit audits auditing; ja *監査*; zh *审计* *審計*; de prüfung- audit-; fr audit-; es auditoría-; it audit revisione; ru аудит-
  kosmoke=what a fire gives off=불의 연기=연기|*감지* *화재* *경보* *주방* *굴뚝* *환기* *대피* *연기가_나* *매캐*|*배우* *일정* *오디션*|en delay delays postponement acting performance; ja *延期* *演技*; zh *延期* *推迟* *推遲* *演技* *表演*; de verzögerung- verschiebung- schauspiel-; fr retard retards report; es retraso- aplazamiento- actuación; it ritardo ritardi rinvio recitazione; pt atraso- adiamento-; ru задержк- отсрочк- отлож-; th *เลื่อน* *การแสดง*
  koacting=what actors do=배우의 연기=연기|*배우* *드라마* *오디션* *연기_수업* *연기_학원*|*화재* *감지*|en smoke delay postponement; ja *煙* *延期*; zh *烟* *煙* *延期*; de rauch verzögerung-; fr fumée retard; es humo retraso; it fumo ritardo; ru дым- задержк-; th *ควัน*
  kochestnut=a nut=먹는 밤=밤|*군밤* *껍질* *삶* *구워* *깐*|*오늘* *늦* *자정* *시*|en night nights; ja *夜*; zh *夜* *晚*; de nacht; fr nuit; es noche; it notte; ru ночь ночи; th *กลางคืน*
  kobridge=a way over water=건너는 다리=다리|*건너* *통행* *교량* *강을* *한강* *공사*|*스트레칭* *근육* *통증* *운동*|en leg legs; ja *脚* *足*; zh *腿*; de bein beine; fr jambe jambes; es pierna piernas; it gamba gambe; pt perna pernas; ru ног ноги ногу; pl noga nogi nogę
  koleg=a part of the body=몸의 다리=다리|*스트레칭* *근육* *통증* *운동* *무릎* *굽히* *굽혀* *저리* *붓* *꼬고* *벌리*|*건너* *통행* *교량*|en bridge bridges; ja *橋*; zh *桥* *橋*; de brücke-; fr pont ponts; es puente-; it ponte ponti; pt ponte pontes; ru мост- ; pl most mostu; th *สะพาน*
  kobottle=what holds drinks=담는 병=병|*뚜껑* *마개* *유리* *세척* *재활용* *한_병* *두_병* *빈_병*|*진단* *치료* *앓* *증상*|en illness disease sickness; ja *病気*; zh *疾病* *生病*; de krankheit-; fr maladie-; es enfermedad-; it malatti-; ru болезн-; th *โรค*
  koillness=bad health=몸의 병=병|*진단* *치료* *앓* *증상* *예방* *병에_걸* *환자*|*뚜껑* *마개* *유리*|en bottle bottles; ja *瓶* *ボトル*; zh *瓶*; de flasche-; fr bouteille-; es botella-; it bottigli-; ru бутыл-; th *ขวด*
  komoneybank=a place for money=돈을 맡기는 은행=은행|*계좌* *송금* *이체* *카드* *대출* *영업* *창구* *입금* *출금* *예금*||en ginkgo; ja *銀杏* *イチョウ*; zh *银杏* *銀杏*; de ginkgo-; fr ginkgo; es ginkgo; it ginkgo; ru гинкго
  kophysician=a doctor=병을 고치는 의사=의사|*진료* *병원* *처방* *환자* *증상* *복용* *통증* *의사와_상담* *의사에게_상담* *의사와_상의*|*의사_결정* *의사를_밝* *의사_표시* *참석_의사* *구매_의사*|en intention intentions intent; ja *意思* *意志*; zh *意思* *意愿* *意願* *意向*; de absicht- wille; fr intention- volonté; es intención intenciones voluntad; it intenzion- volontà; ru намерени- воля; th *เจตนา*
  kointention=what one means to do=하려는 의사=의사|*의사를_밝* *참석_의사* *구매_의사* *의사_표시* *참여_의사* *탈퇴_의사* *의사가_없* *의사가_있*|*진료* *병원*|en doctor doctors physician; ja *医師* *医者*; zh *医生* *醫生* *医师*; de arzt ärzt-; fr médecin- docteur-; es médico- doctor-; it medico medici dottor-; ru врач- доктор-; th *แพทย์* *หมอ*
  kocontest=a game=겨루는 경기=경기|*선수* *팀* *점수* *경기장* *축구* *야구* *농구* *전반* *후반* *득점* *중계* *관람* *상대* *이겼* *이기*||en economy economic business; ja *景気*; zh *景气* *景氣* *经济* *經濟*; de wirtschaft- konjunktur-; fr économie conjoncture; es economía; it economia; ru экономик-; th *เศรษฐกิจ*
  koaccident=what happens by chance=뜻밖의 사고=사고|*교통* *도로* *차량* *부상* *신고* *보험* *구조* *현장* *응급* *발생*|*방식* *사고력*|en thought thoughts thinking; ja *思考*; zh *思考* *思维* *思維*; de denken gedanke-; fr pensée-; es pensamiento-; it pensiero pensieri; ru мышлени- мысл-; th *ความคิด*
  kocabdriver=who drives=운전하는 기사=기사|*택시* *배차* *차량* *버스* *호출* *탑승* *하차* *배송* *운행*|*뉴스* *신문* *기자* *읽* *스크랩*|en article articles knight; ja *記事* *騎士*; zh *文章* *骑士* *騎士* *新闻* *新聞*; de artikel- ritter; fr article- chevalier-; es artículo-; it articolo articoli; ru стать-; th *บทความ*
  konewsarticle=what a paper has=신문 기사=기사|*뉴스* *신문* *기자* *읽* *구독* *스크랩* *기사를_저장* *댓글*|*택시* *배차* *버스*|en driver drivers; ja *運転手* *ドライバー*; zh *司机* *司機*; de fahrer-; fr chauffeur- conducteur-; es conductor- chofer-; it autist- conducent-; ru водител-; th *คนขับ*
  kocapacity=how many may be there=모집 정원=정원|*초과* *마감* *모집* *인원* *수강* *정원이_찼* *정원이_다* *대기*|*꽃* *식물* *물을* *나무* *가꾸* *잔디*|en garden gardens; ja *庭*; zh *花园* *花園* *庭院*; de garten- gärten; fr jardin-; es jardín jardines; it giardino giardini; ru сад саду сада; th *สวน*
  koyard=a garden=꽃과 나무의 정원=정원|*꽃* *식물* *물을* *나무* *가꾸* *잔디* *조명* *산책*|*초과* *모집* *인원*|en capacity quota; ja *定員*; zh *名额* *名額* *定员*; de kapazität- höchstzahl; fr capacité effectif quota; es capacidad aforo cupo; it capienza; ru вместимост-
  kotapwater=water in pipes=물이 나오는 수도=수도|*요금* *단수* *누수* *수도꼭지* *검침* *동파* *잠그* *사용량*|*나라* *국가*|en capital; ja *首都*; zh *首都*; de hauptstadt-; fr capitale; es capital; it capitale; ru столиц-
  kocapitaltown=the first city of a country=나라의 수도=수도|*나라의_수도* *의_수도* *국가* *퀴즈*|*요금* *단수* *누수*|en water plumbing waterworks; ja *水道*; zh *自来水* *自來水*; de wasserleitung- wasserversorgung-; fr eau; es agua; it acqua; ru вод водоснабжени-
  kostaffing=who works where=회사의 인사=인사|*인사팀* *인사_담당* *인사_발령* *인사_평가* *인사_부서* *인사_기록*||en greeting greetings; ja *挨拶*; zh *问候* *問候* *打招呼*; de gruß grüße begrüßung-; fr salutation-; es saludo-; it saluto saluti; ru приветстви-
  komarket=where things are sold=장을 보는 시장=시장|*장보* *상인* *전통* *점포* *주식* *시장가*|*시청* *선거* *취임*|en mayor; ja *市長*; zh *市长* *市長*; de bürgermeister-; fr maire; es alcald-; it sindac-; ru мэр-
  komayor=who leads a city=도시의 시장=시장|*시청* *선거* *취임* *공약* *당선*|*상인* *점포*|en market markets; ja *市場*; zh *市场* *市場*; de markt märkte; fr marché-; es mercado-; it mercat-; ru рынок рынк-
  kosongwords=the words of a song=노래 가사=가사|*노래* *곡* *재생* *싱크* *음악* *따라_부*|*청소*|en housework chores; ja *家事*; zh *家务* *家務*; de hausarbeit- haushalt-; fr ménage; es domésticas; it faccende; ru домашн-
  kodigestion=what the stomach does=음식의 소화=소화|*음식* *식사* *소화가_* *소화제* *위장*|*소화기* *화재* *불*|en fire extinguish extinguishing; ja *消火*; zh *灭火* *滅火*; de löschen feuer-; fr incendie; es incendio; it incendio; ru тушени- пожар-
  koentryticket=a card to get in or travel with=입장하거나 타는 표=표|*예매* *기차* *영화* *공연* *매진* *좌석* *발권* *입장* *환불*|*행* *열을* *셀* *삽입* *투표*|en table chart vote votes; ja *表を* *表が* *投票*; zh *表格* *选票* *選票*; de tabelle- stimme-; fr tableau tableaux vote votes; es tabla tablas voto votos; it tabella tabelle voto voti; ru таблиц- голос-
  kodatatable=rows and columns=행과 열의 표=표|*행을* *행과* *열을* *셀* *삽입* *문서에*|*예매* *기차* *영화* *공연*|en ticket tickets; ja *チケット* *切符*; zh *门票* *車票* *车票*; de ticket- fahrkarte- eintrittskarte-; fr billet-; es entrada entradas billete- boleto-; it bigliett-; ru билет-; th *ตั๋ว*
  kobee=an insect=벌레 벌=벌|*쏘* *쏘이* *벌집* *양봉* *꿀*||en punishment penalty; ja *罰*; zh *惩罚* *懲罰*; de strafe-; fr punition-; es castigo-; it punizion-; ru наказани-
  """

extension [String] {
  /// Words of a Korean text, each with what stands before a particle at its end: 배를, 배.
  public var withNouns: [String] {
    flatMap { word in
      [word]
        + nounParticles.compactMap {
          word.utf8.hasSuffix($0) ? String(word.dropLast($0.count)) : nil
        }
    }
  }
}

private let nounParticles = [String].words(
  """
  이 가 을 를 은 는 의 님이 님은 님께서 님의 님에게 에 에서 에게 로 으로 와 과 도 만 까지 부터 마다 처럼 보다 이나 나 에는 에서는 입니다 이에요 예요 인
  """)
