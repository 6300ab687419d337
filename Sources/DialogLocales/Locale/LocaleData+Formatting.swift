/// Writes values as the locale does, equal to what ICU writes for the same data.
extension LocaleData {
  /// Where groups begin.
  public enum Grouping: Hashable, Sendable {
    /// Wherever the pattern has groups, as ICU's `{count, number}` does: Spanish 1.234.
    case always
    /// From as many digits as the language wants, as ICU's `{count, number, ::group-auto}` does:
    /// Spanish 1234 and 12.345.
    case customary
  }

  /// With groups, in the locale's digits.
  public func format(_ number: Int, grouping: Grouping = .always) -> String {
    format(DecimalNumber(number), grouping: grouping)
  }

  /// With groups and at most three fraction digits.
  public func format(_ number: DecimalNumber, grouping: Grouping = .always) -> String {
    let pattern = numberPattern
    let limits = pattern.minimumFractionDigits...pattern.maximumFractionDigits
    return written(number, pattern, fraction: limits, grouping: grouping)
  }

  /// The number's hundredfold in whole percents.
  public func formatPercent(_ number: DecimalNumber) -> String {
    written(number.scaled(byPowerOfTen: 2), percentPattern, fraction: 0...0)
  }

  /// An amount with the symbol of a currency, an ISO 4217 code, and as many fraction digits as the
  /// currency has.
  public func format(_ amount: DecimalNumber, currency code: String) -> String {
    let format = currency(code)
    let digits = format.fractionDigits
    return written(
      amount, format.pattern, fraction: digits...digits, symbol: format.symbol,
      separators: (format.decimalSeparator, format.groupSeparator))
  }

  /// A count of bytes in the largest unit that leaves at least 1, with at most one fraction digit.
  public func format(bytes count: Int) -> String {
    var unit = 0
    var limit: UInt = 1000
    // 999.95 is written 1000, so the step is half a tenth below; whole bytes have no fraction.
    while unit + 1 < ByteUnit.allCases.count,
      count.magnitude >= (unit == 0 ? limit : limit - limit / 20_000)
    {
      (unit, limit) = (unit + 1, limit &* 1000)
    }
    let value = DecimalNumber(count).scaled(byPowerOfTen: -3 * unit)
    let fraction = unit == 0 ? 0...0 : 0...1
    return plural(byteUnit(ByteUnit(rawValue: unit)!), value, fraction)
  }

  /// `in 5 minutes`, or where the value is below zero `5 minutes ago`.
  public func formatRelative(_ value: Int, _ unit: TimeUnit) -> String {
    plural(
      relative(unit, isFuture: value >= 0), DecimalNumber(Int(clamping: value.magnitude)), 0...0)
  }

  /// The members joined as a list of things that all hold.
  public func format(list: [String]) -> String { self.list.joined(list, in: tag) }

  private func plural(
    _ patterns: PluralPatterns, _ number: DecimalNumber, _ fraction: ClosedRange<Int>
  ) -> String {
    let digits = number.digits(fraction: fraction)
    let text = { (digits: [UInt8]) in String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self) }
    let shown =
      text(digits.integer) + (digits.fraction.isEmpty ? "" : "." + text(digits.fraction))
    let category = PluralRules(for: tag).category(of: PluralOperands(shown)!)
    return patterns[category].filled(
      written(number, numberPattern, fraction: fraction, grouping: .customary))
  }

  private func written(
    _ number: DecimalNumber, _ pattern: NumberPattern, fraction: ClosedRange<Int>,
    grouping: Grouping = .always, symbol: String = "",
    separators: (decimal: String, group: String)? = nil
  ) -> String {
    let (decimal, group) = separators ?? (decimalSeparator, groupSeparator)
    let digits = number.digits(fraction: fraction)
    let own = self.digits
    let least = grouping == .always ? 1 : minimumGroupingDigits
    let isGrouped = digits.integer.count >= pattern.primaryGrouping + least
    var text = grouped(digits.integer, pattern, separator: isGrouped ? group : "", own)
    if !digits.fraction.isEmpty { text += decimal + digits.fraction.map { own[Int($0)] }.joined() }
    let affixes = number.isNegative ? pattern.negative : pattern.positive
    let prefix = affix(affixes.prefix, symbol, isPrefix: true)
    return prefix + text + affix(affixes.suffix, symbol, isPrefix: false)
  }

  private func grouped(
    _ digits: [UInt8], _ pattern: NumberPattern, separator: String, _ own: [String]
  ) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index - pattern.primaryGrouping
      if pattern.primaryGrouping > 0, index > 0, left >= 0, left % pattern.secondaryGrouping == 0 {
        text += separator
      }
      text += own[Int(digit)]
    }
    return text
  }

  /// The marks of an affix in the locale's own form. A currency's letters next to the digits are
  /// kept apart from them by a no-break space, a symbol is not.
  private func affix(_ affix: String, _ symbol: String, isPrefix: Bool) -> String {
    var text = ""
    for scalar in affix.unicodeScalars {
      switch scalar {
      case "-": text += minusSign
      case "+": text += plusSign
      case "%": text += percentSign
      case "¤": text += symbol
      default: text.unicodeScalars.append(scalar)
      }
    }
    let isNextToDigits = isPrefix ? affix.hasSuffix("¤") : affix.hasPrefix("¤")
    let nearest = isPrefix ? symbol.unicodeScalars.last : symbol.unicodeScalars.first
    guard isNextToDigits, let nearest, !nearest.isSymbolOrSpace else { return text }
    return isPrefix ? text + "\u{A0}" : "\u{A0}" + text
  }
}

extension Unicode.Scalar {
  /// General categories S* and Z*.
  fileprivate var isSymbolOrSpace: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }
}
