import DialogLocales

/// From what to what something goes: from one day to another, from one value to the other.
public struct Passage: Sendable {
  private let origin: Set<ClauseItem>
  private let goal: Set<ClauseItem>

  /// Nil where a text does not say both.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - values: a number for each placeholder, the same for the same value.
  public init?(
    in text: String, _ concepts: ConceptReading, values: [Int], _ words: RelationWords
  ) {
    let reader = PassageReader(text, concepts, values)
    guard let origin = reader.item(beside: words.marks.filter { $0.kind == .origin }),
      let goal = reader.item(beside: words.marks.filter { $0.kind == .goal }),
      origin.isDisjoint(with: goal)
    else { return nil }
    (self.origin, self.goal) = (origin, goal)
  }

  /// Whether it goes from where another one goes to, and to where that comes from.
  public func isTurned(from source: Passage) -> Bool {
    !origin.isDisjoint(with: source.goal) && !goal.isDisjoint(with: source.origin)
      && origin.isDisjoint(with: source.origin) && goal.isDisjoint(with: source.goal)
  }
}

extension Passage {
  /// Whether something goes to a thing that it comes from in the source, or comes from one that it goes to there, where
  /// both texts say no more than one of both.
  ///
  /// - Parameters:
  ///   - text: in any language, with its concepts and words.
  ///   - source: in English, of a verb that moves things.
  public static func turnsEnd(
    _ text: (text: String, concepts: ConceptReading, words: RelationWords),
    from source: (text: String, concepts: ConceptReading, words: RelationWords)
  ) -> Bool {
    let meant = PassageReader(source.text, source.concepts, [])
    let said = PassageReader(text.text, text.concepts, [])
    let ends: [ClauseRelation.Kind] = [.origin, .goal]
    let all = ends.map { meant.items(beside: source.words.marks, of: $0) }
    guard let place = all.firstIndex(where: { !$0.isEmpty }), all[1 - place].isEmpty,
      all[place].allSatisfy({ meant.count(of: $0) == 1 && said.count(of: $0) < 2 })
    else { return false }
    // Of many languages “from” is “of” too.
    let sure = text.words.marks.filter {
      !ofWords.contains(String(decoding: $0.bytes, as: UTF8.self))
    }
    let other = said.items(beside: place == 0 ? text.words.marks : sure, of: ends[1 - place])
    return !other.isDisjoint(with: all[place])
      && said.items(beside: text.words.marks, of: ends[place]).isDisjoint(with: all[place])
  }
}

private let ofWords: WordSet = .words("de du del do da di van von")

/// Finds what stands right beside a word.
private struct PassageReader {
  private let text: ConceptText
  private let items: [(range: Range<Int>, item: ClauseItem)]

  init(_ text: String, _ concepts: ConceptReading, _ values: [Int]) {
    self.text = ConceptText(text)
    items = ClauseItem.all(of: self.text, concepts, values, where: \.isNamed)
  }

  /// What stands beside one of some words; nil where several do.
  func item(beside marks: [RelationWords.Mark]) -> Set<ClauseItem>? {
    var found: Set<Int> = []
    var said: Set<ClauseItem> = []
    for mark in marks {
      for start in text.bytes.indices where text.stands(mark, at: start) {
        guard let range = range(beside: start..<start + mark.bytes.count, mark) else { continue }
        found.insert(mark.isAfter ? range.upperBound : range.lowerBound)
        said.formUnion(items.filter { $0.range.overlaps(range) }.map(\.item))
      }
    }
    return found.count == 1 ? said : nil
  }

  /// All that stand beside words of a kind.
  func items(beside marks: [RelationWords.Mark], of kind: ClauseRelation.Kind) -> Set<ClauseItem> {
    let own = marks.filter { $0.kind == kind }
    return own.reduce(into: []) { said, mark in
      for start in text.bytes.indices where text.stands(mark, at: start) {
        guard let range = range(beside: start..<start + mark.bytes.count, mark, within: 3) else {
          continue
        }
        said.formUnion(items.filter { $0.range.overlaps(range) }.map(\.item))
      }
    }
  }

  func count(of item: ClauseItem) -> Int {
    Set(items.filter { $0.item == item }.map(\.range.lowerBound)).count
  }

  /// - Parameter limit: how many words stand no more between both.
  private func range(
    beside mark: Range<Int>, _ word: RelationWords.Mark, within limit: Int = 2
  ) -> Range<Int>? {
    if word.isAfter {
      let before = items.map(\.range).filter { $0.upperBound <= mark.lowerBound }
      return before.max { $0.upperBound < $1.upperBound }.flatMap { range in
        isJoined(range.upperBound..<mark.lowerBound) ? range : nil
      }
    }
    let after = items.map(\.range).filter { $0.lowerBound >= mark.upperBound }
    return after.min { $0.lowerBound < $1.lowerBound }.flatMap { range in
      wordCount(mark.upperBound..<range.lowerBound) < limit ? range : nil
    }
  }

  /// Whether no more than the end of a word or a title of honour stands there.
  private func isJoined(_ gap: Range<Int>) -> Bool {
    gap.count < 10 && !text.bytes[gap].contains(0x20)
  }

  private func wordCount(_ gap: Range<Int>) -> Int {
    gap.count { text.kinds[$0] == .letter && text.beginsWord(at: $0) }
  }
}

extension ConceptText {
  /// Whether a word of a relation stands at a byte.
  func stands(_ mark: RelationWords.Mark, at index: Int) -> Bool {
    let end = index + mark.bytes.count
    guard end <= bytes.count, bytes[index..<end].elementsEqual(mark.bytes) else { return false }
    return (!mark.beginsWord || beginsWord(at: index)) && (!mark.endsWord || endsWord(at: end))
  }
}
