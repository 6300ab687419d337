import DialogSamples
import DialogSupport
import DialogSyntax
import Testing

/// Random programs leave no word and no production of the grammar out.
@Suite struct RandomProgramWordTests {
  private static let file: SourceFile = {
    var bytes: [UInt8] = []
    var program = RandomProgram(seed: 1, count: 400, hasFaults: false)
    while let piece = program.next() { bytes += piece }
    return SourceFile(name: "Random.dialog", bytes: bytes)
  }()

  @Test("every word and every sign of the grammar stands in a program")
  func usesEveryWord() throws {
    let text = Self.file.text(ByteRange(0, Self.file.bytes.count))
    let literals = try Grammar.ofDialogs().literals { _ in true }
    // An edition is that of the whole program.
    let editions = literals.filter { $0.hasPrefix("20") }
    #expect(editions.contains { text.contains($0) })
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let missing = literals.subtracting(editions).filter { literal in
      let isWord = literal.utf8.allSatisfy(\.isASCIILetter) && !["s", "ms"].contains(literal)
      return isWord ? !words.contains(literal) : !text.contains(literal)
    }
    #expect(missing.sorted() == [])
  }

  @Test("every kind of node stands in a program")
  func usesEveryNode() {
    let tree = SyntaxTree.parse(Self.file, id: FileID(0))
    let kinds = Set(tree.root.descendants.map(\.kind))
    let missing = Set((0...UInt8.max).compactMap(NodeKind.init(rawValue:))).subtracting(kinds)
      .subtracting([.skipped, .refusedStatement])
    #expect(missing.map { "\($0)" }.sorted() == [])
  }
}
