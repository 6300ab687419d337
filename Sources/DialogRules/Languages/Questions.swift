import DialogLanguage
import DialogModel

extension DialogContext {
  /// The action that the title or the message asks about, as a button's title: Delete, 삭제.
  func verbOfQuestion(in locale: LanguageTag) -> String? {
    for element in [Element.text(.title), .text(.message)] {
      for wording in wordings(of: element, in: locale) {
        let verb = wording.english?.verbOfQuestion ?? wording.korean?.verbOfQuestion
        if let verb { return verb }
      }
    }
    return nil
  }

  /// Whether the title or the message asks something.
  func asks(in locale: LanguageTag) -> Bool {
    [Element.text(.title), .text(.message)].contains { element in
      wordings(of: element, in: locale).contains { wording in
        wording.english?.asks ?? wording.korean?.asks ?? false
      }
    }
  }
}

extension EnglishText {
  var asks: Bool { sentences.contains { $0.form == .question && $0.ending == .question } }

  /// “Do you want to delete …?”, “Are you sure you want to sign out?”, “Delete …?”
  var verbOfQuestion: String? {
    for sentence in sentences where sentence.form == .question {
      let words = tokens[sentence.content].filter { $0.isWord && $0.quotes == 0 }
      if let to = words.firstIndex(where: { $0.lower == "to" }), to > 0,
        ["want", "like", "wish", "sure", "need"].contains(words[to - 1].lower)
      {
        return title(of: words[(to + 1)...])
      }
      if let first = words.first, first.readings.contains(.base),
        !first.readings.intersects([.doVerb, .have, .modal])
      {
        return title(of: words[...])
      }
    }
    return nil
  }

  /// The verb with the particle that belongs to it.
  private func title(of words: ArraySlice<EnglishToken>) -> String? {
    guard let verb = words.first, verb.readings.contains(.base) else { return nil }
    var title = verb.lower.prefix(1).uppercased() + verb.lower.dropFirst()
    if let particle = words.dropFirst().first, ["up", "out", "off"].contains(particle.lower) {
      title += " " + particle.lower.prefix(1).uppercased() + particle.lower.dropFirst()
    }
    return title
  }
}

extension KoreanText {
  var asks: Bool { sentences.contains { $0.form == .question } }

  /// 삭제할까요?, 지우시겠습니까?
  var verbOfQuestion: String? {
    for sentence in sentences where sentence.form == .question {
      if let last = sentence.words.last?.text, let verb = KoreanVocabulary.action(askedBy: last) {
        return verb
      }
    }
    return nil
  }
}
