/// A Hangul syllable, U+AC00 … U+D7A3 (The Unicode Standard, 3.12, “Hangul Syllable
/// Decomposition”).
struct KoreanSyllable: Hashable {
  let scalar: Unicode.Scalar

  init?(_ scalar: Unicode.Scalar) {
    guard scalar.isHangulSyllable else { return nil }
    self.scalar = scalar
  }

  /// The consonants that close it.
  var final: Final { Final(rawValue: (scalar.value - 0xAC00) % 28) ?? .other }

  enum Final: UInt32 {
    case none = 0
    /// ㄴ
    case n = 4
    /// ㄹ
    case l = 8
    /// ㅁ
    case m = 16
    /// ㅂ
    case b = 17
    /// ㅄ
    case bs = 18
    /// ㅆ
    case ss = 20
    case other = 99
  }
}

extension Unicode.Scalar {
  /// Whether it is a whole syllable of Hangul.
  public var isHangulSyllable: Bool { value >= 0xAC00 && value <= 0xD7A3 }
}
