/// What is done in the app, on one of its screens, whatever the notification is about.
let tasksInApps = Phrases(
  en: """
    ^ see|view|read|check|find|get|review|manage * in|on the|your app|settings|profile|dashboard|inbox|menu
    ^ details|more in the app
    ^ visit|open|check|see the|your|our * page|tab|screen|section|menu|dashboard|website|profile|settings
    ^ head|go|navigate|switch|jump|return|hop over|back|on? to|into the|your|our? * page|tab|screen|section|menu|settings|profile|dashboard|website|inbox|app
    and|then|to head|go|navigate|switch|jump|swipe|tap|touch|press|scroll|long-press|double-tap to|on|over|the|left|right|up|down * page|tab|screen|section|menu|settings|button|bell|icon|card
    ^ come back|in to the? app
    ^ call|dial|phone|text|ring * #-#-#
    ^ swipe|slide|drag|pull|flick left|right|up|down|sideways to|and|for|until|on|it|this
    and|so|then|just hop|jump|pop|drop|dive|head|swing|step|peek|come in|on|over|by|inside|into $|and|to|now|for
    ^ hop|jump|pop|drop|dive|swing|peek|step in|on|over|inside|into $|and|to|now|for
    is|are|it's|they're|can|be|was|were be? listed|found|shown|seen|viewed|read|changed|managed|waiting|stored|kept|hidden|set|adjusted|reviewed|turned under|in|on|behind|at the|your? _? account|settings|profile|menu|dashboard|inbox|preferences|tab|section|history|library|archive|app|website|drawer
    is|are|be listed|found|shown|available|hidden|stored|waiting|located|kept under|behind|in|on * then _
    in|under|on|behind|via|through|from the|your? _ tab|menu|section|sidebar|dashboard $
    under|in|via settings|account|profile|menu|preferences $|,|then|and|you
    ^ view|see|read|check|find|get|review|manage it|them|this|that|these|all|more in|on|under the|your * section|tab|screen|page|app|menu|settings|list|inbox
    """,
  ko: """
    -을|-를 실행해|실행하여|실행하고|실행해서|실행한 * -세요|-십시오|바랍니다 $
    -을|-를 실행하세요|실행하십시오|실행해주세요|실행하시기 $
    설정|설정의|설정에|메뉴의|메뉴에서|메뉴로|메뉴에|화면으로|화면에서|화면의|탭으로|탭에서|페이지로|페이지에서|설정에서|설정으로|앱에서|앱으로|앱에 * -세요|-십시오|바랍니다 $
    설정|설정의|설정에|메뉴의|메뉴에서|메뉴로|메뉴에|화면으로|화면에서|화면의|탭으로|탭에서|페이지로|페이지에서|설정에서|설정으로|앱에서|앱으로|앱에 * * 이동해|이동하여|들어가|들어가서|이동하세요|들어가세요
    로그인하여|로그인해|로그인해서|로그인하고|접속하여|접속해|접속해서|접속하고|로그인한|접속한 * -세요|-십시오|바랍니다 $
    왼쪽으로|오른쪽으로|위로|아래로|옆으로|화면을 밀어|밀어서|쓸어|쓸어서|쓸어넘겨|스와이프해|스와이프하여|스와이프해서|당겨|당겨서 * -세요|-십시오|바랍니다 $
    앱에서|홈페이지에서|웹사이트에서 자세히|더|전체|모두|바로? 보기|확인하기|확인|확인해요 $
    탭에서|메뉴에서|화면에서|페이지에서|설정에서|마이페이지에서|마이페이지의|보관함에서|항목에서|더보기에서 * 볼|확인할|확인하실|보실|찾을|변경할|바꿀|받을|확인|조회할|고칠|끌|켤 수 있-
    탭을|메뉴를|페이지를|마이페이지를|홈페이지를|웹사이트를|대시보드를 확인하세요|확인하십시오|확인해|여세요|열어|방문하세요|방문해|살펴|참고하세요|참고해|보세요
    탭에|메뉴에|설정에|항목에|마이페이지에|더보기에 * 있습-|있어-|표시-|나와-|나옵-|올라- * $
    """)

/// What people would have to remember, or note down, once the notification is gone.
let tasksByHeart = Phrases(
  en: """
    ^ call|dial|phone|text|ring|fax * ##
    ^ call|dial|phone|ring|contact|email|text|message|notify the|our|us|support|customer|your|a
    ^ call|dial|phone|ask|request * extension #
    ^ ask for|at|to * extension|code|counter|desk|number|reference #
    ^ reply|text|send|answer|respond with? stop|yes|no|help|start|y|n|end|unsubscribe|quit
    ^ reply|text|send|write|respond|answer * to ##
    ^ write|note|jot|copy|memorize|remember|take down? the|this|your|a|note * number|code|reading|reference|address|name|time|password|id
    ^ write|note|jot it|this|that|them? down
    ^ email|mail|send|forward|write * -@-
    ^ email|mail|message|text|tell * with|about the|your|this code|number|reference|receipt
    and|then email|mail|send|forward|call|text * -@-|##
    ^ enter|type|use|quote|give|show|tell|present|say|mention the|this|your|code|number|pin|reference? code|number|pin|reference|extension? ##
    ^ bring|show|present the|this|your|a * code|number|form|letter|receipt|id and|to|at
    ^ remember|don't to|forget
    ^ scan the|this|a qr|barcode|code
    ^ unplug|disconnect|remove|take|turn|switch|open|close|press|hold|pour|mix|cut|fill|lift|push|pull|loosen|unscrew * wait|hold|press|plug|turn|switch|reconnect|put * and then? plug|turn|switch|press|reconnect|put|wait|hold|restart
    hold|press|keep * for # seconds|minutes
    ^ unplug|disconnect * wait|plug|hold|reconnect
    ^ wait for? #|thirty|ten|twenty|sixty|five|a|two|few few? seconds|minutes|minute
    first * then|and|, * and|then finally? _
    ^ print|sign|fill|scan|photocopy|cut * and|then mail|send|return|bring|take|hand|post|upload|sign|drop
    ^ take|go|bring|hand|carry * to|into the|room|counter|desk|window|gate * and|then|, _
    """,
  ko: """
    -으로|-로|##|##번 전화하- -세요|-십시오
    ##|##-|-##|-###|##로|##으로|##번으로 * 전화하세요|전화하십시오|전화해|전화하여|전화해서|전화주세요|연락하세요|연락해|연락하십시오|문자를|문자로|문의하세요|문의해|회신하세요|회신해
    -@- * 보내|보내세요|보내십시오|회신하세요|회신해|연락하세요|연락해|문의하세요|문의해|전달해
    -에|-에게|-한테|-께|-으로|-로 전화하세요|전화하십시오|연락하세요|연락하십시오|문의하세요|문의하십시오 $
    -에|-에게|-한테|-께|-으로|-로 전화해|전화|연락해|연락|문의해|문의 주세요|주십시오|주시기|바랍니다|부탁드립니다
    -에|-에게|-한테|-께|-으로|-로 이메일을|메일을|문자를|팩스를|편지를 보내|보내세요|보내십시오|보내주세요
    적어|적어서|적은|적으신|메모해|메모하여|메모한|외워|기억해|기록해|받아적어 * -세요|-십시오|바랍니다 $
    메모하세요|메모하십시오|외우세요|외우십시오|기억하세요|기억하십시오|적으세요|적으십시오|적어두세요|적어놓으세요 $
    # 입력하고|입력하세요|입력하십시오|입력해|입력한|입력하여|제시하세요|제시해|제시하십시오|말씀하세요|말씀해|알려주세요|불러
    -른|-은|-한|-린|-운|-킨|-친|-온|-간|-낸|-연|-끈|-켠|-든|-본|-문|-뺀|-꽂은|-신 다음|다음에|뒤|뒤에|후|후에 * -세요|-십시오|주세요|바랍니다 $
    -고 * -고|-어|-아|-여|-해|-려|-서 * -고|-서|-다음|-뒤 * -세요|-십시오|주세요 $
    -을|-를 * -고 -을|-를 * -고|-서|-어 * -세요|-십시오|주세요 $
    창구에|관리실에|접수처에|안내데스크에|사무실에|매장에 * 제출하-|내세요|제시하-|보여|맡기- 
    문자|문자를|문자로|답장|답장을|회신을 * ##|거부|수신거부 * 보내|보내세요|보내십시오
    """)
