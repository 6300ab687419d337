internal import DialogSupport

/// Which of two or three values in a sentence does something to the others.
public struct ValueRoles: Equatable, Sendable {
  /// The place among all of the one who does it.
  public let actor: Int
  /// What those of the others are of which that is known.
  private let others: [Int: RoleWords.Role]

  /// Nil where that is not certain.
  ///
  /// - Parameter text: with U+FFFC for each value, and the particle after it that agrees with it.
  public init?(_ text: String, _ words: RoleWords) {
    let comma = words.subject?.contains(",") ?? false ? "," : ""
    guard let sides = ValueRoles.sides(of: text, after: comma) else { return nil }
    if words.unclear.contains(where: text.contains) { return nil }
    let roles =
      words.subject == nil
      ? ValueRoles.byPrepositions(sides, words) : ValueRoles.byParticles(sides, words)
    guard let roles else { return nil }
    self = roles
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
    case .unmarked: return meant == .object || meant == .owner
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
    if words.isOfOther(sides) { return nil }
    let between = sides.dropFirst().dropLast()
    let isPair = sides.count == 3
    var others: [Int: RoleWords.Role] = [:]
    for (place, side) in between.enumerated() {
      // Of two the other one is the object where nothing stands before it, or the owner of what is.
      let after = sides[place + 2]
      let isOwner = words.isUnspaced && words.owners.contains(where: after.hasPrefix)
      others[place + 1] =
        words.role(before: side) ?? (isPair ? isOwner ? .owner : .unmarked : nil)
    }
    let agent = others.first { $0.value == .agent }?.key
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
    // An invitation from one to the other.
    let first = words.role(before: sides[0])
    guard isPair, first == .source || first == .agent, words.role(before: sides[1]) == .object
    else { return nil }
    return ValueRoles(actor: 0, others: [1: .object])
  }

  private static func byParticles(_ sides: [String], _ words: RoleWords) -> ValueRoles? {
    let after = sides.dropFirst()
    let subjects = after.map { side in words.subject!.contains { side.opens(with: $0) } }
    guard let actor = subjects.firstIndex(of: true), subjects.count(where: { $0 }) == 1 else {
      return nil
    }
    var others: [Int: RoleWords.Role] = [:]
    for (place, side) in after.enumerated() where place != actor {
      others[place] = words.role(after: side)
    }
    return others.isEmpty ? nil : ValueRoles(actor: actor, others: others)
  }
}

extension RoleWords {
  /// What the word before a value says of it.
  fileprivate func role(before text: String) -> Role? {
    let text = text.lowercased()
    return marks.first { ends(text, in: $0.words) }?.role
  }

  /// Whether one of some words ends a text in lower case.
  func ends(_ text: String, in words: [String]) -> Bool {
    words.contains {
      text == $0 || text.hasSuffix(" " + $0) || isUnspaced && text.hasSuffix($0)
    }
  }

  fileprivate func by(_ text: String) -> Bool {
    marks[0].words.contains { text.lowercased().hasSuffix(" " + $0) }
  }

  /// Whether a text is a verb alone that its actor follows, maybe with the word for a person before the name.
  fileprivate func isVerb(_ text: String) -> Bool {
    let parts = text.split(separator: " ").map(String.init)
    return parts.first.map(verbs.contains) ?? false && parts.dropFirst().allSatisfy(names.contains)
  }

  /// Whether the first value has something, or something of it does: hat eine Bewertung von …, a une note de …
  fileprivate func isOfOther(_ sides: [String]) -> Bool {
    let rest = sides[1].lowercased()
    return isUnspaced && owners.contains(where: rest.hasPrefix)
      || owning.contains { rest == $0 || rest.hasPrefix($0 + " ") }
      || hasAuxiliary(sides) && !isActive(sides)
  }

  private func hasAuxiliary(_ sides: [String]) -> Bool {
    sides[1].split(separator: " ").first.map { active.contains(String($0)) } ?? false
  }

  /// Whether an auxiliary follows the first value that no passive has, and its participle the last one.
  fileprivate func isActive(_ sides: [String]) -> Bool {
    hasAuxiliary(sides) && sides.last!.split(separator: " ").last?.first?.isLowercase ?? false
  }

  /// The longest mark decides: 에게서 is not 에게.
  func role(after text: String) -> Role? {
    marks.flatMap { mark in mark.words.filter(text.opens).map { (length: $0.utf8.count, mark.role) }
    }
    .max { $0.length < $1.length }?.1
  }

  /// Whether something tells that what a sentence begins with is not who does it.
  func isTurned(_ text: String) -> Bool {
    isPassive(text) || unclear.contains(where: text.contains)
      || text.lowercased().split(separator: " ").contains { marks[0].words.contains(String($0)) }
  }

  fileprivate func isPassive(_ text: String) -> Bool {
    let text = text.lowercased()
    if isUnspaced { return passive.contains(where: text.contains) }
    let words = text.split(separator: " ")
    return words.contains { passive.contains(String($0)) }
  }

  /// Whether words stand without spaces between them.
  var isUnspaced: Bool {
    marks[2].words.first?.unicodeScalars.first.map { $0.value > 0xE00 } ?? false
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
