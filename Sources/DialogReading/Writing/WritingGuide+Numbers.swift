import DialogLocales
import DialogSupport

extension WritingGuide {
  /// The noun in the plural right after a number, in a language that keeps the singular there.
  ///
  /// - Parameter place: the offset after the number, in the text’s UTF-8.
  public func plural(afterNumber place: Int, in text: String) -> Range<Int>? {
    let rest = Substring(text.utf8.dropFirst(place))
    guard !words.numerals.isEmpty, rest.utf8.first == 0x20 else { return nil }
    let word = Substring(rest.unicodeScalars.dropFirst().prefix(while: \.isLetterOrMark))
    return String(word).lowercased().isTurkishPlural
      ? place + 1..<place + 1 + word.utf8.count : nil
  }

  /// Those after numbers in digits, but for names.
  func plurals(after digits: [Int], in tokens: TextTokens, of text: String) -> [WritingFault] {
    if words.numerals.isEmpty { return [] }
    return digits.map { tokens.all[$0] }.compactMap { number in
      guard let noun = plural(afterNumber: number.range.upperBound, in: text) else { return nil }
      let range = number.range.lowerBound..<noun.upperBound
      let written = String(decoding: tokens.bytes[range], as: UTF8.self)
      if written != written.lowercased() { return nil }
      return WritingFault(kind: .pluralAfterNumber, range: range, written: written, right: nil)
    }
  }

  /// Nouns of one right after whole numbers of several, or after an adjective between: 2 entrada, 3 neue Datei. A
  /// number after a name may belong to that: Windows 11 Update.
  func singulars(after digits: [Int], in tokens: TextTokens) -> [WritingFault] {
    digits.compactMap { index in
      guard tokens.isWholeNumber(at: index),
        let number = Int(tokens.text(index)), (2..<1000).contains(number),
        let noun = singular(after: index, in: tokens), !isName(before: index, in: tokens)
      else { return nil }
      return WritingFault(
        kind: .disagreeing, range: tokens[index].range.lowerBound..<tokens[noun].range.upperBound,
        written: tokens.text(index..<noun + 1), right: nil, difference: .afterNumber,
        counted: number)
    }
  }

  /// Verbs of one after several things in digits that a sentence begins with: 3 photos was added. Of an amount “is” may
  /// be said: 3 photos is the limit.
  func verbs(afterCountedBy digits: [Int], in tokens: TextTokens) -> [WritingFault] {
    digits.compactMap { index in
      guard tokens.startsSentence(at: index), tokens.isWholeNumber(at: index),
        let noun = tokens.word(after: index),
        let verb = tokens.word(after: noun), let number = Int(tokens.text(index)), number > 1
      else { return nil }
      let word = tokens.text(verb).lowercased()
      guard let facts = facts(of: word), facts.kinds.contains(.verb), !facts.cells.isEmpty,
        facts.cells.isDisjoint(with: .plural),
        let things = self.facts(of: tokens.text(noun).lowercased()), things.kinds.contains(.noun),
        things.cells.isDisjoint(with: .singular),
        word != "is" || tokens.word(after: verb).map({ isParticiple(tokens.text($0)) }) ?? false
      else { return nil }
      return WritingFault(
        kind: .disagreeing, range: tokens[index].range.lowerBound..<tokens[verb].range.upperBound,
        written: tokens.text(index..<verb + 1), right: nil, difference: .number)
    }
  }

  private func isParticiple(_ word: String) -> Bool {
    word.utf8.hasSuffix("ed") || word.utf8.hasSuffix("ing") || word == "sent" || word == "lost"
  }

  /// The place of a noun that is nothing but one, after a number and maybe an adjective.
  private func singular(after index: Int, in tokens: TextTokens) -> Int? {
    guard let first = tokens.word(after: index) else { return nil }
    let isAdjective = self.facts(of: tokens.text(first).lowercased())?.kinds == .adjective
    guard let noun = isAdjective ? tokens.word(after: first) : first else { return nil }
    let word = tokens.text(noun).lowercased()
    guard let facts = self.facts(of: word), facts.kinds.contains(.noun),
      !facts.kinds.contains(.verb), !facts.cells.isEmpty,
      facts.cells.isDisjoint(with: .plural), !words.measures.contains(word), !isMonth(word),
      isWord(noun, in: tokens), !words.joinsNouns || endsGroup(noun, in: tokens)
    else { return nil }
    return noun
  }

  /// Whether it is all of a word: no foto’s.
  private func isWord(_ index: Int, in tokens: TextTokens) -> Bool {
    guard index + 1 < tokens.all.count else { return true }
    return ![.apostrophe, .closingQuote, .straightQuote, .hyphen].contains(tokens[index + 1].kind)
  }

  /// Whether a noun stands before no other one, which it may tell more of: a 2 player game.
  private func endsGroup(_ noun: Int, in tokens: TextTokens) -> Bool {
    guard let next = tokens.word(after: noun).map({ tokens.text($0).lowercased() }) else {
      return true
    }
    return words.endsOfGroups.contains(next) || facts(of: next)?.kinds.contains(.verb) ?? false
  }

  /// Whether the word before a number is a noun, or written like a name.
  private func isName(before index: Int, in tokens: TextTokens) -> Bool {
    guard index > 1, tokens[index - 2].kind == .letters else { return false }
    let word = tokens.text(index - 2)
    if let facts = facts(of: word.lowercased()) { return facts.kinds.contains(.noun) }
    return (index > 2 || words.hasCompounds) && word.unicodeScalars.first!.properties.isUppercase
  }

  private func isMonth(_ word: String) -> Bool {
    (LocaleData.find(tag) ?? .root).monthNames.contains { $0.lowercased() == word }
  }
}

extension TextTokens {
  /// Whether no decimals, times or other numbers are joined to a number.
  func isWholeNumber(at index: Int) -> Bool {
    [index - 1, index + 1].allSatisfy { place in
      !all.indices.contains(place) || self[place].kind.isSpace
        || [.openingQuote, .openingBracket].contains(self[place].kind)
    } && !(index > 1 && self[index - 2].kind == .digits)
  }

  /// Whether nothing comes before a place in its sentence.
  func startsSentence(at index: Int) -> Bool {
    index == 0 || index > 1 && self[index - 1].kind.isSpace && self[index - 2].kind.endsSentence
  }

  /// The word that stands after a place with a space between both.
  func word(after index: Int) -> Int? {
    guard index + 2 < all.count, self[index + 1].kind == .space, self[index + 2].kind == .letters
    else { return nil }
    return index + 2
  }
}
