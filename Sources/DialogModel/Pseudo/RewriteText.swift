extension PseudoLanguage {
  /// What stands around a whole text.
  var marks: (opening: String, closing: String) {
    self == .bounded ? ("[# ", " #]") : ("", "")
  }

  /// A run of characters between placeholders.
  func rewritten(_ text: String) -> String {
    switch self {
    case .accented: PseudoLanguage.accented(text)
    case .double: PseudoLanguage.doubled(text)
    case .rtl: PseudoLanguage.overridden(text)
    case .bounded: text
    }
  }

  /// Letters of ASCII with marks above and below; others have no such form in common fonts.
  private static func accented(_ text: String) -> String {
    var accented = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z": accented.append(lower[Int(scalar.value - 0x61)])
      case "A"..."Z": accented.append(upper[Int(scalar.value - 0x41)])
      default: accented.unicodeScalars.append(scalar)
      }
    }
    return accented
  }

  private static let lower = Array("áƀçđéƒĝĥíĵķļḿñóþǫŕšţûṽŵẋýž")
  private static let upper = Array("ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ")

  /// The run twice, white space at its ends once. A space divides the two where the script has
  /// spaces between words.
  private static func doubled(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return text }
    let core = scalars[first...last]
    guard core.contains(where: \.properties.isAlphabetic) else { return text }
    let divider = core.contains(where: \.isOfSpacelessScript) ? "" : " "
    return String(scalars[..<first]) + String(core) + divider + String(core)
      + String(scalars[scalars.index(after: last)...])
  }

  /// Read right to left whatever its letters are: between U+202E (right-to-left override) and
  /// U+202C, with U+200F on either side, so that what stands beside it is in the same direction.
  private static func overridden(_ text: String) -> String {
    text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      ? "\u{200F}\u{202E}\(text)\u{202C}\u{200F}" : text
  }
}

extension Unicode.Scalar {
  /// Kana, ideographs and the letters of Thai, Lao, Khmer and Burmese.
  fileprivate var isOfSpacelessScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
