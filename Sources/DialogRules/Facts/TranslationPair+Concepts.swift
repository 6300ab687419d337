import DialogModel
import DialogReading

/// A word of a translation that says another concept than one of its source.
struct Contradiction {
  /// The variant of the source.
  let origin: TextVariant
  /// What that says and the translation does not.
  let meant: Int
  /// What the translation says and the source does not.
  let said: Int
  /// Where both say it, if that is not where they first do.
  var places: (meant: ConceptReading.Place, said: ConceptReading.Place)?
}

extension TranslationPair {
  /// The first concept that a variant says instead of another one of its group.
  func contradiction(in variant: TextVariant) -> Contradiction? {
    let origins = counterparts(of: variant)
    guard let own = variant.meaning.concepts, !own.said.isEmpty || variant.saysDigits,
      let first = origins[0].meaning.concepts,
      let known = variant.reading.language.conceptWords?.known
    else { return nil }
    var (meant, mentioned) = (first.said.intersection(known), first.mentioned)
    for origin in origins.dropFirst() {
      guard let other = origin.meaning.concepts else { continue }
      meant = meant.intersection(other.said)
      mentioned.formUnion(other.mentioned)
    }
    let missing = meant.subtracting(own.mentioned)
    let extra = own.said.subtracting(mentioned)
    if let number = numberOfDozens(extra, own, origins[0]) {
      return Contradiction(origin: origins[0], meant: dozen, said: number)
    }
    if let found = otherUnit(in: variant, own, for: origins[0], first) { return found }
    guard !missing.isEmpty else { return nil }
    if let found = contradiction(in: variant, origins[0], missing, extra, own, first) {
      return found
    }
    if origins.count == 1, let found = contradiction(inSentenceOf: variant, origins[0], missing) {
      return found
    }
    guard !extra.isEmpty else { return nil }
    let distant =
      opposed(missing, extra, own, first) ?? otherThing(missing, extra, own, first)
      ?? otherDeed(missing, extra, in: variant, for: origins[0])
    return distant.flatMap { meant, said in
      let found = Contradiction(origin: origins[0], meant: meant, said: said)
      guard !isTermOfProject(found, variant) else { return nil }
      return ConceptGroup.things.contains(meant) || !turnsRound(found, variant) ? found : nil
    }
  }

  /// The first concept that is said instead of another one of its group.
  ///
  /// - Parameters:
  ///   - missing: what the source says and its translation does not.
  ///   - extra: what that says and the source does not.
  ///   - own: of the translation, or of a sentence of it.
  ///   - source: of what it translates.
  private func contradiction(
    in variant: TextVariant, _ origin: TextVariant, _ missing: ConceptSet, _ extra: ConceptSet,
    _ own: ConceptReading, _ source: ConceptReading
  ) -> Contradiction? {
    if extra.isEmpty { return nil }
    for group in ConceptGroup.all {
      let missing = missing.within(group)
      let extra = extra.within(group).besidesAnswers(group, own, source)
      // A half is never two numbers: on beş is fifteen.
      let isNumber = group.kind == .number && missing.first == half
      // 夜 is evening and night, and no morning; адрес is one of a house or of e-mail, and no password.
      let isOne =
        extra.count == 1 || group.isOfOther(than: missing, extra) && own.saysInOneWord(extra)
      guard missing.count == 1, isOne || isNumber && !extra.isEmpty else { continue }
      let found = Contradiction(origin: origin, meant: missing.first!, said: extra.first!)
      let isExplained = !group.isOfComparison && !group.hasUnits
      if group.kind == .opposite, isExplained, own.answers(source, with: found.said) { continue }
      if mayContradict(found, group, variant), !isTermOfProject(found, variant) { return found }
    }
    return nil
  }

  /// The same where another sentence of the source says what one of the translation says wrongly: after that for
  /// before that, beside until.
  private func contradiction(
    inSentenceOf variant: TextVariant, _ origin: TextVariant, _ missing: ConceptSet
  ) -> Contradiction? {
    let (own, others) = (variant.meaning.sentences, origin.meaning.sentences)
    guard (2...mostSentences).contains(own.count), own.count == others.count,
      let said = variant.meaning.concepts?.said,
      ConceptGroup.all.contains(where: { group in
        !missing.within(group).isEmpty && !said.within(group).isEmpty
      }),
      let words = variant.reading.language.conceptWords,
      let wordsOfSource = origin.reading.language.conceptWords
    else { return nil }
    for (sentence, other) in zip(own, others) {
      let source = ConceptReading(other.written, wordsOfSource)
      let missing = source.said.intersection(missing)
      if missing.isEmpty { continue }
      let own = ConceptReading(sentence.written, words)
      let extra = own.said.subtracting(source.mentioned)
      let found = contradiction(in: variant, origin, missing, extra, own, source)
      if let found { return found }
    }
    return nil
  }

  /// What a source says and its translation does not, and what that says in its place, where the two exclude each
  /// other. What stays for 30 days is removed after them.
  private func opposed(
    _ missing: ConceptSet, _ extra: ConceptSet, _ own: ConceptReading, _ source: ConceptReading
  ) -> (meant: Int, said: Int)? {
    ConceptGroup.opposed.first { meant, said in
      missing.contains(meant) && extra.contains(said) && !own.answers(source, with: said)
        // Twice is listed for half and for double, and says neither for sure.
        && source.said.within(ConceptGroup.all[ConceptGroup.index(of: meant)]).count == 1
        && (meant != stays || source.mentioned.intersection(times).isEmpty)
    }
  }

  /// The number of which a variant says that there are so many dozens, where its source says a dozen.
  private func numberOfDozens(
    _ extra: ConceptSet, _ own: ConceptReading, _ origin: TextVariant
  ) -> Int? {
    guard own.said.contains(dozen), origin.meaning.lowered.text.contains("a dozen ") else {
      return nil
    }
    let numbers = extra.intersection(ConceptGroup.all[ConceptGroup.index(of: two)].set)
    return numbers.count == 1
      ? numbers.first.flatMap { own.says($0, rightBefore: dozen) ? $0 : nil } : nil
  }

  /// The only thing that a source says and its translation does not, and the only one of another group that
  /// the translation says in its place.
  private func otherThing(
    _ missing: ConceptSet, _ extra: ConceptSet, _ own: ConceptReading, _ source: ConceptReading
  ) -> (meant: Int, said: Int)? {
    let (missing, extra) = (
      missing.intersection(ConceptGroup.things), extra.intersection(ConceptGroup.things)
    )
    // Turkish uçak is a plane and its flight.
    guard missing.count == 1,
      extra.count == 1
        || extra.areKindred && !extra.contains(mail) && own.saysInOneWord(extra),
      let meant = missing.first, let said = extra.first,
      !extra.concepts.contains(where: {
        ConceptGroup.areKindred(meant, $0) || own.answers(source, with: $0)
      })
    else { return nil }
    return (meant, said)
  }

  /// Whether a variant says, without a no, the opposite of what its source denies: “stays on” for “is
  /// not turned off”.
  func turnsDenial(in variant: TextVariant) -> Bool {
    let origin = counterparts(of: variant)[0]
    guard let own = variant.meaning.concepts, !own.said.isEmpty,
      let words = origin.reading.language.conceptWords
    else { return false }
    if origin.words.contains("anymore"), own.said.contains(stop) { return true }
    // Not open says closed; what is denied is open.
    let denied = ConceptReading(
      origin.words.filter(Denial.isOfWhatIsDenied).joined(separator: " "), words)
    return ConceptGroup.all.contains { group in
      group.kind == .opposite
        && denied.said.subtracting(own.mentioned).within(group).count == 1
        && own.said.subtracting(denied.mentioned).within(group).count == 1
    }
  }

  /// Whether the project names what the source means as the translation does, by a term of its own.
  private func isTermOfProject(_ found: Contradiction, _ variant: TextVariant) -> Bool {
    let source = found.origin.reading.language.conceptWords
    let words = variant.reading.language.conceptWords
    return projectTerms(in: variant).contains { term in
      source.map { ConceptReading(term.source, $0).mentioned.contains(found.meant) } ?? false
        || words.map { ConceptReading(term.own, $0).mentioned.contains(found.said) } ?? false
    }
  }

  /// Whether nothing else explains why the translation says something else.
  private func mayContradict(
    _ found: Contradiction, _ group: ConceptGroup, _ variant: TextVariant
  ) -> Bool {
    let turned = Contradiction(origin: variant, meant: found.said, said: found.meant)
    let isUnsure =
      found.origin.reading.language.isKorean && found.isUnsureInKorean
      || variant.reading.language.isKorean && turned.isUnsureInKorean
    if isUnsure || saysRest(found, variant) || deniesSome(found, variant) { return false }
    if Contradiction.ofOrder.contains(found.said),
      ["送至", "发至", "發至"].contains(where: variant.text.contains)
    {
      return false
    }
    return switch group.kind {
    case .unit:
      !(found.meant == hour && found.origin.words.contains("rush"))
        // Two weeks are quinze jours, by a number that is not known.
        && variant.saysNumbers(of: found.origin)
        && (variant.saysCount || !found.origin.saysCount || !found.saysShorterTime)
        && (variant.saysDigits || !saysSameTime(variant, missing: [], added: []))
    case .opposite: !turnsRound(found, variant)
    // Half past seven is halb acht.
    case .number:
      found.origin.reading.asSource.clockTimes == nil
        && !(found.said == two && found.origin.saysInWords("2"))
        // Six months are half a year.
        && !(found.said == half && found.origin.says(unit: "month"))
        && !(variant.saysDigits && found.isOfScales)
        && !found.origin.spellsLonger(found.meant) && !variant.spellsLonger(found.said)
    case .person: !(found.said == guest && found.origin.invites)
    // The night before is the evening before.
    case .other: !(ofDusk.contains(found.meant) && ofDusk.contains(found.said))
    case .thing: !ConceptGroup.areKindred(found.meant, found.said)
    case .loose: false
    }
  }
}

extension ConceptGroup {
  /// Whether none of some of its concepts may be said for another one.
  fileprivate func isOfOther(than meant: ConceptSet, _ said: ConceptSet) -> Bool {
    switch kind {
    case .other: true
    case .thing:
      meant.count == 1 && said.contains(address)
        && !concepts.contains { said.contains($0) && ConceptGroup.areKindred(meant.first!, $0) }
    default: false
    }
  }
}

extension Contradiction {
  /// Whether both multiply numbers, which are compared by what they come to: 3000 millones are 3 billion.
  fileprivate var isOfScales: Bool {
    Scale.concepts.contains(meant) && Scale.concepts.contains(said)
  }
}

extension TextVariant {
  /// Whether it says that somebody is invited, who in other languages is called as a guest is.
  fileprivate var invites: Bool {
    words.contains { $0.hasPrefix("invit") || $0.hasPrefix("초대") }
  }
}

private let ofDusk = ConceptSet(["evening", "night"].map(ConceptGroup.concept))
private let hour = ConceptGroup.concept(named: "hour")
private let guest = ConceptGroup.concept(named: "guest")
private let address = ConceptGroup.concept(named: "address")
private let mail = ConceptGroup.concept(named: "emailmessage")
private let stop = ConceptGroup.concept(named: "stop")
private let stays = ConceptGroup.concept(named: "stays")
private let times = ConceptGroup.all[ConceptGroup.index(of: ConceptGroup.concept(named: "day"))].set
private let half = ConceptGroup.concept(named: "half")
private let dozen = ConceptGroup.concept(named: "dozen")
private let two = ConceptGroup.concept(named: "two")

extension ConceptSet {
  /// Those of a group.
  func within(_ group: ConceptGroup) -> ConceptSet {
    intersection(group.set)
  }

  /// Of things those that no word says for another one of the source.
  fileprivate func besidesAnswers(
    _ group: ConceptGroup, _ own: ConceptReading, _ source: ConceptReading
  ) -> ConceptSet {
    guard group.kind == .thing, !isEmpty else { return self }
    let explained = ConceptSet(
      group.concepts.filter { contains($0) && own.answers(source, with: $0) })
    return ConceptSet(
      group.concepts.filter {
        contains($0) && !explained.contains($0) && !own.shares($0, withAnyOf: explained)
      })
  }
}

extension TextVariant {
  var saysDigits: Bool { traits.marks.contains(.digit) }

  /// Whether it has the same numbers as another text, be they words there.
  fileprivate func saysNumbers(of other: TextVariant) -> Bool {
    let difference = NumbersInText(text).difference(from: NumbersInText(other.text))
    return difference.missing.isEmpty
      // Per week is 1週間.
      && difference.added.allSatisfy { $0.value == "1" || other.saysInWords($0.value) }
  }

  fileprivate func says(unit: String) -> Bool {
    meaning.concepts?.mentioned.contains(ConceptGroup.concept(named: unit)) ?? false
  }
}
/// How many sentences a text has at most that are compared one by one: dialogs say less.
private let mostSentences = 8
