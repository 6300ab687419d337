import DialogLocales
import Testing

@testable import DialogBackends

@Suite("C plural rules")
struct CPluralTests {
  @Test(
    "compare an unsigned number",
    arguments: [
      ("en", ["n == 1"]),
      ("fr", ["n == 0 || n == 1", "n != 0 && n % 1000000 == 0"]),
      ("ko", []),
      ("he", ["n == 1", "n == 2"]),
      (
        "ru",
        [
          "n % 10 == 1 && n % 100 != 11",
          "(n % 10 >= 2 && n % 10 <= 4) && !(n % 100 >= 12 && n % 100 <= 14)",
          "n % 10 == 0 || (n % 10 >= 5 && n % 10 <= 9) || (n % 100 >= 11 && n % 100 <= 14)",
        ]
      ),
      ("hi", ["n == 0 || n == 1"]),
    ])
  func conditions(tag: String, conditions: [String]) throws {
    let rules = PluralRules(for: try #require(LanguageTag(tag))).integerRules
    #expect(rules.map { CPlural.condition($0.condition) } == conditions)
  }
}
