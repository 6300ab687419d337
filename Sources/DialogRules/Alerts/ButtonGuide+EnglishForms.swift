import DialogReading

/// Other ways of explaining buttons than telling people to press them.
extension EnglishText {
  // MARK: A title that says it already

  /// The end of “to remove it” after “Tap Delete”: what title and button say without it. Nil where
  /// the guidance says more.
  func repeats(_ title: EnglishText, after last: Int, of variant: TextVariant) -> Int? {
    guard last + 2 < tokens.count, tokens[last + 1].lower == "to",
      let verb = title.tokens.first?.lower
    else { return nil }
    let clause = tokens[(last + 2)...].prefix { !$0.isClauseEnd }
    guard let first = clause.first, clause.allSatisfy({ $0.isWord && $0.quotes == 0 }) else {
      return nil
    }
    let isSame =
      first.lower == verb
      || EnglishVocabulary.destructiveVerbs.contains(first.lower)
        && EnglishVocabulary.isDestructive([verb])
    let known = variant.dialog.wordsOfTitle.union(title.lowerWords)
    let addsNothing = clause.dropFirst().allSatisfy {
      $0.readings.intersects([.object, .article, .determiner, .possessive, .particle])
        || known.contains($0.lower)
    }
    return isSame && addsNothing ? clause.endIndex - 1 : nil
  }

  /// Whether what stands here goes on after a button's title: “to …”, “when …”, a mark.
  func goesOn(at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    return tokens[index].isClauseEnd || tokens[index].kind == .dash
      || ["to", "when", "while", "if", "before", "after", "and", "or", "once", "now"].contains(
        tokens[index].lower)
  }

  // MARK: Names that no button has

  /// “Choose Connect to hear it” where the button is Pair; not “choose Settings in the menu”.
  func unknownButton(at index: Int, besides titles: [String]) -> ButtonGuide? {
    guard ["tap", "choose", "select", "click", "press"].contains(tokens[index].lower),
      opensClause(at: index), titles.count > 1
    else { return nil }
    let run = tokens[(index + 1)...].prefix { $0.isCapitalized && $0.quotes == 0 }
    guard let first = run.first, run.count < 3, first.readings.contains(.base),
      !first.readings.contains(.mostlyNoun), !keys.contains(first.lower), goesOn(at: run.endIndex),
      !speaksOfPlace(around: index), tokens.contains(where: { $0.isWord && $0.shape == .lower })
    else { return nil }
    return ButtonGuide(
      range: tokens[index].range.lowerBound..<tokens[run.endIndex - 1].range.upperBound)
  }

  /// Whether a sentence or a clause begins here: “Tap”, “to pair, tap”, “then tap”.
  private func opensClause(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    return !before.isWord && before.kind != .placeholder
      || ["then", "and", "please", "or", "just"].contains(before.lower)
  }

  /// “On the next screen”, “in the toolbar”, “in Settings”
  private func speaksOfPlace(around index: Int) -> Bool {
    let sentence = sentences.first { $0.tokens.contains(index) }?.tokens ?? tokens.indices
    return tokens[sentence].contains {
      [
        "settings", "menu", "toolbar", "screen", "page", "email", "message", "sidebar", "tab",
        "app",
        "keyboard", "remote", "device", "phone", "website", "browser", "prompt", "dialog", "window",
      ].contains($0.lower)
    }
  }

  // MARK: Buttons as subjects

  /// “The Send button mails it”, “‘Pay’ charges the card”, “Delete removes it, and Cancel keeps it”
  func tellsOfButton(_ titles: [String]) -> ButtonGuide? {
    if let guide = usesButton ?? tellsOfNamedButton(titles) { return guide }
    for title in titles {
      // Most texts have no word of a title: of those nothing is taken apart.
      guard let word = title.split(separator: " ").first, bytes.contains(word) else { continue }
      let own = EnglishText(title)
      for index in tokens.indices where stands(own, at: index) {
        let last = index + own.tokens.count - 1
        if let range = namedButton(index, last) ?? pressedButton(index, last)
          ?? usedButton(index, last)
        {
          return ButtonGuide(range: range)
        }
        guard let verb = actingVerb(after: last) else { continue }
        let range = tokens[index].range.lowerBound..<tokens[verb].range.upperBound
        if tokens[index].quotes > 0 { return ButtonGuide(range: widened(index, range)) }
        // “Delete Bookmarks?” asks for it.
        if beginsClause(at: index), tokens[index].isCapitalized, hasObject(after: verb),
          !isAsked(at: index)
        {
          return ButtonGuide(range: range)
        }
      }
    }
    return nil
  }

  /// “Use the first button”
  private var usesButton: ButtonGuide? {
    for index in tokens.indices where ["use", "using"].contains(tokens[index].lower) {
      let rest = tokens[(index + 1)...].prefix(3).map(\.lower)
      if ["the button below", "the buttons below", "the button above"].contains(
        rest.joined(separator: " "))
      {
        return ButtonGuide(
          range: tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound)
      }
      guard rest.count == 3, rest[0] == "the", ["button", "buttons"].contains(rest[2]),
        ["first", "second", "third", "left", "right", "top", "bottom", "other", "blue", "red"]
          .contains(
            rest[1])
      else { continue }
      return ButtonGuide(range: tokens[index].range.lowerBound..<endOfButton(after: index))
    }
    return nil
  }

  /// “The Heat button warms the kiln” of Heat Kiln
  private func tellsOfNamedButton(_ titles: [String]) -> ButtonGuide? {
    for index in tokens.indices.dropFirst(2) where tokens[index].lower == "button" {
      guard tokens[index - 2].lower == "the", tokens[index - 1].isCapitalized,
        actingVerb(after: index) != nil,
        titles.contains(where: { EnglishText($0).tokens.first?.lower == tokens[index - 1].lower })
      else { continue }
      return ButtonGuide(range: tokens[index - 2].range.lowerBound..<tokens[index].range.upperBound)
    }
    return nil
  }

  private func stands(_ title: EnglishText, at index: Int) -> Bool {
    let count = title.tokens.count
    guard count > 0, index + count <= tokens.count, tokens[index].lower == title.tokens[0].lower
    else { return false }
    return zip(tokens[index...], title.tokens).allSatisfy { here, there in
      here.isWord && string(here) == title.string(there)
    }
  }

  /// “The Send button”, “the ‘Calibrate’ button”
  private func namedButton(_ first: Int, _ last: Int) -> Range<Int>? {
    let isQuoted = tokens[first].quotes > 0
    let next = last + (isQuoted ? 2 : 1)
    guard next < tokens.count, tokens[next].lower == "button" else { return nil }
    let before = first - (isQuoted ? 2 : 1)
    let isNamed = before < 0 || tokens[before].lower == "the" || isQuoted
    guard isNamed else { return nil }
    let start = before >= 0 && tokens[before].lower == "the" ? before : first
    return tokens[start].range.lowerBound..<tokens[next].range.upperBound
  }

  /// “With Merge they become one”, “Use Call Back to”, “Opt for Keep Both”, “marked Reset”
  private func usedButton(_ first: Int, _ last: Int) -> Range<Int>? {
    let before = first - (tokens[first].quotes > 0 ? 2 : 1)
    guard before >= 0, tokens[first].isCapitalized, tokens[first].readings.contains(.base),
      last + 1 == tokens.count || !tokens[last + 1].isCapitalized
    else { return nil }
    let isMeans =
      switch tokens[before].lower {
      case "use", "using", "say", "via", "marked", "labeled", "labelled", "hitting": true
      case "with":
        beginsClause(at: before)
          || before > 0 && ["go", "going"].contains(tokens[before - 1].lower)
      case "for":
        before > 0 && ["opt", "opting", "go", "going", "settle"].contains(tokens[before - 1].lower)
      default: false
      }
    return isMeans ? tokens[before].range.lowerBound..<tokens[last].range.upperBound : nil
  }

  /// “Leave is tapped”, “‘Renew’ gets chosen”
  private func pressedButton(_ first: Int, _ last: Int) -> Range<Int>? {
    let verb = last + (tokens[first].quotes > 0 ? 2 : 1)
    guard verb + 1 < tokens.count, tokens[first].isCapitalized,
      ["is", "was", "gets", "are"].contains(tokens[verb].lower),
      ["tapped", "chosen", "selected", "pressed", "clicked"].contains(tokens[verb + 1].lower)
    else { return nil }
    return tokens[first].range.lowerBound..<tokens[verb + 1].range.upperBound
  }

  /// A verb of what a title does: charges, removes, will send, lets.
  private func actingVerb(after last: Int) -> Int? {
    var next = last + 1
    if next < tokens.count, tokens[next].kind == .closingQuote { next += 1 }
    if next < tokens.count, ["also", "only", "just", "then"].contains(tokens[next].lower) {
      next += 1
    }
    guard next < tokens.count, tokens[next].isWord, tokens[next].quotes == 0 else { return nil }
    let readings = tokens[next].readings
    let isModal = ["will", "would"].contains(tokens[next].lower)
    let acts = readings.contains(.thirdPerson) && !readings.intersects([.finiteBe, .have])
    return acts || isModal ? next : nil
  }

  private func hasObject(after verb: Int) -> Bool {
    guard verb + 1 < tokens.count else { return false }
    let next = tokens[verb + 1]
    return next.readings.intersects([.article, .determiner, .possessive, .object, .particle])
      || next.lower == "back" || next.lower == "for" && !tokens[verb].marks.contains(.problem)
      || next.kind == .number || next.kind == .opaque
      || next.lower == "all"
  }

  private func isAsked(at index: Int) -> Bool {
    sentences.contains { $0.tokens.contains(index) && $0.ending == .question }
  }

  private func beginsClause(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    return before.isClauseEnd || before.kind == .newline || before.kind == .dash
      || ["and", "but", "while", "whereas"].contains(before.lower)
  }

  /// With the quotation mark before it.
  private func widened(_ index: Int, _ range: Range<Int>) -> Range<Int> {
    guard index > 0, tokens[index - 1].kind == .openingQuote else { return range }
    return tokens[index - 1].range.lowerBound..<range.upperBound
  }
}

extension EnglishToken {
  /// Whether a text may tell of a button that has it, even without a verb in the third person.
  var mayGuide: Bool { isWord && guidingWords.contains(lower) }
}

private let guidingWords: Set<String> = [
  "button", "use", "using", "say", "via", "marked", "labeled", "labelled", "hitting", "with", "for",
  "is", "was", "gets", "are", "will", "would",
]

/// What keyboards and devices have and dialogs do not.
private let keys: Set<String> = [
  "return", "enter", "escape", "space", "tab", "shift", "control", "option", "command", "home",
  "back",
  "power", "side", "function", "alt",
]

extension DialogContext {
  /// The words of an English title, in lower case.
  fileprivate var wordsOfTitle: Set<String> {
    Set(sourceVariants(of: .text(.title)).flatMap { $0.english?.lowerWords ?? [] })
  }
}
