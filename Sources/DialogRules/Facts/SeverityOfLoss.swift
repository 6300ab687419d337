import DialogFindings
import DialogModel
import DialogReading

extension TextVariant {
  /// A warning of what is lost, a note of what is hard to take back; nil where nothing is.
  func severityOfLoss(by index: Int) -> Severity? {
    // It leads on to where that is asked.
    if SentenceEnd(of: text) == .ellipsis { return nil }
    if takesSomething || replacesSameName || causesStatedLoss(index) { return .warning }
    let declines = dialog.decliningButton == index
    if agreesToLoss, !declines, dialog.asksForLoss(by: self), !dialog.reassures { return .warning }
    if !declines, goesOnToLoss || doesWhatLoses { return .warning }
    return isDangerous && !dialog.reassures ? .note : nil
  }

  /// OK, Continue, 닫기: the one button beside Cancel, where the dialog says what will be gone.
  var goesOnToLoss: Bool {
    (onlyAgrees || reading.saysNoResult || closes) && dialog.hasOneButtonBesideCancel
      && dialog.tellsConsequence
  }

  /// Downgrade, 끄기: what is asked, where the dialog says that something is gone for it.
  private var doesWhatLoses: Bool {
    guard dialog.hasOneButtonBesideCancel, let verb = dialog.verbOfQuestion(in: locale),
      text == verb || text.hasPrefix(verb + " ") || korean != nil && text.hasSuffix(" " + verb),
      !declinesLoss
    else { return false }
    return dialog.tellsConsequence && !keepsThings
  }

  /// Renew, Back Up, 백업: what keeps things from being gone.
  private var keepsThings: Bool {
    if let words = korean?.words { return KoreanVocabulary.keepsThings(words.map(\.text)) }
    guard let verb = english?.lowerWords.first else { return false }
    return EnglishVocabulary.keepingVerbs.contains(verb)
  }

  /// OK, or Close beside Cancel.
  private var agreesToLoss: Bool { onlyAgrees || closes && dialog.hasOneButtonBesideCancel }

  /// OK, Yes, Continue
  fileprivate var onlyAgrees: Bool {
    if let english { return english.marks.contains(.agreement) && english.lowerWords.count < 3 }
    let words = korean?.words ?? []
    return words.count == 1 && KoreanVocabulary.agreements.contains(words[0].text)
  }

  /// Whether it is what an alert is about, by whatever word: the one button beside Cancel, where the message
  /// says what will be gone; unless the alert is destructive, only a deed that may bring that about.
  fileprivate func causesStatedLoss(_ index: Int) -> Bool {
    guard dialog.hasOneButtonBesideCancel, !declinesLoss, !onlyAgrees, !bringsBack else {
      return false
    }
    if givesUpWork { return true }
    return (dialog.dialog.purpose == .destructive && korean != nil || mayEndThings)
      && dialog.messageStatesLoss && !dialog.acknowledges(index)
  }

  /// 파일 복원, where the message says that it was deleted before.
  private var bringsBack: Bool {
    guard let words = korean?.words,
      words.contains(where: { word in ["복원", "복구"].contains(where: word.text.utf8.hasPrefix) })
    else {
      return false
    }
    return dialog.sourceVariants(of: .text(.message)).allSatisfy { message in
      message.korean?.sentences.last?.words.last.map { KoreanVocabulary.statesPast($0.text) }
        ?? false
    }
  }

  /// Close, Leave, 나가기 beside Cancel, where what has not been saved goes.
  var givesUpWork: Bool {
    (closes || english?.lowerWords == ["leave"]) && dialog.hasOneButtonBesideCancel
      && dialog.losesWork
  }

  private var declinesLoss: Bool {
    if let english { return EnglishVocabulary.leavesAlone(english.lowerWords) }
    return korean.map { korean in
      let words = korean.words.map(\.text)
      // 저장 후 나가기
      return KoreanVocabulary.declinesLoss(words)
        || words[0].utf8.hasPrefix("저장") && !words.contains(where: keptUnsaved.contains)
    } ?? false
  }

  /// Start Over, Void, 처음부터, 내보내기: what ends or undoes things beside what it names.
  private var mayEndThings: Bool {
    if let english { return EnglishVocabulary.mayEndThings(english.lowerWords) }
    return korean.map { KoreanVocabulary.mayEndThings($0.words.map(\.text)) } ?? false
  }

  /// Since 2024: what the question asks is what the button does.
  var repeatsDeliberateChoice: Bool {
    guard dialog.edition >= .hig2024, let verb = dialog.verbOfQuestion(in: locale) else {
      return false
    }
    return text.hasPrefix(verb) || text.hasSuffix(verb)
  }
}

/// 저장 안 하고 나가기, 저장하지 않고 나가기
private let keptUnsaved: Set<String> = .forms("안 않다[고]")
