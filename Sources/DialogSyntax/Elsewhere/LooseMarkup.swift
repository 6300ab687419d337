/// An element of XML that names a text: `<string name="title">…</string>`.
struct LooseMarkup {
  let source: LooseSource
  let items: [LooseItem]

  /// The name and the text as the items of a statement; nil of what is no such element.
  var statement: [LooseItem]? {
    guard items.count > 4, items[0].isSign("<"),
      let open = items.firstIndex(where: { $0.isSign(">") }),
      let close = items.lastIndex(where: { $0.isSign("<") }), open + 1 < close,
      let name = items[..<open].lazy.compactMap(\.literal).first
    else { return nil }
    let range = items[open + 1].range.lowerBound..<items[close].range.lowerBound
    let text = LooseToken(
      kind: .text, text: source.string(range), range: range, followsNewline: false)
    return [word(name), .token(text)]
  }

  private func word(_ name: LooseToken) -> LooseItem {
    .token(
      LooseToken(kind: .word, text: name.text, range: name.range, followsNewline: false))
  }
}
