/// Asks people to come back, and tells nothing: We miss you.
let callsBack = Phrases(
  en: """
    miss|misses|missed|missing you $
    miss|misses|missed|missing you at|around|here|so|and|already|a
    ^ you are|were|have|was been? missed
    ^ miss us $
    ^ remember|forgot|forgotten us|me $
    long time no see
    ^ it's|its|it has|is? been a|so|too? while|long|ages $
    ^ it's|its|it has? been a|so|too? while|long|ages since we|you|the|we've * see|saw|seen|talked|visit|lesson|workout|session|practice|login|game|entry|run|ride|order|met|played|trained
    haven't|not seen|heard * you|from lately|recently|around|here|you|$
    haven't|not seen you
    ^ where|wherever did|have|are|were you go|gone|been|hiding|at? $
    ^ please? come back soon? $
    ^ please? come back and|to|for|home
    ^ we're|are you still|you? there|around|here $
    ^ still there|interested $
    misses|miss|missed|missing having|hearing|seeing|talking|playing|someone|company
    ^ have|wishing|wish|enjoy you? a|the|your? great|nice|lovely|wonderful|good|pleasant|beautiful|happy|fantastic day|weekend|evening|morning|night|week|holiday|one|afternoon * $
    lonely|sad|bored|quiet|empty|same without you
    want|wants|hoping|hope|love to see you again|back|soon
    wondering|wonders where you
    waiting for you to return|back|be|come
    """,
  ko: """
    보고 싶었- $
    보고 싶어요|싶습니다|싶네요 $
    보고싶었-|보고싶어요|보고싶습니다|그리웠-|그리워요|그립습니다|그리워하- $
    그리워하고 있- $
    기다렸어요|기다렸습니다|기다릴게요 $
    오랜만이-|오랜만입-|오랜만이네-|오랜만이에-
    안|뜸하게|잘 오시-|들르시- $
    뜸하시-|뜸하네-|뜸하셨-|뜸하세요
    다시 만나요|만나고|만날|돌아와-|오세요|와
    돌아와 주-|주세요 $
    돌아오세요|돌아와요|놀러오세요|놀러와요 $
    ^ 어디 가셨-|갔-|계세-|계신-|계시-|계셨-|있었-|숨었-
    ^ 어디에 가셨-|계세-|계신-|계시-|계셨-|있었-
    회원님을|고객님을|당신을|주인을|사용자님을|여러분을|주인님을 기다리-|기다려- 있어요|있습니다|있네요? $
    회원님이|고객님이|당신이|주인이|사용자님이 없어-|없으니-
    없어서|없으니|없으면 외로-|심심-|쓸쓸-|허전-
    좋은|행복한|즐거운|멋진|편안한|활기찬|따뜻한|기분 하루-|아침-|저녁-|주말-|밤-|날-|한|하루를|시간-|좋은 * 바랍-|되세-|보내-|바라-|응원-|하루-
    ^ 오늘도|늘|언제나|항상 응원-|파이팅-|힘내-|화이팅-|행복하-|좋은
    잊으신|잊으셨-|잊은|잊으셨나- 건 아니-|아니죠-
    저희를|우리를 잊으-|잊지-
    요즘 바쁘신-|바쁘세-|바쁘시-|안|통 오시-
    들른|들르신|오신|뵌|다녀가신|찾아오신|방문한|방문하신|접속한|접속하신|만난 지 꽤|벌써|너무|한참? 오래됐-|오래되었-|오래되셨-|오래네-|됐-|되었-|지났- $
    들른|들르신|오신|뵌|다녀가신|찾아오신|방문한|방문하신|접속한|접속하신|만난 지 꽤|너무? 오래 됐-|되었-|되셨- $
    """)

/// Says that there is something, and not what: Something happened.
let hidesNews = Phrases(
  en: """
    ^ something has|is|was|just|have|'s? just? happened|changed|occurred|arrived|new|updated|different|up|waiting|here $
    ^ something's happened|changed|new|up|different|waiting|here $
    ^ something new|exciting|special|great|big|amazing|fun|important|interesting|wonderful|cool|awesome|good|nice * * $
    ^ there's|there is|are|has|have been|some|a|an|new|good|great|important|exciting|big? new|important? news|update|updates|activity|notification|notifications|something|changes for|waiting|here|today|now? you|us? $
    ^ you have|got|have|'ve|received|there's a|an|one|some|#? new|unread|important? notification|notifications|alert|alerts|update|updates|news|activity|surprise $
    ^ you've|i've|we've got|have|received? a|an|some|#|something? new|unread|important|exciting? notification|notifications|alert|alerts|update|updates|news|activity|surprise for|waiting? you? $
    ^ a|an|one|some|new|unread|# new|unread|important? notification|notifications|activity|news has|have|is|are|for? arrived|waiting|here|available|come|received|you for? you? $
    ^ new|unread|recent|# new? notification|notifications|activity|news received|available|waiting? $
    ^ things|stuff|lots|much|a are|is|has|have|lot? happening|changed|new|waiting|happened|going $
    ^ great|good|exciting|new|big|amazing|fun things|news|stuff|surprises is|are|have|has waiting|here|coming|arrived|happening $
    ^ there's something new|exciting|special|different|waiting|happening|up|interesting for? you|us? here|today|now? $
    ^ there is something new|exciting|special|different|waiting|happening|up|interesting for? you|us? here|today|now? $
    ^ a lot|lots|plenty|much has|have|is|are happened|changed|happening|going on? lately|recently|here? $
    ^ a lot|lots|plenty|much has|have been going|happening on? lately|recently|here? $
    ^ check|see|find|look|discover|learn out|at? what's|what|who's new|changed|happened|happening|up|going|waiting on? here|now|today|lately? $
    ^ guess what $
    ^ stay tuned for? more? $
    ^ your|the plants|pets|pet|friends|garden|island|village|farm|heroes|city|world|kingdom|adventure|goals is|are waiting|missing for? you? $
    ^ you won't|will|can't never? believe|guess what|who|how happened|did|is|it|this|came|changed * $
    ^ a|your surprise|update|notification|alert is|awaits|has waiting|here|you|arrived for? you? $
    """,
  ko: """
    ^ 무언가|뭔가|무엇인가|어떤|무슨 _? 바뀌었-|변했-|달라졌-|일어났-|생겼-|발생했-|있습-|있어-|도착했-|왔어-|왔습- $
    ^ 새|새로운|읽지|확인하지 않은? 알림이|소식이|알림을|소식을|업데이트가|활동이|정보가 #? 있습-|있어-|도착했-|왔습-|왔어-|받았-|생겼-|기다-|올라왔-|뜹니- $
    ^ 새|새로운|확인하지 않은? 알림|소식|업데이트|활동 #|도착|알림 * $
    새|새로운|재미있는|재밌는|멋진|특별한|놀라운|신나는|좋은|즐거운|흥미로운|반가운|대단한|굉장한 일이|일들이|소식이|것이|무언가가|뭔가가|선물이|순간이 기다- 있-? $
    재미있는|재밌는|멋진|특별한|놀라운|신나는|좋은|즐거운|흥미로운|반가운|중요한 일이|일들이|소식이|것이|무언가가|뭔가가 도착-|있습-|있어-|왔습-|왔어-|생겼-|벌어- $
    ^ 식물-|펫이|펫들이|농장이|마을이|왕국이|모험이|정원이|캐릭터-|영웅들이 기다리고|기다립-|기다려- 있-? $
    ^ 변화가|변동이|변경이 있습-|있어-|생겼-|발생했- $
    ^ 새|새로운|색다른 것이|것들이|게|일이|일들이 있습-|있어-|생겼-|많습-|많아- $
    ^ 그동안|요즘? 많은|여러|여러가지|이런저런 일이|일들이|변화가|소식이 있었-|있습-|생겼-|일어났-|쌓였- $
    ^ 새|새로운|최신|업데이트된 소식을|내용을|정보를|변화를|업데이트를|것을|알림을 확인하세요|만나보세요|살펴보세요|확인하십시오|보세요 $
    ^ 새|새로운|최신|업데이트된 소식을|내용을|정보를|변화를|업데이트를|것을|알림을 확인해|만나|살펴|찾아 보세요|주세요|보십시오 $
    ^ 소식이|업데이트가|뉴스가|활동이 새로? 있습-|있어-|도착했-|올라왔- $
    ^ 무엇이|무엇|뭐가|무슨|어떤? 점이|것이|일이? 달라졌-|바뀌었-|변했-|새로운- $
    ^ 확인할|확인하실 것이|내용이|사항이|소식이|알림이 있습-|있어- $
    ^ 알림이 #|새로? 있습-|있어-|왔습-|왔어-|도착했- $
    """)

/// What such texts go on with.
let besideCalls = Phrases(
  en: """
    is|are|'s waiting|ready|here for you $
    ^ come|check|see|find|take|visit|open|tap|log|start|let's|practice|play
    """,
  ko: """
    기다리고|기다립-|기다려- 있어-|있습-? $
    -세요|-까요|-해요|-봐요 $
    """)

/// Only points at something: Check this out!
let onlyPoints = Phrases(
  en: """
    ^ check this|it|that|these|us out now|today? $
    ^ check out what's|this|now|it|the new|latest|update|news? $
    ^ see|find|discover|look|guess|come|tap|learn what's|what|why|how|who|out|and|to|more new|more|happened|happening|see|waiting|inside|changed|for|it|is|now|why? now|new|you|here|what's? $
    ^ take a look now|inside|today? $
    ^ have a look $
    ^ don't|do|never miss|not it|out|this|miss|them? it|out|this|on? $
    ^ curious|ready|interested|psst|hey|surprise|hello $
    ^ you won't|will|have|don't|are * believe|love|like|see|want|guess * $
    ^ this is it|big|huge|important $
    ^ tap|click|press|swipe|open * $
    ^ come|go|drop|stop|pop in|by|on|over|back? and|to? see|check|find|discover|look what's|what|out|inside new|now|inside|there|happening? $
    """,
  ko: """
    ^ 지금|바로|얼른|어서|빨리|한번|꼭? 지금|바로|한번? 확인해|확인하세요|확인해보세요|확인해주세요|확인하십시오|확인해요|만나보세요|살펴보세요|보세요|열어보세요 보세요|주세요|보십시오|보시겠어요? $
    ^ 지금|바로|얼른|어서|빨리|한번? 들어와|열어|눌러|살펴|만나|와서 보세요|주세요|확인하세요 $
    놓치지 마세요|마십시오 $
    ^ 궁금하-
    무슨|어떤|무엇이|뭐가 일이|일인지|소식인지|달라졌는지|바뀌었는지|새로운지|일어났는지 * * $
    ^ 깜짝 놀라실-|놀랄-
    -는지|-은지 보러|확인하러|살펴보러|구경하러 오세요|와요|오십시오|들르세요 $
    ^ 보러|구경하러|놀러|확인하러 오세요|와요|오십시오 $
    """)

/// Greets or calls for attention, as a title.
let greetings = Phrases(
  en: """
    ^ hello|hi|hey|howdy|welcome|greetings there|again|you|friend|everyone|all? $
    ^ guess what|who $
    ^ psst|surprise|attention|knock|ta-da|ding|boo|wow|yay|ooh knock|ding? $
    ^ good|great|big|breaking|exciting|important|new|hot? news|update|updates|notification|alert|surprise|reminder|message $
    ^ good morning|evening|afternoon|day $
    ^ did|do you know|hear|remember $
    ^ heads up $
    ^ what's|whats up|new|happening $
    ^ have|did you heard|hear|seen|see $
    ^ are you ready|there|curious $
    """,
  ko: """
    ^ 안녕하세요|안녕|안녕하십니까|반가워요|반갑습니다|잠깐만요|잠깐|여기요|저기요|있잖아요|두근두근|짜잔|똑똑|쉿|주목 * $
    ^ 그거|혹시|이거|이 * 아세요|아시나요|알아요|아시죠|계세요|계신가요|보셨나요|들으셨나요 $
    ^ 새|새로운|좋은|반가운|기쁜|중요한|깜짝|특별한 소식|소식입-|소식이-|알림|업데이트|뉴스|선물 $
    ^ 알림|소식|업데이트|새소식|뉴스|공지 $
    """)
