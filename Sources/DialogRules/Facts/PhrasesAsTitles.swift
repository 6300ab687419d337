import DialogReading

extension EnglishText {
  /// Whether a noun and a verb are all of it, “Upload failed”: a sentence to some, a headline to others.
  var saysWhatHappened: Bool { sentences.count == 1 && sentences[0].form == .bareStatement }

  /// Whether it is one phrase, or a sentence in the style of a title: neither ends in a full stop.
  var isPhraseAsTitle: Bool {
    guard let last = sentences.last, sentences.count == 1 else { return false }
    switch last.form {
    case .fragment, .elided, .headline, .label, .bareStatement: return true
    case .statement: return isHeadline(last)
    default: return false
    }
  }

  /// `Trial Ends Today`, `Upload to {name} Failed`: a clause of few words in title style, none of them a
  /// function word but prepositions, stands for a title as headlines of newspapers do.
  func isHeadline(_ sentence: EnglishSentence) -> Bool {
    let words = tokens[sentence.content].filter(\.isWord)
    let spelled = words.filter {
      !$0.readings.intersects([.preposition, .to, .coordinator]) || $0.shape != .lower
    }
    return spelled.count < 5 && words.count < 7
      && spelled.allSatisfy { $0.shape != .lower && !$0.readings.isFunctionWord }
      && EnglishCapitals.balance(self, sentence.content, names: EnglishNames()).isTitleStyle
  }
}
