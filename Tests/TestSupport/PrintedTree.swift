public import DialogSyntax

extension SyntaxTree {
  /// Every byte of the file, put together from tokens and what lies between them.
  public func printed() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    for token in 0..<tokens.count {
      bytes += file.bytes[tokens.triviaRange(before: token).indices]
      bytes += file.bytes[tokens.range(token).indices]
    }
    return bytes
  }
}
