import DialogSupport

extension CalendarDates {
  /// - Parameter text: Korean: 5월 12일, 10월.
  public init(korean text: String) {
    let bytes = Array(text.utf8)
    let numbers = NumbersInText(text).numbers
    dates = numbers.indices.compactMap { place in
      let (number, next) = (numbers[place], place + 1)
      guard let month = Int(number.value), (1...12).contains(month),
        bytes.dropFirst(number.range.upperBound).starts(with: "월".utf8)
      else { return nil }
      let day = next < numbers.count ? numbers[next] : nil
      let isNear = day.map { $0.range.lowerBound <= number.range.upperBound + 4 } ?? false
      let isDay = day.map { bytes.dropFirst($0.range.upperBound).starts(with: "일".utf8) } ?? false
      return Date(month: month, day: isNear && isDay ? day.flatMap { Int($0.value) } : nil)
    }
  }
}
