public import DialogSupport

extension SyntaxTree {
  /// The placeholders of a string, in their order, in bytes of the file.
  ///
  /// - Parameter token: a string, by its index.
  public func placeholders(
    ofString token: Int
  ) -> [(name: ByteRange, style: ByteRange?, whole: ByteRange)] {
    if !tokens.flags[token].contains(.needsDecoding) { return [] }
    let literal = file.bytes.withUnsafeBufferPointer { bytes in
      StringLiteral.decode(
        bytes, token: tokens.range(token), isMultiline: tokens.kinds[token] == .multilineString)
    }
    return literal.segments.compactMap { segment in
      guard case .placeholder(let name, let style, let whole) = segment else { return nil }
      return (name, style, whole)
    }
  }
}
