import DialogSupport

/// Characters that no one sees, such as come with text that is copied from elsewhere.
extension Lexer {
  /// Skips such a character, and the same again after it, so that it keeps nothing around it
  /// from being read.
  mutating func skipInvisibleCharacter() -> Bool {
    let length = invisibleLength(at: position)
    guard length > 0 else { return false }
    let start = position
    let character = bytes[start..<start + length]
    repeat { position += length } while bytes[position...].starts(with: character)
    problems.append(.invisibleCharacter(ByteRange(start, position)))
    return true
  }

  /// The bytes of an invisible character, or of a space other than the plain one; 0 of any other.
  func invisibleLength(at offset: Int) -> Int {
    // All of them begin with one of these bytes; few other characters outside texts do.
    guard offset < bytes.count, [0xC2, 0xE1, 0xE2, 0xE3, 0xEF].contains(bytes[offset]) else {
      return 0
    }
    let end = min(offset + (bytes[offset] == 0xC2 ? 2 : 3), bytes.count)
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else { return 0 }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format: return end - offset
    default: return 0
    }
  }
}
