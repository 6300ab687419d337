import DialogFindings
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// The first declaration of a kind, which is found without reading what stands after it.
@Suite struct FirstDeclarationTests {
  @Test func itIsThatOfTheWholeFile() {
    let samples = SampleProject.all.flatMap(\.files).map(\.bytes)
    let original = SourceFile(name: "all.dialog", bytes: Array(samples.prefix(3).joined()))
    for seed in 0..<30 as Range<UInt64> {
      var edits = RandomEdits(seed: seed)
      var file = original
      for _ in 0..<8 {
        let edit = edits.edit([file], from: [original])
        file = SourceFile(name: file.name, bytes: file.bytes.applying([edit]))
        let whole = SyntaxTree.parse(file, id: FileID(0)).root
        for kind in [NodeKind.project, .enumeration, .terms] {
          let found = SectionedFile.first(kind, in: file)
            .map { $0.piece.range($0.declaration.range.bytes) }
          #expect(found == whole.first(kind)?.range.bytes)
        }
      }
    }
  }
}
