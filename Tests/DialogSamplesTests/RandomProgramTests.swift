import DialogCompiler
import DialogFindings
import DialogSamples
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// Programs by chance are what they are said to be; `Properties` tries more and longer ones, in a release build.
@Suite struct RandomProgramTests {
  private func file(
    seed: UInt64, count: Int, hasFaults: Bool = false
  ) -> (file: SourceFile, coverage: Set<Construct>) {
    var program = RandomProgram(seed: seed, count: count, hasFaults: hasFaults)
    var bytes: [UInt8] = []
    while let piece = program.next() { bytes += piece }
    return (SourceFile(name: "Random.dialog", bytes: bytes), program.coverage)
  }

  @Test(
    "they are read without an error, written back as they were, and built",
    arguments: UInt64(0)..<6)
  func isValid(seed: UInt64) throws {
    let file = file(seed: seed, count: 1 + Int(seed) * 6).file
    let tree = SyntaxTree.parse(file, id: FileID(0))
    #expect(tree.findings.map(\.message.english) == [])
    #expect(tree.printed() == file.bytes)
    let workspace = Workspace([file], options: CompilerOptions())
    let errors = workspace.findings.filter { $0.severity == .error }
    #expect(errors.map { "\($0.rule) \($0.range.start): \($0.message.english)" } == [])
    let program = try #require(workspace.checked)
    for backend in Backend.all { #expect(!backend.artifacts(for: program).isEmpty) }
  }

  @Test(
    "laid out by custom they are still valid, and laid out once", arguments: UInt64(0)..<8)
  func formats(seed: UInt64) throws {
    let file = file(seed: seed, count: 60).file
    let bytes: [UInt8]
    switch SyntaxTree.parse(file, id: FileID(0)).formatted() {
    case .changed(let laidOut): bytes = laidOut
    case .unchanged: bytes = file.bytes
    case .refused(let findings):
      Issue.record("refused: \(findings.map(\.message.english))")
      return
    }
    let again = SyntaxTree.parse(SourceFile(name: "Again.dialog", bytes: bytes), id: FileID(0))
    #expect(again.findings.isEmpty)
    guard case .unchanged = again.formatted() else {
      Issue.record("laid out twice it is another")
      return
    }
  }

  @Test("all constructs are in 300 dialogs", arguments: UInt64(0)..<8)
  func isSpread(seed: UInt64) {
    let missing = Set(Construct.allCases).subtracting(file(seed: seed, count: 300).coverage)
    #expect(missing.map { "\($0)" }.sorted() == [])
  }

  @Test(
    "each mistake is found where it is named, and nothing else is an error",
    arguments: UInt64(0)..<4)
  func hasTheFaultsItNames(seed: UInt64) {
    let file = file(seed: seed, count: 100, hasFaults: true).file
    let lines = file.text(ByteRange(0, file.bytes.count)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let named = lines.enumerated().filter { $1.hasPrefix(Fault.mark) }
      .map { "\($0.offset + 2) \($0.element.dropFirst(Fault.mark.count))" }
    let table = LineTable(file)
    let found = Workspace([file], options: CompilerOptions()).findings
      .filter { $0.severity == .error }
      .map { "\(table.position(at: Int($0.range.start)).line) \($0.rule)" }
    #expect(Set(found).subtracting(named).sorted() == [])
    #expect(Set(named).subtracting(found).sorted() == [])
    #expect(
      Set(named.map { $0.split(separator: " ")[1] }).count == Set(Fault.all.map(\.rule)).count)
  }
}
