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

  /// Kinds of nodes, and tokens but for semicolons: what a file says.
  private func meaning(_ text: String) -> [String] {
    let tree = SyntaxTree.parse(SourceFile(name: "text", text: text), id: FileID(0))
    let tokens = tree.tokens.kinds.indices.filter { tree.tokens.kinds[$0] != .semicolon }
    return tree.findings.map(\.rule.name) + nodes(tree.root)
      + tokens.map {
        String(decoding: tree.file.bytes[tree.tokens.range($0).indices], as: UTF8.self)
      }
  }

  private func nodes(_ node: Syntax) -> [String] {
    ["\(node.kind)"] + node.children.flatMap(nodes) + ["end"]
  }

  private func expectKept(_ text: String) {
    guard let once = formatted(text) else { return }
    #expect(meaning(once) == meaning(text), "\(text)")
    #expect(formatted(once) == once, "\(text)")
  }

  @Test(
    "statements on a line stay apart, however many semicolons were between them",
    arguments: [
      "alert Done { purpose inform; title \"All is done\"; button ok }",
      "alert Ask(a: Int) { title { en by a { one \"x\"; other \"y\"; }; ko \"z\" }; button e if y; cancel }",
      "alert Ask { title \"A\"; @allow(text/x, \"why\") message \"B\"; /* c */ cancel }",
      "enum Kind { photo; video, of; @deprecated(\"by\") film; }",
      "enum Kind {\n  a; b\n;c\n d;\n}",
      "terms { ok \"OK\"; of \"Of\" }", "translation ko of Ask { title \"A\"; of \"B\" of \"x\" }",
      "project P { locales en, ko; rules { text/x off; text/y note }; source en }",
      "notification N { title \"A\"; detail { action a \"C\"; action b \"D\" }; opens Screen }",
    ])
  func semicolonsInRows(text: String) {
    #expect(formatted(text) != nil)
    expectKept(text)
    for place in text.indices where ";{}".contains(text[place]) {
      for more in [";", ";/* c */;"] {
        for at in [place, text.index(after: place)] {
          expectKept(text.inserting(more, at: at))
        }
      }
    }
  }

  @Test("no texts are none, and no language is called of")
  func refused() {
    #expect(formatted("alert Ask { title {;} }") == nil)
    #expect(formatted("alert Ask { title { n \"\"; of \"\" } }") == nil)
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
        #expect(meaning(once) == meaning(String(decoding: bytes, as: UTF8.self)), "\(file.name)")
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

  @Test("semicolons that formatting takes away part no documentation from what follows")
  func semicolonsAfterDocumentation() throws {
    let text = "/// First\nalert Ask {\n  purpose inform\n  /// Second\n  ;; title \"A\"\n}\n"
    let tree = SyntaxTree.parse(SourceFile(name: "text", text: text), id: FileID(0))
    let dialog = try #require(tree.root.children.first { _ in true })
    let documented = dialog.children.map(\.documentation).filter { !$0.isEmpty }
    #expect(documented == ["Second"])
  }
}

extension String {
  fileprivate func inserting(_ more: String, at place: Index) -> String {
    self[..<place] + more + self[place...]
  }
}
