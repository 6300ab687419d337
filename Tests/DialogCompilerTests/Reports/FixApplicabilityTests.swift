import DialogCompiler
import DialogFindings
import DialogSupport
import Testing

@Suite struct FixApplicabilityTests {
  static let fixes = [
    FixIt(
      Message(en: "add a mark", ko: "부호 추가"), .insert(".", at: range(1, 1)), applicability: .safe),
    FixIt(Message(en: "guess", ko: "짐작"), .insert("x", at: range(1, 1))),
  ]

  @Test func textAsksToLookFirst() {
    let drawn = drawing("a ⟦b⟧", fixes: Self.fixes)
    #expect(drawn.contains("help: add a mark\n"))
    #expect(drawn.contains("help (look first): guess\n"))
  }

  /// Whoever says nothing of a fix has one that is to be looked at.
  @Test func isToBeLookedAtUnlessSaid() {
    #expect(Self.fixes.map(\.applicability) == [.safe, .needsReview])
    #expect(Self.fixes[0].replacing(edits: []).applicability == .safe)
    #expect(FixIt.Applicability.needsReview.rawValue == "review")
  }
}
