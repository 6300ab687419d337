import DialogLocales
import DialogSupport

/// Runs of characters that are wrong wherever they stand, and what is right; looked for in one pass by
/// their first characters. For languages whose words do not stand apart, or take endings.
struct PatternTable: Sendable {
  /// Items between spaces and line feeds: `wrong=right`, with runs of characters in which it is right after bars,
  /// `wrong=right|run`; `_` is a space. They are taken apart where they are met.
  private let lists: [List]
  /// Where items stand: the first character from 40 bits on, the number of the list from 32 bits on, and the byte in
  /// it. In that order.
  private let items: [UInt64]
  /// Some bits of the first characters: a glance.
  private let glances: [UInt64]

  struct List: Sendable {
    let items: [UInt8]
    let kind: WritingFault.Kind

    init(_ items: String, _ kind: WritingFault.Kind) {
      self.items = Array(items.utf8)
      self.kind = kind
    }
  }

  var isEmpty: Bool { items.isEmpty }

  init(_ lists: [List]) {
    var (items, glances): ([UInt64], [UInt64]) = ([], Array(repeating: 0, count: 16))
    for (number, list) in lists.enumerated() {
      list.items.withUnsafeBufferPointer { bytes in
        bytes.forEachListedWord { word in
          let written = bytes.scalar(at: word.lowerBound).scalar
          let first = written == "_" ? 0x20 : written.value
          glances[Int(first >> 6 & 15)] |= 1 << UInt64(first & 63)
          items.append(UInt64(first) << 40 | UInt64(number << 32 | word.lowerBound))
        }
      }
    }
    (self.lists, self.items, self.glances) = (lists, items.sorted(), glances)
  }

  /// The runs that a text has.
  func faults(in text: String) -> [WritingFault] {
    var faults: [WritingFault] = []
    lazy var bytes = Array(text.utf8)
    var offset = 0
    for scalar in text.unicodeScalars {
      let first = scalar.value
      if glances[Int(first >> 6 & 15)] >> UInt64(first & 63) & 1 == 1 {
        var place = items.partitioningIndex { $0 >> 40 >= first }
        while place < items.count, items[place] >> 40 == first {
          if let fault = fault(of: items[place], at: offset, in: bytes) { faults.append(fault) }
          place += 1
        }
      }
      offset += UTF8.width(scalar)
    }
    return faults
  }

  /// The fault that an item tells of; nil where its run does not stand at a byte, or is right there.
  private func fault(of item: UInt64, at offset: Int, in text: [UInt8]) -> WritingFault? {
    let list = lists[Int(item >> 32 & 0xFF)]
    let start = Int(item & 0xFFFF_FFFF)
    var length = 0
    while list.items[start + length] != UInt8(ascii: "=") {
      let byte = list.items[start + length]
      guard offset + length < text.count,
        text[offset + length] == (byte == UInt8(ascii: "_") ? 0x20 : byte)
      else { return nil }
      length += 1
    }
    let range = offset..<offset + length
    let end = list.items[start...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? list.items.count
    let parts = String(decoding: list.items[(start + length + 1)..<end], as: UTF8.self)
      .split(separator: "|", omittingEmptySubsequences: false).map(\.withSpaces)
    if parts.dropFirst().contains(where: { isPart(range, of: $0, in: text) }) { return nil }
    return WritingFault(
      kind: list.kind, range: range, written: String(decoding: text[range], as: UTF8.self),
      right: parts[0])
  }

  /// Whether a run is a part of a longer one.
  private func isPart(_ range: Range<Int>, of longer: String, in text: [UInt8]) -> Bool {
    let longer = longer.utf8
    let least = max(0, range.lowerBound - longer.count)
    let most = min(text.count, range.upperBound + longer.count)
    return (least..<most).contains { start in
      start <= range.lowerBound && start + longer.count >= range.upperBound
        && text[start...].starts(with: longer)
    }
  }
}
