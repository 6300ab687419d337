/// Whether English words were left standing in a text that should be in another language.
public enum EnglishInOtherLanguages {
  /// Whether a text has English words that are not names.
  ///
  /// - Parameters:
  ///   - text: the English text.
  ///   - language: the first subtag of the other language.
  ///   - isLatin: whether that language is written in Latin letters, so that many words are the same.
  ///   - isTranslatedElsewhere: whether another language says it otherwise; then it is not a name.
  ///   - isButton: whether it titles a button; few are names.
  ///   - alike: words that the other language spells as English does.
  public static func isLeft(
    _ text: EnglishText, in language: String, isLatin: Bool, isTranslatedElsewhere: Bool,
    isButton: Bool = false, spelledAlike alike: Set<String>
  ) -> Bool {
    let words = text.tokens.filter { $0.isWord && !isName($0) && !alike.contains($0.lower) }
    let lower = words.map { $0.lower }
    if lower.isEmpty { return false }
    let evidence = LatinEvidence(lower)
    let own = evidence.score(of: language)
    if lower.count > 1, evidence.score(of: "en") > (isLatin ? own : 0) { return true }
    if lower.contains(where: isVerbOfButtons) { return true }
    // Beside an acronym others may be a name too: Face ID.
    let hasName = text.tokens.contains { $0.isWord && isName($0) }
    let isCertain = isTranslatedElsewhere || isButton && !hasName
    let english = words.filter { isEnglish($0, isCertain: isCertain) }
    if isLatin { return own == 0 && !english.isEmpty && (isCertain || lower.count > 1) }
    if lower.count == 1, labelsOfFields.contains(lower[0]) { return true }
    if isTranslatedElsewhere {
      return lower.count > 2 || words.contains { !$0.readings.isEmpty }
    }
    return !hasName && words.contains { isEnglish($0, isCertain: lower.count > 1 || isCertain) }
  }

  /// Whether a text that is not a translation of its source either is English: of two words or more
  /// that are all of that language, one of them not of many.
  public static func isEnglish(_ text: String, insteadOf language: String) -> Bool {
    guard text.letterRuns().contains(where: isVerbOfButtons) else { return false }
    let words = EnglishText(text).tokens.filter { $0.isWord && !isName($0) }
    let lower = words.map { $0.lower }
    guard lower.count > 1, LatinEvidence(lower).score(of: language) == 0 else { return false }
    return words.allSatisfy { !$0.readings.isEmpty }
      && words.contains { isEnglish($0, isCertain: true) && isVerbOfButtons($0.lower) }
  }

  /// The words in lower case that a text in another script has from its English source; no names, and no
  /// terms that such texts keep. The system’s Settings are called otherwise in every language.
  public static func wordsLeft(in text: String, of source: EnglishText) -> [Range<Int>] {
    var known = Set(
      source.tokens.lazy.filter { $0.isWord && $0.shape == .lower && !$0.readings.isEmpty }
        .map { $0.lower })
    if source.tokens.contains(where: { $0.lower == "settings" }) { known.insert("Settings") }
    guard !known.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    var (found, start): ([Range<Int>], Int) = ([], 0)
    for end in 0...bytes.count where !bytes.isPartOfName(end) {
      // Hebrew puts its article before it: ה-app.
      if start < end, start > 0, bytes[start] == UInt8(ascii: "-"), bytes[start - 1] > 0x7F {
        start += 1
      }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      // A sentence begins with a capital, be its first word translated or not.
      let lower = start == 0 && word != "Settings" ? word.lowercased() : word
      if end - start > 3, known.contains(lower), !EnglishLeftovers.kept.contains(lower),
        start == 0 || !bytes[start - 1].opensCode
      {
        found.append(start..<end)
      }
      start = end + 1
    }
    return found
  }

  /// Whether a word is known in English and is not one that many languages share. Nouns alone may be
  /// a name: Screen Time.
  private static func isEnglish(_ token: EnglishToken, isCertain: Bool) -> Bool {
    guard token.lower.utf8.count > 2, !shared.contains(token.lower), !token.readings.isEmpty else {
      return false
    }
    return isCertain || token.readings.contains(.participle) || token.readings.contains(.adverb)
      || token.readings.contains(.past)
  }

  /// Acronyms, words with digits or with a capital inside: VPN, MP3, iCloud.
  private static func isName(_ token: EnglishToken) -> Bool {
    switch token.shape {
    case .upper, .mixed: true
    default: false
    }
  }

  /// Verbs that buttons and titles begin with and that are spelt so in no other language.
  private static func isVerbOfButtons(_ word: String) -> Bool { verbs.contains(word) }

  private static let verbs: Set<String> = Set(
    """
    accept add allow apply archive ask block buy choose clear confirm connect continue copy create \
    decline delete deny disable discard disconnect dismiss edit enable enter erase exit find finish \
    follow forget get hide ignore invite join keep learn leave load lock make move mute open \
    overwrite paste pay quit read rebuild reject reload remind remove rename replace reply report \
    request restart restore retry save search select send share show skip sort subscribe switch try \
    turn undo unblock undo uninstall unlock unsubscribe update upgrade use verify view wait write
    """.listedWords.lazy.map(String.init))

  /// What fields are labelled with: no names, and words of no script but the Latin.
  private static let labelsOfFields: Set<String> = EnglishMarks.words(.typed).union([
    "address", "code", "comment", "date", "description", "email", "message", "name", "number",
    "phone", "search", "settings", "subject", "time", "title",
  ])

  /// Words that are spelt so in several languages of Latin letters, or that those take as they are.
  private static let shared: Set<String> = Set(
    """
    accessible account action admin administrator alarm album alias animal animation anterior app \
    apple application apps archive area art article artist assistant audio auto avatar backup bank \
    banner bar base batch beta blog bluetooth bonus budget bug bus cache café camera canal capital \
    card central chat checkpoint chip civil client clip cloud club code color column combo comment \
    comments community composition computer condition configuration console contact contacts \
    control cookie cookies copyright correction credit cultural dashboard data date debug decoder \
    default demo description design desktop destination detail details dialog digital dimension \
    direct direction director disc disco display distance distribution dj doc document documents \
    dollar domain donation download downloads driver drone editor email emoji error errors escape \
    evaluation event events experiment export expression external extra factor favor fax feed \
    feedback festival figure file files film filter filters final firewall firmware flash flexible \
    folder font fonts formal format forum foto fragment frame frequency front gallery game games \
    general generator genre global google graph group guide hacker hardware hashtag home homepage \
    horizontal host hotel hub hybrid icon ideal illustration image images import important index \
    individual inferior info inform information input instruction instructions instrument \
    integration interface interior international internet interval interview invisible invitation \
    item items job label laptop layout legal level limit limits line link links list live local log \
    login logo logout machine mail manager manual map marker marketing master match material matrix \
    max media medium meeting memo menu message messages meta metal migration min mineral mini \
    minimal minimum minus minute minutes mission mix mobile mode model modem modern modification \
    module moment mouse multi multimedia museum music name names natural navigation net network \
    neutral news newsletter nickname normal note notes notification notifications offline ok okay online \
    opera option options orange order origin original pack page pages panel panorama park parking \
    partner partners party passage password pause person personal phase photo photos pin pixel plan \
    plans platform player playlist plugin plus podcast podcasts point points pop popular popup port \
    portal portfolio portion portrait position possible post posterior premium presentation preset privacy \
    private pro problem profile program project promo protocol provider proxy public publication \
    pull push quality question questions radar radio ranking reaction real reboot record region \
    regional relation repository reset resolution restaurant revision rotation route router routine \
    satellite scan scanner scene score script secret section sections selection sensor sensors \
    serial series server servers service services session set sightseeing signal signature simple \
    simulation single site slide slogan smart smartphone sms social software solar sort sound \
    source spam sponsor sport sports standard standby star start station status stereo stop \
    stopwatch storage streaming studio style super superior support surface symbol sync system tab \
    tablet tag tags team term terminal test tests text theme ticket tickets timer tip tips title \
    token tool tools top total tour trailer trainer training transfer transformation transit \
    transition transport transporter trend tunnel tv type unit universal update updates upgrade \
    upload uploads url usb user vacation variable variant vector version versions vertical video \
    videos virtual virus visible vision volume voucher wallet web webcam website widget widgets \
    wifi window wireless wi-fi workflow workout workshop zone zoom
    """.listedWords.lazy.map(String.init))
}

extension [UInt8] {
  /// Whether letters and digits of ASCII stand at a place, or what joins them.
  fileprivate func isPartOfName(_ place: Int) -> Bool {
    guard place < count else { return false }
    let joins = self[place] == UInt8(ascii: ".") || self[place] == UInt8(ascii: ":")
    return joins ? place + 1 < count && self[place + 1].isPartOfName : self[place].isPartOfName
  }
}

extension UInt8 {
  /// Whether what it stands before is for programs: {year}, <name>, %d.
  fileprivate var opensCode: Bool { "{<%$#".utf8.contains(self) }

  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "/"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
