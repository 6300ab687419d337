internal import DialogSupport

/// How a language says a condition before what depends on it: 如果…，, ~면, ~と、.
public struct ConditionWords: Sendable {
  /// What the condition begins with; it goes on to the first comma.
  private let openings: [String]
  /// What it ends with, at the end of a word or with a comma.
  private let ends: [String]
  /// Words that end so and are none.
  private let nouns: [String]
  /// What says without a no that something is not: 逾期.
  private let turned: WordPatterns

  /// What says that something is so whatever happens: 也.
  private let conceded: WordPatterns

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.clauses) else { return nil }
    openings = lists.phrases("conditionOpenings")
    ends = lists.phrases("conditionEnds")
    nouns = lists.phrases("conditionNouns")
    turned = WordPatterns(lists["conditionTurned"] ?? "")
    conceded = WordPatterns(lists["conditionConceded"] ?? "")
    if openings.isEmpty, ends.isEmpty { return nil }
  }

  /// The condition that a sentence begins with; nil where there is none, or another one.
  public func condition(of sentence: String) -> LoweredText? {
    let clause: Substring?
    if !openings.isEmpty {
      clause = openings.contains(where: sentence.hasPrefix) ? sentence.upTo("，") : nil
    } else if ends.contains(where: { $0.hasSuffix("、") }) {
      clause = sentence.upTo("、").flatMap { clause in
        ends.contains(where: clause.hasSuffix) ? clause : nil
      }
    } else {
      clause = sentence.upToOnlyWord { word in
        ends.contains(where: word.hasSuffix) && !nouns.contains(where: word.hasSuffix)
      }
    }
    return clause.map { LoweredText(String($0)) }
  }

  /// Whether a condition says without a no that something is not.
  public func turns(_ condition: LoweredText) -> Bool { turned.matches(condition) }

  /// Whether a sentence says that something is so if something is, and not that it is so even then.
  public func losesConcession(_ sentence: String) -> Bool {
    condition(of: sentence) != nil && !conceded.matches(LoweredText(sentence))
  }
}

extension String {
  /// What it begins with up to its only comma, with that.
  fileprivate func upTo(_ comma: Character) -> Substring? {
    guard let place = firstIndex(of: comma), self[index(after: place)...].count > 2,
      !self[index(after: place)...].contains(comma)
    else { return nil }
    return self[...place]
  }

  /// What it begins with up to the only word of a kind, which is not the last.
  fileprivate func upToOnlyWord(_ isMeant: (Substring) -> Bool) -> Substring? {
    let words = split(separator: " ").filter { word in
      isMeant(word.last == "," ? word.dropLast() : word)
    }
    guard words.count == 1, words[0].endIndex < endIndex else { return nil }
    return self[..<words[0].endIndex]
  }
}
