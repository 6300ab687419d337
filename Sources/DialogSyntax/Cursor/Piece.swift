import DialogSupport

/// The declarations around a cursor, with a word in its place.
struct Piece {
  /// The piece with the word.
  let bytes: [UInt8]
  /// The offset in the file of its first byte.
  let start: Int
  /// The offset of the word in the piece.
  let word: Int
  /// What the word stands for, in bytes of the file.
  let replaced: ByteRange

  /// Cuts where sections are cut, so that what is read does not grow with the file.
  init(of file: [UInt8], around offset: Int) {
    let first = file[..<offset].lastIndex(in: file) ?? -1
    let last = file[offset...].firstIndex(in: file) ?? file.count - 1
    start = first + 1
    replaced = file.word(around: offset)
    word = Int(replaced.start) - start
    let end = Int(replaced.end)
    var bytes = Array(file[start..<Int(replaced.start)])
    bytes += SyntaxAtCursor.mark.utf8
    bytes += file[end..<Swift.max(last + 1, end)]
    self.bytes = bytes
  }
}

extension SyntaxAtCursor {
  /// Stands for the cursor: no keyword, and like none.
  static let mark = "_0cursor0_"
}

extension [UInt8] {
  /// The word around an offset, with the group of a rule’s name and its slash.
  fileprivate func word(around offset: Int) -> ByteRange {
    var start = wordStart(before: offset)
    let end = self[offset...].firstIndex { !$0.isOfWord } ?? count
    if start > 1, self[start - 1] == UInt8(ascii: "/"), self[start - 2].isOfWord {
      start = wordStart(before: start - 1)
    }
    return ByteRange(start, end)
  }

  private func wordStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1].isOfWord { start -= 1 }
    return start
  }
}

extension ArraySlice<UInt8> {
  /// Of a `}` that begins a line of the file.
  fileprivate func firstIndex(in file: [UInt8]) -> Int? {
    indices.first { self[$0] == UInt8(ascii: "}") && ($0 == 0 || file[$0 - 1] == 0x0A) }
  }

  fileprivate func lastIndex(in file: [UInt8]) -> Int? {
    indices.last { self[$0] == UInt8(ascii: "}") && ($0 == 0 || file[$0 - 1] == 0x0A) }
  }
}

extension UInt8 {
  /// Whether words have it: letters, digits, `_`, inner hyphens.
  fileprivate var isOfWord: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
