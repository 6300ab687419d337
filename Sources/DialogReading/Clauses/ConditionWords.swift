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
  /// What a condition begins with wherever it stands in a sentence, up to its comma or end: wenn, si.
  private let inner: [String]
  /// Conditions that say no, where a word of them tells: 않으면, -mazsa.
  private let denied: WordPatterns?
  /// What says even if, and nothing else: auch wenn, ~더라도.
  private let conceding: WordPatterns?

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.clauses) else { return nil }
    openings = lists.phrases("conditionOpenings")
    ends = lists.phrases("conditionEnds")
    nouns = lists.phrases("conditionNouns")
    turned = WordPatterns(lists["conditionTurned"] ?? "")
    conceded = WordPatterns(lists["conditionConceded"] ?? "")
    inner = lists.phrases("conditionInner")
    denied = lists["conditionDenied"].map(WordPatterns.init)
    conceding = lists["conditionConceding"].map(WordPatterns.init)
    if openings.isEmpty, ends.isEmpty, inner.isEmpty, denied == nil { return nil }
  }

  /// The condition of a sentence that says no; nil where there is none, or where that cannot be told.
  ///
  /// - Parameter negation: what the language says no with.
  public func deniedCondition(of sentence: String, _ negation: PlainNegation?) -> String? {
    if let denied { return denied.matches(LoweredText(sentence)) ? sentence : nil }
    let clause = inner.isEmpty ? condition(of: sentence)?.text : sentence.onlyClause(after: inner)
    guard let clause, let negation, negation.isIn(LoweredText(clause)) else { return nil }
    return clause
  }

  /// The only condition of a sentence, wherever it stands; nil where that cannot be told.
  public func onlyCondition(of sentence: String) -> LoweredText? {
    inner.isEmpty
      ? condition(of: sentence) : sentence.onlyClause(after: inner).map(LoweredText.init)
  }

  /// Whether words tell a condition wherever it stands: wenn, si.
  public var standAnywhere: Bool { !inner.isEmpty }

  /// Whether such a word stands in a text.
  public func mayStand(in text: String) -> Bool {
    !text.clauseWords.places(of: inner).isEmpty
  }

  /// Whether a sentence says that something is so even if something is.
  public func concedes(_ sentence: LoweredText) -> Bool { conceding?.matches(sentence) ?? false }

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
  /// Its words between spaces, as openings of clauses are looked for in them.
  fileprivate var clauseWords: [Substring] {
    lowercased().replacing("’", with: "'").split(separator: " ")
  }

  /// What follows the only one of some phrases that stands in it, up to the next comma; of a text that sets no words
  /// apart, up to the next space. A phrase after `^` stands at the beginning alone.
  fileprivate func onlyClause(after openings: [String]) -> String? {
    let words = clauseWords
    let places = words.places(of: openings)
    guard places.count == 1, let place = places.first else { return nil }
    if words[place].unicodeScalars.contains(where: { (0xE00...0xE7F).contains($0.value) }) {
      return String(words[place])
    }
    let rest = words[place...]
    let end = rest.firstIndex { ",;،:".contains($0.last!) } ?? words.count - 1
    return rest[...end].joined(separator: " ")
  }

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

extension [Substring] {
  /// Where clauses begin with one of some phrases.
  fileprivate func places(of openings: [String]) -> [Int] {
    indices.filter { index in
      openings.contains { self[index...].open(with: $0, first: index == 0) }
    }
  }
}

extension ArraySlice<Substring> {
  /// Whether words begin with a phrase; Thai goes on without a space.
  fileprivate func open(with phrase: String, first isFirst: Bool) -> Bool {
    let isOfBeginning = phrase.utf8.first == UInt8(ascii: "^")
    if isOfBeginning, !isFirst { return false }
    let wanted = (isOfBeginning ? phrase.dropFirst() : phrase[...]).split(separator: " ")
    return count >= wanted.count
      && zip(self, wanted).allSatisfy { word, wanted in
        let word = word.drop { !$0.isLetter }
        return wanted.utf8.count > 2 && wanted.utf8.first == 0xE0
          ? word.hasPrefix(wanted) : word == wanted
      }
  }
}
