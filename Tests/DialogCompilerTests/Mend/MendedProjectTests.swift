import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport
import Testing

@Suite struct MendedProjectTests {
  private func workspace(_ texts: String...) -> Workspace {
    let files = texts.enumerated().map { SourceFile(name: "\($0).dialog", text: $1) }
    return Workspace(files, options: CompilerOptions())
  }

  private func text(_ project: MendedProject, _ file: Int = 0) -> String {
    String(decoding: project.workspace.files[file].bytes, as: UTF8.self)
  }

  private let marks = """
    alert Full {
      title "The disk is full!!"
      message "The file could not be saved. Remove some files and try again"
      button ok
    }

    """

  @Test func mendsAllThatIsSafe() {
    let before = workspace(marks)
    let project = before.mended()
    #expect(text(project).contains("full!\"") && text(project).contains("again.\""))
    #expect(project.mended.count == 2 && project.refused == 0 && project.isSettled)
    #expect(String(decoding: before.files[0].bytes, as: UTF8.self) == marks)
  }

  @Test func mendsNothingWhereNothingIsSafe() {
    let project = workspace(
      "alert Full {\n  title \"The disk is full.\"\n  button ok \"OK...\"\n}\n"
    )
    .mended()
    #expect(project.mended.isEmpty && project.isSettled)
  }

  /// The mark is found once the string that holds it is read as one.
  @Test func mendsWhatComesToLight() {
    let source = marks.replacing("\"The disk is full!!\"", with: "“The disk is full!!”")
    let project = workspace(source).mended()
    #expect(text(project).contains("title \"The disk is full!\""))
    #expect(project.isSettled)
  }

  @Test func mendsTheFilesAskedFor() {
    let project = workspace(marks, marks.replacing("Full", with: "Whole"))
      .mended(changing: { $0 == FileID(1) })
    #expect(text(project) == marks)
    #expect(text(project, 1).contains("full!\""))
    #expect(Set(project.mended.map(\.range.file)) == [FileID(1)])
  }

  @Test func mendsTheRulesAskedFor() {
    #expect(workspace(marks).mended(of: ["button/ok"]).mended.isEmpty)
    #expect(workspace(marks).mended(of: ["text/ending-punctuation"]).mended.count == 2)
  }

  /// What is mended stays mended, and no error comes of it, in everything that is committed.
  @Test(arguments: SampleProject.all) func mendsSamplesOnce(_ sample: SampleProject) {
    let project = Workspace(sample.files, options: CompilerOptions()).mended()
    #expect(project.isSettled)
    #expect(project.workspace.mended().mended.isEmpty)
  }
}
