import DialogFindings
import DialogReading

/// What a translation says otherwise than its source, by words or in another way of counting.
enum OtherNumber { case time, month, amount }

extension TranslationPair {
  /// Reports that a variant says another value than its source, with both.
  func reportOther(_ kind: OtherNumber, _ variant: TextVariant, _ findings: inout Findings) {
    let (own, meant) = (own(of: variant), meant(by: variant))
    let (said, right) =
      switch kind {
      case .month: (own.month, meant.month)
      case .time: (own.time, meant.time)
      case .amount: (own.value, meant.value)
      }
    findings.report(.other(kind, said, right), in: own)
  }
}

extension TextVariant {
  /// The only word of it that names a month; the whole text where there is none or several, or words have no spaces.
  fileprivate var month: String {
    let names = reading.language.monthNames
    let months = text.split(separator: " ").filter { names.namesMonth(String($0)) }
    return months.count == 1 ? months[0].withoutMarksAround : shown()
  }

  /// Its time with the half of the day, which languages without spaces and Korean write before it: 午前7時, 오전 3시; or
  /// in words, halb drei.
  fileprivate var time: String {
    guard let words = reading.language.clockWords else { return value }
    let hasHalfBefore = locale.isKorean || !conventions.spacesWords
    if hasHalfBefore, let hour = text.hourWithHalf(words) { return hour }
    if let time = words.onlyTime(in: text) { return time.withoutMarksAround }
    return words.sayTimes(in: text) ? shown() : value
  }

  /// Its number with the word beside it, 6:30 p.m. or 30만; the whole text where it has none or several.
  fileprivate var value: String {
    let numbers = NumbersInText(text).numbers
    if numbers.isEmpty { return spelledValue ?? shown() }
    // 7:30 is one.
    let isOne = zip(numbers, numbers.dropFirst()).allSatisfy {
      bytes[$0.range.upperBound..<$1.range.lowerBound].elementsEqual(":".utf8)
    }
    guard isOne else { return shown() }
    let rest = bytes[numbers[0].range.lowerBound...]
    let both = rest.split(separator: UInt8(ascii: " "), maxSplits: 2).prefix(2)
    let words = ".,;!?".utf8.contains(both.first!.last!) ? both.prefix(1) : both
    var end = words.last!.endIndex
    let isAbbreviated = bytes[words.last!.startIndex..<end].dropLast().contains(UInt8(ascii: "."))
    while end > numbers.last!.range.upperBound,
      ",;:!?)".utf8.contains(bytes[end - 1])
        || bytes[end - 1] == UInt8(ascii: ".") && !isAbbreviated
    {
      end -= 1
    }
    return String(decoding: bytes[numbers[0].range.lowerBound..<end], as: UTF8.self)
  }
}

extension TextVariant {
  /// Its number in words, with the unit that comes after it; the unit with the word before it where no number is
  /// known: half an hour, uma hora.
  private var spelledValue: String? {
    func range(of kind: ConceptGroup.Kind) -> Range<Int>? {
      let said = ConceptGroup.all.filter { $0.kind == kind }.flatMap { group in
        group.concepts.filter { meaning.concepts?.said.contains($0) ?? false }
      }
      return said.count == 1 ? self.range(of: said[0]) : nil
    }
    let (number, unit) = (range(of: .number), range(of: .unit))
    guard let start = number ?? unit else { return nil }
    if number == nil, conventions.spacesWords, !bytes[start].contains(UInt8(ascii: " ")) {
      let before = bytes[..<start.lowerBound].split(separator: UInt8(ascii: " ")).last
      return String(
        decoding: bytes[(before?.startIndex ?? start.lowerBound)..<start.upperBound], as: UTF8.self)
    }
    let isNear = unit.map {
      start.upperBound <= $0.lowerBound && $0.lowerBound - start.upperBound < 6
    }
    let end = isNear ?? false ? unit!.upperBound : start.upperBound
    return String(decoding: bytes[start.lowerBound..<end], as: UTF8.self)
  }
}

extension String {
  /// The first hour in digits or numerals with its minutes, and the half of the day before it; nil where there is none.
  fileprivate func hourWithHalf(_ words: ClockWords) -> String? {
    let signs: Set<Character> = ["時", "时", "点", "點", "시", ":", "："]
    guard
      let sign = indices.first(where: {
        signs.contains(self[$0]) && $0 > startIndex && self[index(before: $0)].isNumber
      })
    else { return nil }
    let before = self[..<sign].lastIndex { !$0.isNumber }
    var start = before.map { index(after: $0) } ?? startIndex
    if let half = words.half(atEndOf: self[..<start]) { start = half }
    let minutes: Set<Character> = ["分", "半", "분", "반", "鐘", "钟"]
    var end = index(after: sign)
    while end < endIndex {
      let next = self[end] == " " ? index(after: end) : end
      guard next < endIndex, self[next].isNumber || minutes.contains(self[next]) else { break }
      end = index(after: next)
    }
    return String(self[start..<end])
  }
}

extension Message {
  fileprivate static func other(_ kind: OtherNumber, _ said: String, _ right: String) -> Message {
    let (en, ko) =
      switch kind {
      case .time: ("time of day", "시각이")
      case .month: ("month", "달이")
      case .amount: ("number", "수가")
      }
    return Message(
      en: "this says another \(en), ‘\(said)’, than the source, ‘\(right)’; correct it",
      ko: "원본과 \(ko) 다릅니다(여기: ‘\(said)’, 원본: ‘\(right)’). 원본대로 고치세요")
  }
}
