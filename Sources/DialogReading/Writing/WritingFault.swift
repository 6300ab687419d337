/// A place where a text is not written as its language is, whatever it means.
public struct WritingFault: Hashable, Sendable {
  /// What is wrong with it.
  public let kind: Kind
  /// Bytes of the text's UTF-8.
  public let range: Range<Int>
  /// What stands there.
  public let written: String
  /// What would stand there; nil where that is not sure.
  public let right: String?

  /// What is wrong with a place.
  public enum Kind: Hashable, Sendable {
    /// A word that is none: without its accents, with letters exchanged, with a sign on its own.
    case misspelt
    /// A word twice in a row.
    case doubled
    /// A word of another region where the language is written.
    case regional
    /// Words of one group whose gender or number differ.
    case disagreeing
    /// A word before which the language sets a comma, without one.
    case noComma
    /// A word that is another one beside the next, or one word with it: de ouvrir, y inténtalo.
    case changedBeside
    /// A word that cannot stand after the one before it: mit die, groter als.
    case wrongAfter
    /// A noun in the plural after a number, where the language keeps the singular.
    case pluralAfterNumber
    /// A letter of another script or of another way to write the same one.
    case foreignLetter
    /// A word of English.
    case english
  }
}

/// A set of genders, numbers and cases, as words of one group share one: a bit for each of masculine,
/// feminine and neuter, singular and plural, in six cases.
struct GrammarCells: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let all = GrammarCells(rawValue: (1 << 36) - 1)
  static let nominative = GrammarCells("mfnMFN1")
  static let accusative = GrammarCells("mfnMFN4")
  static let singular = GrammarCells("mfn")
  static let plural = GrammarCells("MFN")
  static let femininePlural = GrammarCells("F")
  static let neuterSingular = GrammarCells("n")

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Reads `m` `f` `n`, in the plural `M` `F` `N`; `s` and `p` are of any gender. Digits after
  /// letters are their cases, none all of them: `f14MN2`.
  init(_ code: some StringProtocol) {
    var cells: UInt64 = 0
    var (groups, cases): (UInt64, UInt64) = (0, 0)
    func taken() -> UInt64 {
      (0..<6).reduce(0) { bits, group in
        groups >> UInt64(group) & 1 == 0
          ? bits : bits | (cases == 0 ? 0x3F : cases) << UInt64(group * 6)
      }
    }
    for byte in code.utf8 {
      if byte < 0x3A {
        cases |= 1 << UInt64(byte - 0x31)
      } else {
        if cases != 0 {
          cells |= taken()
          (groups, cases) = (0, 0)
        }
        groups |= GrammarCells.groups(byte)
      }
    }
    rawValue = cells | taken()
  }

  private static func groups(_ letter: UInt8) -> UInt64 {
    switch letter {
    case UInt8(ascii: "m"): 1
    case UInt8(ascii: "f"): 2
    case UInt8(ascii: "n"): 4
    case UInt8(ascii: "M"): 8
    case UInt8(ascii: "F"): 16
    case UInt8(ascii: "N"): 32
    case UInt8(ascii: "s"): 7
    default: 56
    }
  }
}
