import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// A statement ends with its line, and what it needs stands on it.
@Suite struct StatementEndTests {
  @Test(arguments: [
    "project Photos {\n  locales\n  en\n}",
    "project Photos {\n  locales en\n  , ko\n}",
    "project Photos {\n  rules {\n    button\n    /verb off\n  }\n}",
    "project Photos {\n  rules {\n    button/ verb off\n  }\n}",
    "enum Media { photo\n, video }",
    "translation ko of CloseDraft {\n  reply\n  .input \"댓글\"\n}",
    "translation ko of CloseDraft {\n  reply \"댓글\" of\n  \"1f\"\n}",
    "actionSheet Move(albums: [String]) {\n  choice album for album\n  in albums \"{album}\"\n}",
    "actionSheet Move(albums: [String]) {\n  choice album for album in albums \"{album}\" limit\n  6\n}",
    "@allow(alert/minimize, \"why\" because)\nenum Media { photo }",
    "@deprecated(\"why\"\nenum Media { photo }",
  ])
  func whatAStatementNeedsStandsOnItsLine(source: String) {
    let tree = SyntaxTree.parse(SourceFile(name: "end.dialog", text: source), id: FileID(0))
    #expect(!tree.findings.isEmpty)
    #expect(tree.printed() == Array(source.utf8))
  }

  /// Between parentheses and after commas a line's end means nothing.
  @Test func listsGoOnOnTheNextLine() {
    let source = """
      project Photos {
        locales en,
          ko
      }
      @allow
      (
        alert/minimize,
        "why"
      )
      alert Delete(
        sensitive
        count: Int,
        albums: [
          String
        ],
      )
      {
        title by count
        {
          other "…"
        }
      }
      """
    let tree = SyntaxTree.parse(SourceFile(name: "lists.dialog", text: source), id: FileID(0))
    #expect(tree.findings.map(\.message.english) == [])
  }

  /// What begins no statement is skipped to its end, as one mistake.
  @Test(arguments: [
    ("enum Media {\n  12 34 56\n  photo\n}", "12"),
    ("terms {\n  \"Album\" { en \"Album\" }\n  album \"Album\"\n}", "\"Album\""),
    ("translation ko of CloseDraft {\n  12 \"초안\" 34\n  save \"저장\"\n}", "12"),
    ("project Photos {\n  rules {\n    button/ verb off\n    alert/exit off\n  }\n}", "button"),
    ("enum Media { still-photo, video }", "still-photo"),
    ("alert Delete {\n  @allow(alert/exit, \"why\")\n}", "}"),
    ("enum Media {\n  photo\n  @deprecated(\"why\")\n}", "}"),
  ])
  func aMistakeThatBeginsAStatementIsOneFinding(source: String, found: String) {
    let tree = SyntaxTree.parse(SourceFile(name: "start.dialog", text: source), id: FileID(0))
    #expect(tree.findings.count == 1)
    #expect(tree.findings.first.map { tree.file.text($0.range.bytes) } == found)
  }
}
