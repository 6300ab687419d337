import DialogLocales
import DialogSupport

/// What tells words that phrases may begin with: by all of their letters, by the first, by the last, and
/// by the number that they are or have.
struct OpeningKeys: Sendable {
  let whole: UInt32
  let stem: UInt32
  let ending: UInt32
  /// Nil of a word without a digit or a value.
  let number: UInt32?

  init(_ word: String) {
    let scalars = word.unicodeScalars
    var text = word
    whole = text.withUTF8 { $0.fnv1a() }
    stem = OpeningKeys.ofStem(scalars.first ?? "\0")
    ending = OpeningKeys.ofEnding(scalars.last ?? "\0")
    let mayHaveNumber = word.utf8.contains { $0.isASCIIDigit || $0 == 0xEF }
    let hasNumber =
      mayHaveNumber && scalars.contains { $0 == "\u{FFFC}" || "0"..."9" ~= $0 }
    number = hasNumber ? OpeningKeys.ofNumber : nil
  }

  private static let ofNumber: UInt32 = 3

  /// The key of the words that a form stands for; nil where they may begin and end with anything.
  static func key(ofForm form: UnsafeBufferPointer<UInt8>, _ kind: Form) -> UInt32? {
    switch kind {
    case .whole: form.fnv1a()
    case .stem: String(decoding: form.dropLast(), as: UTF8.self).unicodeScalars.first.map(ofStem)
    case .ending: String(decoding: form, as: UTF8.self).unicodeScalars.last.map(ofEnding)
    case .number, .longNumber, .value: ofNumber
    case .inside, .any, .predicate: nil
    }
  }

  /// The keys of the words that may be forms of a named predicate.
  static func ofPredicate(_ name: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    KoreanStem.openings(of: name).map(ofStem)
  }

  /// The key of the words that a form begins.
  static func ofStem(_ first: Unicode.Scalar) -> UInt32 {
    first.value.fnv1a(seed: 1)
  }

  private static func ofEnding(_ last: Unicode.Scalar) -> UInt32 { last.value.fnv1a(seed: 2) }
}

/// Keys, by some of their bits: one that it may contain is looked for.
struct KeyFilter: Sendable {
  private var words = [UInt64](repeating: 0, count: 64)

  mutating func insert(_ key: UInt32) { words[Int(key >> 6) & 63] |= 1 << UInt64(key & 63) }

  @inline(__always)
  func mayContain(_ key: UInt32) -> Bool {
    words[Int(key >> 6) & 63] & (1 << UInt64(key & 63)) != 0
  }
}

/// What a word is that a form stands for.
enum Form {
  case whole, stem, ending, inside
  case number, longNumber, value, any
  /// A Korean predicate by its dictionary form.
  case predicate

  /// - Parameter form: not empty.
  init(_ form: UnsafeBufferPointer<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    let (first, last) = (form[0], form[form.count - 1])
    switch form.count {
    case 1 where first == UInt8(ascii: "#"): self = .number
    case 1 where first == UInt8(ascii: "_"): self = .any
    case 2 where first == UInt8(ascii: "#") && last == first: self = .longNumber
    case 2 where first == UInt8(ascii: "{") && last == UInt8(ascii: "}"): self = .value
    case 2... where first == UInt8(ascii: "~"): self = .predicate
    default:
      switch (first == hyphen, last == hyphen) {
      case (true, true): self = .inside
      case (true, false): self = .ending
      case (false, true): self = .stem
      case (false, false): self = .whole
      }
    }
  }
}
