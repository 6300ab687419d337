import DialogSupport

/// What stands before a place on its line.
struct LineStart {
  /// Blanks and tabs that the line begins with.
  let indentation: String
  /// Bytes between those and the place.
  let rest: ArraySlice<UInt8>
}

extension SourceFile {
  /// What stands before a place on its line.
  ///
  /// - Parameter offset: in bytes.
  func lineStart(before offset: Int) -> LineStart {
    let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let indentation = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return LineStart(
      indentation: String(decoding: indentation, as: UTF8.self),
      rest: bytes[indentation.endIndex..<offset])
  }
}
