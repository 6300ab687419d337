import DialogLocales

extension ClockTimes {
  /// The times of a Korean text: 오후 3시, 오전 8시 40분, 밤 11시 반, 오후 3:30. A time without a half has that of the one
  /// before it, if it is later: 오전 2시부터 6시까지.
  public init(korean text: String) {
    let scalars = Array(text.unicodeScalars)
    var (times, others): ([Time], [Int]) = ([], [])
    var place = 0
    while place < scalars.count {
      guard scalars[place].isDigit else {
        place += 1
        continue
      }
      var reader = KoreanTimeReader(scalars, at: place)
      if let time = reader.time(after: times.last) { times.append(time) }
      others += reader.numbers
      place = reader.place
    }
    self.init(times: times, others: others)
  }
}

/// Reads a time of day, or a number, of a Korean text.
private struct KoreanTimeReader {
  private let scalars: [Unicode.Scalar]
  private let start: Int
  private(set) var place: Int
  /// What it read that is no time.
  private(set) var numbers: [Int] = []

  init(_ scalars: [Unicode.Scalar], at place: Int) {
    (self.scalars, start, self.place) = (scalars, place, place)
  }

  mutating func time(after earlier: ClockTimes.Time?) -> ClockTimes.Time? {
    let hour = number()
    guard (0...24).contains(hour), place - start < 3, let minute = minute() else {
      numbers.append(hour)
      return nil
    }
    let own = half()
    let following = earlier.flatMap { hour < 13 && $0.hour < hour ? $0.half : nil }
    let half = own ?? following
    return ClockTimes.Time(hour: hour, minute: minute, half: hour > 12 ? nil : half)
  }

  private mutating func number() -> Int {
    var value = 0
    while at(place).isDigit {
      if place - start < 9 { value = value * 10 + Int(at(place).value - 0x30) }
      place += 1
    }
    return value
  }

  /// What stands after the hour; nil where that is no hour.
  private mutating func minute() -> Int? {
    if at(place) == ":", at(place + 1).isDigit {
      place += 1
      let minute = number()
      return minute < 60 ? minute : nil
    }
    // 시간 is for how long.
    guard at(place) == "시", !"간즌리도작".unicodeScalars.contains(at(place + 1)) else { return nil }
    place += 1
    let next = at(place) == " " ? place + 1 : place
    if at(next) == "반" {
      place = next + 1
      return 30
    }
    var end = next
    while at(end).isDigit { end += 1 }
    guard end > next, at(end) == "분" else { return 0 }
    place = next
    return number()
  }

  /// The half that the word before it tells.
  private func half() -> ClockTimes.Half? {
    let before = String(String.UnicodeScalarView(scalars[..<start])).split(separator: " ").last
    switch before.map(String.init) {
    case "오전", "새벽", "아침": return .morning
    case "오후", "낮", "저녁", "밤", "점심": return .afternoon
    default: return nil
    }
  }

  private func at(_ place: Int) -> Unicode.Scalar {
    place < scalars.count ? scalars[place] : " "
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
}
