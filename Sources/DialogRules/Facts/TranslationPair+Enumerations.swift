import DialogReading

/// A list of which a text and its translation say unlike many items.
struct UnlikeEnumerations {
  /// How many things the project’s source lists.
  let meant: Int
  /// How many the translation lists.
  let said: Int
}

extension TranslationPair {
  /// The first list of either side of which the other one lacks an item, whatever it joins the others with.
  func unlikeEnumerations(in variant: TextVariant) -> UnlikeEnumerations? {
    let origin = counterparts(of: variant)[0]
    let (original, own) = kind == .englishOfSource ? (variant, origin) : (origin, variant)
    if let list = original.listShortened(in: own) {
      return UnlikeEnumerations(meant: list.items, said: list.most)
    }
    return own.listShortened(in: original).map {
      UnlikeEnumerations(meant: $0.most, said: $0.items)
    }
  }

  /// What a variant joins two things with for which its source asks, where that names a choice and this both, or the
  /// other way round.
  func otherJoint(in variant: TextVariant) -> (meant: Enumeration.Joint, said: Enumeration.Joint)? {
    let origin = counterparts(of: variant)[0]
    let lists = origin.reading.enumerations
    guard lists.count == 1, let list = lists.first, list.kind == .things, let meant = list.joint,
      origin.meaning.sentences.count == variant.meaning.sentences.count,
      origin.asksPlainly(inSentence: list.sentence),
      !origin.saysAny(meant == .or ? selection : choices), !variant.saysAny(choices),
      let words = variant.reading.language.enumerationWords
    else { return nil }
    let said = words.joints(in: variant.sentence(for: list, of: origin))
    let other: Enumeration.Joint = meant == .or ? .and : .or
    return said == [other] ? (meant, other) : nil
  }

  /// A thing that the translation lists beside all that the only list of the source has.
  func addedThing(in variant: TextVariant) -> (text: TextVariant, place: ThingReading.Place)? {
    let origins = counterparts(of: variant)
    let (original, own) = kind == .englishOfSource ? (variant, origins[0]) : (origins[0], variant)
    guard origins.count == 1, let list = original.onlyList,
      own.mayListMore(than: list), let things = own.things(in: own.text)
    else { return nil }
    let source = original.reading.asSource.things
    let added = things.said.filter { !(source?.mayName($0) ?? false) }
    guard let first = added.first, added.allSatisfy({ $0.thing.english == first.thing.english }),
      source?.said.allSatisfy(things.mayName) ?? true, projectTerms(in: variant).isEmpty
    else { return nil }
    return (own, first)
  }
}

extension TextVariant {
  /// Its only list, where nothing else in its only sentence may join anything.
  fileprivate var onlyList: Enumeration? {
    let lists = reading.enumerations
    guard lists.count == 1, meaning.sentences.count == 1, lists[0].kind == .things,
      reading.language.enumerationWords?.mostItems(.things, in: meaning.lowered) == lists[0].items
    else { return nil }
    return lists[0]
  }

  fileprivate func mayListMore(than list: Enumeration) -> Bool {
    meaning.sentences.count == 1
      && reading.language.enumerationWords.map {
        $0.mostItems(.things, in: meaning.lowered) > list.items
      } ?? false
  }
}

extension TextVariant {
  /// The first list of its sentences of which another text has fewer items, and how many that has at most.
  fileprivate func listShortened(in other: TextVariant) -> (items: Int, most: Int)? {
    guard let words = other.reading.language.enumerationWords else { return nil }
    for list in reading.enumerations {
      let most = words.mostItems(list.kind, in: other.sentence(for: list, of: self))
      if most < list.items, !words.namesSeveral(other.meaning.lowered),
        list.kind != .deeds || other.percentOfUsualLength(of: self) < 75
      {
        return (list.items, most)
      }
    }
    return nil
  }

  /// What stands for the sentence of a list; all of a text that has more sentences, or fewer.
  fileprivate func sentence(for list: Enumeration, of source: TextVariant) -> LoweredText {
    let own = meaning.sentences
    return own.count == source.meaning.sentences.count && own.indices.contains(list.sentence)
      ? own[list.sentence].text : meaning.lowered
  }
}

extension TextVariant {
  /// Whether a sentence asks people to do something, and neither forbids it nor says when.
  fileprivate func asksPlainly(inSentence index: Int) -> Bool {
    let (predicates, english) = (reading.asSource.predicates, reading.english)
    guard predicates.indices.contains(index) else { return false }
    let isImperative =
      english.map {
        $0.sentences.count == predicates.count && $0.sentences[index].form == .imperative
      }
      ?? false
    return (predicates[index].contains(.request) || isImperative)
      && predicates[index].isDisjoint(with: [.denies, .mustNot, .can, .condition, .exception])
  }

  fileprivate func saysAny(_ concepts: ConceptSet) -> Bool {
    meaning.concepts.map { !$0.mentioned.intersection(concepts).isEmpty } ?? false
  }
}

private let selection = ConceptSet([ConceptGroup.concept(named: "select")])
/// What says that one of several is meant, or all of them.
private let choices = ConceptSet(
  ["select", "both", "one_of_two"].map(ConceptGroup.concept(named:)))
