/// What keeps bytes from being a text at all.
enum EncodingProblem {
  case invalidUTF8(at: Int)
  case nul(at: Int)
  case utf16

  /// The first problem of a file.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> EncodingProblem? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      if byte &- 1 < 0x7F {
        i += 1
      } else if byte == 0 {
        return .nul(at: i)
      } else {
        let length = sequenceLength(bytes, at: i)
        if length == 0 { return .invalidUTF8(at: i) }
        i += length
      }
    }
    return nil
  }

  /// The length of a well-formed sequence of two bytes or more, else 0: the table “Well-Formed
  /// UTF-8 Byte Sequences” of the Unicode Standard, section 3.9.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
    let first = bytes[i]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, i + length <= bytes.count else { return 0 }
    let second = bytes[i + 1]
    let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    guard second >= lowest, second <= highest else { return 0 }
    for k in 2..<max(length, 2) where bytes[i + k] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
