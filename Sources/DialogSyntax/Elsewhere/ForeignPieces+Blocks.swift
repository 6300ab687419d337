import DialogFindings
import DialogSupport

/// Pieces that reach beyond their statement.
extension ForeignPieces {
  /// `case photo` and `photo = 0` in an enum: all its cases at once.
  func enumeration() -> ForeignPiece? {
    guard let block = blocks.blocks.last, block.place == .enumeration,
      let end = closing(of: block.brace)
    else { return nil }
    var text = ""
    var place = block.brace + 1
    var what: String?
    var tokens = LooseLexer.lex(bytes, span(place, end))[...]
    while let token = tokens.popFirst() {
      if token.kind == .text, !token.text.isEmpty, token.text.utf8.allSatisfy(\.isASCIILetter) {
        what = what ?? source.string(token.range)
        text += source.string(span(place, token.range.lowerBound)) + token.text
        place = token.range.upperBound
        continue
      }
      let isCase = token.text == "case" && tokens.first?.kind == .word
      guard isCase || token.isSign("="), let next = tokens.first else { continue }
      what = what ?? token.text
      let start = isCase ? token.range.lowerBound : token.range.lowerBound - 1
      text += source.string(span(place, start))
      place = isCase ? next.range.lowerBound : next.range.upperBound
    }
    guard let what else { return nil }
    text += source.string(span(place, end))
    return ForeignPiece(
      range: span(block.brace + 1, end), rewriting: .needless(what, text), place: .enumeration,
      isCertain: true)
  }

  /// Actions of a notification that stand outside its `detail`: with those on the lines after.
  func actions() -> ForeignPiece? {
    guard blocks.place == .notification, let block = blocks.blocks.last,
      let end = closing(of: block.brace)
    else { return nil }
    let body = LooseLexer.lex(bytes, span(block.brace + 1, end))
    if body.contains(where: { $0.text == "detail" && $0.followsNewline }) { return nil }
    let margin = String(repeating: " ", count: indentation(of: blocks.statement))
    var lines: [String] = []
    var last = blocks.statement
    for token in body where token.range.lowerBound >= blocks.statement && token.followsNewline {
      guard let line = action(at: token) else { break }
      lines.append("\(margin)  \(line.text)\n")
      last = line.end
    }
    guard !lines.isEmpty else { return nil }
    let reason = Message(
      en: "actions stand in the ‘detail’ of a notification",
      ko: "동작은 알림의 ‘detail’ 안에 씁니다")
    return ForeignPiece(
      range: span(blocks.statement, last),
      rewriting: Rewriting(
        text: "detail {\n\(lines.joined())\(margin)}", reason: reason,
        advice: Message(en: "put them in ‘detail { … }’", ko: "‘detail { … }’ 안에 넣으세요")),
      place: .notification)
  }

  private func action(at token: LooseToken) -> (text: String, end: Int)? {
    let tokens = tokens(from: token.range.lowerBound)
    guard let end = tokens.last?.range.upperBound,
      ["action", "button", "choice", "Button"].contains(token.text)
    else { return nil }
    let written = LooseStatement(
      source: source, known: Keyword.detailStatements, items: LooseItem.items(tokens))
    let own = source.string(span(token.range.lowerBound, end))
    return (token.text == "action" ? own : written.rewritten()?.text ?? own, end)
  }

  /// `var name: String` among the statements of a dialog: a parameter.
  func parameter() -> ForeignPiece? {
    guard let block = blocks.blocks.last, blocks.blocks.count == 1, block.place.isDialog else {
      return nil
    }
    let tokens = tokens(from: blocks.statement)
    guard let word = tokens.first?.text, Self.parameterWords.contains(word),
      tokens.count < 2
        || Keyword(rawValue: tokens[1].text).map(block.place.keywords.contains) != true,
      let list = parameterList(LooseItem.items(Array(tokens.dropFirst())))
    else { return nil }
    let header = source.string(span(block.start, block.brace)).reversed().drop(
      while: \.isWhitespace)
    if header.first == ")" { return nil }
    let line = wholeLine(span(blocks.statement, tokens.last!.range.upperBound))
    let name = String(header.reversed())
    let start = block.start + name.utf8.count
    let between = source.string(span(start, line.lowerBound))
    let parameter = String(list.text.dropFirst().dropLast())
    let reason = Message(
      en: "a parameter such as ‘\(parameter)’ stands after the dialog’s name",
      ko: "‘\(parameter)’ 같은 매개변수는 대화상자 이름 뒤에 씁니다")
    return ForeignPiece(
      range: span(start, line.upperBound),
      rewriting: Rewriting(
        text: list.text + between, reason: reason,
        advice: Message(
          en: "write ‘\(list.text)’ after it", ko: "그 뒤에 ‘\(list.text, .object)’ 쓰세요")))
  }

  private static let parameterWords: Set<String> = [
    "var", "let", "val", "param", "parameter", "params", "parameters", "args", "arguments",
    "variables", "vars", "props",
  ]

  /// `name: Type`, or several in `(…)` or `{…}`.
  private func parameterList(_ items: [LooseItem]) -> Rewriting? {
    let own = items.drop { $0.isSign(":", "=") }
    guard own.count == 1, let inner = own.first?.group("(") ?? own.first?.group("{") else {
      return LooseParameters(items: Array(own)).rewritten()
    }
    var separated: [LooseItem] = []
    for item in inner {
      if item.startsLine, let last = separated.last, !last.isSign(",") {
        let range = last.range
        separated.append(
          .token(LooseToken(kind: .sign, text: ",", range: range, followsNewline: false)))
      }
      separated.append(item)
    }
    return LooseParameters(items: separated).rewritten()
  }

  /// `ko { title "…" }` or `locale ko { … }` among the statements of a dialog: a translation.
  func translation() -> ForeignPiece? {
    guard let block = blocks.blocks.last, blocks.blocks.count == 1, block.place.isDialog,
      let end = closing(of: block.brace)
    else { return nil }
    var items = LooseItem.items(tokens(from: blocks.statement))
    if let word = items.first?.word, Self.languageWords.contains(word) { items.removeFirst() }
    guard items.count == 2, let tag = source.tag(items[0]),
      case .group("{", _, let inner) = items[1],
      let name = LooseItem.items(LooseLexer.lex(bytes, span(block.start, block.brace))).dropFirst()
        .first?.word,
      inner.upperBound <= end
    else { return nil }
    let rows = source.string(span(inner.lowerBound + 1, inner.upperBound - 1))
    let margin = indentation(of: blocks.statement)
    let text = rows.replacing("\n" + String(repeating: " ", count: margin), with: "\n")
    let reason = Message(
      en: "what is said in one language stands in a ‘translation’ block",
      ko: "한 언어의 텍스트를 모을 때는 ‘translation’ 블록에 씁니다")
    let after = source.string(span(lineEnd(after: inner.upperBound) + 1, end))
    let isLast = source.string(inner.upperBound..<end).allSatisfy(\.isWhitespace)
    let head = "}\ntranslation \(tag) of \(name) {"
    return ForeignPiece(
      range: span(blocks.statement - margin, end),
      rewriting: Rewriting(
        text: (isLast ? "" : after) + head + text, reason: reason,
        advice: Message(
          en: "write ‘translation \(tag) of \(name) { … }’ after the } of ‘\(name)’",
          ko: "‘\(name)’의 } 뒤에 ‘translation \(tag) of \(name) { … }’를 쓰세요")))
  }

  private static let languageWords: Set<String> = [
    "locale", "language", "lang", "translation", "translations", "localization", "l10n", "i18n",
  ]

  /// The `}` of a `{`.
  func closing(of brace: Int) -> Int? {
    let tokens = tree.tokens
    guard let token = (0..<tokens.count).first(where: { tokens.starts[$0] == brace }),
      !tokens.flags[token].contains(.isUnclosed)
    else { return nil }
    return Int(tokens.starts[Int(tokens.closings[token])])
  }
}
