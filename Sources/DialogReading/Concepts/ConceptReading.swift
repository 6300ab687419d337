/// What a text says of concepts that exclude each other.
public struct ConceptReading: Sendable {
  /// Those that its words say by themselves.
  public private(set) var said = ConceptSet()
  /// Those and what stands in quotation marks, or within a phrase of another group.
  public private(set) var mentioned = ConceptSet()
  /// Where they stand.
  public private(set) var places: [Place] = []

  /// Where a concept stands.
  public struct Place: Sendable {
    /// Its number.
    public let concept: Int
    /// Bytes of the text's UTF-8 as it is compared, not as it is written.
    let range: Range<Int>
    /// The end of the first word, where others may stand between the words of the phrase.
    let endOfFirst: Int
    /// The beginning of the last word.
    let startOfLast: Int
  }

  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - words: those of its language.
  public init(_ text: String, _ words: ConceptWords) {
    let text = ConceptText(text)
    let matcher = ConceptMatcher(text, words)
    for index in text.bytes.indices where text.kinds[index].opensWord {
      matcher.addPlaces(at: index, to: &places)
    }
    // What covers a place begins before it, no farther than the longest one reaches.
    let longest = places.map(\.range.count).max() ?? 0
    var first = 0
    for place in places {
      let start = place.range.lowerBound
      while places[first].range.lowerBound + longest < start { first += 1 }
      sort(place, text, among: places[first...].prefix { $0.range.lowerBound <= start })
    }
    places = places.filter { said.contains($0.concept) }
  }

  private mutating func sort(_ place: Place, _ text: ConceptText, among near: ArraySlice<Place>) {
    var isPart = text.quotations.contains { $0.contains(place.range.lowerBound) }
    let group = ConceptGroup.index(of: place.concept)
    for other in near where other.covers(place) {
      let covering = ConceptGroup.index(of: other.concept)
      if covering == group { return }
      isPart =
        isPart || ConceptGroup.all[group].kind.isCovered(by: ConceptGroup.all[covering].kind)
        || place.isBeginning(of: other)
    }
    mentioned.insert(place.concept)
    if !isPart { said.insert(place.concept) }
  }
}

extension ConceptReading {
  /// Where a concept stands in the text as it is written: bytes of its UTF-8.
  ///
  /// - Parameter wholeWords: whether the words of the phrase are whole ones, where only parts of them
  ///   are known.
  public func range(of place: Place, in text: String, wholeWords: Bool) -> Range<Int> {
    guard wholeWords else { return ConceptText.written(place.range, of: text).withStem(in: text) }
    let folded = ConceptText(text)
    let start = folded.startOfWord(before: place.range.lowerBound)
    return ConceptText.written(start..<folded.endOfWord(from: place.range.upperBound), of: text)
  }
}

extension ConceptReading {
  /// Whether all words that say a concept answer words of another text, which they stand for as well:
  /// 削除 discards what should be kept, and removes what is removed.
  public func answers(_ other: ConceptReading, with concept: Int) -> Bool {
    let own = places.filter { $0.concept == concept }
    let meanings = Set(places.map(\.concept)).filter {
      other.said.contains($0) && !ConceptReading.courses.contains($0)
    }
    return meanings.contains { meaning in
      other.places.count { $0.concept == meaning } >= own.count
        && own.allSatisfy { place in
          places.contains {
            $0.concept == meaning && $0.sharesWord(with: place) && place.sharesWord(with: $0)
              && !$0.isThing(within: place)
          }
        }
    }
  }

  /// Whether it says what each word of a part of another text stands for, as often as that text does. Pronouns
  /// may be left out.
  public func covers(_ part: ConceptReading, of whole: ConceptReading) -> Bool {
    let things = part.places.filter { !ConceptReading.pronouns.contains($0.concept) }
    let words = Dictionary(grouping: things) { $0.range.lowerBound }.values
    return !words.isEmpty
      && words.allSatisfy { meanings in
        meanings.contains { count(of: $0.concept) >= whole.count(of: $0.concept) }
      }
  }

  /// How many words say a concept.
  private func count(of concept: Int) -> Int {
    Set(places.filter { $0.concept == concept }.map(\.range.lowerBound)).count
  }

  /// How something turned out, and that it goes on, which says nothing of what is done: 削除しました is no 추가했습니다.
  private static let courses = ConceptSet(
    ["success", "failure", "still"].map(ConceptGroup.concept(named:)))

  private static let pronouns = ConceptSet(["you", "we", "they"].map(ConceptGroup.concept(named:)))

  /// Whether a word that says a concept says one of others too.
  public func shares(_ concept: Int, withAnyOf others: ConceptSet) -> Bool {
    places.contains { place in
      place.concept == concept
        && places.contains { others.contains($0.concept) && $0.sharesWord(with: place) }
    }
  }

  /// Whether a word that says a concept stands right before one that says another.
  public func says(_ concept: Int, rightBefore other: Int) -> Bool {
    places.contains { place in
      place.concept == concept
        && places.contains {
          $0.concept == other && $0.range.lowerBound == place.range.upperBound + 1
        }
    }
  }

  /// Whether one word of it says some concepts, all of them at once.
  public func saysInOneWord(_ concepts: ConceptSet) -> Bool {
    Set(places.filter { concepts.contains($0.concept) }.map(\.range.lowerBound)).count == 1
  }

  /// Whether it says several people by what they are to each other.
  public var saysPeople: Bool { said.intersection(ConceptGroup.people).count > 1 }
}

extension ConceptReading.Place {
  /// Whether it has a word of another place; not one that may stand between the words of that.
  fileprivate func sharesWord(with other: ConceptReading.Place) -> Bool {
    range.overlaps(other.range.lowerBound..<other.endOfFirst)
      || range.overlaps(other.startOfLast..<other.range.upperBound)
  }

  /// Whether it says more of the same words than another place does.
  fileprivate func covers(_ other: ConceptReading.Place) -> Bool {
    guard concept != other.concept, range.count > other.range.count else { return false }
    let isFirst = range.lowerBound <= other.range.lowerBound && other.range.upperBound <= endOfFirst
    let isLast = startOfLast <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    return isFirst || isLast
  }
}

extension Range<Int> {
  /// A place of a text that begins with the kana of a verb, with the signs of the verb before it: 沸く前, not く前.
  fileprivate func withStem(in text: String) -> Range<Int> {
    let view = text.unicodeScalars
    var start = text.utf8.index(text.startIndex, offsetBy: lowerBound)
    guard start < view.endIndex, (0x3041...0x3096).contains(view[start].value) else { return self }
    var length = 0
    while start > view.startIndex, length < 12 {
      let before = view.index(before: start)
      guard view[before].isHan else { break }
      (start, length) = (before, length + 3)
    }
    return lowerBound - length..<upperBound
  }
}

extension ConceptGroup.Kind {
  /// Whether a word of it says something else within a phrase of another group: three in the name of a
  /// day, a photo in an album of photos. What is done and how much stays what it is; two times are two.
  fileprivate func isCovered(by other: ConceptGroup.Kind) -> Bool {
    switch self {
    case .unit: other == .other || other == .thing
    // Letzte Woche is last week, and letzte is the last one.
    case .number: other != .number && other != .opposite
    case .thing, .loose: self != other
    case .opposite, .other, .person: false
    }
  }
}

extension ConceptText.Kind {
  /// Whether a phrase may begin with it.
  fileprivate var opensWord: Bool { self == .letter || self == .digit }
}

extension ConceptText {
  /// Whether a digit, or a numeral of Chinese, goes on with a number here: no 2个 is in 12个.
  fileprivate func continuesNumber(at index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    if bytes[index].isASCIIDigit { return bytes[index - 1].isASCIIDigit }
    guard bytes[index] == 0xE4 || bytes[index] == 0xE5, index > 2 else { return false }
    return isNumeral(at: index) && isNumeral(at: index - 3)
  }

  private func isNumeral(at index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    let sign = String(decoding: bytes[index...index + 2], as: UTF8.self)
    return "一二三四五六七八九十".contains(sign)
  }
}

/// Finds the phrases of a text.
private struct ConceptMatcher {
  private let text: ConceptText
  private let words: ConceptWords
  private let list: UnsafeBufferPointer<UInt8>

  init(_ text: ConceptText, _ words: ConceptWords) {
    self.text = text
    self.words = words
    list = words.bytes
  }

  func addPlaces(at index: Int, to places: inout [ConceptReading.Place]) {
    let isWord = text.beginsWord(at: index)
    words.forEachCandidate(in: text, at: index, isWord: isWord) { phrase in
      let end = index + phrase.word.count
      guard mayEnd(at: end, endsWord: phrase.endsWord),
        !text.continuesNumber(at: index) || isUnit(phrase.concept)
      else { return }
      var place = ConceptReading.Place(
        concept: Int(phrase.concept), range: index..<end, endOfFirst: end, startOfLast: index)
      if !phrase.rest.isEmpty {
        let rest = Int(phrase.rest.lowerBound)..<Int(phrase.rest.upperBound)
        guard let last = match(rest: rest, from: text.endOfWord(from: end)) else { return }
        let isGapped = list[rest].contains(UInt8(ascii: "*"))
        place = ConceptReading.Place(
          concept: Int(phrase.concept), range: index..<last.upperBound,
          endOfFirst: isGapped ? text.endOfWord(from: end) : last.upperBound,
          startOfLast: last.lowerBound)
      }
      places.append(place)
    }
  }

  /// The end of a word of the list where it stands at a byte of the text.
  private func match(_ word: Range<Int>, endsWord: Bool, at index: Int) -> Int? {
    let stands = text.bytes.withUnsafeBufferPointer { words.stands(word, in: $0, at: index) }
    let end = index + word.count
    return stands && mayEnd(at: end, endsWord: endsWord) ? end : nil
  }

  /// Whether a word of the list may end at a byte of the text.
  private func mayEnd(at end: Int, endsWord: Bool) -> Bool {
    !text.continuesThaiSyllable(at: end) && (!endsWord || text.endsWord(at: end))
  }

  /// Whether a concept is a unit, which stands after the last digit of any number: 0분 of 30분.
  private func isUnit(_ concept: UInt16) -> Bool {
    ConceptGroup.all[ConceptGroup.index(of: Int(concept))].kind == .unit
  }

  /// Where the last of a phrase's further words stands, where all of them follow.
  private func match(rest: Range<Int>, from index: Int, skipping: Int = 0) -> Range<Int>? {
    guard let start = text.nextWord(from: index) else {
      return list[rest.lowerBound] == UInt8(ascii: "$") ? index..<index : nil
    }
    let space = list.place(of: UInt8(ascii: " "), from: rest.lowerBound, before: rest.upperBound)
    let further = min(space + 1, rest.upperBound)..<rest.upperBound
    if list[rest.lowerBound] == UInt8(ascii: "*") {
      return match(rest: further, from: index, skipping: 3)
    }
    if let end = match(word: rest.lowerBound..<space, inWordAt: start) {
      if further.isEmpty { return start..<end }
      if let last = match(rest: further, from: text.endOfWord(from: end)) { return last }
    }
    guard skipping > 0 else { return nil }
    let end = max(text.endOfWord(from: start), start + 1)
    return match(rest: rest, from: end, skipping: skipping - 1)
  }

  /// The end of a word of the list where it is what the word at a byte of the text is or has.
  private func match(word: Range<Int>, inWordAt start: Int) -> Int? {
    let word = ConceptWord(list, word)
    if word.begins {
      return text.continuesNumber(at: start)
        ? nil : match(word.range, endsWord: word.ends, at: start)
    }
    for index in start..<max(text.endOfWord(from: start), start)
    where !text.continuesNumber(at: index) {
      if let end = match(word.range, endsWord: word.ends, at: index) { return end }
    }
    return nil
  }
}
