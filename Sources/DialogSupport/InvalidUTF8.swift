/// The first bytes that are no UTF-8, or a NUL; nil where all are text.
public func firstInvalidUTF8(in bytes: [UInt8]) -> ByteRange? {
  bytes.withUnsafeBufferPointer { bytes in
    var position = 0
    while position < bytes.count {
      guard let length = scalarLength(bytes, at: position) else {
        return ByteRange(position, position + 1)
      }
      position += length
    }
    return nil
  }
}

private func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
  let lead = bytes[start]
  let (length, lowest, highest): (Int, UInt8, UInt8) =
    switch lead {
    case 0x01...0x7F: (1, 0, 0)
    case 0xC2...0xDF: (2, 0x80, 0xBF)
    case 0xE0: (3, 0xA0, 0xBF)
    case 0xED: (3, 0x80, 0x9F)
    case 0xE1...0xEF: (3, 0x80, 0xBF)
    case 0xF0: (4, 0x90, 0xBF)
    case 0xF1...0xF3: (4, 0x80, 0xBF)
    case 0xF4: (4, 0x80, 0x8F)
    default: (0, 0, 0)
    }
  guard length > 0, start + length <= bytes.count else { return nil }
  if length > 1, !(lowest...highest).contains(bytes[start + 1]) { return nil }
  for offset in 2..<max(length, 2) where bytes[start + offset] & 0xC0 != 0x80 { return nil }
  return length
}
