import DialogFindings
import DialogSupport

/// What other makers of dialogs write: markup, calls, keys with their language, gettext’s pairs.
extension ForeignPieces {
  /// How far an element or a call may reach, in bytes.
  private static let reach = 8_000

  /// `<Dialog>…</Dialog>`, `<string name="title">…</string>`
  func markup() -> ForeignPiece? {
    let start = blocks.statement
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<"),
      blocks.place == .file || blocks.place.isDialog
    else { return nil }
    var reader = MarkupReader(bytes, span(start, min(bytes.count, start + Self.reach)))
    guard let element = reader.element() else { return nil }
    let markup = LooseMarkup(source: source, element: element, known: blocks.place.keywords)
    let written = blocks.place == .file ? markup.declaration() : markup.statements()
    let range = span(start, reader.position)
    return piece(written ?? .markup(element.name), range)
  }

  /// `Alert.alert("…", "…", [{ text: "…" }])`
  func call() -> ForeignPiece? {
    let tokens = tokens(from: blocks.statement)
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let call = LooseCall(source: source, items: LooseItem.items(tokens))
    let written =
      blocks.place == .file
      ? call.declaration() : blocks.place == .alert ? call.lines() : nil
    let end = last.range.upperBound
    let hasSemicolon = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    return written.flatMap { piece($0, span(first.range.lowerBound, end + (hasSemicolon ? 1 : 0))) }
  }

  /// `title[en] "…"` and the lines after it that say the same in other languages; with the line before
  /// that says it in none.
  func languageOfKey() -> ForeignPiece? {
    let place = blocks.place
    guard place.isDialog, let first = LooseLanguage(statement(from: blocks.statement)) else {
      return nil
    }
    var items = [LooseItem.token(keyword(first.keyword, at: blocks.statement))]
    if let before = blocks.before {
      let plain = statement(from: before)
      if plain.first?.word == first.keyword { items = plain }
    }
    items += first.row
    while let last = items.last, let next = LooseLanguage(statement(from: last.range.upperBound)),
      next.keyword == first.keyword
    {
      items += next.row
    }
    let range = span(items[0].range.lowerBound, items.last!.range.upperBound)
    let written = LooseStatement(source: source, known: place.keywords, items: items).rewritten()
    return written.flatMap { piece(.languages(first.keyword, $0.text), range) }
  }

  /// `msgid "…"` and `msgstr "…"` as one text in two languages.
  func messageCatalog() -> ForeignPiece? {
    guard blocks.place.isDialog else { return nil }
    var lines: [[LooseItem]] = []
    var end = blocks.statement
    while true {
      let line = statement(from: end)
      guard let last = line.last, line[0].word?.hasPrefix("msg") == true else { break }
      lines.append(line)
      end = last.range.upperBound
    }
    guard let word = lines.first?.first?.word else { return nil }
    let texts = lines.compactMap { $0.count == 2 ? $0[1].literal : nil }
    let languages = texts.map { LooseSource.language(of: $0.text) }
    guard texts.count == lines.count, word == "msgid", Set(languages).count == texts.count else {
      return piece(.messageCatalog(word), span(blocks.statement, end))
    }
    let rows = zip(languages, texts).map { "\($0) \(source.quoted($1))" }
    let text = rows.count == 1 ? source.quoted(texts[0]) : "{ \(rows.joined(separator: "  ")) }"
    let keyword = hasTitle ? Keyword.message.rawValue : Keyword.title.rawValue
    return piece(.word(word, keyword, "\(keyword) \(text)"), span(blocks.statement, end))
  }

  /// Whether the dialog has a title.
  private var hasTitle: Bool {
    guard let block = blocks.blocks.last else { return false }
    return LooseLexer(bytes, span(block.brace, bytes.count)).prefix { !$0.isSign("}") }
      .contains { $0.followsNewline && $0.text == Keyword.title.rawValue }
  }

  private func statement(from start: Int) -> [LooseItem] { LooseItem.items(tokens(from: start)) }

  private func keyword(_ word: String, at start: Int) -> LooseToken {
    LooseToken(kind: .word, text: word, range: start..<start, followsNewline: true)
  }

  private func piece(_ rewriting: Rewriting, _ range: Range<Int>) -> ForeignPiece {
    rewriting.isMendable
      ? ForeignPiece(range: range, rewriting: indented(rewriting, range))
      : ForeignPiece(range: wholeLine(range), rewriting: rewriting)
  }
}
