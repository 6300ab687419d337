import DialogLocales

/// Sentences that hide what happened or how bad it is, by their words in lower case.
extension EnglishVocabulary {
  /// How the words of a sentence hide what happened; nil where they do not.
  public static func evasion(_ words: [String]) -> Evasion? {
    if makesLight(Array(words.drop { $0 != "no" && exclamations.contains($0) })) { return .light }
    if isOblique(words) { return .vague }
    if prettyEnds.contains(where: { words.contains(run: $0) }) { return .farewell }
    return isPretty(words) ? .pretty : nil
  }

  // MARK: Vague

  /// Whether words say that something is wrong without saying what.
  public static func isOblique(_ all: [String]) -> Bool {
    let words = all.map { $0 == "something's" ? "something is" : $0 }
      .flatMap { $0.split(separator: " ").map(String.init) }[...].drop { exclamations.contains($0) }
    if words.isEmpty { return !all.isEmpty && all != ["sorry"] && all != ["well"] }
    let rest = words.filter { !hedges.contains($0) }
    if rest.count == 1, words.count == 1 { return false }
    return vague.contains(phrase: rest) || refusesAnything(rest) || isFramed(rest)
      || namesNoFault(Array(words))
  }

  /// “Unfortunately, it seems that things didn’t go as planned”: the same after words that lead up to it.
  private static func isFramed(_ words: [String]) -> Bool {
    guard let first = words.first, openings.contains(first) else { return false }
    return words.indices.contains { start in
      words[..<start].allSatisfy(openings.contains)
        && vague.contains(phrase: Array(words[start...]))
    }
  }

  private static let openings: WordSet = .words(
    """
    unfortunately regrettably sadly it seems seem looks appears appear like as if though that we're we are i'm \
    afraid sorry so
    """)

  /// “Something went wrong while copying photos”: where, and not what.
  private static func namesNoFault(_ words: [String]) -> Bool {
    var words = words[...]
    if let start = words.firstIndex(of: "something"), words[..<start].allSatisfy(openings.contains)
    {
      words = words[start...]
    }
    guard words.count > 4, words.first == "something",
      ["went", "goes", "gone", "has", "have"].contains(words.dropFirst().first),
      let wrong = words.prefix(4).firstIndex(of: "wrong")
    else { return false }
    // “Something went wrong creating the page” says what did not work.
    let readings = EnglishLexicon.readings(of: Array(words[wrong + 1].utf8))
    return !readings.contains(.gerund) || readings.contains(.preposition)
  }

  /// Interjections for what went wrong.
  private static let exclamations: WordSet = .words(
    """
    oops ops whoops oopsie uh oh no yikes ouch sorry oh-no uh-oh snap darn dang argh ugh hmm well
    """)

  /// Of those and others, what begins a sentence, with a mark after it, that goes on to say what happened.
  static let openingExclamations: WordSet = .words(
    """
    oops ops whoops oopsie uh-oh yikes ouch oh-no snap darn dang argh ugh aw aww eek d'oh phew houston
    """)

  private static let hedges: WordSet = .words(
    """
    a an the there some unknown unexpected has have general generic something internal little small \
    tiny minor slight technical temporary just unexpectedly quite really exactly
    """)

  /// What is left of sentences that say nothing, without hedges.
  private static let vague: Set<String> = {
    var all: Set<String> = [
      "went wrong", "gone wrong", "is wrong", "things went wrong", "happened", "error", "our bad",
      "my bad",
      "about that", "isn't right", "is not right", "is off", "isn't working", "is not working",
      "didn't work",
      "difficulties", "couldn't complete", "could not complete", "can't complete",
      "unable to complete",
      "not completed", "couldn't be completed", "could not be completed", "can't be completed",
    ]
    func add(_ starts: [String], _ ends: [String]) {
      for start in starts { for end in ends { all.insert("\(start) \(end)") } }
    }
    let faults: [String] = .words("error problem issue glitch hiccup snag difficulty")
    add(faults, ["occurred", "happened", "arose"])
    add(
      [
        "is", "was", "we've", "we", "we hit", "we've hit", "we encountered", "we've encountered",
        "we experienced", "we've experienced", "we had", "we've had", "we ran into",
        "we've run into",
      ], faults)
    add(
      ["we hit", "we've hit"],
      ["bump", "roadblock", "wall", "snags", "bump in road", "bump on road", "bump along way"])
    add(
      ["we're having", "we're experiencing", "we ran into"],
      ["trouble", "problems", "issues", "difficulties"])
    let ways = [
      "go as planned", "go as expected", "go to plan", "go well", "go through", "work out",
    ]
    add(["didn't", "did not"], ways)
    for it in ["that", "it", "this", "things"] {
      add(["\(it) didn't", "\(it) did not"], ways + ["work"])
    }
    add(["seems", "looks", "feels"], ["wrong", "off", "odd", "strange", "weird"])
    add(
      ["that's", "that is", "that was", "this is"],
      ["awkward", "embarrassing", "weird", "strange", "odd", "unfortunate"])
    return all
  }()

  /// “We were unable to complete your request”, “The operation couldn’t be completed”: of any work
  /// at all.
  private static func refusesAnything(_ words: [String]) -> Bool {
    guard words.contains(where: works.contains), words.contains(where: refusals.contains) else {
      return false
    }
    return words.allSatisfy {
      works.contains($0) || refusals.contains($0) || ofAnyWork.contains($0)
    }
  }

  private static let works: WordSet = .words("request action operation task")
  private static let refusals: WordSet = .words(
    "unable couldn't can't cannot could can not failed failure unsuccessful")
  private static let ofAnyWork: WordSet = .words(
    """
    we are were was is be to your this that complete completed process processed perform performed \
    handle handled fulfill fulfilled finish finished at time right now moment
    """)

  /// “Not found”, “It isn’t there anymore”: whatever it is.
  public static func deniesAnything(_ words: [String]) -> Bool {
    words.count > 1 && words.allSatisfy(ofAnyDenial.contains)
      && words.contains(where: denialsOfAnything.contains)
  }

  private static let denialsOfAnything: WordSet = .words(
    "not isn't wasn't couldn't can't cannot no doesn't unavailable missing gone unable")
  private static let ofAnyDenial: WordSet = .words(
    """
    it this that not isn't wasn't couldn't can't cannot no doesn't unavailable missing gone is was be been could \
    found available there here any anymore more longer exist right now currently at the moment complete completed \
    operation failed unable to item
    """)

  // MARK: Making light

  /// Whether words say that it is nothing: “No big deal”, “A Tiny Issue”, “Don’t worry, it’s just a
  /// small step”.
  private static func makesLight(_ words: [String]) -> Bool {
    let rest = words.filter { !lightFillers.contains($0) }
    if light.contains(phrase: rest) { return true }
    guard let comfort = comforts.first(where: { rest.starts(with: $0) }) else { return false }
    let after = Array(rest.dropFirst(comfort.count))
    return after.isEmpty || after == ["about"] || light.contains(phrase: after)
  }

  private static let comforts = [
    ["don't", "worry"], ["do", "not", "worry"], ["no", "worries"], ["relax"],
  ]

  /// Whether words only comfort: said before a reason, they may be right.
  public static func onlyComforts(_ words: [String]) -> Bool {
    comforts.contains(words.filter { !lightFillers.contains($0) })
  }

  private static let lightFillers: WordSet = .words(
    """
    it's it is this that's that there's there was were a an the just only really quite very we've we \
    hit have had but and so please at all here
    """)

  private static let light: Set<String> = {
    var all: Set<String> = [
      "no big deal", "not big deal", "not big problem",
      "not to worry",
      "nothing to worry about", "nothing serious", "nothing bad",
      "no harm done", "no need to worry", "no need to panic",
      "don't panic", "no cause for alarm", "isn't big deal",
      "no reason to worry", "isn't serious", "formality", "housekeeping",
      "bit of housekeeping", "not end of world",
      "isn't end of world",
      "happens sometimes", "happens to everyone",
      "happens to best of us",
      "these things happen", "all right", "all right though",
    ]
    for size in ["tiny", "small", "little", "minor", "slight", "wee", "teeny", "harmless"] {
      for fault in faultsMadeSmall { all.insert("\(size) \(fault)") }
    }
    return all
  }()

  private static let faultsMadeSmall: Set<String> = .words(
    """
    issue problem hiccup glitch hitch snag thing step mishap blip error setback bug inconvenience \
    detail matter formality housekeeping cleanup
    """)

  // MARK: Prettier words

  /// Deleting told as a farewell: “Say goodbye to this photo?”
  private static let prettyEnds: [[String]] = [
    ["goodbye", "to"], ["bye", "to"], ["farewell", "to"], ["part", "with"], ["part", "ways"],
    ["on", "a", "journey"], ["on", "a", "trip"], ["a", "better", "place"], ["let", "go", "of"],
    ["into", "the", "sunset"],
  ]

  /// Failing told as a rest: “The oven takes a little break”, “Things will be fine again soon”.
  private static func isPretty(_ words: [String]) -> Bool {
    if willBeFine(words) || cheers(words) { return true }
    if illnesses.contains(where: { words.contains(run: $0) }) { return true }
    let rest = words.filter {
      !["little", "short", "quick", "small", "tiny", "well-deserved"].contains($0)
    }
    return rests.contains(where: { rest.contains(run: $0) })
  }

  /// “Great news, almost everything was saved!”
  private static func cheers(_ words: [String]) -> Bool {
    words.count > 2 && words[1] == "news"
      && ["good", "great", "happy", "wonderful"].contains(words[0])
  }

  private static let illnesses = [
    ["under", "the", "weather"], ["feeling", "well"], ["in", "the", "mood"], ["on", "strike"],
    ["a", "bad", "day"], ["out", "to", "lunch"], ["on", "vacation"], ["on", "holiday"],
    ["an", "adventure"],
  ]

  private static let rests: [[String]] =
    ["takes", "taking", "took", "needs", "having", "on"]
    .flatMap { verb in
      ["break", "nap", "rest", "breather", "detour"].map { [verb, "a", $0] }
    } + [["the", "day", "off"]]

  private static func willBeFine(_ words: [String]) -> Bool {
    guard let will = words.firstIndex(where: { ["will", "it'll", "we'll"].contains($0) }), will < 2,
      words.dropFirst(will + 1).first == "be", words.count > will + 2
    else { return false }
    let subject = will == 0 ? "it" : words[0]
    let rest = words[(will + 2)...]
    return ["it", "things", "everything", "all", "we", "this", "that"].contains(subject)
      && ["fine", "okay", "ok", "alright", "right", "good", "better", "normal"].contains {
        rest.prefix(3).contains($0)
      } && rest.allSatisfy(soonWords.contains)
  }

  private static let soonWords: WordSet = .words(
    """
    fine okay ok alright all right good better back to normal again soon in no time shortly a bit \
    moment very just as new
    """)
}

extension [String] {
  /// Whether some words stand in it one after the other.
  fileprivate func contains(run words: [String]) -> Bool {
    guard words.count <= count else { return false }
    return (0...count - words.count).contains { self[$0..<$0 + words.count].elementsEqual(words) }
  }
}
