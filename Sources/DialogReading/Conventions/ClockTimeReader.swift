import DialogSupport

/// Reads one number of a text, or a time of day.
struct ClockTimeReader {
  private let bytes: [UInt8]
  private(set) var place: Int
  private(set) var numbers: [Int] = []

  init(_ bytes: [UInt8], at place: Int) {
    (self.bytes, self.place) = (bytes, place)
  }

  mutating func time() -> ClockTimes.Time? {
    let (hour, length) = number()
    var minute: Int?
    if byte(0) == UInt8(ascii: ":"), byte(1).isASCIIDigit {
      place += 1
      let (value, count) = number()
      minute = count == 2 && value < 60 ? value : nil
      if minute == nil { return nil }
    }
    let half = half()
    guard length < 3, half == nil ? minute != nil && hour < 24 : (1...12).contains(hour) else {
      return nil
    }
    return ClockTimes.Time(
      hour: hour, minute: minute ?? 0, half: half, hasLeadingZero: length == 2 && hour < 10)
  }

  /// A run of digits and its length; of long ones the first digits.
  private mutating func number() -> (value: Int, length: Int) {
    let start = place
    var value = 0
    while byte(0).isASCIIDigit {
      if place - start < 9 { value = value * 10 + Int(byte(0) - 0x30) }
      place += 1
    }
    numbers.append(value)
    return (value, place - start)
  }

  /// `p.m.`, `PM`, after a space or none; `in the evening`.
  private mutating func half() -> ClockTimes.Half? {
    for (words, half) in ClockTimeReader.halves where bytes[place...].starts(with: words.utf8) {
      place += words.utf8.count
      return half
    }
    var end = place
    if at(end) == 0x20 { end += 1 }
    if at(end) == 0xC2, at(end + 1) == 0xA0 { end += 2 }
    if at(end) == 0xE2, at(end + 1) == 0x80, at(end + 2) == 0xAF { end += 3 }
    let letter = at(end) | 0x20
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    end += at(end + 1) == UInt8(ascii: ".") ? 2 : 1
    guard at(end) | 0x20 == UInt8(ascii: "m"), !at(end + 1).isASCIILetter else { return nil }
    place = end + 1
    return letter == UInt8(ascii: "a") ? .morning : .afternoon
  }

  private static let halves: [(words: String, half: ClockTimes.Half)] = [
    (" in the morning", .morning), (" in the afternoon", .afternoon),
    (" in the evening", .afternoon),
    (" o’clock in the morning", .morning), (" o’clock in the evening", .afternoon),
  ]

  private func byte(_ offset: Int) -> UInt8 { at(place + offset) }
  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
}
