import DialogSupport
import DialogSyntax

extension Syntax {
  /// A statement with the line that it has for itself.
  var line: SourceRange { tree.line(of: range) }

  /// A node with the spaces before it.
  var withSpace: SourceRange {
    var start = Int(range.start)
    while start > 0, tree.file.bytes[start - 1] == 0x20 { start -= 1 }
    return SourceRange(range.file, ByteRange(UInt32(start), range.end))
  }
}

extension SyntaxTree {
  /// A range with the rest of its lines, where nothing else is on them.
  func line(of range: SourceRange) -> SourceRange {
    let bytes = file.bytes
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[end]) { end += 1 }
    let isAlone =
      (start == 0 || bytes[start - 1] == 0x0A) && end < bytes.count && bytes[end] == 0x0A
    return isAlone ? SourceRange(range.file, ByteRange(UInt32(start), UInt32(end + 1))) : range
  }
}
