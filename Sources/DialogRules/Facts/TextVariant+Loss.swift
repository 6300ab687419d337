import DialogModel
import DialogReading

extension TextVariant {
  /// Whether a button's title has a word of losing in it: all rules that ask for what destroys ask
  /// this.
  var namesLoss: Bool {
    if let english { return EnglishVocabulary.isDestructive(english.lowerWords) }
    if let korean { return KoreanVocabulary.isDestructive(korean.words.map(\.text)) }
    return text.split { !$0.isLetter }.contains {
      !reading.language.terms[String($0)].isDisjoint(with: .destructive)
    }
  }

  /// Whether a button destroys something by its title alone, whatever the dialog is about: Delete,
  /// Erase Card, 휴지통 비우기. A device that has a problem is reset to mend it.
  var destroys: Bool {
    if let english {
      let words = english.lowerWords
      return EnglishVocabulary.destroys(words) && !resetsToMend && !isHarmless(words)
    }
    guard let words = korean?.words.map(\.text) else { return false }
    return KoreanVocabulary.destroys(words) && !isHarmless(words)
  }

  /// Whether a button does what is hard to take back, though it destroys nothing: Block, Report
  /// Comment, Sign Out, 모임 나가기. What the alert of a problem reports, it sends.
  var isDangerous: Bool {
    if kind == .alert, dialog.reportsProblem, reports { return false }
    if let english { return EnglishVocabulary.isDangerous(english.lowerWords) }
    return korean.map { KoreanVocabulary.isDangerous($0.words.map(\.text)) } ?? false
  }

  /// Whether it says that something will be gone for good.
  fileprivate var statesLoss: Bool {
    if let english {
      return EnglishVocabulary.losses.first(in: reading.phrases).map {
        !english.denies(before: $0.lowerBound)
      } ?? false
    }
    return korean?.sentences.contains { sentence in
      let words = sentence.words.map(\.text)
      return KoreanVocabulary.statesLoss(words) && !KoreanVocabulary.hasOtherCause(words)
    } ?? false
  }

  /// Whether it says that what people have made and not saved goes.
  fileprivate var losesWork: Bool {
    if english != nil { return namesWork && losesUnsaved }
    return korean.map { KoreanVocabulary.losesWork($0.words.map(\.text)) } ?? false
  }

  /// Whether it names what people make, in English.
  fileprivate var namesWork: Bool {
    english?.lowerWords.contains(where: EnglishVocabulary.ownWork.contains) ?? false
  }

  /// Whether it says that something goes or is not saved, in English.
  fileprivate var losesUnsaved: Bool {
    english != nil
      && (statesLoss || EnglishVocabulary.unsavedWork.first(in: reading.phrases) != nil)
  }

  /// Whether it says what will be gone, and that nothing but going on brings it about.
  fileprivate var tellsConsequence: Bool {
    guard let english else {
      return korean?.sentences.contains { KoreanVocabulary.tellsConsequence($0.words.map(\.text)) }
        ?? false
    }
    let phrases = reading.phrases
    guard let loss = EnglishVocabulary.consequences.first(in: phrases) else { return false }
    return EnglishVocabulary.otherCauses.first(in: phrases) == nil
      && !english.denies(before: loss.lowerBound)
  }

  /// Replace, 바꾸기, where something of that name is there already.
  var replacesSameName: Bool {
    if let english {
      return english.lowerWords.first == "replace"
        && dialog.proseContains { EnglishVocabulary.sameNames.first(in: $0.reading.phrases) != nil }
    }
    return korean.map { KoreanVocabulary.replaces($0.words.map(\.text)) } ?? false
      && dialog.proseContains { variant in
        variant.korean.map { KoreanVocabulary.tellsOfSameName($0.words.map(\.text)) } ?? false
      }
  }

  private var reports: Bool {
    english?.lowerWords.first == "report"
      || korean?.words.last?.text.utf8.hasPrefix("신고") ?? false
  }

  /// Whether the title or the message tells of a verb alone what loses nothing: Remove, where that
  /// is a filter.
  private func isHarmless(_ words: [String]) -> Bool {
    guard words.count == 1 else { return false }
    return dialog.proseContains { variant in
      if let prose = variant.english?.lowerWords, let verb = prose.firstIndex(of: words[0]) {
        return !EnglishVocabulary.takesAway(prose[verb...])
      }
      guard let prose = variant.korean?.words.map(\.text),
        let verb = prose.firstIndex(where: { $0.utf8.hasPrefix(words[0].prefix(2)) })
      else { return false }
      return !KoreanVocabulary.takesAway(Array(prose[...verb]))
    }
  }

  private var resetsToMend: Bool {
    english?.lowerWords.first == "reset" && kind == .alert && dialog.reportsProblem
  }

  /// Whether a button takes something away, by its title or by what the dialog says: Delete; Sign
  /// Out, where that is about a loss; Leave, where the question is about a group.
  var takesSomething: Bool {
    let takes =
      destroys || namesLoss && dialog.speaksOfLoss
      || text == dialog.verbOfQuestion(in: locale) && dialog.asksForLoss(by: self)
    return takes && !dialog.reassures
  }
}

extension DialogContext {
  /// The same of a button by its title in the source language.
  func takesSomething(_ index: Int) -> Bool {
    sourceVariants(of: .button(index)).contains(where: \.takesSomething)
  }

  /// Whether a button's title in the source language has a word of losing in it, whatever its
  /// role.
  func namesLoss(_ index: Int) -> Bool {
    sourceVariants(of: .button(index)).contains(where: \.namesLoss)
  }

  /// Whether the message says that nothing is lost for good.
  var reassures: Bool {
    sourceVariants(of: .text(.message)).contains { message in
      if message.english != nil {
        return EnglishVocabulary.reassurances.first(in: message.reading.phrases) != nil
      }
      return message.korean.map { KoreanVocabulary.reassures($0.words.map(\.text)) } ?? false
    }
  }

  /// Whether the message says that something will be gone for good.
  var messageStatesLoss: Bool {
    !reassures && sourceVariants(of: .text(.message)).contains(where: \.statesLoss)
  }

  /// Whether the title or the message says that what people have made and not saved goes.
  var losesWork: Bool {
    !reassures
      && (proseContains(where: \.losesWork)
        || proseContains(where: \.namesWork) && proseContains(where: \.losesUnsaved))
  }

  /// Whether the title or the message says what will be gone where people go on.
  var tellsConsequence: Bool { !reassures && proseContains(where: \.tellsConsequence) }

  /// Whether the title or the message is about losing something; in a language whose words are
  /// not known it might be.
  var speaksOfLoss: Bool {
    proseContains { variant in
      if let english = variant.english {
        return EnglishVocabulary.speaksOfLoss(english.lowerWords)
      }
      return variant.korean.map { KoreanVocabulary.speaksOfLoss($0.words.map(\.text)) }
        ?? !(variant.locale.isEnglish || variant.locale.isKorean)
    }
  }

  /// Whether one of the title and the message in the source language is meant.
  fileprivate func proseContains(where isMeant: (TextVariant) -> Bool) -> Bool {
    [Element.text(.title), .text(.message)].contains { element in
      sourceVariants(of: element).contains(where: isMeant)
    }
  }
}
