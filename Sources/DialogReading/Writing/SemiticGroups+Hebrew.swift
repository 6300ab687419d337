import DialogSupport

extension SemiticGroups {
  func hebrew() -> [WritingReader.Suspect] {
    var suspects: [WritingReader.Suspect] = []
    for index in runs.indices.dropLast() {
      let (word, next) = (runs[index], runs[index + 1])
      if HebrewAgreement.feminine.contains(word), next.hasPrefix("ה"),
        HebrewAgreement.masculineHebrew.contains(String(next.dropFirst()))
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      let verb = HebrewAgreement.attributes.contains(next) ? index + 2 : index + 1
      if verb < runs.count, HebrewAgreement.outcomes.disagree(runs[verb], word) {
        suspects.append(suspect(index...verb, isSentence: true))
      }
      if lacksObjectMark(at: index) {
        suspects.append(
          WritingReader.Suspect(
            kind: .wrongAfter, words: index...index + 1, right: "את " + next,
            isOpening: HebrewAgreement.commands.contains(word)))
      }
      if disagrees(word, with: next) && isWhole(before: index)
        || word == HebrewAgreement.this && HebrewAgreement.feminine.contains(next) && index == 0
      {
        suspects.append(suspect(index...index + 1, isSentence: word == HebrewAgreement.this))
      }
      if isWrongNumber(at: index) || HebrewAgreement.demonstrativesAfter.disagree(next, word)
        || isWrongOne(at: index)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if word.hasPrefix("ה"), word.utf8.count > 6, HebrewAgreement.indefinite.contains(next),
        index + 2 < runs.count, HebrewAgreement.verbs.contains(runs[index + 2])
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      guard word.isHebrewPlural else { continue }
      let hasAttribute = next.isHebrewPlural || HebrewAgreement.these.contains(next)
      let last = hasAttribute ? index + 2 : index + 1
      if last < runs.count, HebrewAgreement.singularVerbs.contains(runs[last]) {
        suspects.append(suspect(index...last, isSentence: true))
      }
    }
    return suspects
  }

  /// Whether no noun comes before that an adjective may be of: קוד תגובה שגוי.
  private func isWhole(before index: Int) -> Bool {
    if index == 0 { return true }
    let (masculine, feminine) = HebrewAgreement.outcomes.forms
    let before = runs[index - 1]
    return masculine.contains(before) || feminine.contains(before)
      || HebrewAgreement.infinitives.contains(before) || HebrewAgreement.commands.contains(before)
      || HebrewAgreement.beforeNouns.contains(before)
  }

  /// A noun and an adjective of the other gender right after it, both with the article or without: הודעה חדש.
  private func disagrees(_ noun: String, with adjective: String) -> Bool {
    let isDefinite = HebrewAgreement.masculineNouns.contains(noun)
    if isDefinite {
      return adjective.hasPrefix("ה")
        && HebrewAgreement.feminineHebrew.contains(String(adjective.dropFirst()))
    }
    return HebrewAgreement.bareFeminine.contains(noun)
      && HebrewAgreement.masculineBare.contains(adjective)
      || HebrewAgreement.bareMasculine.contains(noun)
        && HebrewAgreement.feminineHebrew.contains(adjective)
  }

  /// A verb with its definite object right after it, without את: לשמור השינויים.
  private func lacksObjectMark(at index: Int) -> Bool {
    let isVerb =
      HebrewAgreement.infinitives.contains(runs[index])
      || HebrewAgreement.commands.contains(runs[index])
    let isPast = HebrewAgreement.past.contains(runs[index])
    guard isVerb || isPast else { return false }
    let object = runs[index + 1]
    return isPast && HebrewAgreement.masculineNouns.contains(object)
      || HebrewAgreement.objects.contains(object)
      || HebrewAgreement.feminine.contains(object)
  }

  /// A number before a noun of the other gender; not tens with others, nor Monday.
  private func isWrongNumber(at index: Int) -> Bool {
    guard HebrewAgreement.twoToTen.disagree(runs[index], runs[index + 1]) else { return false }
    if index == 0 { return true }
    let (before, forms) = (runs[index - 1], HebrewAgreement.twoToTen.forms)
    return !forms.0.contains(before) && !forms.1.contains(before) && !before.hasSuffix("יום")
      && !HebrewAgreement.unitsOfTeens.contains(before)
  }

  /// One after a noun of the other gender, which is no each other: הודעה אחד לשני.
  private func isWrongOne(at index: Int) -> Bool {
    let noun = "ה" + runs[index]
    let isWrong =
      runs[index + 1] == "אחד" && HebrewAgreement.feminine.contains(noun)
      || runs[index + 1] == "אחת" && HebrewAgreement.masculineNouns.contains(noun)
    return isWrong && !(index + 2 < runs.count && runs[index + 2].hasPrefix("ל"))
  }
}

extension String {
  fileprivate var isHebrewPlural: Bool {
    utf8.count > 8 && utf8.hasPrefix("ה") && utf8.hasSuffix("ים")
  }
}
