import DialogSupport

/// What a writer appends as it is, so that no text is made of it and others first.
protocol SourcePiece {
  func append(to output: inout ByteBuffer)
}

extension String: SourcePiece {
  @inline(__always)
  func append(to output: inout ByteBuffer) { output.append(self) }
}

extension Int: SourcePiece {
  func append(to output: inout ByteBuffer) { output.append(number: self) }
}

extension SourceCode: SourcePiece {
  func append(to output: inout ByteBuffer) { output.append(bytes) }
}

extension ByteBuffer {
  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Appends pieces.
  @inline(__always)
  mutating func append(_ a: some SourcePiece, _ b: some SourcePiece) {
    a.append(to: &self)
    b.append(to: &self)
  }

  /// Appends pieces.
  @inline(__always)
  mutating func append(_ a: some SourcePiece, _ b: some SourcePiece, _ c: some SourcePiece) {
    append(a, b)
    c.append(to: &self)
  }

  /// Appends pieces.
  @inline(__always)
  mutating func append(
    _ a: some SourcePiece, _ b: some SourcePiece, _ c: some SourcePiece, _ d: some SourcePiece
  ) {
    append(a, b)
    append(c, d)
  }
}
