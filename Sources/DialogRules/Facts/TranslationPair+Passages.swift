import DialogLocales
import DialogReading

extension TranslationPair {
  /// Whether a variant says that something goes from where its source says that it goes to.
  func turnsPassage(in variant: TextVariant) -> Bool {
    let origins = counterparts(of: variant)
    guard !variant.isButton, origins.count == 1, origins[0].mayTellPassage,
      let (meant, said) = items(of: origins[0], variant),
      let source = origins[0].reading.language.relationWords.flatMap({
        Passage(in: meant, $0, isSure: true)
      }),
      let own = variant.reading.language.relationWords.flatMap({
        Passage(in: said, $0, isSure: false)
      })
    else { return false }
    return own.isTurned(from: source)
  }

  /// What a variant makes of the only end that its source says of what is sent or moved: it goes to what it comes from
  /// there.
  func turnedEnd(in variant: TextVariant) -> ClauseRelation.Kind? {
    let origins = counterparts(of: variant)
    guard !variant.isButton, origins.count == 1,
      origins[0].locale.isEnglish, origins[0].meaning.lowered.words.tellMovement,
      let (meant, said) = items(of: origins[0], variant),
      let words = variant.reading.language.relationWords
    else { return nil }
    return origins[0].reading.language.relationWords
      .flatMap { PassageEnd(in: meant, $0) }?.turned(in: said, words)
  }

  /// What a source and a variant speak of.
  private func items(
    of source: TextVariant, _ variant: TextVariant
  ) -> (meant: ItemReading, said: ItemReading)? {
    let names = ItemReading.names(in: source.text)
      .intersection(ItemReading.names(in: variant.text))
    guard let meant = source.items(names), let said = variant.items(names) else { return nil }
    return (meant, said)
  }
}

extension TextVariant {
  /// Whether a source may tell from what to what something goes: a glance.
  fileprivate var mayTellPassage: Bool {
    reading.language.isKorean
      ? ["에서", "부터", "에게서"].contains(where: reading.text.contains)
      : words.contains { $0 == "from" || $0 == "between" }
  }

  /// What it speaks of.
  fileprivate func items(_ names: Set<String>) -> ItemReading? {
    let text = textWithParticles
    guard let words = reading.language.conceptWords else { return nil }
    return ItemReading(
      text, ConceptReading(text, words), things(in: text), values: valueNumbers, names: names)
  }
}
