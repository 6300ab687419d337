public import DialogLocales
import DialogSupport

/// Two people of a sentence, by what they are to each other: the one it begins with, who does something,
/// and the other.
public struct PeopleInOrder: Equatable, Sendable {
  /// The concepts that the word for the one who does it may say: an owner may be a landlord.
  public let actor: ConceptSet
  /// Those of the other.
  public let other: ConceptSet

  /// Nil where the sentence does not begin with one of two people for sure as the one who does it.
  ///
  /// - Parameters:
  ///   - text: one sentence, with U+FFFC for each placeholder.
  ///   - concepts: what it says of concepts.
  ///   - words: how its language says who does what to whom; nil where that is not known.
  public init?(
    _ text: String, _ concepts: ConceptReading, in language: LanguageTag, _ words: RoleWords?
  ) {
    let people = concepts.people
    guard people.count == 2 else { return nil }
    let folded = ConceptText(text)
    let start = folded.startOfWord(before: people[0].range.lowerBound)
    let end = folded.endOfWord(from: people[0].range.upperBound)
    let part = { (range: Range<Int>) in String(decoding: folded.bytes[range], as: UTF8.self) }
    let opening = Opening(
      before: part(0..<start), prefix: part(start..<people[0].range.lowerBound),
      suffix: part(people[0].range.upperBound..<end), after: part(end..<folded.bytes.count))
    guard opening.isOfActor(in: language.language, words),
      !part(people[0].range.upperBound..<people[1].range.lowerBound).joins
    else { return nil }
    (actor, other) = (people[0].concepts, people[1].concepts)
  }

  /// Whether both say the same two people the other way round.
  public func isTurned(from source: PeopleInOrder) -> Bool {
    let turns = [(actor, source.other), (other, source.actor)]
    let stays = [(actor, source.actor), (other, source.other)]
    return turns.allSatisfy { !$0.intersection($1).isEmpty }
      && stays.allSatisfy { $0.intersection($1).isEmpty }
  }

  /// The first word for a person, and what stands around it.
  private struct Opening {
    let before: String
    let prefix: String
    let suffix: String
    let after: String

    func isOfActor(in language: String, _ words: RoleWords?) -> Bool {
      let before = before.letterRuns()
      guard before.count < 2, before.allSatisfy(nominativeArticles.contains) else { return false }
      if let words, words.isTurned(after) { return false }
      switch language {
      case "en": return !after.letterRuns().contains { $0 == "by" || $0 == "from" }
      case "ko", "ja":
        let text = suffix + after
        return words?.subject?.contains { text.utf8.hasPrefix($0) } ?? false
      case "zh", "th": return before.isEmpty && prefix.isEmpty
      case "tr", "ru": return prefix.isEmpty && suffix.isEmpty
      case "he": return prefix.isEmpty || prefix == "ה"
      case "de", "nl", "fr", "es", "it", "pt": return prefix.isEmpty
      default: return false
      }
    }
  }
}

/// What stands before an actor: articles and possessives in the nominative, where that can be told.
private let nominativeArticles: Set<String> = .words(
  """
  the your my a an this our der die das ein eine ihr ihre dein deine unser unsere de het een je uw le la les l un une
  votre ton ta el los las una su tu il lo gli i uno o os as um uma seu sua
  """)

extension ConceptReading {
  /// The words for people, in order, with the concepts of each.
  fileprivate var people: [(range: Range<Int>, concepts: ConceptSet)] {
    var people: [(range: Range<Int>, concepts: ConceptSet)] = []
    for place in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where ConceptGroup.people.contains(place.concept) {
      if let last = people.indices.last, people[last].range.overlaps(place.range) {
        if place.range.count > people[last].range.count { people[last].range = place.range }
        people[last].concepts.insert(place.concept)
      } else {
        people.append((place.range, ConceptSet([place.concept])))
      }
    }
    return people
  }
}

extension String {
  /// Whether nothing but a conjunction parts two words.
  fileprivate var joins: Bool {
    let words = letterRuns().filter { !nominativeArticles.contains($0) }
    return words.count == 1 && conjunctions.contains(words[0])
  }
}

private let conjunctions: Set<String> = .words(
  "and or und oder en of et ou y e o ed od и или ve veya 和 或 与 與 と や 및 또는 หรือ และ")
