import DialogModel
import DialogReading

extension EnglishText {
  /// Whether it has a word without which it guides to no button.
  var mayGuide: Bool {
    marks.intersects([.pressing, .condition]) || tells || tokens.contains(where: \.mayGuide)
  }

  /// Whether it has a verb for what a button does.
  private var tells: Bool { readings.contains(.thirdPerson) }

  /// The first place that tells people which button to press, other than as the guidelines let it.
  func guide(in variant: TextVariant) -> ButtonGuide? {
    let titles = variant.titlesOfButtons
    if marks.intersects([.pressing, .condition]), let guide = pressing(titles, in: variant) {
      return guide
    }
    return tellsOfButton(titles)
  }

  private func pressing(_ titles: [String], in variant: TextVariant) -> ButtonGuide? {
    var conditions = 0
    for index in tokens.indices where tokens[index].isWord && tokens[index].quotes == 0 {
      if tokens[index].marks.contains(.condition) { conditions += 1 }
      guard tokens[index].marks.contains(.pressing) else { continue }
      if let found = guide(at: index, titles: titles, in: variant) { return found.guide }
      if speaksOfButton(after: index) {
        return ButtonGuide(range: tokens[index].range.lowerBound..<endOfButton(after: index))
      }
      if variant.isSource, let guide = unknownButton(at: index, besides: titles) { return guide }
    }
    return conditions > 1 ? explainsEach(variant.titlesOfChoices) : nil
  }

  /// “Tap OK”, “select ‘Keep’”; found without a guide where the guidelines let it stand.
  private func guide(
    at index: Int, titles: [String], in variant: TextVariant
  ) -> (guide: ButtonGuide?, title: String)? {
    var next = index + 1
    while next < tokens.count, ["on", "the"].contains(tokens[next].lower) { next += 1 }
    let isQuoted = next < tokens.count && tokens[next].kind == .openingQuote
    if isQuoted { next += 1 }
    guard let title = titles.first(where: { isTitle($0, at: next, isQuoted: isQuoted) }) else {
      return nil
    }
    let count = EnglishText(title).tokens.count
    let last = min(next + count - 1 + (isQuoted ? 1 : 0), tokens.count - 1)
    let range = tokens[index].range.lowerBound..<tokens[last].range.upperBound
    if let end = repeats(EnglishText(title), after: last, of: variant) {
      return (ButtonGuide(range: range.lowerBound..<tokens[end].range.upperBound), title)
    }
    if tellsResult(of: index) { return (ButtonGuide(range: range), title) }
    let verb = variant.dialog.edition < .hig2022 ? "tap" : "choose"
    let correct = EnglishText.written(verb, like: string(tokens[index])) + " " + title
    let isCorrect = String(decoding: bytes[range], as: UTF8.self) == correct
    return (isCorrect ? nil : ButtonGuide(range: range, replacement: correct), title)
  }

  /// “If you choose Renew, …”, “Choosing Renew …”: not guidance, but what the button does.
  private func tellsResult(of index: Int) -> Bool {
    let before = tokens[..<index].suffix(2).map(\.lower)
    if tokens[index].lower.hasSuffix("ing") {
      return !["before", "after", "without", "instead", "of", "try"].contains(before.last ?? "")
    }
    return before.count == 2 && ["you", "people"].contains(before[1])
      && ["if", "when", "once"].contains(before[0])
  }

  /// In the form and with the capital of the word that it replaces.
  private static func written(_ verb: String, like word: String) -> String {
    var form = verb
    if word.hasSuffix("ing") { form = verb == "tap" ? "tapping" : "choosing" }
    return word.first!.isUppercase ? form.prefix(1).uppercased() + form.dropFirst() : form
  }

  /// Whether a button's title stands here: in quotation marks, with its capitals, or with others
  /// where it can be nothing else.
  private func isTitle(_ title: String, at index: Int, isQuoted: Bool) -> Bool {
    let own = EnglishText(title)
    let count = own.tokens.count
    guard count > 0, index + count <= tokens.count else { return false }
    let run = zip(tokens[index...], own.tokens)
    guard run.allSatisfy({ $0.isWord && $0.lower == $1.lower }) else { return false }
    if isQuoted { return true }
    guard own.tokens[0].shape != .lower, !isVerbObject(index, count) else { return false }
    let isWritten = run.allSatisfy { string($0) == own.string($1) || $0.shape == .upper }
    return isWritten || count > 1 || goesOn(at: index + count)
  }

  /// “Choose Share Extensions”: a longer name goes on.
  private func isVerbObject(_ index: Int, _ count: Int) -> Bool {
    let after = index + count
    return after < tokens.count && tokens[after].isCapitalized
  }

  /// “the button below”, “one of the buttons”
  private func speaksOfButton(after index: Int) -> Bool {
    let rest = tokens[(index + 1)...].prefix(5).prefix { !$0.isClauseEnd }
    guard let button = rest.firstIndex(where: { ["button", "buttons"].contains($0.lower) }),
      !isOnDevice(button)
    else { return false }
    return rest.first.map {
      ["the", "a", "one", "this", "either", "on"].contains($0.lower) || $0.quotes > 0
        || $0.kind == .openingQuote
    } ?? false
      && !rest.contains {
        ["home", "side", "power", "back", "volume", "top", "menu", "mouse"].contains($0.lower)
      }
  }

  /// “the button on the camera”: one that people press with a finger.
  private func isOnDevice(_ button: Int) -> Bool {
    let after = tokens[(button + 1)...].prefix(3).map(\.lower)
    guard after.count == 3,
      ["on", "of", "at", "behind", "under", "inside", "beside"].contains(after[0]),
      ["the", "its", "your", "a", "this"].contains(after[1])
    else { return false }
    return ![
      "left", "right", "bottom", "top", "alert", "screen", "dialog", "window", "panel", "message",
      "next", "page",
    ].contains(after[2])
  }

  func endOfButton(after index: Int) -> Int {
    let button = tokens[(index + 1)...].first { ["button", "buttons"].contains($0.lower) }
    return button!.range.upperBound
  }

  // MARK: What each button does

  /// “If you close the window …, if you quit …”: the words of two buttons, each as a condition.
  private func explainsEach(_ titles: [String]) -> ButtonGuide? {
    let explained = titles.compactMap { title -> Range<Int>? in
      let words = EnglishText(title).lowerWords
      return words.count > 1 ? condition(of: words) : nil
    }
    guard explained.count > 1 else { return nil }
    let start = explained.map(\.lowerBound).min()!
    return ButtonGuide(range: start..<explained.map(\.upperBound).max()!)
  }

  /// “if you close the tunnels manager” for the words of Close Tunnels Manager.
  private func condition(of words: [String]) -> Range<Int>? {
    for index in tokens.indices.dropLast(2)
    where tokens[index].lower == "if" && tokens[index + 1].lower == "you" {
      let clause = tokens[(index + 2)...].prefix(words.count + 2).prefix { $0.isWord }
      let found = words.allSatisfy { word in clause.contains { $0.lower == word } }
      if found, clause.first?.lower == words[0] {
        return tokens[index].range.lowerBound..<clause.last!.range.upperBound
      }
    }
    return nil
  }
}

extension TextVariant {
  /// What the dialog's buttons read in this language, longest first.
  var titlesOfButtons: [String] { titles { _ in true } }

  /// The same of those that do something.
  var titlesOfChoices: [String] { titles { $0.role != .cancel } }

  private func titles(where isCounted: (Button) -> Bool) -> [String] {
    dialog.dialog.buttons.filter(isCounted)
      .compactMap { $0.title[locale]?.pattern.plainText }
      .filter { !$0.isEmpty }
      .sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
  }
}
