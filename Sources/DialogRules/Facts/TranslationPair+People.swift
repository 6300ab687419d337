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
    if let actor = actorTurnedToYou(in: variant) {
      return ExchangedPeople(actor: actor, other: you)
    }
    guard origins.count == 1, origins[0].locale.isEnglish, let said = variant.people,
      let meant = origins[0].people, said.isTurned(from: meant), let actor = meant.actor.first,
      let other = meant.other.first
    else { return nil }
    return ExchangedPeople(actor: actor, other: other)
  }
}

extension TranslationPair {
  /// The one who does something to “you” in the source, and has it done by them in a variant: you wait for the
  /// driver.
  private func actorTurnedToYou(in variant: TextVariant) -> Int? {
    let origin = counterparts(of: variant)[0]
    guard !variant.isButton, origin.locale.isEnglish, origin.words.contains("you"),
      variant.meaning.sentences.count == 1, origin.meaning.sentences.count == 1,
      let meant = origin.meaning.concepts, let said = variant.meaning.concepts,
      let actor = SecondPerson.actor(english: origin.text, meant), said.said.contains(actor),
      let words = variant.reading.language.statementWords,
      let roles = variant.reading.language.roleWords
    else { return nil }
    let sentence = variant.meaning.sentences[0].text
    let isYours =
      (words.tell(.youDo, notOf: .mayBeWe, in: sentence) || roles.opensWithYou(variant.text))
      && ![.given, .can, .must].contains { words.say($0, in: sentence) }
    return isYours && roles.haveDone(to: actor, in: variant.text, said) ? actor : nil
  }
}

extension TranslationPair {
  /// Somebody whom the source names and “you”, exchanged: “Minji invited you” as “you invited Minji”. First the one who
  /// does it in the source, as messages quote both.
  func exchangedWithYou(in variant: TextVariant) -> [String]? {
    let origin = counterparts(of: variant)[0]
    guard !variant.isButton, origin.locale.isEnglish, origin.meaning.lowered.words.contains("you"),
      variant.meaning.sentences.count == origin.meaning.sentences.count,
      let source = origin.meaning.sentences.first, let own = variant.meaning.sentences.first,
      let named = SecondPerson.Named(english: source.written),
      let words = variant.reading.language.statementWords,
      let roles = variant.reading.language.roleWords,
      named.isDebt || ![.can, .must, .needNot].contains(where: { words.say($0, in: own.text) })
    else { return nil }
    let isYours =
      named.isYourDeed
      ? words.tell(.youDo, notOf: .mayBeWe, in: own.text) : words.tellsYourDeed(own.text)
    guard roles.turn(named, in: own.written, isYours: isYours) else { return nil }
    let name =
      named.name.map { "‘\($0)’" }
      ?? origin.placeholders.first.map { "{\(origin.name(of: $0.value))}" }
    let names = [name ?? "", "‘you’"]
    return named.isYourDeed ? names.reversed() : names
  }
}

private let you = ConceptGroup.concept(named: "you")

extension TextVariant {
  /// The two people of its only sentence, in their order.
  fileprivate var people: PeopleInOrder? {
    guard !isButton, let concepts = meaning.concepts, concepts.saysPeople,
      meaning.sentences.count == 1
    else { return nil }
    return PeopleInOrder(
      reading.text, concepts, reading.language.peopleWords, reading.language.roleWords)
  }
}
