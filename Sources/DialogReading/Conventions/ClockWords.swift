public import DialogLocales
internal import DialogSupport

/// The words by which a language says times of day: half past seven, halb acht, 2 ทุ่ม.
public struct ClockWords: Sendable {
  /// One to twelve.
  private let hours: [String]
  private let phrases: [Phrase]
  /// What an hour stands in that is no time: two hours.
  private let durations: [Phrase]
  /// Words that name nothing else, of the morning and of the afternoon: breakfast has 朝 in it.
  private let halves: [String]
  /// Words that name the halves of the day.
  private let morning: [String]
  private let afternoon: [String]
  /// Words of the night, which is of both.
  private let night: [String]
  /// Whether its clock goes to 24.
  private let has24Hours: Bool

  /// What stands around an hour.
  fileprivate struct Phrase {
    let before: String
    let after: String
    /// After the hour, which may be another one than the phrase names.
    let minutes: Int
    /// Whether it tells the half of the day too.
    let isAbsolute: Bool
  }

  /// A time of day that a text says in words.
  struct Time {
    /// After midnight.
    let minutes: Int
    /// Whether it is no other one twelve hours later.
    let isAbsolute: Bool
  }

  /// Where a word begins that names a half of the day, or a part of it, at the end of a text.
  public func half(atEndOf text: Substring) -> String.Index? {
    let text = text.last == " " ? text.dropLast() : text
    let ends = [morning, afternoon, night].joined().filter { text.hasSuffix($0) }
    return ends.map(\.count).max().map { text.index(text.endIndex, offsetBy: -$0) }
  }

  /// The words of the only time that a text says in words; nil where it says none or several.
  public func onlyTime(in text: String) -> String? {
    let found = places(in: text)
    // What letters are in lower case may be of another length.
    guard found.count == 1, text.lowercased().utf8.count == text.utf8.count else { return nil }
    let words = Array(text.utf8)[found[0].range]
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether a text says times in words.
  public func sayTimes(in text: String) -> Bool { !places(in: text).isEmpty }

  /// Read from its list at each call: the names of hours after `hours`, then a line for the same minutes:
  /// `30-1` is half an hour before the hour that the phrase names in the place of `@`, `0+18` eighteen hours
  /// after it; with `+`, the half of the day is told. `morning` and `afternoon` name the halves, and `night`
  /// what is of both; `durations` are phrases that name none, though a time may be a part of them.
  ///
  /// Nil of a language whose words are not known.
  public init?(_ words: LanguageWords?, _ tag: LanguageTag) {
    guard let words, words.clock.utf8CodeUnitCount > 0 else { return nil }
    var (hours, phrases, durations) = ([String](), [Phrase](), [Phrase]())
    var (morning, afternoon, night, halves) = ([String](), [String](), [String](), [String]())
    for line in words.clock.description.parts(at: "\n") {
      let (name, list) = line.cut(at: ":")!
      let listed = list.listedWords.map(\.withSpaces)
      switch name {
      case "hours": hours = listed
      case "halves": halves = listed
      case "morning": morning = listed
      case "afternoon": afternoon = listed
      case "night": night = listed
      case "durations": durations = listed.map { Phrase($0, at: "0") }
      default: phrases += listed.map { Phrase($0, at: String(name)) }
      }
    }
    (self.hours, self.halves) = (hours, halves)
    (self.phrases, self.durations) = (phrases, durations)
    (self.morning, self.afternoon, self.night) = (morning, afternoon, night)
    has24Hours = LocaleData.find(tag)?.timePattern.contains("H") ?? false
  }

  /// Whether a text names the other half of the day, and not this one.
  func say(otherThan half: ClockTimes.Half, in text: String) -> Bool {
    let named = halves.indices.filter { text.contains(halves[$0]) }
    if named.count == 1 { return (named[0] == 0) != (half == .morning) }
    return half == .morning
      ? say(.afternoon, in: text) && !say(.morning, in: text)
      : say(.morning, in: text) && !say(.afternoon, in: text)
  }

  /// Whether a text says a half of the day in words.
  func say(_ half: ClockTimes.Half, in text: String) -> Bool {
    let text = ClockWords.folded(text)
    return (half == .morning ? morning : afternoon).contains { text.contains($0) }
  }

  /// In lower case, with spaces of one kind.
  private static func folded(_ text: String) -> String {
    text.lowercased().replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  /// Whether an hour before noon in digits is one of the morning, as nothing in a text tells the half.
  func isOfMorning(in text: String) -> Bool {
    guard has24Hours, !afternoon.isEmpty else { return false }
    let text = ClockWords.folded(text)
    return !(afternoon + night).contains { text.contains($0) }
  }

  /// Whether half past is said with the hour before it, so that the hour alone is another time.
  var saysHalfAfterHour: Bool { phrases.contains { $0.minutes == 30 && !$0.isAbsolute } }

  /// The times that a text says in words, in no order.
  func times(in text: String) -> [Time] { places(in: text).map(\.time) }

  private func places(in text: String) -> [(range: Range<Int>, time: Time)] {
    let bytes = Array(text.lowercased().utf8)
    let times = phrases.flatMap { places(of: $0, in: bytes) }
    let all = times.map(\.range) + durations.flatMap { places(of: $0, in: bytes).map(\.range) }
    // The longer one says what its part does not.
    return times.filter { one in
      !all.contains { $0.count > one.range.count && $0.overlaps(one.range) }
    }
  }

  private func places(
    of phrase: Phrase, in bytes: [UInt8]
  ) -> [(range: Range<Int>, time: Time)] {
    (hours + digits(of: phrase)).enumerated().flatMap { index, name in
      bytes.places(of: phrase.before + name + phrase.after)
        .map { ($0, phrase.time(index % 12 + 1)) }
    }
  }

  /// The hours in digits, beside what tells more of the time than that.
  private func digits(of phrase: Phrase) -> [String] {
    phrase.isAbsolute || phrase.minutes != 0 ? (1...12).map { "\($0)" } : []
  }
}

extension ClockWords.Phrase {
  fileprivate init(_ text: String, at time: String) {
    let sides = text.split(separator: "@", omittingEmptySubsequences: false)
    let sign = time.firstIndex { $0 == "+" || $0 == "-" }
    let shift = sign.flatMap { Int(time[$0...]) } ?? 0
    before = String(sides[0])
    after = String(sides[1])
    minutes = Int(time[..<(sign ?? time.endIndex)])! + shift * 60
    isAbsolute = sign.map { time[$0] == "+" } ?? false
  }

  fileprivate func time(_ hour: Int) -> ClockWords.Time {
    ClockWords.Time(minutes: (hour % 12 * 60 + minutes + 1440) % 1440, isAbsolute: isAbsolute)
  }
}

extension [UInt8] {
  /// Where a phrase stands that is no part of a longer word or number.
  fileprivate func places(of phrase: String) -> [Range<Int>] {
    let phrase = Array(phrase.utf8)
    return indices.dropLast(phrase.count - 1).compactMap { start in
      let range = start..<start + phrase.count
      let isWhole = !joins(start - 1, start) && !joins(range.upperBound - 1, range.upperBound)
      return self[range] == phrase[...] && isWhole && !numberFollows(range.upperBound) ? range : nil
    }
  }

  /// Whether minutes follow in digits.
  private func numberFollows(_ end: Int) -> Bool {
    (end..<Swift.min(end + 2, count)).contains { self[$0].isASCIIDigit }
  }

  /// Whether two bytes are of one number, or of one word of an alphabet.
  private func joins(_ first: Int, _ second: Int) -> Bool {
    guard indices.contains(first), indices.contains(second) else { return false }
    let (first, second) = (self[first], self[second])
    if first.isASCIIDigit || second.isASCIIDigit {
      return first.isASCIIDigit && second.isASCIIDigit
    }
    return first.isOfAlphabet && second.isOfAlphabet
  }
}

extension UInt8 {
  /// Whether it may be of a letter of Latin, Cyrillic, Hebrew or Arabic script: of two bytes.
  fileprivate var isOfAlphabet: Bool { isASCIILetter || (0xC3...0xDF).contains(self) }
}
