import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport
import Testing

/// What is found in several projects at once.
@Suite struct ProjectFindingTests {
  /// Findings as `rule file`, in the order of a report.
  private func findings(_ texts: [String: String]) -> [String] {
    let search = SourceSearch([Path(".")], in: MemoryFiles(texts))
    let files = search.files.map { SourceFile(name: $0.path.name, bytes: $0.bytes) }
    return analyze(files, in: search.projects, options: CompilerOptions(least: .error))
      .flatMap(\.findings).inSourceOrder()
      .map { "\($0.rule) \(files[Int($0.range.file.index)].name)" }
  }

  private let ask = """
    alert Ask {
      title "Delete This Item?"
      button delete destructive
      cancel
    }

    """

  @Test func projectsDoNotShareNames() {
    let texts = [
      "a/P.dialog": "project Photos {\n}\n" + ask, "b/Q.dialog": "project Mail {\n}\n" + ask,
      "c.dialog": ask,
    ]
    #expect(findings(texts) == [])
  }

  @Test func twoProjectsOfOneNameAreOneFinding() {
    let project = "project Photos {\n}\n" + ask
    #expect(
      findings(["a/P.dialog": project, "b/P.dialog": project, "c.dialog": ask])
        == ["name/duplicate b/P.dialog"])
  }

  @Test func twoBlocksInOneFolderAreOneFinding() {
    let texts = [
      "a/P.dialog": "project Photos {\n}\n" + ask,
      "a/Q.dialog": "project Mail {\n  source ko\n  locales en, ko\n}\n",
      "b/R.dialog": "project Mail {\n}\n",
    ]
    #expect(findings(texts) == ["name/duplicate a/Q.dialog"])
  }

  @Test func findingsAreOfTheFilesTheyStandIn() {
    let broken = ask.replacing("destructive", with: "destructve")
    let texts = [
      "a.dialog": ask, "b/P.dialog": "project Photos {\n}\n", "b/x.dialog": broken,
      "c/P.dialog": "project Mail {\n}\n", "c/x.dialog": broken,
    ]
    let found = findings(texts)
    #expect(found.count == 2)
    #expect(found.map { $0.split(separator: " ")[1] } == ["b/x.dialog", "c/x.dialog"])
  }

  @Test func filesThatDeclareNothingAreFineBesideAProject() {
    let notes = ["notes.dialog": "// Later.\n"]
    #expect(findings(notes) == ["syntax/no-declarations notes.dialog"])
    #expect(
      findings(notes.merging(["a/P.dialog": "project Photos {\n}\n" + ask]) { a, _ in a }) == [])
  }
}
