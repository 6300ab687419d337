import DialogLocales

/// Nouns that numbers are read with, in the forms that the plural rules of a language tell apart: Russian
/// 1 файл, 2 файла, 5 файлов.
struct CountedNouns: Sendable {
  /// The form after numbers of the category `many`, by those that never stand there.
  private let right: [String: String]
  private let adjectiveEndings: [String]
  /// What adjectives end in that a number takes in another form, and that.
  private let directAdjectives: [(ending: String, right: String)]
  private let prepositions: Set<String>
  /// Words after which a number counts.
  private let beforeCounted: Set<String>
  private let rules: PluralRules
  /// The category of most numbers.
  private let ofMany: PluralCategory
  private let isCyrillic: Bool
  /// What other nouns are known, and what they may be.
  private let cases: WritingWords.Cases?

  /// Nil of a language of which no such nouns are known.
  init?(_ words: WritingWords, _ tag: LanguageTag) {
    guard !words.counted.isEmpty else { return nil }
    var right: [String: String] = [:]
    for item in words.counted.listedWords {
      let forms = item.parts(at: "/").map(String.init)
      for form in forms.dropLast() where form != forms.last { right[form] = forms.last }
    }
    self.right = right
    adjectiveEndings = words.countedAdjectives.listedWords.map(String.init)
    directAdjectives = words.directAdjectives.listedWords.map { item in
      let (ending, right) = item.cut(at: "=")!
      return (String(ending), String(right))
    }
    prepositions = words.prepositions
    beforeCounted = .words(words.beforeCounted)
    rules = PluralRules(for: tag)
    ofMany = rules.category(of: 5) == .other ? .other : .many
    isCyrillic = Scripts.of(tag) == .cyrillic
    cases = words.cases
  }

  /// The nouns after numbers in digits that take another form: 5 сообщения. Whatever case a phrase is in,
  /// after numbers of the category `many` no noun is in the nominative or in the form of `few`.
  func faults(in tokens: TextTokens) -> [WritingFault] {
    tokens.all.indices.compactMap { index in
      guard tokens[index].kind == .digits, tokens.isWholeNumber(at: index),
        let number = Int(tokens.text(index)), var word = tokens.word(after: index)
      else { return nil }
      let category = rules.category(of: number)
      if let fault = directAdjective(word, after: index, category, tokens) { return fault }
      if isAdjective(tokens.text(word)), let next = tokens.word(after: word) { word = next }
      let written = tokens.text(word)
      let right = category == ofMany ? right[written] : nil
      guard
        right != nil || isOfNone(written, category) && !isName(before: index, tokens)
          || isOfFew(written, category) && isCounted(by: index, tokens)
      else { return nil }
      return WritingFault(
        kind: .disagreeing, range: tokens[index].range.lowerBound..<tokens[word].range.upperBound,
        written: tokens.text(index..<word + 1), right: right.map { tokens.text(index..<word) + $0 },
        difference: .afterNumber)
    }
  }

  /// An adjective that is not as it is after such a number, before a noun: 5 новые сообщения.
  private func directAdjective(
    _ word: Int, after index: Int, _ category: PluralCategory, _ tokens: TextTokens
  ) -> WritingFault? {
    let written = tokens.text(word)
    guard category == .many, let noun = tokens.word(after: word),
      let known = directAdjectives.first(where: {
        written.utf8.count > $0.ending.utf8.count + 1 && written.utf8.hasSuffix($0.ending)
      }), isNoun(tokens.text(noun)), !isName(before: index, tokens),
      !(index > 1 && prepositions.contains(tokens.text(index - 2).lowercased()))
    else { return nil }
    let many = right[tokens.text(noun)] ?? tokens.text(noun)
    let adjective = written.dropLast(known.ending.count) + known.right
    return WritingFault(
      kind: .disagreeing, range: tokens[index].range.lowerBound..<tokens[noun].range.upperBound,
      written: tokens.text(index..<noun + 1),
      right: tokens.text(index..<word) + adjective + " " + many, difference: .afterNumber)
  }

  private func isNoun(_ word: String) -> Bool {
    right[word] != nil || cases?.nouns[word].map { !$0.isVerbToo } ?? false
  }

  /// Whether a noun is of several, in a case in which it stands after no number of a category: 5 файлы. Of one it
  /// may be counted by the number: 5 этаж.
  private func isOfNone(_ word: String, _ category: PluralCategory) -> Bool {
    guard let cases, let form = cases.nouns[word], !form.isVerbToo || form.cells == .virile,
      form.cells.isDisjoint(with: .singular)
    else { return false }
    return !cases.mayStand(form.cells, after: category)
  }

  /// Whether a noun is in a form that few things take, and of one thing in an order: 5 урока.
  private func isOfFew(_ word: String, _ category: PluralCategory) -> Bool {
    guard category == .many, let form = cases?.nouns[word], !form.isVerbToo else { return false }
    return form.cells.isDisjoint(with: .genitivePlural)
      && !form.cells.isDisjoint(with: .genitiveSingular)
  }

  private func isCounted(by index: Int, _ tokens: TextTokens) -> Bool {
    index > 1 && beforeCounted.contains(tokens.text(index - 2).lowercased())
  }

  /// Whether a number belongs to the word before it: Windows 10, шаг 5.
  private func isName(before index: Int, _ tokens: TextTokens) -> Bool {
    guard index > 1, tokens[index - 2].kind == .letters else { return false }
    let word = tokens.text(index - 2)
    if let form = cases?.nouns[word.lowercased()], !form.cells.isDisjoint(with: .nominative) {
      return true
    }
    let isForeign = isCyrillic && word.utf8.allSatisfy(\.isASCIILetter)
    return isForeign || index > 2 && word.unicodeScalars.first!.properties.isUppercase
  }

  private func isAdjective(_ word: String) -> Bool {
    adjectiveEndings.contains {
      word.utf8.count > $0.utf8.count + 2 && word.utf8.hasSuffix($0) || word == $0
    }
  }
}
