/// Words by their tone.
extension EnglishVocabulary {
  /// Phrases that blame or insult wherever they stand, in lower case.
  public static let blamingPhrases = EnglishPhrases([
    "you failed", "you forgot", "you neglected", "you didn't", "you did not", "your fault",
    "your mistake", "your error", "your own fault", "you made a mistake", "you made an error",
    "you shouldn't have", "you should have known", "you should have read", "you should know",
    "you ought to",
    "know what you're doing", "know what you are doing", "knows what they're doing",
    "you entered the wrong", "you entered a wrong", "you entered an invalid",
    "you entered an incorrect", "you typed the wrong", "you are wrong", "you're wrong",
    "you are not smart", "pay attention", "read the instructions", "stupid", "idiot", "dumb",
    "foolish", "fool", "moron", "silly", "lazy", "careless", "clumsy", "incompetent", "ridiculous",
    "nonsense", "shame on", "illegal character", "illegal characters", "illegal operation",
    "illegal argument", "illegal value", "illegal input", "illegal name", "illegally",
  ])

  /// Adjectives that judge what they stand before.
  static public let judgments: Set<String> = ["invalid", "wrong", "bad", "improper", "illegal"]

  /// What people type, in the singular and the plural.
  public static let typedThings: Set<String> = [
    "password", "passwords", "passcode", "passphrase", "pin", "email", "username", "usernames",
    "credentials", "login", "input", "entry",
  ]

  public static let pronouns: Set<String> = [
    "you", "your", "yours", "yourself", "yourselves", "me", "my", "mine", "myself", "you're",
    "you've", "you'll", "you'd",
  ]

  /// Whether words say that something is wrong without saying what.
  public static func isOblique(_ all: [String]) -> Bool {
    var words = all[...]
    while let first = words.first, exclamations.contains(first) { words.removeFirst() }
    if words.isEmpty { return !all.isEmpty && all != ["sorry"] }
    if words.elementsEqual(["something", "went", "wrong"]) { return true }
    if words.elementsEqual(["something", "has", "gone", "wrong"]) { return true }
    let rest = words.filter { !hedges.contains($0) }
    return rest == ["error", "occurred"] || rest == ["problem", "occurred"]
      || rest == ["was", "error"] || rest == ["was", "problem"] || rest == ["went", "wrong"]
      || rest == ["error", "happened"] || rest == ["error"] && words.count > 1
  }

  /// Words of which an oblique sentence has one at least.
  public static let hintsOfOblique: Set<String> = [
    "wrong", "error", "problem", "oops", "ops", "whoops", "oopsie", "uh", "oh", "yikes", "ouch",
    "snap", "darn", "dang", "argh", "ugh", "uh-oh", "oh-no",
  ]

  /// Interjections for what went wrong.
  private static let exclamations: Set<String> = [
    "oops", "ops", "whoops", "oopsie", "uh", "oh", "no", "yikes", "ouch", "sorry", "oh-no", "uh-oh",
    "snap", "darn", "dang", "argh", "ugh",
  ]

  private static let hedges: Set<String> = [
    "a", "an", "the", "there", "some", "unknown", "unexpected", "has", "have", "general", "generic",
    "something", "internal",
  ]
}

// MARK: Instructions
extension EnglishVocabulary {
  /// What is done with fingers, a pointer or an app.
  public static let gestures: Set<String> = [
    "tap", "click", "swipe", "press", "touch", "scroll", "expand", "open", "launch", "reopen",
    "relaunch", "hold", "pull", "slide", "long-press", "double-tap",
  ]

  /// Tasks that people would have to remember.
  public static let tasks: Set<String> = [
    "go", "navigate", "visit", "check", "log", "sign", "enable", "disable", "turn", "restart",
    "reinstall", "update", "upgrade", "install", "make", "ensure", "verify", "select", "choose",
    "enter", "try", "reconnect", "allow", "contact",
  ]
}
