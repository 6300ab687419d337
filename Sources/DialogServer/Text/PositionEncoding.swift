import DialogSupport

/// How a client counts along a line. The raw value is the protocol’s name for it.
enum PositionEncoding: String, JSONWritable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first that a client offers and that there is; UTF-16 where it offers none.
  init(offered names: [String]) {
    self = names.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }

  /// How many units a character has, by the first byte of its UTF-8; 0 of a byte that continues one.
  func units(ofLead byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }

  func write(to json: inout JSONWriter) { json.value(rawValue) }
}
