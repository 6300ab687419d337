import DialogReading

/// A sentence that hides what happened: how, and its bytes.
struct ObliqueSentence {
  let evasion: Evasion
  let range: Range<Int>
}

extension EnglishText {
  /// The sentences that hide what happened.
  var obliqueSentences: [ObliqueSentence] {
    guard marks.contains(.oblique) else { return [] }
    return sentences.compactMap { sentence in
      let words = tokens[sentence.tokens]
      let lower = words.filter { $0.isWord && $0.quotes == 0 }.map(\.lower)
      let isPlain = words.allSatisfy {
        $0.kind != .placeholder && $0.kind != .opaque && $0.quotes == 0
      }
      guard let evasion = EnglishVocabulary.evasion(lower), let first = words.first,
        let last = words.last,
        isPlain || evasion == .farewell || evasion == .pretty || lower.first == "something",
        evasion != .light || sentences.count == 1 || !EnglishVocabulary.onlyComforts(lower)
      else { return nil }
      return ObliqueSentence(
        evasion: evasion, range: first.range.lowerBound..<last.range.upperBound)
    }
  }
}

extension KoreanText {
  var obliqueSentences: [ObliqueSentence] {
    sentences.compactMap { sentence in
      guard let evasion = KoreanVocabulary.evasion(sentence.words),
        evasion != .light || sentences.count == 1 || !KoreanVocabulary.onlyComforts(sentence.words)
      else { return nil }
      return ObliqueSentence(evasion: evasion, range: sentence.range)
    }
  }
}

extension DialogContext {
  /// Whether a sentence that hides something does so in this dialog: nothing is made light of where
  /// nothing is wrong.
  func isHidden(by sentence: ObliqueSentence) -> Bool {
    switch sentence.evasion {
    case .vague: true
    case .light: destroys || reportsProblem
    case .pretty: reportsProblem
    case .farewell: destroys
    }
  }

  /// Whether it is about destroying something: by its purpose or by a button’s role.
  var destroys: Bool {
    dialog.purpose == .destructive || dialog.buttons.contains { $0.role == .destructive }
  }
}
