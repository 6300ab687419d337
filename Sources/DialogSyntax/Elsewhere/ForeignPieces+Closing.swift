import DialogFindings
import DialogSupport

/// A dialog’s `}` in the midst of its lines.
extension ForeignPieces {
  /// A statement that stands after the `}` of a dialog and belongs before it.
  func closedEarly() -> ForeignPiece? {
    let tokens = tree.tokens
    guard blocks.blocks.isEmpty,
      let first = (1..<tokens.count).first(where: { tokens.starts[$0] == blocks.statement }),
      tokens.kinds[first - 1] == .rightBrace,
      let dialog = dialog(closedBy: first - 1), let word = tokens.keyword(first),
      dialog.place.keywords.contains(word), !Keyword.declarations.contains(word)
    else { return nil }
    let brace = tokens.range(first - 1).indices
    let (last, isClosed) = endOfLines(from: first)
    let lines = source.string(span(brace.upperBound, tokens.range(last).indices.upperBound))
    if isClosed {
      return ForeignPiece(
        range: wholeLine(brace), rewriting: .closedEarly(dialog.name, advice: .removeBrace, ""))
    }
    let margin = String(repeating: " ", count: indentation(of: brace.lowerBound))
    let start = brace.lowerBound - margin.utf8.count
    return ForeignPiece(
      range: span(start, tokens.range(last).indices.upperBound),
      rewriting: .closedEarly(
        dialog.name, advice: .moveBrace, lines.drop(while: \.isNewline) + "\n\(margin)}"))
  }

  /// The dialog that a `}` closes: what it holds, and its name.
  private func dialog(closedBy brace: Int) -> (place: ForeignPlace, name: String)? {
    let tokens = tree.tokens
    guard
      let open = (0..<brace).last(where: { tokens.closing(of: $0) == brace }),
      let start = (0..<open).last(where: {
        tokens.keyword($0).map(Keyword.declarations.contains) ?? false
      }), start + 1 < open
    else { return nil }
    let place = ForeignPlace.file.inside(text(start), isSelection: false)
    return place.isDialog ? (place, text(start + 1)) : nil
  }

  private func text(_ token: Int) -> String { source.string(tree.tokens.range(token).indices) }

  /// The last token of the lines up to the next declaration, or to a `}` that nothing opens.
  private func endOfLines(from first: Int) -> (last: Int, isClosed: Bool) {
    let tokens = tree.tokens
    var depth = 0
    for token in first..<tokens.count {
      switch tokens.kinds[token] {
      case .leftBrace: depth += 1
      case .rightBrace where depth == 0: return (token - 1, true)
      case .rightBrace: depth -= 1
      case .endOfFile: return (token - 1, false)
      default:
        let isDeclaration = tokens.keyword(token).map(Keyword.declarations.contains) ?? false
        if depth == 0, tokens.followsNewline(token), isDeclaration || text(token) == "@" {
          return (token - 1, false)
        }
      }
    }
    return (tokens.count - 1, false)
  }
}

extension Message {
  fileprivate static let removeBrace = Message(en: "remove it", ko: "지우세요")
  fileprivate static let moveBrace = Message(
    en: "move it after them", ko: "그 줄들 뒤로 옮기세요")
}

extension Rewriting {
  /// A dialog that ends before its last lines.
  fileprivate static func closedEarly(
    _ dialog: String, advice: Message, _ text: String
  ) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "this ‘}’ ends ‘\(dialog)’ before its last lines",
        ko: "이 ‘}’에서 ‘\(dialog, .subject)’ 끝나는데 뒤에 줄이 더 있습니다"),
      what: "}", advice: advice, named: "}")
  }
}
