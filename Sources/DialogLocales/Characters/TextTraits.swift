/// What a glance at a text tells, found in one pass over its bytes, so that most questions about
/// it are answered without another.
public struct TextTraits: Hashable, Sendable {
  /// What stands in it at least once.
  public private(set) var marks: Marks = []
  /// The scripts of its letters.
  public private(set) var scripts: Scripts = []
  /// Letters of any script.
  public private(set) var letterCount = 0
  /// Line ends.
  public private(set) var lineBreakCount = 0
  /// U+FFFC, which stands for a placeholder.
  public private(set) var placeholderCount = 0

  /// What a text may have.
  public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Anything but spaces.
    public static let content = Marks(rawValue: 1 << 0)
    /// White space before everything else.
    public static let leadingSpace = Marks(rawValue: 1 << 1)
    /// White space after everything else.
    public static let trailingSpace = Marks(rawValue: 1 << 2)
    /// Two spaces or more in a row.
    public static let doubledSpace = Marks(rawValue: 1 << 3)
    /// A decimal digit of any script.
    public static let digit = Marks(rawValue: 1 << 4)
    /// `"`
    public static let straightQuote = Marks(rawValue: 1 << 5)
    /// `'`
    public static let straightApostrophe = Marks(rawValue: 1 << 6)
    /// Quotation marks of any other shape.
    public static let quote = Marks(rawValue: 1 << 7)
    /// Two or more full stops in a row.
    public static let dots = Marks(rawValue: 1 << 8)
    /// `-` between or after spaces.
    public static let spacedHyphen = Marks(rawValue: 1 << 9)
    /// Characters that direct the order of others, U+200E and U+200F apart.
    public static let directing = Marks(rawValue: 1 << 10)
    /// Characters that nobody sees, spaces and those that direct apart.
    public static let invisible = Marks(rawValue: 1 << 11)
    /// Something that normalization form C may change.
    public static let composable = Marks(rawValue: 1 << 12)
    /// `?` of any script.
    public static let question = Marks(rawValue: 1 << 13)
    /// A space before `. , : ; ? !`
    public static let spacedMark = Marks(rawValue: 1 << 14)
    /// `. , : ; ? !` of ASCII.
    public static let plainMark = Marks(rawValue: 1 << 15)
    /// `。、，？！：；「」` and the like.
    public static let wideMark = Marks(rawValue: 1 << 16)
  }

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var traits = TextTraits()
      traits.read(bytes)
      return traits
    }
  }

  private init() {}

  // MARK: Reading

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var last: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        readASCII(byte, after: last, isFirst: index == 0)
        index += 1
      } else {
        let (scalar, length) = decode(bytes, at: index)
        read(scalar)
        index += length
      }
      last = byte
    }
    if last.isSpace { marks.insert(.trailingSpace) }
  }

  private mutating func readASCII(_ byte: UInt8, after last: UInt8, isFirst: Bool) {
    if byte.isASCIILetter {
      letterCount += 1
      scripts.insert(.latin)
      marks.insert(.content)
      return
    }
    if byte == 0x20 {
      if isFirst { marks.insert(.leadingSpace) }
      if last == 0x20 { marks.insert(.doubledSpace) }
      return
    }
    readSign(byte, after: last, isFirst: isFirst)
  }

  private mutating func readSign(_ byte: UInt8, after last: UInt8, isFirst: Bool) {
    switch byte {
    case 0x09, 0x0A:
      if byte == 0x0A { lineBreakCount += 1 }
      if isFirst { marks.insert(.leadingSpace) }
      return
    case 0x30...0x39: marks.insert(.digit)
    case UInt8(ascii: "\""): marks.insert(.straightQuote)
    case UInt8(ascii: "'"): marks.insert(.straightApostrophe)
    case UInt8(ascii: "-"): if last == 0x20 { marks.insert(.spacedHyphen) }
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "!"):
      readMark(byte, after: last)
    case 0..<0x20, 0x7F: marks.insert(.invisible)
    default: break
    }
    marks.insert(.content)
  }

  private mutating func readMark(_ byte: UInt8, after last: UInt8) {
    marks.insert(.plainMark)
    if last == 0x20 { marks.insert(.spacedMark) }
    if byte == UInt8(ascii: "."), last == byte { marks.insert(.dots) }
    if byte == UInt8(ascii: "?") { marks.insert(.question) }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value == 0xA0 || value == 0x202F { return }
    marks.insert(.content)
    switch value {
    case 0xAC00..<0xD7A4, 0x4E00..<0xA000, 0x3041..<0x3097, 0x410..<0x450:
      letterCount += 1
      scripts.formUnion(.of(scalar))
    case 0x2000..<0x2070: readPunctuation(value)
    case 0x3000..<0x3040, 0xFF01..<0xFF21: readWide(scalar)
    case 0xFFFC: placeholderCount += 1
    default: readOther(scalar)
    }
  }

  private mutating func readPunctuation(_ value: UInt32) {
    switch value {
    case 0x2018...0x201F, 0x2039, 0x203A: marks.insert(.quote)
    case 0x202A...0x202E, 0x2066...0x2069: marks.insert(.directing)
    case 0x200B...0x200D, 0x2060...0x2064, 0x206A...0x206F: marks.insert(.invisible)
    case 0x2000, 0x2001: marks.insert(.composable)
    default: break
    }
  }

  private mutating func readWide(_ scalar: Unicode.Scalar) {
    marks.insert(.wideMark)
    switch scalar.value {
    case 0x300C...0x300F, 0x301D...0x301F, 0xFF02: marks.insert(.quote)
    case 0xFF1F: marks.insert(.question)
    case 0xFF10...0xFF19: marks.insert(.digit)
    case 0x3005: readOther(scalar)
    default: break
    }
  }

  private mutating func readOther(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAB, 0xBB: return marks.formUnion(.quote)
    case 0x61F, 0x55E, 0x37E: marks.insert(.question)
    case 0x80..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFEFF,
      0xFFA0, 0xFFF9...0xFFFB, 0xFFFD, 0xE0000...0xE0FFF:
      marks.insert(.invisible)
    default: break
    }
    if scalar.mayChangeInComposition { marks.insert(.composable) }
    let properties = scalar.properties
    if properties.isAlphabetic, properties.canonicalCombiningClass == .notReordered {
      letterCount += 1
      scripts.formUnion(.of(scalar))
    } else if properties.numericType == .decimal {
      marks.insert(.digit)
    }
  }

  private func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (Unicode.Scalar, Int) {
    let byte = UInt32(bytes[index])
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var value = byte & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}
