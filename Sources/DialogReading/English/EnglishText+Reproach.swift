/// Judging people by what kind of people they are, or by what they left undone.
extension EnglishText {
  /// The bytes of the first words that hold something against a kind of people, or against someone who is
  /// named by what they are.
  var judgesPeople: Range<Int>? {
    for sentence in sentences where sentence.ending != .question {
      if let last = lesson(of: sentence) ?? neglect(in: sentence) {
        return tokens[sentence.content.lowerBound].range.lowerBound..<tokens[last].range.upperBound
      }
    }
    return nil
  }

  private func word(_ index: Int, in sentence: EnglishSentence) -> String {
    sentence.content.contains(index) ? tokens[index].lower : ""
  }

  /// “Responsible people pay on time.”, “A careful owner would …”, “Cheaters never …”: the last word of whom
  /// it is about.
  private func lesson(of sentence: EnglishSentence) -> Int? {
    var index = sentence.content.lowerBound
    if ["only", "just", "all", "most"].contains(word(index, in: sentence)) { index += 1 }
    let isOne = ["a", "an", "any", "every", "no"].contains(word(index, in: sentence))
    if isOne { index += 1 }
    let verb: Int
    if EnglishVocabulary.scolded.contains(word(index, in: sentence)) {
      verb = index + 1
    } else {
      let virtue = word(index, in: sentence)
      let noun = word(index + 1, in: sentence)
      guard EnglishVocabulary.virtues.contains(virtue), EnglishVocabulary.namesPeople(noun),
        isOne || tokens[index + 1].readings.contains(.plural),
        EnglishVocabulary.people.contains(noun)
          || !EnglishVocabulary.virtuesOfThings.contains(virtue)
          || tokens[index + 1].readings.contains(.plural)
      else { return nil }
      verb = index + 2
    }
    guard sentence.content.contains(verb), goesOn(verb, isOne: isOne) else { return nil }
    return verb
  }

  /// Whether a finite verb may stand here.
  private func goesOn(_ index: Int, isOne: Bool) -> Bool {
    let readings = tokens[index].readings
    if readings.intersects([.modal, .doVerb, .finiteBe, .have, .not]) || readings.isMereAdverb {
      return true
    }
    return readings.intersects(isOne ? [.thirdPerson] : [.base])
  }

  /// “The guest failed to show up.”, “The previous tenant ignored …”
  private func neglect(in sentence: EnglishSentence) -> Int? {
    for index in sentence.content.dropFirst(1)
    where EnglishVocabulary.neglects.contains(tokens[index].lower) {
      let subject = word(index - 1, in: sentence)
      guard isSomeone(subject) || word(sentence.content.lowerBound, in: sentence) == "whoever",
        tokens[index].quotes == 0, neglects(at: index, in: sentence),
        !tokens[sentence.content.lowerBound..<index].contains(where: {
          EnglishVocabulary.cases.contains($0.lower)
        })
      else { continue }
      return index
    }
    return nil
  }

  /// Whether a word names someone, and neither a sender of the app nor what is only called so.
  private func isSomeone(_ word: String) -> Bool {
    ["someone", "somebody", "they", "he", "she", "nobody"].contains(word)
      || EnglishVocabulary.namesPeople(word) && !["helper", "controller"].contains(word)
  }

  /// “failed to”, and not “The player failed.”; “refused to pay”, and not “refused the offer”.
  private func neglects(at index: Int, in sentence: EnglishSentence) -> Bool {
    switch tokens[index].lower {
    case "failed", "refused": word(index + 1, in: sentence) == "to"
    default: sentence.content.contains(index + 1)
    }
  }
}
