import DialogLocales

/// The words of a language that join what it lists.
public final class EnumerationWords: Sendable {
  /// What may join things, and what may join deeds and properties as well.
  private let things: Joints
  private let clauses: Joints
  private let spacesJoin: Bool
  private let openings: Set<String>
  /// What names several things in one word: media.
  private let collective: WordPatterns
  private let and: Joints
  private let or: Joints

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.enumerations) else { return nil }
    let besides = lists.phrases("besides")
    let patterns = { (names: [Substring]) in
      Joints(names.compactMap { lists[$0] }.joined(separator: " "), besides)
    }
    things = patterns(["and", "or", "also"])
    clauses = patterns(["and", "or", "also", "clauses"])
    spacesJoin = lists["spaces"] != nil
    openings = Set(lists.phrases("openings"))
    collective = WordPatterns(lists["collective"] ?? "")
    (and, or) = (patterns(["and"]), patterns(["or"]))
  }

  /// Which words of a text join something in it, whatever it is.
  public func joints(in text: LoweredText) -> Set<Enumeration.Joint> {
    Set(Enumeration.Joint.allCases.filter { ($0 == .and ? and : or).stands(in: text.words) })
  }

  /// Whether a word of a text names several things at once.
  public func namesSeveral(_ text: LoweredText) -> Bool { collective.matches(text) }

  /// How many items a text may list, at most: what its marks and its words that join may part, whatever they do.
  public func mostItems(_ kind: Enumeration.Kind, in text: LoweredText) -> Int {
    let joints = kind == .things ? things : clauses
    var (items, isWithinItem) = (0, false)
    let take = { (isItem: Bool) in
      if isItem, !isWithinItem { items += 1 }
      isWithinItem = isItem
    }
    let tokens = TextTokens(text.text)
    for (index, token) in tokens.all.enumerated() {
      switch token.kind {
      case .letters: joints.part(tokens.text(index), take)
      case .digits, .placeholder: take(true)
      case .space: if spacesJoin { take(false) }
      default: if tokens.mayPart(at: index) { take(false) }
      }
    }
    return opensWithClause(text, tokens) ? items - 1 : items
  }

  /// Whether what stands before the first comma is a clause and nothing that is listed: “To apply, bring …”
  private func opensWithClause(_ text: LoweredText, _ tokens: TextTokens) -> Bool {
    guard let first = text.words.first, openings.contains(first),
      let comma = tokens.all.firstIndex(where: { $0.kind == .comma })
    else { return false }
    // Of two words, towels in “For towels, bedding and soap”.
    return comma > 4
  }
}

extension TextTokens {
  /// Whether a mark may part two things; none within a number or a compound does.
  fileprivate func mayPart(at index: Int) -> Bool {
    switch all[index].kind {
    case .comma, .fullStop: !isWithinNumber(index)
    case .question, .exclamation, .ellipsis, .colon, .semicolon, .dash, .bullet, .lineEnd,
      .openingBracket:
      true
    case .sign, .other: ["/", "&", "+", "・", "＆", "／"].contains(text(index))
    default: false
    }
  }

  private func isWithinNumber(_ index: Int) -> Bool {
    index > 0 && index + 1 < all.count && all[index - 1].kind == .digits
      && all[index + 1].kind == .digits
  }
}

/// What joins two things: whole words, beginnings and ends of words, parts of texts without spaces.
private struct Joints {
  private let patterns: WordPatterns
  /// Words that have such a part and join nothing.
  private let besides: [String]

  init(_ list: String, _ besides: [String]) {
    patterns = WordPatterns(list)
    self.besides = besides
  }

  /// Whether one of some words joins something.
  func stands(in words: [String]) -> Bool {
    var joins = false
    for word in words { part(word) { if !$0 { joins = true } } }
    return joins
  }

  /// Calls for what a run of letters is made of, in order: with true for what is listed, with false for what joins.
  func part(_ word: String, _ take: (Bool) -> Void) {
    if patterns.words.contains(word) {
      take(false)
    } else if !patterns.parts.isEmpty {
      partInside(Array(word.utf8), take)
    } else {
      let count = word.utf8.count
      if patterns.starts.contains(where: { word.utf8.hasPrefix($0) && count > $0.utf8.count }) {
        take(false)
      }
      take(true)
      if patterns.ends.contains(where: { word.utf8.hasSuffix($0) && count > $0.utf8.count }) {
        take(false)
      }
    }
  }

  private func partInside(_ word: [UInt8], _ take: (Bool) -> Void) {
    var place = 0
    while place < word.count {
      if let other = besides.first(where: { word[place...].starts(with: $0.utf8) }) {
        take(true)
        place += other.utf8.count
      } else if let part = patterns.parts.first(where: { word[place...].starts(with: $0.utf8) }) {
        take(false)
        place += part.utf8.count
      } else {
        take(true)
        place += 1
      }
    }
  }
}
