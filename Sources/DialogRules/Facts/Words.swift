extension String {
  /// The words of an UpperCamelCase or lowerCamelCase name: `deleteAllItems` is delete All Items.
  var words: [String] {
    var words: [String] = []
    var (start, last) = (0, UInt8(ascii: "_"))
    let bytes = Array(utf8)
    func end(at place: Int) {
      let word = bytes[start..<place].drop { $0 == UInt8(ascii: "_") }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      start = place
    }
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "_") || byte.isASCIIUpper && !last.isASCIIUpper { end(at: place) }
      last = byte
    }
    end(at: bytes.count)
    return words
  }

  /// With its first character in lower case.
  var lowerCamelCase: String { prefix(1).lowercased() + dropFirst() }
}
