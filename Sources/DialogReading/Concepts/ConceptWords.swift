internal import DialogSupport

/// The words of a language's concepts, read from its list where that lies, in the executable unless it has verbs
/// by their stems.
///
/// Phrases are found by the letters that they begin with: two of ASCII or of an alphabet beyond it, one
/// syllable or sign of others.
public final class ConceptWords: Sendable {
  /// Phrases whose first word is known from its beginning.
  private let starting: PhraseIndex
  /// Phrases whose first word may begin with anything.
  private let inner: PhraseIndex
  let phrases: [Phrase]
  /// The concepts that it has words for: of others a text says nothing.
  public let known: ConceptSet
  /// The list’s bytes.
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
  /// Whether they lie in no executable.
  private let ownsBytes: Bool

  /// A phrase of the list.
  struct Phrase {
    let concept: UInt16
    /// Where its first word stands in the list, without hyphens.
    let word: Range<UInt32>
    let beginsWord: Bool
    let endsWord: Bool
    /// Where the list's further words of it stand.
    let rest: Range<UInt32>
    /// The phrase after it that has the same key; −1 for none.
    fileprivate(set) var next: Int32 = -1
  }

  /// Nil of a language whose words are not known.
  public convenience init?(_ words: LanguageWords?) {
    guard let words, words.concepts.utf8CodeUnitCount > 0 else { return nil }
    self.init(words.concepts)
  }

  init(_ list: StaticString) {
    let written = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    if let forms = ConceptWords.withForms(of: written) {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: forms.count)
      _ = copy.initialize(from: forms)
      (bytes, ownsBytes) = (UnsafeBufferPointer(copy), true)
    } else {
      (bytes, ownsBytes) = (written, false)
    }
    var reader = ConceptListReader(bytes)
    reader.read()
    phrases = reader.phrases
    known = reader.known
    starting = reader.starting
    inner = reader.inner
  }

  deinit {
    if ownsBytes { bytes.deallocate() }
  }

  /// Calls with each phrase whose first word stands at a byte of a text.
  func forEachCandidate(
    in text: borrowing ConceptText, at index: Int, isWord: Bool, _ body: (Phrase) -> Void
  ) {
    text.bytes.withUnsafeBufferPointer { text in
      let keys = PhraseKeys(text, at: index, before: text.count)
      let bodyIfThere = { (phrase: Phrase) in
        let word = Int(phrase.word.lowerBound)..<Int(phrase.word.upperBound)
        if self.stands(word, in: text, at: index) { body(phrase) }
      }
      inner.forEach(keys, phrases, bodyIfThere)
      if isWord { starting.forEach(keys, phrases, bodyIfThere) }
    }
  }

  /// Whether a word of the list stands at a byte of a text.
  func stands(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let count = word.upperBound - word.lowerBound
    let word = UnsafeBufferPointer(start: bytes.baseAddress! + word.lowerBound, count: count)
    return index + count <= text.count && text.has(word, at: index)
  }
}

/// The keys that phrases which begin like a text may have: that of its first letters, and that of the
/// first alone.
struct PhraseKeys {
  let long: Int
  let short: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, before end: Int) {
    let first = bytes[index]
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let length = width < 3 ? width * 2 : width
    short = PhraseKeys.key(bytes, index, min(width, end - index))
    long = index + length <= end ? PhraseKeys.key(bytes, index, length) : short
  }

  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ count: Int) -> Int {
    var value: UInt32 = 0
    // No range: this is asked of every letter, also by a program that nothing specializes.
    var place = index
    while place < index + count {
      value = value << 8 | UInt32(bytes[place])
      place += 1
    }
    return Int((value &* 0x9E37_79B1) >> 21)
  }
}

/// Phrases by their keys.
struct PhraseIndex {
  private var heads = [Int32](repeating: -1, count: 2048)

  /// Puts a phrase before those of its key.
  ///
  /// - Returns: the first of those.
  mutating func insert(_ phrase: Int32, _ key: Int) -> Int32 {
    defer { heads[key] = phrase }
    return heads[key]
  }

  func forEach(
    _ keys: PhraseKeys, _ phrases: [ConceptWords.Phrase], _ body: (ConceptWords.Phrase) -> Void
  ) {
    walk(keys.long, phrases, body)
    if keys.short != keys.long { walk(keys.short, phrases, body) }
  }

  private func walk(
    _ key: Int, _ phrases: [ConceptWords.Phrase], _ body: (ConceptWords.Phrase) -> Void
  ) {
    var index = heads[key]
    while index >= 0 {
      let phrase = phrases[Int(index)]
      body(phrase)
      index = phrase.next
    }
  }
}

/// Reads a list of words by its bytes, once.
private struct ConceptListReader {
  var phrases: [ConceptWords.Phrase] = []
  var known = ConceptSet()
  var starting = PhraseIndex()
  var inner = PhraseIndex()
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The concept of the line before: lines stand in the order of the groups.
  private var concept = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    phrases.reserveCapacity(bytes.count / 10)
  }

  mutating func read() {
    var start = 0
    while start < bytes.count {
      let end = index(of: "\n", from: start, before: bytes.count)
      let colon = index(of: ":", from: start, before: end)
      findConcept(start..<colon)
      known.insert(concept)
      readPhrases(colon + 1..<end)
      start = end + 1
    }
  }

  private func index(of mark: Unicode.Scalar, from start: Int, before end: Int) -> Int {
    bytes.place(of: UInt8(ascii: mark), from: start, before: end)
  }

  private mutating func findConcept(_ range: Range<Int>) {
    repeat { concept += 1 } while concept < ConceptGroup.names.count && !isName(of: concept, range)
    precondition(concept < ConceptGroup.names.count, "a list of words names an unknown concept")
  }

  private func isName(of concept: Int, _ range: Range<Int>) -> Bool {
    ConceptGroup.names[concept].english.utf8.equals(bytes[range])
  }

  private mutating func readPhrases(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = index(of: "|", from: start, before: range.upperBound)
      let last = end < range.upperBound ? end - 1 : end
      if start + 1 < last { readPhrase(start + 1..<last) }
      start = end + 1
    }
  }

  private mutating func readPhrase(_ range: Range<Int>) {
    let end = index(of: " ", from: range.lowerBound, before: range.upperBound)
    let word = ConceptWord(bytes, range.lowerBound..<end)
    let rest = min(end + 1, range.upperBound)..<range.upperBound
    var phrase = ConceptWords.Phrase(
      concept: UInt16(concept), word: UInt32(word.range.lowerBound)..<UInt32(word.range.upperBound),
      beginsWord: word.begins, endsWord: word.ends,
      rest: UInt32(rest.lowerBound)..<UInt32(rest.upperBound))
    let key = PhraseKeys(bytes, at: word.range.lowerBound, before: word.range.upperBound).long
    let index = Int32(phrases.count)
    phrase.next = word.begins ? starting.insert(index, key) : inner.insert(index, key)
    phrases.append(phrase)
  }
}

/// A word of a phrase: whole, or with hyphens where others may go on.
struct ConceptWord {
  let range: Range<Int>
  let begins: Bool
  let ends: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let hyphen = UInt8(ascii: "-")
    begins = bytes[range.lowerBound] != hyphen
    ends = bytes[range.upperBound - 1] != hyphen
    self.range = range.lowerBound + (begins ? 0 : 1)..<range.upperBound - (ends ? 0 : 1)
  }
}
