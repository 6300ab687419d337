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
    -을|-를 ~실행하다[아,여,고,아서,ㄴ] * -세요|-십시오|~바라다[습니다] $
    -을|-를 ~실행하다[으세요,으십시오,으시기]|~실행해주다[으세요] $
    설정|설정의|설정에|메뉴의|메뉴에서|메뉴로|메뉴에|화면으로|화면에서|화면의|탭으로|탭에서|페이지로|페이지에서|설정에서|설정으로|앱에서|앱으로|앱에 * -세요|-십시오|~바라다[습니다] $
    설정|설정의|설정에|메뉴의|메뉴에서|메뉴로|메뉴에|화면으로|화면에서|화면의|탭으로|탭에서|페이지로|페이지에서|설정에서|설정으로|앱에서|앱으로|앱에 * * ~이동하다[아,여,으세요]|~들어가다[아,아서,으세요]
    ~로그인하다,접속하다[여,아,아서,고,ㄴ] * -세요|-십시오|~바라다[습니다] $
    왼쪽으로|오른쪽으로|위로|아래로|옆으로|화면을 ~밀다,쓸다,당기다[아,아서]|~쓸어넘기다[아]|~스와이프하다[아,여,아서] * -세요|-십시오|~바라다[습니다] $
    앱에서|홈페이지에서|웹사이트에서 자세히|더|전체|모두|바로? ~보다[기]|~확인하다[기,아요]|확인 $
    탭에서|메뉴에서|화면에서|페이지에서|설정에서|마이페이지에서|마이페이지의|보관함에서|항목에서|더보기에서 * ~보다,확인하다[ㄹ,으실]|~찾다,변경하다,바꾸다,받다,조회하다,고치다,끄다,켜다[ㄹ]|확인 수 ~있다
    탭을|메뉴를|페이지를|마이페이지를|홈페이지를|웹사이트를|대시보드를 ~확인하다[으세요,으십시오,아]|~열다,방문하다,참고하다[으세요,아]|~살피다[아]|~보다[으세요]
    탭에|메뉴에|설정에|항목에|마이페이지에|더보기에 * ~있다[습니-,아-]|표시-|~나오다[아-,습니-]|~오르다[아-] * $
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
    -으로|-로|##|##번 ~전화하다 -세요|-십시오
    ##|##-|-##|-###|##로|##으로|##번으로 * ~전화하다[으세요,으십시오,아,여,아서]|~전화주다[으세요]|~연락하다[으세요,아,으십시오]|문자를|문자로|~문의하다,회신하다[으세요,아]
    -@- * ~보내다[아,으세요,으십시오]|~회신하다,연락하다,문의하다[으세요,아]|~전달하다[아]
    -에|-에게|-한테|-께|-으로|-로 ~전화하다,연락하다,문의하다[으세요,으십시오] $
    -에|-에게|-한테|-께|-으로|-로 ~전화하다,연락하다,문의하다[아]|전화|연락|문의 ~주다[으세요,으십시오,으시기]|~바라다,부탁드리다[습니다]
    -에|-에게|-한테|-께|-으로|-로 이메일을|메일을|문자를|팩스를|편지를 ~보내다[아,으세요,으십시오]|~보내주다[으세요]
    ~적다[아,아서,ㄴ,으신]|~메모하다[아,여,ㄴ]|~외우다,기억하다,기록하다,받아적다[아] * -세요|-십시오|~바라다[습니다] $
    ~메모하다,외우다,기억하다,적다[으세요,으십시오]|~적어두다,적어놓다[으세요] $
    # ~입력하다[고,으세요,으십시오,아,ㄴ,여]|~제시하다[으세요,아,으십시오]|~말씀하다[으세요,아]|~알려주다[으세요]|~부르다[아]
    -른|-은|-한|-린|-운|-킨|-친|-온|-간|-낸|-연|-끈|-켠|-든|-본|-문|-뺀|-꽂은|-신 다음|다음에|뒤|뒤에|후|후에 * -세요|-십시오|~주다[으세요]|~바라다[습니다] $
    -고 * -고|-어|-아|-여|-해|-려|-서 * -고|-서|-다음|-뒤 * -세요|-십시오|~주다[으세요] $
    -을|-를 * -고 -을|-를 * -고|-서|-어 * -세요|-십시오|~주다[으세요] $
    창구에|관리실에|접수처에|안내데스크에|사무실에|매장에 * ~제출하다|~내다[으세요]|~제시하다|~보이다[아]|~맡기다 
    문자|문자를|문자로|답장|답장을|회신을 * ##|거부|수신거부 * ~보내다[아,으세요,으십시오]
    """)
