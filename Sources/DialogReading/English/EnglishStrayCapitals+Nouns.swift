import DialogLocales

/// Nouns of any app with a capital inside a sentence: “Check the Network connection.”
extension EnglishCapitals {
  /// Whether a word is such a noun, and of no name: alone or in a run of them, after a word in lower case that nouns
  /// follow. What a project declares is a name; what stands in title style is none of it.
  ///
  /// - Parameter names: the app’s and the project’s terms.
  static func isStrayNoun(
    _ index: Int, in text: EnglishText, _ sentence: EnglishSentence, names: EnglishNames
  ) -> Bool {
    guard isPlainNoun(index, in: text, names: names), let start = sentence.content.first,
      index > start
    else { return false }
    let last = sentence.content[index...].prefix { isPlainNoun($0, in: text, names: names) }.last!
    if let next = sentence.content[(last + 1)...].first.map({ text.tokens[$0] }) {
      let isOfName = next.isWord && next.shape != .lower || next.kind == .placeholder
      if isOfName || kindsOfPlaces.contains(next.lower) || labeled.contains(next.lower) {
        return false
      }
    }
    return opensNoun(before: index, start, in: text, names: names)
      && (sentence.ending == .period
        || balance(text, sentence.content, names: names).lower > 0)
  }

  /// Whether what stands before a run of such nouns is an article or the like, or “and” after another run.
  private static func opensNoun(
    before index: Int, _ start: Int, in text: EnglishText, names: EnglishNames
  ) -> Bool {
    var first = index - 1
    while first > start, isPlainNoun(first, in: text, names: names) { first -= 1 }
    let before = text.tokens[first]
    guard before.isWord, before.shape == .lower || first == start else { return false }
    if ["and", "or"].contains(before.lower), first - 1 > start {
      return isPlainNoun(first - 1, in: text, names: names)
        && opensNoun(before: first - 1, start, in: text, names: names)
    }
    return before.readings.intersects([.article, .possessive, .determiner])
      || before.lower == "another" || before.shape == .lower && quantifiers.contains(before.lower)
      || before.shape == .lower && before.readings.contains(.adjective)
        && !before.readings.contains(.noun)
  }

  private static func isPlainNoun(_ index: Int, in text: EnglishText, names: EnglishNames) -> Bool {
    let token = text.tokens[index]
    guard token.isWord, token.shape == .capitalized, token.quotes == 0,
      !names.isDeclared(text.string(token))
    else { return false }
    if token.lower == "internet" {
      return index + 1 < text.tokens.count
        && isPlainNoun(index + 1, in: text, names: names)
    }
    // A Server Folder has its name from what it holds.
    if token.lower == "folder" {
      return index > 0
        && text.tokens[index - 1].readings.intersects([
          .article, .possessive, .determiner, .adjective,
        ])
    }
    let noun = singular(index, in: text)
    return plainNouns.contains(noun) && !isBeforeOwner(index, in: text)
      || sectionNouns.contains(noun) && !names.contains(text.string(token))
        && isOfItsOwn(index, in: text)
  }

  /// Whether it is no part of a longer name: “the Lesson Plan”, “the Article of Association”.
  private static func isOfItsOwn(_ index: Int, in text: EnglishText) -> Bool {
    guard index + 1 < text.tokens.count else { return true }
    let next = text.tokens[index + 1]
    return !(next.isWord && next.shape != .lower) && next.lower != "of"
      && !isBeforeOwner(index, in: text)
  }

  /// “the Student discount”
  private static func isBeforeOwner(_ index: Int, in text: EnglishText) -> Bool {
    index + 1 < text.tokens.count && ownersOfNames.contains(text.tokens[index + 1].lower)
  }

  /// A noun without the ending of an owner, or of several where “a few” tells that they are no app: “a few Photos”.
  private static func singular(_ index: Int, in text: EnglishText) -> String {
    let token = text.tokens[index]
    if token.lower.hasSuffix("'s") { return String(token.lower.dropLast(2)) }
    guard index > 0, token.readings.contains(.plural), token.lower.utf8.last == UInt8(ascii: "s"),
      quantifiers.contains(text.tokens[index - 1].lower)
    else { return token.lower }
    return String(token.lower.dropLast())
  }

  private static let quantifiers: WordSet = .words(
    "few several many some more fewer two three four five other these those")

  /// What is called by its label: the Password field, the Microphone permission.
  private static let labeled: WordSet = .words(
    "access box category checkbox column field icon key label permission role row switch tier toggle"
  )

  /// Those that no platform has an app, a place or a setting of. Written by hand.
  private static let plainNouns: WordSet = .words(
    """
    account administrator application backup battery browser cable card charger code computer connection credit
    customer database device disk download driver email error file headset member message microphone modem
    network order owner passcode password payment permission phone photo picture plan player playlist printer product
    profile purchase reader recording request router server session speaker storage subscription system tablet
    ticket transaction update upload user username version video
    adapter adaptor attachment bank coach colleague dentist doctor employer episode friend guardian guest
    hotel invoice keyboard landlord laptop manager memory neighbor nurse parent passenger receipt recipe
    school signature smartphone song supervisor teacher teammate television track trainer tutor visitor webpage
    website
    address appointment caller coupon document flight image item link parcel patient receiver recipient refund
    reservation sender sensor student tenant voucher
    """)

  /// Those that an app may have a section or a plan of, which the texts of its project then show. Written by hand.
  private static let sectionNouns: WordSet = .words(
    """
    article booking car chapter class comment contact course delivery door draft event exam fee form game group key lamp
    lesson location meeting movie note number package page post price reason reminder report review room schedule table task team
    trip vehicle workout
    """)
}

/// What has a name that stands before it with a capital.
private let ownersOfNames: Set<String> = [
  "team", "tool", "plan", "channel", "calendar", "discount", "pass", "tier", "program",
]
