import DialogCompiler
import DialogFindings
import DialogSupport
import Testing

/// What several dialogs have wrong alike.
@Suite struct FindingGroupTests {
  @Test func tellsOnceWhatSeveralDialogsShare() {
    let findings = [say(0, of: "A"), say(2, of: "A"), say(4, of: "B")]
    #expect(
      text(Report(findings, in: [spaced]).bytes(as: .text)) == """
        warning[a/b]: wrong
         --> a.dialog:1:1
          |
        1 | x x x x x x x x x x x x x x
          | ^
        note: the same in 1 other place
         --> a.dialog:1:5

        warning[a/b]: wrong
         --> a.dialog:1:3
          |
        1 | x x x x x x x x x x x x x x
          |   ^

        3 warnings

        """)
  }

  @Test func countsThePlacesAfterTheFirstTen() {
    let findings = (0..<14).map { say(2 * $0, of: "Dialog\($0)") }
    let told = text(Report(findings, in: [spaced], language: .korean).bytes(as: .text))
    #expect(told.contains("\n참고: 같은 곳이 13군데 더 있습니다\n --> a.dialog:1:3\n"))
    #expect(told.hasSuffix(" --> a.dialog:1:21\n ... 그 밖에 3군데\n\n경고 14개\n"))
  }

  @Test func tellsWhatDiffersApart() {
    let fix = FixIt(Message(en: "mend it", ko: ""), TextEdit(replace: range(4, 5), with: "y"))
    let findings = [
      say(0, of: "A"), say(2, of: "B", "worse"), say(4, of: "C", fixes: [fix]),
      say(6, of: nil), say(8, of: nil),
    ]
    let told = text(Report(findings, in: [spaced]).bytes(as: .text))
    #expect(!told.contains("the same"))
  }

  @Test(arguments: [ReportFormat.json, .xcode, .github, .sarif])
  func programsAreToldEach(_ format: ReportFormat) {
    let findings = (0..<3).map { say(2 * $0, of: "Dialog\($0)") }
    let told = text(Report(findings, in: [spaced]).bytes(as: format))
    #expect(told.split(separator: "wrong").count == 4)
  }

  private let spaced = SourceFile(name: "a.dialog", text: "x x x x x x x x x x x x x x")

  private func say(
    _ start: Int, of dialog: String?, _ message: String = "wrong", fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      "a/b", .warning, Message(en: message, ko: "잘못"), at: range(start, start + 1),
      dialog: dialog, fixes: fixes)
  }
}
