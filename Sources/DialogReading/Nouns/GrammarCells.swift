import DialogLocales

/// A set of genders, numbers and cases, as words of one group share one: a bit for each of masculine,
/// feminine and neuter, singular and plural, in six cases.
struct GrammarCells: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let all = GrammarCells(rawValue: (1 << 36) - 1)
  static let nominative = GrammarCells("mfnMFN1")
  static let genitive = GrammarCells("mfnMFN2")
  static let genitivePlural = GrammarCells("MFN2")
  static let genitiveSingular = GrammarCells("mfn2")
  static let accusative = GrammarCells("mfnMFN4")
  /// Nominative and accusative.
  static let direct = GrammarCells("mfnMFN14")
  static let instrumental = GrammarCells("mfnMFN5")
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
      // A bit of each group, where the cases of that group begin.
      var starts: UInt64 = 0
      for group in 0..<6 as Range<UInt64> { starts |= (groups >> group & 1) << (group * 6) }
      return starts &* (cases == 0 ? 0x3F : cases)
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

  /// What endings tell, of a list: `ение=n14 ость=f14`.
  static func byEnding(_ list: String) -> [(ending: String, cells: GrammarCells)] {
    list.listedWords.map { item in
      let (ending, cells) = item.cut(at: "=")!
      return (String(ending), GrammarCells(cells))
    }
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
