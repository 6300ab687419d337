/// A sentence of two clauses that a conjunction joins, each with a verb of its own: “It was not saved
/// and can’t be sent.”
public enum CoordinateClauses {
  /// The two clauses of an English sentence; nil for one with another number of them, or with more
  /// than one place where they may part.
  public static func english(_ sentence: String) -> (String, String)? {
    guard let parts = splitAtWord(sentence, ["and", "but", "or"]) else { return nil }
    return hasFiniteVerb(parts.0) && hasFiniteVerb(parts.1) ? parts : nil
  }

  /// The two clauses of a sentence that translates such a one; nil where it can’t be told where they
  /// part, or whether both have a verb.
  public static func of(_ sentence: String, in language: String) -> (String, String)? {
    switch language {
    case "ko": korean(sentence)
    case "ja": splitAtComma(sentence, "、", after: japaneseEnds)
    case "zh", "yue": splitAtComma(sentence, "，", after: nil)
    case "th": splitAtPart(sentence, ["และ", "แต่"])
    case "ar": splitAtWord(sentence, arabicStarts, isKept: true)
    case "he": hebrew(sentence)
    default: coordinators[language].flatMap { splitAtWord(sentence, $0.words) }
    }
  }

  /// Whether a negation of the first clause can’t reach into the second, as that has a verb of its
  /// own or the language says no at each.
  public static func negatesEach(_ second: String, in language: String) -> Bool {
    guard let verbs = coordinators[language]?.verbs else { return true }
    // At the end of a clause it is an infinitive: “geteilt werden”.
    return second.letterRuns().dropLast().prefix(3).contains(where: verbs.contains)
  }

  // MARK: Where clauses part

  /// After or before the only word of some; no comma parts clauses elsewhere.
  private static func splitAtWord(
    _ sentence: String, _ words: Set<String>, isKept: Bool = false
  ) -> (String, String)? {
    let all = sentence.split(separator: " ")
    let places = all.indices.filter { words.contains(all[$0].lowercased()) }
    guard places.count == 1, let place = places.first, place > 0, place + 1 < all.count else {
      return nil
    }
    let first = all[..<place].joined(separator: " ")
    let second = all[(isKept ? place : place + 1)...].joined(separator: " ")
    let marks = ",;:،—–".unicodeScalars
    let isBroken =
      first.unicodeScalars.dropLast().contains(where: marks.contains)
      || second.unicodeScalars.contains(where: marks.contains)
    return isBroken ? nil : (first, second)
  }

  private static func splitAtPart(_ sentence: String, _ parts: [String]) -> (String, String)? {
    let found = parts.flatMap { part in sentence.ranges(of: part) }
    guard found.count == 1 else { return nil }
    return (String(sentence[..<found[0].lowerBound]), String(sentence[found[0].upperBound...]))
  }

  private static func splitAtComma(
    _ sentence: String, _ comma: Character, after ends: [String]?
  ) -> (String, String)? {
    let parts = sentence.split(separator: comma, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count > 3 }) else { return nil }
    if let ends, !ends.contains(where: parts[0].hasSuffix) { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  // MARK: English

  private static func hasFiniteVerb(_ clause: String) -> Bool {
    clause.letterRuns().contains { englishVerbs.contains($0) || $0.hasSuffix("n't") }
  }

  private static let englishVerbs: Set<String> = .words(
    """
    is are was were will would can could has have had does did cannot may might it's they're
    you're it'll they'll you'll
    """)

  // MARK: Korean, Japanese, Arabic, Hebrew

  /// After the only word with an ending that joins: 고, 지만, 며.
  private static func korean(_ sentence: String) -> (String, String)? {
    let words = sentence.split(separator: " ")
    let places = words.indices.dropLast().filter { index in
      let word = words[index].filter { $0 != "," }
      guard koreanEndings.contains(where: word.hasSuffix) else { return false }
      if koreanNouns.contains(where: word.hasSuffix) { return false }
      return !koreanVerbsAfter.contains(where: words[index + 1].hasPrefix)
    }
    guard places.count == 1, let place = places.first, place > 0, place + 2 < words.count,
      words.indices.allSatisfy({ $0 == place || !words[$0].contains(",") })
    else { return nil }
    return (words[...place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
  }

  private static let koreanEndings = ["고", "지만", "으며", "되며", "하며", "으나"]
  /// What ends so without joining clauses: warning, advertisement; that it is so; neither … nor.
  private static let koreanNouns = [
    "경고", "광고", "보고", "참고", "최고", "재고", "창고", "사고", "신고", "말고", "라고", "다고", "자고", "냐고", "하지만",
    "그렇지만", "그리고",
  ]
  /// What 고 goes with in one verb: 하고 있다, 하고 싶다.
  private static let koreanVerbsAfter = ["있", "싶", "계", "나", "말", "난"]

  private static let japaneseEnds = [
    "ますが", "ですが", "せんが", "したが", "たが", "いが", "るが", "おり", "おらず", "れず", "れて", "して", "なく", "れ", "し",
    "ますし", "せんし",
  ]

  private static let arabicStarts: Set<String> = .words(
    """
    ولا ولن ولم ولكن لكن وسوف وسيتم وسيُ وقد وهو وهي وتم ويمكن ويتم وليس ولكنه ولكنها لكنه لكنها
    """)

  /// Before the only word that begins with ו, or after a but.
  private static func hebrew(_ sentence: String) -> (String, String)? {
    let joining = sentence.split(separator: " ").filter {
      $0.unicodeScalars.first == "ו" && $0.unicodeScalars.count > 2 || $0 == "אבל" || $0 == "אך"
    }
    guard joining.count == 1 else { return nil }
    return splitAtWord(sentence, [String(joining[0])], isKept: true)
  }

  // MARK: Languages with words between clauses

  /// The conjunctions, and the finite verbs that a clause begins with; nil where every clause says no
  /// for itself.
  private static let coordinators: [String: (words: Set<String>, verbs: Set<String>?)] = [
    "de": (
      .words("und aber oder jedoch"),
      .words("ist sind wird werden war waren wurde wurden kann können hat haben muss lässt lassen")
    ),
    "fr": (
      .words("et mais ou"),
      .words("est sont sera seront a ont peut peuvent pourra pourront va vont était été")
    ),
    "es": (
      .words("y e pero o u"),
      .words("es está son están será serán se ha han puede pueden podrá podrán fue")
    ),
    "pt": (
      .words("e mas ou"),
      .words("é está são estão será serão foi foram pode podem poderá poderão")
    ),
    "it": (
      .words("e ed ma o"),
      .words("è sono sarà saranno può possono potrà potranno verrà verranno viene ha stato")
    ),
    "nl": (
      .words("en maar of"),
      .words("is zijn wordt worden kan kunnen was werd heeft hebben zal zullen")
    ),
    "sv": (.words("och men eller"), .words("är kan har blir kommer var")),
    "da": (.words("og men eller"), .words("er kan har bliver vil blev")),
    "nb": (.words("og men eller"), .words("er kan har blir vil ble")),
    "pl": (
      .words("i oraz ale lecz"),
      .words("jest są będzie będą może mogą można został została zostanie zostaną")
    ),
    "ru": (
      .words("и но а"), .words("можно может могут будет будут был была было были удастся станет")
    ),
    "uk": (.words("і й та але"), .words("можна може можуть буде будуть був була було були")),
    "tr": (.words("ve ama fakat ancak"), nil),
    "vi": (.words("và nhưng"), .words("sẽ có được đã bị")),
    "hi": (.words("और लेकिन"), nil),
  ]
}
