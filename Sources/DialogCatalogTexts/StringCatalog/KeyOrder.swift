import DialogLocales

/// The order of keys in a String Catalog: that of `localizedStandardCompare` in English, as far as it
/// is the root order of the Unicode collation algorithm (UTS 10) with punctuation counted and digits
/// by their number. Letters beyond those with marks on Latin ones follow in the order of their code.
package struct KeyOrder: Comparable {
  private let primary: [UInt32]
  private let secondary: [UInt32]
  private let tertiary: [UInt8]
  private let text: String

  package init(_ text: String) {
    self.text = text
    var primary: [UInt32] = []
    var secondary: [UInt32] = []
    var tertiary: [UInt8] = []
    var number: [UInt32] = []
    for scalar in Normalization.decomposed(text) {
      if "0"..."9" ~= scalar {
        number.append(scalar.value - 0x30)
        continue
      }
      KeyOrder.append(&number, to: &primary, &secondary, &tertiary)
      switch scalar.properties.generalCategory {
      case .nonspacingMark: secondary.append(scalar.value)
      case .control where scalar.value < 9 || 14...31 ~= scalar.value || scalar.value == 127: break
      default:
        primary.append(KeyOrder.weight(of: scalar))
        secondary.append(0)
        tertiary.append(scalar.properties.isUppercase ? 1 : 0)
      }
    }
    KeyOrder.append(&number, to: &primary, &secondary, &tertiary)
    (self.primary, self.secondary, self.tertiary) = (primary, secondary, tertiary)
  }

  /// Closes a run of digits: longer numbers are greater, whatever zeros stand in front.
  private static func append(
    _ number: inout [UInt32], to primary: inout [UInt32], _ secondary: inout [UInt32],
    _ tertiary: inout [UInt8]
  ) {
    if number.isEmpty { return }
    let digits = number.drop { $0 == 0 }
    primary += [digitWeight, UInt32(digits.count)] + digits
    secondary += [0]
    tertiary += [0]
    number = []
  }

  private static let digitWeight: UInt32 = 0x100
  private static let letterWeight: UInt32 = 0x200
  private static let otherLetterWeight: UInt32 = 0x1000

  /// The marks of ASCII in the order of the root collation (CLDR 42, allkeys_CLDR.txt).
  private static let marks = Array(
    "\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)

  private static func weight(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "a"..."z": return letterWeight + scalar.value - 0x61
    case "A"..."Z": return letterWeight + scalar.value - 0x41
    default: break
    }
    if scalar.isASCII { return UInt32(marks.firstIndex(of: scalar) ?? 0) + 1 }
    if scalar.properties.isAlphabetic {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      return otherLetterWeight + lower.value
    }
    // Marks beyond ASCII stand among those of ASCII or after them, and before digits.
    return UInt32(marks.count) + 2
  }

  package static func == (a: KeyOrder, b: KeyOrder) -> Bool { !(a < b) && !(b < a) }

  package static func < (a: KeyOrder, b: KeyOrder) -> Bool {
    if a.primary != b.primary { return a.primary.lexicographicallyPrecedes(b.primary) }
    if a.secondary != b.secondary { return a.secondary.lexicographicallyPrecedes(b.secondary) }
    if a.tertiary != b.tertiary { return a.tertiary.lexicographicallyPrecedes(b.tertiary) }
    return a.text.unicodeScalars.lexicographicallyPrecedes(b.text.unicodeScalars)
  }
}
