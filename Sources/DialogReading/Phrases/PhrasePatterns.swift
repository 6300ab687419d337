import DialogSupport

/// Phrases, one a line, looked for together in the sentences of a text.
///
/// ```
/// ^ we miss|missed you        words in a row; | between those of which there is one
/// 확인해- 주세요? $             stem-, -end, -inside-; ? after what may be missing
/// save up? to? # * year       # a number or a value, ## four digits or more, {} a value
/// we * you                     _ a word, * up to three
/// ```
///
/// `^` is where a sentence or a clause of it begins, `$` where a sentence ends.
public struct PhrasePatterns: Sendable {
  private var patterns: [[Item]] = []
  /// By the first scalar of the word that they begin with.
  private var byScalar: [Unicode.Scalar: [Int]] = [:]
  /// Those that begin with anything else.
  private var others: [Int] = []

  fileprivate enum Item {
    case word([Form], isOptional: Bool)
    case gap
    case start, end
  }

  fileprivate enum Form {
    case whole(String)
    case stem(String)
    case ending(String)
    case inside(String)
    case number, longNumber, value, any
  }

  /// - Parameter lines: the phrases, as above, one a line.
  public init(_ lines: String) {
    for line in lines.utf8.split(separator: 0x0A) {
      let items = Substring(line).split(separator: " ").map(Item.init)
      guard !items.isEmpty else { continue }
      index(items)
      patterns.append(items)
    }
  }

  private mutating func index(_ items: [Item]) {
    let place = patterns.count
    guard case .word(let forms, isOptional: false)? = items.first(where: { !$0.isStart }) else {
      return others.append(place)
    }
    let scalars = forms.map(\.firstScalar)
    if scalars.contains(nil) { return others.append(place) }
    for scalar in Set(scalars.compactMap { $0 }) { byScalar[scalar, default: []].append(place) }
  }

  /// Where the first of them stands: bytes of the text's UTF-8.
  public func first(in text: PhraseText) -> Range<Int>? {
    for sentence in text.sentences {
      if let range = first(in: sentence) { return range }
    }
    return nil
  }

  /// Where one stands in a sentence.
  public func first(in sentence: ArraySlice<PhraseText.Word>) -> Range<Int>? {
    for index in sentence.indices {
      let candidates = sentence[index].text.unicodeScalars.first.flatMap { byScalar[$0] } ?? []
      for pattern in [candidates, others].joined() {
        if let end = match(patterns[pattern][...], at: index, of: sentence), end > index {
          return sentence[index].range.lowerBound..<sentence[end - 1].range.upperBound
        }
      }
    }
    return nil
  }

  /// The index after the words that items stand for, from an index on.
  private func match(
    _ items: ArraySlice<Item>, at index: Int, of words: ArraySlice<PhraseText.Word>
  ) -> Int? {
    guard let item = items.first else { return index }
    let rest = items.dropFirst()
    switch item {
    case .start:
      guard index < words.endIndex, words[index].opensClause else { return nil }
      return match(rest, at: index, of: words)
    case .end: return index == words.endIndex ? index : nil
    case .gap:
      for skipped in 0...min(3, words.endIndex - index) {
        if let end = match(rest, at: index + skipped, of: words) { return end }
      }
      return nil
    case .word(let forms, let isOptional):
      if index < words.endIndex, forms.contains(where: { $0.matches(words[index].text) }),
        let end = match(rest, at: index + 1, of: words)
      {
        return end
      }
      return isOptional ? match(rest, at: index, of: words) : nil
    }
  }
}

extension PhrasePatterns.Item {
  fileprivate init(_ item: Substring) {
    switch item {
    case "^": self = .start
    case "$": self = .end
    case "*": self = .gap
    default:
      let isOptional = item.utf8.last == UInt8(ascii: "?")
      let forms = (isOptional ? item.dropLast() : item).split(separator: "|")
      self = .word(forms.map(PhrasePatterns.Form.init), isOptional: isOptional)
    }
  }

  fileprivate var isStart: Bool {
    if case .start = self { return true }
    return false
  }
}

extension PhrasePatterns.Form {
  fileprivate init(_ form: Substring) {
    let isOpen = (form.utf8.first == UInt8(ascii: "-"), form.utf8.last == UInt8(ascii: "-"))
    switch (form, isOpen) {
    case ("#", _): self = .number
    case ("##", _): self = .longNumber
    case ("{}", _): self = .value
    case ("_", _): self = .any
    case (_, (true, true)): self = .inside(String(form.dropFirst().dropLast()))
    case (_, (true, false)): self = .ending(String(form.dropFirst()))
    case (_, (false, true)): self = .stem(String(form.dropLast()))
    default: self = .whole(String(form))
    }
  }

  /// What a word begins with that it matches; nil where it may begin with anything.
  fileprivate var firstScalar: Unicode.Scalar? {
    switch self {
    case .whole(let text), .stem(let text): text.unicodeScalars.first
    default: nil
    }
  }

  fileprivate func matches(_ word: String) -> Bool {
    switch self {
    case .whole(let text): word == text
    case .stem(let text): word.utf8.hasPrefix(text)
    case .ending(let text): word.utf8.hasSuffix(text)
    case .inside(let text): Array(word.utf8).contains(text)
    case .number: word.utf8.contains { $0.isASCIIDigit } || word.unicodeScalars.contains("\u{FFFC}")
    case .any: true
    case .value: word.unicodeScalars.contains("\u{FFFC}")
    case .longNumber: word.utf8.count { $0.isASCIIDigit } > 3
    }
  }
}
