import DialogLocales

/// Words by their tone.
extension EnglishVocabulary {
  /// Phrases that blame, insult or threaten wherever they stand, in lower case.
  public static let blamingPhrases = EnglishPhrases(
    """
    you failed
    you forgot
    you neglected
    you didn't
    you did not
    your fault
    your mistake
    your error
    your own fault
    you made a mistake
    you made an error
    you shouldn't have
    you should've
    you should know
    you ought to
    you caused
    you broke
    you ruined
    you messed
    you mistyped
    you misspelled
    you violated
    you ignored
    you have only yourself
    your carelessness
    your negligence
    your own negligence
    know what you're doing
    know what you are doing
    you typed it wrong
    you entered it wrong
    you got it wrong
    you did it wrong
    you spelled it wrong
    you wrote it wrong
    typed wrongly
    entered wrongly
    written wrongly
    spelled wrongly
    knows what they're doing
    you are wrong
    you're wrong
    user error
    user mistake
    user's fault
    user's mistake
    operator error
    the user failed
    the user forgot
    you are not smart
    pay attention
    read the instructions
    read the manual
    try harder
    work harder
    more discipline
    lack of discipline
    common sense
    even a child
    any child
    a child could
    a child can
    everyone knows
    everybody knows
    stupid
    idiot
    idiots
    dumb
    foolish
    fool
    moron
    silly
    lazy
    careless
    clumsy
    carelessly
    thoughtlessly
    only a beginner
    only beginners
    rookie mistake
    incompetent
    ridiculous
    pathetic
    clueless
    nonsense
    shame on
    how dare
    worthless
    hopeless case
    good for nothing
    strictly forbidden
    strictly prohibited
    fatal error
    fatal exception
    fatal failure
    fatal problem
    fatal crash
    or else
    you have been warned
    you were warned
    you've been warned
    properly this time
    this time properly
    how many times must
    how often must
    illegal character
    illegal characters
    illegal operation
    illegal argument
    illegal value
    illegal input
    illegal name
    illegally
    """)

  // MARK: Judgments

  /// What is said of a choice or of work to judge it.
  static let disapproval: WordSet = .words(
    """
    bad poor terrible awful unwise lousy sloppy reckless disappointing dreadful weak questionable
    """)

  /// What people choose and do.
  static let deeds: WordSet = .words(
    """
    choice choices decision decisions performance judgment judgement attempt effort taste idea
    behavior behaviour habit habits job planning handwriting spelling preparation manners grammar driving
    parenting housekeeping teamwork excuse
    """)

  /// What people name, and what is tried: Illegal file name, Illegal access attempt.
  static let givenNames: WordSet = .words(
    """
    name names entry format path filename access attempt state instruction date url
    """)

  /// What codes that people type are of: Invalid Zip Code.
  static let codes: Set<String> = ["zip", "postal", "security", "verification", "access", "area"]

  // MARK: Orders

  /// Whether words order people about and say nothing else: Stop it, Do it again, Last warning.
  static func isOrder(_ words: [String]) -> Bool {
    let words = words.drop { ["now", "just", "then", "so"].contains($0) }
    if orders.contains(phrase: words) { return true }
    guard ["this", "that's", "your", "the"].contains(words.first ?? "") else { return false }
    let rest = words.drop { ["this", "is", "that's", "your", "the"].contains($0) }
    return ["last", "final"].contains(rest.first ?? "")
      && rest.dropFirst().elementsEqual(["warning"])
  }

  private static let orders: Set<String> = {
    var all: Set<String> = ["last warning", "final warning"]
    let phrases = [
      "stop it", "stop that", "stop this", "cut it out", "quit it", "quit that", "do it",
      "do it again", "get out", "go away", "leave", "back off", "hurry up", "shut up",
      "never do that", "stop doing that", "stop doing this", "don't even try", "do not even try",
      "don't even think about it", "don't do that", "don't ever do that",
    ]
    for phrase in phrases {
      for end in ["now", "right now", "at once", "immediately", "again"] {
        all.insert("\(phrase) \(end)")
      }
      if phrase.contains(" ") { all.insert(phrase) }
    }
    return all
  }()

  /// Whether words end in what hurries: Switch it on right now
  static func hurries(_ words: [String]) -> Bool {
    words.count > 2
      && (words.suffix(2) == ["right", "now"] || words.suffix(2) == ["at", "once"]
        || words.last == "immediately")
  }

  /// What an exclamation mark makes shouting of: Access denied!
  static let refused: WordSet = .words("denied forbidden prohibited refused rejected")

  /// What programs have and people need not know: The session was killed.
  static let processes: WordSet = .words(
    "process processes driver drivers thread task job daemon session connection server service app")
}
