import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// The examples of every finding that parser and passes give, as its page shows them. A test goes
/// through all of them, and names the one that fails.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomStringConvertible {
    let rule: RuleDescription
    let index: Int

    var example: RuleExample { rule.examples[index] }
    var isBad: Bool { !example.ranges.isEmpty }
    var description: String { "\(rule.id), example \(index + 1)" }

    func analysis(of bytes: [UInt8]) -> Analysis {
      let beside = example.beside.map { [SourceFile(name: "Beside.dialog", text: $0)] } ?? []
      return Analysis([SourceFile(name: "Example.dialog", bytes: bytes)] + beside)
    }
  }

  static let rules = RuleDescription.syntax + RuleDescription.model
  static let cases = rules.flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, index: $0) }
  }

  @Test("a bad example gives exactly its findings, a good one none")
  func gives() {
    for example in Self.cases {
      let bytes = example.example.bytes
      let analysis = example.analysis(of: bytes)
      // Of a long one, what others find is left out.
      let isLong = example.example.abridged != nil
      let found = analysis.findings.filter { !isLong || $0.rule == example.rule.id }
      let drawn = found.drawn(in: bytes)
      #expect(found.map(\.range.bytes) == example.example.ranges, "\(example): \(drawn)")
      #expect(
        found.allSatisfy { $0.rule == example.rule.id }, "\(example): \(analysis.summary)")
      #expect(found.allSatisfy { $0.severity == example.rule.severity }, "\(example)")
    }
  }

  @Test("the first fix gives the text that the example shows")
  func showsItsFix() {
    for example in Self.cases {
      let analysis = example.analysis(of: example.example.bytes)
      let fix = analysis.findings.first?.fixes.first
      let text = fix.map { analysis.fixed(by: $0).trees[0].file.bytes }
      let fixed = text.map { String(decoding: $0, as: UTF8.self) }
      #expect(fixed == example.example.fixed, "\(example)")
    }
  }

  @Test("each fix leaves a text that parses without the finding")
  func mends() {
    for example in Self.cases {
      let analysis = example.analysis(of: example.example.bytes)
      for fix in analysis.findings.flatMap(\.fixes) {
        let fixed = analysis.fixed(by: fix)
        let left = "\(example), \(fix.title.english): \(fixed.summary)"
        #expect(fixed.trees.flatMap(\.findings) == [], "\(left)")
        #expect(!fixed.findings.contains { $0.rule == example.rule.id }, "\(left)")
      }
    }
  }

  @Test("messages start lower case, have no full stop, and are there in both languages")
  func isWellWorded() {
    for finding in Self.cases.flatMap({ $0.analysis(of: $0.example.bytes).findings }) {
      for message in [finding.message] + finding.notes.map(\.message) + finding.fixes.map(\.title) {
        let (english, korean) = (message.english, message.korean)
        #expect(!(english.first?.isUppercase ?? true) && !english.hasSuffix("."), "\(english)")
        #expect(korean.unicodeScalars.contains { $0.value >= 0xAC00 }, "\(korean)")
        #expect(!korean.hasSuffix("."), "\(korean)")
      }
    }
  }

  /// What a bad example means around the mistake is still understood.
  @Test("a bad example keeps the declarations of the fixed one")
  func keepsDeclarations() {
    for example in Self.cases {
      guard let fixed = example.example.fixed else { continue }
      let broken = example.analysis(of: example.example.bytes).program
      let mended = example.analysis(of: Array(fixed.utf8)).program
      #expect(broken.dialogs.map(\.name.text) == mended.dialogs.map(\.name.text), "\(example)")
      #expect(broken.enums.map(\.name.text) == mended.enums.map(\.name.text), "\(example)")
    }
  }

  @Test("every rule shows what is wrong and what is right")
  func showsBoth() {
    for rule in Self.rules {
      #expect(Set(rule.examples.map(\.ranges.isEmpty)) == [false, true], "\(rule.id)")
    }
  }
}
