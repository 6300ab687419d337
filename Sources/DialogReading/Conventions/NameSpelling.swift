import DialogSupport

/// How a name of the source stands in a translation: letter for letter, or with endings of grammar.
public struct NameSpelling: Sendable {
  /// Whether the language's grammar puts no endings on names in Latin letters.
  private let keepsEnds: Bool
  /// Whether endings of its grammar replace those of names: YouTube, na YouTubie.
  private let replacesEnds: Bool

  /// Nil for languages that write names as they are spoken: Latvian, Serbian, Azerbaijani, Uzbek; and
  /// of those whose grammar changes the first letters of words.
  public init?(_ language: String) {
    if NameSpelling.respelling.contains(language) { return nil }
    keepsEnds = NameSpelling.endless.contains(language)
    replacesEnds = !NameSpelling.uninflected.contains(language)
  }

  /// How a word differs from the name that it stands for.
  public enum Fault: Hashable, Sendable {
    case capitals, letters
  }

  /// How a word differs from a name that it surely stands for; nil where it is the name, the name with
  /// an ending, or another word.
  ///
  /// - Parameters: letters of ASCII, four at least.
  public func fault(of word: ArraySlice<UInt8>, for name: ArraySlice<UInt8>) -> Fault? {
    guard abs(word.count - name.count) < 3 else { return nil }
    let (a, b) = (word.map { $0 | 0x20 }, name.map { $0 | 0x20 })
    if a == b { return word.elementsEqual(name) ? nil : .capitals }
    // With an ending, or in the singular.
    if a.starts(with: b) || b.starts(with: a) && b.last == UInt8(ascii: "s") { return nil }
    let isLonger = a.last != b.last && a.count > b.count
    let mayBeEnd = a.last != b.last || replacesEnds && a.starts(with: b.dropLast())
    if keepsEnds ? isLonger : mayBeEnd { return nil }
    let allowed = name.count > 6 && a.first == b.first ? 2 : 1
    return Spelling.distance(a, b, within: allowed) == nil ? nil : .letters
  }

  private static let uninflected: Set<String> = .words(
    "en nl de fr es it pt ca sv da nb no id ms vi")
  private static let respelling: Set<String> = .words("lv sr bs az uz tk ga gd cy br")
  private static let endless: Set<String> = .words(
    "ru uk be bg el ja zh yue ko th lo km my ar he fa ur hi bn ta")
}

extension EnglishNames {
  /// Whether a word is a name of technology or of a service, which no language spells otherwise.
  public static func isBrand(_ word: ArraySlice<UInt8>) -> Bool {
    brands.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether a word, in lower case, is such a name where it has its capital.
  static func isBrand(inLowerCase word: String) -> Bool { brandsByLower[word] != nil }

  /// How such a name is spelled; nil of other words.
  static func brand(inLowerCase word: String) -> String? { brandsByLower[word] }

  private static let brandsByLower = Dictionary(
    uniqueKeysWithValues: brands.map { ($0.lowercased(), $0) })

  /// Written by hand.
  private static let brands: Set<String> = .words(
    """
    Bluetooth Spotify Google Facebook Instagram Netflix Apple Android Windows Dropbox Twitter Telegram Amazon \
    Alexa Siri Chrome Safari Firefox Gmail Outlook Microsoft Samsung Messenger Discord Slack Skype Teams Zoom \
    Pinterest Reddit Snapchat Strava Garmin Fitbit PayPal Stripe Shopify Airbnb Booking Uber Deezer Twitch Steam \
    Nintendo Xbox PlayStation Chromecast Roku Sonos Kindle Audible Evernote Notion Trello Adobe \
    Photoshop Excel Word PowerPoint Wikipedia Mastercard Visa Sony Philips Bosch Huawei Xiaomi Toyota Tesla \
    Linux Ubuntu Docker GitHub GitLab Jira Zigbee Matter Ethernet Nextcloud Signal Viber Wechat Threads Mastodon
    """)

  /// Whether two words have the same letters but for two that changed places.
  public static func areExchanged(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    let places = zip(a, b).enumerated().filter { $1.0 != $1.1 }
    return places.count == 2 && places[0].offset + 1 == places[1].offset
      && places[0].element.0 == places[1].element.1 && places[1].element.0 == places[0].element.1
  }

  /// Whether a word, in whatever case, is one of English, so that translations may say it in words
  /// of their own.
  public static func isOrdinary(_ word: ArraySlice<UInt8>) -> Bool {
    !EnglishLexicon.readings(of: word.map { $0 | 0x20 }).contains(.unknown)
  }
}
