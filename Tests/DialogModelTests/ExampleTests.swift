import DialogFindings
import DialogModel
import DialogSyntax
import DialogText
import TestSupport
import Testing

/// The examples of every finding that parser and passes give, as its page shows them.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleDescription
    let index: Int

    var example: RuleExample { rule.examples[index] }
    var isBad: Bool { !example.ranges.isEmpty }
    var testDescription: String { "\(rule.id), example \(index + 1)" }

    func analysis(of bytes: [UInt8]) -> Analysis {
      let beside = example.beside.map { [SourceFile(name: "Beside.dialog", text: $0)] } ?? []
      return Analysis([SourceFile(name: "Example.dialog", bytes: bytes)] + beside)
    }
  }

  static let rules = RuleDescription.syntax + RuleDescription.model
  static let cases = rules.flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, index: $0) }
  }

  @Test("a bad example gives exactly its findings, a good one none", arguments: cases)
  func gives(_ example: Case) {
    let bytes = example.example.bytes
    let analysis = example.analysis(of: bytes)
    let found = analysis.findings
    #expect(found.map(\.range.bytes) == example.example.ranges, "\(found.drawn(in: bytes))")
    #expect(found.allSatisfy { $0.rule == example.rule.id }, "\(analysis.summary)")
    #expect(found.allSatisfy { $0.severity == example.rule.severity })
  }

  @Test("the first fix gives the text that the example shows", arguments: cases)
  func showsItsFix(_ example: Case) throws {
    let analysis = example.analysis(of: example.example.bytes)
    let fix = analysis.findings.first?.fixes.first
    guard let fixed = example.example.fixed else { return #expect(fix == nil) }
    let text = analysis.fixed(by: try #require(fix)).trees[0].file.bytes
    #expect(String(decoding: text, as: UTF8.self) == fixed)
  }

  @Test("each fix leaves a text that parses without the finding", arguments: cases)
  func mends(_ example: Case) {
    let analysis = example.analysis(of: example.example.bytes)
    for fix in analysis.findings.flatMap(\.fixes) {
      let fixed = analysis.fixed(by: fix)
      #expect(fixed.trees.flatMap(\.findings) == [], "\(fix.title.english): \(fixed.summary)")
      #expect(!fixed.findings.contains { $0.rule == example.rule.id }, "\(fixed.summary)")
    }
  }

  @Test(
    "messages start lower case, have no full stop, and are there in both languages",
    arguments: cases)
  func isWellWorded(_ example: Case) {
    for finding in example.analysis(of: example.example.bytes).findings {
      for message in [finding.message] + finding.notes.map(\.message) + finding.fixes.map(\.title) {
        let (english, korean) = (message.english, message.korean)
        #expect(!(english.first?.isUppercase ?? true) && !english.hasSuffix("."), "\(english)")
        #expect(korean.unicodeScalars.contains { $0.value >= 0xAC00 }, "\(korean)")
        #expect(!korean.hasSuffix("."), "\(korean)")
      }
    }
  }

  /// What a bad example means around the mistake is still understood.
  @Test("a bad example keeps the declarations of the fixed one", arguments: cases)
  func keepsDeclarations(_ example: Case) {
    guard let fixed = example.example.fixed else { return }
    let broken = example.analysis(of: example.example.bytes).program
    let mended = example.analysis(of: Array(fixed.utf8)).program
    #expect(broken.dialogs.map(\.name.text) == mended.dialogs.map(\.name.text))
    #expect(broken.enums.map(\.name.text) == mended.enums.map(\.name.text))
  }

  @Test("every rule shows what is wrong and what is right", arguments: rules)
  func showsBoth(_ rule: RuleDescription) {
    // Their examples would be 200 mistakes and 65 levels long.
    let isTooLong: Set<RuleID> = ["syntax/too-many-findings", "syntax/too-deep"]
    if isTooLong.contains(rule.id) { return #expect(rule.examples.isEmpty) }
    #expect(rule.examples.contains { !$0.ranges.isEmpty })
    #expect(rule.examples.contains { $0.ranges.isEmpty })
  }
}
