import DialogFindings
import DialogRules
import DialogText
import Testing

/// The examples of every rule, as its page shows them.
struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleDescription
    let index: Int

    var example: RuleExample { rule.examples[index] }
    var testDescription: String { "\(rule.id), example \(index + 1)" }
  }

  static let cases = Rule.all.map(\.description).flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, index: $0) }
  }

  @Test("a bad example gives exactly its findings, a good one none", arguments: cases)
  func gives(_ example: Case) {
    let (text, ranges) = unmark(example.example.marked)
    let found = findings(in: text, beside: example.example.beside)
    #expect(found.map(\.rule) == ranges.map { _ in example.rule.id }, "\(drawn(found, in: text))")
    #expect(found.map(\.range.bytes) == ranges, "\(drawn(found, in: text))")
  }

  @Test("a fix gives the fixed text, in which nothing is found", arguments: cases)
  func isFixed(_ example: Case) throws {
    let (text, _) = unmark(example.example.marked)
    let fixes = findings(in: text, beside: example.example.beside).flatMap(\.fixes)
    guard let fixed = example.example.fixed else {
      #expect(fixes.isEmpty, "the example does not show its fix")
      return
    }
    let fix = try #require(fixes.first)
    #expect(apply(fix, to: text) == fixed)
    let left = findings(in: fixed, beside: example.example.beside)
    #expect(left.isEmpty, "\(drawn(left, in: fixed))")
  }

  @Test("every rule shows what is wrong and what is right", arguments: Rule.all.map(\.description))
  func showsBoth(_ rule: RuleDescription) {
    #expect(rule.examples.contains { !unmark($0.marked).ranges.isEmpty })
    let isGood = rule.examples.contains { $0.fixed != nil || unmark($0.marked).ranges.isEmpty }
    #expect(isGood)
  }
}
