import DialogFindings
import DialogSupport

/// Where statements are written into a file or taken out of it, so that it stays well laid out.
struct SourceLayout {
  private let file: FileID
  private let bytes: [UInt8]

  init(_ file: FileID, _ source: SourceFile) {
    self.file = file
    bytes = source.bytes
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.bytes.indices], as: UTF8.self)
  }

  /// Takes a statement out, and its line where nothing else stands on it.
  func remove(_ range: SourceRange) -> TextEdit {
    let start = lineStart(of: Int(range.start))
    let end = lineEnd(of: Int(range.end))
    let isAlone = isBlank(start..<Int(range.start)) && isBlank(Int(range.end)..<end)
    guard isAlone else { return .remove(withSeparator(range)) }
    return .remove(SourceRange(file, ByteRange(start, min(end + 1, bytes.count))))
  }

  /// Takes an attribute out, and the space in front of it.
  func removeAttribute(_ range: SourceRange) -> TextEdit {
    var start = Int(range.start)
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    return .remove(SourceRange(file, ByteRange(start, Int(range.end))))
  }

  /// Writes a statement as the first of a block.
  ///
  /// - Parameter body: between the braces.
  func insertFirst(_ statement: String, in body: SourceRange) -> TextEdit {
    let inside = body.bytes.indices
    let line = inside.lowerBound..<min(lineEnd(of: inside.lowerBound), inside.upperBound)
    if line.upperBound < inside.upperBound, isBlank(line) || isLineComment(line) {
      let end = SourceRange(file, ByteRange(line.upperBound, line.upperBound))
      return .insert("\n" + indentation(in: body) + statement, at: end)
    }
    let end = inside.isEmpty ? " " : isBlank(inside) ? "" : ";"
    return .insert(" " + statement + end, at: body)
  }

  /// Writes a statement after another one of its block.
  func insert(_ statement: String, after other: SourceRange, in body: SourceRange) -> TextEdit {
    let end = Int(other.end)
    guard bytes[body.bytes.indices].contains(0x0A) else {
      return .insert("; " + statement, at: other.atEnd)
    }
    let lineEnd = lineEnd(of: end)
    let isLineComment = !bytes[end..<lineEnd].contains(0x7D) && !holdsBlockComment(end..<lineEnd)
    let place = isLineComment ? lineEnd : end
    return .insert(
      "\n" + indentation(in: body) + statement,
      at: SourceRange(file, ByteRange(place, place)))
  }

  // MARK: Lines

  /// The white space in front of a block's statements: as much as its first line has.
  private func indentation(in body: SourceRange) -> String {
    var line = lineEnd(of: Int(body.start)) + 1
    while line < Int(body.end) {
      let end = lineEnd(of: line)
      if !isBlank(line..<end) {
        return String(decoding: bytes[line..<end].prefix(while: isSpace), as: UTF8.self)
      }
      line = end + 1
    }
    let own = lineStart(of: Int(body.start))
    let indentation = bytes[own..<Int(body.start)].prefix(while: isSpace)
    return String(decoding: indentation, as: UTF8.self) + "  "
  }

  private func withSeparator(_ range: SourceRange) -> SourceRange {
    var end = Int(range.end)
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == 0x3B {
      end += 1
      while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    }
    return SourceRange(file, ByteRange(Int(range.start), end))
  }

  private func isLineComment(_ range: Range<Int>) -> Bool {
    bytes[range].drop(while: isSpace).starts(with: [0x2F, 0x2F])
  }

  private func holdsBlockComment(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { bytes[$0] == 0x2F && bytes[$0 + 1] == 0x2A }
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return end
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { isSpace($0) || $0 == 0x0D || $0 == 0x0A }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
