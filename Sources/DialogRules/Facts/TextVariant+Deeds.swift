import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

/// What a button's title says beside what the dialog is about.
extension TextVariant {
  /// The verb that a title such as Continue or Submit leaves out: the question's; empty where the
  /// dialog names a result by no verb. Nil of a title that tells one, and where nothing does.
  ///
  /// A single Continue before the system's own question is what the guidelines ask for.
  func unsaidVerb(of button: Button) -> String? {
    guard isSource, dialog.mostShown() > 1, !isTerm else { return nil }
    guard reading.saysNoResult || button.role == .destructive && hidesLoss else { return nil }
    if let verb = dialog.verbOfQuestion(in: locale) {
      return isSameVerb(verb) ? nil : verb
    }
    let isKnown =
      button.role == .destructive || dialog.dialog.purpose == .purchase || reading.isEmptyDeed
      || !dialog.dialog.fields.isEmpty && !isTerm(.done) && !isTerm(.continue)
    return isKnown && !dialog.asks(in: locale) ? "" : nil
  }

  /// Close of “Discard changes?”, as if nothing went but the dialog.
  private var hidesLoss: Bool { reading.onlyCloses && dialog.asksForLoss(by: self) }

  /// The question's verb where the title is the one answer to it and does something else: Print
  /// of “Share this score?”.
  var otherVerb: String? {
    guard isSource, case .button(let index) = element,
      let verb = dialog.verbOfQuestion(in: locale), differs(from: verb), dialog.isOnlyAct(index),
      !movesToBin
    else { return nil }
    return verb
  }

  /// The verb of a question that the button, the only one that acts, says by another word: Delete, where it
  /// says Erase.
  var otherWordForVerb: String? {
    guard isSource, case .button(let index) = element, let own = english?.lowerWords.first,
      let verb = dialog.verbOfQuestion(in: locale)
    else { return nil }
    return EnglishVocabulary.sayTheSame(own, verb.firstWord) && dialog.isOnlyAct(index) ? verb : nil
  }

  /// Whether it does something else than a verb says, and nothing in the dialog says that it does.
  private func differs(from verb: String) -> Bool {
    if let english {
      guard let own = english.lowerWords.first else { return false }
      let asked = verb.firstWord
      return own != asked && EnglishVocabulary.differ(own, asked) && !dialog.tells(own)
    }
    return korean?.words.last.map {
      KoreanVocabulary.differ($0.text, verb) && !dialog.tells(String($0.text.prefix(2)))
    } ?? false
  }

  /// Puts the verb in place of the title, where no other button has it.
  func fixes(with verb: String) -> [FixIt] {
    guard !verb.isEmpty,
      !dialog.textsRead.contains(LocalizedText(locale: locale, text: verb))
    else { return [] }
    return .one(.replace(with: verb), replaceAll(with: verb))
  }

  /// “Continue the lesson?” with Continue
  private func isSameVerb(_ verb: String) -> Bool {
    verb.lowercased().hasPrefix(text.lowercased()) || verb.hasPrefix(text.prefix(2))
  }

  private var movesToBin: Bool {
    if let english { return english.lowerWords.contains { ["trash", "bin"].contains($0) } }
    return text.contains("휴지통")
  }
}

extension Reading {
  /// Whether it tells no result, as a button’s title: Continue, Submit.
  var saysNoResult: Bool {
    if let english { return EnglishVocabulary.saysNoResult(english.lowerWords) }
    return korean.map { KoreanVocabulary.saysNoResult($0.words.map(\.text)) } ?? false
  }

  /// Whether it tells only that one is done with what is shown: Close.
  var onlyCloses: Bool {
    if let english { return EnglishVocabulary.onlyCloses(english.lowerWords) }
    return korean.map { KoreanVocabulary.onlyCloses($0.words.map(\.text)) } ?? false
  }

  /// Whether it tells not even that one goes on: Do It.
  fileprivate var isEmptyDeed: Bool {
    if let english { return EnglishVocabulary.isEmptyDeed(english.lowerWords) }
    return korean.map { KoreanVocabulary.isEmptyDeed($0.words.map(\.text)) } ?? false
  }
}

extension DialogContext {
  /// Whether a button is the only one that acts.
  fileprivate func isOnlyAct(_ index: Int) -> Bool {
    answers.acting == [index]
  }

  /// Whether the title or the message has a word that begins so.
  fileprivate func tells(_ verb: String) -> Bool {
    [Element.text(.title), .text(.message)].contains { element in
      sourceVariants(of: element).contains { variant in
        variant.words.contains { $0.hasPrefix(verb) }
      }
    }
  }
}

extension String {
  /// The verb itself, in lower case, of a verb with its particle: turn off.
  fileprivate var firstWord: String {
    Substring(utf8.prefix { $0 != UInt8(ascii: " ") }).lowercased()
  }
}
