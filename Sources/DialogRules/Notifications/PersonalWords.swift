import DialogLocales
import DialogModel

extension TextVariant {
  /// Words and a value that are a person's own: “the phone number is ￼”, 잔액이 ￼입니다, “Take 20 mg of ￼”,
  /// “The HIV test is negative.”
  var personalDetail: Range<Int>? {
    if let place = first(personalPhrases), !isOfPublic(before: place.lowerBound),
      !hasPublicOwner(place)
    {
      return place
    }
    return moneyOfAccount
  }

  /// Whether the word before makes a code or an address one that everybody may know.
  private func isOfPublic(before offset: Int) -> Bool {
    let before = reading.phrases.sentences.joined().last { $0.range.upperBound < offset }
    guard let before, offset - before.range.upperBound < 3 else { return false }
    return publicKinds.contains(before.text)
  }

  /// Whether what it begins with owns what everybody may know: 매장의 위치.
  private func hasPublicOwner(_ place: Range<Int>) -> Bool {
    let first = reading.phrases.sentences.joined().first { $0.range.lowerBound == place.lowerBound }
    return first.map { word in
      ["의", "'s"].contains {
        word.text.utf8.hasSuffix($0) && publicKinds.contains(String(word.text.dropLast($0.count)))
      }
    } ?? false
  }

  /// An amount of money where the text, or the title, speaks of an account.
  private var moneyOfAccount: Range<Int>? {
    let title = dialog.variants(of: .text(.title), in: locale)
    guard ([self] + title).contains(where: { $0.first(accountWords) != nil }) else { return nil }
    let value = placeholdersByOffset.first { _, placeholder in
      guard case .parameter(let index) = placeholder.value else { return false }
      return dialog.dialog.parameters[index].type == .currency
    }
    return value.map { $0.offset..<$0.offset + TextVariant.placeholder.utf8.count }
      ?? first(moneyWords)
  }
}

private let personalPhrases = Phrases(
  en: """
    code|codes|passcode|pin|otp is|are|was|to|now? ##
    code|passcode|pin|otp of|for * is|was now? ##
    code|passcode|pin|otp ## $
    security|verification|sign-in|login|access code|number is|: #
    take|takes|inject|swallow|dose|dosage {} of
    use|enter|type|with|give the? code|passcode|pin|otp ##
    ## is|as your|the|a? * code|passcode|pin|otp|password
    password|passphrase is|was|to|now|reset|changed? to? #
    salary|paycheck|payroll|wages|income|pension of|is|was|: now? #
    balance|overdraft|debt|savings is|was|of|are|has|fell|dropped|rose|went|reached|stands? now|to|at|below|above? #
    balance|overdraft|debt|savings is|was now|at|below|above #
    # of|in|from salary|wages|debt|savings|income|pension
    phone|mobile|cell|telephone|contact number|numbers is|was|now|to|changed|: to? {}
    phone|mobile|cell|telephone|contact number {}
    address is|was|to|now|changed|moved|: to|now? {}
    current|live|home|your|her|his|their|my|last location is|was|: at|near|in|now? {}
    ^ -'s location is|was|: at|near|in|now? {}
    dose|dosage is|was|of|: now? {}
    test|lab|blood|biopsy result|results is|are|: now? {}
    your|body weight is|was|: now? {}
    birthday|birthdate|birth is|was|: on? {}
    born on|in {}
    blood pressure|sugar|type|glucose is|was|of|at|reached|: * #
    take|takes|inject|swallow|apply|give # * mg|mcg|tablet|tablets|pill|pills|units|drops|capsule|capsules|puffs
    # mg|mcg|tablet|tablets|pill|pills|dose|doses|capsule|capsules|puffs of #
    dose|doses|refill of|for #
    prescription|medication|medicine|diagnosis|treatment of|is|for|: #
    diagnosed with
    test|tests|result|results|screening|biopsy|scan is|was|are|were|came back? positive|negative|abnormal|malignant|benign
    hiv|aids|std|sti|hepatitis|herpes|chlamydia|syphilis|cancer|tumor|diabetes|pregnancy|covid|covid-19|biopsy|depression * positive|negative|diagnosed|diagnosis|confirmed|detected|malignant
    positive|negative|diagnosis|treatment|therapy|medication|medicine|pills for|of hiv|aids|hepatitis|herpes|cancer|diabetes|pregnancy|depression|anxiety|covid|covid-19
    social security number * #
    passport|license|licence|iban|routing|id number? is|: #
    """,
  ko: """
    인증번호-|인증코드-|보안코드-|확인코드-|비밀번호-|암호는|암호가|핀번호-|otp-|pin-|코드는|코드가|코드 ##
    인증|확인|보안|로그인|접속|승인|출입|출입문|현관|공동현관 번호-|코드-|비밀번호- #
    주소가|주소는|주소:|배송지가|배송지는|자택은 {}
    주소 {}
    전화번호-|연락처-|휴대폰번호-|휴대전화번호-|핸드폰번호- {}
    전화|휴대폰|휴대전화|핸드폰|연락 번호-|처- {}
    생일은|생년월일-|출생일- {}
    현재|실시간|마지막|내|집 위치는|위치가|위치: {}
    -의 위치는|위치가|위치: {}
    진단|건강검진|검진|혈액검사 결과는|결과가|결과: {}
    진단명-|병명-|체중은|체중이|몸무게는|몸무게가 {}
    ## 인증|확인|보안|로그인|승인 코드-|번호-|비밀번호-
    주민등록번호-|주민번호-|여권번호-|면허번호-|계좌번호-|카드번호-|외국인등록번호- #
    주민등록|주민|여권|면허|계좌|카드 번호- #
    급여|급여가|급여는|월급|월급이|월급은|연봉-|상여금-|연금|연금이|수당- #
    잔액-|잔고-|대출금-|연체금-|연체액-|빚이|채무-|적금이 #
    혈압-|혈당-|혈액형-|체지방-|혈중- * #
    복약-|투약-|처방약-|약은|복용약- #
    -mg|-mg을|-mg를|-밀리그램을 * ~들다[으실,으세요,으십시오]|복용-|투약-|투여-|~먹다[ㄹ]
    #|한|두|세 알|알을|정을|캡슐을|포를|방울을 * ~들다[으실,으세요,으십시오]|복용-|투약-|투여-|~먹다[ㄹ]|~넣다[ㄹ,으세요]
    # * ~복용하다|~투약하다
    당뇨-|에이즈-|hiv-|암|유방암-|위암-|간암-|폐암-|간염-|임신|성병-|매독-|결핵-|코로나-|코로나19-|우울증-|조현병- * 양성-|음성-|확진-|진단-|판정-
    검사-|결과가|결과는|판정이 * 양성입-|양성으로|양성이-|음성입-|음성으로|음성이-
    임신 #주-|#
    우울증|고혈압|당뇨|당뇨병|불안|통풍|탈모|피임|수면 약-
    """)

/// Kinds of codes and addresses that are no secret.
private let publicKinds: Set<String> = [
  "area", "zip", "post", "postal", "country", "error", "status", "promo", "promotion", "coupon",
  "discount", "offer", "referral", "dress", "bar", "qr", "source", "color", "exit", "product",
  "item",
  "model", "booking", "flight", "reference", "tracking", "fault", "ip", "mac", "web", "store",
  "shop",
  "office", "venue", "event", "hotel", "company", "restaurant", "school", "clinic", "지역", "우편",
  "국가",
  "오류", "할인", "쿠폰", "추천", "상품", "예약", "매장", "가게", "행사장", "회사", "웹", "행사", "모임", "회의", "정류장", "역",
  "공연", "전시", "병원", "식당",
]

/// Words of accounts and pay, beside which money is a person's own.
private let accountWords = Phrases(
  en: """
    account|accounts|checking|balance|salary|payday|paycheck|payroll|wages|deposit|deposited|withdrawal|withdrawn|withdrew|transfer|transferred|loan|debt|overdraft|overdrawn|mortgage|pension|income|iban
    savings account|of|are
    credit|debit? card paid|charged|declined
    paid|spent|charged with|by|to|on the|your|a? credit|debit? card
    """,
  ko: """
    카드로|카드에서|카드가|카드- 결제-|승인-|인출-
    계좌-|통장-|잔액-|잔고-|급여-|월급-|입금-|출금-|이체-|송금-|연체-|대출금-|연금-|적금-|예금-|카드값-|상여금-
    """)

private let moneyWords = Phrases(
  en: """
    $-|€-|£-|₩-|us$-
    # dollars|euros|pounds|won|usd|eur|krw
    """,
  ko: """
    -0원|-0원이|-0원을|-0원은|-0원의|-0원입니다|-0원으로|-만원이|-만원을|-만원은|-만원입니다
    #|-만|-천|-억 원|원이|원을|원은|원입니다|원으로
    """)
