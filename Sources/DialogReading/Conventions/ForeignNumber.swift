import DialogLocales
import DialogSupport

/// A number that a text writes as another language does: 1.5 GB in German, 03/25/2026 in Portuguese.
public struct ForeignNumber: Hashable, Sendable {
  /// Bytes of the text's UTF-8.
  public let range: Range<Int>
  /// As the language writes it; nil where that is not sure.
  public let right: String?

  /// Those of a text, in order of place.
  ///
  /// Of decimals one or two with a unit or a currency beside them are told, as versions have points
  /// everywhere; of dates those whose second number is no month.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - conventions: how its language writes; nothing is told of one that CLDR does not have.
  public static func all(in text: String, _ conventions: LanguageConventions) -> [ForeignNumber] {
    let bytes = Array(text.utf8)
    guard hasDividedDigits(bytes) || hasYearAfterComma(bytes),
      let locale = LocaleData.find(conventions.tag)
    else { return [] }
    let order = locale.orderOfDates
    let dates =
      dates(in: bytes, order)
      + (order == .monthFirst ? [] : datesInWords(in: TextTokens(bytes), locale.months))
    let mark = locale.decimalSeparator.utf8
    guard !conventions.hasEitherDecimalMark, mark.count == 1, let mark = mark.first else {
      return dates
    }
    return NumbersInText(text).numbers.compactMap { number in
      number.parts.count == 2 ? decimal(number, mark, in: bytes) : nil
    } + dates
  }

  /// Whether a point, a comma or a slash stands between digits: a glance.
  private static func hasDividedDigits(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropFirst().dropLast().contains { place in
      ".,/".utf8.contains(bytes[place]) && bytes[place - 1].isASCIIDigit
        && bytes[place + 1].isASCIIDigit
    }
  }

  /// Whether a comma, a space and the year of a century stand in a row: a glance.
  private static func hasYearAfterComma(_ bytes: [UInt8]) -> Bool {
    bytes.contains(", 20") || bytes.contains(", 19")
  }

  private static func decimal(
    _ number: NumbersInText.Number, _ mark: UInt8, in bytes: [UInt8]
  ) -> ForeignNumber? {
    let (whole, decimals) = (number.parts[0], number.parts[1])
    let place = number.range.lowerBound + whole.utf8.count
    let other = mark == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
    guard decimals.count < 3, number.range.count == whole.utf8.count + 1 + decimals.utf8.count,
      bytes[place] == other, isMeasured(number.range, in: bytes)
    else { return nil }
    return ForeignNumber(
      range: number.range, right: whole + String(Unicode.Scalar(mark)) + decimals)
  }

  /// Whether a unit or a currency stands beside it.
  private static func isMeasured(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let before = String(decoding: bytes[..<range.lowerBound].suffix(4), as: UTF8.self)
    let last = before.unicodeScalars.last(where: { $0 != " " && $0 != "\u{A0}" })
    if last.map(currencies.contains) ?? false { return true }
    let after = String(decoding: bytes[range.upperBound...].prefix(16), as: UTF8.self)
      .unicodeScalars.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    if let first = after.first, first == "%" || currencies.contains(first) { return true }
    return units.contains(
      String(String.UnicodeScalarView(after.prefix { $0.properties.isAlphabetic })))
  }

  private static let currencies = Set("$€£¥₩₺₽₹".unicodeScalars)

  private static let units: WordSet = .words(
    """
    kB KB MB GB TB Mbit Gbit mm cm m km mg g kg ml mL l L s h Hz MHz GHz W kW kWh V mAh КБ \
    МБ ГБ ТБ мм см км кг ko Mo Go To
    """)

  // MARK: Dates

  /// Month, day and year between slashes, as the United States write them.
  private static func dates(in bytes: [UInt8], _ order: LocaleData.OrderOfDates) -> [ForeignNumber]
  {
    if order == .monthFirst { return [] }
    var (found, place) = ([ForeignNumber](), 0)
    while place < bytes.count {
      guard bytes[place].isASCIIDigit else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, bytes[place].isASCIIDigit || bytes[place] == UInt8(ascii: "/") {
        place += 1
      }
      let parts = bytes[start..<place].split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2].count == 4, parts.allSatisfy({ !$0.isEmpty }),
        let month = number(parts[0]), let day = number(parts[1]), month <= 12,
        13...31 ~= day
      else { continue }
      let right = Array([parts[1], parts[0], parts[2]].joined(separator: [UInt8(ascii: "/")]))
      found.append(
        ForeignNumber(
          range: start..<place,
          right: order == .dayFirst ? String(decoding: right, as: UTF8.self) : nil))
    }
    return found
  }

  /// A month, the day, a comma and the year, as English writes dates: März 4, 2026.
  private static func datesInWords(
    in tokens: TextTokens, _ months: [String]
  ) -> [ForeignNumber] {
    let starts = months.map { $0.lowercased().prefix { $0 != "." } }.filter { $0.count > 2 }
    return tokens.all.indices.dropFirst(2).compactMap { comma in
      let places = comma - 3..<comma + 3
      guard tokens[comma].kind == .comma, places.lowerBound >= 0,
        places.upperBound <= tokens.all.count,
        tokens.all[places].map(\.kind) == [.letters, .space, .digits, .comma, .space, .digits],
        let day = Int(tokens.text(comma - 1)), 1...31 ~= day,
        let year = Int(tokens.text(comma + 2)), 1900...2100 ~= year
      else { return nil }
      let word = tokens.text(comma - 3).lowercased()
      // Where dates are written in numbers alone, no names of months are known.
      guard starts.isEmpty ? word.count > 2 : starts.contains(where: word.hasPrefix) else {
        return nil
      }
      let start = tokens[comma - 3].range.lowerBound
      return ForeignNumber(range: start..<tokens[comma + 2].range.upperBound, right: nil)
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}

extension LocaleData {
  fileprivate enum OrderOfDates { case dayFirst, monthFirst, other }

  /// In which order a date in numbers is written (CLDR).
  fileprivate var orderOfDates: OrderOfDates {
    let fields = datePattern.filter { "yMd".contains($0) }
    switch fields.first {
    case "d": return .dayFirst
    case "M": return .monthFirst
    default: return .other
    }
  }
}
