public import DialogFindings
import DialogSupport

/// What formatting a file comes to.
public enum FormatResult: Sendable {
  case unchanged
  case changed([UInt8])
  /// The file does not parse and is left alone; the findings say why.
  case refused([Diagnostic])
}

extension SyntaxTree {
  /// The file as it is customarily laid out: two spaces of indent, one space between words, two
  /// between texts that share a line, a blank line between declarations. Comments stay where they
  /// are, and so do line breaks wherever they may stand.
  public func formatted() -> FormatResult {
    if findings.hasErrors { return .refused(findings) }
    var formatter = Formatter(self)
    let bytes = formatter.run()
    return bytes == file.bytes ? .unchanged : .changed(bytes)
  }
}

/// Writes the tokens of a valid file with new space between them.
struct Formatter {
  let tree: SyntaxTree
  let layout: Layout
  private var output: [UInt8] = []
  /// Comments in front of the next token that is written.
  private var pending: [Trivia] = []
  private let lineEnd: [UInt8]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    layout = Layout(tree)
    lineEnd = Formatter.lineEnd(of: tree.file.bytes)
    output.reserveCapacity(tree.file.bytes.count + 64)
  }

  /// CR LF where the file's first line ends so.
  private static func lineEnd(of bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    let isPair = bytes[first] == 0x0D && first + 1 < bytes.count && bytes[first + 1] == 0x0A
    return isPair ? [0x0D, 0x0A] : [0x0A]
  }

  mutating func run() -> [UInt8] {
    for token in 0..<tree.tokens.count {
      pending += Trivia.comments(in: tree, before: token)
      if layout.isDropped[token] { continue }
      write(token)
      pending = []
    }
    if !output.isEmpty { output += lineEnd }
    return output
  }

  private mutating func write(_ token: Int) {
    var gap = layout.gap(before: token)
    for comment in pending {
      write(comment, before: token)
      gap = comment.endsLine || comment.isFollowedByNewline || gap == .line ? .line : .space
    }
    if tree.tokens.kinds[token] == .endOfFile { return }
    let isBlankBefore =
      pending.last.map(\.isFollowedByBlankLine)
      ?? layout.isBlankLineBefore(token)
    writeGap(gap, depth: layout.depth(of: token), blank: isBlankBefore)
    writeText(of: token)
  }

  private mutating func write(_ comment: Trivia, before token: Int) {
    if comment.startsLine || output.isEmpty {
      let isBlankBefore = layout.isBlankLine(before: comment, token)
      writeGap(.line, depth: layout.commentDepth(before: token), blank: isBlankBefore)
    } else {
      output += comment.endsLine ? [0x20, 0x20] : [0x20]
    }
    output += comment.text(in: tree)
  }

  private mutating func writeGap(_ gap: Layout.Gap, depth: Int, blank: Bool) {
    if output.isEmpty { return }
    switch gap {
    case .none: break
    case .space: output.append(0x20)
    case .twoSpaces: output += [0x20, 0x20]
    case .line:
      if blank { output += lineEnd }
      output += lineEnd
      output += [UInt8](repeating: 0x20, count: depth * 2)
    }
  }

  private mutating func writeText(of token: Int) {
    let bytes = tree.file.bytes[tree.tokens.range(token).indices]
    if tree.tokens.kinds[token] == .multilineString {
      writeLines(of: bytes, margin: (layout.depths[token] + 1) * 2)
    } else {
      output += bytes
    }
  }

  /// A `"""` string with the white space in front of its closing quotes, and as much of every
  /// line's, replaced.
  private mutating func writeLines(of bytes: ArraySlice<UInt8>, margin: Int) {
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }
    let oldMargin = lines.last!.prefix { $0 == 0x20 || $0 == 0x09 }.count
    output += lines[0]
    for line in lines.dropFirst() {
      output.append(0x0A)
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      let content =
        isBlank && line.count <= oldMargin
        ? line.filter { $0 == 0x0D }[...] : line.dropFirst(oldMargin)
      if !content.allSatisfy({ $0 == 0x0D }) {
        output += [UInt8](repeating: 0x20, count: margin)
      }
      output += content
    }
  }
}
