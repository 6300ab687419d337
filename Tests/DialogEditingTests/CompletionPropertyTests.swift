import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CompletionPropertyTests {
  /// At how many of the tokens of a sample completions are tried: every one on demand.
  private static let stride =
    ProcessInfo.processInfo.environment["DIALOGC_EXHAUSTIVE"] == nil ? 23 : 1

  /// Whatever is offered where a token begins or ends fits there: taken, it is no word that the parser
  /// did not expect.
  @Test(arguments: SampleProject.all)
  func whatIsOfferedFits(_ sample: SampleProject) throws {
    let files = Dictionary(
      uniqueKeysWithValues: sample.files.map {
        ($0.name, String(decoding: $0.bytes, as: UTF8.self))
      })
    let tree = ProjectTree(in: MemoryFiles(files), options: CompilerOptions().forSources)
    tree.open([Path(".")])
    var count = 0
    for source in sample.files {
      let file = try #require(EditedFile(at: Path(source.name), in: tree))
      let tokens = file.tree.tokens
      for token in Swift.stride(from: 0, to: tokens.count, by: Self.stride) {
        for offset in Set([Int(tokens.starts[token]), Int(tokens.ends[token])]) {
          for item in file.completions(at: offset) {
            #expect(unexpected(item, in: source) == nil)
            count += 1
          }
        }
      }
    }
    #expect(count > 0)
  }

  /// What the parser did not expect after a completion is taken, with the line that it is in.
  private func unexpected(_ item: Completion, in source: SourceFile) -> String? {
    let text = item.plainText(indentation: "")
    var bytes = source.bytes
    bytes.replaceSubrange(item.replaced.indices, with: text.utf8)
    let start = Int(item.replaced.start)
    let inserted = ByteRange(start, start + text.utf8.count)
    let tree = SyntaxTree.parse(SourceFile(name: "", bytes: bytes), id: FileID(0))
    let wrong = tree.findings.first {
      ["syntax/unexpected", "syntax/unknown-keyword", "syntax/unknown-character"].contains(
        $0.rule.name)
        && inserted.start <= $0.range.start && $0.range.end <= inserted.end
        && !$0.range.bytes.isEmpty
    }
    guard let wrong else { return nil }
    let line = bytes[max(0, start - 60)..<min(bytes.count, start + text.utf8.count + 20)]
    return "\(wrong.message.english): \(item.label) in \(String(decoding: line, as: UTF8.self))"
  }
}
