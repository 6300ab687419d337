import DialogLocales
import DialogReading

extension TranslationPair {
  /// Whether a sentence says no where its source asserts plainly.
  func hasAddedNegation(_ variant: TextVariant) -> Bool {
    if variant.isButton { return kind == .englishOfSource && buttonAffirms(variant) }
    guard !variant.isOfNone, !variant.saysNotUntil, variant.reading.asTranslation.maySayNoPlainly,
      let plain = variant.reading.language.plainNegation
    else { return false }
    let origins = counterparts(of: variant)
    guard let origin = origins.first, origins.count == 1, origin.reading.mayAssert else {
      return false
    }
    if deniesState(of: origin, in: variant, plain) { return true }
    let sources = origin.reading.assertions
    let (sentences, meant) = (variant.meaning.sentences, origin.meaning.sentences)
    guard sources.contains(true), sentences.count == sources.count else { return false }
    let denies = sentences.indices.map { index in
      let sentence = sentences[index]
      return plain.isIn(sentence.text) && !sentence.written.addsClause(to: meant[index].written)
        && !variant.leavesFree(index, as: origin.reading)
    }
    // Sentences may have changed places.
    guard denies.count(where: { $0 }) > sources.count(where: { !$0 }) else { return false }
    return zip(denies, sources).contains { $0 && $1 }
  }
}

extension TextVariant {
  /// Whether it is Korean and says of something that it is not so until a time, from which on others say that it is:
  /// 9시까지 열지 않습니다.
  fileprivate var saysNotUntil: Bool {
    reading.language.isKorean
      && words.contains { $0.hasSuffix("까지") || $0.hasSuffix("까지는") || $0.hasSuffix("전에는") }
  }
}

extension TranslationPair {
  /// Whether the English of a button says that what is not to be done on the source’s is: Show Again.
  private func buttonAffirms(_ source: TextVariant) -> Bool {
    let english = counterparts(of: source)[0]
    guard source.reading.language.asSource?.deniesOnButton(source.words) ?? false,
      !english.words.contains(where: \.mayBeNo), let said = english.meaning.concepts?.said,
      let words = source.reading.language.conceptWords
    else { return false }
    // What is not to be done: not to save is to discard.
    let denied = source.words.dropLast().filter { $0 != "안" }
    let forms = denied + denied.filter { $0.hasSuffix("지") }.map { $0.dropLast() + "기" }
    return !said.intersection(ConceptReading(forms.joined(separator: " "), words).said).isEmpty
  }
}

extension TranslationPair {
  /// Whether the English of a source says that something is done which the source says is not: that it is saved, or
  /// that it can be done, also under a condition that comes first in both: “If it rains, you can play”.
  func affirmsWhatSourceDenies(_ source: TextVariant) -> Bool {
    guard kind == .englishOfSource, !source.isButton else { return false }
    let english = counterparts(of: source)[0].meaning.sentences
    let reading = source.reading.asSource
    guard english.count == reading.denials.count else { return false }
    return english.indices.contains { index in
      reading.denials[index].saysWithout
        && !english[index].text.words.contains { $0.mayBeNo || $0 == "discard" }
        || reading.denials[index].modality == .can
          && PlainAssertion.isOfAbility(
            english[index].written, isConditional: reading.predicates[index].contains(.condition))
    }
  }

  /// Whether a translation denies the state that its source tells in a short sentence, with a word for that state: is
  /// not locked. Longer ones may deny what follows from it.
  private func deniesState(
    of origin: TextVariant, in variant: TextVariant, _ plain: PlainNegation
  ) -> Bool {
    guard origin.meaning.sentences.count == 1, variant.meaning.sentences.count == 1,
      let state = origin.words.last.flatMap({ statesInEnglish[$0] }), origin.words.count < 9,
      origin.words.dropLast().contains(where: ["is", "are", "was", "were", "been"].contains),
      !origin.words.dropLast().contains(where: \.mayBeNo),
      !variant.text.contains(where: { ",、，".contains($0) }), plain.isIn(variant.meaning.lowered),
      let own = variant.meaning.concepts, own.said.contains(state),
      // Not open is closed.
      own.mentioned.intersection(ConceptGroup.others(than: state)).isEmpty,
      let length = variant.reading.language.statementWords?.lengthOfHundred
    else { return false }
    let usual = origin.text.unicodeScalars.count * length / 100
    return variant.text.unicodeScalars.count < usual * 5 / 4 + 2
  }
}

/// States that other languages tell by a no less often than English does, at the end of a sentence.
private let statesInEnglish: [String: Int] = [
  "locked": "lock", "deleted": "remove", "removed": "remove", "blocked": "block", "muted": "mute",
  "closed": "close", "archived": "archive",
].mapValues(ConceptGroup.concept)

extension TextVariant {
  /// Whether it is read where there is none of what is counted.
  var isOfNone: Bool { key == .category(.zero) || key == .exactly(0) }
}

extension TextVariant {
  /// Whether a sentence says that something need not be done, and its source not that it must be: what
  /// may be left empty need not be filled in, what is saved by itself need not be saved.
  fileprivate func leavesFree(_ sentence: Int, as source: Reading) -> Bool {
    reading.predicates[sentence].contains(.needNot) && !source.affirms(.must)
  }
}

extension String {
  /// Whether a translation has a clause more than its source between commas: the translator’s own,
  /// which may say with a no what the source says without.
  fileprivate func addsClause(to source: String) -> Bool {
    clauseCount > source.clauseCount + source.letterRuns().clauseOpenings
  }

  /// How many parts between commas are long enough for a clause.
  private var clauseCount: Int {
    let parts = parts { $0 == .comma || $0 == .semicolon || $0 == .colon }
    return parts.map(\.unicodeScalars).count { part in
      let words = part.split(separator: " ").count
      return words > 3 || words < 3 && part.count > 4 && part.last!.value > 0x2E80
        || words > 1 && part.contains { (0x600...0x6FF).contains($0.value) }
    }
  }
}
