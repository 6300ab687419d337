/// Characters that stand in a string of JSON as an escape: quotation marks, backslashes, and all controls,
/// by which JSON on a terminal would do something there.
enum JSONEscape {
  /// The byte before U+0080 to U+009F as the second, and others.
  static let leadOfControls: UInt8 = 0xC2

  static func isNeeded(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = text[index]
    if byte == leadOfControls { return index + 1 < text.count && text[index + 1] < 0xA0 }
    return byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  /// A glance at a text, most of which have none.
  static func mayBeNeeded(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.mayHave { word in
      word.marks(below: 0x20) | word.marks(of: 0x22) | word.marks(of: 0x5C) | word.marks(of: 0x7F)
        | word.marks(of: leadOfControls)
    }
  }

  static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }
}
