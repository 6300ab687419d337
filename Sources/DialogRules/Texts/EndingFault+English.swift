import DialogLanguage

extension EnglishText {
  /// What is wrong with the end of a variant; nil where nothing is, or where nobody can tell.
  func endingFault(in variant: TextVariant) -> EndingFault? {
    guard let last = sentences.last else { return nil }
    switch variant.place {
    case .button, .preview:
      return superfluousMark(of: last, [.period, .exclamation, .question, .colon, .comma])
    case .title where variant.isInNotification:
      return last.form == .statement ? missingMark(of: last) : nil
    case .title: return faultOfTitle(last)
    case .message: return faultOfMessage(last, inNotification: variant.isInNotification)
    case .other: return nil
    }
  }

  private func faultOfTitle(_ last: EnglishSentence) -> EndingFault? {
    switch last.form {
    case .statement:
      return isHeadline(last) || opensWithInterrogative(last) ? nil : missingMark(of: last)
    case .question: return missingMark(of: last)
    case .imperative: return isInSentenceStyle(last) ? missingMark(of: last) : nil
    case .fragment, .elided, .headline:
      if sentences.count > 1 { return last.form == .elided ? missingMark(of: last) : nil }
      return superfluousMark(of: last, [.period, .exclamation, .colon])
    case .label, .bareStatement:
      guard sentences.count == 1, !isInSentenceStyle(last) else { return nil }
      return superfluousMark(of: last, [.period, .colon])
    case .interjection:
      // “Thank You!” is a heading, “Thank you!” is said.
      let balance = EnglishCapitals.balance(self, last.content, names: EnglishNames())
      return balance.isTitleStyle ? superfluousMark(of: last, [.exclamation]) : nil
    case .unknown: return nil
    }
  }

  /// `Trial Ends Today`: a clause of few words in title style, none of them a function word, stands
  /// for a title as headlines of newspapers do.
  private func isHeadline(_ sentence: EnglishSentence) -> Bool {
    let words = tokens[sentence.content].filter(\.isWord)
    return words.count < 5 && words.allSatisfy { $0.shape != .lower && !$0.readings.isFunctionWord }
      && EnglishCapitals.balance(self, sentence.content, names: EnglishNames()).isTitleStyle
  }

  /// `What happens next`: a heading, or a question without its mark.
  private func opensWithInterrogative(_ sentence: EnglishSentence) -> Bool {
    tokens[sentence.content].first?.readings.contains(.interrogative) ?? false
  }

  private func isInSentenceStyle(_ sentence: EnglishSentence) -> Bool {
    EnglishCapitals.balance(self, sentence.content, names: EnglishNames()).isSentenceStyle
  }

  private func faultOfMessage(
    _ last: EnglishSentence, inNotification: Bool
  ) -> EndingFault? {
    if isListItem(last) { return nil }
    switch last.form {
    case .statement, .question, .imperative, .label: return missingMark(of: last)
    // `notification/sentences` speaks of these.
    case .elided, .bareStatement: return inNotification ? nil : missingMark(of: last)
    case .headline, .fragment, .interjection, .unknown: return nil
    }
  }

  /// Whether a bullet or a dash comes before it.
  private func isListItem(_ sentence: EnglishSentence) -> Bool {
    guard sentence.tokens.lowerBound > 0 else { return false }
    let before = tokens[sentence.tokens.lowerBound - 1].kind
    return before == .bullet || before == .dash
  }

  private func missingMark(of sentence: EnglishSentence) -> EndingFault? {
    // What a value ends may end in its own mark, but no value asks.
    let isOpen = sentence.ending == .none || sentence.ending == .comma
    guard isOpen || sentence.ending == .placeholder && sentence.form == .question,
      let word = tokens[sentence.tokens].last(where: {
        $0.isWord || $0.kind == .number || $0.kind == .placeholder || $0.kind == .opaque
      }),
      let end = tokens[sentence.tokens].last?.range.upperBound
    else { return nil }
    // What an error says, quoted after a colon, has its own end.
    if let colon = tokens[sentence.tokens].last(where: { $0.kind == .colon }),
      tokens[sentence.tokens].allSatisfy({
        $0.range.lowerBound <= colon.range.lowerBound || $0.quotes > 0 || $0.kind == .openingQuote
          || $0.kind == .closingQuote
      })
    {
      return nil
    }
    let mark = sentence.form == .question ? "?" : "."
    return .missing(mark: mark, after: word.range, at: end)
  }

  private func superfluousMark(
    of sentence: EnglishSentence, _ endings: Set<EnglishSentence.Ending>
  ) -> EndingFault? {
    guard endings.contains(sentence.ending), let last = tokens[sentence.tokens].last,
      last.isMark, !isUnitAbbreviated(sentence)
    else { return nil }
    var start = last.range.lowerBound
    for token in tokens[sentence.tokens].reversed() {
      guard token.isMark, token.range.upperBound >= start else { break }
      start = token.range.lowerBound
    }
    return .superfluous(start..<last.range.upperBound)
  }

  /// `10 min.`
  private func isUnitAbbreviated(_ sentence: EnglishSentence) -> Bool {
    guard sentence.ending == .period, let word = tokens[sentence.content].last else { return false }
    return ["min", "max", "sec", "hr", "hrs", "no", "vol", "ed", "ext", "tel"].contains(word.lower)
  }
}

extension EnglishToken {
  fileprivate var isMark: Bool {
    [.period, .question, .exclamation, .colon, .comma].contains(kind)
  }
}
