import DialogSupport

/// Markup, and texts of other files.
extension ForeignPlaceholderScanner {
  /// `@string/title`, which is all of a text.
  func reference(at start: Int) -> ForeignPlaceholder? {
    if let name = names.first(where: { bytes[start...].starts(with: "@{\($0)}".utf8) }) {
      return ForeignPlaceholder(range: start..<start + name.utf8.count + 3, kind: .name(name))
    }
    if let name = name(at: start, in: "@", ""), start == 0 || !bytes[start - 1].isOfName {
      return name
    }
    let name = bytes[start...].dropFirst("@string/".utf8.count)
    guard start == 0, bytes.starts(with: "@string/".utf8), name.allSatisfy(\.isOfName) else {
      return nil
    }
    return ForeignPlaceholder(range: 0..<bytes.count, kind: .reference)
  }

  /// `leave.title`, `empty_trash_message`, which is all of a text.
  func key() -> ForeignPlaceholder? {
    guard bytes.count < 80, bytes.first.map({ $0.isASCIILetter }) == true,
      bytes.allSatisfy({ $0.isOfName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
    else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split { "._-".contains($0) }
    guard words.count > 1, let last = words.last, Self.keyEnds.contains(String(last)) else {
      return nil
    }
    return ForeignPlaceholder(range: 0..<bytes.count, kind: .reference)
  }

  private static let keyEnds: Set<String> = [
    "title", "message", "body", "label", "button", "text", "subtitle", "msg", "desc",
  ]

  /// `&amp;`, `<b>`, `</b>`, `<br/>`
  func markup(at start: Int) -> ForeignPlaceholder? {
    if let name = names.first(where: { bytes[start...].starts(with: "<\($0)>".utf8) }) {
      return ForeignPlaceholder(range: start..<start + name.utf8.count + 2, kind: .name(name))
    }
    if let tag = tag(at: start) ?? name(at: start, in: "<%= ", " %>") { return tag }
    if let quote = quotationMark(at: start) { return quote }
    let rest = bytes[start...].prefix(9)
    let mark = Self.markup.first { rest.starts(with: $0.written.utf8) }.map { mark in
      ForeignPlaceholder(
        range: start..<start + mark.written.utf8.count, kind: .markup(mark.shown))
    }
    return mark ?? entity(at: start)
  }

  /// `&quot;`, by what stands beside it: a mark that opens or one that closes; none where the text has one.
  private func quotationMark(at start: Int) -> ForeignPlaceholder? {
    let end = start + "&quot;".utf8.count
    guard bytes[start...].starts(with: "&quot;".utf8) else { return nil }
    let (before, after) = (bytes[..<start], bytes[end...])
    let isDoubled =
      ["“", "„", "”"].contains { before.suffix(3).elementsEqual($0.utf8) }
      || ["“", "”"].contains { after.starts(with: $0.utf8) }
    let opens = before.isEmpty ? !followsValue : [0x20, 0x28].contains(before.last!)
    return ForeignPlaceholder(
      range: start..<end, kind: .markup(isDoubled ? "" : opens ? "“" : "”"))
  }

  /// `&hellip;`, `&#8217;`, `&#x2019;`
  private func entity(at start: Int) -> ForeignPlaceholder? {
    guard byte(start) == UInt8(ascii: "&"),
      let end = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let number =
      name.hasPrefix("#")
      ? UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      : nil
    let scalar = number.flatMap(Unicode.Scalar.init)
    guard let shown = Self.entities[name] ?? scalar.map({ String(Character($0)) }) else {
      return nil
    }
    let isSpace = shown.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    let written = scalar.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    return ForeignPlaceholder(
      range: start..<end + 1, kind: .markup(isSpace ? written ?? " " : shown))
  }

  /// Of HTML, those that texts have most.
  private static let entities = [
    "hellip": "…", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’", "laquo": "«",
    "raquo": "»", "ndash": "–", "mdash": "—", "bull": "•", "middot": "·", "times": "×",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "euro": "€", "pound": "£", "rarr": "→",
    "larr": "←", "iexcl": "¡", "iquest": "¿", "eacute": "é", "egrave": "è", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "szlig": "ß", "ntilde": "ñ", "ccedil": "ç",
  ]

  /// `<p>`, `</span>`, `<a href="…">`
  private func tag(at start: Int) -> ForeignPlaceholder? {
    guard byte(start) == UInt8(ascii: "<") else { return nil }
    let open = start + (byte(start + 1) == UInt8(ascii: "/") ? 2 : 1)
    let name = bytes[open...].prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard Self.tags.contains(String(decoding: name, as: UTF8.self)),
      let next = byte(name.endIndex), " />:".utf8.contains(next),
      let end = bytes[name.endIndex...].prefix(200).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return ForeignPlaceholder(range: start..<end + 1, kind: .markup(""))
  }

  private static let tags: Set<String> = [
    "p", "span", "a", "div", "font", "h1", "h2", "h3", "li", "ul", "ol", "small", "big", "sub",
    "sup", "xliff", "Text", "annotation", "code",
  ]

  private static let markup: [(written: String, shown: String)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&apos;", "’"), ("&#39;", "’"),
    ("&#039;", "’"), ("&nbsp;", "\\u{A0}"), ("<br>", "\\n"), ("<br/>", "\\n"), ("<br />", "\\n"),
    ("<b>", ""), ("</b>", ""), ("<i>", ""), ("</i>", ""), ("<u>", ""), ("</u>", ""),
    ("<strong>", ""), ("</strong>", ""), ("<em>", ""), ("</em>", ""),
  ]
}
