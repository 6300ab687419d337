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

  /// By its letters: the number of the consonant before the vowel as Unicode counts them, and what
  /// closes it.
  public init(lead: UInt32, _ vowel: Vowel, _ final: Final = .none) {
    scalar = Unicode.Scalar(0xAC00 + lead * 588 + vowel.rawValue * 28 + final.rawValue)!
  }

  /// The number of the consonant before the vowel, as Unicode counts them.
  public var lead: UInt32 { (scalar.value - 0xAC00) / 588 }

  /// The vowel.
  public var vowel: Vowel { Vowel(rawValue: (scalar.value - 0xAC00) % 588 / 28)! }

  /// Without what closes it: 하 of 할.
  public var open: KoreanSyllable { KoreanSyllable(lead: lead, vowel) }

  /// The vowels, in the order of Unicode.
  public enum Vowel: UInt32, Sendable {
    case a, ae, ya, yae, eo, e, yeo, ye, o, wa, wae, oe, yo, u, wo, we, wi, yu, eu, ui, i
  }

  /// The consonants that close it.
  public var final: Final { Final(rawValue: (scalar.value - 0xAC00) % 28) ?? .other }

  /// The consonants at the end of a syllable that reading asks for; the number counts them as Unicode does.
  public enum Final: UInt32, Sendable {
    /// It ends in its vowel.
    case none = 0
    /// ㄴ
    case n = 4
    /// ㄷ
    case d = 7
    /// ㄹ
    case l = 8
    /// ㄻ
    case lm = 10
    /// ㅁ
    case m = 16
    /// ㅂ
    case b = 17
    /// ㅄ
    case bs = 18
    /// ㅅ
    case s = 19
    /// ㅆ
    case ss = 20
    /// ㅎ
    case h = 27
    /// Any other.
    case other = 99
  }
}

extension Unicode.Scalar {
  /// Whether it is a whole syllable of Hangul.
  public var isHangulSyllable: Bool { value >= 0xAC00 && value <= 0xD7A3 }
}
