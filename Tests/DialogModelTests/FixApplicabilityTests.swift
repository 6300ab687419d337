import DialogFindings
import TestSupport
import Testing

/// Which findings of parser and passes are mended so that nobody needs to look.
@Suite struct FixApplicabilityTests {
  /// Marks and brackets that can stand nowhere else, and what means nothing.
  static let safe: Set<RuleID> = [
    "syntax/byte-order-mark", "syntax/indentation", "syntax/multiline-quotes",
    "syntax/typographic-quotes", "syntax/unknown-character",
  ]

  /// As it is found in the example: in one place certain, in another a guess.
  static let either: Set<RuleID> = [
    "syntax/expected", "syntax/invalid-placeholder", "syntax/missing-brace", "syntax/missing-type",
    "syntax/unexpected",
  ]

  @Test("a fix is safe where the meaning is kept for certain")
  func isAsSureAsItCanBe() {
    for example in ExampleTests.cases where !Self.either.contains(example.rule.id) {
      let isSafe = Self.safe.contains(example.rule.id)
      for fix in example.analysis(of: example.example.bytes).findings.flatMap(\.fixes) {
        #expect((fix.applicability == .safe) == isSafe, "\(example): \(fix.title.english)")
      }
    }
  }
}
