public import DialogLocales

/// Titles of buttons that only close a dialog, or leave everything as it is.
extension EnglishVocabulary {
  /// Whether words only close a dialog: Dismiss, Go Back.
  public static func closes(_ words: [String]) -> Bool {
    closing.contains(phrase: words)
  }

  private static let closing: Set<String> = [
    "back", "close", "dismiss", "exit", "go back", "quit",
  ]

  /// Whether words do nothing but leave, beside a Cancel that does: Never Mind, I’m Good, Go Back.
  public static func onlyLeaves(_ words: [String]) -> Bool {
    leaving.contains(phrase: words)
  }

  private static let leaving: Set<String> = [
    "back", "dismiss", "go back", "never mind", "nevermind", "i'm good",
    "not really", "abort",
  ]

  /// Whether words say no more than OK does: Got It, I Understand, Okay Thanks.
  public static func accepts(_ words: [String]) -> Bool {
    !words.isEmpty && !doubtful.contains(phrase: words)
      && words.allSatisfy(accepting.contains)
      || acknowledging.contains(phrase: words)
  }

  /// What is said to have heard something, of words that say more elsewhere.
  private static let acknowledging: Set<String> = [
    "roger that", "copy that", "will do", "sounds good", "sounds great",
    "fair enough", "message received", "no problem", "no worries",
    "very well", "makes sense", "you bet", "of course", "so be it",
    "good to know", "duly noted", "heard you", "i hear you",
    "i'm aware", "way to go", "point taken", "as you wish",
    "sure thing", "okie dokie", "okey dokey", "okey-dokey", "my pleasure",
    "that's fine", "that's okay", "that's ok", "i know", "i get it",
    "noted thanks", "so what", "oh well", "too bad", "what a pity",
    "what a shame", "i'm okay with that", "fine by me",
    "if i must", "it's okay", "it's fine", "it is what it is",
    "aye aye", "works for me", "if you say so",
  ]

  /// Whether words agree to whatever is asked by saying so: I Agree.
  public static func agrees(_ words: [String]) -> Bool {
    words == ["i", "agree"] || words == ["i", "accept"]
  }

  /// Words that say no more than OK does.
  public static let accepting: WordSet = .words(
    """
    ok okay okey o.k got it thanks thank you i understand understood see great cool fine sure good
    all right alright then done gotcha roger noted affirmative acknowledged nice awesome fantastic perfect
    wonderful excellent brilliant amazing super superb sweet neat lovely terrific splendid marvelous bravo
    alrighty righto okey-dokey understandable capisce cheers kk hooray hurray yay yippee woohoo wow whatever absolutely certainly definitely stuff news
    """)

  /// Of such words, what shows or counts things, and what says nothing alone.
  private static let doubtful: Set<String> = [
    "all", "it", "i", "see", "see all", "see it", "you", "right", "then",
    "stuff", "news", "super",
  ]

  /// Whether words leave everything as it is: Not Now, Don’t Allow, Skip, Keep Editing, Remind Me
  /// Later. Whether Keep does, its object tells.
  public static func leavesAlone(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return declines(words) || refusing.contains(first) || words == ["opt", "out"]
      || ["later", "tomorrow"].contains(last) && postponing.contains(first)
      || keepsOn(words) || leavesInState(words)
  }

  /// Leave On, Leave Unlocked, Leave As Is; Leave Group goes away.
  private static func leavesInState(_ words: [String]) -> Bool {
    guard words.first == "leave", words.count > 1 else { return false }
    return words.last!.hasSuffix("ed") || states.contains(words.last!)
  }

  private static let states: WordSet = .words("off on open shut is alone unchanged running")

  /// Keep Editing, Continue Writing
  public static func keepsOn(_ words: [String]) -> Bool {
    words.count > 1 && ["keep", "continue"].contains(words[0]) && words[1].hasSuffix("ing")
  }

  private static let refusing: WordSet = .words(
    """
    abort back cancel decline deny disagree dismiss don't ignore keep maybe never no not rather refuse
    reject return skip stay wait
    """)

  private static let postponing: Set<String> = ["ask", "later", "remind", "tomorrow"]
}
