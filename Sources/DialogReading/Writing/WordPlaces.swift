import DialogLocales

/// Where the words of a text stand, and what stands between them.
struct WordPlaces {
  private let bytes: [UInt8]
  /// The bytes of each run of letters, as `letterRuns` has them.
  let all: [Range<Int>]

  init(_ text: String) {
    bytes = Array(text.utf8)
    all = text.letterRunRanges
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What stands from a word to another one, without it.
  func text(before index: Int, from first: Int) -> String {
    text(all[first].lowerBound..<all[index].lowerBound)
  }

  /// What stands after a word up to the end of another one.
  func text(after index: Int, to last: Int) -> String {
    text(all[index].upperBound..<all[last].upperBound)
  }

  private func gap(after index: Int) -> String {
    text(all[index].upperBound..<all[index + 1].lowerBound)
  }

  /// Whether nothing but a space stands between words; after the first one also a number, if asked: les 3 photos.
  func areJoined(_ words: ClosedRange<Int>, aroundNumber: Bool = false) -> Bool {
    (words.lowerBound..<words.upperBound).allSatisfy { index in
      let gap = gap(after: index)
      return gap == " " || gap == "\u{A0}"
        || aroundNumber && index == words.lowerBound && hasNumber(after: index)
    }
  }

  /// Whether no mark parts words, as numbers, values and hyphens do not.
  func areOfOneClause(_ words: ClosedRange<Int>) -> Bool {
    (words.lowerBound..<words.upperBound).allSatisfy { index in
      !gap(after: index).unicodeScalars.contains {
        ",;:.!?()–—\n„“”«»\"".unicodeScalars.contains($0)
      }
    }
  }

  /// Whether nothing but a number, or the value of one, stands between a word and the next.
  func hasNumber(after index: Int) -> Bool {
    let gap = gap(after: index).unicodeScalars.filter { $0 != " " && $0 != "\u{A0}" }
    return !gap.isEmpty && gap.allSatisfy { $0 == "\u{FFFC}" || ("0"..."9").contains($0) }
  }

  /// Whether nothing comes before a word in its sentence.
  func startsSentence(_ index: Int) -> Bool {
    let before = text(0..<all[index].lowerBound).unicodeScalars.reversed()
    let last = before.first { !" \u{A0}“„«\"¿¡".unicodeScalars.contains($0) }
    return last.map { ".!?:\n؟".unicodeScalars.contains($0) } ?? true
  }

  /// Whether a quotation that has a word is not closed before it.
  func isQuoted(_ index: Int) -> Bool {
    let before = text(0..<all[index].lowerBound).unicodeScalars
    return before.count { "«„".unicodeScalars.contains($0) }
      > before.count { "»“”".unicodeScalars.contains($0) }
  }

  /// Whether nothing comes after a word in its sentence but a mark.
  func endsSentence(_ index: Int) -> Bool {
    let after = text(all[index].upperBound..<bytes.count).unicodeScalars
    return after.first.map { ".!?".unicodeScalars.contains($0) } ?? true
  }

  /// Whether nothing but a number, or the value of one, comes before a word in its sentence.
  func isCounted(_ index: Int) -> Bool { followsNumber(index, opening: true) }

  /// Whether a number, or the value of one, comes right before a word; also whether it opens the sentence, if asked.
  func followsNumber(_ index: Int, opening: Bool) -> Bool {
    func isNumber(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\u{FFFC}" || ("0"..."9").contains(scalar)
    }
    let before = text(0..<all[index].lowerBound).unicodeScalars.reversed()
      .drop { " \u{A0}\u{202F}".unicodeScalars.contains($0) }
    guard let last = before.first, isNumber(last) else { return false }
    guard opening else { return true }
    let rest = before.first { !isNumber($0) && $0 != " " }
    return rest.map { ".!?:\n¿¡".unicodeScalars.contains($0) } ?? true
  }

  /// Whether a word ends its sentence, and that asks nothing.
  func endsStatement(_ index: Int) -> Bool {
    endsSentence(index) && text(all[index].upperBound..<bytes.count).utf8.first != UInt8(ascii: "?")
  }

  /// Whether no number, value, name or further noun comes right after a word: nummer 5, Adresse, Name und Ort.
  func isAlone(_ index: Int) -> Bool {
    let after = text(all[index].upperBound..<bytes.count).unicodeScalars
    if after.first == "," { return false }
    guard let next = after.first(where: { $0 != " " && $0 != "\u{A0}" }) else { return true }
    return next.properties.isLowercase || ".!?:;)".unicodeScalars.contains(next)
  }

  /// Whether nothing comes after a word in its clause but a mark.
  func endsClause(_ index: Int) -> Bool {
    let after = text(all[index].upperBound..<bytes.count).unicodeScalars
    let mark = after.first { !" \u{A0}\u{202F}".unicodeScalars.contains($0) }
    return mark.map { ".!?,;:)".unicodeScalars.contains($0) } ?? true
  }

  /// Whether a word comes after a comma, or after a preposition that does: `, für die`.
  func isRelative(_ index: Int) -> Bool {
    [index, index - 1].contains { place in
      guard all.indices.contains(place) else { return false }
      return text(0..<all[place].lowerBound).unicodeScalars.last { $0 != " " } == ","
    }
  }

  /// Whether a hyphen, a slash or a value joins a word to what follows.
  func isJoinedToNext(_ index: Int) -> Bool {
    let end = all[index].upperBound
    guard end < bytes.count, !" .,:;?!)\n\"'".utf8.contains(bytes[end]) else { return false }
    let next = text(end..<bytes.count).unicodeScalars.first!
    return next.isASCII || !next.properties.generalCategory.isClosing
  }

  /// Whether a hyphen, a slash or an apostrophe joins a word to what comes before: кол-во.
  func isJoinedToPrevious(_ index: Int) -> Bool {
    let before = text(0..<all[index].lowerBound).unicodeScalars.last
    return before.map {
      "-‑–/'’_@#.".unicodeScalars.contains($0) || $0.properties.numericType != nil
    } ?? false
  }

  /// Whether a word has a capital inside, as watchOS has, or a period comes after it that its sentence goes on after.
  func isAbbreviation(_ index: Int) -> Bool {
    let word = text(all[index]).unicodeScalars
    if word.dropFirst().contains(where: \.properties.isUppercase) { return true }
    let after = text(all[index].upperBound..<bytes.count).unicodeScalars
    guard after.first == "." else { return false }
    return after.dropFirst().first { $0 != " " }?.properties.isLowercase ?? false
  }

  /// Whether a word has a capital and the next has none, which might be the noun that counts.
  func isNounOfItsOwn(_ index: Int) -> Bool {
    let isLast = index + 1 == all.count
    return isCapital(index)
      && (isLast || !isCapital(index + 1) || !areJoined(index...index + 1))
  }

  func isCapital(_ index: Int) -> Bool {
    text(all[index]).unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// Whether a word has no capital, unlike iPhone.
  func isLowercase(_ index: Int) -> Bool {
    let word = text(all[index])
    return word == word.lowercased()
  }

  /// Whether both words are written alike: not `sie Sie`, and not a name, `Duran Duran`.
  func isRepetition(_ words: ClosedRange<Int>) -> Bool {
    let (first, second) = (text(all[words.lowerBound]), text(all[words.upperBound]))
    let mayBeName = isCapital(words.upperBound) && isCapital(words.lowerBound)
    return !mayBeName && (first == second || startsSentence(words.lowerBound))
  }

  /// Whether a word with a capital stands inside a sentence.
  func isName(_ index: Int) -> Bool { isCapital(index) && !startsSentence(index) }

  /// A word in which a part is written otherwise, what an apostrophe parts from it left as it is.
  func replaced(_ core: String, with right: String, at index: Int) -> String {
    let word = text(all[index])
    let mark = word.firstIndex { "'’".contains($0) }
    guard let mark else { return cased(right, as: index) }
    let (start, end) = (word[...mark], word[mark...])
    return end.count == core.count + 1 ? start + right : cased(right, as: index) + end
  }

  /// A word in lower case as another is written.
  func cased(_ word: String, as index: Int) -> String {
    guard isCapital(index), let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isClosing: Bool {
    // Marks beyond ASCII: ؟ and 。
    self == .finalPunctuation || self == .closePunctuation || self == .initialPunctuation
      || self == .spaceSeparator || self == .otherPunctuation
  }
}
