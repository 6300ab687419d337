/// Writes values in a language, by the formats of a locale.
private struct DialogFormats {
  let locale: Locale
  /// The language of the words around the value.
  let tag: String

  /// - Parameter style: `%` as percent, `t` as a time, `r` as a distance from now; nil as the type is written by custom.
  func text(_ value: ProjectValue, style: Character?) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): number.formatted(.number.locale(locale))
    case .number(let number): text(number, isPercent: style == "%")
    case .flag, .choice: ""
    case .date(let date): text(date, style)
    case .amount(let amount):
      amount.amount.formatted(.currency(code: amount.currencyCode).locale(locale))
    case .bytes(let count): text(bytes: count)
    case .list(let items): items.formatted(.list(type: .and, width: .standard).locale(locale))
    }
  }

  /// The keys that a value has in a choice of texts, the nearest first.
  func keys(of value: ProjectValue) -> [String] {
    switch value {
    case .integer(let number):
      ["=\(number)", DialogLanguage.named(tag).pluralCategory(of: number.magnitude), "*"]
    case .flag(let flag): [flag ? "true" : "false", "*"]
    case .choice(let index): [String(index), "*"]
    case .text(let key): [key, "*"]
    default: ["*"]
    }
  }

  private func text(_ number: Double, isPercent: Bool) -> String {
    isPercent
      ? number.formatted(.percent.precision(.fractionLength(0)).locale(locale))
      : number.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
  }

  // MARK: Dates

  private func text(_ date: Date, _ style: Character?) -> String {
    if style == "r" { return text(secondsFromNow: date.timeIntervalSinceNow) }
    // Format styles have no medium date; they put its fields together anew.
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = style == "t" ? .none : .medium
    formatter.timeStyle = style == "t" ? .short : .none
    return formatter.string(from: date)
  }

  /// In whole units of the largest that it is at least one of: a month has 30 days, a year 365.
  private func text(secondsFromNow seconds: Double) -> String {
    // What a clock has lost since the date was made is no part of the distance.
    let count = Int(seconds.rounded())
    let lengths = [1, 60, 3600, 86400, 604_800, 2_592_000, 31_536_000]
    guard let unit = lengths.lastIndex(where: { count.magnitude >= $0 }) else {
      return words("now", [])
    }
    let number = Int(count.magnitude) / lengths[unit]
    return words("\(count < 0 ? "past" : "future")\(unit)", [.integer(number)])
  }

  // MARK: Sizes

  /// Whole bytes below 1000, then with at most one decimal in the unit in which it rounds to less than 1000.
  private func text(bytes: Int64) -> String {
    var (unit, length) = (0, UInt64(1))
    var tenths = bytes.magnitude * 10
    while tenths >= 10_000, unit < 4 {
      (unit, length) = (unit + 1, length * 1000)
      tenths = DialogFormats.tenths(bytes.magnitude, of: length)
    }
    let number = Decimal(tenths) / 10
    let isWhole = tenths % 10 == 0
    let text = number.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
    let key = isWhole ? DialogLanguage.named(tag).pluralCategory(of: UInt(tenths / 10)) : "*"
    return words("size\(unit)", [.text(text), .text(key)])
  }

  /// A half to the even neighbour.
  private static func tenths(_ count: UInt64, of length: UInt64) -> UInt64 {
    let tenth = length / 10
    let (whole, rest) = count.quotientAndRemainder(dividingBy: tenth)
    let isUp = rest * 2 > tenth || rest * 2 == tenth && !whole.isMultiple(of: 2)
    return isUp ? whole + 1 : whole
  }

  /// Words of the language for a quantity.
  private func words(_ place: String, _ values: [ProjectValue]) -> String {
    guard let text = DialogDefinition.project.line("\(place) \(tag)") else { return "" }
    var run = DialogTextRun(Array(text.utf8), values: values, element: nil, formats: self)
    return run.text()
  }
}
