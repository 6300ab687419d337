import DialogReading

extension EnglishText {
  /// What is wrong with the end of a variant; nil where nothing is, or where nobody can tell.
  func endingFault(in variant: TextVariant) -> EndingFault? {
    guard let last = sentences.last else { return nil }
    let fault = faultOfPlace(last, in: variant)
    // What goes from the end goes whole: “Gate B7!!!”
    if case .superfluous = fault { return fault }
    return repeatedMark ?? wrongMark(of: last, in: variant) ?? fault
  }

  private func faultOfPlace(_ last: EnglishSentence, in variant: TextVariant) -> EndingFault? {
    switch variant.place {
    case .button, .preview:
      return superfluousMark(of: last, EnglishText.endsOfSentences)
    case .title where variant.isNotificationHeading: return nil
    case .title where variant.isInNotification:
      return last.form == .statement ? missingMark(of: last) : nil
    case .title: return faultOfTitle(last, in: variant)
    case .message: return faultOfMessage(last, inNotification: variant.isInNotification)
    case .other: return nil
    }
  }

  private func faultOfTitle(
    _ last: EnglishSentence, in variant: TextVariant
  ) -> EndingFault? {
    switch last.form {
    case .statement:
      return isHeadline(last) || opensWithInterrogative(last) ? nil : missingMark(of: last)
    case .question: return missingMark(of: last)
    case .imperative: return isInSentenceStyle(last) ? missingMark(of: last) : nil
    case .fragment, .elided, .headline:
      if sentences.count > 1 { return last.form == .elided ? missingMark(of: last) : nil }
      return superfluousMark(of: last, EnglishText.endsOfPhrases)
    case .label, .bareStatement:
      guard sentences.count == 1 else { return nil }
      if isInSentenceStyle(last) {
        // “Last warning!” is no sentence, as its capitals will say: “Last Warning”.
        return titleCorrections(in: variant).isEmpty
          ? nil : superfluousMark(of: last, [.exclamation])
      }
      return superfluousMark(of: last, EnglishText.endsOfPhrases)
    case .interjection:
      // “Thank You!” is a heading, “Thank you!” is said.
      let balance = EnglishCapitals.balance(self, last.content, names: EnglishNames())
      return balance.isTitleStyle ? superfluousMark(of: last, [.exclamation]) : nil
    case .unknown: return nil
    }
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

  /// “Gate B7!!!”: a mark that stands twice, wherever it does.
  private var repeatedMark: EndingFault? {
    // “The pier is closed..”
    if let pair = tokens.first(where: {
      $0.kind == .ellipsis && bytes[$0.range].elementsEqual("..".utf8)
    }) {
      return .repeated(pair.range, mark: ".")
    }
    for index in tokens.indices.dropFirst() where tokens[index].isShout && tokens[index].quotes == 0
    {
      guard tokens[index - 1].isShout, !tokens[index].isSpaced else { continue }
      let run = tokens[(index - 1)...].prefix { $0.isShout }
      let asks = run.contains { $0.kind == .question }
      let range = tokens[index - 1].range.lowerBound..<run.last!.range.upperBound
      return .repeated(range, mark: asks ? "?" : "!")
    }
    return nil
  }

  /// A mark at the end that ends no sentence, or no question.
  private func wrongMark(of last: EnglishSentence, in variant: TextVariant) -> EndingFault? {
    guard last.mayEndInWrongMark,
      variant.place == .message || variant.place == .title && !isHeadline(last)
    else { return nil }
    let mark = last.form == .question ? "?" : "."
    switch last.ending {
    case .comma, .semicolon:
      guard last.form.isSentence else { return nil }
      return marks(endingTokens: last).map { .wrong($0, mark: mark) }
    case .colon:
      guard last.form == .statement, variant.dialog.dialog.fields.isEmpty,
        !introducesMore(last)
      else { return nil }
      return marks(endingTokens: last).map { .wrong($0, mark: mark) }
    case .period where asksWithoutMark(last):
      return marks(endingTokens: last).map { .wrong($0, mark: "?") }
    default: return nil
    }
  }

  /// “Does the flight leave from gate B7.”: an auxiliary that no instruction opens with comes first.
  private func asksWithoutMark(_ sentence: EnglishSentence) -> Bool {
    guard sentence.form == .question, let first = tokens[sentence.content].first else {
      return false
    }
    return first.readings.intersects([.finiteBe, .modal]) || first.lower == "does"
      || first.lower == "did"
  }

  /// “The following items are deleted:”, “The errors are:”
  private func introducesMore(_ sentence: EnglishSentence) -> Bool {
    let words = tokens[sentence.content].filter(\.isWord)
    return words.contains {
      ["following", "these", "this", "below", "here", "follows"].contains($0.lower)
    }
      || words.last?.readings.intersects([.finiteBe, .preposition]) ?? true
  }

  /// The bytes of the marks at the end.
  private func marks(endingTokens sentence: EnglishSentence) -> Range<Int>? {
    guard let last = tokens[sentence.tokens].last, last.isMark else { return nil }
    let run = tokens[sentence.tokens].reversed().prefix { $0.isMark }
    return run.last!.range.lowerBound..<last.range.upperBound
  }

  private func missingMark(of sentence: EnglishSentence) -> EndingFault? {
    // What a value ends may end in its own mark, but no value asks.
    guard sentence.ending == .none || sentence.ending == .placeholder && sentence.form == .question,
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
    return .missing(
      mark: mark, after: word.range, at: end..<end, lacksSubject: sentence.form == .elided)
  }

  private func superfluousMark(
    of sentence: EnglishSentence, _ endings: [EnglishSentence.Ending]
  ) -> EndingFault? {
    guard endings.contains(sentence.ending), !isUnitAbbreviated(sentence) else { return nil }
    return marks(endingTokens: sentence).map { .superfluous($0) }
  }

  private static let endsOfPhrases: [EnglishSentence.Ending] = [
    .period, .exclamation, .colon, .comma, .semicolon,
  ]
  private static let endsOfSentences = endsOfPhrases + [.question]

  /// `10 min.`
  private func isUnitAbbreviated(_ sentence: EnglishSentence) -> Bool {
    guard sentence.ending == .period, let word = tokens[sentence.content].last else { return false }
    return EnglishText.abbreviations.contains(word.lower)
  }

  /// Of measures, and of what stands after names: Harbor St., Acme Inc.
  private static let abbreviations: Set<String> = [
    "min", "max", "sec", "hr", "hrs", "no", "vol", "ed", "ext", "tel", "st", "ave", "blvd", "rd",
    "dr", "ln", "sq", "hwy", "apt", "dept", "bldg", "inc", "ltd", "co", "corp", "jr", "sr", "mt",
  ]
}

extension EnglishSentence {
  /// A glance.
  fileprivate var mayEndInWrongMark: Bool {
    switch ending {
    case .comma, .semicolon, .colon: true
    case .period: form == .question
    default: false
    }
  }
}

extension EnglishToken {
  fileprivate var isShout: Bool { kind == .exclamation || kind == .question }

  fileprivate var isMark: Bool {
    [.period, .question, .exclamation, .colon, .comma, .semicolon].contains(kind)
  }
}
