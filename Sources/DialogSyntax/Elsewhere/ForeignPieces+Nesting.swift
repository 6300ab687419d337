import DialogFindings
import DialogSupport

/// What stands in a block that is another’s.
extension ForeignPieces {
  /// `message { … }` in the block of a title, or `cancel` in that of a button: the block ends before it.
  func nestedPart() -> ForeignPiece? {
    guard blocks.blocks.count > 1, let block = blocks.blocks.last, block.place == .languages,
      let end = closing(of: block.brace)
    else { return nil }
    let outer = blocks.blocks[blocks.blocks.count - 2].place
    let body = LooseLexer.lex(bytes, span(block.brace + 1, end))
    guard outer.isDialog || outer == .detail, let place = firstPart(of: outer, in: body) else {
      return nil
    }
    let (last, part) = (body[place - 1], body[place])
    let margin = indentation(of: block.start)
    let own = source.string(span(part.range.lowerBound, end)).trimmingEnd()
    let moved = own.replacing(
      "\n" + String(repeating: " ", count: indentation(of: part.range.lowerBound)),
      with: "\n" + String(repeating: " ", count: margin))
    let line = "\n" + String(repeating: " ", count: margin)
    let isOneLine = !source.string(span(block.brace, last.range.lowerBound)).contains("\n")
    let text = (isOneLine ? " }" : line + "}") + line + moved
    let owner = LooseLexer.lex(bytes, span(block.start, block.brace)).first?.text ?? ""
    return ForeignPiece(
      range: span(last.range.upperBound, end + 1), rewriting: .nested(part.text, owner, text))
  }

  /// Where in a block of languages, after the first of them, a statement of the dialog begins.
  private func firstPart(of outer: ForeignPlace, in body: [LooseToken]) -> Int? {
    var depth = 0
    for (index, token) in body.enumerated() {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      guard depth == 0, index > 1, token.kind == .word,
        Keyword(rawValue: token.text).map(outer.keywords.contains) == true
      else { continue }
      if token.followsNewline || body[index - 1].kind == .text || body[index - 1].isSign("}") {
        return index
      }
    }
    return nil
  }

  // MARK: Translations

  /// `button empty "비우기"` in a translation, where a row begins with the name.
  func translatedRow() -> ForeignPiece? {
    guard blocks.place == .translation else { return nil }
    let items = LooseItem.items(tokens(from: blocks.statement))
    guard items.count > 2, let keyword = items[0].word, let name = items[1].word,
      ["button", "choice", "action", "field"].contains(keyword),
      items[2].literal != nil || items[2].group("{") != nil, let last = items.last
    else { return nil }
    let own = source.string(span(items[1].range.lowerBound, items[2].range.upperBound))
    return ForeignPiece(
      range: span(items[0].range.lowerBound, last.range.upperBound),
      rewriting: .row(of: name, own), place: .translation)
  }

  /// `"Delete Forever" = "영구 삭제";` of a file of strings, in a translation.
  func stringsRow() -> ForeignPiece? {
    guard blocks.place == .translation else { return nil }
    let items = LooseItem.items(tokens(from: blocks.statement))
    guard let key = items.first?.literal, items.count > 2, items[1].isSign("=", ":", "->"),
      let text = items[2].literal, items.dropFirst(3).allSatisfy({ $0.isSign(";", ",") }),
      let name = name(ofPartSaying: key.text)
    else { return nil }
    return ForeignPiece(
      range: span(key.range.lowerBound, items.last!.range.upperBound),
      rewriting: .row(of: name, "\(name) \(source.quoted(text))"), place: .translation,
      isCertain: true)
  }

  /// The name of the part of a dialog in the file that has a text: `erase`, `title`.
  private func name(ofPartSaying text: String) -> String? {
    let all = LooseLexer.lex(bytes, 0..<bytes.count)
    let place = all.indices.dropFirst().first { index in
      all[index].kind == .text && all[index].text == text && all[index - 1].kind == .word
    }
    return place.map { all[$0 - 1].text }
  }

  // MARK: Arms

  /// `[one] "…"  *[other] "…"` of Fluent, all arms of the block at once.
  func bracketedArms() -> ForeignPiece? {
    guard let block = blocks.blocks.last, block.place == .arms,
      let end = closing(of: block.brace)
    else { return nil }
    let tokens = LooseLexer.lex(bytes, span(block.brace + 1, end))
    var text = ""
    var keys: [String] = []
    var place = block.brace + 1
    for index in tokens.indices {
      guard let (key, last) = bracketedKey(tokens, at: index),
        tokens[index].range.lowerBound >= place
      else { continue }
      let isBeside = isColumnLeft(tokens[index], of: tokens[0])
      text += source.string(span(place, tokens[index].range.lowerBound)) + (isBeside ? " " : "")
      text += key
      keys.append("\(key) \"…\"")
      place = tokens[last].range.upperBound
    }
    guard !keys.isEmpty else { return nil }
    text += source.string(span(place, end))
    return ForeignPiece(
      range: span(block.brace + 1, end), rewriting: .arms(keys.joined(separator: "  "), text),
      place: .arms)
  }

  /// `[one]`, `*[other]`, `* "…"`: the key, and the last of its tokens.
  private func bracketedKey(_ tokens: [LooseToken], at index: Int) -> (String, Int)? {
    if let key = quantity(tokens, at: index) { return key }
    let isStarred = tokens[index].isSign("*")
    let open = isStarred ? index + 1 : index
    if isStarred, open < tokens.count, tokens[open].kind == .text { return ("other", index) }
    guard open + 2 < tokens.count, tokens[open].isSign("["), tokens[open + 2].isSign("]"),
      tokens[open + 1].kind == .word || tokens[open + 1].kind == .number
    else { return nil }
    let key = tokens[open + 1].text
    return (ForeignWords.arms[key] ?? key, open + 2)
  }

  /// `item quantity="one"`, `quantity = one`
  private func quantity(_ tokens: [LooseToken], at index: Int) -> (String, Int)? {
    var place = index
    if tokens[place].text == "item", place + 1 < tokens.count { place += 1 }
    guard tokens[place].kind == .word, tokens[place].text == "quantity", place + 2 < tokens.count,
      tokens[place + 1].isSign("=", ":")
    else { return nil }
    return (tokens[place + 2].text, place + 2)
  }

  /// Whether a star stands a column to the left of the first key, as it does by custom.
  private func isColumnLeft(_ star: LooseToken, of first: LooseToken) -> Bool {
    star.isSign("*") && star.followsNewline
      && indentation(of: star.range.lowerBound) + 1 == indentation(of: first.range.lowerBound)
  }
}

extension Rewriting {
  /// A statement of a dialog in the block of one of its texts.
  fileprivate static func nested(_ part: String, _ owner: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘\(part)’ is no language but a part of the dialog",
        ko: "‘\(part, .topic)’ 언어가 아니라 대화상자의 구문입니다"),
      advice: Message(
        en: "close ‘\(owner)’ with } in front of it", ko: "그 앞에서 ‘\(owner)’ 블록을 }로 닫으세요"))
  }

  /// A row of a translation that begins with something else than the name.
  fileprivate static func row(of name: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a row of a translation begins with the name that it translates, ‘\(name)’",
        ko: "번역의 줄은 번역할 것의 이름 ‘\(name, .direction)’ 시작합니다"))
  }

  /// Arms whose keys have signs around them.
  fileprivate static func arms(_ shown: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "an arm of a text is its key and the text alone", ko: "by의 갈래에는 키와 텍스트만 씁니다"),
      advice: Message(en: "write ‘\(shown)’", ko: "‘\(shown)’처럼 쓰세요"))
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
