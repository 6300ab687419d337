import DialogSupport

extension Lowering {
  /// Notes a name whose case tells the reader the wrong kind of thing.
  mutating func checkStyle(_ name: Name, _ style: NameStyle) {
    let bytes = name.text.utf8
    guard let first = bytes.first, bytes.contains(where: { $0 != UInt8(ascii: "_") }) else {
      return
    }
    let isRight = style == .upperCamelCase ? first.isASCIIUpper : first.isASCIILower
    if isRight, !bytes.contains(UInt8(ascii: "_")) { return }
    // Of what has a digit after its underscores there is no other way to write it.
    let written = style.apply(to: name.text)
    if written.utf8.first!.isASCIIDigit { return }
    report(.nameStyle(name, written: written))
  }
}
