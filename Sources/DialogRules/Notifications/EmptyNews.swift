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
    ~보다[고] ~싶다[았-] $
    ~보다[고] ~싶다[아요,습니다,네요] $
    ~보고싶다,그립다[았-,아요,습니다]|~그리워하다 $
    ~그리워하다[고] ~있다 $
    ~기다리다[았어요,았습니다,ㄹ게요] $
    오랜만이-|오랜만입-|오랜만이네-|오랜만이에-
    안|~뜸하다[게]|잘 ~오다,들르다[으시-] $
    ~뜸하다[으시-,네-,으셨-,으세요]
    다시 ~만나다[아요,고,ㄹ]|~돌아오다[아-]|~오다[으세요,아]
    ~돌아오다[아] ~주다 $
    ~돌아오다,놀러오다[으세요,아요] $
    ^ 어디 ~가다[으셨-,았-]|~계시다|~있다,숨다[았-]
    ^ 어디에 ~가다[으셨-]|~계시다|~있다[았-]
    회원님을|고객님을|당신을|주인을|사용자님을|여러분을|주인님을 ~기다리다 ~있다[아요,습니다,네요]? $
    회원님이|고객님이|당신이|주인이|사용자님이 ~없다[아-,으니-]
    ~없다[아서,으니,으면] ~외롭다|심심-|쓸쓸-|허전-
    ~좋다,행복하다,즐겁다,멋지다,편안하다,활기차다,따뜻하다[ㄴ]|기분 하루-|아침-|저녁-|주말-|밤-|날-|한|하루를|시간-|~좋다[ㄴ] * ~바라다|~되다[으세-]|~보내다|응원-|하루-
    ^ 오늘도|늘|언제나|항상 응원-|파이팅-|~힘내다|화이팅-|~행복하다|~좋다[ㄴ]
    ~잊다[으신,으셨-,ㄴ] 건 ~아니다
    저희를|우리를 ~잊다
    요즘 ~바쁘다[으신-,으세-,으시-]|안|통 ~오다[으시-]
    ~들르다,방문하다,접속하다[ㄴ,으신]|~오다,다녀가다,찾아오다[으신]|~뵈다,만나다[ㄴ] 지 꽤|벌써|너무|한참? ~오래되다[았-,었-,으셨-]|오래네-|~되다[았-,었-]|~지나다[았-] $
    ~들르다,방문하다,접속하다[ㄴ,으신]|~오다,다녀가다,찾아오다[으신]|~뵈다,만나다[ㄴ] 지 꽤|너무? 오래 ~되다[았-,었-,으셨-] $
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
    ^ 무언가|뭔가|무엇인가|어떤|무슨 _? ~바뀌다,변하다,달라지다,일어나다,생기다,발생하다,도착하다[았-]|~있다[습니-,아-]|~오다[았어-,았습니-] $
    ^ 새|~새롭다[ㄴ]|~읽다,확인하다[지] ~않다[ㄴ]? 알림이|소식이|알림을|소식을|업데이트가|활동이|정보가 #? ~있다[습니-,아-]|~도착하다,받다,생기다,올라오다[았-]|~오다[았습니-,았어-]|~기다리다|~뜨다[습니-] $
    ^ 새|~새롭다[ㄴ]|~확인하다[지] ~않다[ㄴ]? 알림|소식|업데이트|활동 #|도착|알림 * $
    새|~새롭다,멋지다,특별하다,놀랍다,좋다,즐겁다,흥미롭다,반갑다,대단하다,굉장하다[ㄴ]|~재미있다,재밌다,신나다[는] 일이|일들이|소식이|것이|무언가가|뭔가가|선물이|순간이 ~기다리다 ~있다? $
    ~재미있다,재밌다,신나다[는]|~멋지다,특별하다,놀랍다,좋다,즐겁다,흥미롭다,반갑다,중요하다[ㄴ] 일이|일들이|소식이|것이|무언가가|뭔가가 도착-|~있다[습니-,아-]|~오다[았습니-,았어-]|~생기다[았-]|~벌어지다 $
    ^ 식물-|펫이|펫들이|농장이|마을이|왕국이|모험이|정원이|캐릭터-|영웅들이 ~기다리다[고,습니-,아-] ~있다? $
    ^ 변화가|변동이|변경이 ~있다[습니-,아-]|~생기다,발생하다[았-] $
    ^ 새|~새롭다,색다르다[ㄴ] 것이|것들이|게|일이|일들이 ~있다,많다[습니-,아-]|~생기다[았-] $
    ^ 그동안|요즘? ~많다[ㄴ]|여러|여러가지|이런저런 일이|일들이|변화가|소식이 ~있다[았-,습니-]|~생기다,일어나다,쌓이다[았-] $
    ^ 새|~새롭다,업데이트되다[ㄴ]|최신 소식을|내용을|정보를|변화를|업데이트를|것을|알림을 ~확인하다[으세요,으십시오]|~만나보다,살펴보다,보다[으세요] $
    ^ 새|~새롭다,업데이트되다[ㄴ]|최신 소식을|내용을|정보를|변화를|업데이트를|것을|알림을 ~확인하다,만나다,살피다,찾다[아] ~보다[으세요,으십시오]|~주다[으세요] $
    ^ 소식이|업데이트가|뉴스가|활동이 새로? ~있다[습니-,아-]|~도착하다,올라오다[았-] $
    ^ 무엇이|무엇|뭐가|무슨|어떤? 점이|것이|일이? ~달라지다,바뀌다,변하다[았-]|~새롭다[ㄴ-] $
    ^ ~확인하다[ㄹ,으실] 것이|내용이|사항이|소식이|알림이 ~있다[습니-,아-] $
    ^ 알림이 #|새로? ~있다[습니-,아-]|~오다[았습니-,았어-]|~도착하다[았-] $
    """)

/// What such texts go on with.
let besideCalls = Phrases(
  en: """
    is|are|'s waiting|ready|here for you $
    ^ come|check|see|find|take|visit|open|tap|log|start|let's|practice|play
    """,
  ko: """
    ~기다리다[고,습니-,아-] ~있다[아-,습니-]? $
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
    ^ 지금|바로|얼른|어서|빨리|한번|꼭? 지금|바로|한번? ~확인하다[아,으세요,으십시오,아요]|~확인해보다,확인해주다,만나보다,살펴보다,보다,열어보다[으세요] ~보다[으세요,으십시오,으시겠어요]|~주다[으세요]? $
    ^ 지금|바로|얼른|어서|빨리|한번? ~들어오다,열다,누르다,살피다,만나다[아]|~오다[아서] ~보다,주다,확인하다[으세요] $
    ~놓치다[지] ~말다[으세요,으십시오] $
    ^ ~궁금하다
    무슨|어떤|무엇이|뭐가 일이|일인지|소식인지|~달라지다,바뀌다,일어나다[았는지]|~새롭다[ㄴ지] * * $
    ^ 깜짝 ~놀라다[으실-,ㄹ-]
    -는지|-은지 ~보다,확인하다,살펴보다,구경하다[으러] ~오다[으세요,아요,으십시오]|~들르다[으세요] $
    ^ ~보다,구경하다,놀다,확인하다[으러] ~오다[으세요,아요,으십시오] $
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
    ^ 안녕하세요|안녕|안녕하십니까|~반갑다[아요,습니다]|잠깐만요|잠깐|여기요|저기요|~있다[잖아요]|두근두근|짜잔|똑똑|쉿|주목 * $
    ^ 그거|혹시|이거|이 * ~알다[으세요,으시나요,아요,으시죠]|~계시다[으세요,ㄴ가요]|~보다,듣다[으셨나요] $
    ^ 새|~새롭다,좋다,반갑다,기쁘다,중요하다,특별하다[ㄴ]|깜짝 소식|소식입-|소식이-|알림|업데이트|뉴스|선물 $
    ^ 알림|소식|업데이트|새소식|뉴스|공지 $
    """)
