import DialogModel
import DialogReading

extension TranslationPair {
  /// Two values, one in the place that the other has in the source.
  typealias ExchangedValues = (meant: Placeholder.Value, said: Placeholder.Value)

  /// Two values of which a variant counts or names with each what the other one does in the source, in all its arms:
  /// {a} albums for {a} photos.
  func exchangedNouns(in variant: TextVariant) -> ExchangedValues? {
    let origins = counterparts(of: variant)
    guard (2...mostValues).contains(variant.placeholders.count),
      origins[0].reading.asSource.valueNouns != nil,
      let concepts = variant.meaning.concepts, let words = variant.reading.language.roleWords
    else { return nil }
    let things = variant.reading.language.thingWords.map { ThingReading(variant.text, $0) }
    let own = ValueNouns(variant.text, concepts, things, words)
    let found = origins.compactMap { exchangedNouns(of: $0, in: variant, own) }
    return found.count == origins.count ? found[0] : nil
  }

  private func exchangedNouns(
    of origin: TextVariant, in variant: TextVariant, _ own: ValueNouns
  ) -> ExchangedValues? {
    guard let source = origin.reading.asSource.valueNouns else { return nil }
    let found = valuesOfOneKind(of: origin, in: variant).first { meant, said in
      own.exchange(meant, of: source, said)
    }
    return found.map { meant, _ in
      (origin.placeholders[meant.0].value, origin.placeholders[meant.1].value)
    }
  }

  /// Two values of which a variant has the one first that is the later one in the source.
  func exchangedSequence(in variant: TextVariant) -> ExchangedValues? {
    guard let (meant, said) = sequence(in: variant), meant != said else { return nil }
    return (meant, said)
  }

  /// Whether of two values a variant has the same one first that is so in the source, whichever it names first; nil
  /// where either does not tell.
  func keepsSequence(in variant: TextVariant) -> Bool? {
    sequence(in: variant).map { meant, said in meant == said }
  }

  /// The value that comes first of two in the source, and in a variant.
  private func sequence(in variant: TextVariant) -> ExchangedValues? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, origins[0].placeholders.count == 2, variant.placeholders.count == 2,
      let source = origins[0].meaning.concepts, let own = variant.meaning.concepts,
      let meant = ValueSequence(english: origins[0].text, source),
      !valuesOfOneKind(of: origins[0], in: variant).isEmpty,
      let words = variant.reading.language.roleWords,
      let said = ValueSequence(variant.text, own, words)
    else { return nil }
    return (
      origins[0].placeholders[meant.earlier].value, variant.placeholders[said.earlier].value
    )
  }

  /// The places in the source of each two values of one type, and their places in a variant.
  private func valuesOfOneKind(
    of origin: TextVariant, in variant: TextVariant
  ) -> [(meant: (Int, Int), said: (Int, Int))] {
    let (meant, said) = (origin.placeholders, variant.placeholders)
    let places = meant.map { each in
      said.indices.filter { said[$0].value == each.value && said[$0].isShown }
    }
    return meant.indices.flatMap { first in
      meant.indices.dropFirst(first + 1).compactMap { second in
        guard places[first].count == 1, places[second].count == 1,
          areOfOneKind(meant[first], meant[second])
        else { return nil }
        return ((first, second), (places[first][0], places[second][0]))
      }
    }
  }
}

/// How many values or numbers a text has at most whose nouns are compared: each is compared with each.
let mostValues = 6
