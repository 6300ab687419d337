import DialogLocales

/// From what to what something goes: from one day to another, from one value to the other.
public struct Passage: Sendable {
  private let origin: Set<ClauseItem>
  private let goal: Set<ClauseItem>

  /// Nil where a text does not say both.
  ///
  /// - Parameter isSure: whether there must be one of each alone.
  public init?(in text: ItemReading, _ words: RelationWords, isSure: Bool) {
    let ends = [ClauseRelation.Kind.origin, .goal].map { text.items(beside: words.marks, of: $0) }
    if ends.allSatisfy({ $0.places > 0 && (!isSure || $0.places == 1) }) {
      (origin, goal) = (ends[0].items, ends[1].items)
    } else if let span = text.span(words.marks.filter { $0.kind == .span }) {
      (origin, goal) = span
    } else {
      return nil
    }
  }

  /// Whether it goes from where another one goes to, and to where that comes from.
  public func isTurned(from source: Passage) -> Bool {
    !origin.isDisjoint(with: source.goal) && !goal.isDisjoint(with: source.origin)
      && origin.isDisjoint(with: source.origin) && goal.isDisjoint(with: source.goal)
  }
}

/// The only end of what is sent or moved that a text says: to, from or by whom or what.
public struct PassageEnd: Sendable {
  private let kind: ClauseRelation.Kind
  private let items: Set<ClauseItem>

  /// Nil where a source says none of them, or several.
  public init?(in source: ItemReading, _ words: RelationWords) {
    let said = kinds.map { source.ends(beside: words.marks, of: $0) }
    guard let place = said.firstIndex(where: { !$0.isEmpty }),
      said.count(where: { !$0.isEmpty }) == 1,
      said[place].allSatisfy({ source.count(of: $0) == 1 })
    else { return nil }
    (kind, items) = (kinds[place], said[place])
  }

  /// What a translation makes of it instead, where both texts name it once: it goes to what it comes from.
  /// The agent where by whom it is sent is either of both.
  public func turned(in text: ItemReading, _ words: RelationWords) -> ClauseRelation.Kind? {
    guard items.allSatisfy({ text.count(of: $0) < 2 }),
      text.ends(beside: words.marks, of: kind).isDisjoint(with: items)
    else { return nil }
    let whole = String(decoding: text.text.bytes, as: UTF8.self)
    if kind == .origin, words.staying.contains(where: whole.contains) { return nil }
    let isReceived = words.receiving.contains(where: whole.contains)
    let others: [ClauseRelation.Kind] =
      kind != .goal ? [.goal] : isReceived ? [.origin] : [.agent, .origin]
    let found = others.first { other in
      let marks = words.marks.filter { !mayBeAnother($0, other) }
      let ends = text.ends(beside: marks, of: other)
      // Any device may be meant by another: from the phone to the computer.
      return !ends.subtracting(other == .origin ? [.device] : []).isDisjoint(with: items)
    }
    return found.map { kind == .agent ? .agent : $0 }
  }

  /// Whether a word may say something else: of many languages “from” is “of” too, and “to” is where something is that
  /// comes from there.
  private func mayBeAnother(_ mark: RelationWords.Mark, _ other: ClauseRelation.Kind) -> Bool {
    let word = String(decoding: mark.bytes, as: UTF8.self)
    return other == .goal ? kind == .origin && atWords.contains(word) : ofWords.contains(word)
  }
}

private let kinds: [ClauseRelation.Kind] = [.origin, .goal, .agent]

private let ofWords: WordSet = .words("de du del do da di van von")
private let atWords: WordSet = .words("in en dans op w на в во に 에 到 ใน ให้ में पर")

extension ItemReading {
  /// What stands beside words of a kind: those by whom something is done are people.
  fileprivate func ends(
    beside marks: [RelationWords.Mark], of kind: ClauseRelation.Kind
  ) -> Set<ClauseItem> {
    items(beside: marks, of: kind).items.filter { kind != .agent || $0.isPerson }
  }
}

extension ItemReading {
  /// What stands right beside words of a kind, and at how many places.
  fileprivate func items(
    beside marks: [RelationWords.Mark], of kind: ClauseRelation.Kind
  ) -> (items: Set<ClauseItem>, places: Int) {
    var (said, places) = (Set<ClauseItem>(), Set<Int>())
    for mark in marks where mark.kind == kind {
      // に of によって says nothing of its own.
      let longer = marks.filter { $0.kind != kind && $0.bytes.count > mark.bytes.count }
      for start in text.bytes.indices
      where text.stands(mark, at: start) && !longer.contains(where: { text.stands($0, at: start) })
      {
        let place = start..<start + mark.bytes.count
        guard let range = mark.isAfter ? item(before: place, mark) : item(after: place, mark) else {
          continue
        }
        places.insert(range.lowerBound)
        said.formUnion(all.filter { $0.range.overlaps(range) }.map(\.item))
      }
    }
    return (said, places.count)
  }

  /// The two that something is between, of those that have an order: {a} and {b} of “between {a} and {b}”, “{a}–{b}”.
  fileprivate func span(
    _ marks: [RelationWords.Mark]
  ) -> (first: Set<ClauseItem>, second: Set<ClauseItem>)? {
    let ordered = all.filter(\.item.hasOrder).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let pair = zip(ordered, ordered.dropFirst()).first { first, second in
      areBetween(marks, first.range, second.range)
    }
    return pair.map { ([$0.item], [$1.item]) }
  }

  /// Whether something is between two items: a mark stands right before the first or after the second, or a dash between
  /// both.
  private func areBetween(
    _ marks: [RelationWords.Mark], _ first: Range<Int>, _ second: Range<Int>
  ) -> Bool {
    guard first.upperBound < second.lowerBound else { return false }
    let gap = first.upperBound..<second.lowerBound
    if isDash(gap) { return true }
    return wordCount(gap) < 4
      && marks.contains { mark in
        let places = text.bytes.indices.filter { text.stands(mark, at: $0) }
        return places.contains { place in
          let end = place + mark.bytes.count
          return mark.isAfter
            ? place >= second.upperBound && wordCount(second.upperBound..<place) < 2
            : end <= first.lowerBound && wordCount(end..<first.lowerBound) < 2
        }
      }
  }

  private func isDash(_ gap: Range<Int>) -> Bool {
    let joint = String(decoding: text.bytes[gap].filter { $0 != 0x20 }, as: UTF8.self)
    return ["–", "-", "—", "~", "〜", "～"].contains(joint)
  }

  private func wordCount(_ gap: Range<Int>) -> Int {
    gap.count { text.kinds[$0] == .letter && text.beginsWord(at: $0) }
  }

  /// The last item before a mark, with no more than the end of its word, or what it counts, between both.
  private func item(before mark: Range<Int>, _ word: RelationWords.Mark) -> Range<Int>? {
    let last = all.map(\.range).filter { $0.upperBound <= mark.lowerBound }
      .max { ($0.upperBound, -$0.count) < ($1.upperBound, -$1.count) }
    return last.flatMap { range in
      // 3천 원에서, bankanız tarafından
      let end = word.beginsWord ? mark.lowerBound - 1 : mark.lowerBound
      let gap = text.bytes[range.upperBound..<max(range.upperBound, end)]
        .drop { $0 == 0x20 && text.kinds[range.lowerBound] == .digit }
      return gap.count < 10 && !gap.contains(0x20) ? range : nil
    }
  }

  /// The first item after a mark, with no more than two words between both.
  private func item(after mark: Range<Int>, _ word: RelationWords.Mark) -> Range<Int>? {
    let first = all.map(\.range).filter { $0.lowerBound >= mark.upperBound }
      .min { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
    return first.flatMap { range in
      let gap = mark.upperBound..<range.lowerBound
      if !word.endsWord {
        let rest = text.bytes[gap].drop { $0 == 0x20 }
        return rest.count <= 12 && !rest.contains(0x20) ? range : nil
      }
      return wordCount(gap) < 3 ? range : nil
    }
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
