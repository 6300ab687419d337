import DialogSupport

/// How wide scalars are, in 1/1000 em, as fonts near the platform's own have them.
///
/// Read from a static string when first asked; a program that measures nothing pays nothing.
struct AdvanceWidths: Sendable {
  static let shared = AdvanceWidths()

  /// Scalars of Latin, Greek, Cyrillic and the common marks are looked up most.
  private var low: [Pair]
  private var runs: [Run] = []
  private var pairs: [Pair] = []
  private var arabic: [UInt32: [Pair]] = [:]
  private var halves: [UInt32: Pair] = [:]
  private var conjuncts: [UInt32: Pair] = [:]

  /// Of both weights.
  struct Pair: Sendable {
    var regular: UInt16
    var semibold: UInt16

    subscript(weight: TextWeight) -> Int { Int(weight == .regular ? regular : semibold) }
  }

  /// Scalars whose widths follow one another from an index of `pairs`, or are all the same.
  private struct Run: Sendable {
    let first: UInt32
    var count: UInt32
    let start: Int
    let isUniform: Bool
  }

  private static let lowCount: UInt32 = 0x530
  /// Of what no font here has: half an em, and one where a terminal gives it two columns.
  private static let unknown = Pair(regular: 500, semibold: 500)
  private static let wide = Pair(regular: 1000, semibold: 1000)
  private static let none = Pair(regular: 0, semibold: 0)

  private init() {
    low = Array(repeating: AdvanceWidths.unknown, count: Int(AdvanceWidths.lowCount))
    readScalars()
    for (letter, forms) in AdvanceWidths.entries(arabicFormTable) { arabic[letter] = forms }
    for (letter, forms) in AdvanceWidths.entries(devanagariHalfTable) {
      halves[letter] = forms[0]
    }
    for (letters, forms) in AdvanceWidths.entries(devanagariConjunctTable) {
      conjuncts[letters] = forms[0]
    }
  }

  /// Of a scalar that stands alone.
  func width(of scalar: UInt32) -> Pair {
    if scalar < AdvanceWidths.lowCount { return low[Int(scalar)] }
    let first = runs.partitioningIndex { $0.first + $0.count > scalar }
    guard first < runs.count, runs[first].first <= scalar else { return widthOfUnknown(scalar) }
    let run = runs[first]
    return pairs[run.isUniform ? run.start : run.start + Int(scalar - run.first)]
  }

  /// Of each ASCII character in the weight in which it is wider: without reading the others, as this is all
  /// that most texts are asked for.
  static let mostWidthsOfASCII: [Int] = {
    var widths = Array(repeating: Int(unknown.regular), count: 0x80)
    var scalar = 0
    var reader = WidthReader(scalarWidthTable)
    while let item = reader.next() {
      switch item {
      case .scalar(let first): scalar = Int(first)
      case .widths(let pair, let count):
        for place in scalar..<min(scalar + count, 0x80) {
          widths[place] = Int(max(pair.regular, pair.semibold))
        }
        scalar += count
      }
      if scalar >= 0x80 { break }
    }
    return widths
  }()

  /// Of an Arabic letter beside its neighbours; nil for what joins with nothing.
  func width(of letter: UInt32, joinsBefore: Bool, joinsAfter: Bool) -> Pair? {
    guard let forms = arabic[letter] else { return nil }
    let joinsAfter = joinsAfter && forms.count == 4
    return forms[(joinsBefore ? 1 : 0) + (joinsAfter ? 2 : 0)]
  }

  /// Whether an Arabic letter joins what comes after it.
  func joinsAfter(_ letter: UInt32) -> Bool { arabic[letter]?.count == 4 }

  func isJoining(_ letter: UInt32) -> Bool { arabic[letter] != nil }

  /// Of a Devanagari consonant that is joined to the next one.
  func halfWidth(of consonant: UInt32) -> Pair? { halves[consonant] }

  /// Of two Devanagari consonants that are drawn as one sign.
  func conjunctWidth(of consonant: UInt32, _ next: UInt32) -> Pair? {
    conjuncts[consonant << 8 | next & 0xFF]
  }

  private func widthOfUnknown(_ scalar: UInt32) -> Pair {
    guard let scalar = Unicode.Scalar(scalar) else { return AdvanceWidths.unknown }
    switch TextWidth.columns(of: scalar) {
    case 0: return AdvanceWidths.none
    case 2: return AdvanceWidths.wide
    default: return AdvanceWidths.unknown
    }
  }

  // MARK: Reading

  private mutating func readScalars() {
    var scalar: UInt32 = 0
    var reader = WidthReader(scalarWidthTable)
    while let item = reader.next() {
      switch item {
      case .scalar(let first): scalar = first
      case .widths(let pair, let count):
        add(pair, count, at: scalar)
        scalar += UInt32(count)
      }
    }
  }

  private mutating func add(_ pair: Pair, _ count: Int, at scalar: UInt32) {
    if scalar < AdvanceWidths.lowCount {
      for index in 0..<count { low[Int(scalar) + index] = pair }
      return
    }
    let isUniform = count > 8
    if !isUniform, let last = runs.last, !last.isUniform, last.first + last.count == scalar {
      runs[runs.count - 1].count += UInt32(count)
    } else {
      runs.append(
        Run(first: scalar, count: UInt32(count), start: pairs.count, isUniform: isUniform))
    }
    pairs += Array(repeating: pair, count: isUniform ? 1 : count)
  }

  private static func entries(_ table: StaticString) -> [(UInt32, [Pair])] {
    var entries: [(UInt32, [Pair])] = []
    var reader = WidthReader(table)
    while let item = reader.next() {
      switch item {
      case .scalar(let first): entries.append((first, []))
      case .widths(let pair, let count):
        entries[entries.count - 1].1 += Array(repeating: pair, count: count)
      }
    }
    return entries
  }
}

/// Reads `@41 676/724 651*3` from a table.
private struct WidthReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  enum Item {
    case scalar(UInt32)
    case widths(AdvanceWidths.Pair, count: Int)
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
    let count = take(UInt8(ascii: "*")) ? number(radix: 10) : 1
    return .widths(
      AdvanceWidths.Pair(regular: UInt16(regular), semibold: UInt16(semibold)), count: count)
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
