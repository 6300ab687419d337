import DialogLocales

/// Plural rules as C expressions of an unsigned `n`.
enum CPlural {
  /// Writes the function that knows the rules of all languages, those of several once.
  static func write(called name: String, for locales: [LanguageTag], to writer: inout SourceWriter)
  {
    var order: [[String]] = []
    var languages: [[String]: [Int]] = [:]
    for (index, locale) in locales.enumerated() {
      let lines = lines(for: locale)
      if lines.isEmpty { continue }
      if languages[lines] == nil { order.append(lines) }
      languages[lines, default: []].append(index)
    }
    writer.block("DIALOG_FUNCTION dialog_plural \(name)(size_t language, uint64_t n)") { writer in
      if order.isEmpty {
        writer.line("(void)language, (void)n;")
      } else {
        writer.line("switch (language) {")
        writer.indented { writer in
          for lines in order { write(lines, of: languages[lines]!, locales, to: &writer) }
          writer.line("default: break;")
        }
        writer.line("}")
      }
      writer.line("return \(constant(.other));")
    }
    writer.line()
  }

  private static func lines(for locale: LanguageTag) -> [String] {
    PluralRules(for: locale).integerRules.map { rule in
      "if (\(condition(rule.condition))) return \(constant(rule.category));"
    }
  }

  private static func write(
    _ lines: [String], of languages: [Int], _ locales: [LanguageTag], to writer: inout SourceWriter
  ) {
    for language in languages { writer.line("case \(language): /* \(locales[language].tag) */") }
    writer.indented { writer in
      for line in lines { writer.line("\(line)") }
      writer.line("break;")
    }
  }

  private static func constant(_ category: PluralCategory) -> String {
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
