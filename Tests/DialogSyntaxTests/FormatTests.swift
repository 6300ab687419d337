import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// What is formatted stays as it is when it is formatted again.
@Suite struct FormatTests {
  /// The text formatted; nil where its syntax is wrong.
  private func formatted(_ text: String) -> String? {
    let file = SourceFile(name: "text", text: text)
    switch SyntaxTree.parse(file, id: FileID(0)).formatted() {
    case .unchanged: return text
    case .changed(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .refused: return nil
    }
  }

  @Test(
    "a semicolon that is left out leaves nothing",
    arguments: ["title {; en \"A\" }", "title {;; en \"A\"; }", "title { en \"A\" ;\n }"])
  func leavesNothing(statement: String) {
    let text = "alert Ask {\n  \(statement)\n  cancel\n}\n"
    #expect(formatted(text).flatMap(formatted) == formatted(text))
    #expect(formatted(text)?.contains(";") == false)
  }

  @Test("samples with semicolons anywhere", arguments: 1...3 as ClosedRange<UInt64>)
  func semicolonsAnywhere(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    for file in LosslessTests.samples {
      for _ in 0..<4 {
        var bytes = file.bytes
        for _ in 0...random.below(4) {
          let places = bytes.indices.filter { "{}\n;".utf8.contains(bytes[$0]) }
          bytes.insert(
            contentsOf: ";\n".utf8.prefix(1 + random.below(2)),
            at: places[random.below(places.count)] + 1)
        }
        guard let once = formatted(String(decoding: bytes, as: UTF8.self)) else { continue }
        count += 1
        #expect(formatted(once) == once, "\(file.name)")
      }
    }
    #expect(count > 10)
  }

  @Test("blanks at the ends of documentation mean nothing")
  func blanksOfDocumentation() throws {
    let text = "/// Asked first. \t\n///\tThen again.  \nalert Ask {\n  title \"A\"\n}\n"
    let tree = SyntaxTree.parse(SourceFile(name: "text", text: text), id: FileID(0))
    let dialog = try #require(tree.root.children.first { _ in true })
    #expect(dialog.documentation == "Asked first.\n\tThen again.")
  }
}
