import DialogReading
import DialogSupport

extension TextVariant {
  /// Where the app's name stands, as a name and not as a common word.
  var placeOfAppName: Range<Int>? {
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
    if name.unicodeScalars.last?.isHangulSyllable ?? false, isPartOfHangul(before: range.upperBound)
    {
      return false
    }
    guard let english, let index = english.tokens.firstIndex(where: { $0.range == range }) else {
      return true
    }
    let token = english.tokens[index]
    if isPartOfName(index, of: english) { return false }
    if token.readings.contains(.unknown) || token.shape == .mixed { return true }
    if labelOfApp(at: range) != nil || place == .title && isHeading(range) { return true }
    if english.isSubject(token) { return true }
    let balance = EnglishCapitals.balance(english, english.tokens.indices, names: EnglishNames())
    return range.lowerBound > 0 && token.isCapitalized && balance.lower > 0
  }

  /// Whether a word with a capital follows among words without, so that both name something else:
  /// your Harbor Cloud backup.
  private func isPartOfName(_ place: Int, of english: EnglishText) -> Bool {
    guard place + 1 < english.tokens.count, case let next = english.tokens[place + 1],
      next.isCapitalized, next.isSpaced
    else { return false }
    return EnglishCapitals.balance(english, english.tokens.indices, names: EnglishNames()).lower > 0
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
