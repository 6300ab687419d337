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
    guard !variant.isButton, origins.count == 1, origins[0].tellsMovement,
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

  /// Whether an English text tells of something that goes from or to a place or to somebody, or by whom it does: no more
  /// than one of these.
  fileprivate var tellsMovement: Bool {
    guard locale.isEnglish else { return false }
    let words = meaning.lowered.words
    let marks = words.indices.filter { ["from", "to", "by"].contains(words[$0]) }
    // “To move files” tells what for.
    guard marks.count == 1, marks[0] > 0,
      !["next", "close", "closer", "closest", "near", "nearer", "nearest", "up"].contains(
        words[marks[0] - 1]),
      marks[0] + 1 < words.count, determiners.contains(words[marks[0] + 1]),
      !words.contains("into")
    else { return false }
    let isOrigin = words[marks[0]] == "from"
    return words.contains { leaving.contains($0) || !isOrigin && reaching.contains($0) }
  }

  /// What it speaks of.
  fileprivate func items(_ names: Set<String>) -> ItemReading? {
    let text = textWithParticles
    guard let words = reading.language.conceptWords else { return nil }
    let things =
      reading.language.isEnglish
      ? reading.asSource.things : reading.language.thingWords.map { ThingReading(text, $0) }
    return ItemReading(
      text, ConceptReading(text, words), things, values: valueNumbers, names: names)
  }
}

private let determiners: Set<String> = ["the", "your", "my", "our", "this", "a", "an", "another"]

/// Verbs of what comes from a place; what is sent or deleted from a phone may be so on it.
private let leaving: Set<String> = .words(
  "copy copied move moved transfer transferred import imported export exported withdraw withdrawn withdrew"
)

/// Verbs of what goes to a place or to somebody.
private let reaching: Set<String> = .words(
  """
  send sent download downloaded upload uploaded deposit deposited add added save saved deliver delivered forward
  forwarded submit submitted ship shipped mail mailed hand handed
  """)
