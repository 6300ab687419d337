import DialogSupport

/// The times of day that a text says: `3 p.m.`, `12:30 PM`, `15:00`, half past three; 오후 3시.
public struct ClockTimes: Hashable, Sendable {
  /// In order of place.
  public let times: [Time]
  /// The other numbers of the text.
  private let others: [Int]

  /// A time of day as a text says it.
  public struct Time: Hashable, Sendable {
    /// As it is written: 1 … 12 beside a half of the day, else 0 … 23.
    let hour: Int
    let minute: Int
    let half: Half?
    /// Whether it begins with a 0, as only 24 hours are written: 08:30.
    let hasLeadingZero: Bool

    init(hour: Int, minute: Int, half: Half?, hasLeadingZero: Bool = false) {
      (self.hour, self.minute, self.half) = (hour, minute, half)
      self.hasLeadingZero = hasLeadingZero
    }

    fileprivate init(ofWords minutes: Int) {
      self.init(hour: minutes % 720 / 60, minute: minutes % 60, half: nil)
    }

    /// Whether words say the same, as far as both tell the half of the day.
    fileprivate func isSame(as other: ClockWords.Time) -> Bool {
      let own = hour % 12 * 60 + minute + (half == .afternoon ? 720 : 0)
      if half == nil && hour < 13 || !other.isAbsolute { return own % 720 == other.minutes % 720 }
      return (half == nil ? hour * 60 + minute : own) == other.minutes
    }

    /// Whether it is in the afternoon, and a text has its hour as 24 hours write it in the morning, 03:30,
    /// with no word after it that may tell the half: 03:30 p. m.
    fileprivate func losesAfternoon(in bytes: [UInt8]) -> Bool {
      guard half == .afternoon, hour < 10 else { return false }
      let minutes = (minute < 10 ? "0" : "") + "\(minute)"
      let places = [":", ".", "h"].compactMap { bytes.range(of: "0\(hour)\($0)\(minutes)") }
      guard let place = places.first else { return false }
      let next = bytes[place.upperBound...].first { $0 != 0x20 }
      return !(next.map { $0.isASCIILetter || $0 == UInt8(ascii: "'") || $0 > 0x7F } ?? false)
    }

    /// The hours that it may be written with.
    fileprivate var hours: [Int] {
      switch half {
      case .morning: hour == 12 ? [12, 0, 24] : [hour]
      case .afternoon: hour == 12 ? [12, 0] : [hour, hour + 12]
      case nil:
        // Half past eight may be 20:30.
        hasLeadingZero && hour > 0
          ? [hour] : hour % 12 == 0 ? [0, 12, 24] : [hour % 12, hour % 12 + 12]
      }
    }
  }

  enum Half: Hashable, Sendable { case morning, afternoon }

  init(times: [Time], others: [Int]) { (self.times, self.others) = (times, others) }

  /// Words with which a text may say a time of day.
  public static let words: Set<String> = ["past", "quarter", "o'clock", "o’clock"]

  /// - Parameters:
  ///   - text: English.
  ///   - words: those of English, where it has one of `words`.
  public init(_ text: String, _ words: ClockWords? = nil) {
    let bytes = Array(text.utf8)
    var (times, others): ([Time], [Int]) = ([], [])
    var place = 0
    while place < bytes.count {
      guard bytes[place].isASCIIDigit else {
        place += 1
        continue
      }
      var reader = ClockTimeReader(bytes, at: place)
      let time = reader.time()
      if let time { times.append(time) } else { others += reader.numbers }
      place = reader.place
    }
    times += words?.times(in: text).map { Time(ofWords: $0.minutes) } ?? []
    (self.times, self.others) = (times, others)
  }

  /// Whether a translation says another time than this text: its hour, its minutes or its half of the
  /// day.
  ///
  /// - Parameter words: how its language says times of day.
  public func differ(from translation: String, _ words: ClockWords?) -> Bool {
    guard !times.isEmpty else { return false }
    if let words, case let said = words.times(in: translation), !said.isEmpty {
      return times.count == said.count
        && (!areSame(as: said) || saysOtherHalf(translation, words))
    }
    if let words, times.count == 1, times[0].losesAfternoon(in: Array(translation.utf8)),
      !words.say(.afternoon, in: translation)
    {
      return true
    }
    if let words, losesHalves(in: translation, words) { return true }
    var rest = NumbersInText(translation).numbers.flatMap(\.parts).compactMap { Int($0) }
    for number in others {
      if let index = rest.firstIndex(of: number) { rest.remove(at: index) }
    }
    for time in times {
      guard time.minute == 0 || rest.contains(time.minute) else {
        let isHourAlone = rest.count == 1 && time.minute == 30 && words?.saysHalfAfterHour ?? false
        return times.count == 1 && (rest.count == 2 || isHourAlone) && time.hours.contains(rest[0])
          && rest.allSatisfy { $0 < 60 }
      }
      guard let index = rest.firstIndex(where: time.hours.contains) else {
        return rest.contains { $0 <= 24 && $0 != time.minute }
      }
      rest.remove(at: index)
    }
    guard let words else { return false }
    return saysOtherHalf(translation, words)
  }

  /// Whether words say the same times, in whatever order.
  private func areSame(as said: [ClockWords.Time]) -> Bool {
    var rest = said
    return times.allSatisfy { time in
      guard let place = rest.firstIndex(where: time.isSame) else { return false }
      rest.remove(at: place)
      return true
    }
  }

  /// Whether the times, all of one half of the day, are in the other one in a translation. Twelve is noon and
  /// midnight, which languages count to either.
  private func saysOtherHalf(_ translation: String, _ words: ClockWords) -> Bool {
    guard let half = times[0].half, times.allSatisfy({ $0.half == half && $0.hour != 12 }) else {
      return false
    }
    if times.count == 1, words.say(otherThan: half, in: translation) { return true }
    let numbers = NumbersInText(translation).numbers.flatMap(\.parts).compactMap { Int($0) }
    return half == .afternoon
      && times.allSatisfy { numbers.contains($0.hour) && !numbers.contains($0.hour + 12) }
      && words.isOfMorning(in: translation)
  }

  /// Whether times of both halves of the day stand in a translation as they stand here, and nothing tells
  /// the half: 9:00–1:00.
  private func losesHalves(in translation: String, _ words: ClockWords) -> Bool {
    let halves = Set(times.filter { $0.hour != 12 }.compactMap(\.half))
    guard halves.count == 2, !words.say(.morning, in: translation),
      !words.say(.afternoon, in: translation)
    else { return false }
    let said = ClockTimes(translation).times
    return said.count == times.count
      && zip(times, said).allSatisfy {
        $0.hour == $1.hour && $0.minute == $1.minute && $1.half == nil
      }
  }
}
