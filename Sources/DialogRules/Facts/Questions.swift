import DialogLocales
import DialogModel
import DialogReading

extension DialogContext {
  /// The action that the title or the message asks about, as a button's title: Delete, 삭제.
  func verbOfQuestion(in locale: LanguageTag) -> String? {
    firstInProse(of: locale, \.reading.asProse.verbOfQuestion)
  }

  /// What the title or the message says that a button does, as its title: Replace of “Choose OK to
  /// replace the file”.
  func verb(saidOf title: TextVariant) -> String? {
    firstInProse(of: title.locale) {
      $0.english?.verb(saidOf: title.text) ?? $0.korean?.verb(saidOf: title.text)
    }
  }

  /// What a button agrees to.
  func verb(answeredBy title: TextVariant) -> String? {
    verb(saidOf: title) ?? verbOfQuestion(in: title.locale)
  }

  /// Whether the title or the message asks something.
  func asks(in locale: LanguageTag) -> Bool {
    firstInProse(of: locale) { $0.reading.isQuestion ? true : nil } ?? false
  }

  /// Whether what a button agrees to takes something away.
  func asksForLoss(by title: TextVariant) -> Bool {
    let loses = firstInProse(of: title.locale) { variant -> Bool? in
      let loses = variant.english?.loses(by: title.text) ?? variant.korean?.loses(by: title.text)
      return loses ?? false ? true : nil
    }
    return loses ?? false
  }

  private func firstInProse<T>(of locale: LanguageTag, _ body: (TextVariant) -> T?) -> T? {
    for element in [Element.text(.title), .text(.message)] {
      for variant in variants(of: element, in: locale) {
        if let found = body(variant) { return found }
      }
    }
    return nil
  }
}

extension EnglishText {
  var asks: Bool { sentences.contains { $0.form == .question && $0.ending == .question } }

  /// “Do you want to delete …?”, “Are you sure you want to sign out?”, “Delete …?”
  var verbOfQuestion: String? { EnglishVocabulary.title(ofAction: wordsOfQuestion) }

  func verb(saidOf title: String) -> String? {
    EnglishVocabulary.title(ofAction: words(saidOf: title))
  }

  /// Whether what it says of a button, or what it asks, takes something away.
  fileprivate func loses(by title: String) -> Bool {
    [words(saidOf: title), wordsOfQuestion].contains { EnglishVocabulary.takesAway($0[...]) }
  }

  /// The verb that the first question is about, and what follows it, in lower case.
  private var wordsOfQuestion: [String] {
    for sentence in sentences where sentence.form == .question {
      let words = tokens[sentence.content].filter { $0.isWord && $0.quotes == 0 }
      if let to = words.firstIndex(where: { $0.lower == "to" }), to > 0,
        ["want", "like", "wish", "sure", "need"].contains(words[to - 1].lower)
      {
        return action(words[(to + 1)...])
      }
      if let first = words.first, !first.readings.intersects([.doVerb, .have, .modal]) {
        let action = action(words[...])
        if !action.isEmpty { return action }
      }
    }
    return []
  }

  /// “Choose OK to delete …”: the verb after a button's title, and what follows it.
  private func words(saidOf title: String) -> [String] {
    let title = title.lowercased()
    guard marks.contains(.pressing),
      let press = tokens.firstIndex(where: { $0.marks.contains(.pressing) })
    else { return [] }
    let words = tokens[press...].filter { $0.isWord && $0.lower != "the" && $0.lower != "on" }
    guard words.count > 3, words[1].lower == title, words[2].lower == "to" else { return [] }
    return action(words[3...])
  }

  private func action(_ words: ArraySlice<EnglishToken>) -> [String] {
    guard let verb = words.first,
      verb.readings.contains(.base) || verb.marks.contains(.destructive)
    else { return [] }
    return words.map(\.lower)
  }
}

extension KoreanText {
  var asks: Bool { sentences.contains { $0.form == .question } }

  /// 삭제할까요?, 지우시겠습니까?
  var verbOfQuestion: String? {
    for sentence in sentences where sentence.form == .question {
      if let verb = KoreanVocabulary.action(askedBy: sentence.words.map(\.text)) { return verb }
    }
    return nil
  }

  /// 덮어쓰려면 확인을 누르세요
  func verb(saidOf title: String) -> String? {
    words(saidOf: title).last.flatMap(KoreanVocabulary.action(aimedAtBy:))
  }

  /// Whether what it says of a button, or what it asks, takes something away.
  fileprivate func loses(by title: String) -> Bool {
    [words(saidOf: title), wordsOfQuestion].contains(where: KoreanVocabulary.takesAway)
  }

  private var wordsOfQuestion: [String] {
    sentences.first { $0.form == .question }?.words.map(\.text) ?? []
  }

  /// The words that say what pressing a button is for.
  private func words(saidOf title: String) -> [String] {
    for sentence in sentences {
      let words = sentence.words.map(\.text)
      let pressed = words.indices.dropLast().first {
        (words[$0] == title + "을" || words[$0] == title + "를")
          && KoreanVocabulary.isPressing(words[$0 + 1])
      }
      if let pressed { return Array(words[..<pressed]) }
    }
    return []
  }
}
