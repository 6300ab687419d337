/// Dates, lists, relative times, units and marks.
extension LocaleData {
  /// The calendar of the locale's dates. Of the calendars that CLDR prefers somewhere the Islamic
  /// one of Saudi Arabia is not here; its dates are Gregorian.
  public enum Calendar: String, Hashable, Sendable, CaseIterable {
    case gregorian
    /// Gregorian but for its years: 543 more.
    case buddhist
    case persian
  }

  /// The calendar that dates are written in.
  public var calendar: Calendar { Calendar(rawValue: text("ca"))! }

  /// The medium date, of the fields y, M, MM, MMM, d, dd and G; text between `'` is as it is.
  public var datePattern: String { text("da") }

  /// The short time, of the fields h, hh, H, HH, m, mm, a and B.
  public var timePattern: String { text("ti") }

  /// The names of the months in full, as they stand beside a day; none where the language has numbers.
  public var monthNames: [String] { parts("mw").filter { !$0.isEmpty } }

  /// The names of the months as MMM of `datePattern` wants them; none where it has numbers.
  public var months: [String] { parts("mo") }

  /// What G of `datePattern` writes; empty where it isn't there.
  public var era: String { text("er") }

  /// What a of `timePattern` writes before noon and from noon; none where it isn't there.
  public var dayHalves: [String] { parts("am") }

  /// What B of `timePattern` writes, from a minute of the day to that of the next; the first is 0.
  /// None where B isn't there.
  public var dayPeriods: [(minute: Int, name: String)] {
    pairs("dp").map { (minute: $0.name.number, name: $0.value) }
  }

  /// How a list of things that all hold is written.
  public var list: ListPatterns {
    ListPatterns(two: text("l2"), start: text("ls"), middle: text("lm"), end: text("le"))
  }

  /// `in {0} days`, `{0} days ago`
  public func relative(_ unit: TimeUnit, isFuture: Bool) -> PluralPatterns {
    plural("r\(unit.key)\(isFuture ? "f" : "p")")
  }

  /// The units of times that are told from now.
  public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
    case second, minute, hour, day, week, month, year

    fileprivate var key: String { self == .minute ? "i" : String(rawValue.first!) }
  }

  /// What is said of this moment.
  public var now: String { text("rn") }

  /// Short, in steps of 1000.
  public func byteUnit(_ unit: ByteUnit) -> PluralPatterns { plural("b\(unit.rawValue)") }

  /// Each 1000 of the one before.
  public enum ByteUnit: Int, Hashable, Sendable, CaseIterable {
    case byte, kilobyte, megabyte, gigabyte, terabyte
  }

  /// “ and ”, as the language writes them; with the no-break spaces that French puts inside, except
  /// in Switzerland, which CLDR leaves to whoever writes.
  public var quotationMarks: (start: String, end: String) {
    let marks = parts("qu")
    let isSpaced = tag.language == "fr" && tag.region != "CH"
    return isSpaced ? (marks[0] + "\u{A0}", "\u{A0}" + marks[1]) : (marks[0], marks[1])
  }

  /// Whether lines run from right to left.
  public var isRightToLeft: Bool { text("di") == "rtl" }

  private func plural(_ key: String) -> PluralPatterns {
    var patterns = PluralPatterns()
    for pair in pairs(key) { patterns[PluralCategory(rawValue: pair.name.string)!] = pair.value }
    return patterns
  }
}

/// Patterns by the plural category of the number that stands for `{0}`.
public struct PluralPatterns: Hashable, Sendable {
  /// By the ranks of categories.
  private var patterns = [String?](repeating: nil, count: PluralCategory.allCases.count)

  /// A category without a pattern of its own has that of `other`.
  public fileprivate(set) subscript(category: PluralCategory) -> String {
    get { patterns[category.rank] ?? patterns[PluralCategory.other.rank]! }
    set { patterns[category.rank] = newValue }
  }

  /// The categories with a pattern of their own, in order.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { patterns[$0.rank] != nil }
  }
}
