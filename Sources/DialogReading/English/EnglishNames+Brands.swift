import DialogLocales
import DialogSupport

extension EnglishNames {
  /// Whether a word is a name of technology or of a service, which no language spells otherwise.
  public static func isBrand(_ word: ArraySlice<UInt8>) -> Bool {
    brands.contains(String(decoding: word, as: UTF8.self))
  }

  /// How such a name is spelled, by its lower case; nil of other words.
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
