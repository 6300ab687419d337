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

extension TextVariant {
  /// What it calls a thing.
  func words(at place: ThingReading.Place) -> String {
    String(decoding: bytes[place.range(in: text)], as: UTF8.self)
  }
}
