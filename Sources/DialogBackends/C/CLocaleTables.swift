import DialogLanguage

/// Writes how languages write values, each table once for all the languages that share it, and
/// only those that the texts of the project need.
struct CLocaleTables {
  var writer = CWriter()
  let prefix: String
  let needs: TextNeeds
  /// The names of tables by their kind and content.
  private var names: [String: String] = [:]

  init(prefix: String, needs: TextNeeds) {
    self.prefix = prefix
    self.needs = needs
    if needs.needs(.currency) { writeCurrencyDigits() }
  }

  /// The members of `dialog_conventions` from `plural` on, and which texts need them.
  static let kinds: [(member: String, type: String, needs: String)] = [
    ("plural", "dialog_plural_rule", "DIALOG_PLURALS"),
    ("numbers", "const dialog_numbers", "DIALOG_NUMBERS"),
    ("money", "const dialog_money", "DIALOG_CURRENCIES"),
    ("sizes", "const dialog_sizes", "DIALOG_SIZES"),
    ("calendar", "const dialog_calendar", "DIALOG_DATES"),
    ("distances", "const dialog_distances", "DIALOG_DISTANCES"),
    ("list", "const dialog_list_format", "DIALOG_LISTS"),
    ("unread", "const dialog_unread", "DIALOG_IN_ENGLISH"),
    ("korean", "const dialog_korean", "DIALOG_IN_KOREAN"),
    ("french", "const dialog_french", "DIALOG_IN_FRENCH"),
    ("turkish", "const dialog_turkish", "DIALOG_IN_TURKISH"),
  ]

  /// The names of what a language knows, in the order of `kinds`; `NULL` of what no text needs.
  mutating func names(for locale: LanguageTag) -> [String] {
    let data = LocaleData.find(locale) ?? .root
    let needsQuantities = needs.needs(.bytes) || needs.needs(.relative)
    let needsNumbers =
      needsQuantities || !needs.formats.isDisjoint(with: [.number, .percent, .currency])
      || needs.needs(.date) || needs.needs(.time)
    return [
      needs.hasPlurals || needsQuantities ? plural(for: locale) : "NULL",
      needsNumbers ? numbers(for: locale, data) : "NULL",
      needs.needs(.currency) ? money(for: locale, data) : "NULL",
      needs.needs(.bytes) ? sizes(for: locale, data) : "NULL",
      needs.needs(.date) || needs.needs(.time) ? calendar(for: locale, data) : "NULL",
      needs.needs(.relative) ? distances(for: locale, data) : "NULL",
      needs.needs(.list) ? list(for: locale, data) : "NULL",
      needs.readers.contains(.englishInitial) && locale.language == "en" ? unread() : "NULL",
      needs.readers.contains(.koreanFinal) && locale.language == "ko" ? korean() : "NULL",
      needs.readers.contains(.frenchInitial) && locale.language == "fr" ? french() : "NULL",
      needs.readers.contains(.turkishFinal) && locale.language == "tr" ? turkish() : "NULL",
    ]
  }

  /// The name of a table; `write` writes it where there is none of its content yet.
  ///
  /// - Parameter key: tells tables of a kind apart.
  private mutating func table(
    _ kind: String, _ locale: LanguageTag, key: String, _ write: (inout CWriter, String) -> Void
  ) -> String {
    let key = "\(kind) \(key)"
    if let name = names[key] { return name }
    let tag = String(locale.tag.map { $0 == "-" ? "_" : $0 }).lowercased()
    // Capitals, which no name has that people choose.
    let name = "\(prefix)_\(kind.uppercased())_\(tag)"
    names[key] = name
    write(&writer, name)
    writer.line()
    return name
  }

  /// The address of a table that is one structure.
  mutating func structure(
    _ type: String, _ kind: String, _ locale: LanguageTag, _ pieces: [String]
  ) -> String {
    let name = table(kind, locale, key: pieces.joined(separator: "\n")) { writer, name in
      writer.block("static const \(type) \(name) =", "};") { writer in
        writer.wrapped(CLocaleTables.separated(pieces))
      }
    }
    return "&" + name
  }

  /// The name of an array; `NULL` of no elements.
  mutating func array(
    _ type: String, _ kind: String, _ locale: LanguageTag, _ elements: [String],
    bounds: String = "[]"
  ) -> String {
    if elements.isEmpty { return "NULL" }
    return table(kind, locale, key: elements.joined(separator: "\n")) { writer, name in
      writer.block("static const \(type) \(name)\(bounds) =", "};") { writer in
        writer.wrapped(CLocaleTables.separated(elements))
      }
    }
  }

  /// Members as a structure within another.
  static func braced(_ members: [String]) -> [String] {
    ["{" + members[0]] + members.dropFirst().dropLast() + [members.last! + "}"]
  }

  private static func separated(_ pieces: [String]) -> [String] {
    pieces.dropLast().map { $0 + "," } + pieces.suffix(1)
  }
}

// MARK: - Plurals

extension CLocaleTables {
  private mutating func plural(for locale: LanguageTag) -> String {
    let rules = PluralRules(for: locale).integerRules
    let lines = rules.map { rule in
      "if (\(CPlural.condition(rule.condition))) return \(CPlural.constant(rule.category));"
    }
    return table("plural", locale, key: lines.joined(separator: "\n")) { writer, name in
      writer.block("DIALOG_FUNCTION dialog_plural \(name)(uint64_t n)") { writer in
        if lines.isEmpty { writer.line("(void)n;") }
        for line in lines { writer.line(line) }
        writer.line("return \(CPlural.constant(.other));")
      }
    }
  }
}

/// Plural rules as C expressions of an unsigned `n`.
enum CPlural {
  static func constant(_ category: PluralCategory) -> String {
    "DIALOG_PLURAL_\(category.rawValue.uppercased())"
  }

  static func condition(_ alternatives: [[PluralRules.Relation]]) -> String {
    if alternatives.contains(where: \.isEmpty) { return "true" }
    let parts = alternatives.map { relations in
      let text = relations.map { relation($0, isAlone: relations.count == 1) }
        .joined(separator: " && ")
      return alternatives.count > 1 && relations.count > 1 ? "(\(text))" : text
    }
    return parts.joined(separator: " || ")
  }

  private static func relation(_ relation: PluralRules.Relation, isAlone: Bool) -> String {
    let value = relation.modulus.map { "n % \($0)" } ?? "n"
    let ranges = relation.ranges.map { range($0, value) }
    let only = ranges.count == 1 ? relation.ranges[0] : nil
    if relation.isNegated, let only {
      return only.count == 1 ? "\(value) != \(only.lowerBound)" : "!\(ranges[0])"
    }
    let text = ranges.joined(separator: " || ")
    if relation.isNegated { return "!(\(text))" }
    return ranges.count > 1 && !isAlone ? "(\(text))" : text
  }

  private static func range(_ range: ClosedRange<Int>, _ value: String) -> String {
    if range.count == 1 { return "\(value) == \(range.lowerBound)" }
    // An unsigned number is never below 0, and compilers say so.
    if range.lowerBound == 0 { return "(\(value) <= \(range.upperBound))" }
    return "(\(value) >= \(range.lowerBound) && \(value) <= \(range.upperBound))"
  }
}
