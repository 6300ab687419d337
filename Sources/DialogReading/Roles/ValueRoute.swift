internal import DialogSupport

/// The values of a sentence from which and to which something goes: `{a}` and `{b}` of “from {a} to {b}”, by
/// their places among all.
public struct ValueRoute: Sendable {
  /// From which it goes.
  public let origin: Int
  /// To which it goes.
  public let goal: Int

  /// Nil where an English text does not say both for sure.
  ///
  /// - Parameter text: with U+FFFC for each value.
  public init?(english text: String) {
    let sides = ValueGoals.sides(of: text)
    let before = sides.before.map { $0.letterRuns().last?.lowercased() ?? "" }
    if before == ["between", "and"], sides.after[0].trimmed == "and" {
      (origin, goal) = (0, 1)
      return
    }
    guard let origin = ValueGoals.only(before, { $0 == "from" }),
      let goal = ValueGoals.only(before, { $0 == "to" })
    else { return nil }
    (self.origin, self.goal) = (origin, goal)
  }

  /// The same of a translation.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each value, and the particle after it that agrees with it.
  ///   - words: those of its language.
  public init?(_ text: String, _ words: RoleWords) {
    let sides = ValueGoals.sides(of: text)
    let marks = (words.subject == nil ? sides.before : sides.after).map(words.end)
    if let origin = ValueGoals.only(marks, { $0 == .origin }),
      let goal = ValueGoals.only(marks, { $0 == .goal })
    {
      (self.origin, self.goal) = (origin, goal)
    } else if words.span(sides) {
      (origin, goal) = (0, 1)
    } else {
      return nil
    }
  }

  /// One of the two.
  fileprivate enum End { case origin, goal }
}

extension RoleWords {
  /// Which end of a way a value is by what stands beside it; the longest mark decides: 으로부터 is not 으로.
  fileprivate func end(beside side: String) -> ValueRoute.End? {
    let (from, to) = (length(of: leaving, beside: side), length(of: heading, beside: side))
    return from == to ? nil : from > to ? .origin : .goal
  }

  /// Whether two values are the ends of what is between them: “zwischen {a} und {b}”, “{a}–{b}”.
  fileprivate func span(_ sides: (before: [String], after: [String])) -> Bool {
    guard sides.before.count == 2 else { return false }
    let joint = sides.after[0].trimmed
    if ["–", "-", "—", "~", "〜", "～"].contains(joint) { return true }
    let (before, after) = (sides.before[0].lowercased().trimmed, sides.after[1].trimmed)
    return joint.split(separator: " ").count < 3
      && (ends(before, in: between) || between.contains(where: after.opens))
  }

  private func length(of marks: [String], beside side: String) -> Int {
    let text = side.lowercased()
    let standing = marks.filter { mark in
      subject == nil ? ends(text.trimmed, in: [mark]) : text.trimmed.opens(with: mark)
    }
    return standing.map(\.utf8.count).max() ?? 0
  }
}
