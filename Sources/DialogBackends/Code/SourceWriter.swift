/// Writes source code, line by line.
struct SourceWriter {
  /// What is written: UTF-8.
  private(set) var bytes: [UInt8] = []
  /// How many spaces lines begin with.
  private var indent = 0
  private var wrapping = Wrapping()

  /// - Parameter size: how many bytes are expected. Of memory that is not used nothing is taken, while
  ///   an array that grows is there twice.
  init(expecting size: Int = 0) { bytes.reserveCapacity(size) }

  /// A line at the present depth; an empty one has no spaces.
  mutating func line(_ line: SourceText) {
    if !line.bytes.isEmpty { startLine() }
    bytes += line.bytes
    endLine()
  }

  /// An empty line.
  mutating func line() { endLine() }

  /// Lines that stand deeper.
  mutating func indented(by steps: Int = 1, _ body: (inout SourceWriter) -> Void) {
    indent += 2 * steps
    body(&self)
    indent -= 2 * steps
  }

  /// `head {`, deeper lines, `tail`
  mutating func block(
    _ head: SourceText, _ tail: SourceText = "}", _ body: (inout SourceWriter) -> Void
  ) {
    line("\(head) {")
    indented(body)
    line(tail)
  }

  // MARK: A line in pieces

  /// Begins a line, which `endLine` ends.
  mutating func startLine() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  /// Ends a line.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// A piece of a line that is begun.
  mutating func append(_ text: String) { bytes.append(text) }

  /// A piece of a line that is begun.
  mutating func append(_ text: SourceText) { bytes += text.bytes }

  /// A piece of a line that is begun, in UTF-8.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

  /// Takes back what was written last.
  mutating func cut(to count: Int) { bytes.removeSubrange(count...) }

  /// What the body writes.
  ///
  /// - Returns: where it stands.
  mutating func range(of body: (inout SourceWriter) -> Void) -> Range<Int> {
    let start = bytes.count
    body(&self)
    return start..<bytes.count
  }

  // MARK: Lines of pieces

  /// Pieces separated by spaces, on as many lines of 100 columns as they need.
  ///
  /// - Parameters:
  ///   - hanging: how many steps deeper the lines after the first stand.
  ///   - separator: what stands right after each piece but the last.
  ///   - tail: what stands right after the last.
  mutating func wrapped(
    _ pieces: [String], hanging: Int = 1, separator: String = "", tail: SourceText = ""
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
    wrapping.line = bytes.count
    wrapping.hanging = 2 * (steps + hanging)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent + 2 * steps))
    wrapping.content = bytes.count
    wrapping.piece = bytes.count
  }

  /// Another piece.
  mutating func piece(_ text: SourceText) { piece { $0 += text.bytes } }

  /// Another piece: a number and what stands right after it.
  mutating func piece(_ number: Int, _ separator: String) {
    piece {
      $0.append(number)
      $0.append(separator)
    }
  }

  /// Another piece, which the body appends to the bytes that are written.
  mutating func piece(_ body: (inout [UInt8]) -> Void) {
    if bytes.count > wrapping.content { bytes.append(UInt8(ascii: " ")) }
    wrapping.piece = bytes.count
    body(&bytes)
    fitPiece()
  }

  /// Ends lines of pieces; without any it is an empty line.
  ///
  /// - Parameter tail: what stands right after the last piece.
  mutating func endWrapped(tail: SourceText = "") {
    bytes += tail.bytes
    if bytes.count == wrapping.content { cut(to: wrapping.line) }
    fitPiece()
    endLine()
  }

  /// Begins a line with the last piece where it reaches too far to the right.
  private mutating func fitPiece() {
    guard bytes.count - wrapping.line > 100, wrapping.piece > wrapping.content else { return }
    let margin = indent + wrapping.hanging
    bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: margin), at: wrapping.piece)
    bytes[wrapping.piece - 1] = UInt8(ascii: "\n")
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
