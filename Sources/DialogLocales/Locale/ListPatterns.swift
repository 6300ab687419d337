/// How a language joins the members of a list, with `{0}` and `{1}`; the patterns of CLDR.
public struct ListPatterns: Hashable, Sendable {
  /// Joins two members that are all there are.
  public let two: String
  /// Joins the first two of more.
  public let start: String
  /// Joins what stands so far with a member that is not the last.
  public let middle: String
  /// Joins what stands so far with the last member.
  public let end: String

  /// A member that changes the word before it, and how.
  public struct Exception: Hashable, Sendable {
    /// What the member is like.
    public let condition: Condition
    /// Joins two members that are all there are.
    public let two: String
    /// Joins what stands so far with the last member.
    public let end: String
  }

  /// What is asked of a member.
  public enum Condition: String, Hashable, Sendable {
    /// Spanish: the member begins with i, or with hi but not hia or hie, or is y alone or before a
    /// space: Inglaterra e Irlanda. Letters in either case, also í.
    case spanishISound
    /// Hebrew: the member does not begin with a letter of the Hebrew script.
    case notHebrew
  }

  /// What ICU does besides CLDR's patterns in a language; nil for most languages.
  public func exception(in language: LanguageTag) -> Exception? {
    switch language.language {
    case "es": exception(.spanishISound, replacing: " y ", by: " e ")
    case "he", "iw": exception(.notHebrew, replacing: " ו", by: " ו-")
    default: nil
    }
  }

  private func exception(
    _ condition: Condition, replacing word: String, by other: String
  ) -> Exception {
    Exception(
      condition: condition, two: two.replacingLast(word, by: other),
      end: end.replacingLast(word, by: other))
  }

  /// The members in one text.
  public func joined(_ members: [String], in language: LanguageTag) -> String {
    guard members.count > 1 else { return members.first ?? "" }
    let exception = exception(in: language)
    let isExceptional = exception?.condition.holds(for: members.last!) ?? false
    let last = isExceptional ? exception! : Exception(condition: .notHebrew, two: two, end: end)
    if members.count == 2 { return last.two.filled(members[0], members[1]) }
    var text = start.filled(members[0], members[1])
    for member in members[2..<(members.count - 1)] { text = middle.filled(text, member) }
    return last.end.filled(text, members.last!)
  }
}

extension ListPatterns.Condition {
  func holds(for member: String) -> Bool {
    let scalars = member.unicodeScalars
    guard let first = scalars.first else { return self == .notHebrew }
    switch self {
    case .notHebrew:
      return !(0x590...0x5FF).contains(first.value) && !(0xFB1D...0xFB4F).contains(first.value)
    case .spanishISound: return Self.hasSpanishISound(scalars.prefix(3).map { $0 })
    }
  }

  private static func hasSpanishISound(_ start: [Unicode.Scalar]) -> Bool {
    let isI = { (scalar: Unicode.Scalar) in ["i", "I", "í", "Í"].contains(scalar) }
    if isI(start[0]) { return true }
    switch start[0] {
    case "h", "H":
      guard start.count > 1, isI(start[1]) else { return false }
      return start.count == 2 || !["a", "A", "e", "E"].contains(start[2])
    case "y", "Y": return start.count == 1 || start[1] == " "
    default: return false
    }
  }
}

extension String {
  /// The text with `{0}` and `{1}` of a pattern replaced; other text is as it is.
  func filled(_ first: String, _ second: String = "") -> String {
    var result = ""
    var rest = utf8[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      let isFirst = rest[rest.index(after: brace)] == UInt8(ascii: "0")
      result += String(rest[..<brace])! + (isFirst ? first : second)
      rest = rest[brace...].dropFirst(3)
    }
    return result + String(rest)!
  }

  fileprivate func replacingLast(_ part: String, by other: String) -> String {
    guard let range = ranges(of: part).last else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
