import DialogFindings
import DialogLocales
import DialogSupport

/// What tools and other brackets left in a file.
extension ForeignPieces {
  // MARK: Marks of merges and patches

  /// `<<<<<<<` to `>>>>>>>`: both sides of a merge.
  func conflict() -> ForeignPiece? {
    let start = lineStart(of: offset)
    guard Self.conflictMarks.contains(where: { starts($0, at: start) }) else { return nil }
    var end = start
    var line = start
    while line < bytes.count {
      let isMark = Self.conflictMarks.contains { starts($0, at: line) }
      if isMark { end = lineEnd(after: line) }
      if starts(">>>>>>>", at: line) || line > start && starts("<<<<<<<", at: line) { break }
      line = lineEnd(after: line) + 1
    }
    return ForeignPiece(range: span(start, end), rewriting: .conflict)
  }

  private static let conflictMarks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  /// Lines that a patch marks with `-` and `+`: those that it keeps.
  func patch() -> ForeignPiece? {
    let start = lineStart(of: offset)
    guard start == offset, isOfPatch(start) else { return nil }
    var kept = ""
    var end = start
    var line = start
    while line < bytes.count, isOfPatch(line) {
      end = lineEnd(after: line)
      if bytes[line] == UInt8(ascii: "+") { kept += source.string(span(line + 1, end)) + "\n" }
      line = end + 1
    }
    guard !kept.isEmpty else { return nil }
    return ForeignPiece(
      range: span(start, end), rewriting: .patch(String(kept.dropLast())), isCertain: true)
  }

  private func isOfPatch(_ line: Int) -> Bool {
    line < bytes.count && "+-".utf8.contains(bytes[line])
      && !(line + 1 < bytes.count && bytes[line + 1] == bytes[line])
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func starts(_ text: String, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset...].starts(with: text.utf8)
  }

  // MARK: Brackets and ends

  /// A `)` or `]` that nothing opens.
  func strayClosing() -> ForeignPiece? {
    guard offset < bytes.count, let open = Self.openings[bytes[offset]] else { return nil }
    let sign = source.string(offset..<offset + 1)
    let before = LooseLexer.lex(bytes, span(blocks.statement, offset))
    guard before.count(where: { $0.isSign(open) }) <= before.count(where: { $0.isSign(sign) })
    else { return nil }
    return ForeignPiece(range: offset..<offset + 1, rewriting: .closesNothing(sign))
  }

  private static let openings: [UInt8: String] = [UInt8(ascii: ")"): "(", UInt8(ascii: "]"): "["]

  /// `end` for the `}` of a block.
  func endWord() -> ForeignPiece? {
    let tokens = tokens(from: blocks.statement)
    guard !blocks.blocks.isEmpty, tokens.count == 1, let word = tokens.first,
      ["end", "End", "END", "endalert", "end_alert"].contains(word.text)
    else { return nil }
    return ForeignPiece(
      range: word.range, rewriting: .word(word.text, "}", "}"), isCertain: true)
  }

  /// `[[buttons]]` of TOML among the statements of a dialog.
  func sectionInDialog() -> ForeignPiece? {
    guard blocks.place.isDialog else { return nil }
    let items = LooseItem.items(tokens(from: blocks.statement))
    guard items.count == 1, items[0].group("[") != nil else { return nil }
    let section = source.string(items[0].range)
    return ForeignPiece(
      range: wholeLine(items[0].range), rewriting: .needless(section, ""), isCertain: true)
  }

  // MARK: Texts

  /// `"Delete "{album}"?"`: straight quotes within a text.
  func quotesInText() -> ForeignPiece? {
    let line = LooseLexer.lex(bytes, span(lineStart(of: offset), lineEnd(after: offset)))
    guard let first = line.firstIndex(where: { isClosed($0, before: offset) }),
      let last = line[(first + 1)...].firstIndex(where: { $0.kind == .text && $0.isQuotedHere }),
      last > first + 1, last < first + 12,
      line[last - 1].range.upperBound == line[last].range.lowerBound
    else { return nil }
    let own = source.string(span(line[first].range.upperBound, line[last].range.lowerBound))
    let text = "\"\(line[first].text)“\(own)”\(line[last].text)\""
    return ForeignPiece(
      range: span(line[first].range.lowerBound, line[last].range.upperBound),
      rewriting: Rewriting(
        text: text,
        reason: Message(
          en: "a straight quote ends the text; inside it stand “ and ”",
          ko: "곧은따옴표는 텍스트를 끝냅니다. 텍스트 안에는 “ ”를 씁니다")),
      place: .alert, prefix: "title ")
  }

  private func isClosed(_ token: LooseToken, before offset: Int) -> Bool {
    token.kind == .text && token.isQuotedHere && token.range.upperBound == offset
  }

  /// `{/* … */}` of JSX.
  func commentInBraces() -> ForeignPiece? {
    let start = blocks.statement
    let line = source.string(span(start, lineEnd(after: start)))
    guard line.hasPrefix("{/*"), let end = line.firstRange(of: "*/}") else { return nil }
    let length = line[..<end.upperBound].utf8.count
    return ForeignPiece(
      range: span(start, start + length),
      rewriting: Rewriting(
        text: String(line[..<end.upperBound].dropFirst().dropLast()),
        reason: Message(en: "a comment has no braces around it", ko: "주석은 중괄호로 묶지 않습니다")))
  }

  /// A text that is closed a line or more below.
  func brokenText() -> ForeignPiece? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
    var lines = [source.string(span(offset + 1, lineEnd(after: offset)))]
    var end = lineEnd(after: offset)
    if lines[0].contains("\"") || lines[0].hasSuffix("\\") { return nil }
    while lines.count < 6, end < bytes.count {
      let start = bytes[end...].firstIndex { $0 > 0x20 } ?? bytes.count
      // After an empty line something else begins.
      if bytes[span(end, start)].count(where: { $0 == 0x0A }) > 1 { return nil }
      end = lineEnd(after: start)
      if start == end || beginsStatement(at: start) { return nil }
      guard let quote = bytes[span(start, end)].firstIndex(of: UInt8(ascii: "\"")) else {
        lines.append(source.string(span(start, end)))
        continue
      }
      guard closesText(at: quote) else { return nil }
      lines.append(source.string(span(start, quote)))
      let words = lines.map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      let text = words.filter { !$0.isEmpty }.joined(separator: " ")
      return ForeignPiece(
        range: span(offset, quote + 1), rewriting: .severalLines("\"\(text)\""), place: .alert,
        prefix: "title ", isCertain: true)
    }
    return nil
  }

  /// Whether a quote is the only one on its line, after a text.
  private func closesText(at quote: Int) -> Bool {
    let rest = bytes[span(quote + 1, lineEnd(after: quote))]
    return bytes[quote - 1] > 0x20 && !rest.contains(UInt8(ascii: "\""))
      && rest.first.map { " },\t".utf8.contains($0) } ?? true
  }

  /// Whether a line begins with a keyword, a language that a text follows, or a bracket.
  private func beginsStatement(at start: Int) -> Bool {
    let word = source.string(span(start, min(bytes.count, start + 40)))
      .prefix { $0.isLetter || $0 == "-" }
    if word.isEmpty { return bytes[start] == UInt8(ascii: "}") }
    return Keyword(rawValue: String(word)).map(blocks.place.keywords.contains) == true
      || word.utf8.count == 2 && MistakenTags.tag(String(word)) == String(word)
  }

  /// `ko null`: a language without a text.
  func untranslated(_ items: [LooseItem]) -> ForeignPiece? {
    for (index, item) in items.enumerated() {
      guard let tag = source.tag(item), item.literal == nil else { continue }
      let rest = items[(index + 1)...].drop { $0.isSign(":", "=") }
      guard let value = rest.first, let word = value.word, ForeignWords.nothings.contains(word),
        rest.count == 1 || rest.dropFirst().first?.isSign(",", ";") == true
          || source.tag(rest.dropFirst().first) != nil
      else { continue }
      let range = span(item.range.lowerBound, value.range.upperBound)
      guard range.contains(offset) else { continue }
      let line = wholeLine(range)
      let own =
        line == range
        ? span(range.lowerBound - indentation(of: range.lowerBound), range.upperBound) : line
      return ForeignPiece(range: own, rewriting: .untranslated(tag, word), isCertain: true)
    }
    return nil
  }

  /// A text that a `\` at the end of its line goes on from.
  func continuedText() -> ForeignPiece? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
    var text = ""
    var start = offset + 1
    var end = lineEnd(after: start)
    while end > start, bytes[end - 1] == UInt8(ascii: "\\"), text.utf8.count < 4_000 {
      text += source.string(span(start, end - 1))
      start = end
      while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
      end = lineEnd(after: start)
    }
    guard !text.isEmpty, let quote = bytes[span(start, end)].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    text += source.string(span(start, quote))
    return ForeignPiece(
      range: span(offset, quote + 1), rewriting: .pieces("\"\(text)\""), place: .alert,
      prefix: "title ", isCertain: true)
  }
}

extension Rewriting {
  /// Both sides of a merge.
  fileprivate static let conflict = Rewriting(
    text: "",
    reason: Message(
      en: "a merge conflict is left here; keep one of the two sides, and remove the lines "
        + "<<<<<<<, ======= and >>>>>>>",
      ko: "병합 충돌이 남아 있습니다. 한쪽만 남기고 <<<<<<<, =======, >>>>>>> 줄을 지우세요"),
    isMendable: false)

  /// Lines of a patch.
  fileprivate static func patch(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘-’ and ‘+’ at the start of lines are those of a patch",
        ko: "줄 앞의 ‘-’와 ‘+’는 패치의 표시입니다"),
      advice: Message(
        en: "keep the lines of ‘+’, without it", ko: "‘+’ 줄만 표시 없이 남기세요"))
  }

  /// A bracket without its pair.
  fileprivate static func closesNothing(_ sign: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(en: "‘\(sign)’ closes nothing", ko: "여는 괄호가 없는 ‘\(sign)’입니다"),
      what: sign)
  }
}
