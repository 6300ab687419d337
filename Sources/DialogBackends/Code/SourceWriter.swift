import DialogSupport

/// Writes source code, line by line.
struct SourceWriter: ~Copyable {
  private var output: ByteBuffer
  /// How many spaces lines begin with.
  private var indent = 0
  private var wrapping = Wrapping()

  /// - Parameter size: how many bytes are expected.
  init(expecting size: Int = 0) { output = ByteBuffer(expecting: size) }

  /// How many bytes are written.
  var size: Int { output.size }

  /// What is written: UTF-8. The writer is empty afterwards.
  mutating func finish() -> ByteBlocks { output.take() }

  /// A line at the present depth; an empty one has no spaces.
  mutating func line(_ line: SourceCode) {
    if !line.bytes.isEmpty { startLine() }
    output.append(line.bytes)
    endLine()
  }

  /// An empty line.
  mutating func line() { endLine() }

  /// Lines that stand deeper.
  @inline(__always)
  mutating func indented(by steps: Int = 1, _ body: (inout SourceWriter) -> Void) {
    indent += 2 * steps
    body(&self)
    indent -= 2 * steps
  }

  /// `head {`, deeper lines, `tail`
  mutating func block(
    _ head: SourceCode, _ tail: SourceCode = "}", _ body: (inout SourceWriter) -> Void
  ) {
    line("\(head) {")
    indented(body)
    line(tail)
  }

  // MARK: A line in pieces

  /// Begins a line, which `endLine` ends.
  mutating func startLine() {
    output.hold()
    if indent > 0 { output.append(UInt8(ascii: " "), count: indent) }
  }

  /// Ends a line.
  mutating func endLine() { output.append(UInt8(ascii: "\n")) }

  /// A piece of a line that is begun.
  @inline(__always)
  mutating func append(_ piece: some SourcePiece) { piece.append(to: &output) }

  /// Pieces of a line that is begun.
  @inline(__always)
  mutating func append(_ a: some SourcePiece, _ b: some SourcePiece) { output.append(a, b) }

  /// Pieces of a line that is begun.
  @inline(__always)
  mutating func append(_ a: some SourcePiece, _ b: some SourcePiece, _ c: some SourcePiece) {
    output.append(a, b, c)
  }

  /// Pieces of a line that is begun.
  @inline(__always)
  mutating func append(
    _ a: some SourcePiece, _ b: some SourcePiece, _ c: some SourcePiece, _ d: some SourcePiece
  ) {
    output.append(a, b, c, d)
  }

  /// What is in UTF-8 already: a piece of a line that is begun, or whole lines.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { output.append(text) }

  /// Whole lines.
  mutating func append(_ lines: ByteBlocks) { output.append(lines) }

  /// Takes back what was written last of a line.
  mutating func cut(to size: Int) { output.cut(to: size) }

  // MARK: Lines of pieces

  /// Pieces separated by spaces, on as many lines of 100 columns as they need.
  ///
  /// - Parameters:
  ///   - hanging: how many steps deeper the lines after the first stand.
  ///   - separator: what stands right after each piece but the last.
  ///   - tail: what stands right after the last.
  mutating func wrapped(
    _ pieces: [String], hanging: Int = 1, separator: String = "", tail: SourceCode = ""
  ) {
    if pieces.isEmpty { return line() }
    startWrapped(hanging: hanging)
    for (index, text) in pieces.enumerated() {
      piece {
        $0.append(text)
        if index + 1 < pieces.count { $0.append(separator) }
      }
    }
    endWrapped(tail: tail)
  }

  /// Begins lines of pieces, which `endWrapped` ends.
  ///
  /// - Parameters:
  ///   - steps: how much deeper than other lines they stand.
  ///   - hanging: how many steps deeper than the first the others stand.
  mutating func startWrapped(deeper steps: Int = 0, hanging: Int = 1) {
    output.hold()
    wrapping.line = size
    wrapping.hanging = 2 * (steps + hanging)
    output.append(UInt8(ascii: " "), count: indent + 2 * steps)
    wrapping.content = size
    wrapping.piece = size
  }

  /// Another piece.
  @inline(__always)
  mutating func piece(_ text: some SourcePiece) { piece { text.append(to: &$0) } }

  /// Another piece, of two.
  @inline(__always)
  mutating func piece(_ a: some SourcePiece, _ b: some SourcePiece) { piece { $0.append(a, b) } }

  /// Another piece, of three.
  @inline(__always)
  mutating func piece(_ a: some SourcePiece, _ b: some SourcePiece, _ c: some SourcePiece) {
    piece { $0.append(a, b, c) }
  }

  /// Another piece, which the body appends to the bytes that are written.
  @inline(__always)
  mutating func piece(_ body: (inout ByteBuffer) -> Void) {
    if size > wrapping.content { output.append(UInt8(ascii: " ")) }
    wrapping.piece = size
    body(&output)
    fitPiece()
  }

  /// Ends lines of pieces; without any it is an empty line.
  ///
  /// - Parameter tail: what stands right after the last piece.
  mutating func endWrapped(tail: SourceCode = "") {
    output.append(tail.bytes)
    if size == wrapping.content { cut(to: wrapping.line) }
    fitPiece()
    endLine()
  }

  /// Begins a line with the last piece where it reaches too far to the right.
  private mutating func fitPiece() {
    guard size - wrapping.line > 100, wrapping.piece > wrapping.content else { return }
    let margin = indent + wrapping.hanging
    output.replace(
      at: wrapping.piece - 1, with: UInt8(ascii: "\n"), then: UInt8(ascii: " "), count: margin)
    wrapping.line = wrapping.piece
    wrapping.content = wrapping.piece + margin
    wrapping.piece = wrapping.content
  }

  /// Where lines of pieces stand in what is written.
  private struct Wrapping {
    /// How many spaces more than other lines those after the first begin with.
    var hanging = 0
    /// Where the present line begins, and what stands in it after its spaces.
    var line = 0
    var content = 0
    /// Where the last piece begins.
    var piece = 0
  }
}
