/// The encodings of `.strings` files and of XML. With a byte order mark or without, UTF-16 is told from UTF-8 by
/// the NUL bytes that its letters of ASCII have.
enum TextEncoding: Hashable {
  case utf8(hasMark: Bool)
  case utf16(isLittleEndian: Bool, hasMark: Bool)

  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(hasMark: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittleEndian: true, hasMark: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittleEndian: false, hasMark: true)
    } else if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
      self = .utf16(isLittleEndian: bytes[1] == 0, hasMark: false)
    } else {
      self = .utf8(hasMark: false)
    }
  }

  var isUTF16: Bool {
    if case .utf16 = self { true } else { false }
  }

  /// The text in UTF-8 without its mark, and the place in it of half a character, if there is one.
  func decoded(_ bytes: [UInt8]) -> (text: [UInt8], unpaired: Int?) {
    switch self {
    case .utf8(let hasMark): return (hasMark ? Array(bytes.dropFirst(3)) : bytes, nil)
    case .utf16(let isLittleEndian, let hasMark):
      return TextEncoding.decoded(bytes.dropFirst(hasMark ? 2 : 0), isLittleEndian)
    }
  }

  private static func decoded(
    _ bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool
  ) -> (text: [UInt8], unpaired: Int?) {
    let bytes = Array(bytes)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    // Half a unit at the end is half a character.
    if bytes.count % 2 == 1 { units.append(0xD800) }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    var text: [UInt8] = []
    var unpaired: Int?
    text.reserveCapacity(units.count)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text += UTF8.encode(scalar)!
      case .error:
        unpaired = unpaired ?? text.count
        text += [0xEF, 0xBF, 0xBD]
      case .emptyInput: return (text, unpaired)
      }
    }
  }

  func encoded(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + text
    case .utf16(let isLittleEndian, let hasMark):
      let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
      return units.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isLittleEndian ? [low, high] : [high, low]
      }
    }
  }
}
