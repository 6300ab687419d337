internal import DialogSupport

/// Who does something in an English sentence about those who are spoken to and one other: Minji invited you, you
/// sent {name} a gift.
public enum YouAndOther: Sendable {
  /// With what the sentence calls the one who does it; nil of a value.
  case toYou(by: String?)
  /// What it is done to is a value.
  case byYou

  /// Nil where that is not certain.
  ///
  /// - Parameter text: one sentence, with U+FFFC for each placeholder.
  public init?(english text: String) {
    let written = text.split(separator: " ").map { word in
      String(word).trimming { ".,!:;“”\"".contains($0) }
    }
    let words = written.map { $0.lowercased() }
    guard words.count > 2, !words.contains("by"), !words.contains("from") else { return nil }
    if YouAndOther.isByYou(written, words) {
      self = .byYou
    } else if let actor = YouAndOther.actor(written, words) {
      self = .toYou(by: actor == "\u{FFFC}" ? nil : actor)
    } else {
      return nil
    }
  }

  private static func isByYou(_ written: [String], _ words: [String]) -> Bool {
    guard ["you", "you've", "you’ve"].contains(words[0]),
      words.dropFirst().allSatisfy({ $0 == "your" || !pronouns.contains($0) }),
      let verb = words.dropFirst().firstIndex(where: { !helpers.contains($0) }),
      deeds.contains(words[verb]), !asking.contains(words[verb]), !contests.contains(words[verb])
    else { return false }
    let values = words.count { $0.hasPrefix("\u{FFFC}") }
    let isName = verb + 1 < words.count && written[verb + 1].first?.isUppercase ?? false
    return values == 1 || values == 0 && isName
  }

  private static func actor(_ written: [String], _ words: [String]) -> String? {
    guard let you = words.firstIndex(of: "you"),
      words.count(where: pronouns.contains) - (words[0] == "your" ? 1 : 0) == 1,
      let verb = words[..<you].lastIndex(where: deeds.contains), !asking.contains(words[verb]),
      words[(verb + 1)..<you].allSatisfy({ ["to", "with", "for"].contains($0) }),
      words.count == you + 1 || mayFollow.contains(words[you + 1])
    else { return nil }
    let length = articles.contains(words[0]) ? 2 : 1
    let isName = written[0].first?.isUppercase ?? false && !functionWords.contains(words[0])
    guard length == 2 || isName || words[0] == "\u{FFFC}", verb >= length,
      words[length..<verb].allSatisfy(helpers.contains)
    else { return nil }
    return written[length - 1]
  }

  /// With these, those who are spoken to may do something after all.
  private static let asking: Set<String> = .words(
    "ask asked told tell waiting help helped want wants recommend recommended requested request teach taught"
  )
  /// Who beats another one may be told by who is beaten.
  private static let contests: Set<String> = ["beat", "defeated", "bought", "sold", "sell", "buy"]
  private static let pronouns: Set<String> = .words("you your yours yourself we us our")
  private static let articles: Set<String> = ["the", "your", "a", "an"]
  private static let mayFollow: Set<String> = .words(
    "a an the to at in on for with as today yesterday just back again some two three one this")
  private static let functionWords: Set<String> = .words(
    """
    we i it he she they this that these those there here someone nobody who what if when once after before as for in on at
    to by thank please you all no not only how why where and but or so someone anyone everyone
    """)
}

extension RoleWords {
  /// Whether those who are spoken to do something to another, as a sentence begins with them.
  ///
  /// - Parameter text: one sentence, with U+FFFC for each value, and the particle after it that agrees with it.
  public func isByYou(_ text: String) -> Bool {
    guard let pronoun = you.first(where: text.hasPrefix), !isTurned(text) else { return false }
    let rest = text.dropFirst(pronoun.count)
    if subject != nil { return isDoneToSomeone(rest) }
    let parts = rest.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    guard parts.count == 2, !owners.contains(where: rest.hasPrefix), parts[0].count < 14 else {
      return false
    }
    let between = String(parts[0]).trimmed
    let others = marks.filter { $0.role != .object }.flatMap(\.words) + having
    return !between.isEmpty && !joining.contains(between)
      && !owners.contains(where: String(parts[1]).trimmed.hasPrefix)
      && !others.contains(where: between.contains)
  }

  /// Whether a title of honour has the mark of one to whom something is done, and none has that of a subject.
  private func isDoneToSomeone(_ rest: Substring) -> Bool {
    let isObject = titles.contains { title in dative.contains { rest.contains(title + $0) } }
    let isSubject = titles.contains { title in subject!.contains { rest.contains(title + $0) } }
    return isObject && !isSubject
  }

  /// Whether a value, or somebody with a title of honour, does something to those who are spoken to.
  ///
  /// - Parameter text: as above.
  public func isToYou(_ text: String) -> Bool {
    let parts = text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    guard parts.count <= 2, !yours.isEmpty else { return false }
    let after = String(parts.last!)
    guard let subject = subject?.prefix(2).filter({ $0 != "は" }) else {
      return parts.count == 2 && parts[0].trimmed.isEmpty && !isTurned(text)
        && yours.contains { after.hasWord($0, owners) }
    }
    let isActor = { (words: String) in
      titles.contains { title in subject.contains { words.hasPrefix(title + $0) } }
    }
    if parts.count == 1 {
      let names = text.split(separator: " ").map(String.init)
      return !isTurned(text) && names.contains(where: isActor)
        && yours.contains(where: text.contains)
    }
    return origins.contains { after.opens(with: $0) } || !isTurned(text) && isActor(after.trimmed)
  }
}

/// Titles of honour after names.
private let titles = ["님", "씨", "さん", "様"]

extension String {
  fileprivate func trimming(_ isMark: (Character) -> Bool) -> String {
    let rest = drop(while: isMark)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: isMark).count))
  }

  /// Whether it has a word after which nothing makes it an owner.
  fileprivate func hasWord(_ word: String, _ owners: Set<String>) -> Bool {
    ranges(of: word).contains { range in
      !owners.contains(where: self[range.upperBound...].hasPrefix)
    }
  }
}
