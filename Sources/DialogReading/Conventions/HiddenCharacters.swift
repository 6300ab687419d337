extension LanguageConventions {
  /// Characters that nobody sees and the language has no need of, with their offsets into the text’s
  /// UTF-8. Those that only direct the order of others are not among them.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public func needlessCharacters(in text: String) -> [(offset: Int, scalar: Unicode.Scalar)] {
    find(in: text) { scalar, index, scalars in
      scalar.isInvisible && !isNeeded(scalar, at: index, of: scalars)
    }
  }

  /// Characters that nobody would see in a source: those that no one needs, and all that direct the
  /// order of others, with their offsets into the text’s UTF-8. Control characters and U+FFFD, which
  /// is seen, are not among them.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public func hiddenCharacters(in text: String) -> [(offset: Int, scalar: Unicode.Scalar)] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    return find(in: text) { scalar, index, scalars in
      if scalar.value < 0xA0 || scalar == "\u{FFFD}" { return false }
      return scalar.properties.isBidiControl
        || scalar.isInvisible && !isNeeded(scalar, at: index, of: scalars)
    }
  }

  private func find(
    in text: String, where matches: (Unicode.Scalar, Int, [Unicode.Scalar]) -> Bool
  ) -> [(offset: Int, scalar: Unicode.Scalar)] {
    var found: [(Int, Unicode.Scalar)] = []
    var offset = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if matches(scalar, index, scalars) { found.append((offset, scalar)) }
      offset += UTF8.width(scalar)
    }
    return found
  }

  private func isNeeded(
    _ scalar: Unicode.Scalar, at index: Int, of scalars: [Unicode.Scalar]
  ) -> Bool {
    let before = index > 0 ? scalars[index - 1] : " "
    let after = index + 1 < scalars.count ? scalars[index + 1] : " "
    switch scalar.value {
    // Where words have no spaces and lines break between them all the same.
    case 0x200B: return !spacesWords && !["ja", "zh", "yue"].contains(language)
    // Persian puts one in front of an ending, also after Latin letters, quotes or a value: PDF‌ها.
    case 0x200C:
      let joins =
        before.isJoinable && after.isOfWord
        || after.isJoinable && (before.isOfWord || before.closesMarks)
      return joins || before.endsPicture && after.properties.isEmoji
    case 0x200D:
      return before.isJoinable || before.endsPicture && after.properties.isEmoji
    case 0x61C: return scripts.contains(.arabic)
    case 0xE0020...0xE007F: return before.endsPicture
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// `U+200B (ZERO WIDTH SPACE)`
  public var codeAndName: String {
    let hex = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    return code + (properties.name.map { " (\($0))" } ?? "")
  }

  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E,
      0x200B...0x200D, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xFFFD, 0xE0000...0xE00FF:
      true
    default: false
    }
  }

  /// Letters and marks of the scripts whose shapes joiners change.
  fileprivate var isJoinable: Bool {
    switch value {
    case 0x600..<0x780, 0x840..<0x8FF, 0x900..<0xE00, 0x1000..<0x10A0, 0x1780..<0x1880,
      0xFB50..<0xFE00, 0xFE70..<0xFEFF:
      true
    default: false
    }
  }

  /// A letter, a digit, or U+FFFC for a value.
  fileprivate var isOfWord: Bool {
    isJoinable || properties.isAlphabetic || properties.numericType != nil || self == "\u{FFFC}"
  }

  fileprivate var closesMarks: Bool {
    switch properties.generalCategory {
    case .finalPunctuation, .closePunctuation: true
    default: false
    }
  }

  /// What an emoji may end with: itself, a variation selector, a tag, a modifier.
  fileprivate var endsPicture: Bool {
    properties.isEmoji || value == 0xFE0F || (0xE0020..<0xE0080).contains(value)
  }
}
