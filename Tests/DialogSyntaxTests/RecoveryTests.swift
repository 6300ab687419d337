import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import Foundation
import TestSupport
import Testing

/// One mistake gives one finding, and what stands around it still compiles: tokens of every sample
/// are lost, doubled and misspelt in turn. `DIALOGC_EXHAUSTIVE=1` tries them all, otherwise some
/// all over each sample.
@Suite struct RecoveryTests {
  /// What came of many mistakes.
  private struct Tally {
    /// How many mistakes had how many findings of syntax, and of any kind.
    var syntax: [Int: Int] = [:]
    var all: [Int: Int] = [:]
    var fixes = 0

    var count: Int { syntax.values.reduce(0, +) }
  }

  /// A project without mistakes, and what every mistake is compared with.
  private struct Sound {
    let analysis: Analysis
    let messages: Set<Message>
    /// What each dialog means.
    let dumps: [(name: String, dump: String?)]

    init(_ project: SampleProject) {
      let analysis = Analysis(project.files)
      self.analysis = analysis
      messages = Set(analysis.findings.map(\.message))
      dumps = analysis.program.dialogs.map { ($0.name.text, analysis.dump(of: $0.name.text)) }
    }
  }

  private static let isExhaustive =
    ProcessInfo.processInfo.environment["DIALOGC_EXHAUSTIVE"] != nil

  @Test("one mistake, one finding", arguments: SampleProject.all)
  func recovers(_ project: SampleProject) {
    let tally = tally(project)
    #expect(tally.count > 80 && tally.fixes > 5)
    // More than one finding of syntax never; of names where a name is used in several places.
    #expect(tally.syntax.keys.allSatisfy { $0 <= 1 }, "\(tally.syntax)")
    let several = tally.all.filter { $0.key > 1 }.values.reduce(0, +)
    #expect(Double(several) <= 0.03 * Double(tally.count) + 1, "\(tally.all)")
    if Self.isExhaustive { print(project, tally) }
  }

  private func tally(_ project: SampleProject) -> Tally {
    let sound = Sound(project)
    let trees = sound.analysis.trees
    let count = trees.reduce(0) { $0 + $1.tokens.count }
    let step = Self.isExhaustive ? 1 : max(1, count / 60)
    var tally = Tally()
    for tree in trees {
      for token in stride(from: step / 2, to: tree.tokens.count - 1, by: step) {
        for mutation in Mutation.all(of: token, in: tree) {
          check(mutation, of: tree, sound, &tally)
        }
      }
    }
    return tally
  }

  private func check(
    _ mutation: Mutation, of tree: SyntaxTree, _ sound: Sound, _ tally: inout Tally
  ) {
    var trees = sound.analysis.trees
    trees[Int(tree.id.index)] = SyntaxTree.parse(mutation.file, id: tree.id)
    let broken = Analysis(trees)
    let found = broken.findings.filter { !sound.messages.contains($0.message) }
    let damaged = tree.root.children.first { $0.range.bytes.contains(mutation.range.start) }
    tally.syntax[broken.trees[Int(tree.id.index)].findings.count, default: 0] += 1
    // The project, its enums and its terms mean something everywhere.
    if damaged?.kind == .dialog { tally.all[found.count, default: 0] += 1 }
    checkOthers(mutation, damaged, sound, broken)
    if found.count == 1 { checkFixes(of: found[0], mutation, broken, &tally) }
  }

  /// Every other dialog means what it meant.
  private func checkOthers(
    _ mutation: Mutation, _ damaged: Syntax?, _ sound: Sound, _ broken: Analysis
  ) {
    let own: String?
    switch damaged?.kind {
    case .dialog: own = damaged.flatMap { DialogDeclaration($0).name?.text }
    case .translation: own = damaged.flatMap { TranslationDeclaration($0).dialog?.text }
    default: return
    }
    for (name, dump) in sound.dumps where name != own {
      #expect(broken.dump(of: name) == dump, "\(mutation) changes \(name)")
    }
  }

  /// Each fix leaves files that parse without the finding.
  private func checkFixes(
    of finding: Diagnostic, _ mutation: Mutation, _ broken: Analysis, _ tally: inout Tally
  ) {
    for fix in finding.fixes {
      tally.fixes += 1
      let fixed = broken.fixed(by: fix)
      let same = fixed.findings.filter { $0.message == finding.message }
      let left = fixed.trees.flatMap(\.findings) + same
      #expect(left.isEmpty, "\(mutation), \(fix.title.english): \(left.map(fixed.describe))")
    }
  }

  @Test func aLostCharacterIsOneMistake() throws {
    var counts: [Int: Int] = [:]
    let step = Self.isExhaustive ? 1 : 71
    for file in SampleProject.all.flatMap(\.files) {
      for index in stride(from: 0, to: file.bytes.count, by: step) {
        var bytes = file.bytes
        bytes.remove(at: index)
        guard String(validating: bytes, as: UTF8.self) != nil else { continue }
        let tree = SyntaxTree.parse(SourceFile(name: file.name, bytes: bytes), id: FileID(0))
        counts[tree.findings.count, default: 0] += 1
      }
    }
    let all = counts.values.reduce(0, +)
    let several = counts.filter { $0.key > 1 }.values.reduce(0, +)
    #expect(all > 300)
    #expect(Double(several) <= 0.002 * Double(all) + 1, "\(counts)")
  }

  /// What nothing closes is nowhere taken for closed, however other languages write it.
  @Test func formsOfOtherLanguagesMayEndAnywhere() {
    let text = """
      alert Ask(count: Int) {
        message { en by count { one {A #} other {#} } }
        title by count { one {} =2 { "B" } other { en "C" } }
      """
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let file = SourceFile(name: "cut.dialog", bytes: Array(bytes[...count]))
      #expect(!SyntaxTree.parse(file, id: FileID(0)).findings.isEmpty)
    }
  }
}
