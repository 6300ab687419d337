/// Where words of Thai begin, which is written without spaces between them.
public enum ThaiWords {
  /// The places at which a line may end between two words, of each run of Thai letters.
  ///
  /// They are those that ICU finds with the same dictionary; runs of no more than four letters are
  /// taken for one word.
  ///
  /// - Parameter scalars: a text's.
  /// - Returns: indices of the scalars with which words begin, in order.
  public static func breaks(in scalars: [UInt32]) -> [Int] {
    var breaks: [Int] = []
    var letters: [ThaiLetter] = []
    for index in 0...scalars.count {
      if index < scalars.count, let letter = ThaiLetter(scalars[index]) {
        letters.append(letter)
      } else if !letters.isEmpty {
        let start = index - letters.count
        breaks += ThaiRun(letters: letters).breaks.map { start + $0 }
        letters.removeAll(keepingCapacity: true)
      }
    }
    return breaks
  }
}

/// Letters of Thai without anything between them.
///
/// Words are found as ICU's dictionary-based break engine finds them; `words.h` of the terminal
/// renderer does the same with the words of a project.
private struct ThaiRun {
  let letters: [ThaiLetter]

  /// As long as two words at least.
  private static let least = 5

  var breaks: [Int] {
    if letters.count < Self.least { return [] }
    var breaks: [Int] = []
    var place = length(at: 0)
    while place < letters.count {
      breaks.append(place)
      place += length(at: place)
    }
    return breaks
  }

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
      let behind = place + length
      let next = self.words(at: behind).lengths
      if next.isEmpty { continue }
      best = length
      if behind + next.longest == letters.count { return best }
      if next.contains(where: { !self.words(at: behind + $0).lengths.isEmpty }) { return best }
    }
    return best
  }

  /// How many letters from a place on are no word: up to where one may begin. None where there is
  /// one, or, unless they stand alone, where a word begins like them.
  private func unknown(at place: Int, isAlone: Bool) -> Int {
    let (lengths, looked) = words(at: place)
    if !lengths.isEmpty || (looked >= 3 && !isAlone) { return 0 }
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

  /// The words that begin at a place, and how many letters were looked at, with the one that no
  /// word has there.
  private func words(at place: Int) -> (lengths: WordLengths, looked: Int) {
    var lengths = WordLengths()
    var node: Int? = ThaiDictionary.root
    var end = place
    while end < letters.count, let open = node {
      end += 1
      guard let branch = ThaiDictionary.branch(letters[end - 1], at: open) else { break }
      if branch.endsWord { lengths.insert(end - place) }
      node = branch.node
    }
    return (lengths, end - place)
  }
}

/// Lengths below 32, the longest first.
private struct WordLengths: Sequence, IteratorProtocol {
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
