import DialogLocales
import DialogModel
import DialogReading

extension TranslationPair {
  /// Who does something to whom in the source of a variant, which exchanges both, as the source names them.
  func exchangedParties(in variant: TextVariant) -> [String]? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, let words = variant.reading.language.roleWords else { return nil }
    if let meant = meantRoles(of: origins[0]),
      let values = exchangedValues(in: variant, meant, words)
    {
      return values
    }
    guard !variant.isButton, let deed = origins[0].deed, let other = deed.other,
      origins[0].meaning.sentences.count == variant.meaning.sentences.count,
      let sentence = variant.deedSentence(deed), words.turn(deed, in: sentence)
    else { return nil }
    return [deed.actor, other].map(origins[0].name)
  }

  /// Which value does something in a source, in English or Korean, and to which.
  private func meantRoles(of origin: TextVariant) -> ValueRoles? {
    if origin.reading.language.isKorean {
      return origin.reading.language.roleWords.flatMap {
        ValueRoles(origin.textWithParticles, $0)
      }
    }
    return origin.reading.asSource.deed.flatMap(ValueRoles.init)
  }

  /// The values of which the one to whom it is done in the source does it in a variant.
  private func exchangedValues(
    in variant: TextVariant, _ meant: ValueRoles, _ words: RoleWords
  ) -> [String]? {
    let (own, other) = (variant.shownPlaceholders, counterparts(of: variant)[0].placeholders)
    guard (2...3).contains(own.count), other.count == own.count,
      let said = ValueRoles(variant.textWithParticles, words)
    else { return nil }
    let places = own.compactMap { each in other.firstIndex { $0.value == each.value } }
    guard Set(places).count == own.count, said.isSwapped(from: meant, places),
      !saysConverse(of: counterparts(of: variant)[0], in: variant),
      areAlike([own[said.actor], other[meant.actor]])
    else { return nil }
    return [other[meant.actor], own[said.actor]].map { "{\(variant.name(of: $0.value))}" }
  }

  /// Whether a variant tells the same deed by the verb of the other one: what one borrows the other lends.
  private func saysConverse(of origin: TextVariant, in variant: TextVariant) -> Bool {
    guard let own = variant.meaning.concepts, let meant = origin.meaning.concepts else {
      return false
    }
    return converses.contains { pair in
      let (one, other) = (pair[0], pair[1])
      return meant.said.contains(one) && own.said.contains(other) && !own.mentioned.contains(one)
        || meant.said.contains(other) && own.said.contains(one) && !own.mentioned.contains(other)
    }
  }

  /// Whether a variant tells by the other verb, and with both exchanged, what its source tells.
  func turnsDeedAround(in variant: TextVariant) -> Bool {
    let origin = counterparts(of: variant)[0]
    let (own, other) = (variant.shownPlaceholders, origin.placeholders)
    guard (2...3).contains(own.count), other.count == own.count,
      saysConverse(of: origin, in: variant), let deed = origin.reading.asSource.deed,
      let meant = ValueRoles(deed), let words = variant.reading.language.roleWords,
      let said = ValueRoles(variant.textWithParticles, words)
    else { return false }
    return own[said.actor].value != other[meant.actor].value
  }

  /// Whether both are parameters of one type that is no number: one may stand where the other does.
  private func areAlike(_ placeholders: [Placeholder]) -> Bool {
    areOfOneKind(placeholders[0], placeholders[1]) && type(of: placeholders[0]) == .string
  }

  /// Whether both are different parameters of one type.
  func areOfOneKind(_ one: Placeholder, _ other: Placeholder) -> Bool {
    one.value != other.value && type(of: one) != nil && type(of: one) == type(of: other)
  }

  private func type(of placeholder: Placeholder) -> ParameterType? {
    guard case .parameter(let index) = placeholder.value else { return nil }
    return dialog.dialog.parameters[index].type
  }
}

extension TextVariant {
  /// Who does something to whom in its first sentence, where it is English or Korean and tells it plainly.
  fileprivate var deed: Deed? {
    reading.language.isKorean
      ? Deed(korean: textWithParticles.firstSentence, meaning.concepts) : reading.asSource.deed
  }

  /// What a party of a deed is called, as messages quote it.
  fileprivate func name(of party: Deed.Party) -> String {
    switch party {
    case .you: "‘you’"
    case .they: "‘they’"
    case .name(let name): "‘\(name)’"
    case .person(let word, let concept): "‘\(concept.map(words) ?? word)’"
    case .value(let place):
      placeholders.indices.contains(place) ? "{\(name(of: placeholders[place].value))}" : ""
    }
  }

  /// Its first sentence, read for what is done in it; nil in a language of whose verbs nothing is known.
  fileprivate func deedSentence(_ deed: Deed) -> DeedSentence? {
    guard reading.language.statementWords != nil, let own = meaning.sentences.first else {
      return nil
    }
    return DeedSentence(
      written: own.written, withValues: textWithValues(deed),
      meaning.sentences.count == 1 ? meaning.concepts : nil, reading.predicates[0])
  }

  /// Its first sentence with particles, and a value for each name that it has as the source writes it.
  private func textWithValues(_ deed: Deed) -> String {
    let names = [deed.actor, deed.other].compactMap { party in
      if case .name(let name)? = party { name } else { nil }
    }
    return names.reduce(textWithParticles.firstSentence) { text, name in
      let parts = text.split(separator: name, omittingEmptySubsequences: false)
      let isWord =
        parts.count == 2 && !(parts[1].first?.isLetter ?? false && parts[1].first!.isASCII)
      return isWord ? parts.joined(separator: TextVariant.placeholder) : text
    }
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
      let words = variant.reading.language.roleWords
    else { return nil }
    guard let goal = ValueGoals.goal(english: origins[0].text),
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
  /// Somebody who does something in a Korean source, whose English has those who are spoken to do it: “You canceled” for
  /// 기사님이 취소했습니다.
  func actorSpokenTo(inEnglishOf source: TextVariant) -> String? {
    let (own, english) = (source.meaning.sentences, counterparts(of: source)[0].meaning.sentences)
    guard kind == .englishOfSource, source.reading.language.isKorean, !source.isButton,
      own.count == english.count, let words = source.reading.language.conceptWords
    else { return nil }
    for (sentence, english) in zip(own, english) {
      guard english.text.words.contains(where: { $0.hasPrefix("you") }),
        let actor = KoreanActor(sentence.written, ConceptReading(sentence.written, words)),
        actor.isYou(inEnglish: english.text.words),
        actor.actsOnYou || actor.isOfNoun
          || !english.namesOthers(counterparts(of: source)[0].reading.language)
      else { continue }
      return actor.name
    }
    return nil
  }

  /// The one whom a variant has something done to, who does it by its source, as the source says it.
  func addressedActor(in variant: TextVariant) -> String? {
    let origins = counterparts(of: variant)
    guard let words = variant.reading.language.roleWords, !words.dative.isEmpty,
      origins.count == 1, origins[0].locale.isEnglish,
      origins[0].meaning.sentences.count == variant.meaning.sentences.count,
      !saysConverse(of: origins[0], in: variant),
      let actor = origins[0].reading.asSource.deed?.actor
    else { return nil }
    switch actor {
    case .value(0):
      guard let first = origins[0].placeholders.first?.value,
        let place = variant.shownPlaceholders.firstIndex(where: { $0.value == first }),
        words.addresses(value: place, in: variant.textWithParticles.firstSentence)
      else { return nil }
    case .person(_, let concept?):
      guard let concepts = variant.meaning.concepts, variant.meaning.sentences.count == 1,
        words.addresses(concept, in: variant.text, concepts)
      else { return nil }
    default: return nil
    }
    return origins[0].name(of: actor)
  }
}

extension Sentence {
  /// Whether an English sentence speaks of others than those who are spoken to.
  fileprivate func namesOthers(_ language: ProjectLanguage) -> Bool {
    let people = language.conceptWords.map { ConceptReading(written, $0).said } ?? ConceptSet()
    return !people.intersection(ConceptGroup.people).isEmpty
      || written.contains(TextVariant.placeholder)
      || text.words.contains { ["they", "he", "she", "someone", "who", "by", "with"].contains($0) }
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
      origins[0].textBetweenValues.map(ofWhole.contains) ?? false,
      let whole = variant.reading.language.roleWords?.whole(in: variant.meaning.lowered.text),
      variant.textBetweenValues != "/" || !isRightToLeft
    else { return false }
    let (meant, said) = (origins[0].placeholders.map(\.value), variant.placeholders.map(\.value))
    return meant[0] != meant[1] && said[whole] == meant[0] && said[1 - whole] == meant[1]
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

private let converses: [[Int]] = [["lend", "borrow"], ["sell", "buy"], ["teach", "learn"]].map {
  $0.map(ConceptGroup.concept)
}

/// What stands between a part and the whole.
let ofWhole: Set<String> = [
  "of", "of the", "out of", "out of the", "of your", "of a total of",
]

private let arrows: Set<String> = ["→", "➔", "➜", "⇒", "->", "=>"]

extension TextVariant {
  /// What stands between its two values, without spaces.
  fileprivate var textBetweenValues: String? { meaning.lowered.text.textBetweenValues }

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
  var isShown: Bool {
    if case .agreement(let agreement) = style { agreement.writesValue } else { true }
  }
}

extension String {
  /// What stands between its two placeholders, without spaces; nil where it has none or others.
  var textBetweenValues: String? {
    let parts = split(separator: TextVariant.placeholder, omittingEmptySubsequences: false)
    return parts.count == 3 ? parts[1].split(separator: " ").joined(separator: " ") : nil
  }
}
