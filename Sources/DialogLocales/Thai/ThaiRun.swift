/// Letters of Thai without anything between them.
///
/// Words are found as ICU's dictionary-based break engine finds them; `words.h` of the terminal
/// renderer does the same with the words of a project.
final class ThaiRun {
  let letters: [ThaiLetter]
  /// What the dictionary was asked for, by place.
  private var known: [Found?]

  struct Found {
    var lengths = WordLengths()
    /// How many letters were looked at, with the one that no word has there.
    var looked = 0
  }

  init(_ letters: [ThaiLetter]) {
    self.letters = letters
    known = Array(repeating: nil, count: letters.count)
  }

  /// The runs of a text, each with the index of its first scalar.
  static func all(in scalars: some Collection<UInt32>) -> [(start: Int, run: ThaiRun)] {
    var runs: [(start: Int, run: ThaiRun)] = []
    var letters: [ThaiLetter] = []
    var index = 0
    for scalar in scalars {
      if let letter = ThaiLetter(scalar) {
        letters.append(letter)
      } else if !letters.isEmpty {
        runs.append((index - letters.count, ThaiRun(letters)))
        letters = []
      }
      index += 1
    }
    return letters.isEmpty ? runs : runs + [(index - letters.count, ThaiRun(letters))]
  }

  /// Where words begin after others.
  func wordStarts() -> [Int] {
    var starts: [Int] = []
    var place = length(at: 0)
    while place < letters.count {
      starts.append(place)
      place += length(at: place)
    }
    return starts
  }

  /// The places at which the dictionary was asked for words.
  var askedPlaces: [Int] { known.indices.filter { known[$0] != nil } }

  /// Of the word that begins at a place; at least 1.
  private func length(at place: Int) -> Int {
    var end = place + likeliest(at: place)
    // What is no word belongs to a short one before it.
    if end - place < 3, end < letters.count { end += unknown(at: end, isAlone: end == place) }
    while end < letters.count, letters[end].isMark { end += 1 }
    return end + suffix(at: end) - place
  }

  /// The length of the longest word at a place that two others follow, or the end; else of the
  /// shortest that one follows, else of the longest; 0 where no word begins there.
  private func likeliest(at place: Int) -> Int {
    let words = words(at: place).lengths
    var best = words.longest
    if place + best == letters.count { return best }
    for length in words {
      let after = place + length
      let next = self.words(at: after).lengths
      if next.isEmpty { continue }
      best = length
      if after + next.longest == letters.count { return best }
      if next.contains(where: { !self.words(at: after + $0).lengths.isEmpty }) { return best }
    }
    return best
  }

  /// How many letters from a place on are no word: up to where one may begin. None where there is
  /// one, or, unless they stand alone, where a word begins like them.
  private func unknown(at place: Int, isAlone: Bool) -> Int {
    let found = words(at: place)
    if !found.lengths.isEmpty || (found.looked >= 3 && !isAlone) { return 0 }
    var end = place + 1
    while end < letters.count {
      let isLikely = letters[end - 1].mayEndWord && letters[end].mayBeginWord
      if isLikely, !words(at: end).lengths.isEmpty { break }
      end += 1
    }
    return end - place
  }

  /// The signs that belong to the word before a place: paiyannoi, then maiyamok.
  private func suffix(at place: Int) -> Int {
    if place == letters.count || !words(at: place).lengths.isEmpty { return 0 }
    var end = place
    if letters[end] == .paiyannoi, !letters[end - 1].isSuffix { end += 1 }
    let repeats = end < letters.count && letters[end] == .maiyamok
    if repeats, letters[end - 1] != .maiyamok { end += 1 }
    return end - place
  }

  /// The words that begin at a place.
  private func words(at place: Int) -> Found {
    if let found = known[place] { return found }
    var found = Found()
    var node = ThaiDictionary.root
    while place + found.looked < letters.count {
      let letter = letters[place + found.looked]
      found.looked += 1
      guard let branch = ThaiDictionary.branch(letter, at: node) else { break }
      if branch.endsWord { found.lengths.insert(found.looked) }
      node = branch.node
    }
    known[place] = found
    return found
  }
}

/// Lengths below 32, the longest first.
struct WordLengths: Sequence, IteratorProtocol {
  private var bits: UInt32 = 0

  var isEmpty: Bool { bits == 0 }
  /// 0 where there is none.
  var longest: Int { isEmpty ? 0 : 31 - bits.leadingZeroBitCount }

  mutating func insert(_ length: Int) { bits |= 1 << UInt32(length) }

  mutating func next() -> Int? {
    if isEmpty { return nil }
    let length = longest
    bits &= ~(1 << UInt32(length))
    return length
  }
}
