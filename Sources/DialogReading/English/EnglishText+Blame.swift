/// Blaming, judging and insulting people.
extension EnglishText {
  /// The bytes of the first words that blame, judge or insult, or order people about.
  public var blame: Range<Int>? { wordsOfBlame ?? judgesPeople }

  private var wordsOfBlame: Range<Int>? {
    guard marks.intersects([.blame, .judgment, .tone]) else { return nil }
    if let range = EnglishVocabulary.blamingPhrases.first(in: self) { return range }
    for index in tokens.indices where tokens[index].quotes == 0 {
      let token = tokens[index]
      guard token.marks.intersects([.judgment, .tone]) else { continue }
      if let range = judgment(at: index) ?? deed(at: index) ?? reproach(at: index)
        ?? jargon(at: index) ?? address(at: index) ?? sneer(at: index)
      {
        return range
      }
    }
    return marks.contains(.tone) ? order : nil
  }

  private func range(_ first: Int, _ last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  private func lower(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].lower : ""
  }

  // MARK: Judgments

  /// “invalid password”, “Illegal file name”: a judgment of what someone typed; “You picked a wrong
  /// date”.
  private func judgment(at index: Int) -> Range<Int>? {
    guard tokens[index].marks.contains(.judgment) else { return nil }
    if let first = wrongDeed(before: index) { return range(first, index) }
    // “Wrong Passcode” says directly what is the matter, and nothing of anyone.
    if lower(index) == "wrong" { return nil }
    let rest = tokens[(index + 1)...].prefix(3).prefix { $0.isWord || $0.kind == .slash }
    let isIllegal = tokens[index].lower == "illegal"
    let typed = rest.indices.first { place in
      tokens[place].marks.contains(.typed)
        || isIllegal && EnglishVocabulary.givenNames.contains(tokens[place].lower)
        || lower(place) == "code" && EnglishVocabulary.codes.contains(lower(place - 1))
    }
    return typed.map { range(index, $0) }
  }

  /// The subject of “you entered a wrong”, “the user picked an invalid”; not of “if you entered a
  /// wrong address”.
  private func wrongDeed(before index: Int) -> Int? {
    var verb = index - 1
    if verb >= 0, tokens[verb].readings.contains(.article) { verb -= 1 }
    guard verb > 0, tokens[verb].readings.intersects([.past, .participle]) else { return nil }
    var subject = verb - 1
    if ["have", "has", "just", "again"].contains(lower(subject)) { subject -= 1 }
    guard ["you", "you've", "user", "customer"].contains(lower(subject)) else { return nil }
    let isNamed = ["the", "this"].contains(lower(subject - 1))
    let first = isNamed ? subject - 1 : subject
    if ["if", "when", "whether", "in", "case", "unless", "that"].contains(lower(first - 1)) {
      return nil
    }
    return first
  }

  /// “a bad choice”, “a poor performance”, “Disappointing result”
  private func deed(at index: Int) -> Range<Int>? {
    let judges = tokens[index].marks.contains(.judgment) ? lower(index) == "bad" : true
    guard judges, EnglishVocabulary.disapproval.contains(lower(index)) else { return nil }
    let isResult =
      lower(index) == "disappointing" && ["result", "results"].contains(lower(index + 1))
    guard isResult || EnglishVocabulary.deeds.contains(lower(index + 1)) else { return nil }
    return range(index, index + 1)
  }

  /// “You should have made a backup”
  private func reproach(at index: Int) -> Range<Int>? {
    guard lower(index) == "should", lower(index - 1) == "you" else { return nil }
    let not = ["not", "really", "at"].contains(lower(index + 1)) ? 1 : 0
    guard lower(index + 1 + not) == "have", index + 2 + not < tokens.count,
      tokens[index + 2 + not].readings.contains(.participle), !isAsked(index - 1)
    else { return nil }
    // You should have received a code.
    if ["received", "gotten", "got", "seen"].contains(lower(index + 2 + not)) { return nil }
    return range(index - 1, index + 2 + not)
  }

  private func isAsked(_ index: Int) -> Bool {
    sentences.contains { $0.tokens.contains(index) && $0.ending == .question }
  }

  /// “The session was killed”, “Process terminated”
  private func jargon(at index: Int) -> Range<Int>? {
    guard ["killed", "terminated"].contains(lower(index)) else { return nil }
    let before = tokens[..<index].suffix(3).prefix { $0.isWord }
    guard
      let subject = before.firstIndex(where: { EnglishVocabulary.processes.contains($0.lower) }),
      tokens[subject..<index].dropFirst().allSatisfy({
        $0.readings.intersects([.finiteBe, .otherBe, .have]) || $0.lower == "got"
      }),
      lower(index) == "killed"
        || !["session", "connection", "service", "app"].contains(lower(subject))
    else { return nil }
    return range(subject, index)
  }

  /// “Wrong again, dummy!”
  private func address(at index: Int) -> Range<Int>? {
    guard EnglishMarks.addresses.contains(lower(index)) else { return nil }
    let isAfterComma = index > 0 && tokens[index - 1].kind == .comma
    let isLast = index + 1 == tokens.count || tokens[index + 1].isEndMark
    return isAfterComma && isLast ? tokens[index].range : nil
  }

  // MARK: Orders

  /// “Stop it.”, “Access denied!”
  private var order: Range<Int>? {
    for sentence in sentences {
      let words = tokens[sentence.content]
      guard words.count < 8, let first = words.first, let last = words.last,
        words.allSatisfy({ $0.isWord && $0.quotes == 0 })
      else { continue }
      let lower = words.map(\.lower)
      let shouts =
        sentence.ending == .exclamation && EnglishVocabulary.refused.contains(lower.last ?? "")
      let hurries =
        sentence.ending == .exclamation && EnglishVocabulary.hurries(lower)
        && first.readings.contains(.base)
      if shouts || hurries || EnglishVocabulary.isOrder(lower), sentence.ending != .question {
        return first.range.lowerBound..<last.range.upperBound
      }
    }
    return nil
  }
}
