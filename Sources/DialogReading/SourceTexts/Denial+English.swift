extension Denial {
  init(ofEnglish sentence: String) {
    let words = sentence.letterRuns()
    let turned = TurnedDenial.all(in: words)
    let isNoLonger = Denial.saysNoLonger(words, turned)
    guard isNoLonger || words.contains(where: denyingWords.contains) || Denial.saysNo(words) else {
      // Others say that it failed.
      let modality = words.contains("unable") ? Denial.modality(of: words, isFreedom: false) : nil
      self.init(Denial.leavesUndone(words) ? .sure : .none, modality: modality)
      return
    }
    // You don’t have to, you don’t need to: you may.
    let isFreedom = zip(words, words.dropFirst()).contains { word, next in
      next == "to" && (word == "need" || word == "have")
    }
    let isTurned =
      words.contains(where: turningWords.contains)
      || words.contains("longer") && !turned.contains(.limit) && !isNoLonger
    self.init(
      isFreedom || isTurned ? .unclear : .sure, turned: turned,
      modality: Denial.modality(of: words, isFreedom: isFreedom),
      saysWithout: words.contains("without"))
  }

  /// `no longer valid`, `no longer accepts coins`: of what languages are known to say in other words, or of what
  /// somebody does, which they say with a no or a word for stopping.
  private static func saysNoLonger(_ words: [String], _ turned: Set<TurnedDenial>) -> Bool {
    let pairs = zip(words, words.dropFirst())
    guard let place = Array(pairs).firstIndex(where: { $0 == "no" && $1 == "longer" }) else {
      return false
    }
    let next = words.dropFirst(place + 2).first ?? ""
    let isOfDeed = next.utf8.last == UInt8(ascii: "s") && next != "exists"
    return isOfDeed || !turned.isDisjoint(with: [.validity, .availability, .connection])
  }

  private static func modality(of words: [String], isFreedom: Bool) -> Modality? {
    if words.contains(where: conditions.contains) { return nil }
    // Not “files you don’t need”.
    let place = words.firstIndex(where: denyingWords.contains) ?? words.count
    if isFreedom { return place < 2 ? .must : nil }
    return words.contains(where: inabilities.contains) ? .can : nil
  }

  /// `Leave without saving?`
  private static func leavesUndone(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == "without" && $1.utf8.hasSuffix("ing") }
  }

  /// `No photos`, `There are no photos`: no as an article.
  private static func saysNo(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(of: "no"), place + 1 < words.count,
      !phrasesOfNo.contains(words[place + 1])
    else { return false }
    return place == 0 || wordsBeforeNo.contains(words[place - 1])
  }

  /// Whether an English word says no: not, can’t.
  public static func isNegation(_ word: String) -> Bool { denyingWords.contains(word) }

  /// Whether an English word is none of those that deny: of “isn’t open anymore” open.
  public static func isOfWhatIsDenied(_ word: String) -> Bool {
    !denyingWords.contains(word) && !wordsBesideDenial.contains(word)
  }

  /// Whether an English word says that nothing is done, which is done with something alone.
  public static func excludes(_ word: String) -> Bool {
    isNegation(word) || ["no", "nothing", "nobody", "none", "never", "unable"].contains(word)
  }

  /// Whether an English word is a verb with its no, which makes a title a sentence.
  public static func isFinite(_ word: String) -> Bool {
    denyingWords.contains(word) && !["don't", "wouldn't", "not", "never"].contains(word)
  }

  /// Whether an English word may say that something cannot be done, or will not.
  public static func isInability(_ word: String) -> Bool {
    ["cannot", "can't", "won't", "permission"].contains(word)
  }

  /// Whether the words of a button’s title say that something is not to be done: not for now alone.
  public static func isSaid(byButton words: [String]) -> Bool {
    guard let first = words.first, words.isDisjoint(with: ["now", "yet"]) else { return false }
    let second = words.dropFirst().first
    switch first {
    case "don't", "dont", "not": return true
    case "do": return second == "not"
    case "never": return second != "mind"
    default: return false
    }
  }

  /// Whether a text begins with a no, a phrase such as “No thanks” apart.
  public static func opens(_ words: [String]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    return firstDenials.contains(first) && !phrasesOfNo.contains(words[1])
  }
}

extension Modality {
  /// Whether words of an English text say that something can or must be done.
  ///
  /// - Parameter words: in lower case.
  public func isAffirmed(inEnglish words: [String]) -> Bool {
    words.contains(where: (self == .can ? abilities : duties).contains)
  }
}

private let denyingWords: Set<String> = [
  "cannot", "can't", "won't", "don't", "doesn't", "isn't", "aren't", "couldn't", "wasn't",
  "weren't", "didn't", "haven't", "hasn't", "wouldn't", "not", "never",
]

private let wordsBesideDenial: Set<String> = ["no", "longer", "anymore", "yet", "currently"]

private let firstDenials: Set<String> = ["no", "cannot", "can't", "couldn't", "unable"]

private let inabilities: Set<String> = ["cannot", "can't", "couldn't", "unable"]

private let wordsBeforeNo: Set<String> = ["is", "are", "was", "were", "has", "have", "had", "with"]

/// What no is followed by where it is not an article: no longer, no thanks.
private let phrasesOfNo: Set<String> = [
  "longer", "more", "less", "fewer", "later", "matter", "problem", "thanks", "worries", "one",
  "need", "doubt", "sooner", "way",
]

/// Words beside which other languages often say the same without a no.
private let turningWords: Set<String> = [
  "until", "unless", "without", "forget", "worry", "hesitate", "miss", "wait", "only",
  "sure", "yet", "whether", "just", "till", "mind", "even",
]

/// Words of conditions: “You can’t open it until …” is “You can open it when …”.
private let conditions: Set<String> = [
  "until", "till", "unless", "only", "yet", "if", "when", "while", "before", "after", "once",
  "just", "more", "than", "other", "else", "except", "both", "sure", "whether", "forget",
]

/// Words that say that something can be done.
private let abilities: Set<String> = [
  "can", "could", "able", "may", "might", "possible", "let", "lets", "allow", "allows", "allowed",
  "available", "enough",
]

/// Words that say that something must be done.
private let duties: Set<String> = ["must", "should", "required", "requires", "require", "needs"]
