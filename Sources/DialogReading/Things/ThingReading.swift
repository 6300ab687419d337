import DialogLocales

/// The things of everyday life that a text names.
public struct ThingReading: Sendable {
  /// Those that it names for sure, and where.
  public private(set) var said: [Place] = []
  /// Those and what its words may name besides.
  private var mentioned: Set<Int> = []
  /// Whether one of its words may name any.
  private var mayNameAny = false

  /// Where a thing is named.
  public struct Place: Sendable {
    let number: Int
    /// Bytes of the text's UTF-8 as it is compared.
    let range: Range<Int>

    /// The thing.
    public var thing: EverydayThing { EverydayThing.all[number] }

    /// Bytes of the text's UTF-8 as it is written.
    public func range(in text: String) -> Range<Int> { ConceptText.written(range, of: text) }
  }

  private struct Found {
    let word: ThingWords.Word
    let range: Range<Int>
  }

  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - words: those of its language.
  public init(_ text: String, _ words: ThingWords) {
    self.init(text, words, inEnglish: false)
  }

  /// An English text; nil where it names none.
  public init?(ofEnglish text: String) {
    self.init(text, ThingWords.english, inEnglish: true)
    if said.isEmpty { return nil }
  }

  private init(_ text: String, _ words: ThingWords, inEnglish: Bool) {
    let text = ConceptText(text)
    var found: [Found] = []
    for start in text.bytes.indices where text.kinds[start] == .letter {
      if inEnglish, !text.beginsWord(at: start) { continue }
      words.forEachWord(in: text.bytes, at: start) { word, end in
        guard end == text.bytes.count || text.kinds[end] != .continuation else { return }
        if inEnglish, !text.endsWord(at: end) { return }
        found.append(Found(word: word, range: start..<end))
      }
    }
    for each in found { add(each, text, words, among: found) }
  }

  private mutating func add(
    _ found: Found, _ text: ConceptText, _ words: ThingWords, among all: [Found]
  ) {
    let range = found.range
    guard words.isSpaceless || text.mayHaveWord(at: range) else { return }
    guard let thing = found.word.thing else {
      mayNameAny = true
      return
    }
    // A window, 창문, is no door, 문.
    let isWithinOther = all.contains {
      $0.word.isSure && $0.word.thing != thing && $0.range.covers(range)
    }
    if isWithinOther { return }
    mentioned.insert(thing)
    guard found.word.isSure, !text.quotations.contains(where: { $0.contains(range.lowerBound) }),
      text.hasWord(at: range, words), !all.contains(where: { $0.range.covers(range) })
    else { return }
    said.append(Place(number: thing, range: range))
  }

  /// Whether it names a thing or one of its kin.
  public func mayName(_ place: Place) -> Bool {
    mayNameAny || !place.thing.kin.isDisjoint(with: mentioned)
  }

  /// The only thing of a class that it names and a translation does not, and the only one that this names in its place.
  public func difference(from translation: ThingReading) -> (meant: Place, said: Place)? {
    let extra = translation.said.filter { !mayName($0) }
    guard let said = extra.first, extra.allSatisfy({ $0.number == said.number }) else { return nil }
    let missing = self.said.filter {
      $0.thing.kind == said.thing.kind && !translation.mayName($0)
        && !$0.thing.kin.contains(said.number)
    }
    guard let meant = missing.first, missing.allSatisfy({ $0.number == meant.number }) else {
      return nil
    }
    return (meant, said)
  }
}

extension Range<Int> {
  /// Whether it has all of another range, and more.
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound && count > other.count
  }
}

extension ConceptText {
  /// Whether a word may stand at bytes, within a longer one too: short ones begin or end it.
  fileprivate func mayHaveWord(at range: Range<Int>) -> Bool {
    let letters = bytes[range].count { $0 & 0xC0 != 0x80 }
    return letters > 3 || bytes[range.lowerBound] >= 0xD6
      || beginsWord(at: range.lowerBound) || endsWord(at: range.upperBound)
  }

  /// Whether a word stands at bytes, with nothing joined to it but what the language joins.
  fileprivate func hasWord(at range: Range<Int>, _ words: ThingWords) -> Bool {
    if words.isSpaceless { return standsApart(at: range) }
    let (start, end) = (startOfPart(before: range.lowerBound), endOfPart(from: range.upperBound))
    let hyphen = UInt8(ascii: "-")
    if start > 0, bytes[start - 1] == hyphen { return false }
    if end < bytes.count, bytes[end] == hyphen { return false }
    return words.mayBegin(bytes[start..<range.lowerBound])
      && words.mayEnd(bytes[range.upperBound..<end])
  }

  /// The beginning of a word, or of its part after an apostrophe.
  private func startOfPart(before index: Int) -> Int {
    let start = startOfWord(before: index)
    return bytes[start..<index].lastIndex(of: 0x27).map { $0 + 1 } ?? start
  }

  /// The end of a word, or of its part before an apostrophe.
  private func endOfPart(from index: Int) -> Int {
    let end = endOfWord(from: index)
    return bytes[index..<end].firstIndex(of: 0x27) ?? end
  }

  /// Whether what stands beside bytes, in a language that joins words, is no part of their word: Thai vowels, more
  /// Katakana, and beside a sign alone others.
  private func standsApart(at range: Range<Int>) -> Bool {
    let (before, after) = (scalar(before: range.lowerBound), scalar(at: range.upperBound))
    let first = scalar(at: range.lowerBound)
    let last = scalar(before: range.upperBound)
    if let after, after.continuesThaiWord { return false }
    if let before, let first, before.isKatakana, first.isKatakana { return false }
    if let after, let last, after.isKatakana, last.isKatakana { return false }
    let isAlone = range.count == 3
    return !isAlone || !(before?.isHan ?? false) && !(after?.isHan ?? false)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    return String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  private func scalar(before index: Int) -> Unicode.Scalar? {
    guard let start = bytes[..<index].lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    return scalar(at: start)
  }
}

extension Unicode.Scalar {
  /// Vowels and tone marks of the syllable before.
  fileprivate var continuesThaiWord: Bool {
    (0xE30...0xE3A).contains(value) || (0xE45...0xE4E).contains(value)
  }

  fileprivate var isKatakana: Bool { (0x30A1...0x30FF).contains(value) }
}
