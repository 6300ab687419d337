/// Writes ICU MessageFormat patterns, in the syntax that ICU 4.8 and later read (apostrophes quote
/// only before a character that needs it).
struct ICUPattern {
  private var bytes: [UInt8] = []
  /// Whether an apostrophe is open.
  private var isQuoting = false
  /// Whether the arm being written is one of a `plural`, where `#` is the number.
  private var isInPlural = false

  /// The UTF-8 bytes of a text's pattern; nil where ICU has no argument format of the kind.
  static func bytes(of segments: [Segment]) -> [UInt8]? {
    var pattern = ICUPattern()
    return pattern.append(segments) ? pattern.bytes : nil
  }

  /// False where ICU has no equal.
  private mutating func append(_ segments: [Segment]) -> Bool {
    for segment in segments {
      switch segment {
      case .text(let text): append(text: text)
      case .value(let value): if !append(value) { return false }
      case .selection(let selection): if !append(selection) { return false }
      }
    }
    return true
  }

  private mutating func append(text: String) {
    var text = text
    text.withUTF8 { text in
      if text.contains(where: isSpecial) {
        for byte in text { append(byte) }
        close()
      } else {
        bytes.append(contentsOf: text)
      }
    }
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): isInPlural
    default: false
    }
  }

  /// Doubles apostrophes and puts runs of the special characters between apostrophes.
  private mutating func append(_ byte: UInt8) {
    if byte == UInt8(ascii: "'") {
      bytes.append(byte)
    } else if isSpecial(byte) {
      open()
    } else {
      close()
    }
    bytes.append(byte)
  }

  private mutating func open() {
    if !isQuoting { bytes.append(UInt8(ascii: "'")) }
    isQuoting = true
  }

  private mutating func close() {
    if isQuoting { bytes.append(UInt8(ascii: "'")) }
    isQuoting = false
  }

  private mutating func append(_ value: Segment.Value) -> Bool {
    if value.agreement != nil { return false }
    switch value.format {
    case .text: appendArgument(value.name, "")
    case .number: appendArgument(value.name, ", number")
    case .percent: appendArgument(value.name, ", number, percent")
    case .currency: appendArgument(value.name, ", number, currency")
    case .date: appendArgument(value.name, ", date, medium")
    case .time: appendArgument(value.name, ", time, short")
    case .bytes: appendBytes(value.name)
    case .relative, .list: return false
    }
    return true
  }

  private mutating func appendArgument(_ name: String, _ format: StaticString) {
    append("{")
    bytes.append(contentsOf: name.utf8)
    append(format)
    append("}")
  }

  /// The units of ten, each from where rounding to one decimal reaches it: 999,950 bytes are 1 MB.
  private static let byteUnits: [(from: StaticString, unit: StaticString)] = [
    ("0", "unit/byte"),
    ("1000", "scale/0.001 unit/kilobyte .#"),
    ("999950", "scale/0.000001 unit/megabyte .#"),
    ("999950000", "scale/0.000000001 unit/gigabyte .#"),
    ("999950000000", "scale/0.000000000001 unit/terabyte .#"),
  ]

  private mutating func appendBytes(_ name: String) {
    append("{")
    bytes.append(contentsOf: name.utf8)
    append(", choice, ")
    for (index, (from, unit)) in ICUPattern.byteUnits.enumerated() {
      if index > 0 { append("|") }
      append(from)
      append("#{")
      bytes.append(contentsOf: name.utf8)
      append(", number, ::")
      append(unit)
      append("}")
    }
    append("}")
  }

  private mutating func append(_ selection: Segment.Selection) -> Bool {
    let isPlural = selection.kind == .plural
    append("{")
    bytes.append(contentsOf: selection.name.utf8)
    append(isPlural ? ", plural," : ", select,")
    for (key, segments) in arms(of: selection) {
      append(" ")
      bytes.append(contentsOf: key.utf8)
      append(" {")
      if !append(segments, inPlural: isPlural) { return false }
      append("}")
    }
    append("}")
    return true
  }

  private mutating func append(_ segments: [Segment], inPlural: Bool) -> Bool {
    let outer = isInPlural
    isInPlural = inPlural
    defer { isInPlural = outer }
    return append(segments)
  }

  /// ICU requires `other`: the last arm stands for it where there is none, which is right since the
  /// arms of a flag or an enum are complete.
  private func arms(of selection: Segment.Selection) -> [(key: String, segments: [Segment])] {
    var arms = selection.arms
    if arms.contains(where: { $0.key == "other" }) { return arms }
    guard let last = arms.popLast() else { return [("other", [])] }
    return arms + [("other", last.segments)]
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
