/// Two parts of a sentence and which of them is the cause, comes first or is what the other is compared
/// with, by what they speak of.
public struct ClauseRelation: Sendable {
  private let first: Set<ClauseItem>
  private let second: Set<ClauseItem>

  /// What two parts are to each other.
  public enum Kind: Sendable {
    /// The cause, and what comes of it.
    case cause
    /// What comes earlier, and what later.
    case order
    /// What something is compared with, and that.
    case comparison
    /// From what, to what, by whom, and between what (`Passage`).
    case origin, goal, agent, span
  }

  /// How a sentence relates what another one does.
  public enum Likeness: Sendable {
    case same, turned
    /// Nothing tells.
    case unknown
  }

  /// Nil where a text does not relate two parts so.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - values: a number for each placeholder, the same for the same value.
  public init?(
    _ kind: Kind, in text: String, _ concepts: ConceptReading, values: [Int], _ words: RelationWords
  ) {
    let marks = words.marks.filter { $0.kind == kind }
    if marks.isEmpty { return nil }
    let reader = ClauseReader(text)
    guard let found = reader.parts(by: marks) else { return nil }
    let items = ClauseItem.all(of: reader.text, concepts, values) {
      !ClauseRelation.ofTime.contains($0)
    }
    let said = { (part: Range<Int>) in
      Set(items.filter { part.contains($0.range.lowerBound) }.map(\.item))
    }
    var (named, other) = (said(found.named), said(found.other))
    if kind == .comparison, found.mark.isAfter {
      // {a}は{b}より: what the other one is compared with stands right before the word.
      let last = items.filter { found.named.contains($0.range.lowerBound) }
        .max { $0.range.lowerBound < $1.range.lowerBound }
      other.formUnion(named)
      named = last.map { [$0.item] } ?? []
      other.subtract(named)
    }
    let both = named.intersection(other)
    let isFirst = !found.mark.isOfSecond
    first = (isFirst ? named : other).subtracting(both)
    second = (isFirst ? other : named).subtracting(both)
  }

  /// Which of both parts says what a part of the source says.
  ///
  /// - Parameter isSure: whether both parts must say it.
  public func likeness(to source: ClauseRelation, isSure: Bool) -> Likeness {
    let same = (shared(first, source.first), shared(second, source.second))
    let turned = (shared(first, source.second), shared(second, source.first))
    let isSame = same.0 || same.1
    let isTurned = turned.0 || turned.1
    if isSame == isTurned { return .unknown }
    let (one, other) = isSame ? same : turned
    if isSure, !(one && other) { return .unknown }
    return isSame ? .same : .turned
  }

  private func shared(_ items: Set<ClauseItem>, _ others: Set<ClauseItem>) -> Bool {
    !items.isDisjoint(with: others)
  }

  /// What tells the relation is none of what is related; nor are verbs for what happens to the whole, which some
  /// languages set after the cause.
  private static let ofTime = ConceptSet(
    [
      "before", "after", "first", "last", "earlier", "later", "more", "less", "faster", "slower",
      "all",
      "never", "cancel", "confirm", "newer", "older", "new", "old", "cheap", "expensive", "hot",
      "cold", "strong",
      "weak", "early", "late",
    ].map(ConceptGroup.concept))
}

/// Finds the parts of a sentence between its marks.
private struct ClauseReader {
  let text: ConceptText

  init(_ text: String) { self.text = ConceptText(text) }

  typealias Parts = (mark: RelationWords.Mark, named: Range<Int>, other: Range<Int>)

  /// Those around the first mark that parts a sentence in two.
  func parts(by marks: [RelationWords.Mark]) -> Parts? {
    for index in text.bytes.indices where text.kinds[index] != .continuation {
      let mark = marks.filter { text.stands($0, at: index) }.max { $0.bytes.count < $1.bytes.count }
      guard let mark, let (named, other) = parts(of: mark, at: index) else { continue }
      return (mark, named, other)
    }
    return nil
  }

  private func parts(
    of mark: RelationWords.Mark, at index: Int
  ) -> (named: Range<Int>, other: Range<Int>)? {
    let start = sentenceStart(before: index)
    let rest = index + mark.bytes.count
    let end = text.kinds[rest...].firstIndex(of: .sentenceEnd) ?? text.bytes.count
    let isFirst = !hasWords(start..<index)
    if mark.isAfter {
      // “A. Therefore B” speaks of the sentence before.
      let from = isFirst ? sentenceStart(before: max(start - 1, 0)) : start
      return hasWords(from..<index) && hasWords(rest..<end) ? (from..<index, rest..<end) : nil
    }
    guard isFirst else { return (rest..<end, start..<index) }
    guard let comma = (rest..<end).first(where: isComma) else { return nil }
    return (rest..<comma, comma..<end)
  }

  private func sentenceStart(before index: Int) -> Int {
    text.kinds[..<index].lastIndex(of: .sentenceEnd).map { $0 + 1 } ?? 0
  }

  /// Whether more stands there than a word such as and, or but.
  private func hasWords(_ range: Range<Int>) -> Bool {
    let opens = range.filter { text.kinds[$0].isOfItem && text.beginsWord(at: $0) }
    return opens.count > 1 || range.count { text.kinds[$0] == .letter && text.bytes[$0] > 0xDF } > 1
      || opens.contains { text.kinds[$0] == .placeholder }
  }

  private func isComma(_ index: Int) -> Bool {
    [",", "،", "，", "、"].contains { text.bytes[index...].starts(with: $0.utf8) }
  }
}

extension ConceptText.Kind {
  fileprivate var isOfItem: Bool { self == .letter || self == .digit || self == .placeholder }
}
