/// How a language chooses the plural category of a number (CLDR, “Language Plural Rules”).
///
/// Reading one scans a table of a few kilobytes: keep it where many numbers are asked of it.
public struct PluralRules: Hashable, Sendable {
  /// Whether CLDR knows the language; of another every number is `other`.
  public let isKnown: Bool
  /// The rules of the categories but `other`, which has what is left. No two hold at once.
  public let rules: [Rule]
  /// The categories that integers reach, in order.
  public let integerCategories: [PluralCategory]
  /// By the ranks of categories.
  private let soleIntegers: [Int?]

  /// The rules of a language, a region's own where it has some (`pt-PT`).
  public init(for tag: LanguageTag) {
    let line = PluralRules.line(for: tag)
    isKnown = line != nil
    var fields = (line ?? StaticBytes("\tother")).split("\t").makeIterator()
    _ = fields.next()
    (integerCategories, soleIntegers) = PluralRules.reach(fields.next()!)
    var rules: [Rule] = []
    while let field = fields.next() { rules.append(Rule(field)) }
    self.rules = rules
  }

  /// The rule of one category.
  public struct Rule: Hashable, Sendable {
    /// The category that numbers have for which the condition holds.
    public let category: PluralCategory
    /// Alternatives, each of relations that hold together.
    public let condition: [[Relation]]
  }

  /// `n % 10 = 2..4`
  public struct Relation: Hashable, Sendable {
    /// What of the number is compared.
    public let operand: Operand
    /// The operand's remainder is compared where this is not nil.
    public let modulus: Int?
    /// Whether the value must be outside all ranges.
    public let isNegated: Bool
    /// The values that it is compared with.
    public let ranges: [ClosedRange<Int>]
  }

  /// What of a number a relation looks at (UTS 35, “Plural Operand Meanings”).
  public enum Operand: String, Hashable, Sendable, CaseIterable {
    /// The absolute value.
    case n
    /// Its integer digits.
    case i
    /// The count of fraction digits shown, with trailing zeros.
    case v
    /// The count of fraction digits without trailing zeros.
    case w
    /// The fraction digits shown as an integer, with trailing zeros.
    case f
    /// The fraction digits as an integer, without trailing zeros.
    case t
  }

  /// The categories that numbers of any kind reach, in order.
  public var categories: [PluralCategory] {
    let all = rules.map(\.category) + integerCategories
    return PluralCategory.allCases.filter { all.contains($0) || $0 == .other }
  }

  /// The category of an integer, written without a fraction.
  public func category(of number: Int) -> PluralCategory {
    category(of: PluralOperands(number))
  }

  /// The category of a number as it is written: 1 and 1.0 may differ.
  public func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.holds(for: number) }?.category ?? .other
  }

  /// The integer of a category that has but one: 1 of English `one`; nil for French `one`, which
  /// has 0 and 1, and of a category that integers never reach.
  public func soleInteger(of category: PluralCategory) -> Int? { soleIntegers[category.rank] }

  /// The rules as they are for integers from 0 up: every operand left is `n`, conditions that
  /// cannot hold are gone. An empty alternative always holds.
  public var integerRules: [Rule] {
    rules.compactMap { rule in
      let condition = rule.condition.compactMap(PluralRules.forIntegers)
      return condition.isEmpty ? nil : Rule(category: rule.category, condition: condition)
    }
  }

  /// Nil where an integer never meets it.
  private static func forIntegers(_ alternative: [Relation]) -> [Relation]? {
    var result: [Relation] = []
    for relation in alternative {
      switch relation.operand {
      case .n, .i: result.append(relation.on(.n))
      case .v, .w, .f, .t: if !relation.holds(for: PluralOperands(0)) { return nil }
      }
    }
    return result
  }
}

extension PluralRules.Rule {
  func holds(for number: PluralOperands) -> Bool {
    condition.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralRules.Relation {
  func holds(for number: PluralOperands) -> Bool {
    // Ranges are of integers: a number with a fraction is in none.
    if operand == .n, number.t != 0 { return isNegated }
    var value = number[operand]
    if let modulus { value %= UInt(modulus) }
    let isInside = ranges.contains { UInt($0.lowerBound) <= value && value <= UInt($0.upperBound) }
    return isInside != isNegated
  }

  fileprivate func on(_ operand: PluralRules.Operand) -> Self {
    Self(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }
}
