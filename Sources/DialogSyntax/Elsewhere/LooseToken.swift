/// A piece of source as any language may write it: read where the language’s own lexer is at a loss.
struct LooseToken {
  enum Kind { case word, text, number, sign, comment }

  let kind: Kind
  /// A word or number as it is written, what stands between quotes or in a comment, a sign in ASCII.
  let text: String
  /// In bytes of the file.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let followsNewline: Bool
  /// Whether `"` stands around a text, so that its escapes are those of the language.
  var isQuotedHere = false

  func isSign(_ signs: String...) -> Bool { kind == .sign && signs.contains(text) }
}

/// A token, or what stands in brackets.
indirect enum LooseItem {
  case token(LooseToken)
  case group(open: String, [LooseItem], Range<Int>)

  var range: Range<Int> {
    switch self {
    case .token(let token): token.range
    case .group(_, _, let range): range
    }
  }

  var token: LooseToken? {
    if case .token(let token) = self { token } else { nil }
  }

  /// All tokens in it, with the bracket that opens a group.
  var tokens: [LooseToken] {
    var all: [LooseToken] = []
    appendTokens(to: &all)
    return all
  }

  // However deep groups are, each token is written once.
  private func appendTokens(to all: inout [LooseToken]) {
    switch self {
    case .token(let token): all.append(token)
    case .group(let open, let items, let range):
      all.append(
        LooseToken(
          kind: .sign, text: open, range: range.lowerBound..<range.lowerBound + 1,
          followsNewline: false))
      for item in items { item.appendTokens(to: &all) }
    }
  }

  var startsLine: Bool { token?.followsNewline ?? false }

  var word: String? { token.flatMap { $0.kind == .word ? $0.text : nil } }
  var literal: LooseToken? { token.flatMap { $0.kind == .text ? $0 : nil } }

  func group(_ open: String) -> [LooseItem]? {
    if case .group(open, let items, _) = self { items } else { nil }
  }

  func isSign(_ signs: String...) -> Bool {
    token.map { $0.kind == .sign && signs.contains($0.text) } ?? false
  }

  /// Tokens as items, without comments; a bracket that nothing closes closes at the end.
  static func items(_ tokens: [LooseToken]) -> [LooseItem] {
    var position = 0
    return items(tokens, &position, until: nil)
  }

  private static func items(
    _ tokens: [LooseToken], _ position: inout Int, until close: String?
  ) -> [LooseItem] {
    var items: [LooseItem] = []
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      if let close, token.isSign(close) { return items }
      if token.kind == .comment { continue }
      guard token.kind == .sign, let end = closings[token.text] else {
        items.append(.token(token))
        continue
      }
      let inner = self.items(tokens, &position, until: end)
      let range = token.range.lowerBound..<tokens[position - 1].range.upperBound
      items.append(.group(open: token.text, inner, range))
    }
    return items
  }

  private static let closings = ["(": ")", "[": "]", "{": "}"]
}
