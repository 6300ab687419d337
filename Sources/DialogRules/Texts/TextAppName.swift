import DialogFindings
import DialogLanguage
import DialogModel
import DialogSupport

extension Rule {
  static let textAppName = Rule(
    "text/app-name", .always(.warning),
    from: [
      .notifications2020("Don’t include your app name or icon."),
      .notifications2024("Content: Don’t include your app name or icon."),
    ],
    summary: Message(
      en: "a notification does not say the app’s name",
      ko: "알림에 앱의 이름을 쓰지 않습니다"),
    reason: Message(
      en: "The system shows the app’s name and icon at the top of every notification.",
      ko: "앱의 이름과 아이콘은 시스템이 모든 알림의 맨 위에 보여 줍니다."),
    examples: [
      RuleExample(
        .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification PlantThirsty(plant: String) {
            identifier plant
            title "{plant}"
            body { en "⟦Pocket Garden: ⟧It hasn’t rained for a week."  ko "일주일째 비가 오지 않았습니다." }
            hiddenPreview { en "Plant Reminder"  ko "식물 알림" }
          }
          """,
        fixed: .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification PlantThirsty(plant: String) {
            identifier plant
            title "{plant}"
            body { en "It hasn’t rained for a week."  ko "일주일째 비가 오지 않았습니다." }
            hiddenPreview { en "Plant Reminder"  ko "식물 알림" }
          }
          """),
      RuleExample(
        .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification GardenShared(name: String) {
            identifier name
            title "{name}"
            body { en "A garden was shared."  ko "⟦포켓 가든⟧에서 정원을 공유했습니다." }
            hiddenPreview { en "Shared Garden"  ko "공유한 정원" }
          }
          """),
      RuleExample(
        .notifyingApp("Pocket Garden", "포켓 가든") + """


          notification GardenShared(name: String) {
            identifier name
            title "{name}"
            body { en "A garden was shared."  ko "정원을 공유했습니다." }
            hiddenPreview { en "Shared Garden"  ko "공유한 정원" }
          }
          """),
      RuleExample(
        .notifyingApp("Daily", "하루") + """


          notification GoalReached(goal: String) {
            identifier goal
            title "{goal}"
            body { en "That was a good day."  ko "하루 목표를 달성했습니다." }
            hiddenPreview { en "Goal"  ko "목표" }
          }
          """),
    ],
    check: Check(
      dialog: { $0.reportIcon(&$1) },
      text: { variant, findings in
        guard variant.isVisibleNotificationText, let place = variant.placeOfAppName else { return }
        findings.report(
          Message(
            en: "the system shows the app’s name with every notification; leave it out",
            ko: "앱의 이름은 시스템이 알림마다 보여 줍니다. 빼고 쓰세요"),
          in: variant, at: variant.labelOfApp(at: place) ?? place,
          fixes: variant.labelOfApp(at: place).map {
            .one(
              Message(en: "remove the app’s name", ko: "앱의 이름 제거"), variant.replace($0, with: ""))
          } ?? [])
      }))
}

extension TextVariant {
  /// Where the app's name stands, as a name and not as a common word.
  fileprivate var placeOfAppName: Range<Int>? {
    for name in namesOfApp where name.utf8.count > 1 {
      for range in places(of: name) where isName(range, name) { return range }
      if let range = placeInCapitals(of: name) { return range }
    }
    return nil
  }

  /// “HARBOR News”: capitals that the rest of the text does not have.
  private func placeInCapitals(of name: String) -> Range<Int>? {
    let capitals = name.uppercased()
    guard capitals != name, let range = bytes.range(of: capitals) else { return nil }
    let rest = bytes[..<range.lowerBound] + bytes[range.upperBound...]
    let isWord = [bytes[..<range.lowerBound].last, bytes[range.upperBound...].first]
      .allSatisfy { $0.map { !$0.isASCIILetter } ?? true }
    return isWord && (rest.isEmpty || rest.contains { $0.isASCIILower }) ? range : nil
  }

  private func places(of name: String) -> [Range<Int>] {
    var places: [Range<Int>] = []
    while let place = bytes.range(of: name, from: places.last.map { $0.lowerBound + 1 } ?? 0) {
      places.append(place)
    }
    return places
  }

  /// A whole word in Latin letters; a common word of English only where its capital shows that it
  /// is a name: not at the start.
  private func isName(_ range: Range<Int>, _ name: String) -> Bool {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
    if before.isASCIILetter || before.isASCIIDigit { return false }
    if after.isASCIILetter || after.isASCIIDigit { return false }
    if korean != nil, name.isShortHangul { return isMention(of: range) }
    guard let english, let token = english.tokens.first(where: { $0.range == range }) else {
      return true
    }
    if token.readings.contains(.unknown) || token.shape == .mixed { return true }
    if labelOfApp(at: range) != nil || place == .title && isHeading(range) { return true }
    if english.isSubject(token) { return true }
    let balance = EnglishCapitals.balance(english, english.tokens.indices, names: EnglishNames())
    return range.lowerBound > 0 && token.isCapitalized && balance.lower > 0
  }

  /// Whether the name is all of a title, or all but what any notification is: “Harbor News”.
  private func isHeading(_ range: Range<Int>) -> Bool {
    guard range.lowerBound == 0 else { return false }
    let rest = reading.words.suffix(from: min(1, reading.words.count))
    return range.upperBound == bytes.count || rest.count == 1 && wordsOfNews.contains(rest[1])
  }

  /// `App: `, `[App] `, `App – ` at the start.
  func labelOfApp(at range: Range<Int>) -> Range<Int>? {
    let open = range.lowerBound == 1 && bytes[0] == UInt8(ascii: "[")
    guard range.lowerBound == 0 || open else { return nil }
    let rest = bytes[range.upperBound...]
    for separator in open ? ["] "] : [": ", " – ", " — ", " - "]
    where rest.starts(with: separator.utf8) {
      return 0..<range.upperBound + separator.utf8.count
    }
    return nil
  }
}

extension EnglishText {
  /// “Loop has not finished”: a noun in the singular without an article is the subject of a sentence
  /// only where it is a name, or a mass noun.
  fileprivate func isSubject(_ token: EnglishToken) -> Bool {
    guard let sentence = sentences.first(where: { tokens[$0.content].first?.range == token.range }),
      let verb = tokens[sentence.content].dropFirst().first, verb.shape == .lower
    else { return false }
    let isSingular =
      token.readings.contains(.noun) && token.readings.isDisjoint(with: [.plural, .gerund])
    let isFinite =
      verb.readings.intersects([.finiteBe, .have, .doVerb, .modal])
      || verb.readings.contains(.thirdPerson) && !verb.readings.contains(.plural)
    return isSingular && isFinite && !massNouns.contains(token.lower)
  }
}

/// What a notification is, whatever it tells.
private let wordsOfNews: Set<String> = [
  "news", "update", "updates", "notification", "alert", "team",
]

/// Nouns without an article that apps are about as well as named for.
private let massNouns: Set<String> = [
  "music", "mail", "email", "news", "health", "weather", "data", "storage", "access", "time",
  "work", "sleep", "sound", "video", "audio", "home", "money", "power", "space", "text", "traffic",
]
