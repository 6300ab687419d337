import DialogFindings
import DialogSupport

/// What stands where a declaration begins.
extension ForeignPieces {
  func header() -> ForeignPiece? {
    guard blocks.blocks.isEmpty else { return nil }
    var header: [LooseToken] = []
    let end = min(bytes.count, blocks.statement + 2_000)
    var depth = 0
    for token in LooseLexer(bytes, span(blocks.statement, end)) {
      if token.isSign("{") || token.followsNewline && !header.isEmpty && depth == 0 { break }
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      header.append(token)
    }
    let items = LooseItem.items(header)
    guard let first = items.first, let last = items.last else { return nil }
    let range = span(first.range.lowerBound, last.range.upperBound)
    if let needless = needless(items, range) { return needless }
    if let section = section(items, range) { return section }
    if let docstring = docstring(items, range) { return docstring }
    if let directive = LooseDirective(source: source, items: items).rewritten() {
      return ForeignPiece(range: range, rewriting: directive)
    }
    let hasBlock = tree.tokens.nextBrace(after: range.upperBound) != nil
    guard
      var rewriting = LooseHeader(
        source: source, items: items, hasBlock: hasBlock,
        states: { states($0, after: range.upperBound) }
      ).rewritten()
    else { return nil }
    if !rewriting.isMendable { return ForeignPiece(range: wholeLine(range), rewriting: rewriting) }
    return headerWithBrace(range, &rewriting)
  }

  /// Whether a statement of the block after an offset begins with a keyword, or another’s word for it.
  private func states(_ keyword: Keyword, after end: Int) -> Bool {
    guard let brace = tree.tokens.nextBrace(after: end) else { return false }
    var depth = 0
    for token in LooseLexer(bytes, span(brace, min(bytes.count, brace + 8_000))) {
      if token.isSign("{", "(", "[") { depth += 1 }
      if token.isSign("}", ")", "]") { depth -= 1 }
      if depth == 0 { break }
      let own = Keyword(rawValue: token.text) ?? ForeignWords.statements[token.text]?.keyword
      if depth == 1, token.kind == .word, own == keyword { return true }
    }
    return false
  }

  /// `source en`, `locales en, ko` beside the declarations: those of a project.
  func projectStatements() -> ForeignPiece? {
    guard blocks.blocks.isEmpty else { return nil }
    var lines: [String] = []
    var word: String?
    var end = blocks.statement
    while true {
      let tokens = tokens(from: end)
      guard let first = tokens.first, let last = tokens.last,
        Keyword(rawValue: first.text).map(Keyword.projectStatements.contains) == true
      else { break }
      word = word ?? first.text
      lines.append("  " + source.string(span(first.range.lowerBound, last.range.upperBound)))
      end = last.range.upperBound
    }
    return word.map {
      ForeignPiece(
        range: span(blocks.statement, end),
        rewriting: .ofProject($0, lines, hasProject: declaresProject))
    }
  }

  private var declaresProject: Bool {
    (0..<tree.tokens.count).contains { tree.tokens.keyword($0) == .project }
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

  /// `[alert.DeleteDraft]` of TOML with the keys below it.
  private func section(_ items: [LooseItem], _ range: Range<Int>) -> ForeignPiece? {
    guard items[0].group("[") != nil,
      var rewriting = LooseHeader(
        source: source, items: Array(items.prefix(1)), hasBlock: false, states: { _ in false }
      ).rewritten(), rewriting.isMendable, let keyword = rewriting.text.split(separator: " ").first
    else { return nil }
    let place = ForeignPlace.file.inside(String(keyword), isSelection: false)
    var lines: [String] = []
    var end = items[0].range.upperBound
    while true {
      let tokens = tokens(from: end)
      guard let first = tokens.first, let last = tokens.last, !first.isSign("["),
        tokens.dropFirst().first?.isSign("=") == true
      else { break }
      let own = source.string(span(first.range.lowerBound, last.range.upperBound))
      let written = LooseStatement(
        source: source, known: place.keywords, items: LooseItem.items(tokens)
      ).rewritten()
      lines.append("  \(written.flatMap { $0.isMendable ? $0.text : nil } ?? own)")
      end = last.range.upperBound
    }
    guard !lines.isEmpty else { return nil }
    let head = rewriting.text
    rewriting.text = "\(head) {\n\(lines.joined(separator: "\n"))\n}"
    rewriting.reason = Message(
      en: "‘[…]’ begins no section here", ko: "‘[…]’로 구역을 나누지 않습니다")
    rewriting.advice = Message(
      en: "write ‘\(head) { … }’ around what is in it", ko: "‘\(head) { … }’ 안에 내용을 쓰세요")
    return ForeignPiece(range: span(range.lowerBound, end), rewriting: rewriting, isCertain: true)
  }

  /// `"""Shown after an upload."""` of Python.
  private func docstring(_ items: [LooseItem], _ range: Range<Int>) -> ForeignPiece? {
    let texts = items.compactMap { $0.literal?.text }.filter { !$0.isEmpty }
    guard texts.count == 1, items.allSatisfy({ $0.literal != nil }) else { return nil }
    let reason = Message(en: "documentation begins with ///", ko: "문서 주석은 ///로 시작합니다")
    return ForeignPiece(
      range: range, rewriting: Rewriting(text: "/// \(texts[0])", reason: reason), isCertain: true)
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

extension Rewriting {
  /// Statements of a project that stand beside the declarations.
  fileprivate static func ofProject(
    _ word: String, _ lines: [String], hasProject: Bool
  ) -> Rewriting {
    Rewriting(
      text: "project App {\n\(lines.joined(separator: "\n"))\n}",
      reason: Message(
        en: "‘\(word)’ stands in the block of the project",
        ko: "‘\(word, .topic)’ project 블록 안에 씁니다"),
      isMendable: !hasProject,
      advice: Message(
        en: "write ‘project App { … }’ around it, with your app’s name",
        ko: "앱의 이름을 붙인 ‘project App { … }’ 안에 넣으세요"), named: word)
  }
}
