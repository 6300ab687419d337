import DialogCompiler
import DialogFindings
import DialogSupport
import Testing

/// The formats that programs read.
@Suite struct ProgramReportTests {
  @Test func writesLinesForXcode() {
    let notes = [Diagnostic.Note(Message(en: "see\nhere", ko: ""), at: range(0, 1))]
    #expect(
      report("a\n 항목⟦b⟧", notes: notes, as: .xcode) == """
        a.dialog:2:4: error: wrong [test/rule]
        a.dialog:1:1: note: see here

        """)
  }

  @Test func writesCommandsForGitHub() {
    let finding = Diagnostic(
      "a/b", .note, Message(en: "100%: a,\nb", ko: ""), at: range(0, 1),
      notes: [Diagnostic.Note(Message(en: "why", ko: ""), at: range(0, 1))])
    let file = SourceFile(name: "a,b:c%.dialog", text: "xy\nz")
    #expect(
      text(Report([finding], in: [file]).bytes(as: .github))
        == "::notice file=a%2Cb%3Ac%25.dialog,line=1,col=1,endColumn=2,title=a/b"
        + "::100%25: a,%0Ab%0Aa,b:c%25.dialog:1: why\n")
  }

  @Test func givesGitHubNoColumnsOfSeveralLines() {
    #expect(
      report("⟦a\nb⟧", as: .github)
        == "::error file=a.dialog,line=1,endLine=2,title=test/rule::wrong\n")
  }

  @Test func countsColumnsInScalarsAndOffsetsInBytes() {
    let json = report("\n항👋⟦b⟧", as: .json)
    #expect(
      json.contains(
        """
              "range": {
                "start": {
                  "line": 2,
                  "column": 3,
                  "offset": 8
                },
                "end": {
                  "line": 2,
                  "column": 4,
                  "offset": 9
                }
              },
        """))
  }

  /// A column is counted right wherever in a line it is, also across the blocks of the line table.
  @Test(arguments: [0, 1, 1022, 1023, 1024, 1025, 2047, 2048, 5000])
  func countsColumnsFarAlongALine(offset: Int) {
    let source = SourceFile(name: "a", text: "x\n" + String(repeating: "a항", count: 2000))
    let table = LineTable(source)
    let expected = String(decoding: source.bytes[2..<(offset + 2)], as: UTF8.self)
      .unicodeScalars.filter { $0 != "\u{FFFD}" }.count
    let isInside = source.bytes[offset + 2] & 0xC0 == 0x80
    #expect(table.position(at: offset + 2).column == expected + (isInside ? 2 : 1))
  }

  @Test func makesDocumentsOfNothing() {
    #expect(text(Report([], in: []).bytes(as: .json)).contains("\"diagnostics\": []"))
    #expect(text(Report([], in: []).bytes(as: .sarif)).contains("\"results\": []"))
    #expect(Report([], in: []).bytes(as: .xcode).isEmpty)
    #expect(Report([], in: []).bytes(as: .github).isEmpty)
  }

  @Test(arguments: [
    ("a b/항목.dialog", "a%20b/%ED%95%AD%EB%AA%A9.dialog"),
    ("/tmp/a#.dialog", "file:///tmp/a%23.dialog"),
    ("../a:b?.dialog", "../a%3Ab%3F.dialog"),
    ("100%.dialog", "100%25.dialog"),
  ])
  func writesPathsAsURIs(path: String, uri: String) {
    let finding = Diagnostic("a/b", .error, Message(en: "x", ko: ""), at: range(0, 0))
    let sarif = text(Report([finding], in: [SourceFile(name: path, bytes: [])]).bytes(as: .sarif))
    #expect(sarif.contains("\"uri\": \"\(uri)\""))
  }

  @Test func takesWarningsForErrors() {
    let findings = Severity.allCases.map {
      Diagnostic("a/b", $0, Message(en: "x", ko: ""), at: range(0, 0))
    }
    #expect(findings.withWarningsAsErrors().map(\.severity) == [.note, .error, .error])
  }
}
