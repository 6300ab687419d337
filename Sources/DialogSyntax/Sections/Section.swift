import DialogSupport

/// A piece of a file with its tree, whose places count from the piece's start.
struct Section: Sendable {
  let tree: SyntaxTree
  /// The offset of its first byte in the file.
  var start: Int

  var id: FileID { tree.id }
  var end: Int { start + tree.file.bytes.count }

  /// Whether it is the same wherever it stands: without a mistake, so that its last token ends it and
  /// what follows begins anew.
  var isSound: Bool {
    tree.findings.isEmpty && (start == 0 || !tree.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  /// Reads one.
  ///
  /// - Parameters:
  ///   - bytes: a piece of the file, whose indices are the file's.
  ///   - id: its own.
  init(_ bytes: ArraySlice<UInt8>, id: FileID) {
    let file = SourceFile(name: "", bytes: Array(bytes))
    tree = SyntaxTree.parse(file, id: id, readsForeignForms: false)
    start = bytes.startIndex
  }

  /// Cuts bytes after each `}` that begins a line, as declarations end by custom. Where that is
  /// wrong, inside a comment or a text, neither piece is sound, and where it is missed, a section is
  /// larger.
  static func pieces(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var first = bytes.startIndex
    for end in cuts(in: bytes) + [bytes.endIndex] where end > first {
      pieces.append(bytes[first..<end])
      first = end
    }
    return pieces
  }

  /// The offsets after a `}` at the start of a line, but for one that only white space follows.
  private static func cuts(in bytes: ArraySlice<UInt8>) -> [Int] {
    var cuts: [Int] = []
    bytes.withUnsafeBufferPointer { pointer in
      var place = 0
      while let cut = nextCut(in: pointer, from: place) {
        cuts.append(bytes.startIndex + cut)
        place = cut
      }
      if let cut = cuts.last, pointer[(cut - bytes.startIndex)...].allSatisfy(isSpace) {
        cuts.removeLast()
      }
    }
    return cuts
  }

  /// The first offset after a `}` at the start of a line, from an offset on that begins a section.
  static func nextCut(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    for offset in start..<bytes.count where bytes[offset] == UInt8(ascii: "}") {
      if offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") { return offset + 1 }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
