/// The numbers that a text writes in digits, whatever the digits and the marks between them.
public struct NumbersInText: Hashable, Sendable {
  /// In digits of ASCII, without marks: `1,000.50` is 100050. In order of size of their text.
  public let numbers: [String]
  /// The same, where a mark between digits divides two numbers: 1, 000, 50.
  public let parts: [String]

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) {
    var reader = Reader()
    for scalar in text.unicodeScalars { reader.read(scalar) }
    reader.finish()
    numbers = reader.numbers.sorted()
    parts = reader.parts.sorted()
  }

  private struct Reader {
    var numbers: [String] = []
    var parts: [String] = []
    private var number = ""
    private var part = ""
    /// A mark behind a digit that may go on: a digit must follow.
    private var isMarked = false

    mutating func read(_ scalar: Unicode.Scalar) {
      if let digit = scalar.digit {
        isMarked = false
        number.append(digit)
        part.append(digit)
      } else if !part.isEmpty, !isMarked, scalar.dividesDigits {
        isMarked = true
        parts.append(part)
        part = ""
      } else if let zeros = scalar.zeros, !number.isEmpty, !isMarked {
        number += zeros
        finish()
      } else {
        finish()
      }
    }

    mutating func finish() {
      if !part.isEmpty { parts.append(part) }
      if !number.isEmpty { numbers.append(number) }
      (number, part, isMarked) = ("", "", false)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var digit: Character? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? Character(self) : nil }
    guard value > 0x65F, properties.numericType == .decimal,
      let number = properties.numericValue
    else { return nil }
    return Character(Unicode.Scalar(0x30 + UInt8(number)))
  }

  /// Marks of decimals and groups.
  fileprivate var dividesDigits: Bool {
    switch value {
    case 0x2C, 0x2E, 0x27, 0x2019, 0xA0, 0x202F, 0x2009, 0x66B, 0x66C, 0x20: true
    default: false
    }
  }

  /// Powers of ten that Chinese characters and Hangul write behind digits: 1万, 100만.
  fileprivate var zeros: String? {
    switch self {
    case "百": "00"
    case "千", "천": "000"
    case "万", "萬", "만": "0000"
    case "億", "亿", "억": "00000000"
    default: nil
    }
  }
}

extension NumbersInText {
  /// The smallest numbers, which texts also write as words, articles or forms of the noun.
  public static func isOftenWord(_ number: String) -> Bool {
    Int(number).map { $0 <= 12 } ?? false
  }
}
