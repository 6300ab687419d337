import DialogSupport

/// Words that are none, told by a rule: an ending that the language does not have after such a beginning,
/// a frequent word with one letter amiss, or an accent turned
/// as another language has it.
struct WordSlips: Sendable {
  /// By their last byte.
  private var endings: [UInt8: [Slip]] = [:]
  private let exceptions: Set<String>
  private let prefixes: [Substring]
  /// By what they begin and end with.
  private var frequent: [Outline: [[Unicode.Scalar]]] = [:]
  private var known: Set<String> = []
  /// Letters that the language does not have, and those that are meant.
  private var turnedAccents: [Unicode.Scalar: Unicode.Scalar] = [:]
  private let hasDotlessI: Bool
  let harmonicStems: Set<String>

  private struct Slip: Sendable {
    let start: Substring
    let ending: Substring
    let right: Substring
    /// Whether nothing stands between both.
    let isWhole: Bool
  }

  /// What an edit inside of a word leaves as it is.
  private struct Outline: Hashable, Sendable {
    let first: Unicode.Scalar
    let beforeLast: Unicode.Scalar
    let last: Unicode.Scalar

    init(_ letters: [Unicode.Scalar]) {
      (first, beforeLast, last) = (letters[0], letters[letters.count - 2], letters.last!)
    }
  }

  init(_ words: WritingWords) {
    exceptions = words.notSlips
    hasDotlessI = words.hasDotlessI
    harmonicStems = .words(words.harmonicStems)
    prefixes = words.separablePrefixes.listedWords
    for item in words.slips.listedWords {
      let parts = item.parts(at: "=")
      let sides = parts[0].parts(at: "*", keepsEmpty: true)
      add(Slip(start: sides[0], ending: sides[1], right: parts[1], isWhole: false))
    }
    for stem in words.strongParticiples.listedWords {
      add(Slip(start: "ge", ending: stem.dropLast(), right: stem, isWhole: true))
    }
    for pair in words.turnedAccents.listedWords {
      turnedAccents[pair.unicodeScalars.first!] = pair.unicodeScalars.last!
    }
    for word in words.frequent.listedWords {
      let letters = Array(word.unicodeScalars)
      frequent[Outline(letters), default: []].append(letters)
      known.insert(String(word))
    }
  }

  private mutating func add(_ slip: Slip) {
    endings[slip.ending.utf8.last!, default: []].append(slip)
  }

  /// What is written instead of a word that is none; nil of others.
  func right(for word: String) -> String? {
    guard word.utf8.count > 4, !exceptions.contains(word) else { return nil }
    if let slip = endings[word.utf8.last!]?.first(where: { isSlip(word, $0) }) {
      return String(word.dropLast(slip.ending.count)) + slip.right.withSpaces
    }
    if hasDotlessI,
      let right = wordWithDottedI(word) ?? wordInHarmony(word) ?? wordOfSeveralInHarmony(word)
    {
      return right
    }
    return wordWithoutTurnedAccents(word)
      ?? (frequent.isEmpty || word.utf8.count < 7 ? nil : frequentWord(like: word))
  }

  private func wordWithoutTurnedAccents(_ word: String) -> String? {
    guard !turnedAccents.isEmpty, !word.utf8.allSatisfy({ $0 < 0x80 }),
      word.unicodeScalars.contains(where: { turnedAccents[$0] != nil })
    else { return nil }
    return String(String.UnicodeScalarView(word.unicodeScalars.map { turnedAccents[$0] ?? $0 }))
  }

  private func isSlip(_ word: String, _ slip: Slip) -> Bool {
    guard word.utf8.hasSuffix(slip.ending) else { return false }
    let stem = word.utf8.dropLast(slip.ending.utf8.count)
    let starts = [""] + (slip.start.isEmpty ? [] : prefixes)
    return starts.contains { prefix in
      let start = prefix.utf8.count + slip.start.utf8.count
      guard slip.isWhole ? stem.count == start : stem.count > start else { return false }
      return stem.starts(with: prefix.utf8)
        && stem.dropFirst(prefix.utf8.count).starts(with: slip.start.utf8)
    }
  }

  private func frequentWord(like word: String) -> String? {
    let letters = Array(word.unicodeScalars)
    guard letters.count > 6, let words = frequent[Outline(letters)], !known.contains(word) else {
      return nil
    }
    return words.first { $0.isOneSlip(from: letters) }.map {
      String(String.UnicodeScalarView($0))
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether a word is this one with a letter lost or twice, two exchanged, or one without its mark.
  fileprivate func isOneSlip(from word: [Unicode.Scalar]) -> Bool {
    guard abs(count - word.count) < 2,
      let start = indices.first(where: { $0 >= word.count || self[$0] != word[$0] })
    else { return false }
    let (own, other) = (self[start...], word[start...])
    if count > word.count { return own.dropFirst().elementsEqual(other) }
    if count < word.count {
      return other.dropFirst().elementsEqual(own) && (other.first == self[start - 1])
    }
    if own.dropFirst(2).elementsEqual(other.dropFirst(2)), own.count > 1 {
      let (i, j) = (own.startIndex, other.startIndex)
      if own[i] == other[j + 1], own[i + 1] == other[j] { return true }
    }
    return own.dropFirst().elementsEqual(other.dropFirst())
      && own.first!.base == other.first && own.first != other.first
  }
}

extension Unicode.Scalar {
  /// Without the mark that is part of it.
  fileprivate var base: Unicode.Scalar {
    switch self {
    case "á", "à", "â", "ã", "ä", "ą": "a"
    case "é", "è", "ê", "ë", "ę": "e"
    case "í", "ì", "î", "ï", "ı": "i"
    case "ó", "ò", "ô", "õ", "ö": "o"
    case "ú", "ù", "û", "ü": "u"
    case "ç", "ć": "c"
    case "ğ": "g"
    case "ł": "l"
    case "ñ", "ń": "n"
    case "ś", "ş": "s"
    case "ź", "ż": "z"
    case "й": "и"
    default: self
    }
  }
}
