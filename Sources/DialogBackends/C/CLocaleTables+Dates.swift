import DialogLocales

extension CLocaleTables {
  func calendar(_ data: LocaleData) -> CLocaleRow {
    let (hasDates, hasTimes) = (needs.needs(.date), needs.needs(.time))
    var strings = CStrings()
    let era =
      switch data.calendar {
      case .gregorian: "DIALOG_GREGORIAN"
      case .buddhist: "DIALOG_BUDDHIST"
      case .persian: "DIALOG_PERSIAN"
      }
    let patterns = [hasDates ? data.datePattern : "", hasTimes ? data.timePattern : "", data.era]
      .map { strings.place(of: $0) }
    let halves = places(of: hasTimes ? data.dayHalves : [], 2, in: &strings)
    let months = places(of: hasDates ? data.months : [], 12, in: &strings)
    let periods = hasTimes ? data.dayPeriods : []
    precondition(periods.count <= CLocaleTables.dayPeriods)
    var rows = periods.map { "{\($0.minute), \(strings.place(of: $0.name))}" }
    rows += Array(repeating: "{0, 0}", count: CLocaleTables.dayPeriods - rows.count)
    return CLocaleRow(
      "dialog_calendar",
      [era, String(periods.count)] + patterns.map(String.init)
        + [halves, months, rows].flatMap(CLocaleTable.braced),
      strings)
  }

  /// `DIALOG_DAY_PERIODS` of the runtime; no language has more than six.
  private static let dayPeriods = 8

  /// The places of so many strings; zeros where there are none.
  private func places(of texts: [String], _ count: Int, in strings: inout CStrings) -> [String] {
    if texts.isEmpty { return Array(repeating: "0", count: count) }
    precondition(texts.count == count)
    return texts.map { String(strings.place(of: $0)) }
  }

  func distances(_ data: LocaleData) -> CLocaleRow {
    var strings = CStrings()
    let now = strings.place(of: data.now)
    let choices = [false, true].map { isFuture in
      LocaleData.TimeUnit.allCases.map { unit in
        String(strings.place(of: choice(data.relative(unit, isFuture: isFuture))))
      }
    }
    return CLocaleRow(
      "dialog_distances",
      [String(now)] + choices.flatMap(CLocaleTable.braced), strings)
  }

  // MARK: Lists

  func list(_ data: LocaleData, in locale: LanguageTag) -> CLocaleRow {
    let list = data.list
    let exception = list.exception(in: locale)
    let condition =
      switch exception?.condition {
      case nil: "DIALOG_NO_EXCEPTION"
      case .spanishISound: "DIALOG_BEFORE_SPANISH_I"
      case .notHebrew: "DIALOG_BEFORE_OTHER_THAN_HEBREW"
      }
    var strings = CStrings()
    let joins = [
      list.two, list.start, list.middle, list.end, exception?.two ?? list.two,
      exception?.end ?? list.end,
    ].map { join($0, in: &strings) }
    return CLocaleRow("dialog_list_format", joins + [condition], strings)
  }

  /// A `dialog_join` of `{0}, {1}`. Nothing ever comes before the first member.
  private func join(_ pattern: String, in strings: inout CStrings) -> String {
    let parts = pattern.split(separator: "{0}", omittingEmptySubsequences: false)
    let rest = parts.last!.split(separator: "{1}", omittingEmptySubsequences: false)
    let (between, after) = (String(rest[0]), String(rest.last!))
    return "{\(strings.place(of: between)), \(strings.place(of: after))}"
  }
}
