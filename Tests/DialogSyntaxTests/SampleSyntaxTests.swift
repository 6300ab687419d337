import DialogSupport
import DialogSyntax
import TestSupport
import Testing

@Suite struct SampleSyntaxTests {
  @Test(arguments: try Repository.sources(in: "Samples"))
  func samplesAreWellFormed(path: String) throws {
    let file = SourceFile(name: path, text: try Repository.text(path))
    let tree = SyntaxTree.parse(file, id: FileID(0))
    #expect(tree.findings.map(\.message.english) == [])
    #expect(tree.printed() == file.bytes)
  }
}
