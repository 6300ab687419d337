import DialogSupport

/// What is wrong with the quotes of a line that has an odd number of them.
enum QuoteMistake {
  /// The text that a quote opens goes on into another, so that all that follows is turned around.
  case missingClosing(opening: Int, at: Int)
  /// A text that ends with a quote has none before it.
  case missingOpening(at: Int, closing: Int)
  /// Two quotes stand where one is meant: the second, and whether both are to open a text.
  case doubled(Int, isOpening: Bool)
  /// A curly quote stands in place of the one that closes.
  case curlyClosing(opening: Int, ByteRange)
}

/// How a line is read on which a quote is missing or one too many: where quotes stand tells which of
/// them open a text and which close one.
extension Lexer {
  /// Reads a line again, where a text on it is not closed, as it was most likely meant.
  mutating func mendQuotes(lastOpening start: Int) -> Bool {
    guard position != mendedLineEnd else { return false }
    mendedLineEnd = position
    guard let lineStart = nearLineStart(of: start),
      let mistake = mistake(of: quotes(from: lineStart, lastOpening: start), from: lineStart)
        ?? bytes.curlyClosing(in: start..<position).map({ .curlyClosing(opening: start, $0) })
    else { return false }
    mend(mistake)
    return true
  }

  /// The start of a line, if it is near.
  private func nearLineStart(of offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
      if offset - start > 10_000 { return nil }
    }
    return start
  }

  /// The quotes of the line’s texts, opening and closing in turn, the last of which opens one.
  private func quotes(from lineStart: Int, lastOpening: Int) -> [Int] {
    var quotes = [lastOpening]
    for token in tokens.starts.indices.reversed() {
      guard tokens.starts[token] >= lineStart else { break }
      guard tokens.kinds[token] == .string, bytes[Int(tokens.starts[token])] == 0x22 else {
        continue
      }
      quotes += [Int(tokens.ends[token]) - 1, Int(tokens.starts[token])]
    }
    return quotes.reversed()
  }

  private func mistake(of quotes: [Int], from lineStart: Int) -> QuoteMistake? {
    for (index, quote) in quotes.enumerated() {
      let before = index > 0 ? quotes[index - 1] : nil
      let isClosing = index % 2 == 1
      if let before, quote == before + 1, !isClosing || !endsText(at: quote + 1) {
        return .doubled(quote, isOpening: isClosing)
      }
      if isClosing, looksOpening(quote) {
        return closingPlace(from: before! + 1, to: quote).map {
          .missingClosing(opening: before!, at: $0)
        }
      }
      if !isClosing, looksClosing(quote) {
        return openingPlace(from: before.map { $0 + 1 } ?? lineStart, to: quote)
          .map { .missingOpening(at: $0, closing: quote) }
      }
    }
    return nil
  }

  // MARK: Which quote is which

  private func looksOpening(_ quote: Int) -> Bool {
    beginsText(after: quote - 1) && !endsText(at: quote + 1)
  }

  private func looksClosing(_ quote: Int) -> Bool {
    !beginsText(after: quote - 1) && endsText(at: quote + 1)
  }

  /// Whether a quote after a byte would open a text.
  private func beginsText(after offset: Int) -> Bool {
    guard offset >= 0 else { return true }
    return [0x20, 0x09, 0x0A, 0x0D, 0x28, 0x2C, 0x3A, 0x7B].contains(bytes[offset])
  }

  /// Whether a quote before a byte would close a text.
  private func endsText(at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return [0x20, 0x09, 0x0A, 0x0D, 0x29, 0x2C, 0x3B, 0x7D].contains(bytes[offset])
  }

  // MARK: Where the missing quote belongs

  /// Before the word that leads to the next text, and of the spaces around it.
  private func closingPlace(from start: Int, to quote: Int) -> Int? {
    var end = skipSpacesBack(quote, start)
    let wordEnd = end
    while end > start, isTagCharacter(bytes[end - 1]) { end -= 1 }
    if end < wordEnd {
      let place = skipSpacesBack(end, start)
      end = place < end ? place : wordEnd
    }
    return end > start ? end : nil
  }

  private func skipSpacesBack(_ offset: Int, _ start: Int) -> Int {
    var end = offset
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  /// After the words that lead to the text: the keyword or the language, and a button’s name.
  private func openingPlace(from start: Int, to quote: Int) -> Int? {
    var start = start
    for i in start..<quote where bytes[i] == 0x7B && bytes[i + 1] == 0x20 { start = i + 1 }
    let first = skipSpaces(start, quote)
    if beginsWithoutText(at: first) { return nil }
    var place = first
    for _ in 0..<(namesElement(at: first) ? 2 : 1) { place = afterWord(place, quote) }
    return place < quote ? place : nil
  }

  private func skipSpaces(_ offset: Int, _ end: Int) -> Int {
    var start = offset
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return start
  }

  /// After a word and the spaces that follow it; here, where none do.
  private func afterWord(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, isTagCharacter(bytes[place]) { place += 1 }
    let next = skipSpaces(place, end)
    return next > place ? next : start
  }

  /// Whether a declaration or a statement begins here that has no text.
  private func beginsWithoutText(at offset: Int) -> Bool {
    let keyword = keywords.find(bytes[offset...].prefix { $0.isASCIILetter })
    guard keyword != .max else { return false }
    switch Keyword.all[Int(keyword)] {
    case .purpose, .exit, .layout, .shown, .undoable, .delivery, .category, .suggest, .level,
      .thread, .identifier, .badge, .consent, .detail, .media, .guidelines, .source, .locales,
      .devices, .textSize, .notifications, .rules, .permission, .settings, .opens:
      return true
    case let keyword: return Keyword.declarations.contains(keyword)
    }
  }

  /// Whether a statement begins here that has a name before its text.
  private func namesElement(at offset: Int) -> Bool {
    let keyword = keywords.find(bytes[offset...].prefix { $0.isASCIILetter })
    guard keyword != .max else { return false }
    return [.button, .choice, .action, .field].contains(Keyword.all[Int(keyword)])
  }

  private func isTagCharacter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F || byte == 0x2D || byte == 0x2E
  }

  // MARK: Reading again

  private mutating func mend(_ mistake: QuoteMistake) {
    switch mistake {
    case .missingClosing(let opening, let place):
      let flags = readAgain(from: opening)
      tokens.append(.string, opening, place, flags.union([.needsDecoding, .isUnterminated]))
      problems.append(.unterminatedString(ByteRange(opening, place)))
      position = place
    case .missingOpening(let place, let closing):
      let flags = readAgain(from: place)
      // A curly quote in its place is none of the text.
      let start = place + TypographicQuote.length(in: bytes, at: place)
      tokens.append(.string, start, closing + 1, flags.union(.needsDecoding))
      problems.append(.missingOpeningQuote(ByteRange(place, closing + 1)))
      position = closing + 1
    case .curlyClosing(let opening, let mark):
      let flags = readAgain(from: opening)
      tokens.append(
        .string, opening, Int(mark.start), flags.union([.needsDecoding, .isUnterminated]))
      problems.append(.unterminatedString(ByteRange(UInt32(opening), mark.end)))
      position = Int(mark.end)
    case .doubled(let quote, let isOpening):
      let needless = isOpening ? quote - 1 : quote
      _ = readAgain(from: needless)
      problems.append(.needlessQuote(ByteRange(needless, needless + 1)))
      position = needless + 1
    }
  }

  /// Forgets what was read from an offset on.
  ///
  /// - Returns: the flags of the first token that is read again.
  private mutating func readAgain(from offset: Int) -> TokenTable.Flags {
    while let last = problems.last, last.range.start >= offset { problems.removeLast() }
    let first = (tokens.ends.lastIndex { Int($0) <= offset } ?? -1) + 1
    if first == tokens.count { return [] }
    let flags = tokens.flags[first]
    tokens.removeAll(from: first)
    return flags.intersection([.followsNewline, .followsDocumentation, .followsUnterminated])
  }
}
