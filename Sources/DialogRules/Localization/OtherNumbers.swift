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

  /// Its time with the half of the day, which Korean writes before it: 오전 3시.
  fileprivate var time: String {
    guard locale.isKorean, let halves = reading.language.clockWords else { return value }
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.first?.isNumber ?? false }) else { return value }
    let isHalf = place > 0 && halves.namesHalf(String(words[place - 1]))
    return words[(isHalf ? place - 1 : place)...place].joined(separator: " ")
  }

  /// Its number with the word beside it, 6:30 p.m. or 30만; the whole text where it has none or several.
  fileprivate var value: String {
    let numbers = NumbersInText(text).numbers
    guard numbers.count == 1 else { return shown() }
    let rest = bytes[numbers[0].range.lowerBound...]
    let words = rest.split(separator: UInt8(ascii: " "), maxSplits: 2).prefix(2)
    var end = words.last!.endIndex
    let isAbbreviated = bytes[words.last!.startIndex..<end].dropLast().contains(UInt8(ascii: "."))
    while end > numbers[0].range.upperBound,
      ",;:!?)".utf8.contains(bytes[end - 1])
        || bytes[end - 1] == UInt8(ascii: ".") && !isAbbreviated
    {
      end -= 1
    }
    return String(decoding: bytes[numbers[0].range.lowerBound..<end], as: UTF8.self)
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
