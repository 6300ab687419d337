import DialogSupport

extension SemiticGroups {
  func arabic() -> [WritingReader.Suspect] {
    var suspects: [WritingReader.Suspect] = []
    for index in runs.indices.dropLast() {
      let (word, next) = (runs[index], runs[index + 1])
      if ArabicAgreement.prepositions.contains(word), ArabicAgreement.soundPlurals.contains(next) {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if ArabicAgreement.soundPlurals.contains(word), ArabicAgreement.pastVerbs.contains(next),
        index < 2
      {
        suspects.append(suspect(0...index + 1, isSentence: true))
      }
      if ArabicAgreement.intransitive.contains(word), next.isDefiniteFeminine {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if ArabicAgreement.demonstratives.disagree(word, next) && !isOwnPhrase(index)
        || word == ArabicAgreement.thisOne && next.isDefiniteFeminine
          && !ArabicAgreement.notFeminine.contains(String(next.dropFirst(2)))
        || ArabicAgreement.threeToTen.disagree(word, next)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if index + 2 < runs.count, ArabicAgreement.passive.contains(word),
        ArabicAgreement.actions.contains(next), runs[index + 2].utf8.hasPrefix("ال")
      {
        suspects.append(suspect(index + 1...index + 2, isSentence: false))
      }
      if isBareFeminine(word)
        && (index == 0 || ArabicAgreement.beforeFeminine.contains(runs[index - 1]))
        && ArabicAgreement.masculine.contains(next)
        || ArabicAgreement.threeToTen.has(word) && ArabicAgreement.singular.contains(next)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      let isPassword = ArabicAgreement.ofPasswords.contains(word)
      if next == ArabicAgreement.which,
        word.isDefiniteFeminine && !isAfterNoun(index)
          || isPassword && index > 0 && runs[index - 1] == ArabicAgreement.word
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if ArabicAgreement.demonstratives.nouns.0.contains(word), next.isDefiniteFeminine,
        ArabicAgreement.masculine.contains(String(next.dropFirst(2).dropLast())),
        !isAfterNoun(index)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      guard word.isDefiniteFeminine || ArabicAgreement.feminineByUse.contains(word) else {
        continue
      }
      if next.utf8.hasPrefix("ال"), ArabicAgreement.masculine.contains(String(next.dropFirst(2))) {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      let last = next.isDefiniteFeminine ? index + 2 : index + 1
      if last < runs.count, ArabicAgreement.predicates.contains(runs[last]) {
        suspects.append(suspect(index...last, isSentence: true))
      }
    }
    return suspects
  }

  /// Whether a pronoun is of the word before it: after that, the picture …
  private func isOwnPhrase(_ index: Int) -> Bool {
    index > 0 && ArabicAgreement.beforeThat.contains(runs[index - 1])
  }

  /// Whether a word is a noun with ة and without the article, and no number.
  private func isBareFeminine(_ word: String) -> Bool {
    word.utf8.count > 6 && word.utf8.hasSuffix("ة") && !word.utf8.hasPrefix("ال")
      && !ArabicAgreement.threeToTen.forms.0.contains(word)
      && !ArabicAgreement.notFeminine.contains(word)
  }

  /// Whether a noun without its article stands before a word, whose own the word is then.
  private func isAfterNoun(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = runs[index - 1]
    return !before.utf8.hasPrefix("ال") && !ArabicAgreement.prepositions.contains(before)
  }

}

extension String {
  /// A noun or adjective with the article and ة.
  fileprivate var isDefiniteFeminine: Bool {
    utf8.count > 8 && utf8.hasPrefix("ال") && utf8.hasSuffix("ة")
  }
}
