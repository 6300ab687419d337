/// A condition as other languages write it.
struct LooseCondition {
  let items: [LooseItem]

  /// `if canReset` or `if not canReset`; nil of any that has no such form.
  func written() -> String? {
    var items = items.count == 1 ? items[0].group("(") ?? items : items
    var isNegative = false
    if items.first?.isSign("!") == true || items.first?.word == "not" {
      isNegative = true
      items.removeFirst()
    }
    guard let name = items.first?.word else { return nil }
    if items.count == 3, items[1].isSign("==", "!=", "=", "===", "!=="), let value = items[2].word {
      guard value == "true" || value == "false" else { return nil }
      if (value == "false") != items[1].isSign("!=", "!==") { isNegative.toggle() }
    } else if items.count != 1 {
      return nil
    }
    return isNegative ? "if not \(name)" : "if \(name)"
  }
}
