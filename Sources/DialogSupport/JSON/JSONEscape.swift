/// Characters that stand in a string of JSON as an escape: quotation marks, backslashes, controls.
enum JSONEscape {
  static func isNeeded(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  /// A glance at a text, most of which have none.
  static func mayBeNeeded(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.mayHave { word in
      word.marks(below: 0x20) | word.marks(of: 0x22) | word.marks(of: 0x5C) | word.marks(of: 0x7F)
    }
  }

  static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }
}
