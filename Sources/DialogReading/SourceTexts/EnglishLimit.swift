/// How an English text limits what it says.
public enum EnglishLimit {
  /// Unless something is.
  case unless
  /// If something is.
  case condition
  /// Only if something is, only for somebody.
  case only
  /// Nobody does it, nothing is done.
  case nobody
  /// Nothing is done without something.
  case nothingWithout
  /// It is not to be done until something is.
  case notUntil

  /// Nil of a text that limits nothing, or in several ways.
  ///
  /// - Parameter words: of the text, in lower case.
  public init?(of words: [String]) {
    let denials = words.count(where: EnglishLimit.denies)
    func has(_ word: String) -> Bool { words.contains(word) }
    if has("unless") {
      guard denials == 0, !has("only") else { return nil }
      self = .unless
    } else if EnglishLimit.opensWithNoOne(words) {
      guard denials == 0, !has("only"), !has("but"), !has("if") else { return nil }
      self = has("without") ? .nothingWithout : .nobody
    } else if has("until") {
      guard denials == 1, EnglishLimit.opensWithDoNot(words), !has("only") else { return nil }
      self = .notUntil
    } else if denials == 0, has("only"), !has("if") || !has("even"),
      !words.contains(where: EnglishLimit.mayBeTurned)
    {
      self = .only
    } else if denials == 0, has("if"), words.isDisjoint(with: EnglishLimit.besidesIf) {
      self = .condition
    } else {
      return nil
    }
  }

  private static func denies(_ word: String) -> Bool {
    Denial.isNegation(word) || word == "never"
  }

  private static func opensWithNoOne(_ words: [String]) -> Bool {
    guard words.count > 4 else { return false }
    let isNoOne = words[0] == "no" && words[1] == "one"
    guard isNoOne || words[0] == "nobody" || words[0] == "nothing" else { return false }
    return words.prefix(6).contains { ["can", "will", "may", "is", "was", "has"].contains($0) }
  }

  private static func opensWithDoNot(_ words: [String]) -> Bool {
    words[0] == "don't" || words[0] == "never" || words[0] == "do" && words.prefix(2).last == "not"
  }

  /// What other languages say with a no.
  private static func mayBeTurned(_ word: String) -> Bool {
    turned.contains(word) || word.utf8.hasPrefix("un") || word.utf8.hasPrefix("non")
      || word.utf8.hasSuffix("less")
  }

  private static let turned: Set<String> = [
    "off", "offline", "empty", "free", "closed", "without", "no", "nothing", "nobody", "except",
    "but", "not", "invalid", "other", "else", "different", "before", "until", "inactive", "missing",
    "locked", "muted", "private", "hidden", "instead",
  ]

  /// Words beside which if is not turned so.
  private static let besidesIf: Set<String> = [
    "only", "even", "no", "without", "except", "whether", "nothing", "nobody", "wonder", "see",
    "check", "unable", "invalid", "other", "otherwise",
  ]
}

extension [String] {
  func isDisjoint(with words: Set<String>) -> Bool {
    !contains(where: words.contains)
  }
}
