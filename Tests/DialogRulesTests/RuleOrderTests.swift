import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

@testable import DialogRules

/// What is said does not hang on the order in which rules are listed, or findings come.
@Suite struct RuleOrderTests {
  @Test(arguments: [1, 2, 3])
  func theOrderOfRulesDoesNotMatter(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rules = Rule.all.shuffled(using: &random)
    for rule in Rule.all {
      for example in rule.description.examples {
        let texts = [example.text, example.beside].compactMap { $0 }
        let files = texts.map { SourceFile(name: "Example.dialog", text: $0) }
        expectSame(files, rules, &random)
      }
    }
  }

  @Test("the order of rules does not matter in samples", arguments: SampleProject.all)
  func samples(_ sample: SampleProject) {
    for seed in 4...6 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      expectSame(sample.files, Rule.all.shuffled(using: &random), &random)
    }
  }

  @Test("no rule yields to one that yields to it") func noCircles() {
    var hiders: [RuleID: Set<RuleID>] = [:]
    for rule in allRules {
      for precedence in rule.relations.yieldsTo {
        hiders[rule.id, default: []].formUnion(rules(of: precedence))
      }
      for precedence in rule.relations.supersedes {
        for other in rules(of: precedence) { hiders[other, default: []].insert(rule.id) }
      }
    }
    for rule in hiders.keys.sorted() {
      var reached: Set<RuleID> = []
      var open = hiders[rule] ?? []
      while let next = open.popFirst() {
        if reached.insert(next).inserted { open.formUnion(hiders[next] ?? []) }
      }
      #expect(!reached.contains(rule), "\(rule) leads back to itself")
    }
  }

  private func rules(of precedence: Precedence) -> [RuleID] {
    switch precedence.findings {
    case .rules(let rules): rules
    case .errorsOfNames:
      allRules.filter { $0.phase <= .names && $0.severity == .error }.map(\.id)
    }
  }

  @Test("relations lead to what comes before alone") func relationsLeadBack() {
    let phases = Dictionary(uniqueKeysWithValues: allRules.map { ($0.id, $0.phase) })
    for rule in allRules {
      for precedence in rule.relations.yieldsTo + rule.relations.supersedes {
        guard case .rules(let others) = precedence.findings else { continue }
        for other in others {
          #expect(phases[other].map { $0 <= rule.phase } ?? false, "\(rule.id) → \(other)")
        }
      }
    }
  }

  private var allRules: [RuleDescription] {
    RuleDescription.model + Rule.all.map(\.description)
  }

  private func expectSame(_ files: [SourceFile], _ rules: [Rule], _ random: inout SplitMix64) {
    let trees = files.enumerated().map { SyntaxTree.parse($0.element, id: FileID($0.offset)) }
    let (program, found) = Program.build(from: trees)
    let earlier = trees.flatMap(\.findings) + found
    let sources: SourceLookup = { files[Int($0.index)] }
    let expected = GuidelineChecker(program, sources: sources)
    let shuffled = GuidelineChecker(
      program, by: rules, sources: sources, others: [], least: .note, threads: 1)
    #expect(
      told(earlier.shuffled(using: &random) + shuffled.allFindings, shuffled)
        == told(earlier + expected.allFindings, expected))
  }

  private func told(_ findings: [Diagnostic], _ checker: GuidelineChecker) -> [Diagnostic] {
    let settled = checker.settle(findings, allowances: [])
    return settled.without(Damages(of: settled, .all)).gathered(.all)
  }
}
