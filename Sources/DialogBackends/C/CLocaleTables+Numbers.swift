import DialogLanguage

extension CLocaleTables {
  mutating func numbers(for locale: LanguageTag, _ data: LocaleData) -> String {
    var percent = "NULL"
    if needs.needs(.percent) {
      percent = structure(
        "dialog_number_format", "percent", locale,
        format(data.percentPattern, data, data.decimalSeparator, data.groupSeparator))
    }
    let decimal = format(data.numberPattern, data, data.decimalSeparator, data.groupSeparator)
    let zero = data.digits[0].unicodeScalars.first!.value
    return structure(
      "dialog_numbers", "numbers", locale,
      [CLiteral.hexadecimal(zero)] + CLocaleTables.braced(decimal) + [percent])
  }

  /// The members of a `dialog_number_format`.
  private func format(
    _ pattern: NumberPattern, _ data: LocaleData, _ decimal: String, _ group: String
  ) -> [String] {
    let affixes = [
      pattern.positive.prefix, pattern.positive.suffix, pattern.negative.prefix,
      pattern.negative.suffix,
    ].map { CLiteral.string(localized($0, data)) }
    return affixes + [
      CLiteral.string(decimal), CLiteral.string(group), String(pattern.primaryGrouping),
      String(pattern.secondaryGrouping), String(pattern.maximumFractionDigits),
    ]
  }

  /// An affix with the marks of the locale; the sign of the currency stays.
  private func localized(_ affix: String, _ data: LocaleData) -> String {
    affix.unicodeScalars.map { scalar in
      switch scalar {
      case "-": data.minusSign
      case "+": data.plusSign
      case "%": data.percentSign
      default: String(scalar)
      }
    }.joined()
  }

  // MARK: Money

  mutating func money(for locale: LanguageTag, _ data: LocaleData) -> String {
    // Of the code for no currency; what currencies share.
    let common = data.currency("XXX")
    let symbols = data.currencySymbols.map { code, symbol in
      let own = data.currency(code)
      var format = "NULL"
      if own.pattern != common.pattern || own.decimalSeparator != common.decimalSeparator
        || own.groupSeparator != common.groupSeparator
      {
        format = structure(
          "dialog_number_format", "\(code.lowercased())_format", locale,
          self.format(own.pattern, data, own.decimalSeparator, own.groupSeparator))
      }
      let isParted = [symbol.unicodeScalars.first!, symbol.unicodeScalars.last!].map(isParted)
      return "{\(CLiteral.string(code)), \(CLiteral.string(symbol)), \(isParted[0]), "
        + "\(isParted[1]), \(format)}"
    }
    let table = array("dialog_symbol", "symbols", locale, symbols)
    let format = format(common.pattern, data, common.decimalSeparator, common.groupSeparator)
    return structure(
      "dialog_money", "money", locale,
      CLocaleTables.braced(format) + [
        table, String(symbols.count), "\(prefix)_CURRENCY_digits",
      ])
  }

  /// The currencies that have other than two digits: `JPY0 KWD3`.
  mutating func writeCurrencyDigits() {
    let entries = LocaleData.currenciesWithOtherDigits.map { "\($0.code)\($0.digits)" }
    let literals = CLiteral.lines(entries.joined(separator: " "))
    writer.line("static const char \(prefix)_CURRENCY_digits[] =")
    writer.indented { $0.wrapped(literals, tail: ";") }
    writer.line()
  }

  /// Whether a scalar of a symbol is kept apart from digits beside it (CLDR, “currencySpacing”).
  private func isParted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }

  // MARK: Sizes

  mutating func sizes(for locale: LanguageTag, _ data: LocaleData) -> String {
    let units = LocaleData.ByteUnit.allCases.map { choice(data.byteUnit($0)) }
    return structure(
      "dialog_sizes", "sizes", locale,
      CLocaleTables.braced(units) + [String(data.minimumGroupingDigits)])
  }

  /// A choice of texts by plural categories.
  func choice(_ patterns: PluralPatterns) -> String {
    let arms = patterns.categories.map { category in
      let key = category == .other ? "DIALOG_OTHERWISE" : "DIALOG_WHEN(\(category.rawValue))"
      return "\(key) \(CLiteral.string(patterns[category]))"
    }
    return arms.joined(separator: " ")
  }
}
