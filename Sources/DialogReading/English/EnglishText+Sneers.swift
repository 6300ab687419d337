import DialogLocales

/// Contempt and reproach that no single phrase shows.
extension EnglishText {
  /// “Even a beginner could …”, “That’s what happens when …”, “Someone forgot …”, “You’ve missed it
  /// again”, “Never do this again!”
  func sneer(at index: Int) -> Range<Int>? {
    switch tokens[index].lower {
    case "even": comparison(at: index)
    case "what": lesson(at: index)
    case "someone", "somebody": hint(at: index)
    case "again": repetition(endingAt: index)
    default: nil
    }
  }

  private func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].lower : ""
  }

  /// The first of some words among the next few.
  private func place(of words: Set<String>, after index: Int, within count: Int) -> Int? {
    tokens.indices.dropFirst(index + 1).prefix(count).first { words.contains(tokens[$0].lower) }
  }

  /// “Even a beginner could do better.”
  private func comparison(at index: Int) -> Range<Int>? {
    guard ["a", "an"].contains(word(index + 1)),
      let verb = place(of: ["could", "can", "would", "knows"], after: index + 1, within: 3)
    else { return nil }
    return tokens[index].range.lowerBound..<tokens[verb].range.upperBound
  }

  /// “This is what happens when …”, “That’s what you get”
  private func lesson(at index: Int) -> Range<Int>? {
    let isNamed =
      ["this's", "that's"].contains(word(index - 1))
      || word(index - 1) == "is" && ["this", "that"].contains(word(index - 2))
    let end =
      word(index + 1) == "happens" && ["when", "if"].contains(word(index + 2))
      || word(index + 1) == "you" && word(index + 2) == "get"
    guard isNamed, end else { return nil }
    let first = word(index - 1) == "is" ? index - 2 : index - 1
    return tokens[first].range.lowerBound..<tokens[index + 2].range.upperBound
  }

  /// “Someone forgot to answer question 4.”: who reads is meant; “If someone forgot …” is a case.
  private func hint(at index: Int) -> Range<Int>? {
    guard
      let verb = place(
        of: ["forgot", "forgotten", "neglected", "messed"], after: index, within: 2),
      !["if", "when", "in", "that"].contains(word(index - 1))
    else { return nil }
    return tokens[index].range.lowerBound..<tokens[verb].range.upperBound
  }

  /// “You’ve exceeded the limit again”, “Never do this again!”
  private func repetition(endingAt index: Int) -> Range<Int>? {
    guard let sentence = sentences.first(where: { $0.content.contains(index) }),
      sentence.content.upperBound == index + 1, sentence.ending != .question
    else { return nil }
    let words = sentence.content.map { tokens[$0].lower }
    let fails = words.contains(where: EnglishVocabulary.lapses.contains)
    let blames = ["you", "you've"].contains(words[0]) && fails
    let warns = sentence.ending == .exclamation && forbids(words)
    guard blames || warns else { return nil }
    return tokens[sentence.content.lowerBound].range.lowerBound..<tokens[index].range.upperBound
  }

  /// “Do not …”, “Don’t ever …”; “Don’t ask again” is offered, not ordered.
  private func forbids(_ words: [String]) -> Bool {
    let forbids = ["don't", "never"].contains(words[0]) || words.starts(with: ["do", "not"])
    return forbids && !words.contains { ["ask", "show", "remind", "miss"].contains($0) }
  }
}

extension EnglishVocabulary {
  /// What people do that should not have been.
  static let lapses: WordSet = .words(
    """
    exceeded missed failed forgot forgotten mistyped broke broken violated skipped lost ignored
    overdrawn overspent
    """)
}
