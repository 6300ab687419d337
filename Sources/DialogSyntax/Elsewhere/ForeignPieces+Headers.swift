import DialogFindings
import DialogSupport

/// What stands where a declaration begins.
extension ForeignPieces {
  func header() -> ForeignPiece? {
    guard blocks.blocks.isEmpty else { return nil }
    var header: [LooseToken] = []
    let end = min(bytes.count, blocks.statement + 2_000)
    for token in LooseLexer(bytes, span(blocks.statement, end)) {
      if token.isSign("{") || token.followsNewline && !header.isEmpty { break }
      header.append(token)
    }
    let items = LooseItem.items(header)
    guard let first = items.first, let last = items.last else { return nil }
    let range = span(first.range.lowerBound, last.range.upperBound)
    if let needless = needless(items, range) { return needless }
    if let directive = LooseDirective(source: source, items: items).rewritten() {
      return ForeignPiece(range: range, rewriting: directive)
    }
    let hasBlock = tree.tokens.nextBrace(after: range.upperBound) != nil
    guard
      var rewriting = LooseHeader(source: source, items: items, hasBlock: hasBlock).rewritten()
    else { return nil }
    if !rewriting.isMendable { return ForeignPiece(range: wholeLine(range), rewriting: rewriting) }
    return headerWithBrace(range, &rewriting)
  }

  /// A file in another format.
  func document() -> ForeignPiece? {
    guard blocks.blocks.isEmpty else { return nil }
    let start = LooseLexer(bytes, 0..<min(bytes.count, 2_000)).lazy.filter { $0.kind != .comment }
    guard let format = ForeignFormat(Array(start.prefix(3))),
      format != .keys || !declaresDialogs
    else { return nil }
    return ForeignPiece(range: 0..<bytes.count, rewriting: .document(format))
  }

  /// Whether what begins a declaration begins a line.
  private var declaresDialogs: Bool {
    LooseLexer(bytes, 0..<bytes.count).contains { token in
      let word = token.text.split(separator: ".").first.map(String.init) ?? token.text
      let isKnown =
        ForeignWords.declarations[word] != nil
        || Keyword(rawValue: word).map(Keyword.declarations.contains) == true
      return isKnown && token.kind == .word
    }
  }

  /// `import …`, `---`
  private func needless(_ items: [LooseItem], _ range: Range<Int>) -> ForeignPiece? {
    let word = items[0].word ?? (items[0].isSign("#") ? items.dropFirst().first?.word : nil)
    let isRule = items.count == 1 && items[0].isSign("---")
    guard
      isRule || items.count == 1 && items[0].isSign(";")
        || word.map(ForeignWords.imports.contains) == true
    else { return nil }
    let what = isRule ? "---" : items[0].isSign(";") ? ";" : word!
    return ForeignPiece(range: wholeLine(range), rewriting: .needless(what, ""))
  }

  private func headerWithBrace(_ range: Range<Int>, _ rewriting: inout Rewriting) -> ForeignPiece? {
    if let brace = tree.tokens.nextBrace(after: range.upperBound) {
      rewriting.text += rewriting.text.contains("{") ? "" : " {"
      return ForeignPiece(
        range: span(range.lowerBound, brace + 1), rewriting: rewriting, place: .file)
    }
    rewriting.text += " {"
    guard reads(ForeignPiece(range: range, rewriting: rewriting, place: .file)) else { return nil }
    var end = blockEnd(below: range)
    rewriting.text += source.string(span(range.upperBound, end))
    let next = LooseLexer(bytes, span(end, min(bytes.count, end + 200))).first { _ in true }
    if next?.isSign("}") != true { rewriting.text += "\n}" }
    if let next, next.text == "end" { end = next.range.upperBound }
    return ForeignPiece(range: span(range.lowerBound, end), rewriting: rewriting)
  }

  /// After the lines below that are indented more.
  private func blockEnd(below range: Range<Int>) -> Int {
    let indentation = indentation(of: range.lowerBound)
    var end = range.upperBound
    for token in LooseLexer(bytes, end..<bytes.count) {
      if token.followsNewline, self.indentation(of: token.range.lowerBound) <= indentation { break }
      end = token.range.upperBound
    }
    return end
  }
}

extension TokenTable {
  /// The `{` that is the next token after an offset.
  func nextBrace(after offset: Int) -> Int? {
    guard let token = (0..<count).first(where: { starts[$0] >= offset }) else { return nil }
    return kinds[token] == .leftBrace ? Int(starts[token]) : nil
  }
}
