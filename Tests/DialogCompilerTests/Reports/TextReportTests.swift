import DialogCompiler
import DialogFindings
import DialogSupport
import Testing

@Suite struct TextReportTests {
  @Test func tellsWhatAndWhere() {
    #expect(
      report("alert A {\n  button ⟦yes⟧ \"Yes\"\n}\n") == """
        error[test/rule]: wrong
         --> a.dialog:2:10
          |
        2 |   button yes "Yes"
          |          ^^^

        1 error

        """)
  }

  @Test(arguments: [
    // Hangul takes two columns for a character, a combining mark none, an emoji two.
    ("ko \"항목을 ⟦삭제⟧할까요\"", "1 | ko \"항목을 삭제할까요\"\n  |            ^^^^"),
    ("en \"cafe\u{301} ⟦x⟧\"", "1 | en \"cafe\u{301} x\"\n  |          ^"),
    ("en \"👋 ⟦x⟧\"", "1 | en \"👋 x\"\n  |        ^"),
    ("en \"e⟦\u{301}⟧\"", "1 | en \"e\u{301}\"\n  |     ^"),
    // So does a flag, and a picture made of several.
    ("en \"🇰🇷👨‍👩‍👧 ⟦x⟧\"", "1 | en \"🇰🇷👨‍👩‍👧 x\"\n  |          ^"),
    // Tabs reach every fourth column.
    ("\ta\t⟦b⟧", "1 |     a   b\n  |         ^"),
    // Between two characters, after the line, at the very end.
    ("a ⟦⟧b", "1 | a b\n  |   ^"),
    ("alert A⟦\n⟧{", "1 | alert A\n  |        ^"),
    ("alert A\n⟦⟧", "2 |\n  | ^"),
    // CR LF and a lone CR end lines.
    ("a\r\nb ⟦c⟧\r\n", "2 | b c\n  |   ^"),
    ("a\rb ⟦c⟧\r", "2 | b c\n  |   ^"),
    // What would move the cursor or turn the text around is written out.
    ("a\u{1B}[2J ⟦b⟧", "1 | a␛[2J b\n  |       ^"),
    ("a\u{202E} ⟦b⟧", "1 | a\\u{202E} b\n  |           ^"),
  ])
  func underlines(marked: String, expected: String) {
    #expect(drawing(marked) == expected)
  }

  @Test func drawsRangesOfSeveralLines() {
    #expect(
      drawing("⟦alert A {\n  cancel\n}⟧\n") == """
        1 | / alert A {
        2 | |   cancel
        3 | | }
          | |_^
        """)
    #expect(
      drawing("alert A ⟦{\n  cancel }⟧\n") == """
        1 |   alert A {
          |  _________^
        2 | |   cancel }
          | |__________^
        """)
  }

  @Test func leavesOutTheMiddleOfManyLines() {
    let lines = (1...20).map { "  line\($0)" }.joined(separator: "\n")
    #expect(
      drawing("⟦{\n\(lines)\n}⟧")
        == """
         1 | / {
         2 | |   line1
         3 | |   line2
          ...
        21 | |   line20
        22 | | }
           | |_^
        """)
  }

  @Test func cutsALongLineAroundThePlace() throws {
    let filler = String(repeating: "항목 ", count: 3000)
    let drawn = drawing("\(filler)⟦here⟧ \(filler)", screen: Screen(columns: 80))
    let lines = drawn.split(separator: "\n").map { String($0.dropFirst(4)) }
    #expect(lines[0].hasPrefix("…") && lines[0].hasSuffix("…"))
    #expect(TextWidth.columns(of: lines[0]) <= 76)
    let before = try #require(lines[0].split(separator: "h").first)
    #expect(
      lines[1] == String(repeating: " ", count: TextWidth.columns(of: before)) + "^^^^")
  }

  @Test func tellsNotesAtTheirPlacesAndAtNone() {
    let (finding, file) = finding(
      in: "alert ⟦A⟧ {}",
      notes: [
        Diagnostic.Note(Message(en: "the first one", ko: ""), at: range(6, 7, file: 1)),
        Diagnostic.Note(Message(en: "rename it", ko: "")),
      ])
    let other = SourceFile(name: "b.dialog", text: "alert A")
    #expect(
      text(Report([finding], in: [file, other]).bytes(as: .text)) == """
        error[test/rule]: wrong
         --> a.dialog:1:7
          |
        1 | alert A {}
          |       ^
          = note: rename it
        note: the first one
         --> b.dialog:1:7
          |
        1 | alert A
          |       ^

        1 error

        """)
  }

  @Test func namesAFileWithoutTextAlone() {
    let finding = Diagnostic(
      "input/not-found", .error, Message(en: "gone", ko: ""), at: range(0, 0))
    let file = SourceFile(name: "x\u{1B}.dialog", bytes: [])
    #expect(
      text(Report([finding], in: [file]).bytes(as: .text))
        == "error[input/not-found]: gone\n --> x␛.dialog\n\n1 error\n")
  }

  @Test func countsBySeverity() {
    let findings = [Severity.note, .warning, .error, .warning].map { severity in
      Diagnostic("a/b", severity, Message(en: "x", ko: "x"), at: range(0, 1))
    }
    let files = [SourceFile(name: "a", text: "a")]
    func last(_ language: MessageLanguage) -> Substring? {
      text(Report(findings, in: files, language: language).bytes(as: .text))
        .split(separator: "\n").last
    }
    #expect(last(.english) == "1 error, 2 warnings, 1 note")
    #expect(last(.korean) == "오류 1개, 경고 2개, 참고 1개")
  }

  @Test func saysNothingOfNothing() {
    #expect(Report([], in: []).bytes(as: .text).isEmpty)
  }

  @Test func coloursOnlyWhereAsked() {
    let plain = report("a ⟦b⟧", screen: Screen(isColored: false))
    let colored = report("a ⟦b⟧", screen: Screen(isColored: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror[test/rule]\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }
}
