import DialogFindings
import DialogLocales
import DialogSupport

/// A piece of a file that can be written anew, and what it then says.
struct ForeignPiece {
  let range: Range<Int>
  let rewriting: Rewriting
  /// Where the language’s own parser is to read it without a finding, and what stands before it there.
  var place: ForeignPlace?
  var prefix = ""
  /// Whether it is meant whatever else may be.
  var isCertain = false
}

/// Finds what around a mistake reads as another language’s, from the smallest piece to the greatest.
struct ForeignPieces {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let blocks: ForeignBlocks
  let offset: Int
  let source: LooseSource
  let memory: ForeignMemory

  /// - Parameter memory: of the same tree.
  init(
    around offset: Int, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>,
    _ memory: ForeignMemory
  ) {
    self.tree = tree
    self.memory = memory
    self.bytes = bytes
    self.offset = offset
    blocks = ForeignBlocks(around: offset, in: tree.tokens, bytes)
    source = LooseSource(bytes: bytes, parameters: Self.parameters(of: blocks, bytes))
  }

  /// The names of the parameters of the declaration around the mistake.
  private static func parameters(
    of blocks: ForeignBlocks, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [String] {
    guard let block = blocks.blocks.first else { return [] }
    let items = LooseItem.items(LooseLexer.lex(bytes, span(block.start, block.brace)))
    guard let list = items.lazy.compactMap({ $0.group("(") }).first else { return [] }
    return list.indices.dropFirst().filter { list[$0].isSign(":") }.compactMap { list[$0 - 1].word }
  }

  /// The smallest piece whose rewriting this language’s own parser reads without a finding.
  func first(where isWanted: (Range<Int>) -> Bool) -> ForeignPiece? {
    let readers = [
      conflict, patch, document, commentInBraces, comment, strayClosing, closedEarly,
      typedInKorean,
      quotesInText, continuedText, brokenText, endWord,
      sectionInDialog, markup, call, languageOfKey, messageCatalog, literal, enumeration, actions,
      parameter, translation, translatedRow, stringsRow, nestedPart, bracketedArms, statement,
      continuation,
      outerStatement, projectStatements, header,
    ]
    for reader in readers {
      if let piece = reader(), source.string(piece.range) != piece.rewriting.text,
        piece.isCertain || isWanted(piece.range), reads(piece)
      {
        return piece
      }
    }
    return nil
  }

  func reads(_ piece: ForeignPiece) -> Bool {
    guard let place = piece.place, !piece.rewriting.text.isEmpty else { return true }
    let text = place.file(with: piece.prefix + piece.rewriting.text)
    return SyntaxTree.parsed(SourceFile(name: "", text: text)).findings.isEmpty
  }

  // MARK: Comments and texts

  private func comment() -> ForeignPiece? {
    var lineStart = offset
    while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      lineStart -= 1
    }
    let tokens = LooseLexer.lex(bytes, span(lineStart, lineEnd(after: offset)))
    guard let comment = tokens.first(where: { $0.kind == .comment && $0.range.contains(offset) })
    else { return nil }
    let isBlock = bytes[comment.range.lowerBound] == 0x3C
    let text = isBlock ? "/*\(comment.text)*/" : "//\(comment.text)"
    let reason = Message(
      en: isBlock ? "a comment stands between /* and */" : "a comment begins with //",
      ko: isBlock ? "주석은 /* 와 */ 사이에 씁니다" : "주석은 //로 시작합니다")
    return ForeignPiece(range: comment.range, rewriting: Rewriting(text: text, reason: reason))
  }

  func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private func literal() -> ForeignPiece? {
    let tokens = tree.tokens
    let token = (0..<tokens.count).first {
      [.string, .multilineString].contains(tokens.kinds[$0])
        && tokens.range($0).indices.contains(offset)
    }
    guard let token, !tokens.flags[token].contains(.isUnterminated),
      Int(tokens.starts[token]) < offset
    else { return nil }
    if let known = memory.texts[token] { return known }
    let piece = literal(at: tokens.range(token).indices)
    memory.texts[token] = .some(piece)
    return piece
  }

  private func literal(at range: Range<Int>) -> ForeignPiece? {
    let quotes = source.string(range).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let content = source.string(
      span(range.lowerBound + quotes.utf8.count, range.upperBound - quotes.utf8.count))
    let (text, reason) = rewritten(content, between: quotes)
    if text == source.string(range) { return nil }
    return ForeignPiece(
      range: range, rewriting: Rewriting(text: text, reason: reason), place: .alert,
      prefix: "title ")
  }

  private func rewritten(_ content: String, between quotes: String) -> (String, Message) {
    let isOfLines = quotes.utf8.count > 1
    if let selection = ICUSelection(isOfLines ? content.onlyLine ?? "" : content) {
      return (
        selection.written(parameters: source.parameters),
        Message(en: "a text is chosen with by", ko: "텍스트는 by로 고릅니다")
      )
    }
    let text = ForeignPlaceholders.rewrite(
      content, parameters: source.parameters, empties: meant(byEmptiesIn: content))
    return (
      quotes + text + quotes,
      content.contains("\\")
        ? Message(
          en: "a value is a parameter’s name in one pair of braces, as in {count}, "
            + "and escapes are \\n, \\\" and \\u{…}",
          ko: "값은 {count}처럼 매개변수 이름을 중괄호 한 쌍으로 묶고, 이스케이프는 \\n, \\\", \\u{…}를 씁니다")
        : Message(
          en: "a value is a parameter’s name in one pair of braces, as in {count}",
          ko: "값은 {count}처럼 매개변수 이름을 중괄호 한 쌍으로 묶습니다")
    )
  }

  // MARK: Statements

  private func statement() -> ForeignPiece? { statement(at: blocks.statement, in: blocks.place) }

  /// The statement that the text around the mistake belongs to.
  private func outerStatement() -> ForeignPiece? {
    guard
      let index = blocks.blocks.firstIndex(where: { $0.place == .languages || $0.place == .arms })
    else { return nil }
    let place = index > 0 ? blocks.blocks[index - 1].place : .file
    return statement(at: blocks.blocks[index].start, in: place)
  }

  private func statement(at start: Int, in place: ForeignPlace) -> ForeignPiece? {
    piece(LooseItem.items(tokens(from: start)), in: place)
  }

  /// The statement before, with one that goes on where it ends: `ko "…"` on a line of its own.
  private func continuation() -> ForeignPiece? {
    guard let before = blocks.before, blocks.place.isDialog || blocks.place == .languages else {
      return nil
    }
    if let whole = statement(at: before, in: blocks.place), whole.range.contains(offset) {
      return whole
    }
    guard blocks.place.isDialog else { return nil }
    var items = LooseItem.items(tokens(from: blocks.statement))
    guard let first = items.first?.token else { return nil }
    if first.kind == .word {
      let parts = first.text.split(separator: ".").map(String.init)
      guard let tag = MistakenTags.tag(parts.last!), parts.count < 3 else { return nil }
      items[0] = .token(
        LooseToken(kind: .word, text: tag, range: first.range, followsNewline: true))
    }
    let statement = tokens(from: before)
    guard let last = statement.last, last.range.lowerBound < blocks.statement else { return nil }
    return piece(LooseItem.items(statement) + items, in: blocks.place)
  }

  private func piece(_ items: [LooseItem], in place: ForeignPlace) -> ForeignPiece? {
    guard let first = items.first, let last = items.last else { return nil }
    let range = span(first.range.lowerBound, last.range.upperBound)
    if place == .languages, let row = key(row(of: items)) ?? untranslated(items) { return row }
    guard let rewriting = rewriting(items, place, range) else { return nil }
    if rewriting.text.isEmpty, rewriting.isMendable {
      return ForeignPiece(range: wholeLine(range), rewriting: rewriting)
    }
    return ForeignPiece(range: range, rewriting: indented(rewriting, range), place: place)
  }

  /// The row of a block of languages that the mistake is in.
  private func row(of items: [LooseItem]) -> [LooseItem] {
    var starts = items.indices.filter { index in
      guard source.tag(items[index]) != nil, index + 1 < items.count else { return false }
      return index == 0 || items[index + 1].literal != nil || items[index + 1].group("{") != nil
    }
    if let first = starts.first, first > 0, items[0].literal != nil { starts.insert(0, at: 0) }
    starts.append(items.endIndex)
    let rows = zip(starts, starts.dropFirst()).map { Array(items[$0..<$1]) }
    return rows.first { $0.last!.range.upperBound > offset } ?? items
  }

  /// `en t("title")`: what is read elsewhere can’t be written here.
  private func key(_ row: [LooseItem]) -> ForeignPiece? {
    guard let tag = source.tag(row.first), row.count > 1,
      LooseText(source: source, items: Array(row.dropFirst().prefix(2))).isKey
    else { return nil }
    var key = Rewriting.key
    key.text = "\(tag) \"\""
    return ForeignPiece(
      range: span(row[0].range.lowerBound, row.last!.range.upperBound), rewriting: key)
  }

  /// A range with the white space before it and the end of its line, where nothing else is on it.
  func wholeLine(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound - indentation(of: range.lowerBound)
    let end = lineEnd(after: range.upperBound)
    let startsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    let isAlone =
      startsLine && source.string(span(range.upperBound, end)).allSatisfy(\.isWhitespace)
    return isAlone ? span(start, min(end + 1, bytes.count)) : range
  }

  /// Further lines as far to the right as the first.
  func indented(_ rewriting: Rewriting, _ range: Range<Int>) -> Rewriting {
    let margin = String(repeating: " ", count: indentation(of: range.lowerBound))
    var rewriting = rewriting
    rewriting.text = rewriting.text.replacing("\n", with: "\n\(margin)")
    return rewriting
  }

  private func rewriting(
    _ items: [LooseItem], _ place: ForeignPlace, _ range: Range<Int>
  ) -> Rewriting? {
    switch place {
    case .languages:
      let text = LooseText(source: source, items: items).rows(allowsUnquoted: true)
      let reason = TextReason(source: source, items: row(of: items))
      return text.map { reason.rewriting($0) ?? reason.plain($0) }
    case .arms:
      guard let selector = blocks.blocks.last?.selector else { return nil }
      return LooseArms(source: source, items: items).rewriting(selector)
    case .file, .unknown: return nil
    default:
      return LooseStatement(source: source, known: place.keywords, items: items).rewritten()
    }
  }

  func indentation(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return offset - start
  }
}

extension String {
  /// The one line between others that are empty, without the spaces at its ends.
  fileprivate var onlyLine: String? {
    let lines = split { $0.isNewline }.filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count == 1, let line = lines.first else { return nil }
    let last = line.lastIndex { !$0.isWhitespace }!
    return String(line[...last].drop(while: \.isWhitespace))
  }
}
