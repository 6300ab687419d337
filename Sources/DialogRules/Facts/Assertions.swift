import DialogReading

extension Reading {
  /// Whether it is an English or Korean text that may have a sentence that asserts plainly: a glance.
  var mayAssert: Bool {
    (language.isEnglish ? words.count > 3 : language.isKorean)
      && !traits.marks.contains(.question)
  }

  /// Of each sentence whether it asserts plainly.
  var assertions: [Bool] {
    meaning.sentences.map {
      language.isKorean
        ? PlainAssertion.isMade(byKorean: $0.written) : PlainAssertion.isMade(by: $0.written)
    }
  }

  /// Whether an English text says that something can or must be done.
  func affirms(_ modality: Modality) -> Bool { modality.isAffirmed(inEnglish: words) }
}

extension ProjectLanguage {
  /// What a translation of a text denies with beside words of grammar; of a text of which nothing is known, any word.
  func besidesDenial(_ text: String) -> Negation.Others {
    asSource?.besidesDenial(text) ?? .meaning
  }
}
