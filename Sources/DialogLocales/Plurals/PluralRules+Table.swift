/// Reads the table of rules; its format stands with the data.
extension PluralRules {
  /// The line of the nearest tag that has one: `pt-PT`, then `pt-Latn`, then `pt`.
  static func line(for tag: LanguageTag) -> StaticBytes? {
    for candidate in candidates(for: tag) {
      for line in StaticBytes(pluralRulesData).split("\n") {
        let languages = line.cut("\t")!.0
        if languages.split(" ").contains(where: { $0.equals(candidate) }) { return line }
      }
    }
    return nil
  }

  /// Only a language and a region have rules of their own, so a script is passed over.
  private static func candidates(for tag: LanguageTag) -> [String] {
    tag.region.map { ["\(tag.language)-\($0)", tag.language] } ?? [tag.language]
  }

  /// `one=1 few other`
  static func reach(_ field: StaticBytes) -> ([PluralCategory], [Int?]) {
    var categories: [PluralCategory] = []
    var soleIntegers = [Int?](repeating: nil, count: PluralCategory.allCases.count)
    for entry in field.split(" ") {
      let (name, number) = entry.cut("=") ?? (entry, nil)
      let category = PluralCategory(rawValue: name.string)!
      categories.append(category)
      if let number { soleIntegers[category.rank] = number.number }
    }
    return (categories, soleIntegers)
  }
}

extension PluralRules.Rule {
  /// `few:n%10=2..4&n%100!=12..14`
  init(_ field: StaticBytes) {
    let (name, condition) = field.cut(":")!
    category = PluralCategory(rawValue: name.string)!
    self.condition = condition.split("|").map { $0.split("&").map(PluralRules.Relation.init) }
  }
}

extension PluralRules.Relation {
  /// `n%100!=12..14,20`
  init(_ text: StaticBytes) {
    let (left, right) = text.cut("=")!
    isNegated = left.start[left.count - 1] == 0x21
    let value = isNegated ? left.prefix(left.count - 1) : left
    operand = PluralRules.Operand(rawValue: value.prefix(1).string)!
    modulus = value.count > 1 ? value.suffix(from: 2).number : nil
    ranges = right.split(",").map { range in
      guard let (low, high) = range.cut(".") else { return range.number...range.number }
      return low.number...high.suffix(from: 1).number
    }
  }
}
