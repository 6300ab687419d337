import DialogSupport

/// Words that are wrong between two others, of which a language has them to tell words apart that sound
/// alike: French passez a vos.
struct WordsBetween: Sendable {
  private let rules: [String: [Rule]]

  private struct Rule {
    let before: Side
    let after: Side
    let right: String
  }

  /// What may stand on one side.
  private struct Side {
    private let words: Set<String>
    private let endings: [Substring]
    private let others: Set<String>
    private let isAny: Bool

    /// Reads `word`, `both_words`, `*ending`, `!other` with commas between, or `*` for anything.
    init(_ list: Substring) {
      let items = list.parts(at: ",")
      isAny = items == ["*"]
      endings = items.filter { $0.hasPrefix("*") && $0.utf8.count > 1 }.map { $0.dropFirst() }
      others = Set(items.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
      words = Set(items.filter { !$0.hasPrefix("*") && !$0.hasPrefix("!") }.map(String.init))
    }

    func allows(_ word: String) -> Bool {
      if isAny || words.contains(word) { return true }
      // What is elided stands at the beginning: l’étape is l' here.
      if let mark = word.utf8.firstIndex(of: UInt8(ascii: "'")),
        words.contains(String(word[...mark]))
      {
        return true
      }
      return endings.contains { word.utf8.hasSuffix($0) } && !others.contains(word)
    }
  }

  /// Reads `before/word/after=right`.
  init(_ list: String) {
    rules = list.listedWords.reduce(into: [:]) { rules, item in
      let sides = item.parts(at: "=")
      let parts = sides[0].parts(at: "/")
      rules[String(parts[1]), default: []].append(
        Rule(before: Side(parts[0]), after: Side(parts[2]), right: sides[1].withSpaces))
    }
  }

  /// The word and the one before it, where it is wrong between its neighbours.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard !rules.isEmpty, index > 0, index + 1 < runs.count, let known = rules[runs[index]] else {
      return nil
    }
    let (before, after) = (runs[index - 1], runs[index + 1])
    let both = index + 2 < runs.count ? after + "_" + runs[index + 2] : after
    let rule = known.first {
      $0.before.allows(before) && ($0.after.allows(after) || $0.after.allows(both))
    }
    return rule.map {
      WritingReader.Suspect(kind: .wrongAfter, words: index - 1...index, right: $0.right)
    }
  }
}
