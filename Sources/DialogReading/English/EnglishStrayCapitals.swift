import DialogLocales

/// Single words of a sentence whose capitals sentence style has not.
extension EnglishCapitals {
  /// A capital on a word that is not a name where it stands.
  static func isStray(
    _ index: Int, in text: EnglishText, _ sentence: EnglishSentence, names: EnglishNames,
    isCommon: (String) -> Bool
  ) -> Bool {
    guard text.tokens[index].shape == .capitalized else { return false }
    let token = text.tokens[index]
    guard token.isWord, token.quotes == 0,
      let before = sentence.content[..<index].last, token.readings.isKnown,
      // Of a name in other capitals than its own the rule of names speaks.
      !token.marks.contains(.name)
    else { return false }
    let place = Place(index, after: before, in: text, sentence)
    // “want to Buy it”: no button is meant, whatever its title.
    if place.isInfinitive, !token.readings.contains(.name) { return true }
    if names.contains(text.string(token)) { return false }
    if place.isVerbOfClosedClass { return true }
    guard text.tokens[before].isWord else { return false }
    return place.isFunctionWord || place.isVerb || place.isNoun && isCommon(token.lower)
  }

  /// A word with a capital and what stands around it.
  private struct Place {
    let token: EnglishToken
    let before: EnglishToken
    /// The word before that one.
    let beforeThat: EnglishToken?
    let next: EnglishToken?
    /// Whether the word is the second of its sentence.
    let isSecond: Bool

    init(
      _ index: Int, after before: Int, in text: EnglishText, _ sentence: EnglishSentence
    ) {
      token = text.tokens[index]
      self.before = text.tokens[before]
      beforeThat = sentence.content[..<before].last.map { text.tokens[$0] }
      next = sentence.content[(index + 1)...].first.map { text.tokens[$0] }
      isSecond = before == sentence.content.lowerBound
    }

    /// Whether no word beside it has a capital, but the first of the sentence.
    private var isAlone: Bool {
      (isSecond || before.shape == .lower) && !(next?.isWord ?? false && next?.shape != .lower)
    }

    /// `the file {name} Was deleted`: of verbs that begin no name.
    var isVerbOfClosedClass: Bool {
      let follows = before.shape == .lower && before.isWord || before.kind == .placeholder
      return follows && next?.isWord ?? false
        && EnglishCapitals.verbsOfClosedClass.contains(token.lower)
    }

    var isFunctionWord: Bool {
      isAlone && token.marks.contains(.stray) && next?.isWord ?? false
    }

    /// “was Deleted”, “will Restart”, “want to Continue”, “please Enter”
    var isVerb: Bool {
      let readings = token.readings
      let isParticiple = readings.contains(.participle) && !readings.contains(.noun)
      if isParticiple, before.readings.contains(.finiteBe) {
        return before.shape == .lower
          || EnglishCapitals.verbsOfClosedClass.contains(before.lower) && !isSecond
      }
      guard isAlone, readings.contains(.base) else { return false }
      if before.readings.contains(.please), next?.isWord ?? false { return true }
      return before.shape == .lower && before.readings.contains(.modal) || isInfinitive
    }

    /// “want to Continue”
    var isInfinitive: Bool {
      isAlone && token.readings.contains(.base) && before.shape == .lower
        && before.readings.contains(.to)
        && beforeThat.map { EnglishCapitals.wordsBeforeInfinitive.contains($0.lower) } ?? false
    }

    /// “the Server is down”: a noun in the singular after an article or the like, but for places
    /// that are named so, and what names a place by its kind: “the Music app”.
    var isNoun: Bool {
      isAlone && token.readings.contains(.noun) && !token.readings.contains(.plural)
        && before.readings.intersects(
          isSecond
            ? [.article, .possessive, .determiner]
            : [.article, .possessive, .determiner, .adjective])
        && !EnglishCapitals.namedPlaces.contains(token.lower)
        && !EnglishCapitals.kindsOfPlaces.contains(next?.lower ?? "")
    }
  }

  /// Auxiliaries that are not names: not `Will`, `May`, `Do`.
  private static let verbsOfClosedClass: WordSet = .words(
    """
    is are was were has have had can cannot could should would must isn't aren't wasn't weren't
    can't couldn't won't hasn't
    """)

  /// Verbs and adjectives that infinitives follow (Quirk et al., 16.38 and 16.75), of those that
  /// dialogs use.
  private static let wordsBeforeInfinitive: WordSet = .words(
    """
    want wants need needs like wish try able unable sure going allowed required ready failed
    prefer forget remember about trying have has had asked attempt possible necessary continue
    agree
    """)

  /// What the platform itself writes with a capital.
  private static let namedPlaces: WordSet = .words(
    """
    trash finder dock desktop home library keychain internet web mac watch cloud camera terminal
    spotlight console
    """)

  /// What comes after the name of a place in an app.
  static let kindsOfPlaces: WordSet = .words(
    """
    app apps menu tab page screen button section panel window pane folder view list website
    service option setting settings command account mode feature extension widget
    """)

  /// Whether a short instruction is in neither style: “Check your Email”. What may be a name is
  /// none of it.
  public static func isMixedStyle(_ text: EnglishText, _ sentence: EnglishSentence) -> Bool {
    let words = text.tokens[sentence.content].filter(\.isWord)
    guard words.count < 5, sentence.ending == .none,
      balance(text, sentence.content, names: EnglishNames()).lower > 0
    else { return false }
    let inner = words.dropFirst().filter { $0.shape != .lower }
    return !inner.isEmpty
      && inner.allSatisfy { word in
        word.shape == .capitalized && word.readings.contains(.noun)
          && word.readings.isDisjoint(with: [.plural, .name, .unknown])
          && !namedPlaces.contains(word.lower)
      }
  }

  // MARK: Compounds

  /// “Copy-Protected albums are …”: after the hyphen of the first word a sentence has no capital.
  static func correction(
    ofCompound index: Int, in text: EnglishText, _ sentence: EnglishSentence, names: EnglishNames
  ) -> EnglishCorrection? {
    guard index == sentence.content.lowerBound, text.tokens[index].hasInnerCapital else {
      return nil
    }
    let token = text.tokens[index]
    guard token.quotes == 0,
      !names.contains(text.string(token)), sentence.content.count > 2
    else { return nil }
    let parts = text.string(token).split(separator: "-")
    guard parts.count > 1,
      parts.dropFirst().contains(where: { $0.first!.isUppercase }),
      parts.allSatisfy({ $0.utf8.count > 2 && isWord($0) }),
      balance(text, sentence.content, names: names).isSentenceStyle
    else { return nil }
    let lower = parts.dropFirst().map { $0.lowercased() }
    return EnglishCorrection(
      range: token.range, replacement: ([String(parts[0])] + lower).joined(separator: "-"))
  }

  /// Of a compound whose first word alone has a capital in a title, both: “Single-Quote”. Nil for
  /// others, and where one part is not a word.
  static func titledCompound(_ word: String) -> String? {
    guard word.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let parts = word.split(separator: "-")
    guard parts.count > 1, parts.allSatisfy({ $0.utf8.count > 1 && isWord($0) }) else { return nil }
    let titled = capitalized(word.lowercased())
    // “Sign-In” as much as “Sign-in”: the particle belongs to the verb.
    let isVerb = particles.contains(parts.last!.lowercased()) && parts.count == 2
    return titled == word || isVerb && parts[1].first!.isUppercase ? nil : titled
  }

  private static let particles: Set<String> = ["in", "on", "up", "out", "off"]

  private static func isWord(_ part: Substring) -> Bool {
    EnglishText(part.lowercased()).tokens.first?.readings.isKnown ?? false
  }

  // MARK: Capitals for emphasis

  /// Runs of three words and more in capitals beside words without.
  static func shoutedRuns(_ text: EnglishText, _ sentence: EnglishSentence) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in sentence.content {
      let token = text.tokens[index]
      let isShouted = token.isWord && token.shape == .upper && token.quotes == 0
      if isShouted || start != nil && token.shape == .initial {
        start = start ?? index
        continue
      }
      if let first = start { runs.append(first..<index) }
      start = nil
    }
    if let start { runs.append(start..<sentence.content.upperBound) }
    return runs.filter { run in
      run.count { isPlainWord(text.tokens[$0]) } > 2
    }
  }

  /// Whether a word has capitals to be loud: NEVER, EVERYTHING, DECLINED. Verbs and nouns may be what people
  /// are asked to type, and short words are initialisms.
  static func isEmphasized(_ token: EnglishToken) -> Bool {
    guard token.isWord, token.shape == .upper, token.quotes == 0, isPlainWord(token),
      token.lower.utf8.count > 4 || loudWords.contains(token.lower)
    else { return false }
    return token.readings.intersects([.past, .participle, .adverb, .subject, .modal, .not])
      && token.readings.isDisjoint(with: [.noun, .base, .name, .preposition, .particle])
  }

  private static let loudWords: Set<String> = ["not", "must", "only"]

  /// Whether a word in capitals is not an initialism: it is known, and has a vowel.
  private static func isPlainWord(_ token: EnglishToken) -> Bool {
    token.readings.isKnown && !capitalized(token.lower).dropFirst().contains { $0.isUppercase }
      && token.lower.contains { "aeiouy".contains($0) }
  }
}
