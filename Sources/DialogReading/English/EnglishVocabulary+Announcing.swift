import DialogLocales
import DialogSupport

/// Titles that say that there is something to read, or to answer, and not what.
extension EnglishVocabulary {
  /// Whether the words of a title only announce (Important Message), ask for anything at all (Are you
  /// sure?) or name a fault that might be any (There is a problem).
  ///
  /// - Parameters:
  ///   - words: two at least, in lower case, without numbers.
  ///   - isSigned: whether the title goes on to name the app, so that one word is enough.
  public static func onlyAnnounces(_ words: [String], isSigned: Bool = false) -> Bool {
    let words = words.filter { !["a", "an", "the"].contains($0) }
    guard words.count > (isSigned ? 0 : 1), let last = words.last else { return false }
    let rest = words.dropLast()
    return announcing.contains(phrase: words)
      || warnings.contains(words[0]) && announcing.contains(phrase: Array(words.dropFirst()))
      || heads.contains(last) && rest.allSatisfy(qualifiers.contains)
      || demanding.contains(last) && rest.allSatisfy(demanded.contains)
      || asksForAnything(words) || announcesTopic(words) || addressesAll(words)
  }

  /// Whether the words of a title leave what happened to a message: There’s a Problem with the Take, About
  /// the Backup, Booking Issue.
  ///
  /// - Parameter words: in lower case, without numbers.
  public static func leavesToMessage(_ words: [String]) -> Bool {
    var words = words.filter { !["a", "an", "the"].contains($0) }[...]
    if words.first == "about" || words.first == "regarding" { return (2...5).contains(words.count) }
    if ["there's", "we've"].contains(words.first) { words = words.dropFirst() }
    if ["there", "we"].contains(words.first) { words = words.dropFirst(2) }
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    if faults.contains(first) {
      return words.count > 2
        && ["with", "in", "at", "regarding", "about"].contains(words.dropFirst().first)
        && !words.contains(where: telling.contains)
    }
    return faults.contains(last) && words.count < 4
      && words.dropLast().allSatisfy(namesTopic)
  }

  /// Whether a word names what a fault concerns, and not the fault.
  private static func namesTopic(_ word: String) -> Bool {
    let readings = EnglishLexicon.readings(of: Array(word.utf8))
    return readings.intersects([.noun, .gerund, .unknown]) && !telling.contains(word)
      && !isDenial(word)
  }

  /// Faults that may be any.
  private static let faults = WordSet.words("problem problems issue issues trouble troubles")
  /// What tells a fault by itself.
  private static let telling = WordSet.words(
    "low full missing out because that no not without while when if known report solved fixed")

  /// Whether words and numbers name a fault by its code alone: error, error code.
  public static func introducesCode(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { wordsOfCodes.contains($0) || hosts.contains($0) }
      && words.contains(where: wordsOfCodes.contains)
  }

  /// Whether a title of two or three nouns names what something concerns, and not what happened: Battery
  /// Status, Network Settings, Photo Library Backup.
  public static func onlyNamesTopic(_ words: [String]) -> Bool {
    guard (2...4).contains(words.count) else { return false }
    let isTopic = topicHeads.contains(words.last!) && words.count < 4
    return (isTopic || featureHeads.contains(words.last!))
      && words.dropLast().allSatisfy(isTopic ? namesTopic : onlyNames)
  }

  /// Whether a word is a noun or a name, and no adjective or participle that may tell the fault.
  private static func onlyNames(_ word: String) -> Bool {
    if kindsOfFeatures.contains(word) { return true }
    return namesTopic(word) && !word.utf8.contains(UInt8(ascii: "-"))
      && !EnglishLexicon.readings(of: Array(word.utf8)).intersects([.adjective, .participle, .past])
      && !faultNouns.contains(word)
  }

  /// What apps do and have, which says nothing of a fault: Photo Library Backup, Family Sharing Setup.
  private static let featureHeads = WordSet.words(
    """
    backup backups sync syncing synchronization import export upload uploads download downloads sharing setup
    installation registration login sign-in checkout payment payments purchase purchases subscription
    subscriptions library account accounts profile inbox outbox calendar calendars playlist playlists album
    albums gallery scanner scanning printing printer camera microphone keyboard editor recorder recording
    recordings alarms weather navigation location search browser browsing wallet cart bookmarks contacts
    reminders notes messages messaging mail streaming playback transfer transfers pairing migration mirroring
    maps music photos videos widgets planner calling tracking guidance selection translation booking
    rental rentals memo memos ticketing delivery deliveries reservation reservations boarding dictation assistant
    translator converter reader player tracker planner viewer finder chat chats quiz workouts fitness routes tours
    lists folders favorites clips stories drafts vault dashboard feed forum community subtitles lyrics scenes
    automations episodes recipes lessons podcasts highlights timers radio passes
    """)

  /// What features are called by that is no fault: Shared Calendars, Smart Folders.
  private static let kindsOfFeatures = WordSet.words(
    """
    shared smart saved daily weekly monthly personal private public live instant automatic mobile digital scheduled
    nearby recent favorite
    """)

  /// What tells a fault as a noun.
  private static let faultNouns = WordSet.words(
    """
    error failure conflict duplicate limit outage loss shortage spam fraud virus timeout delay cancellation
    interruption mismatch warning alert problem issue trouble crash refusal violation breach damage leak gap
    repeat copy double stranger
    """)

  private static let topicHeads = WordSet.words(
    "status state information info settings options preferences details level mode saver")
  /// What errors with codes come from.
  private static let hosts = WordSet.words("server system application app internal http")

  /// “Notice to All Users”
  private static func addressesAll(_ words: [String]) -> Bool {
    guard words.count > 2, heads.contains(words[0]), ["to", "for"].contains(words[1]) else {
      return false
    }
    return words.dropFirst(2).allSatisfy(everyone.contains)
  }

  private static let everyone = WordSet.words(
    "all our users user everyone customers members guests visitors people")

  /// “Are you sure you want to continue?”: of what, the title leaves to the message.
  private static func asksForAnything(_ words: [String]) -> Bool {
    (words.contains { ["sure", "continue", "proceed"].contains($0) } || doesAnything(words))
      && words.allSatisfy(asking.contains)
  }

  /// “Do you really want to do this?”, “Shall we go ahead?”
  private static func doesAnything(_ words: [String]) -> Bool {
    guard words.count > 2 else { return false }
    return zip(words.dropFirst(), words.dropFirst(2)).contains { verb, object in
      verb == "do" && ["this", "it", "that", "so"].contains(object)
        || verb == "go" && object == "ahead"
    }
  }

  /// “News About a Transfer”, “Important Information About the Trip”
  private static func announcesTopic(_ words: [String]) -> Bool {
    let rest = words.drop(while: qualifiers.contains)
    guard let first = rest.first, topics.contains(first) else { return false }
    return rest.count > 2 && ["about", "regarding", "concerning"].contains(rest.dropFirst().first)
  }

  /// “Warning: Read Carefully”
  private static let warnings = WordSet.words("attention warning caution notice important")
  private static let heads = WordSet.words(
    """
    message messages notice notices information info announcement announcements news alert warning
    question reminder notification confirmation
    """)
  private static let qualifiers = WordSet.words(
    """
    important very urgent critical final last general special quick brief short system friendly please error
    warning confirmation one
    """)
  private static let topics = WordSet.words("news information info notice message update")
  private static let demanding = WordSet.words("required needed necessary requested")
  private static let demanded = WordSet.words(
    "attention action confirmation decision response answer input interaction your user immediate is"
  )
  private static let wordsOfCodes = WordSet.words(
    "error err code exception status fault number no")
  private static let asking = WordSet.words(
    """
    are you really absolutely completely quite sure that about want would like wish to do does don't
    continue proceed go ahead on should shall we still just this it action operation perform so anyway now still
    """)

  /// Whole titles, without articles.
  private static let announcing: Set<String> = [
    "please note", "please read", "please read this", "please read carefully", "please confirm",
    "please decide", "please choose", "please respond", "please be advised", "please answer",
    "please pay attention", "pay attention", "take note", "take notice", "read this",
    "read this first", "read carefully", "heads up", "be careful",
    "be cautious", "be warned", "be aware", "take care", "careful now", "use caution", "watch out",
    "look out",
    "try again", "try again later", "please try again", "please try again later",
    "we're sorry", "we are sorry", "sorry about this", "can't continue", "cannot continue",
    "unable to continue",
    "this can't be undone", "this cannot be undone", "this action can't be undone",
    "this action cannot be undone",
    "proceed with caution", "caution advised", "think carefully", "think twice", "attention please",
    "your attention please",
    "just so you know", "for your information", "did you know", "one more thing",
    "one last thing", "next thing", "another thing", "before you go", "before you continue",
    "before continuing", "hold on",
    "hang on", "just moment", "one moment", "just minute", "one second", "confirm action",
    "confirm this action", "confirm operation", "confirm request",
    "confirm choice", "confirm your choice", "confirm selection", "confirm decision",
    "good to know", "make choice", "what now", "there is problem", "there was problem",
    "there is issue", "there was issue", "there's problem", "there's issue", "we have problem",
    "problem occurred", "problem has occurred", "issue occurred", "error occurred",
    "error has occurred", "something happened", "something has happened",
  ]
}
