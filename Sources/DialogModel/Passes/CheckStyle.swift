import DialogText

/// How a name is written.
enum NameStyle {
  case upperCamelCase, lowerCamelCase
}

extension Lowering {
  /// Notes a name whose case tells the reader the wrong kind of thing.
  mutating func checkStyle(_ name: Name, _ style: NameStyle) {
    guard let first = name.text.utf8.first else { return }
    let isRight = style == .upperCamelCase ? first.isASCIIUpper : first.isASCIILower
    if !isRight || name.text.utf8.contains(0x5F) { report(.nameStyle(name, style)) }
  }
}
