/// Marks and patterns of numbers.
extension LocaleData {
  /// The digits from 0 to 9 that the locale writes numbers and dates with.
  public var digits: [String] { text("nu").map { String($0) } }

  /// What stands before the fraction of a number.
  public var decimalSeparator: String { text("de") }
  /// What stands between groups of digits.
  public var groupSeparator: String { text("gr") }
  /// With the marks of direction that some languages put around it, as are the next two.
  public var minusSign: String { text("mi") }
  /// The plus sign.
  public var plusSign: String { text("pl") }
  /// The percent sign.
  public var percentSign: String { text("pe") }

  /// How many digits must come before the first group separator: 2 in Spanish, which writes 1234
  /// but 12.345.
  public var minimumGroupingDigits: Int { field("mg")?.number ?? 1 }

  /// How numbers are written.
  public var numberPattern: NumberPattern { NumberPattern(text("nf")) }
  /// How percentages are written.
  public var percentPattern: NumberPattern { NumberPattern(text("pf")) }

  /// How amounts in a currency, an ISO 4217 code, are written.
  public func currency(_ code: String) -> CurrencyFormat {
    let parts = parts("$" + code)
    let isOwn = parts.count == 4
    let (decimal, group) = (text("cd"), text("cg"))
    return CurrencyFormat(
      symbol: parts.first ?? code,
      pattern: NumberPattern(isOwn ? parts[1] : text("cf")),
      decimalSeparator: isOwn ? parts[2] : decimal.isEmpty ? decimalSeparator : decimal,
      groupSeparator: isOwn ? parts[3] : group.isEmpty ? groupSeparator : group,
      fractionDigits: LocaleData.fractionDigits(ofCurrency: code))
  }

  /// The currencies whose symbol here differs from their code, by code.
  public var currencySymbols: [(code: String, symbol: String)] {
    var symbols: [String: String] = [:]
    for line in lines.reversed() {
      for field in line.split("\t") where field.first == UInt8(ascii: "$") {
        let (key, value) = field.cut("=")!
        symbols[key.suffix(from: 1).string] = value.split("|").first { _ in true }!.string
      }
    }
    return symbols.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
      .map { (code: $0.key, symbol: $0.value) }
  }

  /// 2 of most currencies and of unknown codes, 0 of JPY and KRW, 3 of KWD.
  public static func fractionDigits(ofCurrency code: String) -> Int {
    for entry in StaticBytes(fractionDigitsTable).split(" ") {
      if entry.prefix(entry.count - 1).equals(code) {
        return entry.suffix(from: entry.count - 1).number
      }
    }
    return 2
  }
}

/// How amounts in one currency are written.
public struct CurrencyFormat: Hashable, Sendable {
  /// The currency’s symbol, or its code where the locale has none.
  public let symbol: String
  /// `¤` stands for the symbol.
  public let pattern: NumberPattern
  /// What stands before the fraction of an amount.
  public let decimalSeparator: String
  /// What stands between groups of an amount’s digits.
  public let groupSeparator: String
  let fractionDigits: Int
}

/// A number pattern of CLDR taken apart: `¤#,##0.00;(¤#,##0.00)`.
public struct NumberPattern: Hashable, Sendable {
  /// What stands around positive and negative numbers: `-` for the minus sign, `%` for the percent
  /// sign and `¤` for the currency's symbol among it, as is.
  public let positive: Affixes
  /// What stands around negative numbers; a minus sign before them where the pattern does not say.
  public let negative: Affixes
  /// Digits of the group next to the decimal separator and of the others; 0 without groups.
  public let primaryGrouping: Int
  /// Digits of the groups after the first, as in 12,34,567; 0 without groups.
  public let secondaryGrouping: Int
  let minimumFractionDigits: Int
  /// The most digits of the fraction; numbers are rounded to them.
  public let maximumFractionDigits: Int

  /// What stands before and after a number’s digits.
  public struct Affixes: Hashable, Sendable {
    /// Before the first digit.
    public let prefix: String
    /// After the last digit.
    public let suffix: String
  }

  init(_ pattern: String) {
    let parts = pattern.split(separator: ";")
    let (affixes, number) = NumberPattern.split(parts[0])
    positive = affixes
    negative =
      parts.count > 1
      ? NumberPattern.split(parts[1]).0
      : Affixes(prefix: "-" + affixes.prefix, suffix: affixes.suffix)
    let halves = number.split(separator: ".")
    let groups = halves[0].split(separator: ",")
    primaryGrouping = groups.count > 1 ? groups.last!.count : 0
    secondaryGrouping = groups.count > 2 ? groups[groups.count - 2].count : primaryGrouping
    let fraction = halves.count > 1 ? halves[1] : ""
    minimumFractionDigits = fraction.count { $0 == "0" }
    maximumFractionDigits = fraction.count
  }

  private static func split(_ pattern: Substring) -> (Affixes, Substring) {
    let isNumber = { (c: Character) in "#0,.".contains(c) }
    let first = pattern.firstIndex(where: isNumber)!
    let end = pattern.index(after: pattern.lastIndex(where: isNumber)!)
    let affixes = Affixes(prefix: String(pattern[..<first]), suffix: String(pattern[end...]))
    return (affixes, pattern[first..<end])
  }
}
