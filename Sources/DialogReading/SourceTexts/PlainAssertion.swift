/// What an English sentence says is so, with nothing else beside it.
public enum PlainAssertion {
  /// Whether an English sentence or clause asserts plainly: whether no word of it denies, restricts, or speaks of what
  /// goes wrong, is lost or is due, which other languages say with a no.
  public static func isMade(by sentence: String) -> Bool {
    let words = sentence.letterRuns()
    let isAble = words.contains { $0 == "can" || $0 == "able" }
    return words.count > 3 && !words.saysLimitOfTime && !words.saysAsLongAs
      && !words.indices.contains { index in
        words[index].mayBeNo
          || !isAble && words[index].mayBeTurned && !words.tellPerfect(at: index)
      }
  }

  /// Whether an English sentence says that something can be done and has no word that denies or restricts.
  ///
  /// - Parameter isConditional: whether what it is so if comes first.
  public static func isOfAbility(_ sentence: String, isConditional: Bool) -> Bool {
    let words = sentence.letterRuns()
    let opensWithCondition = words.first == "if" || words.first == "when"
    return words.count > 2 && opensWithCondition == isConditional
      && words.contains { $0 == "can" || $0 == "able" }
      && !words.dropFirst(isConditional ? 1 : 0).contains(where: \.mayBeNo)
  }
}

extension [String] {
  /// Whether a word tells with the next one what has been done: has returned, not has to return.
  fileprivate func tellPerfect(at index: Int) -> Bool {
    ["has", "have"].contains(self[index]) && index + 1 < count
      && (self[index + 1] == "been" || self[index + 1].utf8.hasSuffix("ed"))
  }

  /// As long as something is: not where it is not.
  fileprivate var saysAsLongAs: Bool {
    zip(self, dropFirst()).contains { $0 == "long" && $1 == "as" }
  }

  /// At the latest, at the earliest, by Friday, which others say with a no: не позднее, non prima di.
  fileprivate var saysLimitOfTime: Bool {
    contains("at") && (contains("latest") || contains("earliest"))
      || zip(self, dropFirst()).contains { $0 == "by" && $1.namesTimeLimit }
  }
}

extension String {
  /// Whether it is an English word that denies or restricts.
  public var mayBeNo: Bool {
    if plainBeginnings.contains(where: utf8.hasPrefix) { return false }
    return saysNo
  }

  private var saysNo: Bool {
    denials.contains(self) || utf8.hasSuffix("n't")
      || denyingBeginnings.contains { utf8.hasPrefix($0) }
  }

  /// Whether other languages say an English word with a no.
  fileprivate var mayBeTurned: Bool {
    if plainBeginnings.contains(where: utf8.hasPrefix) { return false }
    return isTurned
  }

  private var isTurned: Bool {
    turnedWords.contains(self) || utf8.hasSuffix("less")
      || turnedBeginnings.contains { utf8.hasPrefix($0) }
  }
}

private let denials: Set<String> = [
  "not", "no", "never", "none", "nothing", "nobody", "neither", "nor", "cannot", "without", "only",
  "until", "till", "unless", "before", "except", "otherwise", "instead", "but", "than", "longer",
  "though", "although", "however", "despite", "too", "if", "rather", "even", "yet", "just",
]

private let denyingBeginnings = ["un", "fail", "los", "miss", "prevent", "avoid", "stop"]

/// What words begin with that only look as if they denied: units, displays, invitations.
private let plainBeginnings = [
  "unit", "unif", "univ", "unique", "under", "display", "discount", "distance", "discover",
  "discuss", "disk", "dish", "district", "invit", "invoice", "invent", "invest", "insur", "bank",
  "band", "dentist", "mission", "mist", "misc", "endpoint", "stopwatch",
]

private let turnedWords: Set<String> = [
  "other", "else", "wrong", "bad", "away", "leave", "left", "off", "out", "empty", "blank", "free",
  "offline", "must", "should", "have", "has", "necessary", "still", "any", "anymore", "already",
  "absent", "old", "just", "sure", "certain", "match", "same", "problem", "problems", "issue",
  "issues", "sorry", "trouble", "broken", "last", "private", "secret", "keep", "keeps", "remain",
  "remains", "stay", "stays", "want", "would", "why", "different", "another", "worry", "mind",
  "safe", "secure", "once", "wait", "soon", "later", "low", "slow", "hard", "difficult", "few",
  "short", "small", "large", "big", "long", "while", "because", "apart", "down", "back", "own",
  "alone", "solely", "optional", "progress", "pending", "taken", "rarely", "seldom", "hardly",
  "barely", "almost", "nearly", "local", "locally", "anonymous", "anonymously", "final", "gone",
  "forever", "outside", "older", "earlier", "stuck", "frozen", "idle", "weak", "temporarily",
  "always", "exactly", "all", "over", "beyond", "past", "busy", "full", "oops", "denied", "found",
  "impossible", "improper", "shallow", "narrow", "difficult", "quiet", "irreversible", "illegal",
  "cancel", "undo", "reserved", "separate",
]

private let turnedBeginnings = [
  "dis", "non", "mis", "inv", "inco", "inac", "insu", "inap", "ina", "err", "expir", "end", "quit",
  "restrict", "limit", "den", "refus", "reject", "forbid", "forg", "ban", "block", "permanent",
  "need", "requir", "hid", "skip", "exceed", "lack", "remember", "ignor", "crash", "corrupt",
  "damag", "interrupt", "protect", "delet", "remov", "discard", "eras", "clos", "declin", "abort",
  "suspend", "paus", "mut", "lock", "outdat", "instruct", "decreas", "reduc", "delay", "abandon",
  "depreca", "obsol", "exclusiv", "confidential", "prohibit", "discontin", "retir",
]
