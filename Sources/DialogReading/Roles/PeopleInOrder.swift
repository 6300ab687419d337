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
  ///   - words: how its language begins sentences with people; nil where that is not known.
  ///   - roles: how it says who does what to whom; nil where that is not known.
  ///   - meant: the people that its source speaks of: Italian invitato is a guest and invited.
  public init?(
    _ text: String, _ concepts: ConceptReading, _ words: PeopleWords?, _ roles: RoleWords?,
    among meant: ConceptSet? = nil
  ) {
    let people = concepts.people.filter { person in
      meant.map { !$0.intersection(person.concepts).isEmpty } ?? true
    }
    guard people.count == 2, let words else { return nil }
    let folded = ConceptText(text)
    let start = folded.startOfWord(before: people[0].range.lowerBound)
    let end = folded.endOfWord(from: people[0].range.upperBound)
    let part = { (range: Range<Int>) in String(decoding: folded.bytes[range], as: UTF8.self) }
    let opening = Opening(
      before: part(0..<start), prefix: part(start..<people[0].range.lowerBound),
      suffix: part(people[0].range.upperBound..<end), after: part(end..<folded.bytes.count))
    // 학생은 교사가: the second is the one who does it.
    let isOther = roles?.subject?.contains {
      part(people[1].range.upperBound..<folded.bytes.count).opens(with: $0)
    }
    // My son's teacher: he does nothing.
    let isOwner = ["'s", "’s"].contains { part(start..<end).hasSuffix($0) }
    guard opening.isOfActor(words, roles), isOther != true, !isOwner,
      !words.join(part(people[0].range.upperBound..<people[1].range.lowerBound))
    else { return nil }
    (actor, other) = (people[0].concepts, people[1].concepts)
  }

  /// The concepts of both.
  public var both: ConceptSet {
    var both = actor
    both.formUnion(other)
    return both
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

    func isOfActor(_ words: PeopleWords, _ roles: RoleWords?) -> Bool {
      let before = before.letterRuns()
      guard before.count < 2, before.allSatisfy(words.articles.contains) else { return false }
      if let roles, roles.isTurned(suffix + after) || roles.owners.contains(where: suffix.hasPrefix)
      {
        return false
      }
      if let allowed = words.allowActor(
        after: before, prefix: prefix, suffix: suffix, before: after)
      {
        return allowed
      }
      let text = suffix + after
      return roles?.subject?.contains { text.utf8.hasPrefix($0) } ?? false
    }
  }
}

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
