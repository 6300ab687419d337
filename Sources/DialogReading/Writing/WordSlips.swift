import DialogSupport

/// Words that are none, told by a rule: an ending that the language does not have after such a beginning,
/// or an accent turned as another language has it.
struct WordSlips: ~Copyable, Sendable {
  /// By their last byte.
  private var endings: [UInt8: [Slip]] = [:]
  private let exceptions: Set<String>
  private let prefixes: [Substring]
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
}
