import DialogLocales
internal import DialogSupport

/// Whether those who are spoken to are the ones to whom something is done, or the ones who do it.
public enum SecondPerson {
  /// The concept of the one who does something to “you” in an English sentence: the driver who is waiting for
  /// you. Nil where that is not certain.
  ///
  /// - Parameters:
  ///   - text: one sentence.
  ///   - concepts: what it says of concepts.
  public static func actor(english text: String, _ concepts: ConceptReading) -> Int? {
    let words = text.lowercased().letterRuns()
    guard let you = words.firstIndex(of: "you"), let first = words.first, articles.contains(first),
      words.count(where: pronouns.contains) - (first == "your" ? 1 : 0) == 1,
      words.count > you + 1 ? follows.contains(words[you + 1]) : true,
      let verb = words[..<you].lastIndex(where: deeds.contains), (2...4).contains(verb),
      words[(verb + 1)..<you].allSatisfy(prepositions.contains), !words.contains("by"),
      words[2..<verb].allSatisfy({ mayHelp($0, words[verb]) })
    else { return nil }
    let people = concepts.places.filter { ConceptGroup.people.contains($0.concept) }
    guard people.count == 1, people[0].range.lowerBound == first.utf8.count + 1 else { return nil }
    return people[0].concept
  }

  private static let articles: Set<String> = ["the", "your", "a", "an"]
  static let pronouns: Set<String> = ["you", "your", "yours", "yourself"]
  /// What may stand between the verb and the pronoun: shared a file with you.
  private static let prepositions: WordSet = .words(
    "for to with from a an the file files folder message photo photos list recipe document")
  /// What may stand after the pronoun that is no verb of it.
  private static let follows: WordSet = .words(
    "a an the at in on to for with tomorrow today now soon back again about from one some this")
}

extension RoleWords {
  /// Whether a sentence begins with those who are spoken to, and not with what is theirs; of a language whose verbs
  /// tell it nothing is said.
  public func opensWithYou(_ text: String) -> Bool {
    you.contains { pronoun in
      text.hasPrefix(pronoun) && !owners.contains { text.dropFirst(pronoun.count).hasPrefix($0) }
    }
  }

  /// Whether a sentence with “you” at its beginning has a deed done to a person by them: the person stands in
  /// it as nobody’s owner, and does nothing.
  ///
  /// - Parameters:
  ///   - text: one sentence.
  ///   - concepts: what it says of concepts.
  public func haveDone(to person: Int, in text: String, _ concepts: ConceptReading) -> Bool {
    let places = concepts.places.filter { $0.concept == person }
    guard subject == nil, places.count == 1, !isTurned(text) else { return false }
    let bytes = ConceptText(text).bytes
    let after = String(decoding: bytes[places[0].range.upperBound...], as: UTF8.self)
    let before = String(decoding: bytes[..<places[0].range.lowerBound], as: UTF8.self)
      .letterRuns().suffix(3)
    let others = marks.filter { $0.role != .object }.flatMap(\.words)
    return !owners.contains(where: after.hasPrefix) && !before.contains(where: others.contains)
  }
}
