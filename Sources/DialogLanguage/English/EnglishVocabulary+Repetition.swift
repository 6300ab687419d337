/// Saying the same again.
extension EnglishVocabulary {
  /// Whether a word frames what is said, and says nothing by itself: “Are you sure you want to …?”,
  /// “… is available”, “An error occurred while …”.
  public static func isFiller(_ word: String) -> Bool {
    word.utf8.count < 13 && fillers.contains(word)
  }

  private static let fillers: Set<String> = [
    "a", "all", "an", "and", "are", "available", "be", "can", "could", "did", "do", "does", "has",
    "have", "i", "is", "it", "its", "like", "now", "occurred", "of", "please", "really",
    "selected", "should", "success", "successful", "successfully", "sure", "that", "the", "there",
    "these", "this", "those", "to", "want", "was", "were", "while", "will", "wish", "would", "you",
    "your",
  ]

  /// Whether a word denies what is said: not, unable, failed.
  public static func isDenial(_ word: String) -> Bool {
    word.utf8.count < 10 && denials.contains(word.filter { $0 != "\u{2019}" && $0 != "'" })
  }

  private static let denials: Set<String> = [
    "no", "not", "never", "cannot", "cant", "couldnt", "doesnt", "didnt", "isnt", "wasnt", "wont",
    "unable", "fail", "fails", "failed", "failure", "error", "errors", "problem",
  ]

  /// What a word denies that is the opposite of another: valid of invalid.
  public static func affirmed(_ word: String) -> Substring? {
    for prefix in ["in", "un", "im", "il", "ir"]
    where word.utf8.count > prefix.utf8.count + 3 && word.utf8.starts(with: prefix.utf8) {
      let rest = word.dropFirst(2)
      let isAdjective = [word, String(rest)].allSatisfy {
        EnglishLexicon.readings(of: Array($0.utf8)).contains(.adjective)
      }
      if isAdjective { return rest }
    }
    return nil
  }

  /// Whether two words are forms of one, or mean the same in a question, denials apart: deleted and
  /// delete, clear and delete, invalid and valid.
  public static func meansSame(_ word: String, _ other: String) -> Bool {
    let (word, other) = (affirmed(word) ?? word[...], affirmed(other) ?? other[...])
    return stem(of: word) == stem(of: other) || isRemoval(word) && isRemoval(other)
  }

  private static func isRemoval(_ word: Substring) -> Bool {
    base(of: String(word), among: removals) != nil
  }

  private static let removals: Set<String> = ["delete", "remove", "erase", "clear"]

  /// What the forms of a verb or a noun begin with: delet of delete, deleted, deletion.
  private static func stem(of word: Substring) -> Substring {
    for (ending, rest) in stemEndings
    where word.utf8.count > ending.utf8.count + 2 && word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count) + rest
      return stem.last == stem.dropLast().last ? stem.dropLast() : stem
    }
    return word
  }

  private static let stemEndings = [
    ("ies", "i"), ("ied", "i"), ("ing", ""), ("ion", ""), ("ed", ""), ("es", ""), ("s", ""),
    ("e", ""), ("y", "i"),
  ]
}
