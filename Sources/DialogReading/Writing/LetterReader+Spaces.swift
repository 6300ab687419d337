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
  struct SpacedWord {
    let text: String
    let range: Range<Int>

    var hasObjectParticle: Bool {
      text.unicodeScalars.count > 1 && (text.hasSuffix("을") || text.hasSuffix("를"))
    }
  }

  private var spacedWords: [SpacedWord] {
    var words: [SpacedWord] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0 == " " || $0 == "\n" } ?? scalars.count
      let part = scalars[start..<end]
      if let first = part.firstIndex(where: \.isOfWord),
        let last = part.lastIndex(where: \.isOfWord)
      {
        let range = first..<last + 1
        words.append(
          SpacedWord(text: String(String.UnicodeScalarView(scalars[range])), range: range))
      }
      start = end + 1
    }
    return words
  }

  /// Whether a word is one with that before it: 저장 하세요, 3장 입니다, 관리자 에게, 끊어 졌습니다.
  private func joins(_ index: Int, in words: [SpacedWord]) -> Bool {
    let (word, next) = (words[index - 1], words[index])
    if KoreanSpaces.copulas.contains(next.text) { return true }
    if KoreanSpaces.particles.contains(next.text) {
      // Twice it is doubled; and of what agrees with a value `l10n/particle` tells.
      let agrees = word.text.last == "\u{FFFC}" && KoreanSpaces.agreeing.contains(next.text)
      return !agrees && !word.text.utf8.hasSuffix(next.text) && !word.hasObjectParticle
    }
    if word.range.upperBound != next.range.lowerBound - 1 { return false }
    if let isParticle = mayBeParticle(index, in: words) { return isParticle }
    if KoreanSpaces.shortParticles.contains(next.text) {
      return index + 1 < words.count && mayTake(next.text, after: word.text)
    }
    if KoreanSpaces.offered.contains(word.text), KoreanSpaces.offering.begin(next.text) {
      return true
    }
    if isVerbal(word.text) {
      let isAdjective = KoreanSpaces.adjectives.contains(word.text)
      if next.text == KoreanSpaces.adverbial { return isAdjective }
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
    return (word.text.unicodeScalars.count > 1 || KoreanSpaces.shortBecoming.contains(word.text))
      && !words[..<(index - 1)].suffix(2).contains(where: \.hasObjectParticle)
      && KoreanSpaces.beforeBecoming.contains(word.text.unicodeScalars.last!)
      && KoreanSpaces.becoming.begin(next.text)
  }

  /// Whether a word that may be another one too is a particle of that before it: 비행기 보다 … 더, 한 번 밖에, 자리 뿐입니다, 앱에서
  /// 만. Nil of other words.
  private func mayBeParticle(_ index: Int, in words: [SpacedWord]) -> Bool? {
    let (word, next) = (words[index - 1].text, words[index].text)
    guard KoreanSpaces.firstsOfParticles.contains(next.unicodeScalars.first!) else { return nil }
    let last = word.unicodeScalars.last.flatMap(KoreanSyllable.init)
    switch next {
    case "보다":
      return words[index...].prefix(12).contains { $0.text == "더" }
        && !words[index - 1].hasObjectParticle
    case "밖에": return KoreanSpaces.counters.contains(word)
    case "대로": return KoreanSpaces.nounsOfWays.contains(word)
    case "만":
      let isNumber =
        index + 1 < words.count
        && words[index + 1].text.unicodeScalars.first!.properties.numericType != nil
      return ["에서", "에게", "으로"].contains(where: word.utf8.hasSuffix) && index + 1 < words.count
        && !isNumber
    default:
      guard next.hasPrefix("뿐"), let last else { return nil }
      return last.final != .l
    }
  }

  /// Whether a particle of one syllable is that of the word before it, a noun without a particle.
  private func mayTake(_ particle: String, after word: String) -> Bool {
    guard word.unicodeScalars.count > 1,
      let last = word.unicodeScalars.last.flatMap(KoreanSyllable.init)
    else { return false }
    return (particle == "은") == (last.final != .none)
      && (isVerbal(word) || KoreanParticle.nouns.contains(word))
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
  private func isNoun(_ index: Int, in words: [SpacedWord]) -> Bool {
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

  func isVerbal(_ word: String) -> Bool {
    KoreanLetters.verbalNouns.contains(word) || KoreanSpaces.verbalNouns.contains(word)
  }

  private func joined(_ word: SpacedWord, _ next: SpacedWord) -> WritingFault {
    // What stands for a value is no part of what is written.
    let value = scalars[word.range].lastIndex(of: "\u{FFFC}")
    let range = (value.map { $0 + 1 } ?? word.range.lowerBound)..<next.range.upperBound
    let own = String(String.UnicodeScalarView(scalars[range.lowerBound..<next.range.lowerBound]))
    // A particle takes the form that goes with the noun: 폴더 을.
    let particles: [KoreanParticle] = [.object, .topic, .direction]
    let right =
      particles.first { [$0.afterConsonant, $0.afterVowel].contains(next.text) }?.form(
        after: word.text)
      ?? next.text
    return fault(.misspelt, range, String(own.filter { $0 != " " }) + right)
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    properties.isAlphabetic || self == "\u{FFFC}" || properties.numericType != nil
  }
}

/// What may close a quotation, or parentheses, after which a particle stands.
private let closing = Set("”’\"')]』」".unicodeScalars)
