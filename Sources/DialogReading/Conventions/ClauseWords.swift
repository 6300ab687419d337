internal import DialogSupport

/// What joins two clauses of a sentence, each with a verb of its own, in languages but English.
public struct ClauseWords: Sendable {
  private let means: Means
  /// Finite verbs; nil where every clause says no for itself.
  private let verbs: Set<String>?
  private let sequence: [String]?

  /// By what clauses are told apart.
  private enum Means: Sendable {
    /// A conjunction between them.
    case words(Set<String>)
    /// A word that the second begins with, or a letter that its first word does.
    case starts(Set<String>, prefix: Unicode.Scalar?)
    /// A conjunction in a text without spaces.
    case parts([String])
    /// A comma, in some languages only after certain endings.
    case comma(Character, after: [String]?)
    /// The ending of the first one's verb.
    case endings([String], butNot: [String], before: [String])
  }

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.clauses) else { return nil }
    let list = { (name: Substring) in lists[name].map { [String].words($0) } }
    verbs = list("verbs").map { Set($0) }
    sequence = list("sequence")
    if let words = list("words") {
      means = .words(Set(words))
    } else if let starts = list("starts") {
      means = .starts(Set(starts), prefix: list("prefix")?.first?.unicodeScalars.first)
    } else if let parts = list("parts") {
      means = .parts(parts)
    } else if let comma = list("comma")?.first?.first {
      means = .comma(comma, after: list("ends"))
    } else {
      means = .endings(
        list("endings") ?? [], butNot: list("nouns") ?? [], before: list("verbsAfter") ?? [])
    }
  }

  /// The two clauses of a sentence that translates one of two; nil where it can’t be told where they
  /// part, or whether both have a verb.
  public func clauses(of sentence: String) -> (String, String)? {
    switch means {
    case .words(let words): return CoordinateClauses.split(sentence, atWord: words.contains)
    case .starts(let words, let prefix):
      return CoordinateClauses.split(sentence, isKept: true) { word in
        words.contains(word) || prefix.map { word.begins(with: $0) } ?? false
      }
    case .parts(let parts): return split(sentence, atPart: parts)
    case .comma(let comma, let ends): return split(sentence, at: comma, after: ends)
    case .endings(let endings, let nouns, let verbs):
      return split(sentence, after: endings, butNot: nouns, before: verbs)
    }
  }

  /// Whether what a text says before or after may be what happens, not only a thing or a time: 后再, てから, not の後.
  public func mayOrderDeeds(_ text: String) -> Bool {
    sequence?.contains(where: text.contains) ?? true
  }

  /// Whether a negation of the first clause can’t reach into the second, as that has a verb of its
  /// own or the language says no at each.
  public func negatesEach(_ second: String) -> Bool {
    guard let verbs else { return true }
    // At the end of a clause it is an infinitive: “geteilt werden”.
    return second.letterRuns().dropLast().prefix(3).contains(where: verbs.contains)
  }

  private func split(_ sentence: String, atPart parts: [String]) -> (String, String)? {
    let found = parts.flatMap { part in sentence.ranges(of: part) }
    guard found.count == 1 else { return nil }
    return (String(sentence[..<found[0].lowerBound]), String(sentence[found[0].upperBound...]))
  }

  private func split(
    _ sentence: String, at comma: Character, after ends: [String]?
  ) -> (String, String)? {
    let parts = sentence.split(separator: comma, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count > 3 }) else { return nil }
    if let ends, !ends.contains(where: parts[0].hasSuffix) { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// After the only word with an ending that joins: 고, 지만, 며.
  private func split(
    _ sentence: String, after endings: [String], butNot nouns: [String], before verbs: [String]
  ) -> (String, String)? {
    let words = sentence.split(separator: " ")
    let places = words.indices.dropLast().filter { index in
      let word = words[index].filter { $0 != "," }
      guard endings.contains(where: word.hasSuffix) else { return false }
      if nouns.contains(where: word.hasSuffix) { return false }
      return !verbs.contains(where: words[index + 1].hasPrefix)
    }
    guard places.count == 1, let place = places.first, place > 0, place + 2 < words.count,
      words.indices.allSatisfy({ $0 == place || !words[$0].contains(",") })
    else { return nil }
    return (words[...place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
  }
}

extension String {
  /// Whether a letter begins it, and more than one other follows.
  fileprivate func begins(with letter: Unicode.Scalar) -> Bool {
    unicodeScalars.first == letter && unicodeScalars.count > 2
  }
}
