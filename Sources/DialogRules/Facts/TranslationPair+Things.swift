import DialogModel
import DialogReading

extension TranslationPair {
  /// A thing of everyday life that the source names and a variant does not, and the one that it names instead.
  func otherEverydayThing(
    in variant: TextVariant
  ) -> (origin: TextVariant, meant: ThingReading.Place, said: ThingReading.Place)? {
    let origins = counterparts(of: variant)
    guard let source = origins[0].reading.asSource.things,
      let words = variant.reading.language.thingWords
    else { return nil }
    let own = ThingReading(variant.text, words)
    guard let (meant, said) = source.difference(from: own),
      origins.dropFirst().allSatisfy({ $0.reading.asSource.things?.mayName(meant) ?? false }),
      !origins.contains(where: { $0.reading.asSource.things?.mayName(said) ?? false })
    else { return nil }
    let isOfProject = projectTerms(in: variant).contains { term in
      term.own.contains(variant.words(at: said).lowercased())
        || term.source.contains(origins[0].words(at: meant).lowercased())
    }
    return isOfProject ? nil : (origins[0], meant, said)
  }
}

extension TranslationPair {
  /// A thing of everyday life that a variant names in place of the only one of the source that is listed as a concept:
  /// a car for a refrigerator.
  func everydayThingForConcept(
    in variant: TextVariant
  ) -> (meant: Int, said: ThingReading.Place)? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, let first = origins[0].meaning.concepts,
      let own = variant.meaning.concepts, let words = variant.reading.language.thingWords,
      let known = variant.reading.language.conceptWords?.known
    else { return nil }
    let missing = first.said.intersection(known).intersection(concreteThings)
      .subtracting(own.mentioned)
    guard missing.count == 1, let meant = missing.first,
      own.said.intersection(ConceptGroup.things).subtracting(first.mentioned).isEmpty
    else { return nil }
    let things = ThingReading(variant.text, words)
    let source = origins[0].reading.asSource.things
    let extra = things.said.filter { !(source?.mayName($0) ?? false) }
    guard let said = extra.first, extra.allSatisfy({ $0.thing.english == said.thing.english }),
      source?.said.allSatisfy(things.mayName) ?? true,
      !said.thing.mayBe(ConceptGroup.name(of: meant).english), projectTerms(in: variant).isEmpty
    else { return nil }
    return (meant, said)
  }
}

/// Things that have a word of their own in every language.
private let concreteThings = ConceptSet(
  [
    "bus", "train", "bicycle", "kitchen", "bedroom", "garage", "garden", "dog", "cat", "door",
    "window", "elevator",
    "passport", "wallet", "umbrella", "hat", "shoes", "taxi", "tram", "ferry", "washing_machine",
    "dishwasher",
    "refrigerator", "oven", "rice", "bread", "milk", "egg", "coffee", "cheese", "hospital",
    "pharmacy", "museum",
    "airport", "supermarket", "bed", "chair", "sofa", "guitar", "piano", "violin",
  ].map(ConceptGroup.concept))

extension TextVariant {
  /// The things of everyday life that it names.
  ///
  /// - Parameter text: its text, or the same with particles, where it is not English.
  func things(in text: String) -> ThingReading? {
    reading.language.isEnglish
      ? reading.asSource.things : reading.language.thingWords.map { ThingReading(text, $0) }
  }

  /// What it calls a thing.
  func words(at place: ThingReading.Place) -> String {
    String(decoding: bytes[place.range(in: text)], as: UTF8.self)
  }
}
