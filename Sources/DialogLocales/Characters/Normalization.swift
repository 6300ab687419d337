/// Normalization form C (Unicode Standard Annex 15), on scalars: Swift's `==` calls texts equal
/// that differ in it.
public enum Normalization {
  /// A text in form C.
  public static func composed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: composed(Array(text.unicodeScalars)))
    return String(result)
  }

  /// Whether form C has the same letters and marks. An order of vowel marks that differs from the
  /// canonical one passes where Hebrew and Arabic are typed so: shadda before a vowel.
  public static func isComposed(_ text: String) -> Bool {
    var isSuspect = false
    for scalar in text.unicodeScalars where scalar.mayChangeInComposition {
      isSuspect = true
      break
    }
    if !isSuspect { return true }
    let scalars = Array(text.unicodeScalars)
    return composed(scalars) == ordered(scalars) { (10...35).contains($0) }
  }

  /// The scalars of a text in form D.
  public static func decomposed(_ text: String) -> [Unicode.Scalar] {
    var parts: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars { decompose(scalar, into: &parts) }
    return ordered(parts) { $0 != 0 }
  }

  private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var parts: [Unicode.Scalar] = []
    for scalar in scalars { decompose(scalar, into: &parts) }
    return compose(ordered(parts) { $0 != 0 })
  }

  // MARK: Decomposition

  private static func decompose(_ scalar: Unicode.Scalar, into parts: inout [Unicode.Scalar]) {
    if let syllable = hangulParts(scalar) {
      parts += syllable
      return
    }
    guard let index = decompositionIndex(of: scalar) else { return parts.append(scalar) }
    decompose(Unicode.Scalar(decompositionFirsts[index] & 0x1F_FFFF)!, into: &parts)
    if decompositionSeconds[index] != 0 {
      decompose(Unicode.Scalar(decompositionSeconds[index])!, into: &parts)
    }
  }

  private static func decompositionIndex(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0xC0 { return nil }
    let index = lastIndex(in: decomposableScalars, notAbove: scalar.value)
    return decomposableScalars[index] == scalar.value ? index : nil
  }

  /// Conjoining letters of a syllable (The Unicode Standard, 3.12).
  private static func hangulParts(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard (0xAC00..<0xD7A4).contains(scalar.value) else { return nil }
    let place = scalar.value - 0xAC00
    let parts = [0x1100 + place / 588, 0x1161 + place % 588 / 28]
    return (parts + (place % 28 == 0 ? [] : [0x11A7 + place % 28])).map { Unicode.Scalar($0)! }
  }

  /// Sorts each run of marks by their combining classes, keeping the order of equals.
  ///
  /// - Parameter isSorted: the classes that take part; a mark of another one ends a run.
  private static func ordered(
    _ scalars: [Unicode.Scalar], _ isSorted: (UInt8) -> Bool
  ) -> [Unicode.Scalar] {
    var result = scalars
    for index in result.indices.dropFirst() {
      let order = result[index].combiningClass
      guard isSorted(order) else { continue }
      var place = index
      while place > 0, result[place - 1].combiningClass > order,
        isSorted(result[place - 1].combiningClass)
      {
        result.swapAt(place, place - 1)
        place -= 1
      }
    }
    return result
  }

  // MARK: Composition

  private static func compose(_ parts: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in parts {
      let order = scalar.combiningClass
      let isNext = starter.map { $0 == result.count - 1 } ?? false
      if let place = starter, isNext || lastClass != 0 && lastClass < order,
        let whole = composite(result[place], scalar)
      {
        result[place] = whole
        continue
      }
      if order == 0 { starter = result.count }
      lastClass = order
      result.append(scalar)
    }
    return result
  }

  private static func composite(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    if let syllable = hangulSyllable(first.value, second.value) { return syllable }
    guard second.combiningClass != 0 || second.value > 0x900 else { return nil }
    for index in decomposableScalars.indices
    where decompositionSeconds[index] == second.value && decompositionFirsts[index] == first.value {
      return Unicode.Scalar(decomposableScalars[index])
    }
    return nil
  }

  private static func hangulSyllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return Unicode.Scalar(0xAC00 + (first - 0x1100) * 588 + (second - 0x1161) * 28)
    }
    let isOpen = (0xAC00..<0xD7A4).contains(first) && (first - 0xAC00) % 28 == 0
    guard isOpen, (0x11A8..<0x11C3).contains(second) else { return nil }
    return Unicode.Scalar(first + second - 0x11A7)
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 {
    value < 0x300 ? 0 : properties.canonicalCombiningClass.rawValue
  }

  /// Whether form C may write it otherwise, alone or with what comes before it.
  var mayChangeInComposition: Bool {
    switch value {
    case 0..<0x300, 0x400..<0x483, 0x2002..<0x2126, 0x3000..<0x3099, 0x309B..<0xA66F,
      0xAC00..<0xF900:
      return false
    case 0x1161..<0x1176, 0x11A8..<0x11C3: return true
    default:
      if properties.canonicalCombiningClass != .notReordered { return true }
      let index = lastIndex(in: decomposableScalars, notAbove: value)
      if decomposableScalars[index] == value {
        return decompositionSeconds[index] == 0 || decompositionFirsts[index] >> 31 == 1
      }
      return Normalization.composesAfter(self)
    }
  }
}

extension Normalization {
  /// Whether a scalar that is not a mark is the second of a pair: a vowel sign of Bengali or Tamil.
  fileprivate static func composesAfter(_ scalar: Unicode.Scalar) -> Bool {
    (0x900..<0x1100).contains(scalar.value) && decompositionSeconds.contains(scalar.value)
  }
}
