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

  /// Interjections for what went wrong.
  private static let exclamations: Set<String> = .words(
    """
    oops ops whoops oopsie uh oh no yikes ouch sorry oh-no uh-oh snap darn dang argh ugh
    """)

  private static let hedges: Set<String> = .words(
    """
    a an the there some unknown unexpected has have general generic something internal
    """)
}
