import DialogLocales
import DialogModel
import DialogReading

extension TranslationPair {
  /// How a variant relates two clauses beside its source: as it does, or turned round.
  ///
  /// - Parameter isSure: whether both clauses must tell.
  func likeness(
    of kind: ClauseRelation.Kind, in variant: TextVariant, isSure: Bool
  ) -> ClauseRelation.Likeness {
    guard let meant = counterparts(of: variant)[0].relation(kind), let said = variant.relation(kind)
    else { return .unknown }
    return said.likeness(to: meant, isSure: isSure)
  }

  /// What a variant turns round: the effect is the cause, what comes later comes first.
  func turnedClauses(in variant: TextVariant) -> ClauseRelation.Kind? {
    let origin = counterparts(of: variant)[0]
    guard !variant.isButton,
      origin.locale.isEnglish ? origin.words.mayRelateClauses : origin.reading.language.isKorean,
      !origin.saysThereafter
    else { return nil }
    if !origin.words.saysWhatFor, likeness(of: .cause, in: variant, isSure: false) == .turned {
      return .cause
    }
    // Do not do it before: first the other. In Korean and German, what it is done to may stand before both.
    if origin.locale.isEnglish, variant.denialCount == origin.denialCount,
      likeness(of: .order, in: variant, isSure: true) == .turned
    {
      return .order
    }
    return turnsComparison(in: variant) ? .comparison : nil
  }

  /// Whether a variant says of the other one of two things that it is more.
  private func turnsComparison(in variant: TextVariant) -> Bool {
    let origin = counterparts(of: variant)[0]
    guard let meant = origin.meaning.concepts, let own = variant.meaning.concepts,
      origin.comparesThings
    else { return false }
    // More is said of whatever there may be more of, and its opposite too: plus grand, plus petit.
    let isSame = ConceptGroup.all.contains { group in
      let said = meant.said.intersection(group.set)
      return group.isOfComparison && said.count == 1 && said != generalMore
        && own.said.intersection(group.set) == said
    }
    return isSame && likeness(of: .comparison, in: variant, isSure: false) == .turned
  }
}

extension TextVariant {
  /// Whether it says what is after or before all that, which is in no clause: after that.
  fileprivate var saysThereafter: Bool {
    zip(words, words.dropFirst()).contains { ($0 == "after" || $0 == "before") && $1 == "that" }
  }
}

extension TextVariant {
  /// What two parts of the text are to each other.
  fileprivate func relation(_ kind: ClauseRelation.Kind) -> ClauseRelation? {
    guard let words = reading.language.relationWords, let concepts = meaning.concepts else {
      return nil
    }
    return ClauseRelation(kind, in: reading.text, concepts, values: valueNumbers, words)
  }

  /// A number for each value, the same for the same one.
  var valueNumbers: [Int] {
    placeholders.map { placeholder in
      if case .parameter(let index) = placeholder.value { return index }
      return -1
    }
  }

  /// Whether an English text says of two things which is more: not of one that it is more than a number
  /// or than it should be.
  var comparesThings: Bool {
    let parts = meaning.lowered.text.split(separator: " ")
    guard reading.language.isEnglish, let place = parts.firstIndex(of: "than"),
      place + 1 < parts.count
    else { return false }
    let next = parts[place + 1]
    if next.hasPrefix("\u{FFFC}") { return saysThing(at: placeholderCount(in: parts[...place])) }
    return String(next).opensThing && !reading.words.nameStandard
  }

  private func placeholderCount(in words: ArraySlice<Substring>) -> Int {
    words.reduce(0) { count, word in
      count + word.unicodeScalars.count { $0 == "\u{FFFC}" }
    }
  }

  /// Whether a placeholder stands for a text.
  private func saysThing(at place: Int) -> Bool {
    guard case .parameter(let index) = placeholders[place].value else { return false }
    return dialog.dialog.parameters[index].type == .string
  }
}

private let generalMore = ConceptSet([ConceptGroup.concept(named: "more")])
