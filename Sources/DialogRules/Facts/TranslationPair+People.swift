import DialogLocales
import DialogReading

/// Two people whom a translation exchanges.
struct ExchangedPeople {
  /// The variant of the source.
  let origin: TextVariant
  /// The concepts of the one who does it there, and of the other.
  let actor: Int
  let other: Int

  /// The words by which the source says one of them.
  func words(for concept: Int) -> String { origin.words(for: concept) }
}

extension TranslationPair {
  /// The people whom a variant exchanges: it begins with the one to whom its source has it done.
  func exchangedPeople(in variant: TextVariant) -> ExchangedPeople? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, origins[0].locale.isEnglish, let said = variant.people,
      let meant = origins[0].people, said.isTurned(from: meant), let actor = meant.actor.first,
      let other = meant.other.first
    else { return nil }
    return ExchangedPeople(origin: origins[0], actor: actor, other: other)
  }
}

extension TextVariant {
  /// The two people of its only sentence, in their order.
  fileprivate var people: PeopleInOrder? {
    guard !isButton, let concepts = reading.concepts, concepts.saysPeople,
      reading.statements.count == 1
    else { return nil }
    return PeopleInOrder(reading.text, concepts, in: locale, reading.language.roleWords)
  }
}
