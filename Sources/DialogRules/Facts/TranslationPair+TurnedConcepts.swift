import DialogReading

extension TranslationPair {
  /// Whether a variant says the same by an opposite: denied where the source asserts, of the thing that
  /// is compared with the other, of the clause that comes first, or up to when it is so.
  func turnsRound(_ found: Contradiction, _ variant: TextVariant) -> Bool {
    if ofExchange.contains(found.said), turnsDeedAround(in: variant) { return true }
    if found.meant == none, found.said == some, variant.denialCount == 0 { return false }
    if found.meant == none, found.said == all {
      return variant.denialCount > 0 || found.origin.says(.exception)
        || variant.says(.exception) || !variant.sharesConcept(with: found.origin)
    }
    // What is closed until Monday opens from Monday on.
    if found.meant == untilWhen, !variant.opensOrCloses(as: found.origin) { return true }
    // It cannot be done without it: only with it.
    if found.meant == without {
      return variant.denialCount > 0 || found.origin.words.contains(where: Denial.excludes)
    }
    let difference = variant.denialCount - found.origin.denialCount
    if difference != 0, difference != found.origin.excessCount { return true }
    // All are open except one: only one is closed. All but the first are not only the last.
    if !ofRank.contains(found.said), variant.says(.exception), found.origin.says(.exception) {
      return !ofAll.contains(found.said) || saysAnotherOpposite(than: found, variant)
    }
    if ofOrder.contains(found.said) {
      if let isKept = keepsSequence(in: variant) { return isKept }
      let likeness = likeness(of: .order, in: variant, isSure: false)
      // Of two things that are done each may be told by the other: before you feed them, once you have looked.
      return kind != .englishOfSource && found.origin.words.ordersClauses && variant.mayOrderClauses
        ? likeness != .turned : likeness == .same
    }
    let group = ConceptGroup.all[ConceptGroup.index(of: found.said)]
    if group.isOfComparison, found.origin.comparesThings {
      return likeness(of: .comparison, in: variant, isSure: false) != .same
    }
    // What is waited for is said without until: Attendez que.
    return ofDuration.contains(found.said) && !found.origin.words.contains("wait")
      && variant.says(.until) != found.origin.says(.until)
  }

  /// Whether a variant says an opposite of the source beside another one: closed for open, beside only for all.
  private func saysAnotherOpposite(than found: Contradiction, _ variant: TextVariant) -> Bool {
    guard let isOpposite = variant.saysOpposite(of: found.origin, besides: ConceptSet([found.said]))
    else { return true }
    return isOpposite || variant.denialCount != found.origin.denialCount
  }
}

extension TextVariant {
  /// Whether it says an opposite of what another text says, and not that itself, in a group without some concepts; nil
  /// where their words are not known.
  func saysOpposite(of source: TextVariant, besides concepts: ConceptSet) -> Bool? {
    guard let own = meaning.concepts, let others = source.meaning.concepts else { return nil }
    let (missing, extra) = (
      others.said.subtracting(own.mentioned), own.said.subtracting(others.mentioned)
    )
    return ConceptGroup.all.contains { group in
      group.kind == .opposite && group.set.intersection(concepts).isEmpty
        && !missing.within(group).isEmpty && !extra.within(group).isEmpty
    }
  }

  /// Whether what it says before or after may be what something happens, too.
  fileprivate var mayOrderClauses: Bool {
    reading.language.clauseWords?.mayOrderDeeds(text) ?? true
  }

  /// Whether it and another text say the same of something: connected, deleted.
  fileprivate func sharesConcept(with other: TextVariant) -> Bool {
    guard let own = meaning.concepts, let others = other.meaning.concepts else { return false }
    return !own.said.intersection(others.said).subtracting(ConceptGroup.things).isEmpty
  }

  /// Whether it says no more of opening and closing than another text does.
  fileprivate func opensOrCloses(as source: TextVariant) -> Bool {
    guard let own = meaning.concepts, let others = source.meaning.concepts else { return true }
    return own.said.intersection(ofShutting).subtracting(others.mentioned).isEmpty
  }

  /// Whether it says up to when something is so, or makes an exception.
  fileprivate func says(_ told: Predicate) -> Bool { reading.predicates.told.contains(told) }
}

/// None is all with a no: 所有设备均未连接.
private let none = ConceptGroup.concept(named: "none")
private let (all, some) = (
  ConceptGroup.concept(named: "all"), ConceptGroup.concept(named: "some")
)
private let ofExchange = ConceptSet(
  ["lend", "borrow", "teach", "learn"].map(ConceptGroup.concept))
private let ofShutting = ConceptSet(["open", "close"].map(ConceptGroup.concept))
private let untilWhen = ConceptGroup.concept(named: "until_when")
private let without = ConceptGroup.concept(named: "without")
private let ofAll = ConceptSet(["only", "everyone"].map(ConceptGroup.concept))
private let ofRank = ConceptSet(["first", "last"].map(ConceptGroup.concept))
private let ofOrder = ConceptSet(["before", "after"].map(ConceptGroup.concept))
/// What lasts: a shop that closes at eight is open until eight.
private let ofDuration = ConceptSet(["open", "close", "start", "stop"].map(ConceptGroup.concept))
