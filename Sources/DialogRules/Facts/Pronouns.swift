import DialogReading

extension TextVariant {
  /// Whether it is what a field holds at first, which people might have written.
  var isInitialValue: Bool {
    if case .initial = element { return true }
    return false
  }
}

extension EnglishText {
  /// The first pronoun; in a button's title, which has capitals throughout, not that of Find My.
  func pronoun(inButton: Bool) -> Range<Int>? {
    guard marks.contains(.pronoun) else { return nil }
    let balance = EnglishCapitals.balance(self, tokens.indices, names: EnglishNames())
    for (index, token) in tokens.enumerated() where token.isWord && token.quotes == 0 {
      guard token.marks.contains(.pronoun) else { continue }
      let before = index > 0 ? tokens[index - 1] : nil
      if before?.lower == "thank" { continue }
      // It tells one of someone’s devices from another: “Open the app on your iPhone.”
      if token.lower == "your", index + 1 < tokens.count,
        EnglishText.devices.contains(tokens[index + 1].lower)
      {
        continue
      }
      // Set phrases of the platforms: Find My, Remind Me Later.
      if inButton, ["find", "remind"].contains(before?.lower) { continue }
      if token.lower == "i", inButton || !isSubject(index) { continue }
      // A name: “Find My”, where other words have no capitals.
      let isName =
        token.isCapitalized && token.lower.first != "i" && before?.isCapitalized ?? false
        && balance.lower > 0
      if !isName { return token.range }
    }
    return nil
  }

  private static let devices: Set<String> = [
    "iphone", "ipad", "ipod", "mac", "watch", "apple", "homepod", "airpods",
  ]

  /// “I can’t find the lamp”; not “Part I”.
  private func isSubject(_ index: Int) -> Bool {
    if tokens[index].lower != "i" { return true }
    guard tokens[index].shape == .initial, index + 1 < tokens.count else { return false }
    if ["is", "are", "has", "does", "isn't", "hasn't", "doesn't"].contains(tokens[index + 1].lower)
    {
      return false
    }
    return tokens[index + 1].readings.intersects([
      .base, .past, .modal, .have, .doVerb, .finiteBe, .negated, .adverb,
    ])
  }
}

extension KoreanText {
  var pronoun: Range<Int>? {
    for sentence in sentences {
      for (index, word) in sentence.words.enumerated() where !word.isQuoted {
        if KoreanVocabulary.isPronoun(sentence.words, at: index) { return word.range }
      }
    }
    return nil
  }
}
