import DialogReading

/// Matters of health, family, money and faith that are a person’s own, whatever is told of them.
extension TextVariant {
  /// Where the text names such a matter.
  var privateMatter: Range<Int>? { first(privateMatters) }

  var namesPrivateMatter: Bool { privateMatter != nil }
}

private let privateMatters = Phrases(
  en: """
      couples|couple's|marriage|grief|addiction|trauma|sex|family|alcohol|drug|relationship|anger therapy|therapist|counseling|counselor|counselling
      therapy|counseling|counselling session|sessions|appointment|for|about|group
      rehab|detox|psychiatrist|psychiatry|psychiatric|psychotherapist|psychotherapy|oncologist|oncology|chemo|chemotherapy|dialysis|urologist|urology|gynecologist|gynecology|fertility|ivf|abortion|miscarriage|methadone|antidepressant|antidepressants|viagra|hemorrhoids|incontinence|impotence|erectile|sobriety|alcoholics|narcotics|paternity|suicidal|hospice|overdose|vasectomy|mammogram|colonoscopy|botox|liposuction
      divorce|custody|bankruptcy|eviction|parole|probation|foreclosure|dismissal|layoff|garnishment|paternity|restraining * hearing|papers|lawyer|attorney|case|filing|notice|meeting|date|appointment|settlement|order|officer|court|decree
      the|about drinking|affair|gambling|relapse $|starts|at|began|and
      pregnancy|paternity|drug|std|sti|alcohol|blood|urine|hiv test|tests|kit|result|results
      morning-after pill
      birth control pill|pills|is|refill
      abnormal result|results|smear|cells|finding
      credit|loan|mortgage|card application|score|payment|limit|debt * declined|rejected|denied|overdue|dropped|default|maxed|fell
      overdrawn|overdraft|repossession|repossessed|collections agency|notice|fee|is|account
      you|you've|were been? fired|dismissed|laid off|from|$
    """,
  ko: """
      정신과-|정신건강-|비뇨기과-|비뇨의학과-|산부인과-|항문외과-|종양내과-|난임-|불임-|성형외과-|항암-|혈액투석-|투석-|낙태-|임신중절-|이혼-|파산-|개인회생-|가정법원-|호스피스-|성병-|성기능-|요실금-|치질-|발기부전-|탈모약-|항우울제-|피임약-|우울증-|조울증-|공황장애-|불면증-|알코올중독-|정관수술-|유산 치료-|진료-|상담-|예약-|검사-|수술-|소송-|서류-|신청-|약-|처방-|클리닉-|재판-|기일-|면책-|조정-|센터-|시술-|모임-|과-|이-|~가다|일-|변호사-
      정신과-|비뇨기과-|비뇨의학과-|산부인과-|항문외과-|난임-|성병-|항우울제-|개인회생-|가정법원-
      부부|심리|중독|가정폭력|성|금주|알코올|도박|우울증|트라우마|이혼|가족 상담-|치료-|모임-|클리닉-|센터-|재활-
      해고-|권고사직-|정리해고-|징계- 통보-|위원회-|처분-|대상-|~되다|예정-
      대출-|카드-|신용- * ~거절되다|부결-|연체-|~정지되다|한도초과
      연체-|압류-|독촉-|체납- 통보-|안내-|~되다|예정-|금-|중-|입-|상태-
      임신|성병|에이즈|마약|음주|약물 검사-|테스트-|진단-|반응-
      생리|월경|배란 예정일-|주기-|시작-|일이-
      신용등급이|신용점수가 * ~떨어지다|하락-|~내려가다,내리다|~낮아지다,낮다
    """)
