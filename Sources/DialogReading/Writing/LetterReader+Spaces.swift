import DialogLocales

/// Spaces of Korean: between a noun and what makes a verb of it, and before nouns that depend on what comes before.
extension LetterReader {
  func readSpaces(_ faults: inout [WritingFault]) {
    let words = spacedWords
    for index in words.indices {
      readMissingSpaces(in: words[index], &faults)
      let start = words[index].range.lowerBound
      guard index > 0, at(start - 1) == " ", let last = scalars[..<(start - 1)].last,
        last.isHangulSyllable || last == "\u{FFFC}" || last.properties.isAlphabetic
          || last.properties.numericType != nil || closing.contains(last)
      else { continue }
      if joins(index, in: words) {
        faults.append(joined(words[index - 1], words[index]))
      }
    }
  }

  /// A word between spaces, without the marks around it.
  private struct Word {
    let text: String
    let range: Range<Int>

    var hasObjectParticle: Bool {
      text.unicodeScalars.count > 1 && (text.hasSuffix("을") || text.hasSuffix("를"))
    }
  }

  private var spacedWords: [Word] {
    var words: [Word] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0 == " " || $0 == "\n" } ?? scalars.count
      let part = scalars[start..<end]
      if let first = part.firstIndex(where: \.isOfWord),
        let last = part.lastIndex(where: \.isOfWord)
      {
        let range = first..<last + 1
        words.append(Word(text: String(String.UnicodeScalarView(scalars[range])), range: range))
      }
      start = end + 1
    }
    return words
  }

  // MARK: Too many

  /// Whether a word is one with that before it: 저장 하세요, 3장 입니다, 관리자 에게, 끊어 졌습니다.
  private func joins(_ index: Int, in words: [Word]) -> Bool {
    let (word, next) = (words[index - 1], words[index])
    if KoreanSpaces.copulas.contains(next.text) { return true }
    if KoreanSpaces.particles.contains(next.text) {
      // Twice it is doubled; and of what agrees with a value `l10n/particle` tells.
      let agrees = word.text.last == "\u{FFFC}" && KoreanSpaces.agreeing.contains(next.text)
      return !agrees && !word.text.utf8.hasSuffix(next.text) && !word.hasObjectParticle
    }
    if word.range.upperBound != next.range.lowerBound - 1 { return false }
    if isVerbal(word.text) {
      let isAdjective = KoreanSpaces.adjectives.contains(word.text)
      if next.text == KoreanSpaces.attribute {
        return isAdjective && index + 1 < words.count
          && !isCounter(words[index + 1].text)
      }
      return (KoreanSpaces.verbs.begin(next.text) || KoreanSpaces.wholeVerbs.contains(next.text))
        && !KoreanSpaces.notVerbs.contains(where: next.text.hasPrefix)
        && !isNoun(index, in: words)
        && (index > 1
          ? isAdjective || mayPrecede(words[index - 2].text)
          : !next.text.hasPrefix(KoreanSpaces.topic))
    }
    // What is lost has an object or comes after one: 시간을 넘겨 졌습니다.
    return word.text.unicodeScalars.count > 1
      && !words[..<(index - 1)].suffix(2).contains(where: \.hasObjectParticle)
      && KoreanSpaces.beforeBecoming.contains(word.text.unicodeScalars.last!)
      && KoreanSpaces.becoming.begin(next.text)
  }

  /// Whether a word counts, with a particle or without.
  private func isCounter(_ word: String) -> Bool {
    KoreanSpaces.counters.contains { counter in
      word == counter
        || word.hasPrefix(counter)
          && KoreanSpaces.endsBefore.contains(String(word.dropFirst(counter.count)))
    }
  }

  /// Whether 할 or 해 is no verb of the noun before it, as the next word tells.
  private func isNoun(_ index: Int, in words: [Word]) -> Bool {
    words[index].text.unicodeScalars.count == 1 && index + 1 < words.count
      && KoreanSpaces.notVerbsBefore.contains(words[index + 1].text)
  }

  /// Whether a word tells no more of the noun after it, as one with a particle or an adverb does not.
  private func mayPrecede(_ word: String) -> Bool {
    if KoreanSpaces.adverbs.contains(word) { return true }
    let letters = word.unicodeScalars
    return
      (letters.count > 2
      || letters.count == 2 && KoreanSpaces.shortNouns.contains(letters.first!))
      && KoreanSpaces.endsBefore.contains(where: word.utf8.hasSuffix)
      && !KoreanSpaces.attributesBefore.contains(word)
  }

  private func isVerbal(_ word: String) -> Bool {
    KoreanLetters.verbalNouns.contains(word) || KoreanSpaces.verbalNouns.contains(word)
  }

  private func joined(_ word: Word, _ next: Word) -> WritingFault {
    // What stands for a value is no part of what is written.
    let value = scalars[word.range].lastIndex(of: "\u{FFFC}")
    let range = (value.map { $0 + 1 } ?? word.range.lowerBound)..<next.range.upperBound
    return fault(
      .misspelt, range, String(String.UnicodeScalarView(scalars[range].filter { $0 != " " })))
  }

  // MARK: Too few

  /// 볼수있어요, 끊겼을때, 필요한경우.
  private func readMissingSpaces(in word: Word, _ faults: inout [WritingFault]) {
    readBoundNoun(in: word, &faults)
    guard word.text.unicodeScalars.contains(where: KoreanSpaces.firstsOfNouns.contains),
      !KoreanSpaces.wholes.contains(where: word.text.contains)
    else { return }
    for (befores, noun, afters) in KoreanSpaces.boundNouns {
      guard let after = afters.first(where: { word.text.utf8.hasSuffix(noun + $0) }) else {
        continue
      }
      let before = word.text.dropLast(noun.count + after.count)
      guard befores.contains(where: { ends(before, in: $0) }) else { continue }
      let start = word.range.lowerBound + before.unicodeScalars.count - 1
      let length = noun.unicodeScalars.count + 1
      faults.append(
        fault(.misspelt, start..<start + length, "\(scalars[start]) \(noun)"))
      return
    }
  }

  /// Whether what stands before a noun ends in a syllable, or in a consonant; verbs of one syllable are known.
  private func ends(_ before: Substring, in end: String) -> Bool {
    guard let last = before.unicodeScalars.last else { return false }
    if end == "ㄹ" {
      return KoreanSyllable(last)?.final == .l
        && (before.unicodeScalars.count > 1 || KoreanLetters.verbsOfOneSyllable.contains(last))
    }
    return before.hasSuffix(end) && (before.unicodeScalars.count > 1 || "할될한된".contains(end))
  }

  /// 수 without the spaces around it, where it can be no part of a noun: 재개할수 있습니다, 볼수있어요, 열 수있습니다.
  private func readBoundNoun(in word: Word, _ faults: inout [WritingFault]) {
    for index in word.range where scalars[index] == "수" {
      let hasSpace = at(index + 1) == " "
      let verb = hasSpace ? at(index + 2) : at(index + 1)
      guard verb == "있" || verb == "없" else { continue }
      let isFirst = index == word.range.lowerBound
      guard let before = KoreanSyllable(at(isFirst ? index - 2 : index - 1)), before.final == .l
      else { continue }
      if isFirst {
        if !hasSpace, at(index - 1) == " " {
          faults.append(fault(.misspelt, index..<index + 2, "수 \(verb)"))
        }
        continue
      }
      guard !KoreanLetters.beforeBoundNoun.contains(scalars[index - 1]),
        index - 1 > word.range.lowerBound
          || KoreanLetters.verbsOfOneSyllable.contains(before.scalar)
      else { continue }
      faults.append(
        hasSpace
          ? fault(.misspelt, index - 1..<index + 1, "\(before.scalar) 수")
          : fault(.misspelt, index - 1..<index + 2, "\(before.scalar) 수 \(verb)"))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    properties.isAlphabetic || self == "\u{FFFC}" || properties.numericType != nil
  }
}

/// What may close a quotation, or parentheses, after which a particle stands.
private let closing = Set("”’\"')]』」".unicodeScalars)
