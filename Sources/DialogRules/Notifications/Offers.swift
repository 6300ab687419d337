/// What promotes something, in a notification of whatever category.
extension TextVariant {
  /// Where the text offers something: “20% off”, 반값.
  var offer: Range<Int>? {
    // A title of one word names what the body is about: Discount, of a refund.
    guard place != .title || reading.words.count > 1, let place = first(offers) else { return nil }
    return first(usedOffers) == nil ? place : nil
  }
}

private let offers = Phrases(
  en: """
    -% off|discount|discounts|cheaper|less|cashback
    # percent|% off|discount|cheaper
    half price|off
    at|for half the|its|their? price|cost
    cost|costs|are|is half $
    cost|costs half this|today|until|off|for|the|now
    on sale $
    on|for sale now|today|until|this|for|through|in
    big|flash|spring|summer|fall|autumn|winter|holiday|annual|seasonal|weekend|clearance|friday|mega|final|end-of-season|christmas|anniversary sale
    ^ sale $
    sale ends|starts|begins|is on|until|continues|now|today|tomorrow
    discount|discounts|discounted|coupon|coupons|voucher|vouchers|promo|promotion|bogo|giveaway
    free shipping|delivery|trial|gift|sample|samples|month|months|upgrade
    one|two|second|another|third for|get|is? free $
    get|buy|receive|order * get|one|a|two|# * free
    # months|weeks|days|lessons free
    ^ try|get|enjoy|use|start|listen|watch|read|play * free for|until|today|this|$
    black|cyber friday|monday
    invite|refer a|your|friends|friend * earn|get|receive|win|save
    save|saves|saving up? to? # % off|on|when|with|by|a|an|today|this|now|until
    save|saves|saving up? to? -%
    save|saves|saving up? to? # dollars|euros|won|bucks|pounds|percent
    save|saves|saving up? to? $-|€-|£-|₩-
    upgrade|switch|move|subscribe|go to premium|pro|plus|gold|vip|unlimited
    ^ go premium|pro|plus|unlimited
    upgrade now|today
    special|limited|exclusive|limited-time|introductory|best|last-minute|great|hot|new offer|offers|deal|deals|price|prices
    offer|deal|deals ends|expires|lasts|until|only|inside|today|of
    don't miss * offer|offers|deal|deals|sale|savings
    last|final chance|day|hours|days to|for|of * save|buy|get|sale|offer|deal|order|discount
    lowest|reduced prices|price of|ever|this|today
    buy|purchase|top|order|spend|recharge|stock * get|receive|earn * double|twice|extra|bonus|free
    double|triple|twice the|your? gems|coins|points|diamonds|rewards|credits|xp|miles|stamps when|if|for|with|on|until|today|this|$
    is|are|now reduced until|by|to|this|today|for
    two|three|2|3 * for the price of one|two|1|2
    """,
  ko: """
    # 할인-|세일-|캐시백-|저렴-|~싸다[게]|적립-
    할인-|-할인|-할인이|-할인을|-할인가-|-할인합니다|특별할인-
    반값-|반-값|특가-|-특가|-특가로|-특가입니다|핫딜-|타임딜-|떨이-
    세일|세일이|세일을|세일입-|~세일하다|세일중-|세일로|-세일|-세일이|-세일을|빅세일-
    쿠폰|쿠폰이|쿠폰을|쿠폰으로|쿠폰과|쿠폰도|-쿠폰|-쿠폰이|-쿠폰을
    무료 배송-|체험-|증정-|이벤트-|나눔|구독-
    무료로|공짜로|덤으로 ~드리다[습니-,아-,ㄹ-]|제공-|~받다|~즐기다|~이용하다|~사용하다|~쓰다[아-,ㄹ]|~배송하다|체험-|~보내다
    블랙 프라이데이-
    블랙프라이데이-|사이버먼데이-
    무료배송-|무료체험-|사은품-|경품-|~증정하다[습니-,아-]|증정품-|1+1-|2+1-
    ~아끼다[ㄹ] 수|기회-
    ~절약하다 수|세요|~보다[으세요]
    혜택-|-혜택이|-혜택을
    최저가-|최저 가격-
    프리미엄-|프로-|플러스-|유료 * ~바꾸다|업그레이드-|~전환하다|~구독하다|~가입하다
    ~업그레이드하다,구독하다[고,으면,으세요]
    선착순-|한정 판매-|특가-|할인-|세일-|혜택-
    프로모션-|할인쿠폰-|적립금을|적립금이|포인트를 * ~드리다[습니-,아-]|~받다
    오늘만|이번만|마감 * 가격-|할인-|특가-
    원플러스원-|하나 더 ~드리다[습니-,아-]
    ~사다,구매하다,구입하다,주문하다[으면] 하나를|하나|한 개를? 더 ~드리다[습니-,아-]|증정-
    ~사다,구매하다,구입하다,주문하다,충전하다,결제하다[으면,으시면]|~가입하다,구독하다[으면] * 배로|배|덤으로|보너스-|선물-|추가로|하나|더 * ~드리다[습니-,아-,ㄹ-]|~받다|제공-|증정-
    """)

/// What tells of an offer that somebody took, or of another thing by its words.
private let usedOffers = Phrases(
  en: """
    coupon|voucher|discount|promotion was|were|has|is|been been? used|applied|redeemed|spent|refunded
    order|orders|ticket|item|items|parcel|purchase|bill with|without the|a|your coupon|voucher|discount
    applied|used|redeemed the|your|a * coupon|voucher|discount
    promotion|promoted to manager|director|lead|captain|sergeant
    congratulations on * promotion
    trial|month|months of|for|on? * ends|ended|ending|expires|expired|is|has over|ended|expired?
    trial ends|ended|expires|expired|starts|started|continues
    """,
  ko: """
    쿠폰-|할인- * ~사용되다|~사용하다|~적용되다|~적용하다
    쿠폰|할인 사용-|적용- 완료
    할인율-|할인점-|할인마트-
    체험-|체험이|체험은|체험판이|체험판은|기간이|기간은 * ~끝나다|종료-|만료-
    프로 야구-|축구-|농구-|선수-
    """)
