import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// The examples of every rule, as its page shows them. A test goes through all of them, and names
/// the one that fails.
struct ExampleTests {
  struct Case: Sendable, CustomStringConvertible {
    let rule: RuleDescription
    let index: Int

    var example: RuleExample { rule.examples[index] }
    var description: String { "\(rule.id), example \(index + 1)" }
  }

  static let cases = Rule.all.map(\.description).flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, index: $0) }
  }

  @Test("a bad example gives exactly its findings, a good one none")
  func gives() {
    for example in Self.cases {
      let (text, ranges) = unmark(example.example.marked)
      let found = findings(in: text, beside: example.example.beside)
      let drawing = "\(example): \(drawn(found, in: text))"
      #expect(found.map(\.rule) == ranges.map { _ in example.rule.id }, "\(drawing)")
      #expect(found.map(\.range.bytes) == ranges, "\(drawing)")
    }
  }

  @Test("a fix gives the fixed text, in which nothing is found; what has one shows it")
  func isFixed() {
    for example in Self.cases {
      let (text, _) = unmark(example.example.marked)
      let fix = findings(in: text, beside: example.example.beside).flatMap(\.fixes).first
      #expect(fix.map { apply($0, to: text) } == example.example.fixed, "\(example)")
      guard let fixed = example.example.fixed else { continue }
      let left = findings(in: fixed, beside: example.example.beside)
      #expect(left.isEmpty, "\(example): \(drawn(left, in: fixed))")
    }
  }

  @Test("every rule shows what is wrong and what is right")
  func showsBoth() {
    for rule in Rule.all.map(\.description) {
      #expect(rule.examples.contains { !unmark($0.marked).ranges.isEmpty }, "\(rule.id)")
      let isGood = rule.examples.contains { $0.fixed != nil || unmark($0.marked).ranges.isEmpty }
      #expect(isGood, "\(rule.id)")
    }
  }
}
