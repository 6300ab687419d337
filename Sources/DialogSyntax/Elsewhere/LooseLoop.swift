/// A loop as other languages write it: `for (album in albums) { … }`, `albums.map(album => …)`,
/// `ForEach(albums) { album in … }`.
struct LooseLoop {
  let variable: String
  let list: String
  let body: [LooseItem]

  /// Nil of what is none.
  init?(_ items: [LooseItem]) {
    let inner = items.count == 1 ? items[0].group("{") ?? items : items
    guard let word = inner.first?.word, inner.count > 1,
      let loop = Self.header(inner) ?? Self.inBraces(word, inner) ?? Self.inParentheses(word, inner)
        ?? Self.choice(inner)
    else { return nil }
    (variable, list, body) = loop
  }

  private typealias Parts = (variable: String, list: String, body: [LooseItem])

  /// `for (album in albums) { … }`
  private static func header(_ items: [LooseItem]) -> Parts? {
    guard words.contains(items[0].word ?? ""), let body = items.last?.group("{") else { return nil }
    let header = Array(items.dropFirst().dropLast())
    let words = (header.first?.group("(") ?? header).compactMap(\.word)
      .filter { !["let", "var", "val", "const"].contains($0) }
    guard words.count == 3, ["in", "of"].contains(words[1]) else { return nil }
    return (words[0], words[2], body)
  }

  /// `ForEach(albums) { album in … }`, `albums.map { … }`
  private static func inBraces(_ word: String, _ items: [LooseItem]) -> Parts? {
    let own = words.contains(word) ? items[1].group("(")?.first?.word : list(word)
    guard let own, let inner = items.last?.group("{") else { return nil }
    if let variable = inner.first?.word, inner.count > 2,
      inner[1].word == "in" || inner[1].isSign("->", "=>")
    {
      return (variable, own, Array(inner.dropFirst(2)))
    }
    return ("it", own, inner)
  }

  /// `albums.map(album => …)`, `albums.map((album) => …)`
  private static func inParentheses(_ word: String, _ items: [LooseItem]) -> Parts? {
    guard let own = list(word), items.count == 2, let inner = items[1].group("("),
      let arrow = inner.firstIndex(where: { $0.isSign("=>", "->") }), arrow > 0,
      let variable = inner[0].word ?? inner[0].group("(")?.first?.word
    else { return nil }
    let body = Array(inner[(arrow + 1)...])
    return (variable, own, body.count == 1 ? body[0].group("(") ?? body : body)
  }

  /// `choice album in albums "{album}"`
  private static func choice(_ items: [LooseItem]) -> Parts? {
    guard items.count > 4, let name = items[1].word, items[2].word == "in",
      let word = items[3].word
    else { return nil }
    let rest = items.dropFirst(items[4].group("(") == nil ? 4 : 5)
    return (name, list(word) ?? word, Array(items[..<2] + rest))
  }

  /// `albums` of `albums.map`.
  private static func list(_ word: String) -> String? {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count > 1, ["map", "forEach", "each", "flatMap"].contains(parts.last) else {
      return nil
    }
    return parts[parts.count - 2]
  }

  private static let words: Set<String> = ["for", "forEach", "ForEach"]
}
