import DialogLocales

extension CLocaleTables {
  func numbers(_ data: LocaleData) -> CLocaleRow {
    let (decimal, group) = (data.decimalSeparator, data.groupSeparator)
    let zero = data.digits[0].unicodeScalars.first!.value
    let percent =
      needs.needs(.percent)
      ? format(data.percentPattern, data, decimal, group)
      : #"{"", "", "", "", "", "", 0, 0, 0}"#
    return CLocaleRow(
      "dialog_numbers",
      [CLiteral.hexadecimal(zero), format(data.numberPattern, data, decimal, group), percent])
  }

  /// A `dialog_number_format`, which holds its strings.
  private func format(
    _ pattern: NumberPattern, _ data: LocaleData, _ decimal: String, _ group: String
  ) -> String {
    let affixes = [
      pattern.positive.prefix, pattern.positive.suffix, pattern.negative.prefix,
      pattern.negative.suffix,
    ].map { localized($0, data) }
    precondition(affixes.allSatisfy { $0.utf8.count < 12 })
    precondition([decimal, group].allSatisfy { $0.utf8.count < 4 })
    let counts = [
      pattern.primaryGrouping, pattern.secondaryGrouping, pattern.maximumFractionDigits,
    ]
    let members =
      (affixes + [decimal, group]).map { CLiteral.string($0) } + counts.map(String.init)
    return "{\(members.joined(separator: ", "))}"
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

  func money(_ data: LocaleData) -> CLocaleRow {
    var strings = CStrings()
    // The first is that of the code for no currency: what currencies share.
    var formats = [format(ofCurrency: "XXX", data)]
    let symbols = data.currencySymbols.map { code, symbol in
      let own = format(ofCurrency: code, data)
      let index = formats.firstIndex(of: own) ?? formats.count
      if index == formats.count { formats.append(own) }
      let isParted = [symbol.unicodeScalars.first!, symbol.unicodeScalars.last!].map(isParted)
      return "{\(CLiteral.string(code)), \(strings.place(of: symbol)), \(isParted[0]), "
        + "\(isParted[1]), \(index)}"
    }
    var row = CLocaleRow("dialog_money", [String(symbols.count), String(formats.count)], strings)
    if !symbols.isEmpty { row.append("dialog_symbol symbols", symbols) }
    row.append("dialog_number_format formats", formats)
    return row
  }

  private func format(ofCurrency code: String, _ data: LocaleData) -> String {
    let own = data.currency(code)
    return format(own.pattern, data, own.decimalSeparator, own.groupSeparator)
  }

  /// The currencies that have other than two digits: `JPY0 KWD3`.
  func writeCurrencyDigits(to writer: inout SourceWriter) {
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

  func sizes(_ data: LocaleData) -> CLocaleRow {
    var strings = CStrings()
    let units = LocaleData.ByteUnit.allCases.map {
      String(strings.place(of: choice(data.byteUnit($0))))
    }
    return CLocaleRow(
      "dialog_sizes", CLocaleTable.braced(units) + [String(data.minimumGroupingDigits)],
      strings)
  }

  /// A choice of texts by plural categories.
  func choice(_ patterns: PluralPatterns) -> CProgram {
    var program = CProgram()
    for category in patterns.categories {
      program.append(category == .other ? .otherwise : .when(category.rawValue))
      program.append(text: patterns[category])
    }
    return program
  }
}
