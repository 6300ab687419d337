/// A choice between two texts as other languages write it: `count == 1 ? "…" : "…"`,
/// `if (count == 1) "…" else "…"`, `"…" if count == 1 else "…"`.
struct LooseChoice {
  let source: LooseSource
  let items: [LooseItem]

  private typealias Parts = (condition: ArraySlice<LooseItem>, then: LooseItem, other: LooseItem)
  /// Whether the text that the condition chooses comes first, by the keys that are to be written.
  private typealias Keys = (first: String, second: String, isThenFirst: Bool)

  /// The selection as this language writes it; nil of what is none.
  func written() -> String? {
    let items = items.count == 1 ? items[0].group("(") ?? items[0].group("{") ?? items : items
    guard let parts = ternary(items) ?? branches(items) ?? afterText(items),
      let then = text(parts.then), let other = text(parts.other),
      let (name, keys) = keys(parts.condition)
    else { return nil }
    let (first, second) = keys.isThenFirst ? (then, other) : (other, then)
    return "by \(name) { \(keys.first) \(first)  \(keys.second) \(second) }"
  }

  private func text(_ item: LooseItem) -> String? {
    let literal = item.literal ?? (item.group("{") ?? item.group("("))?.first?.literal
    return literal.map(source.quoted)
  }

  // MARK: Forms

  private func ternary(_ items: [LooseItem]) -> Parts? {
    guard let mark = items.firstIndex(where: { $0.isSign("?") }), mark > 0,
      items.count == mark + 4, items[mark + 2].isSign(":")
    else { return nil }
    return (items[..<mark], items[mark + 1], items[mark + 3])
  }

  private func branches(_ items: [LooseItem]) -> Parts? {
    guard items.first?.word == "if", items.count > 4, items[items.count - 2].word == "else" else {
      return nil
    }
    return (items[1..<(items.count - 3)], items[items.count - 3], items[items.count - 1])
  }

  private func afterText(_ items: [LooseItem]) -> Parts? {
    guard items.count > 4, items[0].literal != nil, items[1].word == "if",
      items[items.count - 2].word == "else"
    else { return nil }
    return (items[2..<(items.count - 2)], items[0], items[items.count - 1])
  }

  // MARK: Conditions

  private func keys(_ condition: ArraySlice<LooseItem>) -> (String, Keys)? {
    let items =
      condition.count == 1 ? condition.first!.group("(") ?? Array(condition) : Array(condition)
    if items.count == 1, let name = name(items[0]) { return (name, ("true", "false", true)) }
    if items.count == 2, items[0].isSign("!") || items[0].word == "not", let name = name(items[1]) {
      return (name, ("true", "false", false))
    }
    guard items.count == 3 || items.count == 4 && items[2].isSign("."),
      let name = name(items[0]), let sign = items[1].token, sign.kind == .sign,
      let value = items.last?.token, value.kind != .sign
    else { return nil }
    return keys(sign.text, value).map { (name, $0) }
  }

  /// The last part of `props.count`.
  private func name(_ item: LooseItem) -> String? {
    item.word?.split(separator: ".").last.map(String.init)
  }

  private func keys(_ sign: String, _ value: LooseToken) -> Keys? {
    if ["==", "===", "!=", "!=="].contains(sign) {
      let isThenFirst = sign.hasPrefix("=")
      let truth = ["true": "false", "false": "true"][value.text]
      return (value.text, truth ?? "other", isThenFirst)
    }
    guard let number = Int(value.text) else { return nil }
    switch (sign, number) {
    case (">", 1), (">=", 2): return ("one", "other", false)
    case ("<", 2), ("<=", 1): return ("one", "other", true)
    case (">", 0), (">=", 1): return ("0", "other", false)
    case ("<", 1), ("<=", 0): return ("0", "other", true)
    default: return nil
    }
  }
}
