import DialogFindings
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// A quote, a brace or a space that is not what it seems gives one finding where it stands, and a
/// fix after which nothing is left to mend.
@Suite struct SlipTests {
  private static let quotes = [
    (#"title { en "Add Stop  ko "경유지 추가" }"#, #"title { en "Add Stop"  ko "경유지 추가" }"#),
    (#"title { en "Add {n}  ko "경유지" }"#, #"title { en "Add {n}"  ko "경유지" }"#),
    (#"title by n { one "A Stop other "Stops" }"#, #"title by n { one "A Stop" other "Stops" }"#),
    (#"title { en "Add Stop"  ko 경유지 추가" }"#, #"title { en "Add Stop"  ko "경유지 추가" }"#),
    (#"title { en Add Stop"  ko "경유지 추가" }"#, #"title { en "Add Stop"  ko "경유지 추가" }"#),
    (#"title Add Stop?""#, #"title "Add Stop?""#),
    (#"button add Add Stop" default"#, #"button add "Add Stop" default"#),
    (#"title "Add Stop?"""#, #"title "Add Stop?""#),
    (#"title { en "Add Stop?""  ko "추가" }"#, #"title { en "Add Stop?"  ko "추가" }"#),
    (#"button add ""Add Stop" default"#, #"button add "Add Stop" default"#),
    (#"title "Add {n}"#, #"title "Add {n}""#),
    (#"title { en "Add" {"#, #"title { en "Add" }"#),
  ]

  private static let blocks = [
    ("message [\n    en \"A\"\n    ko \"가\"\n  }", "message {\n    en \"A\"\n    ko \"가\"\n  }"),
    ("message \"\n    A text.\n    \"\"\"", "message \"\"\"\n    A text.\n    \"\"\""),
    ("message\u{A0}\"A\"", "message \"A\""),
    ("\u{FEFF}message\u{20}\"A\"", "message \"A\""),
    ("message\u{200B} \"A\"", "message \"A\""),
  ]

  private func tree(_ statement: String, _ parameters: String = "n: Int") -> SyntaxTree {
    let text = "alert AddStop(\(parameters)) {\n  \(statement)\n  cancel\n}\n"
    return SyntaxTree.parse(SourceFile(name: "slip.dialog", text: text), id: FileID(0))
  }

  @Test("one finding, and its fix mends it", arguments: quotes + blocks)
  func mends(_ slip: String, _ mended: String) throws {
    let broken = tree(slip)
    #expect(broken.printed() == broken.file.bytes)
    #expect(broken.findings.count == 1, "\(broken.findings.map(\.message.english))")
    let fix = try #require(broken.findings.first?.fixes.first)
    var bytes = broken.file.bytes
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(edit.range.bytes.indices, with: edit.text.utf8)
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == String(decoding: tree(mended).file.bytes, as: UTF8.self))
    #expect(tree(mended).findings.isEmpty)
  }

  @Test func aTypeBeforeTheNameIsTurnedAround() {
    let findings = tree("title \"A\"", "Bool isNew, n: Int").findings
    #expect(findings.map { $0.fixes.first?.edits.first?.text } == ["isNew: Bool"])
  }

  /// No fix is offered whose result would not parse.
  @Test(arguments: ["titl", "purpos", "exitok"])
  func aKeywordWithoutItsValueIsNotReplaced(_ statement: String) {
    let findings = tree(statement).findings
    #expect(findings.count == 1 && findings[0].fixes.isEmpty, "\(findings)")
  }

  @Test func aLostOpeningLineIsOneMistake() {
    let source =
      "notification N {\n  // detail {\n    media image photo\n    action ok \"OK\"\n  }\n}\n"
    let tree = SyntaxTree.parse(SourceFile(name: "lost.dialog", text: source), id: FileID(0))
    #expect(tree.findings.map(\.rule) == ["syntax/unknown-keyword"])
  }

  @Test func whatCanNotBeSeenIsNamed() {
    #expect(tree("message\u{A0}\"A\"").findings[0].message.english.contains("U+00A0"))
    #expect(tree("message\u{200B} \"A\"").findings[0].message.english.contains("U+200B"))
  }

  /// A text whose `"""` is missing ends where the next begins, or with its block.
  @Test func aTextThatGoesOnIntoTheNext() {
    let text = "message {\n    en \"\"\"\n      A\n    ko \"\"\"\n      가\n      \"\"\"\n  }"
    #expect(tree(text).findings.map(\.rule) == ["syntax/unterminated-string"])
  }
}
