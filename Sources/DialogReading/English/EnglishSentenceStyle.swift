extension EnglishCapitals {
  /// What sentence style would write otherwise in a sentence; only where that is plain to see.
  ///
  /// - Parameters:
  ///   - names: words that keep their capitals.
  ///   - references: words that keep them in a sentence whose other words have none: what it may
  ///     refer to.
  ///   - isCommon: whether other texts write a word without a capital.
  public static func sentenceCorrections(
    _ text: EnglishText, _ sentence: EnglishSentence, names: EnglishNames,
    references: EnglishNames, isCommon: (String) -> Bool = { _ in false }
  ) -> [EnglishCorrection] {
    let range = sentence.content
    if isAllCapitals(text, range) { return lowered(text, range, names: names) }
    if isTitleStyle(text, sentence, names: names) { return lowered(text, range, names: names) }
    let shouted = shoutedRuns(text, sentence).flatMap { lowered(text, $0, names: names) }
    if !shouted.isEmpty { return shouted }
    return range.compactMap { index in
      if isEmphasized(text.tokens[index]), !names.contains(text.string(text.tokens[index])) {
        return lowered(text, index..<index + 1, names: names).first
      }
      return correction(ofCompound: index, in: text, sentence, names: names)
        ?? (isStray(index, in: text, sentence, names: references, isCommon: isCommon)
          || isStrayNoun(index, in: text, sentence, names: names)
          ? EnglishCorrection(
            range: text.tokens[index].range, replacement: text.tokens[index].lower) : nil)
    }
  }

  /// The first word with a capital, where it has none.
  public static func startCorrection(
    _ text: EnglishText, _ sentence: EnglishSentence
  ) -> EnglishCorrection? {
    guard let first = sentence.content.first else { return nil }
    let token = text.tokens[first]
    guard token.isWord, token.shape == .lower, token.quotes == 0, token.readings.isKnown,
      token.lower.utf8.count > 1 || token.lower == "a", !token.marks.contains(.name)
    else { return nil }
    let word = text.string(token)
    return EnglishCorrection(
      range: token.range, replacement: word.prefix(1).uppercased() + word.dropFirst())
  }

  /// A clause all of whose words have capitals. A short question without a finite verb may be a
  /// title: “Delete This Item?”
  static func isTitleStyle(
    _ text: EnglishText, _ sentence: EnglishSentence, names: EnglishNames
  ) -> Bool {
    let balance = balance(text, sentence.content, names: names)
    if sentence.form == .question, !opensAsClause(text, sentence) {
      // “Stop This Download and Remove It?”, which asks for two things; not “Share This With Your Friends?”
      let joins = text.tokens[sentence.content].contains { $0.readings.contains(.coordinator) }
      return balance.lower == 0
        && (joins && balance.capitalized > 3 && balance.capitalizedFunctionWords > 1
          || hasCapitalizedArticle(text, sentence))
    }
    if balance.lower == 0 {
      return balance.capitalized > 1 && balance.capitalizedFunctionWords > 0
        || balance.capitalized > 2
    }
    return balance.capitalized > 3 * balance.lower && balance.capitalizedFunctionWords > 0
  }

  /// “Delete The Recording?”: no title has it either.
  private static func hasCapitalizedArticle(
    _ text: EnglishText, _ sentence: EnglishSentence
  ) -> Bool {
    text.tokens[sentence.content].dropFirst().contains {
      $0.readings.contains(.article) && $0.shape != .lower && $0.quotes == 0
    }
  }

  /// “Are you …”, “Do you …”, “Would …”, “What is …”
  private static func opensAsClause(_ text: EnglishText, _ sentence: EnglishSentence) -> Bool {
    let words = text.tokens[sentence.content].filter(\.isWord)
    return words.first?.readings.intersects([.finiteBe, .have, .doVerb, .modal, .clause]) ?? false
      || words.contains { $0.readings.intersects([.finiteBe, .modal, .clause, .nominative]) }
  }

  private static func lowered(
    _ text: EnglishText, _ range: Range<Int>, names: EnglishNames
  ) -> [EnglishCorrection] {
    let start = text.sentences.first { $0.content.contains(range.lowerBound) }?.content ?? range
    let first = start.first { text.tokens[$0].isWord || text.tokens[$0].kind == .placeholder }
    let isShouted = !range.contains { [.lower, .capitalized].contains(text.tokens[$0].shape) }
    return range.compactMap { index in
      let token = text.tokens[index]
      guard token.isWord, token.quotes == 0, token.readings.isKnown else { return nil }
      let word = text.string(token)
      // The PIN among words that are not in capitals, the Drive of iCloud.
      let isFunctionWord = token.readings.isFunctionWord
      if token.shape == .upper, !isShouted, !isFunctionWord, word.utf8.count < 5 { return nil }
      let followsName = index > range.lowerBound && text.tokens[index - 1].shape == .mixed
      if followsName, !isFunctionWord { return nil }
      if names.contains(word) || token.readings.isNameAlone || token.lower.hasPrefix("i'") {
        return nil
      }
      let known = capitalized(token.lower)
      let isInitialism = known.dropFirst().contains { $0.isUppercase } || token.lower == "i"
      var corrected = isInitialism && !known.contains("-") ? known : token.lower
      if index == first { corrected = corrected.prefix(1).uppercased() + corrected.dropFirst() }
      return corrected == word ? nil : EnglishCorrection(range: token.range, replacement: corrected)
    }
  }
}
