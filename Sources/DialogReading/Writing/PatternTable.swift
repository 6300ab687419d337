import DialogLocales

/// Runs of characters that are wrong wherever they stand, and what is right; looked for in one pass by
/// their first characters. For languages whose words do not stand apart, or take endings.
struct PatternTable: Sendable {
  private var patterns: [UInt32: [Pattern]] = [:]
  private var bits: [UInt64] = Array(repeating: 0, count: 16)

  struct Pattern: Sendable {
    let wrong: [UInt8]
    let right: String
    let kind: WritingFault.Kind
    /// What it may be a part of.
    let exceptions: [[UInt8]]
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Reads `wrong=right`, with runs of characters in which it is right after bars: `wrong=right|run`; `_`
  /// is a space.
  mutating func add(_ list: String, _ kind: WritingFault.Kind) {
    for item in list.listedWords {
      let parts = item.parts(at: "|")
      let pair = parts[0].parts(at: "=").map(\.withSpaces)
      guard let first = pair[0].unicodeScalars.first?.value else { continue }
      bits[Int(first >> 6 & 15)] |= 1 << UInt64(first & 63)
      patterns[first, default: []].append(
        Pattern(
          wrong: Array(pair[0].utf8), right: pair[1], kind: kind,
          exceptions: parts.dropFirst().map { Array($0.withSpaces.utf8) }))
    }
  }

  /// The runs that a text has.
  func faults(in text: String) -> [WritingFault] {
    var faults: [WritingFault] = []
    lazy var bytes = Array(text.utf8)
    var offset = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if bits[Int(value >> 6 & 15)] >> UInt64(value & 63) & 1 == 1, let found = patterns[value] {
        for pattern in found where pattern.stands(in: bytes, at: offset) {
          let range = offset..<offset + pattern.wrong.count
          faults.append(
            WritingFault(
              kind: pattern.kind, range: range,
              written: String(decoding: pattern.wrong, as: UTF8.self), right: pattern.right))
        }
      }
      offset += UTF8.width(scalar)
    }
    return faults
  }
}

extension PatternTable.Pattern {
  fileprivate func stands(in bytes: [UInt8], at place: Int) -> Bool {
    guard bytes[place...].starts(with: wrong) else { return false }
    return !exceptions.contains { exception in
      let least = max(0, place - exception.count)
      let most = min(bytes.count, place + wrong.count + exception.count)
      return (least..<most).contains { start in
        start <= place && start + exception.count >= place + wrong.count
          && bytes[start...].starts(with: exception)
      }
    }
  }
}
