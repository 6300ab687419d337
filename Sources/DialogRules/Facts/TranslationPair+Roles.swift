import DialogLocales
import DialogModel
import DialogReading

extension TranslationPair {
  /// The values that a variant exchanges: who does it, and to whom, by the source.
  func exchangedRoles(
    in variant: TextVariant
  ) -> (actor: Placeholder.Value, other: Placeholder.Value)? {
    let origins = counterparts(of: variant)
    let placeholders = variant.shownPlaceholders
    guard origins.count == 1, placeholders.count == 2, origins[0].placeholders.count == 2,
      let meant = ValueRoles(english: origins[0].text),
      areAlike(placeholders), let words = variant.reading.language.roleWords,
      let said = ValueRoles(variant.textWithParticles, words)
    else { return nil }
    let values = origins[0].placeholders.map(\.value)
    let (actor, other) = (values[meant.actor], values[1 - meant.actor])
    guard placeholders[said.actor].value == other, placeholders[1 - said.actor].value == actor,
      said.isSwapped(from: meant)
    else { return nil }
    return (actor, other)
  }

  /// Whether both are parameters of one type that is no number: one may stand where the other does.
  private func areAlike(_ placeholders: [Placeholder]) -> Bool {
    let types = placeholders.compactMap { placeholder in
      if case .parameter(let index) = placeholder.value {
        return dialog.dialog.parameters[index].type
      }
      return nil
    }
    return types.count == 2 && types[0] == types[1] && types[0] == .string
  }
}

extension TranslationPair {
  /// The value that something goes to or becomes in the source, and the one that it is in a variant, where
  /// that is another: Replace {new} with {old}.
  func exchangedGoals(
    in variant: TextVariant
  ) -> (meant: Placeholder.Value, said: Placeholder.Value)? {
    let origins = counterparts(of: variant)
    let placeholders = variant.shownPlaceholders
    guard origins.count == 1, (2...3).contains(placeholders.count),
      origins[0].locale.isEnglish, origins[0].placeholders.count == placeholders.count,
      let words = variant.reading.language.roleWords,
      let goal = ValueGoals.goal(english: origins[0].text),
      let own = words.goal(of: variant.textWithParticles)
    else { return nil }
    let values = origins[0].placeholders.map(\.value)
    let (meant, said) = (values[goal], placeholders[own].value)
    guard meant != said, values.count(where: { $0 == meant }) == 1,
      values.count(where: { $0 == said }) == 1,
      areAlike([origins[0].placeholders[goal], placeholders[own]])
    else { return nil }
    return (meant, said)
  }
}

extension TranslationPair {
  /// The one whom a variant has something done to, who does it by its source, as the source says it.
  func addressedActor(in variant: TextVariant) -> String? {
    let origins = counterparts(of: variant)
    guard let words = variant.reading.language.roleWords, !words.dative.isEmpty,
      origins.count == 1, origins[0].locale.isEnglish,
      origins[0].meaning.sentences.count == variant.meaning.sentences.count,
      let actor = origins[0].reading.asSource.actor
    else { return nil }
    guard let person = actor.person else {
      guard let first = origins[0].placeholders.first?.value,
        let place = variant.shownPlaceholders.firstIndex(where: { $0.value == first }),
        words.addresses(value: place, in: variant.textWithParticles.firstSentence)
      else { return nil }
      return "{\(variant.name(of: first))}"
    }
    guard let concepts = variant.meaning.concepts, variant.meaning.sentences.count == 1,
      words.addresses(person, in: variant.text, concepts)
    else { return nil }
    return "‘\(origins[0].words(for: person))’"
  }
}

extension String {
  /// What stands before the first mark that ends a sentence.
  fileprivate var firstSentence: String { TextTokens(self).textBefore(\.endsSentence) }
}

extension TranslationPair {
  /// Whether a variant says of the whole that it is the part: {total} of {used}.
  func turnsShare(in variant: TextVariant) -> Bool {
    let origins = counterparts(of: variant)
    guard origins.count == 1, origins[0].placeholders.count == 2, variant.placeholders.count == 2,
      origins[0].textBetweenValues == "of", let words = variant.reading.language.roleWords,
      let between = variant.textBetweenValues, let order = words.shareOrder(between: between),
      between != "/" || !isRightToLeft
    else { return false }
    let (meant, said) = (origins[0].placeholders.map(\.value), variant.placeholders.map(\.value))
    return meant[0] != meant[1] && said == (order == .partFirst ? meant.reversed() : meant)
  }
}

extension TranslationPair {
  /// The values of an arrow that points the other way than in the source.
  func exchangedEnds(
    in variant: TextVariant
  ) -> (meant: Placeholder.Value, said: Placeholder.Value)? {
    let origins = counterparts(of: variant)
    let (meant, said) = (origins[0].placeholders.map(\.value), variant.placeholders.map(\.value))
    guard meant.count == 2, said.count == 2, origins.count == 1, meant[0] != meant[1],
      said == meant.reversed(), let arrow = origins[0].textBetweenValues, arrows.contains(arrow),
      variant.textBetweenValues.map(arrows.contains) ?? false, !isRightToLeft
    else { return nil }
    return (meant[0], said[0])
  }

  /// Whether the language is written from the right, where marks between values are turned too.
  private var isRightToLeft: Bool { LocaleData.find(locale)?.isRightToLeft ?? false }
}

private let arrows: Set<String> = ["→", "➔", "➜", "⇒", "->", "=>"]

extension TextVariant {
  /// What stands between its two values, without spaces.
  fileprivate var textBetweenValues: String? {
    let parts = meaning.lowered.text.split(
      separator: TextVariant.placeholder, omittingEmptySubsequences: false)
    return parts.count == 3 ? parts[1].split(separator: " ").joined(separator: " ") : nil
  }

  /// Those of which the value is written, not a particle alone: “{name}”{name:을/를}.
  fileprivate var shownPlaceholders: [Placeholder] { placeholders.filter(\.isShown) }

  /// The text, with the particles that agree with values after them, in one of their forms.
  var textWithParticles: String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let run, _, _): text += run
      case .placeholder(let placeholder):
        if placeholder.isShown { text += TextVariant.placeholder }
        if case .agreement(let agreement) = placeholder.style, locale.isKorean {
          text += agreement.forms.prefix { $0 != "/" }
        }
      }
    }
    return text
  }
}

extension Placeholder {
  fileprivate var isShown: Bool {
    if case .agreement(let agreement) = style { agreement.writesValue } else { true }
  }
}

extension TranslationPair {
  /// Whether a variant has those who are spoken to do what is done to them in the source, or the other way round.
  func turnsYou(in variant: TextVariant) -> YouAndOther? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, origins[0].locale.isEnglish, !variant.isButton,
      origins[0].words.contains(where: { $0.hasPrefix("you") }),
      origins[0].meaning.sentences.count == 1, variant.meaning.sentences.count == 1,
      let words = variant.reading.language.roleWords,
      let meant = YouAndOther(english: origins[0].text)
    else { return nil }
    let own = variant.textWithParticles
    switch meant {
    case .toYou: return words.isByYou(own) && !variant.saysGiven ? meant : nil
    case .byYou: return words.isToYou(own) ? meant : nil
    }
  }
}

extension TextVariant {
  /// Whether it tells of a gift by the one who gets it, or of what may or must be done.
  fileprivate var saysGiven: Bool {
    guard let words = reading.language.statementWords else { return true }
    return [.given, .can, .must].contains { words.say($0, in: meaning.lowered) }
  }
}
