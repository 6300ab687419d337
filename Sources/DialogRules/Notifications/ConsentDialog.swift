import DialogLocales
import DialogModel
import DialogReading

/// A dialog that asks for consent to marketing.
extension Dialog {
  /// Whether people can agree and decline, both by a button.
  func offersBothWays(in project: ProjectContext) -> Bool {
    guard buttons.count > 1, buttons.contains(where: { $0.role != .cancel }) else { return false }
    return buttons.contains { button in
      guard button.role != .cancel, let title = button.title[project.sourceLocale] else {
        return true
      }
      guard let text = title.pattern.plainText, title.locale.isEnglish || title.locale.isKorean
      else {
        return true
      }
      return Dialog.mayDecline(text, in: title.locale)
    }
  }

  /// Whether a title has a word of declining: Don’t Allow, Opt Out, 허용 안 함, 나중에.
  private static func mayDecline(_ title: String, in locale: LanguageTag) -> Bool {
    let patterns = locale.isEnglish ? declining.english : declining.korean
    return patterns.first(in: PhraseText(title)) != nil
  }

  /// Whether title and message name a kind of news, beside words that every such dialog has.
  func namesKind(in project: ProjectContext) -> Bool {
    let texts = [TextRole.title, .message].compactMap { text($0)?[project.sourceLocale] }
    guard let locale = texts.first?.locale, locale.isEnglish || locale.isKorean else { return true }
    let names = Set(
      (project.program.project.app?[project.sourceLocale]?.pattern.plainText ?? "")
        .letterRuns())
    return texts.contains { text in
      guard let plain = text.pattern.plainText else { return true }
      return PhraseText(plain).sentences.joined().contains { word in
        !names.contains(word.text)
          && (locale.isEnglish
            ? !vagueWords.contains(word.text)
            : !vagueStems.begin(word.text))
      }
    }
  }
}

private let declining = Phrases(
  en: """
    don't|not|no|nope|never|none|decline|deny|refuse|reject|skip|later|cancel|close|dismiss|out|off|stop|unsubscribe|leave|without|disagree|ignore|nevermind|disallow|mute|pass|block
    """,
  ko: """
    안|-않-|거절-|거부-|나중-|취소-|~닫다,끄다[기]|~건너뛰다|~아니다|그만-|-끄기|~받다[지]|미동의-|비동의-|동의안-|철회-|해제-|사양-|~괜찮다|~싫다|~안하다[ㅁ]|안받기|못|다음에|생략-|차단-
    """)

/// Words that name no kind of news.
private let vagueWords: Set<String> = Set(
  """
  a about agree all allow alerts also an and anything are ask at away awesome be best better big by can care choose come \
  communications connected consent contact could do does don't enable ever every everything exciting first for from fun \
  future get good great happening happens has have hear hello here i if important in information inside interesting is it \
  it's keep know later let let's life like little loop lot love make marketing may me message messages might miss more much my \
  never new nice not nothing notification notifications notify now of okay on once one opt or our out pings please push ready \
  really receive reminded right say see send sending some something special stay stuff subscribe sure surprise surprises \
  talk tell thank thanks that the them there they things this time to together touch turn up us useful value want way we \
  we'd we'll we're we've welcome what when will with wonderful world would yes you you'd you'll you're your amazing cool \
  shop store company team app terms use conditions policy privacy rules any arrive arrives service services brand \
  people customers partner partners account \
  better behind bring brings community connect continue discover each experience experiences explore family feel \
  fresh friend friends full give glad go going grow grows hand help helps here's how i'd improve improved inspire \
  inspired join journey just keeps know learn likes loved made makes many meant member members moment moments most need \
  needed next offer others out own part people permission personal please possible receive relevant required best \
  serve serving share shares soon special star story stories smile stays still take than their then think those tips \
  treat treats useful worth world's world yourself miss missing beat first-hand heads-up regularly occasionally \
  sometimes often daily weekly monthly agreement confirm consents mind okay start started every step which \
  waiting update updates updated informed posted time always from-us emails email texts ok sign in
  """.split { $0 == " " || $0 == "\n" }.map(String.init))

/// The same of Korean, as words begin.
private let vagueStems = KoreanStems(
  """
  계속 연락 알림 알리다 받다 소식 더 보내다 드리다 앞으로 놓치다 싶다 멋지다[ㄴ] 일이 일을 기다리다 허용 동의 수신 좋다,많다[ㄴ]
  다양하다,유용하다,중요하다,특별하다,새롭다[ㄴ] 재미있다[는] 새 무언가 것을 것이 것들 저희 우리 함께 지금 켜다 주다[으세요,으시,ㄹ게]
  않다 메시지 메세지 정보 푸시 서비스 안내 모든 가장 먼저 빠르다[게] 언제 항상 곁에 있다 없다 수 때 내용 여러 가지
  하다[ㄹ까,으시,ㄹ게,는,으면,아요,습니다] 약관 개인정보 처리 방침 이용 가게 매장 회사 앱 팀 규칙 운영 홈페이지 문자 이메일 전화
  도착 궁금 친구 되다 원하다 확인 만나다 필요 낫다[ㄴ] 위하다[아,ㄴ] 바라다[습니] 부탁 경험 개선 도움 향상 품질 최선 제공 관련 각종
  유익 최신 빠짐 전하다[아] 전달 나누다 소통 이야기 순간 여정 세상 즐겁다 행복 편리 편하다 맞춤 특별 마음 하나 조금 어떻다
  괜찮다 남기다 초대 시작 연결 잇다[아] 만들다 최고 가깝다 더욱 누리다 풍성 꼭 또 그리고 동참 참여 회원 고객 여러분 누구
  더불어 이제 오늘 매일 가끔 종종 때때로 정기 이런 저런 그런 것
  """)
