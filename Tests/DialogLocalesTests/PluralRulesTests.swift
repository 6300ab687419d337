import DialogLocales
import Testing

@Suite struct PluralRulesTests {
  private func rules(_ tag: String) -> PluralRules { PluralRules(for: LanguageTag(tag)!) }

  @Test(arguments: [
    ("ko", "0 other, 1 other, 5 other"),
    ("en", "0 other, 1 one, 2 other, 1000000 other"),
    ("fr", "0 one, 1 one, 2 other, 1000000 many, 1000001 other"),
    ("ru", "1 one, 2 few, 5 many, 11 many, 21 one, 22 few, 100 many, 1.5 other"),
    ("ar", "0 zero, 1 one, 2 two, 3 few, 11 many, 100 other, 103 few, 0.1 other"),
    ("cs", "1 one, 2 few, 5 other, 1.5 many"),
    ("he", "1 one, 2 two, 3 other, 0.5 one"),
    ("pt", "0 one, 1 one, 2 other, 1.5 one"),
    ("pt-PT", "0 other, 1 one, 1.0 other"),
    ("pt-Latn-PT", "0 other, 1 one"),
    ("lv", "0 zero, 1 one, 11 zero, 0.11 zero, 0.1 one, 2 other"),
    ("da", "1 one, 0.1 one, 2.0 other, 1.6 one"),
  ])
  func category(language: String, expected: String) {
    let rules = rules(language)
    let found = expected.split(separator: ", ").map { sample in
      let number = sample.split(separator: " ")[0]
      return "\(number) \(rules.category(of: PluralOperands(String(number))!))"
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test func whatIntegersReach() {
    #expect(rules("cs").integerCategories == [.one, .few, .other])
    #expect(rules("cs").categories == [.one, .few, .many, .other])
    #expect(rules("ru").integerCategories == [.one, .few, .many])
    #expect(rules("en").soleInteger(of: .one) == 1)
    #expect(rules("fr").soleInteger(of: .one) == nil)
    #expect(rules("ar").soleInteger(of: .two) == 2)
  }

  @Test func unknownLanguage() {
    let rules = rules("qaa")
    #expect(!rules.isKnown)
    #expect(rules.categories == [.other])
    #expect(rules.category(of: 1) == .other)
  }

  @Test func negativeNumbersAreAsTheirAbsoluteValue() {
    #expect(rules("en").category(of: -1) == .one)
    #expect(rules("ru").category(of: Int.min) == .many)
  }

  @Test func integerRulesNeedTheNumberAlone() {
    let rule = rules("pl").integerRules[1]
    #expect(rule.category == .few)
    #expect(rule.condition.map { $0.map(\.operand) } == [[.n, .n]])
    #expect(rules("cs").integerRules.map(\.category) == [.one, .few])
  }
}
