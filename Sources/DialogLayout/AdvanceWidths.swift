import DialogSupport

/// How wide scalars are, in 1/1000 em, as fonts near the platform's own have them: read where they lie in
/// the executable.
enum AdvanceWidths {
  /// Of both weights.
  struct Pair: Sendable {
    var regular: UInt16
    var semibold: UInt16

    subscript(weight: TextWeight) -> Int { Int(weight == .regular ? regular : semibold) }
  }

  /// Of what no font here has: half an em, and one where a terminal gives it two columns.
  private static let unknown = Pair(regular: 500, semibold: 500)
  private static let wide = Pair(regular: 1000, semibold: 1000)
  private static let none = Pair(regular: 0, semibold: 0)

  /// Of a scalar that stands alone.
  static func width(of scalar: UInt32) -> Pair {
    scalar < 0x80 ? widthsOfASCII[Int(scalar)] : listedWidth(of: scalar)
  }

  private static let widthsOfASCII = (0..<0x80 as Range<UInt32>).map(listedWidth)

  private static func listedWidth(of scalar: UInt32) -> Pair {
    let (page, place) = Int(scalar).quotientAndRemainder(dividingBy: 64)
    guard let first = scalarWidthPlaces.number(page),
      let pair = scalarWidthPages.number(first * 64 + place), pair > 0,
      let regular = widthPairs.number(2 * pair), let semibold = widthPairs.number(2 * pair + 1)
    else { return widthOfUnknown(scalar) }
    return Pair(regular: UInt16(regular), semibold: UInt16(semibold))
  }

  /// Of each ASCII character in the weight in which it is wider.
  static let mostWidthsOfASCII = widthsOfASCII.map { Int(max($0.regular, $0.semibold)) }

  /// Of an Arabic letter beside its neighbours; nil for what joins with nothing.
  static func width(of letter: UInt32, joinsBefore: Bool, joinsAfter: Bool) -> Pair? {
    guard let forms = arabic[letter] else { return nil }
    let joinsAfter = joinsAfter && forms.count == 4
    return forms[(joinsBefore ? 1 : 0) + (joinsAfter ? 2 : 0)]
  }

  /// Whether an Arabic letter joins what comes after it.
  static func joinsAfter(_ letter: UInt32) -> Bool { arabic[letter]?.count == 4 }

  static func isJoining(_ letter: UInt32) -> Bool { arabic[letter] != nil }

  /// Of a Devanagari consonant that is joined to the next one.
  static func halfWidth(of consonant: UInt32) -> Pair? { halves[consonant]?[0] }

  /// Of two Devanagari consonants that are drawn as one sign.
  static func conjunctWidth(of consonant: UInt32, _ next: UInt32) -> Pair? {
    conjuncts[consonant << 8 | next & 0xFF]?[0]
  }

  private static func widthOfUnknown(_ scalar: UInt32) -> Pair {
    guard let scalar = Unicode.Scalar(scalar) else { return unknown }
    switch TextWidth.columns(of: scalar) {
    case 0: return none
    case 2: return wide
    default: return unknown
    }
  }

  // MARK: Joined letters

  private static let arabic = forms(arabicFormTable)
  private static let halves = forms(devanagariHalfTable)
  private static let conjuncts = forms(devanagariConjunctTable)

  /// By the letters.
  private static func forms(_ table: StaticString) -> [UInt32: [Pair]] {
    var forms: [UInt32: [Pair]] = [:]
    var letter: UInt32 = 0
    var reader = WidthReader(table)
    while let item = reader.next() {
      switch item {
      case .scalar(let next): letter = next
      case .width(let pair): forms[letter, default: []].append(pair)
      }
    }
    return forms
  }
}

extension StaticString {
  /// The number at a place of a table whose numbers have two digits of base 64, from `0`; nil beyond its end.
  fileprivate func number(_ place: Int) -> Int? {
    let at = 2 * place
    guard at < utf8CodeUnitCount else { return nil }
    return utf8Start[at].sixBits << 6 | utf8Start[at + 1].sixBits
  }
}

/// Reads `@628 676/724 651` from a table.
private struct WidthReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  enum Item {
    case scalar(UInt32)
    case width(AdvanceWidths.Pair)
  }

  init(_ table: StaticString) {
    bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  }

  mutating func next() -> Item? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return nil }
    if take(UInt8(ascii: "@")) { return .scalar(UInt32(number(radix: 16))) }
    let regular = number(radix: 10)
    let semibold = take(UInt8(ascii: "/")) ? number(radix: 10) : regular
    return .width(AdvanceWidths.Pair(regular: UInt16(regular), semibold: UInt16(semibold)))
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func number(radix: Int) -> Int {
    var value = 0
    while index < bytes.count {
      let byte = Int(bytes[index])
      guard (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) else { break }
      value = value * radix + (byte < 0x40 ? byte - 0x30 : byte - 0x37)
      index += 1
    }
    return value
  }
}
