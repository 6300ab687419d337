import DialogLocales
internal import DialogSupport

/// The value of a sentence that something goes to, or becomes: `{new}` of “Replace {old} with {new}”, `{group}`
/// of “Add {name} to {group}”.
public enum ValueGoals {
  /// Its place among the values of an English text; nil where that is not certain.
  ///
  /// - Parameter text: with U+FFFC for each value.
  public static func goal(english text: String) -> Int? {
    let words = text.lowercased().letterRuns()
    var marks: Set<String> = []
    if words.contains(where: replacing.contains) {
      marks.formUnion(words.contains("by") ? ["by"] : ["with"])
    }
    if words.contains(where: bringing.contains) { marks.formUnion(["to", "into"]) }
    if marks.isEmpty { return nil }
    let before = sides(of: text).before.map { $0.letterRuns().last?.lowercased() ?? "" }
    // “the owner of {a}” names another thing than {a}.
    return before.contains("of") ? nil : only(before, marks.contains)
  }

  /// What stands before each value, from the one before it on, and what stands after each, without
  /// quotation marks.
  static func sides(of text: String) -> (before: [String], after: [String]) {
    let parts = text.aroundValues(without: "“”‘’\"«»„「」『』״\u{A0}\u{202F}")
    return (Array(parts.dropLast()), Array(parts.dropFirst()))
  }

  /// The place of the one that is meant; nil where there are more.
  static func only<Side>(_ sides: [Side], _ isMeant: (Side) -> Bool) -> Int? {
    let places = sides.indices.filter { isMeant(sides[$0]) }
    return places.count == 1 ? places[0] : nil
  }

  private static let replacing: WordSet = .words(
    "replace replaces replaced replacing")

  private static let bringing: WordSet = .words(
    """
    rename renamed renaming change changed changing convert converted move moved moving copy copied copying
    switch switched transfer transferred translate translated upgrade upgraded export exported add added adding
    send sent sending forward forwarded upload uploaded attach attached merge merged restore restored moves adds
    sends
    """)
}

extension RoleWords {
  /// The place among the values of a text of the one that something goes to; nil where that is not certain.
  ///
  /// - Parameter text: with U+FFFC for each value, and the particle after it that agrees with it.
  public func goal(of text: String) -> Int? {
    guard !goal.isEmpty, !goalUnclear.contains(where: text.lowercased().contains) else {
      return nil
    }
    let sides = ValueGoals.sides(of: text)
    if let marks = replacing.marks(in: text), let place = place(of: sides, beside: marks) {
      return place
    }
    guard subject == nil else {
      return ValueGoals.only(sides.after, opensWithGoal)
        ?? ValueGoals.only(RoleWords.endings(ofSameNounIn: sides.after), opensWithGoal)
    }
    return ValueGoals.only(sides.before) { ends($0.lowercased().trimmed, in: goal) }
  }

  /// What stands after the noun that says what each of several values is: 이 and 로 of “{old} 파일이 {new} 파일로”.
  private static func endings(ofSameNounIn sides: [String]) -> [String] {
    let words = sides.map { String($0.trimmed.prefix { $0 != " " }) }
    guard words.count > 1, let first = words.first else { return [] }
    let length = words.dropFirst().map { first.commonPrefix(with: $0).count }.min()!
    return length > 0 ? words.map { String($0.dropFirst(length)) } : []
  }

  /// The place of the only value that some marks stand beside.
  private func place(of sides: (before: [String], after: [String]), beside marks: [String]) -> Int?
  {
    subject == nil
      ? ValueGoals.only(sides.before) { ends($0.lowercased().trimmed, in: marks) }
      : ValueGoals.only(sides.after) { side in marks.contains { side.trimmed.opens(with: $0) } }
  }

  /// The longest particle decides: 에서 is not 에.
  private func opensWithGoal(_ after: String) -> Bool {
    let length = { (marks: [String]) in
      marks.filter { after.opens(with: $0) || after.opens(with: " " + $0) }.map(\.utf8.count).max()
        ?? 0
    }
    let goal = length(goal)
    return goal > 0 && goal >= length(origin)
  }
}

extension String {
  /// What both begin with.
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
