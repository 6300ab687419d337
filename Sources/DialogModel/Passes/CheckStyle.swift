import DialogSupport

extension Lowering {
  /// Notes a name whose case tells the reader the wrong kind of thing.
  mutating func checkStyle(_ name: Name, _ style: NameStyle) {
    let bytes = name.text.utf8
    guard let first = bytes.first, bytes.contains(where: { $0 != UInt8(ascii: "_") }) else {
      return
    }
    let isRight = style == .upperCamelCase ? first.isASCIIUpper : first.isASCIILower
    if !isRight || bytes.contains(UInt8(ascii: "_")) { report(.nameStyle(name, style)) }
  }
}
