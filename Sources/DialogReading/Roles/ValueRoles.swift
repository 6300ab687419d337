internal import DialogSupport

/// Which of two or three values in a sentence does something to the others.
public struct ValueRoles: Equatable, Sendable {
  /// The place among all of the one who does it.
  public let actor: Int
  /// What those of the others are of which that is known.
  private let others: [Int: RoleWords.Role]
  /// Whether its verb is of no list, and whether the order of words tells nothing of it then.
  private var isOfAnyVerb = false
  private var hasFreeOrder = false

  /// Nil where that is not certain.
  ///
  /// - Parameter text: with U+FFFC for each value, and the particle after it that agrees with it.
  public init?(_ text: String, _ words: RoleWords) {
    let comma = words.subject?.contains(",") ?? false ? "," : ""
    guard let sides = ValueRoles.sides(of: text, after: comma) else { return nil }
    if words.unclear.contains(where: text.contains), !words.hasAgent(sides) { return nil }
    let roles =
      words.subject == nil
      ? ValueRoles.byPrepositions(sides, words) : ValueRoles.byParticles(sides, words)
    guard let roles else { return nil }
    self = roles
    hasFreeOrder = words.hasFreeOrder
  }

  /// Nil where no value does something to another one.
  public init?(_ deed: Deed) {
    guard case .value(let actor) = deed.actor else { return nil }
    let others = deed.others.compactMap { other in
      if case .value(let place) = other.party { return (place, other.role) }
      return nil
    }
    if others.isEmpty { return nil }
    self.init(actor: actor, others: Dictionary(others) { first, _ in first })
    isOfAnyVerb = !deed.isListed
  }

  private init(actor: Int, others: [Int: RoleWords.Role]) {
    self.actor = actor
    self.others = others
  }

  /// The value that does it here, if to it it is done in the source, and the one that does it there is here what it is
  /// there: then they are exchanged.
  ///
  /// - Parameters:
  ///   - source: what the source says of its values.
  ///   - places: the place there of each value here.
  public func isSwapped(from source: ValueRoles, _ places: [Int]) -> Bool {
    guard places[actor] != source.actor, let meant = source.others[places[actor]],
      let place = places.firstIndex(of: source.actor), let said = others[place]
    else { return false }
    switch said {
    case meant: return true
    case .any: return meant != .agent
    case .place: return false
    case .unmarked:
      return (meant == .object || meant == .owner) && !(hasFreeOrder && source.isOfAnyVerb)
    default: return said == .source && meant == .owner
    }
  }

  /// What stands before the first value, between all, and after the last, of one sentence.
  ///
  /// - Parameter comma: what may follow the first value all the same.
  private static func sides(of text: String, after comma: String) -> [String]? {
    let sides = text.aroundValues(without: "“”‘’\"«»„「」『』")
    guard (3...4).contains(sides.count) else { return nil }
    let ends = ".!?…。！？,،、，:;\n".unicodeScalars
    for (place, side) in sides.enumerated().dropFirst().dropLast() {
      let isMarked = place == 1 && !comma.isEmpty && side.hasPrefix(comma)
      if side.dropFirst(isMarked ? 1 : 0).unicodeScalars.contains(where: { ends.contains($0) }) {
        return nil
      }
    }
    return sides.map(\.trimmed)
  }

  private static func byPrepositions(_ sides: [String], _ words: RoleWords) -> ValueRoles? {
    if words.isOfOther(sides) || words.isInPlace(sides) || words.isNamed(sides) { return nil }
    let between = Array(sides.dropFirst().dropLast())
    let others = ValueRoles.others(sides, words)
    let agent = others.first { $0.value == .agent }?.key
    if let actor = between.firstIndex(where: words.endsInActor) {
      return ValueRoles(actor: actor + 1, others: [0: .object])
    }
    if sides[0].isEmpty || words.names.contains(sides[0].lowercased()) {
      guard between.contains(where: words.isPassive) else {
        if agent == nil { return ValueRoles(actor: 0, others: others) }
        // Something of the other one, not by it: hat die Wohnung von … bewertet.
        return words.isActive(sides)
          ? ValueRoles(actor: 0, others: others.mapValues { $0 == .agent ? .source : $0 }) : nil
      }
      let source = others.first { $0.value == .source && words.by(sides[$0.key]) }?.key
      return (agent ?? source).map { ValueRoles(actor: $0, others: [0: .object]) }
    }
    if words.isVerb(sides[0]) {
      return agent == nil ? ValueRoles(actor: 0, others: others) : nil
    }
    // An invitation from one to the other; what was done by one to the other.
    let first = words.role(before: sides[0])
    if let agent, first == nil, words.isPassive(sides[0]) {
      return ValueRoles(actor: agent, others: [0: .object])
    }
    guard sides.count == 3, first == .source || first == .agent,
      words.role(before: sides[1]) == .object
    else { return nil }
    return ValueRoles(actor: 0, others: [1: .object])
  }

  /// What the values after the first are by what stands before them: of those before which nothing does, the object, or
  /// the owner of what is.
  private static func others(_ sides: [String], _ words: RoleWords) -> [Int: RoleWords.Role] {
    var others: [Int: RoleWords.Role] = [:]
    for place in 1..<sides.count - 1 {
      let isOwner = words.isUnspaced && words.owners.contains(where: sides[place + 1].hasPrefix)
      others[place] = words.role(before: sides[place]) ?? (isOwner ? .owner : .unmarked)
    }
    return others
  }

  private static func byParticles(_ sides: [String], _ words: RoleWords) -> ValueRoles? {
    let after = Array(sides.dropFirst())
    let subjects = after.indices.filter { place in
      words.subject!.contains { after[place].opens(with: $0) }
    }
    guard subjects.count == 1, let subject = subjects.first else { return nil }
    var others: [Int: RoleWords.Role] = [:]
    for (place, side) in after.enumerated() where place != subject {
      others[place] = words.role(after: side)
    }
    if let agent = others.first(where: { $0.value == .agent })?.key {
      return ValueRoles(actor: agent, others: [subject: .object])
    }
    return others.isEmpty ? nil : ValueRoles(actor: subject, others: others)
  }
}

extension String {
  /// What stands before, between and after the values of a text, without some marks.
  func aroundValues(without marks: String) -> [String] {
    let marks = marks.unicodeScalars
    let plain = String(UnicodeScalarView(unicodeScalars.filter { !marks.contains($0) }))
    return plain.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).map(String.init)
  }
}

extension StringProtocol {
  /// Whether it begins with a particle, maybe after a title of honour.
  func opens(with particle: String) -> Bool {
    for title in ["님", "씨", " 님", " 씨", "さん", "様", "くん"] where hasPrefix(title) {
      return dropFirst(title.count).hasPrefix(particle)
    }
    return hasPrefix(particle)
  }
}
