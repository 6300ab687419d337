extension String {
  /// The text without what Arabic may write or leave out: vowel signs, shadda, the superscript alef
  /// (U+064B–U+0652, U+0670) and the tatweel (U+0640), which only draws a word out.
  public var withoutArabicVowelSigns: String {
    guard utf8.contains(0xD9) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isArabicVowelSign { text.append(scalar) }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isArabicVowelSign: Bool {
    switch value {
    case 0x640, 0x64B...0x652, 0x670: true
    default: false
    }
  }
}
