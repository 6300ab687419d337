import DialogLocales

/// What buttons do, by their verbs.
extension EnglishVocabulary {
  /// Whether a button's title tells no result: Continue, Proceed, Submit.
  public static func saysNoResult(_ words: [String]) -> Bool {
    vague.contains(phrase: words)
  }

  private static let vague: Set<String> = emptyDeeds.union([
    "confirm", "continue", "done", "go", "go ahead", "next", "proceed", "submit", "accept", "agree",
    "apply",
  ])

  /// Whether a button's title tells only that one is done with what is shown: Close, Exit.
  public static func onlyCloses(_ words: [String]) -> Bool {
    words.count == 1 && ["close", "exit", "dismiss"].contains(words[0])
  }

  /// Whether a button's title tells no result, and not even that one goes on: Do It.
  public static func isEmptyDeed(_ words: [String]) -> Bool { emptyDeeds.contains(phrase: words) }

  private static let emptyDeeds: Set<String> = [
    "do it", "do this", "do that", "do so", "go for it",
  ]

  /// Whether a title only numbers what can be chosen: Option 1, Choice B.
  public static func onlyNumbers(_ words: [Substring]) -> Bool {
    words.count == 2 && ["option", "choice", "alternative"].contains(words[0])
      && words[1].utf8.count == 1
  }

  /// Whether two verbs are known to do different things: to share and to print.
  public static func differ(_ verb: String, _ other: String) -> Bool {
    let (own, others) = (groupsOfVerbs.lists(with: verb), groupsOfVerbs.lists(with: other))
    return own != 0 && others != 0 && own & others == 0
  }

  /// Whether two verbs say one deed in different words: to delete and to erase.
  public static func sayTheSame(_ verb: String, _ other: String) -> Bool {
    verb != other && sameDeeds.lists(with: verb) & sameDeeds.lists(with: other) != 0
  }

  /// Whether some other verb says the same.
  public static func hasOtherWord(_ verb: String) -> Bool {
    sameDeeds.lists(with: verb) != 0
  }

  private static let sameDeeds = WordLists([
    "delete remove erase discard eliminate", "remove eject expel kick", "share post", "send submit",
    "buy purchase", "book reserve", "rename retitle", "quit exit",
    "download fetch", "move relocate", "end finish terminate", "join enter",
    "stop halt", "mute silence",
  ])

  /// Whether it is known of a verb which do different things.
  public static func isKnownDeed(_ verb: String) -> Bool { groupsOfVerbs.lists(with: verb) != 0 }

  /// Verbs by what they do, a list for each group.
  private static let groupsOfVerbs = WordLists([
    "share send forward post publish email invite upload", "print", "move relocate transfer",
    "archive remove hide", "delete remove erase discard trash clear empty wipe reset",
    "save buy purchase order pay subscribe upgrade",
    "rent borrow", "renew extend", "save keep store export download",
    "copy duplicate clone", "rename name", "import add scan",
    "download install update upgrade", "restore recover", "call dial phone",
    "join enter", "play watch listen resume", "record",
    "mute silence", "block report", "translate",
    "book reserve", "sell", "lock",
    "open unlock", "restart reboot relaunch", "unlink detach disconnect unpair",
    "burn", "merge combine", "split divide",
    "pin", "unpin", "follow",
    "unfollow", "like", "rate review",
    "sync",
  ])

  /// Names of things that are no action, though no dictionary has them.
  public static func namesThing(_ words: [String]) -> Bool {
    if words.count == 2, more.contains(words[0]), topics.contains(words[1]) { return true }
    if words.count == 2 { return owners.contains(words[0]) && places.contains(words[1]) }
    return words.count == 1 && things.contains(words[0])
  }

  /// More Information, Further Details
  private static let more: Set<String> = ["more", "further", "additional", "detailed"]
  private static let topics: Set<String> = ["information", "info", "details"]

  private static let things: WordSet = .words(
    """
    airdrop airplay bluetooth cellular gps help here icloud instead later maybe more nfc otherwise perhaps there \
    usb vpn wi-fi wifi
    """)

  /// Network Settings, Power Saver: of words that can be verbs, those that are none before such a noun.
  private static let owners: WordSet = .words(
    """
    account airplane app audio battery billing bluetooth camera cellular data device display help keyboard location \
    microphone network notification payment power privacy safe security silent sound storage support \
    system user video wi-fi wifi
    """)
  private static let places: WordSet = .words(
    "center details guide info information mode options page preferences saver settings status")
}
