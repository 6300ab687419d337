/// Writes dates and times by the locale's patterns.
extension LocaleData {
  /// A day of the Gregorian calendar as the locale's medium date, in the locale's calendar.
  ///
  /// - Parameter month: from 1 to 12.
  public func formatDate(year: Int, month: Int, day: Int) -> String {
    let date = calendar.date(year: year, month: month, day: day)
    let months = months
    return filled(datePattern) { field, width in
      switch field {
      case "y": digits(date.year)
      case "M" where width >= 3: months[date.month - 1]
      case "M": digits(date.month, width: width)
      case "d": digits(date.day, width: width)
      case "G": era
      default: ""
      }
    }
  }

  /// A time of day as the locale's short time.
  ///
  /// - Parameter hour: from 0 to 23.
  public func formatTime(hour: Int, minute: Int) -> String {
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    return filled(timePattern) { field, width in
      switch field {
      case "h": digits(twelve, width: width)
      case "H": digits(hour, width: width)
      case "m": digits(minute, width: width)
      case "a": dayHalves[hour / 12]
      case "B": dayPeriod(at: hour * 60 + minute)
      default: ""
      }
    }
  }

  private func dayPeriod(at minute: Int) -> String {
    dayPeriods.last { $0.minute <= minute }?.name ?? ""
  }

  private func digits(_ number: Int, width: Int = 1) -> String {
    let own = digits
    let ascii = String(number)
    let zeros = String(repeating: own[0], count: max(0, width - ascii.utf8.count))
    return zeros + ascii.utf8.map { $0 == 0x2D ? "-" : own[Int($0 - 0x30)] }.joined()
  }

  /// A pattern with each run of one letter replaced; text between `'` is as it is.
  private func filled(_ pattern: String, _ value: (Character, Int) -> String) -> String {
    var result = ""
    var rest = pattern[...]
    while let first = rest.first {
      if first == "'" {
        rest.removeFirst()
        let text = rest.prefix { $0 != "'" }
        result += text
        rest = rest.dropFirst(text.count + 1)
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        result += value(first, run.count)
        rest = rest.dropFirst(run.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}

extension LocaleData.Calendar {
  /// A day of the Gregorian calendar in this one.
  public func date(year: Int, month: Int, day: Int) -> (year: Int, month: Int, day: Int) {
    switch self {
    case .gregorian: (year, month, day)
    case .buddhist: (year + 543, month, day)
    case .persian: Self.persianDate(ofDay: Self.dayNumber(year: year, month: month, day: day))
    }
  }

  /// Days since 1 March of the year 0 of the Gregorian calendar.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let (century, rest) = year.flooringDivision(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return century * 146_097 + rest * 365 + rest / 4 - rest / 100 + dayOfYear
  }

  /// The arithmetic calendar of ICU: eight leap years in 33. It counts from 21 March 622 (of
  /// the proleptic Gregorian calendar).
  private static func persianDate(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let days = day - dayNumber(year: 622, month: 3, day: 21)
    let year = 1 + (33 * days + 3).flooringDivision(by: 12_053).quotient
    let start = 365 * (year - 1) + (8 * year + 21).flooringDivision(by: 33).quotient
    let dayOfYear = days - start
    let month = dayOfYear < 216 ? dayOfYear / 31 : (dayOfYear - 6) / 30
    let first = month <= 6 ? 31 * month : 30 * month + 6
    return (year, month + 1, dayOfYear - first + 1)
  }
}

extension Int {
  fileprivate func flooringDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
