import DialogLocales

/// A change of one word.
public struct EnglishCorrection: Hashable, Sendable {
  /// Bytes of the text's UTF-8.
  public let range: Range<Int>
  /// The word as it should be.
  public let replacement: String

  /// Other characters in place of a range of the text’s UTF-8.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Title-style and sentence-style capitals, as the Apple Style Guide describes them under
/// “capitalization”.
public enum EnglishCapitals {
  /// How many words inside a text, of those that only title style capitalizes, are capitalized.
  public struct Balance: Hashable, Sendable {
    var capitalized = 0
    /// How many of them begin in lower case.
    public var lower = 0
    /// Function words among the capitalized.
    public var capitalizedFunctionWords = 0

    /// Whether it is written in title style, as far as that can be seen.
    public var isTitleStyle: Bool { capitalized > 0 && lower == 0 }
    /// Whether it is written in sentence style, as far as that can be seen.
    public var isSentenceStyle: Bool { lower > 0 && capitalized == 0 }
  }

  /// - Parameters:
  ///   - range: indexes of the text's tokens.
  ///   - names: words that have capitals in any style, and are not counted.
  public static func balance(
    _ text: EnglishText, _ range: Range<Int>, names: EnglishNames
  ) -> Balance {
    var balance = Balance()
    let first = range.first { text.tokens[$0].isWord || text.tokens[$0].kind == .placeholder }
    for index in range where index != first {
      let token = text.tokens[index]
      guard token.isWord, token.quotes == 0, token.readings.isKnown else { continue }
      let style = titleStyle(of: index, in: text, range)
      if token.shape == .lower, style == .upper { balance.lower += 1 }
      guard token.shape == .capitalized, !names.contains(text.string(token)) else { continue }
      if token.readings.isNameAlone { continue }
      balance.capitalized += 1
      if token.readings.isFunctionWord { balance.capitalizedFunctionWords += 1 }
    }
    return balance
  }

  /// The word with its first letter capitalized, of a compound the first of each part.
  static func capitalized(_ word: String) -> String {
    if let known = initialisms[word] { return known }
    var isFirst = true
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map { part in
      defer { isFirst = false }
      let staysLower = !isFirst && (lowerParts.contains(String(part)) || isPrefix(word))
      return staysLower ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return parts.joined(separator: "-")
  }

  /// Whether a word in lower case is written with other capitals than its first.
  static func isInitialism(_ word: String) -> Bool { initialisms[word] != nil }

  /// How a word is written that is a name or an initialism, in whatever capitals: PDFs, Wi-Fi, Bluetooth,
  /// iPhone’s; nil of other words, and of what is a word as well.
  ///
  /// - Parameter word: in lower case, with straight apostrophes.
  public static func spelling(ofName word: String) -> String? {
    if let known = initialisms[word] { return ambiguous.contains(word) ? nil : known }
    if let brand = EnglishNames.brand(inLowerCase: word) {
      return EnglishNames.isOrdinary(Array(word.utf8)[...]) ? nil : brand
    }
    for ending in ["'s", "s"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard let known = spelling(ofName: stem), stem != word else { return nil }
      // A plural is made of what is spelled letter by letter: two PDFs.
      let isPlain = ending == "s" && known.contains { $0.isLowercase }
      return isPlain ? nil : known + ending
    }
    return nil
  }

  /// Of those, what `button/ok` speaks of, what is typed in lower case, and what is a word or no whole one.
  private static let ambiguous: Set<String> = ["ok", "i", "i'm", "u.s", "u.s.", "http", "https"]

  /// The names and initialisms of a text that are in other capitals than their own.
  public static func nameCorrections(_ text: EnglishText) -> [EnglishCorrection] {
    text.tokens.indices.compactMap { index in
      let token = text.tokens[index]
      guard token.marks.contains(.name), token.quotes == 0,
        let spelling = spelling(ofName: token.lower),
        spelling != text.string(token).replacing("’", with: "'"),
        // In capitals are emphasis and initialisms of others.
        token.shape != .upper
      else { return nil }
      return whole(index, spelling, in: text)
        ?? EnglishCorrection(range: token.range, replacement: spelling)
    }
  }

  /// The whole of a name of two words, of which one is known by itself: Face ID, iCloud Drive.
  private static func whole(
    _ index: Int, _ spelling: String, in text: EnglishText
  ) -> EnglishCorrection? {
    let token = text.tokens[index]
    if index > 0, let first = firstWords[text.tokens[index - 1].lower], first.second == spelling {
      let range = text.tokens[index - 1].range.lowerBound..<token.range.upperBound
      return EnglishCorrection(range: range, replacement: first.first + " " + spelling)
    }
    guard index + 1 < text.tokens.count,
      let second = secondWords[spelling]?.first(where: {
        $0.lowercased() == text.tokens[index + 1].lower
      })
    else { return nil }
    let range = token.range.lowerBound..<text.tokens[index + 1].range.upperBound
    return EnglishCorrection(range: range, replacement: spelling + " " + second)
  }

  private static let firstWords: [String: (first: String, second: String)] = [
    "apple": ("Apple", "ID"), "face": ("Face", "ID"), "touch": ("Touch", "ID"),
  ]

  private static let secondWords: [String: [String]] = [
    "iCloud": ["Drive"], "AirPods": ["Pro", "Max"], "MacBook": ["Air", "Pro"],
    "YouTube": ["Music"], "Google": ["Drive", "Maps", "Photos", "Play"],
  ]

  /// `re-enable`: a prefix and its word are one word.
  private static func isPrefix(_ word: String) -> Bool {
    ["re-", "un-", "pre-", "non-", "co-", "e-", "de-"].contains { word.hasPrefix($0) }
  }

  /// Parts of compounds that stay in lower case: Plug-in, Built-in, Up-to-Date.
  private static let lowerParts: WordSet = .words(
    "in on up out off to of by at for and or the a an")

  /// Initialisms and names that are often written in lower case, as they should be.
  private static let initialisms: [String: String] = [
    "ok": "OK", "url": "URL", "urls": "URLs", "id": "ID", "ids": "IDs", "pdf": "PDF",
    "api": "API", "usb": "USB", "gps": "GPS", "vpn": "VPN", "nfc": "NFC", "qr": "QR",
    "sms": "SMS", "tv": "TV", "ip": "IP", "dns": "DNS", "rss": "RSS", "csv": "CSV",
    "json": "JSON", "html": "HTML", "http": "HTTP", "https": "HTTPS", "ssl": "SSL", "faq": "FAQ",
    "wifi": "Wi-Fi", "wi-fi": "Wi-Fi", "ios": "iOS", "ipad": "iPad", "iphone": "iPhone",
    "icloud": "iCloud", "macos": "macOS", "ipados": "iPadOS", "watchos": "watchOS", "tvos": "tvOS",
    "facetime": "FaceTime", "imessage": "iMessage", "airdrop": "AirDrop", "airpods": "AirPods",
    "airplay": "AirPlay", "macbook": "MacBook", "youtube": "YouTube", "github": "GitHub",
    "xml": "XML", "sql": "SQL", "ssh": "SSH", "ftp": "FTP", "cpu": "CPU", "gpu": "GPU",
    "hdmi": "HDMI", "ssid": "SSID", "jpeg": "JPEG", "png": "PNG", "gif": "GIF", "dvd": "DVD",
    "whatsapp": "WhatsApp", "linkedin": "LinkedIn", "paypal": "PayPal", "tiktok": "TikTok",
    "u.s": "U.S", "u.s.": "U.S.", "i": "I", "i'm": "I’m",
  ]
}

extension EnglishReadings {
  static let functionWords: Self = [
    .article, .determiner, .possessive, .subject, .object, .finiteBe, .otherBe, .have, .doVerb,
    .modal, .clause, .not, .preposition, .to, .coordinator, .subordinator, .clauseOrPhrase, .that,
    .interrogative,
  ]

  /// A word of a closed class.
  public var isFunctionWord: Bool { intersects(.functionWords) }

  /// A word that is known, in any class.
  var isKnown: Bool { !contains(.unknown) && !isEmpty }

  /// A name as much as a word: `May`, `China`; `will` and `may` are verbs first.
  var isNameAlone: Bool { contains(.name) && !isFunctionWord && !contains(.mostlyVerb) }
}
