import DialogLocales

/// A text's scalars with their widths: measured once, then laid into lines of any width.
///
/// ```
/// let title = MeasuredText("Delete This Album?", weight: .semibold)
/// title.width                              10013: thousandths of an em
/// title.lineCount(fitting: 14_000)         1
/// ```
///
/// Widths are those of Inter and Noto, which are near the platform's fonts; neighbouring letters
/// are not drawn together (kerning). In Latin, Greek, Cyrillic, Hebrew, Thai, Hangul, Kana and Han
/// a text is within a fiftieth of what a shaper makes of it with these fonts, in Arabic and
/// Devanagari within a tenth.
public struct MeasuredText: Sendable {
  /// Scalars, and their widths in 1/1000 em.
  private(set) var scalars: [UInt32] = []
  private(set) var widths: [Int] = []
  /// Where words of Thai begin after others, as indices.
  private(set) var wordStarts: [Int] = []

  /// In 1/1000 em, on one line.
  public var width: Int { widths.reduce(0, +) }

  /// - Parameter placeholder: the width of each U+FFFC, in 1/1000 em; of the nth, from 0.
  public init(
    _ text: some StringProtocol, weight: TextWeight, placeholder: (Int) -> Int = { _ in 0 }
  ) {
    scalars = text.unicodeScalars.map { $0.value }
    if scalars.contains(where: { 0xE00..<0xE80 ~= $0 }) {
      wordStarts = ThaiWords.breaks(in: scalars)
    }
    widths.reserveCapacity(scalars.count)
    var placeholders = 0
    for index in scalars.indices {
      if scalars[index] == 0xFFFC {
        widths.append(placeholder(placeholders))
        placeholders += 1
      } else {
        widths.append(width(at: index, weight))
      }
    }
  }

  /// Beside its neighbours.
  private func width(at index: Int, _ weight: TextWeight) -> Int {
    let scalar = scalars[index]
    if scalar < 0x530 { return AdvanceWidths.width(of: scalar)[weight] }
    switch scalar {
    case 0x620..<0x780: return arabicWidth(at: index, weight)
    case 0x900..<0x980: return devanagariWidth(at: index, weight)
    case 0x2190...: return pictureWidth(at: index, weight)
    default: return AdvanceWidths.width(of: scalar)[weight]
    }
  }

  // MARK: Arabic

  private func arabicWidth(at index: Int, _ weight: TextWeight) -> Int {
    let table = AdvanceWidths.self
    let letter = scalars[index]
    guard table.isJoining(letter) else { return table.width(of: letter)[weight] }
    let before = joiningNeighbour(of: index, by: -1)
    let after = joiningNeighbour(of: index, by: 1)
    let joinsBefore = before.map { table.joinsAfter(scalars[$0]) } ?? false
    if let after, ligature(letter, scalars[after]) != nil { return 0 }
    if let before, let ligature = ligature(scalars[before], letter) {
      let joins = joiningNeighbour(of: before, by: -1).map { table.joinsAfter(scalars[$0]) }
      return table.width(of: ligature, joinsBefore: joins ?? false, joinsAfter: false)![weight]
    }
    return table.width(of: letter, joinsBefore: joinsBefore, joinsAfter: after != nil)![weight]
  }

  /// The next letter that joins, past marks.
  private func joiningNeighbour(of index: Int, by step: Int) -> Int? {
    var index = index + step
    while scalars.indices.contains(index) {
      if AdvanceWidths.isJoining(scalars[index]) { return index }
      if AdvanceWidths.width(of: scalars[index]).regular > 0 { return nil }
      if scalars[index] == 0x200C { return nil }
      index += step
    }
    return nil
  }

  /// Lam and alef are always one sign.
  private func ligature(_ lam: UInt32, _ alef: UInt32) -> UInt32? {
    guard lam == 0x644 else { return nil }
    switch alef {
    case 0x622: return 0xFEF5
    case 0x623: return 0xFEF7
    case 0x625: return 0xFEF9
    case 0x627: return 0xFEFB
    default: return nil
    }
  }

  // MARK: Devanagari

  /// A consonant before a virama and another one is half as wide, or one sign with it; `r` before
  /// one is a mark on it, after one a stroke in it.
  private func devanagariWidth(at index: Int, _ weight: TextWeight) -> Int {
    let table = AdvanceWidths.self
    let letter = scalars[index]
    guard let half = table.halfWidth(of: letter) else { return table.width(of: letter)[weight] }
    if index >= 2, let last = consonantBeforeVirama(at: index - 2), last != 0x930 {
      if letter == 0x930 || table.conjunctWidth(of: last, letter) != nil { return 0 }
    }
    guard consonantBeforeVirama(at: index) != nil, index + 2 < scalars.count,
      table.halfWidth(of: scalars[index + 2]) != nil
    else { return table.width(of: letter)[weight] }
    if letter == 0x930 { return 0 }
    let next = scalars[index + 2]
    if let conjunct = table.conjunctWidth(of: letter, next) { return conjunct[weight] }
    return next == 0x930 ? table.width(of: letter)[weight] : half[weight]
  }

  private func consonantBeforeVirama(at index: Int) -> UInt32? {
    guard index + 1 < scalars.count, scalars[index + 1] == 0x94D,
      AdvanceWidths.halfWidth(of: scalars[index]) != nil
    else { return nil }
    return scalars[index]
  }

  // MARK: Pictures

  /// What is joined to a picture, its skin tone and the second letter of a flag take no room.
  private func pictureWidth(at index: Int, _ weight: TextWeight) -> Int {
    let scalar = scalars[index]
    switch scalar {
    case 0x1F3FB...0x1F3FF: return 0
    case 0x1F1E6...0x1F1FF: return 500
    default:
      let isJoined = index > 0 && scalars[index - 1] == 0x200D
      return isJoined ? 0 : AdvanceWidths.width(of: scalar)[weight]
    }
  }
}

extension MeasuredText {
  /// A width that a text without placeholders does not exceed in any weight, in 1/1000 em: a glance at
  /// its bytes, which spares most texts the measuring.
  ///
  /// - Parameter bytes: the text's UTF-8.
  public static func mostWidth(ofUTF8 bytes: [UInt8]) -> Int {
    let ofASCII = AdvanceWidths.mostWidthsOfASCII
    var width = 0
    for byte in bytes {
      switch byte {
      case 0..<0x80: width += ofASCII[Int(byte)]
      case 0x80..<0xC0: break
      // Kana, Han and Hangul, then Latin to Arabic, then all else; the widest is a long arrow.
      case 0xE3...0xED: width += 1000
      case 0xC2...0xDF: width += 1450
      default: width += 1750
      }
    }
    return width
  }
}
