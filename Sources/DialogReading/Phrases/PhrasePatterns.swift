import DialogSupport

/// Phrases, one a line, looked for together in the sentences of a text.
///
/// ```
/// ^ we miss|missed you        words in a row; | between those of which there is one
/// 길을 ~잃다|~헤매다[ㄴ,고]      Korean predicates in all forms, or with some endings (`KoreanStem.named`)
/// 확인해- 주세요? $             stem-, -end, -inside-; ? after what may be missing
/// save up? to? # * year       # a number or a value, ## four digits or more, {} a value
/// we * you                     _ a word, * up to three
/// ```
///
/// `^` is where a sentence or a clause of it begins, `$` where a sentence ends.
public final class PhrasePatterns: Sendable {
  private let table: PhraseTable

  /// - Parameter lines: the phrases, as above, one a line.
  public init(_ lines: StaticString) { table = PhraseTable(lines) }

  /// Where the first of them stands: bytes of the text's UTF-8.
  public func first(in text: PhraseText) -> Range<Int>? {
    for sentence in text.sentences {
      if let range = table.first(in: sentence) { return range }
    }
    return nil
  }

  /// Where one stands in a sentence.
  public func first(in sentence: ArraySlice<PhraseText.Word>) -> Range<Int>? {
    table.first(in: sentence)
  }
}

/// The lines of phrases, by the words that they may begin with.
private struct PhraseTable: ~Copyable, Sendable {
  /// The phrases as they are written: each is read where it may begin, so that nothing is made of those
  /// that are never near.
  private let text: StaticString
  /// Those whose first word is known, in their order.
  private var lines: [Range<Int>] = []
  /// For each key of such words, the places of its lines: numbers, which sort quickly.
  private var openings: [UInt64] = []
  /// The keys of the openings: a glance.
  private var keys = KeyFilter()
  /// The lines of those that may begin with any word.
  private var others: [Range<Int>] = []
  /// How words begin that are forms of a predicate, by its place.
  private let predicates = MadeOnceEach<Int, KoreanStem.Beginnings>()

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  init(_ lines: StaticString) {
    text = lines
    let bytes = bytes
    var start = 0
    while start < bytes.count {
      let end = place(of: "\n", from: start, before: bytes.count)
      index(start..<end)
      start = end + 1
    }
    openings.sort()
  }

  private mutating func index(_ line: Range<Int>) {
    guard firstItem(of: line) != nil else { return }
    let count = openings.count
    if addOpenings(line) { return lines.append(line) }
    openings.removeSubrange(count...)
    others.append(line)
  }

  /// Adds what a word may be that the next line begins with.
  ///
  /// - Parameter items: those of the line that may be the first.
  /// - Returns: false where that may be any word.
  private mutating func addOpenings(_ items: Range<Int>) -> Bool {
    guard let item = firstItem(of: items) else { return true }
    let further = item.upperBound..<items.upperBound
    if isSign("^", item) { return addOpenings(further) }
    if isSign("$", item) || isSign("*", item) { return false }
    var rest = item
    while let form = firstForm(of: &rest) {
      let kind = Form(bytes(form))
      if kind == .predicate {
        for key in OpeningKeys.ofPredicate(bytes(form.dropFirst())) { addOpening(key) }
        continue
      }
      guard let key = OpeningKeys.key(ofForm: bytes(form), kind) else { return false }
      addOpening(key)
    }
    return isOptional(item) ? addOpenings(further) : true
  }

  private mutating func addOpening(_ key: UInt32) {
    openings.append(UInt64(key) << 32 | UInt64(lines.count))
    keys.insert(key)
  }

  /// Where one stands in a sentence.
  func first(in sentence: ArraySlice<PhraseText.Word>) -> Range<Int>? {
    for index in sentence.indices {
      if let end = end(ofPhraseAt: index, in: sentence) {
        return sentence[index].range.lowerBound..<sentence[end - 1].range.upperBound
      }
    }
    return nil
  }

  /// The index after the words of a phrase that begins at an index.
  private func end(ofPhraseAt index: Int, in words: ArraySlice<PhraseText.Word>) -> Int? {
    let keys = words[index].keys
    if let end = end(ofPhrasesOf: keys.whole, at: index, in: words) { return end }
    if let end = end(ofPhrasesOf: keys.stem, at: index, in: words) { return end }
    if let end = end(ofPhrasesOf: keys.ending, at: index, in: words) { return end }
    if let number = keys.number, let end = end(ofPhrasesOf: number, at: index, in: words) {
      return end
    }
    for line in others {
      if let end = match(line, at: index, of: words), end > index { return end }
    }
    return nil
  }

  /// A glance, which most words do not pass, where it is asked for.
  @inline(__always)
  private func end(
    ofPhrasesOf key: UInt32, at index: Int, in words: ArraySlice<PhraseText.Word>
  ) -> Int? {
    keys.mayContain(key) ? end(ofLinesOf: key, at: index, in: words) : nil
  }

  private func end(
    ofLinesOf key: UInt32, at index: Int, in words: ArraySlice<PhraseText.Word>
  ) -> Int? {
    var place = openings.partitioningIndex { $0 >> 32 >= key }
    while place < openings.count, openings[place] >> 32 == key {
      let line = lines[Int(openings[place] & 0xFFFF_FFFF)]
      if let end = match(line, at: index, of: words), end > index { return end }
      place += 1
    }
    return nil
  }

  /// The index after the words that the items of a line stand for, from an index on.
  private func match(
    _ line: Range<Int>, at index: Int, of words: ArraySlice<PhraseText.Word>
  ) -> Int? {
    guard let item = firstItem(of: line) else { return index }
    let rest = item.upperBound..<line.upperBound
    if isSign("^", item) {
      guard index < words.endIndex, words[index].opensClause else { return nil }
      return match(rest, at: index, of: words)
    }
    if isSign("$", item) { return index == words.endIndex ? index : nil }
    if isSign("*", item) {
      for skipped in 0...min(3, words.endIndex - index) {
        if let end = match(rest, at: index + skipped, of: words) { return end }
      }
      return nil
    }
    if index < words.endIndex, matches(item, words[index].text),
      let end = match(rest, at: index + 1, of: words)
    {
      return end
    }
    return isOptional(item) ? match(rest, at: index, of: words) : nil
  }

  // MARK: Items

  /// The first of the items between spaces; nil of none.
  private func firstItem(of line: Range<Int>) -> Range<Int>? {
    item(of: line, endingAt: " ")
  }

  private func isSign(_ sign: Unicode.Scalar, _ item: Range<Int>) -> Bool {
    item.count == 1 && bytes[item.lowerBound] == UInt8(ascii: sign)
  }

  private func isOptional(_ item: Range<Int>) -> Bool {
    bytes[item.upperBound - 1] == UInt8(ascii: "?")
  }

  /// The first of the forms between bars, which it takes away.
  private func firstForm(of item: inout Range<Int>) -> Range<Int>? {
    let end = isOptional(item) ? item.upperBound - 1 : item.upperBound
    let form = self.item(of: item.lowerBound..<end, endingAt: "|")
    item = (form?.upperBound ?? end)..<item.upperBound
    return form
  }

  /// What stands before a mark and after others of its kind.
  private func item(of range: Range<Int>, endingAt mark: Unicode.Scalar) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == UInt8(ascii: mark) { start += 1 }
    let end = place(of: mark, from: start, before: range.upperBound)
    return start < end ? start..<end : nil
  }

  private func place(of mark: Unicode.Scalar, from start: Int, before end: Int) -> Int {
    bytes.place(of: UInt8(ascii: mark), from: start, before: end)
  }

  private func matches(_ item: Range<Int>, _ word: String) -> Bool {
    var rest = item
    while let form = firstForm(of: &rest) {
      if matchesForm(form, word) { return true }
    }
    return false
  }

  private func matchesForm(_ form: Range<Int>, _ word: String) -> Bool {
    switch Form(bytes(form)) {
    case .whole: word.utf8.equals(bytes(form))
    case .stem: word.utf8.hasPrefix(bytes(form.dropLast()))
    case .ending: word.utf8.hasSuffix(bytes(form.dropFirst()))
    case .inside:
      Array(word.utf8).contains(
        String(decoding: bytes(form.dropFirst().dropLast()), as: UTF8.self))
    case .number: word.utf8.contains { $0.isASCIIDigit } || word.unicodeScalars.contains("\u{FFFC}")
    case .any: true
    case .value: word.unicodeScalars.contains("\u{FFFC}")
    case .longNumber: word.utf8.count { $0.isASCIIDigit } > 3
    case .predicate: isForm(word, of: form.dropFirst())
    }
  }

  /// Whether a word is a form of a predicate that is named with endings or without.
  private func isForm(_ word: String, of range: Range<Int>) -> Bool {
    let name = bytes(range)
    guard let first = word.unicodeScalars.first, KoreanStem.mayBegin(first, with: name)
    else { return false }
    let forms = predicates.value(of: range.lowerBound) {
      KoreanStem.beginnings(of: String(decoding: name, as: UTF8.self))
    }
    return forms.include(word)
  }

  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start + range.lowerBound, count: range.count)
  }
}
