/// A text with ICU’s `{count, plural, one {…} other {…}}` in it, as a selection of this language.
struct ICUSelection {
  let selector: String
  /// The arms in their order, each with the whole text.
  private(set) var arms: [(key: String, text: String)] = []

  /// - Parameter text: what stands between the quotes.
  init?(_ text: String) {
    guard let open = ICUSelection.start(in: text), let close = ICUSelection.end(of: text[open...])
    else {
      return nil
    }
    let before = text[..<open]
    let after = text[text.index(after: close)...]
    let inner = text[text.index(after: open)..<close]
    let parts = inner.split(separator: ",", maxSplits: 2).map(ICUSelection.trimmed)
    guard parts.count == 3 else { return nil }
    selector = String(parts[0])
    var rest = parts[2]
    while !rest.isEmpty {
      guard let brace = rest.firstIndex(of: "{"), let end = ICUSelection.end(of: rest[brace...])
      else {
        return nil
      }
      let key = ICUSelection.trimmed(rest[..<brace]).drop { $0 == "=" }
      let own = rest[rest.index(after: brace)..<end]
      let number = parts[1] == "select" ? "#" : "{\(selector)}"
      arms.append((String(key), "\(before)\(own.replacing("#", with: number))\(after)"))
      rest = ICUSelection.trimmed(rest[rest.index(after: end)...])
    }
  }

  /// `by count { one "…"  other "…" }`
  func written(parameters: [String]) -> String {
    let rows = arms.map {
      "\($0.key) \"\(ForeignPlaceholders.rewrite($0.text, parameters: parameters))\""
    }
    return "by \(selector) { \(rows.joined(separator: "  ")) }"
  }

  /// The brace that opens the first selection; values may stand before it.
  private static func start(in text: String) -> String.Index? {
    text.indices.first { place in
      guard text[place] == "{" else { return false }
      let head = text[text.index(after: place)...].prefix { $0 != "{" && $0 != "}" }
      let parts = head.split(separator: ",", maxSplits: 2).map(trimmed)
      return parts.count > 1 && ["plural", "select", "selectordinal"].contains(parts[1])
    }
  }

  /// The brace that closes the one at the start.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.endIndex)]
  }
}
