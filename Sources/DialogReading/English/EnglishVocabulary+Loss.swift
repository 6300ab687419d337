public import DialogLocales

/// Losing what people have.
extension EnglishVocabulary {
  /// Verbs that always take something away.
  public static let destructiveVerbs = EnglishMarks.words(.destructive)

  private static let lossWords = EnglishMarks.words(.loss)

  /// Verbs that take something away where they have one of these objects: a group is left for
  /// good, a screen is not.
  private static let lossByObject: [String: Set<String>] = [
    "cancel": .words("subscription membership account order reservation booking"),
    "close": ["account"],
    "deactivate": ["account"],
    "force": ["quit"],
    "format": .words("disk drive card volume partition storage"),
    "leave": .words("group chat channel team server organization community conversation"),
    "replace": .words(
      """
      existing current it them file files item items document documents folder backup copy version
      """),
    "throw": ["away"],
  ]

  /// What is not a loss: to reset a password, to remove a filter.
  private static let harmlessByObject: [String: Set<String>] = [
    "clear": .words("filter filters formatting search selection style styles"),
    "empty": .words(
      "canvas column document line map page project row slide space spaces template workspace"),
    "remove": .words(
      "ads bookmark bookmarks favorites favourites filter filters formatting link pin star"),
    "reset": .words("filter filters passcode password pin position zoom"),
  ]

  /// Whether a button's title takes something away, or ends what an account gives: Delete,
  /// Stop and Delete, Leave Group, Sign Out.
  public static func isDestructive(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let isVerb = index == 0 || ["and", "yes", "ok"].contains(words[index - 1])
      return isVerb && isDestructive(words[index...])
    }
  }

  /// Whether a button's title destroys something, whatever the dialog is about: Delete, Erase Card,
  /// Stop and Delete.
  public static func destroys(_ words: [String]) -> Bool {
    if isForGood(words) { return true }
    return words.indices.contains { index in
      let isVerb = index == 0 || ["and", "yes", "ok"].contains(words[index - 1])
      guard isVerb, destroying.contains(words[index]), takesAway(words[index...]) else {
        return false
      }
      // What is removed from a list or a folder is still there.
      return words[index] != "remove" || !words[index...].contains("from")
    }
  }

  /// Verbs that destroy content; the other destructive ones end or undo something.
  private static let destroying: WordSet = .words(
    """
    delete remove erase discard reset clear wipe destroy shred uninstall purge empty trash overwrite
    """)

  /// Whether a button's title does what is hard to take back: Block, Report Comment, Sign Out,
  /// Leave Group.
  public static func isDangerous(_ words: [String]) -> Bool {
    guard let verb = words.first else { return false }
    if isDestructive(words[...]), !destroying.contains(verb) { return true }
    if turnsOut(words) || words == ["factory", "reset"] { return true }
    guard let harmless = dangerousVerbs[verb] else { return false }
    return !words.dropFirst().contains(where: harmless.contains)
  }

  /// Remove from Club, Take Out of Group: someone who belongs to it.
  private static func turnsOut(_ words: [String]) -> Bool {
    guard ["remove", "take", "throw", "drop", "exclude"].contains(words[0]),
      words.contains("from") || words.contains("out") || words.contains("off")
    else { return false }
    return communities.contains(words.last ?? "")
  }

  private static let communities: WordSet = .words(
    """
    band chat circle class club community company contacts course crew family friends group household house league \
    organization room server squad team tournament trip workspace
    """)

  /// Verbs that do harm to a person or an account, with what makes them harmless or nouns.
  private static let dangerousVerbs: [String: Set<String>] = [
    "ban": [],
    "block": .words("diagram list lists quote size type view"),
    "deactivate": [],
    "disband": [],
    "dissolve": [],
    "evict": [],
    "expel": [],
    "kick": [],
    "report": .words(
      "bug bugs card crash error errors feedback issue issues outage problem problems results view"),
    "unfriend": [],
  ]

  /// What a message says will be gone: “loses all progress”, “can’t be restored”.
  public static let losses = PhrasePatterns(
    """
    loses|lose all|every|the|any|your|its|current|unsaved|this|everything|today's
    is|are|be|gets|get|been|then|also lost|gone|erased|deleted|wiped|discarded|overwritten|removed $
    is|are|be|gets|get lost|gone|erased|deleted|wiped|discarded for|forever|permanently|with|in|from
    can't|cannot be restored|recovered|undone|reversed|retrieved|returned|reopened|replaced|revived
    can never|not be restored|recovered|undone|reversed|retrieved|returned|reopened|replaced|revived
    never|not|longer be|comes|come|return|recovered|restored back|$
    no way back
    """)

  /// What a message says, besides, of work that is not saved: “won’t be saved”, “hasn’t been saved”.
  public static let unsavedWork = PhrasePatterns(
    """
    won't|hasn't|haven't|isn't|aren't|not be|been? saved|kept|preserved|retained|applied
    without saving|keeping
    will|is|are|be|gets|get|then|also disappear|disappears|vanish|cleared|reset
    thrown away
    """)

  /// What people make in an app, and would lose with it.
  public static let ownWork: WordSet = .words(
    """
    answer answers change changes comment cart draft drafts drawing edit edits entries entry form game input letter
    level match message note notes saving order post progress recording reply review route score selection selections
    setting settings sketch stroke strokes text unsaved work typed entered made details streak
    """)

  /// Whether one can come back, so that nothing is lost.
  public static let reassurances = PhrasePatterns(
    """
    can|may always? join|rejoin|return|resubscribe|subscribe|come|sign|pair|connect|reconnect * again|back|later|anytime|any
    nothing|none|no * lost|deleted|discarded
    """)

  /// Whether a button’s title ends or undoes things beside what it names: Start Over, Void, Reinstall.
  public static func mayEndThings(_ words: [String]) -> Bool {
    guard let verb = words.first else { return false }
    return endingVerbs.contains(verb)
      || ["over", "back", "again", "fresh", "anew"].contains(words.dropFirst().first)
        && ["start", "begin", "roll", "go", "turn"].contains(verb)
      || words.contains("without") && ["saving", "backup", "exporting"].contains(words.last)
  }

  private static let endingVerbs: WordSet = .words(
    """
    abandon annul burn cancel close convert cut disband dissolve downgrade drop dump end evict exit expel flatten forfeit
    format kick kill leave merge prune quash quit rebuild recreate redo reformat regenerate reinstall replace resign restart
    restore revert revoke rollback scrap sell shut stop strip surrender switch terminate trade unlink unpair void waive withdraw
    """)

  private static func isDestructive(_ words: ArraySlice<String>) -> Bool {
    // Forget It
    guard let verb = words.first, !declines(Array(words)) else { return false }
    if destructiveVerbs.contains(verb) || verbsWithObjects.contains(verb) {
      return takesAway(words)
    }
    return words.dropFirst().first == "out" && ["sign", "log"].contains(verb)
  }

  /// Prune Branch Forever: whatever is done, for good.
  private static func isForGood(_ words: [String]) -> Bool {
    words.count > 1
      && (["forever", "permanently", "irrevocably"].contains(words.last!)
        || words.suffix(2) == ["for", "good"])
      && endsOrPermits(words[0])
  }

  /// Verbs that take away where it is for good; to mute or to keep forever takes nothing.
  private static func endsOrPermits(_ verb: String) -> Bool {
    endingVerbs.contains(verb) || destructiveVerbs.contains(verb) || forGood.contains(verb)
  }

  private static let forGood: WordSet = .words(
    "archive ban block bury clip cull cut detach disable drop eject fade hide lock remove retire seal trim weed"
  )

  /// Whether words say that something will be gone.
  public static func speaksOfLoss(_ words: [String]) -> Bool {
    words.indices.contains { lossWords.contains(words[$0]) || takesAway(words[$0...]) }
  }

  /// Whether words open with a form of a verb of losing, and with what is lost where that matters.
  public static func takesAway(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    let objects = words.dropFirst().prefix(4)
    if let verb = base(of: first, among: destructiveVerbs) {
      return !(harmlessByObject[verb].map { objects.contains(where: $0.contains) } ?? false)
    }
    guard let verb = base(of: first, among: verbsWithObjects) else { return false }
    return objects.contains(where: lossByObject[verb]!.contains)
  }

  private static let verbsWithObjects = Set(lossByObject.keys)
}
