import DialogFindings
import DialogSupport
import Testing

@Suite struct ChosenFixesTests {
  /// A finding with fixes that put `+` in the place of bytes.
  private func finding(
    _ ranges: [Range<Int>]..., rule: RuleID = "text/mark", file: Int = 0,
    as applicability: FixIt.Applicability = .safe
  ) -> Diagnostic {
    let fixes = ranges.map { ranges in
      FixIt(
        Message(en: "mend", ko: "고치기"),
        ranges.map {
          let bytes = ByteRange(UInt32($0.lowerBound), UInt32($0.upperBound))
          return TextEdit(replace: SourceRange(FileID(file), bytes), with: "+")
        }, applicability: applicability)
    }
    let place = fixes.first?.edits.first?.range ?? SourceRange(FileID(file), ByteRange(0, 0))
    return Diagnostic(rule, .note, Message(en: "", ko: ""), at: place, fixes: fixes)
  }

  private func places(_ chosen: ChosenFixes, file: Int = 0) -> [Range<Int>] {
    (chosen.edits[FileID(file)] ?? []).map(\.range.bytes.indices)
  }

  @Test func takesSafeFixesAlone() {
    let found = [finding([0..<1]), finding([3..<4], as: .needsReview), finding()]
    #expect(places(found.safeFixes()) == [0..<1])
  }

  @Test func takesTheFirstSafeFixOfAFinding() {
    var two = finding([0..<1], [5..<6])
    two.fixes.insert(finding([8..<9], as: .needsReview).fixes[0], at: 0)
    #expect(places([two].safeFixes()) == [0..<1])
  }

  @Test(arguments: [4..<5, 5..<5, 6..<8, 7..<7, 4..<9])
  func leavesOutWhatTouchesAnEdit(_ range: Range<Int>) {
    let chosen = [finding([5..<7]), finding([range, 20..<21])].safeFixes()
    #expect(places(chosen) == [5..<7])
    #expect(chosen.fixes.count == 1)
  }

  @Test func takesWhatStandsApartInAnyOrder() {
    let found = [finding([5..<7]), finding([9..<9, 2..<3]), finding([0..<0])]
    #expect(places(found.safeFixes()) == [0..<0, 2..<3, 5..<7, 9..<9])
  }

  @Test func makesAnEditOfTwoFixesOnce() {
    let chosen = [finding([5..<7]), finding([5..<7, 9..<10])].safeFixes()
    #expect(places(chosen) == [5..<7, 9..<10])
    #expect(chosen.fixes.count == 2)
  }

  @Test func takesTheRulesAskedFor() {
    let found = [finding([0..<1]), finding([3..<4], rule: "text/space")]
    #expect(places(found.safeFixes(of: ["text/space"])) == [3..<4])
  }

  @Test func leavesOutWholeWhatChangesAnotherFile() {
    var both = finding([0..<1])
    let own = both.fixes[0]
    both.fixes = [own.replacing(edits: own.edits + finding([0..<1], file: 1).fixes[0].edits)]
    let found = [both, finding([3..<4])]
    #expect(places(found.safeFixes(changing: { $0 == FileID(0) })) == [3..<4])
    #expect(places(found.safeFixes()) == [0..<1, 3..<4])
    #expect(places(found.safeFixes(), file: 1) == [0..<1])
  }
}
