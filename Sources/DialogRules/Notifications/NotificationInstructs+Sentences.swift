import DialogReading
import DialogSupport

extension EnglishText {
  /// The first sentence that tells people to do something with the app or the device.
  func instruction(inReminder: Bool) -> Range<Int>? {
    guard marks.intersects([.gesture, .task]) || readings.contains(.please) else { return nil }
    return sentences.first { instructs($0, inReminder: inReminder) }.map(range)
  }

  private func instructs(_ sentence: EnglishSentence, inReminder: Bool) -> Bool {
    let words = tokens[sentence.content].filter { $0.isWord && $0.quotes == 0 }
    let isTitleStyle = EnglishCapitals.balance(self, sentence.content, names: EnglishNames())
      .isTitleStyle
    for (index, word) in words.enumerated() {
      guard index == 0 || word.opensClause(after: words[index - 1], in: self) else { continue }
      if word.marks.contains(.gesture), word.readings.contains(.base) {
        if index + 1 < words.count, words[index + 1].opensTarget { return true }
        // “Swipe left and touch Share”
        continue
      }
      let isPlea = index > 0 && words[index - 1].lower == "please" && word.readings.contains(.base)
      let isTask = word.marks.contains(.task)
      if isPlea, !inReminder { return true }
      let isInstruction =
        sentence.form == .imperative || sentence.form == .label
        || index == 0 && word.readings.contains(.base)
          && words.dropFirst().first?.opensObject == true
      if isTask, !inReminder, !isTitleStyle, isInstruction {
        return word.lower != "try" || words.dropFirst(index + 1).first?.lower == "again"
      }
    }
    return false
  }
}

extension EnglishToken {
  /// Whether an instruction can begin here: after a comma, `and`, `then` or `please`.
  fileprivate func opensClause(after before: EnglishToken, in text: EnglishText) -> Bool {
    if ["please", "then", "to", "and", "just", "simply"].contains(before.lower) {
      return before.lower != "to"
    }
    let between = text.bytes[before.range.upperBound..<range.lowerBound]
    return between.contains(UInt8(ascii: ",")) || between.contains(UInt8(ascii: ";"))
  }

  /// “Check the settings, and if you …”: an order, whatever clauses follow.
  fileprivate var opensObject: Bool {
    readings.intersects([.article, .possessive]) && !readings.contains(.subject)
  }

  /// What a gesture is made at: `here`, `the`, `to see`, a name.
  fileprivate var opensTarget: Bool {
    readings.intersects([.article, .determiner, .to, .preposition, .possessive])
      || ["here", "now", "below", "it", "this"].contains(lower) || isCapitalized || kind != .word
  }
}

extension KoreanText {
  func instruction(inReminder: Bool) -> Range<Int>? {
    sentences.first { sentence in
      let last = sentence.words.last?.text ?? ""
      guard sentence.form == .request || wishing.begin(last) else { return false }
      let words = sentence.words.map(\.text)
      return KoreanVocabulary.isInstruction(words, inReminder: inReminder)
    }?.range
  }
}

private let wishing = KoreanStems("바라다[습니다]")
