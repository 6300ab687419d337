public import DialogLocales

/// Tells that a text is in another language than it should be.
///
/// By its letters where the alphabets differ; by words of grammar where they don't, and then only
/// when nothing speaks for the language itself.
extension LanguageConventions {
  /// What a text is in instead of this language.
  public enum Foreign: Hashable, Sendable {
    /// Letters of another script, and none of the language's own.
    case script
    /// The language of a tag.
    case language(String)

    /// What words of a relative are of where they are known (`WritingWords.foreign`): Russian in Ukrainian.
    public static let relative = Foreign.language("ru")
  }

  /// Nil where the text may well be in the language.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - traits: those of the text.
  public func foreign(_ text: String, _ traits: TextTraits) -> Foreign? {
    let letters = traits.scripts.distinct
    guard !scripts.isEmpty, !letters.isEmpty, !scripts.contains(.other) else { return nil }
    if letters.isDisjoint(with: scripts) { return foreignScript(text, letters, traits) }
    switch language {
    case "ja": return letters.isDisjoint(with: [.hiragana, .katakana]) ? chinese(text) : nil
    case "zh", "yue":
      return letters.isDisjoint(with: [.hiragana, .katakana]) ? variant(text) : japanese(text)
    case "ko": return letters.contains(.hangul) ? nil : .script
    case "ru", "uk", "be", "bg": return cyrillic(text)
    case "ar":
      return text.unicodeScalars.count { "پچژگیک".unicodeScalars.contains($0) } > 1
        ? .language("fa") : nil
    default: return scripts == .latin ? latin(text) : nil
    }
  }

  /// Latin letters alone may be a name; of other scripts two letters are enough.
  private func foreignScript(
    _ text: String, _ letters: Scripts, _ traits: TextTraits
  ) -> Foreign? {
    guard letters == .latin else { return traits.letterCount > 1 ? .script : nil }
    let words = text.letterRuns()
    let evidence = LatinEvidence(words)
    let best = FunctionWords.languages.map(evidence.score).max() ?? 0
    return words.count > 2 && best > 0 || best > 1 ? .script : nil
  }

  private func latin(_ text: String) -> Foreign? {
    let words = text.letterRuns()
    let evidence = LatinEvidence(words)
    if words.count > 1, let other = evidence.language(insteadOf: language) {
      return .language(other)
    }
    if words.count < 3, let owner = LatinEvidence.owner(of: words, insteadOf: language),
      owner != "en"
    {
      return .language(owner)
    }
    return text.utf8.count == text.unicodeScalars.count
      ? nil : languageOfLetters(text, evidence).map(Foreign.language)
  }

  /// The language whose letters a text has where this one has none such: in words without a capital,
  /// which are not names.
  private func languageOfLetters(_ text: String, _ evidence: LatinEvidence) -> String? {
    guard LatinLetters.languages.contains(language),
      let own = FunctionWords.languages.firstIndex(of: language)
    else { return nil }
    var (others, isForeign) = (UInt32.max, false)
    for word in text.letterRuns(isCaseKept: true)
    where word.unicodeScalars.first?.properties.isLowercase ?? false {
      for scalar in word.unicodeScalars where scalar.value > 0x7F && scalar != "’" {
        let languages = LatinLetters.languages(of: scalar)
        guard languages >> own & 1 == 0 else { continue }
        (others, isForeign) = (others & languages, true)
      }
    }
    guard isForeign else { return nil }
    let known = FunctionWords.languages.indices.filter { others >> $0 & 1 == 1 }
    // A language of which more words are there is only misspelt.
    let best = known.map { FunctionWords.languages[$0] }
      .max { evidence.score(of: $0) < evidence.score(of: $1) }
    return best.flatMap { evidence.score(of: $0) >= evidence.score(of: language) ? $0 : nil }
  }

  // MARK: Han

  /// A text in Han alone that has characters Japanese does not.
  private func chinese(_ text: String) -> Foreign? {
    let isChinese = text.unicodeScalars.contains { scalar in
      let sets = HanSets.of(scalar)
      return !sets.isEmpty && !sets.contains(.japanese)
    }
    return isChinese ? .language("zh") : nil
  }

  /// Hiragana, which Chinese has none of; の alone is used as decoration.
  private func japanese(_ text: String) -> Foreign? {
    let kana = text.unicodeScalars.count { (0x3041..<0x3097).contains($0.value) && $0 != "の" }
    return kana > 1 ? .language("ja") : nil
  }

  /// Characters of the other of the two ways to write Chinese, and none of its own.
  private func variant(_ text: String) -> Foreign? {
    let isTraditional = tag.likelyScript == "Hant"
    let (own, other): (HanSets, HanSets) =
      isTraditional ? (.traditional, .simplified) : (.simplified, .traditional)
    var (ownCount, otherCount) = (0, 0)
    for scalar in text.unicodeScalars {
      let sets = HanSets.of(scalar).intersection([.simplified, .traditional])
      if sets == own { ownCount += 1 }
      if sets == other { otherCount += 1 }
    }
    guard otherCount > 0, ownCount == 0 else { return nil }
    return .language(isTraditional ? "zh-Hans" : "zh-Hant")
  }

  // MARK: Cyrillic

  /// Whether a text begins with an infinitive of Ukrainian, Завершити, Скасувати, or has a word of it
  /// that Russian lacks, in letters of both.
  private func hasUkrainianWord(_ text: String) -> Bool {
    let words = text.letterRuns()
    if words.contains(where: LanguageWords.ukrainianBesideRussian.contains) { return true }
    guard let first = words.first, first.utf8.count > 12 else { return false }
    return LanguageWords.ukrainianInfinitives.contains(where: first.hasSuffix)
  }

  /// Letters that the language does not have.
  private func cyrillic(_ text: String) -> Foreign? {
    if language == "ru", hasUkrainianWord(text) { return .language("uk") }
    for scalar in text.lowercased().unicodeScalars {
      switch (language, scalar) {
      case ("ru", "і"), ("ru", "ї"), ("ru", "є"), ("ru", "ґ"): return .language("uk")
      case ("uk", "ы"), ("uk", "э"), ("uk", "ъ"), ("uk", "ё"): return .language("ru")
      case ("bg", "ы"), ("bg", "э"), ("bg", "ё"): return .language("ru")
      case ("ru", "ў"): return .language("be")
      case ("be", "и"), ("be", "щ"), ("be", "ъ"): return .language("ru")
      case (_, "ђ"), (_, "ј"), (_, "љ"), (_, "њ"), (_, "ћ"), (_, "џ"): return .language("sr")
      default: break
      }
    }
    return nil
  }
}
