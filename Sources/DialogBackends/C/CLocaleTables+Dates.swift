import DialogLanguage

extension CLocaleTables {
  mutating func calendar(for locale: LanguageTag, _ data: LocaleData) -> String {
    let (hasDates, hasTimes) = (needs.needs(.date), needs.needs(.time))
    let strings = { (isNeeded: Bool, texts: [String]) in
      isNeeded ? texts.map { CLiteral.string($0) } : []
    }
    let months = array(
      "char *const", "months", locale, strings(hasDates, data.months))
    let halves = array("char *const", "halves", locale, strings(hasTimes, data.dayHalves))
    let periods = (hasTimes ? data.dayPeriods : []).map { period in
      "{\(period.minute), \(CLiteral.string(period.name))}"
    }
    let table = array("dialog_day_period", "periods", locale, periods)
    let era =
      switch data.calendar {
      case .gregorian: "DIALOG_GREGORIAN"
      case .buddhist: "DIALOG_BUDDHIST"
      case .persian: "DIALOG_PERSIAN"
      }
    return structure(
      "dialog_calendar", "calendar", locale,
      [
        era, CLiteral.string(hasDates ? data.datePattern : ""),
        CLiteral.string(hasTimes ? data.timePattern : ""), months, CLiteral.string(data.era),
        halves, table, String(periods.count),
      ])
  }

  mutating func distances(for locale: LanguageTag, _ data: LocaleData) -> String {
    let choices = [false, true].map { isFuture in
      LocaleData.TimeUnit.allCases.map { choice(data.relative($0, isFuture: isFuture)) }
    }
    return structure(
      "dialog_distances", "distances", locale,
      [CLiteral.string(data.now)] + choices.flatMap(CLocaleTables.braced))
  }

  // MARK: Lists

  mutating func list(for locale: LanguageTag, _ data: LocaleData) -> String {
    let list = data.list
    let exception = list.exception(in: locale)
    let condition =
      switch exception?.condition {
      case nil: "DIALOG_NO_EXCEPTION"
      case .spanishISound: "DIALOG_BEFORE_SPANISH_I"
      case .notHebrew: "DIALOG_BEFORE_OTHER_THAN_HEBREW"
      }
    let joins = [list.two, list.start, list.middle, list.end].map(join)
    let exceptional = [exception?.two ?? list.two, exception?.end ?? list.end].map(join)
    return structure(
      "dialog_list_format", "list", locale, joins + [condition] + exceptional)
  }

  /// A `dialog_join` of `{0}, {1}`. Nothing ever comes before the first member.
  private func join(_ pattern: String) -> String {
    let parts = pattern.split(separator: "{0}", omittingEmptySubsequences: false)
    let rest = parts.last!.split(separator: "{1}", omittingEmptySubsequences: false)
    return "{\(CLiteral.string(String(rest[0]))), \(CLiteral.string(String(rest.last!)))}"
  }
}
