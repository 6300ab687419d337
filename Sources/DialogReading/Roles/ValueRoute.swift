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
    let before = ValueGoals.sides(of: text).before.map { $0.letterRuns().last?.lowercased() ?? "" }
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
    guard let origin = ValueGoals.only(marks, { $0 == .origin }),
      let goal = ValueGoals.only(marks, { $0 == .goal })
    else { return nil }
    (self.origin, self.goal) = (origin, goal)
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

  private func length(of marks: [String], beside side: String) -> Int {
    let text = side.lowercased()
    let standing = marks.filter { mark in
      subject == nil ? ends(text.trimmed, in: [mark]) : text.trimmed.opens(with: mark)
    }
    return standing.map(\.utf8.count).max() ?? 0
  }
}
