/// A sentence of a text, by the places of its tokens.
public struct TextSentence: Sendable {
  /// All of it: its marks and what they close, too.
  public let tokens: Range<Int>
  /// Where the marks stand that end it; its end where a line or the text does.
  public let end: Int

  /// All of it but what ends it.
  public var content: Range<Int> { tokens.lowerBound..<end }
}

extension TextTokens {
  /// What ends at marks that end sentences, at ends of lines and at the end, in order: most of them are
  /// sentences, others headings or fragments.
  ///
  /// Where words have spaces between them, a mark ends a sentence only before one. A full stop after a
  /// letter ends none before a small letter, so that abbreviations end none: “e.g. this”.
  public var sentences: [TextSentence] {
    var sentences: [TextSentence] = []
    var start = 0
    var index = 0
    while index < all.count {
      let kind = all[index].kind
      guard kind == .lineEnd || endsSentence(at: index) else {
        index += 1
        continue
      }
      let end = kind == .lineEnd ? index : firstMark(before: index, since: start)
      index = kind == .lineEnd ? index + 1 : endOfClosings(after: index)
      sentences.append(TextSentence(tokens: start..<index, end: end))
      start = index
    }
    if start < all.count { sentences.append(TextSentence(tokens: start..<index, end: index)) }
    return sentences
  }

  /// Whether a sentence ends with a mark, and what follows is no more of it.
  private func endsSentence(at index: Int) -> Bool {
    guard all[index].kind.endsSentence else { return false }
    let next = endOfClosings(after: index)
    guard next < all.count else { return true }
    if all[next].kind.endsSentence || cutsThai(at: index) { return false }
    switch all[next].kind {
    case .space, .lineEnd:
      let mayGoOn = next > index + 1 || isASCIIStop(index) && index > 0 && mayBeCut(index - 1)
      return !(mayGoOn && isLowerCase(at: next))
    case .dash, .openingQuote, .invertedMark: return true
    default: return next == index + 1 && (isWide(index) || isUnspaced(next))
    }
  }

  /// The place after the marks that close what an end of a sentence stands in.
  private func endOfClosings(after index: Int) -> Int {
    var next = index + 1
    while next < all.count, all[next].kind.closes { next += 1 }
    return next
  }

  /// The first of the marks in a row that the one at a place is the last of: `?”.`
  private func firstMark(before index: Int, since start: Int) -> Int {
    var first = index
    while true {
      var before = first
      while before > start, all[before - 1].kind.closes { before -= 1 }
      guard before > start, all[before - 1].kind.endsSentence else {
        return first
      }
      first = before - 1
    }
  }

  /// Whether the next word is in lower case, so that a sentence goes on after a full stop or a quotation:
  /// “e.g. this”, “5. mai”. What has a capital inside, mTLS, opens a sentence too.
  private func isLowerCase(at index: Int) -> Bool {
    let word = all[index...].firstIndex { $0.kind == .letters || $0.kind == .placeholder }
    guard let word, all[word].kind == .letters else { return false }
    let letters = text(word).unicodeScalars.prefix(2)
    return letters.first!.properties.isLowercase && !letters.last!.properties.isUppercase
  }

  /// Whether a full stop follows Thai letters, which it shortens: Thai ends its sentences with spaces. ค.ศ. 2026
  private func cutsThai(at index: Int) -> Bool {
    guard index > 0, isASCIIStop(index), all[index - 1].kind == .letters else { return false }
    return (0xE00...0xE7F).contains(text(index - 1).unicodeScalars.last!.value)
  }

  /// Whether a full stop may cut a word or a number short: of scripts without capitals it does not.
  private func mayBeCut(_ index: Int) -> Bool {
    let isCased = { text(index).unicodeScalars.last!.properties.isCased }
    return all[index].kind == .digits || all[index].kind == .letters && isCased()
  }

  private func isASCIIStop(_ index: Int) -> Bool {
    bytes[all[index].range.lowerBound] == UInt8(ascii: ".")
  }

  /// Whether no space stands after a mark, as it has one of its own: 。
  private func isWide(_ index: Int) -> Bool {
    let value = scalar(at: index).value
    return 0x3000...0x303F ~= value || 0xFF00...0xFFFF ~= value
  }

  /// Whether a word is of a script that writes words together: Thai, Lao, Burmese, Khmer, kana, Han.
  private func isUnspaced(_ index: Int) -> Bool {
    switch scalar(at: index).value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x30FF, 0x3400...0x9FFF: true
    default: false
    }
  }
}

extension StringProtocol {
  /// What stands between tokens of some kinds, without them and without what is empty.
  public func parts(between isBound: (TextToken.Kind) -> Bool) -> [Substring] {
    var text = String(self)
    let bounds = text.withUTF8 { bytes in
      var bounds: [Range<Int>] = []
      var start = 0
      var tokenizer = TextTokenizer(bytes)
      while let token = tokenizer.next() {
        guard isBound(token.kind) else { continue }
        if start < token.range.lowerBound { bounds.append(start..<token.range.lowerBound) }
        start = token.range.upperBound
      }
      if start < bytes.count { bounds.append(start..<bytes.count) }
      return bounds
    }
    let utf8 = text.utf8
    return bounds.map { bytes in
      let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
      return text[start..<utf8.index(start, offsetBy: bytes.count)]
    }
  }
}
