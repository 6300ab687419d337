import DialogText

extension Lowering {
  /// Notes a name whose case tells the reader the wrong kind of thing.
  mutating func checkStyle(_ name: Name, _ style: NameStyle) {
    guard let first = name.text.utf8.first, !style.apply(to: name.text).isEmpty else { return }
    let isRight = style == .upperCamelCase ? first.isASCIIUpper : first.isASCIILower
    if !isRight || name.text.utf8.contains(0x5F) { report(.nameStyle(name, style)) }
  }
}
