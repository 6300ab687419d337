import DialogLocales
import DialogReading

/// Two people whom a translation exchanges.
struct ExchangedPeople {
  /// The concepts of the one who does it in the source, and of the other.
  let actor: Int
  let other: Int
}

extension TranslationPair {
  /// The people whom a variant exchanges: it begins with the one to whom its source has it done.
  func exchangedPeople(in variant: TextVariant) -> ExchangedPeople? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, origins[0].locale.isEnglish, let meant = origins[0].people(),
      let said = variant.people(among: meant.both), said.isTurned(from: meant),
      let actor = meant.actor.first, let other = meant.other.first
    else { return nil }
    return ExchangedPeople(actor: actor, other: other)
  }
}

extension TextVariant {
  /// The two people of its only sentence, in their order.
  ///
  /// - Parameter meant: those that the source speaks of; nil of a source.
  fileprivate func people(among meant: ConceptSet? = nil) -> PeopleInOrder? {
    guard !isButton, let concepts = meaning.concepts, concepts.saysPeople,
      meaning.sentences.count == 1
    else { return nil }
    return PeopleInOrder(
      reading.text, concepts, reading.language.peopleWords, reading.language.roleWords,
      among: meant)
  }
}
