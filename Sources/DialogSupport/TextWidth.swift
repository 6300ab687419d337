/// How many columns a text takes in a terminal.
///
/// Hangul, Han and pictures take two; marks that combine take none; a sequence of pictures joined
/// by U+200D, a flag and a picture with its skin tone take two. Equal to Python's `wcwidth`, but
/// for control characters, which take none here: whoever prints replaces them first.
public enum TextWidth {
  /// Columns that a text takes in one line.
  public static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) { return text.utf8.count }
    var scanner = TextWidthScanner()
    for scalar in text.unicodeScalars { scanner.take(scalar) }
    return scanner.columns
  }

  /// Columns of a scalar that stands alone: 0, 1 or 2.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value &- 0x20 < 0x5F { return 1 }
    if value < 0xA0 || zeroWidth.contains(value) { return 0 }
    return wide.contains(value) ? 2 : 1
  }

  fileprivate static let zeroWidth = ScalarRanges(zeroWidthTable)
  fileprivate static let wide = ScalarRanges(wideTable)
  fileprivate static let spacingMark = ScalarRanges(spacingMarkTable)
  fileprivate static let virama = ScalarRanges(viramaTable)
  fileprivate static let pictograph = ScalarRanges(pictographTable)
  fileprivate static let emojiStyle = ScalarRanges(emojiStyleTable)
  fileprivate static let textStyle = ScalarRanges(textStyleTable)
}

/// Sorted ranges of scalars.
struct ScalarRanges: Sendable {
  /// Firsts and lasts in turn.
  private let bounds: [UInt32]

  /// `300-36F 483-489 5BF`
  init(_ table: StaticString) {
    var bounds: [UInt32] = []
    var (value, first): (UInt32, UInt32?) = (0, nil)
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "-"): (first, value) = (value, 0)
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        bounds += [first ?? value, value]
        (first, value) = (nil, 0)
      default: value = value << 4 | UInt32(byte < 0x40 ? byte - 0x30 : byte - 0x37)
      }
    }
    self.bounds = bounds + [first ?? value, value]
  }

  func contains(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, bounds.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return 2 * low < bounds.count && bounds[2 * low] <= scalar
  }
}

/// Adds up the columns of a text's scalars in turn.
public struct TextWidthScanner: Sendable {
  /// Columns of what comes before the cluster.
  private var before = 0
  private var cluster = 0
  /// The last scalar with columns, while variation selectors and marks may still change it.
  private var base: UInt32?
  private var last: UInt32?
  private var isAfterVirama = false
  private var isAfterJoiner = false
  private var hasOpenFlag = false

  /// Has taken nothing yet.
  public init() {}

  /// Of all that was taken. A scalar may take some back: one that asks for the narrow form of the
  /// last.
  public var columns: Int { before + cluster }

  /// Adds the next scalar of the text.
  public mutating func take(_ scalar: Unicode.Scalar) { take(scalar.value) }

  private mutating func take(_ scalar: UInt32) {
    let joins = isAfterJoiner
    isAfterJoiner = false
    if joins { return }
    if !isFlagLetter(scalar) { hasOpenFlag = false }
    switch scalar {
    case 0x200D: takeJoiner()
    case 0xFE0F where base != nil: takeEmojiStyle()
    case 0xFE0E where base != nil: takeTextStyle()
    case _ where isFlagLetter(scalar) && hasOpenFlag:
      hasOpenFlag = false
      last = scalar
    case 0x1F3FB...0x1F3FF where last.map(isPictograph) ?? false: break
    default: takePlain(scalar)
    }
  }

  /// After a virama it asks for a form of the letter; else it joins what follows to the cluster.
  private mutating func takeJoiner() {
    if isAfterVirama { return }
    isAfterJoiner = true
  }

  private mutating func takeEmojiStyle() {
    if TextWidth.emojiStyle.contains(base!) { cluster = 2 }
    base = nil
  }

  private mutating func takeTextStyle() {
    if TextWidth.textStyle.contains(base!), cluster == 2 { cluster = 1 }
    base = nil
  }

  private mutating func takePlain(_ scalar: UInt32) {
    let columns = TextWidth.columns(of: Unicode.Scalar(scalar)!)
    if columns > 0 {
      if isAfterVirama {
        cluster = 2
      } else {
        before += cluster
        cluster = columns
      }
      (base, last, isAfterVirama) = (scalar, scalar, false)
      hasOpenFlag = isFlagLetter(scalar)
      return
    }
    isAfterVirama = TextWidth.virama.contains(scalar)
    if !isAfterVirama, base != nil, TextWidth.spacingMark.contains(scalar) {
      cluster = 2
      base = nil
    }
  }

  private func isFlagLetter(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }

  private func isPictograph(_ scalar: UInt32) -> Bool {
    isFlagLetter(scalar) || TextWidth.pictograph.contains(scalar)
  }
}
