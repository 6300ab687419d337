import DialogReading

extension TranslationPair {
  /// The only thing done in a short source that its translation does not say, and the only one that this has done in
  /// its place: 모두 삭제 for “Mute All”.
  func otherDeed(
    _ missing: ConceptSet, _ extra: ConceptSet, in variant: TextVariant, for origin: TextVariant
  ) -> (meant: Int, said: Int)? {
    let missing = missing.intersection(ConceptGroup.namedDeeds)
    let extra = extra.intersection(ConceptGroup.deeds)
    guard missing.count == 1, let meant = missing.first, extra.count == 1 || extra.areKindred,
      let said = extra.intersection(ConceptGroup.namedDeeds).first,
      extra.within(ConceptGroup.all[ConceptGroup.index(of: meant)]).isEmpty,
      !extra.concepts.contains(where: { ConceptGroup.areKindred(meant, $0) }),
      // What leaves an album is removed from it.
      variant.isButton || meant != leave && said != leave,
      [variant, origin].allSatisfy({ $0.meaning.sentences.count == 1 }), origin.words.count < 7,
      let own = variant.meaning.concepts, let source = origin.meaning.concepts,
      !own.answers(source, with: said)
    else { return nil }
    return (meant, said)
  }
}

private let leave = ConceptGroup.concept(named: "leave")
