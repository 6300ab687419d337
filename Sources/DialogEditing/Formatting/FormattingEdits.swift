public import DialogFindings
public import DialogSupport
import DialogSyntax

extension EditedFile {
  /// What lays the file out as is the custom: edits of what differs within lines, and of lines that come
  /// or go, in order, so that a cursor anywhere else stays where it is.
  ///
  /// - Returns: nil of a file that does not parse.
  public func formattingEdits() -> [TextEdit]? {
    guard let formatted = project.workspace.formatted([id]).first else { return nil }
    return switch formatted {
    case .unchanged: []
    case .changed(let bytes): edits(to: bytes)
    case .refused: nil
    }
  }

  /// Those of them that are within the lines of a range.
  public func formattingEdits(in range: ByteRange) -> [TextEdit]? {
    let lines = LineTable(source)
    let first = lines.starts[lines.lineIndex(at: Int(range.start))]
    // A selection of whole lines ends before the first byte of the next.
    let last = lines.bytes(ofLine: lines.lineIndex(at: max(Int(range.end) - 1, first)))
    return formattingEdits()?.filter {
      first <= $0.range.bytes.start && $0.range.bytes.end <= last.endIndex
    }
  }

  /// What follows from a character that was just typed: `}` lays out what it closes, a line end the line
  /// that it ends. Nothing of a file that does not parse.
  ///
  /// - Parameter offset: after the character.
  public func formattingEdits(afterTyping character: String, at offset: Int) -> [TextEdit] {
    switch character {
    case "}": block(closedBefore: offset).flatMap { formattingEdits(in: $0) } ?? []
    case "\n": lineBefore(offset).flatMap { formattingEdits(in: $0) } ?? []
    default: []
    }
  }

  /// From the brace that opens a block to the one that closes it.
  private func block(closedBefore offset: Int) -> ByteRange? {
    let tokens = tree.tokens
    let isBefore: (Int) -> Bool = { Int(tokens.ends[$0]) <= offset }
    guard let last = tokens.kinds.indices.last(where: isBefore),
      tokens.kinds[last] == .rightBrace
    else { return nil }
    var depth = 0
    for token in (0...last).reversed() {
      if tokens.kinds[token] == .rightBrace { depth += 1 }
      if tokens.kinds[token] == .leftBrace { depth -= 1 }
      if depth == 0 { return ByteRange(tokens.starts[token], tokens.ends[last]) }
    }
    return nil
  }

  private func lineBefore(_ offset: Int) -> ByteRange? {
    let lines = LineTable(source)
    let line = lines.lineIndex(at: min(offset, source.bytes.count))
    guard line > 0 else { return nil }
    let bytes = lines.bytes(ofLine: line - 1)
    return ByteRange(bytes.startIndex, bytes.endIndex)
  }

  // MARK: Differences

  /// What makes other contents of the file’s: as little as can be.
  func edits(to new: [UInt8]) -> [TextEdit] {
    let old = source.bytes
    let (oldLines, newLines) = (old.linesWithEnds, new.linesWithEnds)
    return lineReplacements(from: oldLines, to: newLines).flatMap { change in
      let (gone, come) = (oldLines[change.old], newLines[change.new])
      // Lines that only change are changed one by one.
      if gone.count == come.count {
        return zip(gone, come).compactMap { edit($0.indices, to: $1) }
      }
      let start = oldLines[change.old.lowerBound...].first?.startIndex ?? old.count
      return edit(start..<(gone.last?.endIndex ?? start), to: new[come.range]).map { [$0] } ?? []
    }
  }

  /// The part between what both start and end with, in whole characters.
  private func edit(_ range: Range<Int>, to new: ArraySlice<UInt8>) -> TextEdit? {
    let old = source.bytes[range]
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, old.splitsCharacter(at: start) || new.splitsCharacter(at: start) { start -= 1 }
    let rest = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    while end > 0,
      old.splitsCharacter(at: old.count - end) || new.splitsCharacter(at: new.count - end)
    { end -= 1 }
    if start + end == old.count, start + end == new.count { return nil }
    let gone = ByteRange(range.lowerBound + start, range.upperBound - end)
    let text = String(decoding: new.dropFirst(start).dropLast(end), as: UTF8.self)
    return TextEdit(replace: SourceRange(id, gone), with: text)
  }
}

extension ArraySlice<UInt8> {
  /// Whether a place, counted from the start, is inside a character or between CR and LF.
  fileprivate func splitsCharacter(at index: Int) -> Bool {
    guard index > 0, index < count else { return false }
    let (before, byte) = (self[startIndex + index - 1], self[startIndex + index])
    return byte & 0xC0 == 0x80 || (before == 0x0D && byte == 0x0A)
  }
}

extension ArraySlice<ArraySlice<UInt8>> {
  /// From the first byte of the first to the last of the last.
  fileprivate var range: Range<Int> { (first?.startIndex ?? 0)..<(last?.endIndex ?? 0) }
}
