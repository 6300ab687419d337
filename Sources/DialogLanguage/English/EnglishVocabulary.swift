/// Words and phrases of English that dialogs use and guidelines speak of.
public enum EnglishVocabulary {
  /// Verbs of losing what people have.
  public static let destructiveVerbs: Set<String> = [
    "delete", "remove", "erase", "discard", "reset", "clear", "wipe", "destroy", "uninstall",
    "purge", "empty", "trash", "revoke", "unsubscribe", "unpair", "forget",
  ]

  /// Whether words open with a verb of losing, or with one that ends what an account gives.
  public static func isDestructive(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    if destructiveVerbs.contains(first) { return true }
    return words.count > 1 && words[1] == "out" && ["sign", "log"].contains(first)
      || words.prefix(2) == ["throw", "away"]
  }

  /// Whether words say that something will be gone.
  public static func speaksOfLoss(_ words: [String]) -> Bool {
    words.contains { isForm($0, of: destructiveVerbs) || lossWords.contains($0) }
  }

  private static let lossWords: Set<String> = [
    "lose", "lost", "loses", "permanently", "permanent", "undone", "undo", "irreversible",
    "irreversibly", "unrecoverable", "deletion", "removal", "forever", "gone", "reverted",
  ]

  /// Titles that agree to whatever is asked.
  public static let agreements: Set<String> = [
    "yes", "ok", "okay", "continue", "confirm", "proceed", "sure", "agree",
  ]

  /// Whether a word is a form of one of some verbs: `deletes`, `deleted`, `deleting`.
  public static func isForm(_ word: String, of verbs: Set<String>) -> Bool {
    base(of: word, among: verbs) != nil
  }

  /// The verb that a word is a form of, of some verbs whose forms are regular.
  public static func base(of word: String, among verbs: Set<String>) -> String? {
    if verbs.contains(word) { return word }
    for (ending, replacements) in endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      for replacement in replacements {
        let base = stem + replacement
        if verbs.contains(String(base)) { return String(base) }
      }
      // Doubled: resetting, unpinned.
      if let last = stem.last, stem.dropLast().last == last {
        let base = String(stem.dropLast())
        if verbs.contains(base) { return base }
      }
    }
    return nil
  }

  private static let endings: [(String, [String])] = [
    ("ies", ["y"]), ("ied", ["y"]), ("ing", ["", "e"]), ("es", ["", "e"]), ("ed", ["", "e"]),
    ("ion", ["", "e"]), ("s", [""]), ("al", ["e", ""]), ("ure", ["e"]),
  ]
}

extension EnglishText {
  /// The words outside of quotation marks, in lower case with straight apostrophes.
  public var lowerWords: [String] { words.map(\.lower) }

  /// Where a phrase of words stands, outside of quotation marks and without marks between.
  public func ranges(of phrase: [String]) -> [Range<Int>] {
    guard !phrase.isEmpty, phrase.count <= tokens.count else { return [] }
    return (0...tokens.count - phrase.count).compactMap { start in
      let run = tokens[start..<start + phrase.count]
      let isEqual = zip(run, phrase).allSatisfy { $0.isWord && $0.lower == $1 && $0.quotes == 0 }
      return isEqual ? run.first!.range.lowerBound..<run.last!.range.upperBound : nil
    }
  }

  public func ranges(of phrase: String) -> [Range<Int>] {
    ranges(of: phrase.split(separator: " ").map(String.init))
  }
}
