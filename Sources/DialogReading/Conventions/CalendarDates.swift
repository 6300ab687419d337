public import DialogLocales
import DialogSupport

/// The dates that an English text says, by the names of months: `May 12`, `12th of April 2026`, `October`.
public struct CalendarDates: Hashable, Sendable {
  /// In order of place.
  public let dates: [Date]

  /// A month, and the day of it.
  public struct Date: Hashable, Sendable {
    /// From 1.
    public let month: Int
    /// From 1; nil of the whole month.
    public let day: Int?
  }

  /// - Parameter text: English.
  public init(_ text: String) {
    let items = DateItem.all(in: text)
    dates = items.indices.compactMap { place in
      guard case .word(let word) = items[place], let month = CalendarDates.names[word] else {
        return nil
      }
      let day = items.day(at: place + 1) ?? items.day(before: place)
      let isSure = day != nil || !CalendarDates.otherWords.contains(word)
      return isSure ? Date(month: month, day: day) : nil
    }
  }

  /// Whether an English text may say one: a glance at its words, in lower case.
  public static func maySay(_ words: [String]) -> Bool { words.contains { names[$0] != nil } }

  /// Whether a translation names another month than the one that this text names.
  public func differ(from translation: String, in language: MonthNames) -> Bool {
    guard dates.count == 1 else { return false }
    let months = Set(language.months(in: translation))
    return months.count == 1 && months != [dates[0].month]
  }

  /// Whether a number of a translation is one of these dates in digits: 12.5. and 12/05/2026 are May 12.
  ///
  /// - Parameters:
  ///   - parts: the runs of its digits.
  ///   - others: the numbers of this text that the translation lacks, the year among them.
  public func has(_ parts: [String], besides others: [String]) -> Bool {
    let numbers = parts.compactMap { Int($0) }.filter { $0 <= 31 }
    guard numbers.count >= 2, parts.allSatisfy({ $0.count < 4 || others.contains($0) }) else {
      return false
    }
    return dates.contains { date in
      numbers.contains(date.month) && numbers.contains(date.day ?? date.month)
    }
  }

  private static let names: [String: Int] = {
    let full = LocaleData.find(LanguageTag("en")!)!.monthNames.map { $0.lowercased() }
    var names: [String: Int] = [:]
    for (place, name) in full.enumerated() {
      names[name] = place + 1
      names[String(name.prefix(3))] = place + 1
    }
    names["sept"] = 9
    return names
  }()

  /// Words that are months beside a day alone.
  private static let otherWords: Set<String> = [
    "may", "march", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov",
    "dec",
  ]
}

/// The names that a language has for months, as CLDR knows them; or signs after their numbers: 4月, 4월.
public struct MonthNames: Sendable {
  private let names: [String]
  private let isSpaced: Bool
  private let prefixes: Set<Character>

  /// - Parameters:
  ///   - tag: of the language.
  ///   - conventions: its own.
  public init(_ tag: LanguageTag, _ conventions: LanguageConventions) {
    names = (LocaleData.find(tag) ?? .root).monthNames.map { $0.lowercased() }
    isSpaced = conventions.spacesWords
    prefixes = tag.language == "he" ? ["ב", "ל", "מ", "ה", "ו"] : []
  }

  /// The months that a text names, from 1, in order of place.
  func months(in text: String) -> [Int] {
    let items = DateItem.all(in: text)
    return items.indices.flatMap { place -> [Int] in
      guard case .word(let word) = items[place] else { return [] }
      if let number = items.month(before: place, word) { return [number] }
      return names.indices.filter { means(word, names[$0]) }.map { $0 + 1 }
    }
  }

  /// Whether a word with the marks around it is the name of a month.
  public func namesMonth(_ word: String) -> Bool { !months(in: word).isEmpty }

  private func means(_ word: String, _ name: String) -> Bool {
    if !isSpaced { return word.contains(name) }
    if word == name { return true }
    guard let first = word.first, prefixes.contains(first) else { return false }
    return word.dropFirst() == name
  }
}

/// A run of letters or of digits.
private enum DateItem {
  case word(String)
  case number(Int)

  /// Those of a text, words in lower case.
  static func all(in text: String) -> [DateItem] {
    var items: [DateItem] = []
    var run = ""
    var isNumber = false
    func finish() {
      if run.isEmpty { return }
      items.append(isNumber ? .number(Int(run) ?? .max) : .word(run))
      run = ""
    }
    for character in text.lowercased() {
      let isDigit = character.isNumber && character.wholeNumberValue != nil
      if isDigit != isNumber || !(isDigit || character.isLetter) { finish() }
      isNumber = isDigit
      if isDigit {
        run += "\(character.wholeNumberValue!)"
      } else if character.isLetter {
        run.append(character)
      }
    }
    finish()
    return items
  }
}

extension [DateItem] {
  fileprivate func day(at place: Int) -> Int? {
    guard indices.contains(place), case .number(let day) = self[place], 1...31 ~= day else {
      return nil
    }
    return day
  }

  /// The day before a month: `12 May`, `12th of May`.
  fileprivate func day(before place: Int) -> Int? {
    var place = place - 1
    while indices.contains(place), case .word(let word) = self[place],
      ordinals.contains(word)
    {
      place -= 1
    }
    return day(at: place)
  }

  /// The number of a month before the sign for one.
  fileprivate func month(before place: Int, _ word: String) -> Int? {
    guard word.hasPrefix("月") && !word.hasPrefix("月間") || word.hasPrefix("월"), place > 0,
      case .number(let month) = self[place - 1], 1...12 ~= month
    else { return nil }
    return month
  }
}

/// What stands between a day and its month: `12th of May`.
private let ordinals: WordSet = .words("st nd rd th of")
