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
    두번째|세번째|네번째|마지막|최종|최후 알림|알림입-|알림이-|알림을|안내|안내입-|안내드-|안내합-|공지|공지입-|통지|통지입-|통보|통보입-|독촉-
    2차|3차|4차|최종|2회차|3회차|2번째|3번째 알림|알림입-|알림이-|안내|안내입-|안내드-|공지-|통지-|통보-|독촉-
    번째로|번째 알립-|알려-|알리-|안내합-|안내드-|말씀-|보내-
    다시|또 한번|한 번? 더? 알립-|알려-|알리-|안내합-|안내드-|말씀-
    알림|안내|공지|통지|독촉 2회차-|3회차-|4회차-|2차-|3차-|4차-
    마지막으로|최종적으로 알립-|알려-|알리-|안내합-|안내드-|공지-|통보-
    아직도 내지|납부하지|결제하지|제출하지|확인하지|읽지|답하지|정하지 않은|않은- * 있-
    아직도 내지|납부하지|결제하지|제출하지|확인하지|읽지|정하지 않으셨-|않았-
    다시|또|거듭|재차|또다시|계속 알립-|알려-|알리는|알리고|안내합-|안내드-|말씀-
    재안내-|재알림-|재공지-|재통보-|재통지-|재독촉-
    아직|아직도|여전히 * 답하지|답장하지|응답하지|회신하지|대답하지 않-|않았-
    아직|아직도|여전히 * 답이|답장이|응답이|회신이|대답이 없-
    아직|아직도|여전히 * 납부되지|결제되지|제출되지|확인되지|반납되지|서명되지|승인되지|열어보지|읽히지|등록되지 않-
    아직|아직도|여전히 미납-|미결제-|미제출-|미확인-|미반납-|안 내-|읽-|하-
    아직|아직도|여전히 * 납부|결제|제출|반납|확인 전입-|전이-|안
    지난주|어제|지난달|앞서 * 보낸|보내|알린|알려 * 아직|그대로
    놓치셨을까|놓쳤을까|놓치셨다면|놓쳤다면|잊으셨을까
    못 보셨을까|봤을까|보셨다면
    이미|앞서|지난번에|전에 * 알려|알린|안내해|안내한|말씀드린 드린|드렸-|대로|바와
    """)
