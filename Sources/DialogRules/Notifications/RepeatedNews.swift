/// What counts its notifications, or says that something was told before.
let saidAgain = Phrases(
  en: """
    second|third|fourth|fifth|sixth|last|final|another|repeated|2nd|3rd|4th|5th reminder|reminders|notice|notification
    one more reminder|notice
    reminder|notice # of #
    ^ reminder #
    #|two|three|several|many reminders|notices|notifications * sent|so
    in case you|anyone|anybody missed|overlooked|forgot
    still unanswered|ignored|unacknowledged
    still no|not|without answer|reply|response|answered|confirmed|acknowledged
    haven't|hasn't been? * answered|replied|responded|reacted yet?
    ^ once more|again $
    ^ one last|final|more time $
    ^ one last|final|more time|reminder the|your|this|a
    ^ again we|this|a|the
    remind|reminding|notify|notifying|tell|telling|inform|informing you? again
    ^ as we? already? announced|told|mentioned|reminded
    already reminded|notified|told|informed you
    still hasn't|haven't|isn't|aren't|not been? paid|answered|signed|confirmed|returned|picked|collected|opened|completed|submitted|filled|renewed|reviewed|accepted|claimed
    still unpaid|unsigned|unconfirmed|unopened|unreturned|unclaimed|outstanding
    still waiting for your|the|an|a answer|reply|response|payment|signature|confirmation
    from last|yesterday|monday|earlier week|month? still _
    hasn't|haven't|not been paid|answered|signed|confirmed|returned|collected yet|since|still
    """,
  ko: """
    두|세|네|다섯|여섯 번째 알림|알림입-|알림이-|알림을|안내|안내입-|안내드-|공지|공지입-|통지|통지입-|독촉-
    두번째|세번째|네번째|마지막|최종|최후 알림|알림입-|알림이-|알림을|안내|안내입-|안내드-|~안내하다[습니-]|공지|공지입-|통지|통지입-|통보|통보입-|독촉-
    2차|3차|4차|최종|2회차|3회차|2번째|3번째 알림|알림입-|알림이-|안내|안내입-|안내드-|공지-|통지-|통보-|독촉-
    번째로|번째 ~알리다|~안내하다[습니-]|안내드-|말씀-|~보내다
    다시|또 한번|한 번? 더? ~알리다|~안내하다[습니-]|안내드-|말씀-
    알림|안내|공지|통지|독촉 2회차-|3회차-|4회차-|2차-|3차-|4차-
    마지막으로|최종적으로 ~알리다|~안내하다[습니-]|안내드-|공지-|통보-
    아직도 ~내다,납부하다,결제하다,제출하다,확인하다,읽다,답하다,정하다[지] ~않다[ㄴ-] * ~있다
    아직도 ~내다,납부하다,결제하다,제출하다,확인하다,읽다,정하다[지] ~않다[으셨-,았-]
    다시|또|거듭|재차|또다시|계속 ~알리다[습니-,아-,는,고]|~안내하다[습니-]|안내드-|말씀-
    재안내-|재알림-|재공지-|재통보-|재통지-|재독촉-
    아직|아직도|여전히 * ~답하다,답장하다,응답하다,회신하다,대답하다[지] ~않다
    아직|아직도|여전히 * 답이|답장이|응답이|회신이|대답이 ~없다
    아직|아직도|여전히 * ~납부되다,결제되다,제출되다,확인되다,반납되다,서명되다,승인되다,열어보다,읽히다,등록되다[지] ~않다
    아직|아직도|여전히 미납-|미결제-|미제출-|미확인-|미반납-|안 ~내다|~읽다|~하다
    아직|아직도|여전히 * 납부|결제|제출|반납|확인 전입-|전이-|안
    지난주|어제|지난달|앞서 * ~보내다,알리다[ㄴ,아] * 아직|그대로
    ~놓치다[으셨을까,았을까,으셨다면,았다면]|~잊다[으셨을까]
    못 ~보다[으셨을까,았을까,으셨다면]
    이미|앞서|지난번에|전에 * ~알리다,안내하다[아,ㄴ]|~말씀드리다[ㄴ] ~드리다[ㄴ,았-]|대로|바와
    """)
