public import DialogCompiler
public import DialogFindings
public import DialogSupport
import DialogSyntax

/// A part of a file that leads somewhere else.
public struct DocumentLink: Hashable, Sendable {
  /// What is clicked, in bytes of the file.
  public let range: ByteRange
  /// Where it leads.
  public let target: Target

  /// Where a link can lead.
  public enum Target: Hashable, Sendable {
    /// The page of a rule.
    case rule(RuleID)
    /// An address in the web, as it is written.
    case url(String)
    /// A file of the project.
    case file(Path)
  }
}

extension EditedFile {
  /// The rules that `@allow` and settings name, and addresses and files of the project in comments.
  public var links: [DocumentLink] {
    let found = project.workspace.pieces(of: id).flatMap { piece in
      rules(in: piece)
        + (0..<piece.tree.tokens.count).flatMap { token in
          piece.tree.comments(before: token).flatMap { webLinks(in: $0, of: piece) }
        }
    }
    return found.sorted { $0.range.start < $1.range.start }
  }

  private func rules(in piece: FilePiece) -> [DocumentLink] {
    piece.tree.root.descendants.compactMap { node in
      let rule: Word? =
        switch node.kind {
        case .directive: Directive(node).rule
        case .ruleSetting: node.ruleSetting?.rule
        default: nil
        }
      return rule.map {
        DocumentLink(range: piece.range($0.range.bytes), target: .rule(RuleID($0.text)))
      }
    }
    .filter { RuleDescription.isKnown($0.target) }
  }

  private func webLinks(in comment: Comment, of piece: FilePiece) -> [DocumentLink] {
    let bytes = piece.tree.file.bytes
    return comment.range.words(of: bytes).compactMap { word in
      let text = String(decoding: bytes[word.indices], as: UTF8.self)
      let range = piece.range(word)
      if text.hasPrefix("https://") || text.hasPrefix("http://") {
        return DocumentLink(range: range, target: .url(text))
      }
      guard text.hasSuffix(".dialog"),
        let file = project.files.first(where: { $0.lastPart == Path(text) })
      else { return nil }
      return DocumentLink(range: range, target: .file(file))
    }
  }
}

extension RuleDescription {
  fileprivate static func isKnown(_ target: DocumentLink.Target) -> Bool {
    guard case .rule(let rule) = target else { return true }
    return allRules.contains { $0.id == rule }
  }
}

extension ByteRange {
  /// What stands between white space and brackets, without the mark of a sentence’s end.
  fileprivate func words(of bytes: [UInt8]) -> [ByteRange] {
    var words: [ByteRange] = []
    var start = Int(self.start)
    for index in indices.lowerBound...indices.upperBound {
      guard index == indices.upperBound || bytes[index].endsWord else { continue }
      var end = index
      while end > start, bytes[end - 1].endsSentence { end -= 1 }
      if end > start { words.append(ByteRange(start, end)) }
      start = index + 1
    }
    return words
  }
}

extension UInt8 {
  fileprivate var endsWord: Bool {
    self <= 0x20 || [0x22, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x60].contains(self)
  }

  fileprivate var endsSentence: Bool { [0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F].contains(self) }
}
