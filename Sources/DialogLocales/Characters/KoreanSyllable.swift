/// A Hangul syllable, U+AC00 … U+D7A3 (The Unicode Standard, 3.12, “Hangul Syllable
/// Decomposition”).
public struct KoreanSyllable: Hashable, Sendable {
  /// The whole syllable.
  public let scalar: Unicode.Scalar

  /// Nil of any other character.
  public init?(_ scalar: Unicode.Scalar) {
    guard scalar.isHangulSyllable else { return nil }
    self.scalar = scalar
  }

  /// The consonants that close it.
  public var final: Final { Final(rawValue: (scalar.value - 0xAC00) % 28) ?? .other }

  /// The consonants at the end of a syllable that reading asks for; the number counts them as Unicode does.
  public enum Final: UInt32, Sendable {
    /// It ends in its vowel.
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
    /// Any other.
    case other = 99
  }
}

extension Unicode.Scalar {
  /// Whether it is a whole syllable of Hangul.
  public var isHangulSyllable: Bool { value >= 0xAC00 && value <= 0xD7A3 }
}
