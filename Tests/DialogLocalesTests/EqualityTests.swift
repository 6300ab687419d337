import DialogLocales
import Testing

/// Against what ICU and a Korean library say; the expectations are made by
/// Tests/Checks/Generated/language_expectations.py.
@Suite struct EqualityTests {
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  // MARK: Plurals

  /// As PLURAL_SAMPLES of the script.
  private static let samples =
    Array(0...200) + Array(stride(from: 250, through: 1_000_000, by: 977))
    + [1000, 10_000, 100_000, 1_000_000, 2_000_000, 3_000_000, 1_000_001]

  @Test func plurals() {
    for line in Self.lines(expectedPlurals) { checkPlurals(line) }
  }

  /// `en de	1 2×o	one 1	other 0 2`: languages, what their numbers are, and other samples.
  private func checkPlurals(_ line: String) {
    let fields = line.split(separator: "\t")
    let languages = fields[0].split(separator: " ").map { LanguageTag($0)! }
    // Most of the languages of a line have the very same rules.
    for rules in Set(languages.map(PluralRules.init)) {
      let categories = EqualityTests.samples.map { rules.category(of: $0) }
      #expect(Self.runLengths(categories) == fields[1], "\(fields[0])")
      #expect(Set(categories) == Set(rules.integerCategories), "\(fields[0])")
      checkIntegerRules(rules)
      for field in fields[2...] { checkSamples(rules, field) }
    }
  }

  /// `few 2 3 1.5`
  private func checkSamples(_ rules: PluralRules, _ field: Substring) {
    let words = field.split(separator: " ")
    for number in words.dropFirst() {
      let found = rules.category(of: PluralOperands(String(number))!)
      #expect(found.rawValue == words[0], "\(number)")
    }
  }

  private func checkIntegerRules(_ rules: PluralRules) {
    let integerRules = rules.integerRules
    for number in [0, 1, 2, 3, 5, 7, 11, 12, 21, 22, 81, 100, 101, 111, 1000, 1_000_000] {
      let rule = integerRules.first { rule in
        rule.condition.contains { $0.allSatisfy { holds($0, number) } }
      }
      #expect((rule?.category ?? .other) == rules.category(of: number), "\(number)")
    }
  }

  /// What code made of the relation would do.
  private func holds(_ relation: PluralRules.Relation, _ number: Int) -> Bool {
    let value = relation.modulus.map { number % $0 } ?? number
    return relation.ranges.contains { $0.contains(value) } != relation.isNegated
  }

  private static func runLengths(_ categories: [PluralCategory]) -> String {
    let letters: [PluralCategory: String] = [
      .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
    ]
    var runs: [(PluralCategory, Int)] = []
    for category in categories {
      if runs.last?.0 == category {
        runs[runs.count - 1].1 += 1
      } else {
        runs.append((category, 1))
      }
    }
    return runs.map { ($0.1 > 1 ? "\($0.1)×" : "") + letters[$0.0]! }.joined(separator: " ")
  }

  // MARK: Formats

  @Test func formats() throws {
    for line in Self.lines(expectedFormats) { try checkFormats(line) }
  }

  /// `en-CA	0	1,234`: a locale, and what it makes of values.
  private func checkFormats(_ line: String) throws {
    let expected = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let tag = try #require(LanguageTag(expected[0]), "\(expected[0])")
    let locale = try #require(LocaleData.find(tag), "\(tag)")
    let found = numbers(locale) + amounts(locale) + dates(locale) + lists(locale) + others(locale)
    for (found, expected) in zip(found, expected.dropFirst()) {
      #expect(
        found.unicodeScalars.elementsEqual(expected.unicodeScalars),
        "\(locale.tag): \(found.debugDescription) for \(expected.debugDescription)")
    }
    #expect(found.count == expected.count - 1, "\(tag)")
  }

  private func numbers(_ locale: LocaleData) -> [String] {
    [0, 1234, 12345, -1_234_567].map { locale.format($0) }
      + [0.5, -1234.5678, 0.0625, 2.9996].map { locale.format(DecimalNumber($0)!) }
      + [0.256, -12.5, 0.005].map { locale.formatPercent(DecimalNumber($0)!) }
  }

  private func amounts(_ locale: LocaleData) -> [String] {
    [("USD", 1234.5), ("EUR", -0.5), ("JPY", 12345.5), ("CHF", 5), ("INR", 1e7)].map {
      locale.format(DecimalNumber($0.1)!, currency: $0.0)
    }
  }

  private func dates(_ locale: LocaleData) -> [String] {
    [
      locale.formatDate(year: 2024, month: 3, day: 5),
      locale.formatDate(year: 1999, month: 12, day: 31),
    ] + [(0, 0), (9, 5), (12, 0), (23, 59)].map { locale.formatTime(hour: $0.0, minute: $0.1) }
  }

  private func lists(_ locale: LocaleData) -> [String] {
    [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]].map { locale.format(list: $0) }
  }

  private func others(_ locale: LocaleData) -> [String] {
    let times: [(Int, LocaleData.TimeUnit)] = [
      (5, .second), (-1, .minute), (2, .hour), (-3, .day), (1, .week), (-5, .month), (21, .year),
    ]
    return times.map { locale.formatRelative($0.0, $0.1) }
      + [1, 512, 1_500_000, 2_000_000_000].map { locale.format(bytes: $0) }
  }

  @Test func persianNewYears() {
    let days = expectedNowruz.utf8.map { Int($0 - 0x30) }.map { $0 < 8 ? 20 + $0 : 10 + $0 }
    #expect(days.count == 201)
    for (year, day) in zip(1900..., days) {
      let first = LocaleData.Calendar.persian.date(year: year, month: 3, day: day)
      #expect(first == (year - 621, 1, 1), "\(year)")
      let last = LocaleData.Calendar.persian.date(year: year, month: 3, day: day - 1)
      #expect(last.month == 12 && last.year == year - 622, "\(year)")
    }
  }

  // MARK: Korean

  @Test func koreanNumbersAndSyllables() {
    let powers = (4...19).map { "1" + String(repeating: "0", count: $0) }
    let integers =
      (0...2000).map(String.init) + powers
      + stride(from: 2001, to: 1_000_000_000, by: 7_654_321).map(String.init)
    let decimals = (0..<500).map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
    let syllables = stride(from: 0xAC00, through: 0xD7A3, by: 13).map {
      String(Unicode.Scalar(UInt32($0))!)
    }
    let wrapped = syllables.prefix(100).map { "\($0)(가)" } + syllables.prefix(100).map { "‘\($0)’" }
    let found = (integers + decimals + syllables + wrapped).map { text in
      switch KoreanFinalSound.sound(of: text) {
      case .vowel: "v"
      case .consonant: "c"
      case .liquid: "l"
      default: "?"
      }
    }
    #expect(found.joined() == expectedSounds)
  }
}
