internal import DialogSupport

/// Which of two values in a sentence does something to the other.
public struct ValueRoles: Equatable, Sendable {
  /// The place among both of the one who does it.
  public let actor: Int
  private let other: RoleWords.Role

  /// Nil where that is not certain.
  ///
  /// - Parameter text: with U+FFFC for each value, and the particle after it that agrees with it.
  public init?(_ text: String, _ words: RoleWords) {
    let comma = words.subject?.contains(",") ?? false ? "," : ""
    guard let parts = ValueRoles.parts(of: text, after: comma) else { return nil }
    if words.unclear.contains(where: text.contains) { return nil }
    let roles =
      words.subject == nil
      ? ValueRoles.byPrepositions(parts, words) : ValueRoles.byParticles(parts, words)
    guard let roles else { return nil }
    self = roles
  }

  init(actor: Int, other: RoleWords.Role) {
    self.actor = actor
    self.other = other
  }

  /// Whether both say the same of values of which each has the other for its actor: then they are
  /// exchanged.
  public func isSwapped(from source: ValueRoles) -> Bool {
    other == source.other || other == .any && source.other != .agent
      || other == .source && source.other == .owner
  }

  /// What stands around two values of one sentence.
  struct Parts {
    let before: String
    let between: String
    let after: String
  }

  /// - Parameter comma: what may follow the first value all the same.
  static func parts(of text: String, after comma: String = "") -> Parts? {
    let parts = text.aroundValues(without: "“”‘’\"«»„「」『』")
    guard parts.count == 3 else { return nil }
    let ends = ".!?…。！？,،、，:;\n".unicodeScalars
    let isMarked = !comma.isEmpty && parts[1].hasPrefix(comma)
    let isOne = !parts[1].dropFirst(isMarked ? 1 : 0).unicodeScalars.contains { ends.contains($0) }
    return isOne
      ? Parts(before: parts[0].trimmed, between: parts[1].trimmed, after: parts[2].trimmed) : nil
  }

  private static func byPrepositions(_ parts: Parts, _ words: RoleWords) -> ValueRoles? {
    let first = words.role(before: parts.before)
    let second = words.role(before: parts.between) ?? .object
    if parts.before.isEmpty || words.names.contains(parts.before.lowercased()) {
      let isPassive = words.isPassive(parts.between)
      if !isPassive { return second == .agent ? nil : ValueRoles(actor: 0, other: second) }
      let isAgent = second == .agent || second == .source && words.by(parts.between)
      return isAgent ? ValueRoles(actor: 1, other: .object) : nil
    }
    if words.isVerb(parts.before) {
      return second == .agent ? nil : ValueRoles(actor: 0, other: second)
    }
    // An invitation from one to the other.
    guard first == .source || first == .agent, words.role(before: parts.between) == .object else {
      return nil
    }
    return ValueRoles(actor: 0, other: .object)
  }

  private static func byParticles(_ parts: Parts, _ words: RoleWords) -> ValueRoles? {
    let sides = [parts.between, parts.after]
    let subjects = sides.map { side in words.subject!.contains { side.opens(with: $0) } }
    guard let actor = subjects.firstIndex(of: true), subjects.count(where: { $0 }) == 1,
      let role = words.role(after: sides[1 - actor])
    else { return nil }
    return ValueRoles(actor: actor, other: role)
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
  private var isUnspaced: Bool {
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
  var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Whether it begins with a particle, maybe after a title of honour.
  func opens(with particle: String) -> Bool {
    for title in ["님", "씨", " 님", " 씨", "さん", "様", "くん"] where hasPrefix(title) {
      return dropFirst(title.count).hasPrefix(particle)
    }
    return hasPrefix(particle)
  }
}
