import DialogCompiler
import TestSupport
import Testing

/// Which files make a project together, whatever of them is asked for.
@Suite struct SourceSearchTests {
  private let photos = "project Photos {\n}\n"
  private let mail = "project Mail {\n}\n"
  private let dialog = "alert Ask {\n  title \"Sure?\"\n  cancel\n}\n"

  /// Each project with its files, in order; files that were not asked for stand in parentheses.
  private func projects(
    _ paths: String..., in files: MemoryFiles, scope: SearchScope = .projects
  ) -> [String] {
    let search = SourceSearch(paths.map { Path($0) }, in: files, scope: scope)
    #expect(search.problems.isEmpty)
    return search.projects.map { project in
      let names = project.files.map { index in
        let file = search.files[index]
        return file.isAsked ? file.path.text : "(\(file.path.text))"
      }
      return "\(project.name ?? "-"): " + names.joined(separator: " ")
    }
  }

  private var tree: MemoryFiles {
    MemoryFiles([
      "loose.dialog": dialog, "Mail/Project.dialog": mail, "Mail/Send.dialog": dialog,
      "Photos/Project.dialog": photos, "Photos/a/b/Deep.dialog": dialog,
      "Photos/a/Near.dialog": dialog, "Photos/Inner/Mine.dialog": "project Inner {\n}\n",
      "Photos/Inner/below/Own.dialog": dialog, "other/loose.dialog": dialog,
    ])
  }

  @Test func aFileBelongsToTheNearestProjectAbove() {
    #expect(
      projects(".", in: tree) == [
        "Mail: Mail/Project.dialog Mail/Send.dialog",
        "Inner: Photos/Inner/Mine.dialog Photos/Inner/below/Own.dialog",
        "Photos: Photos/Project.dialog Photos/a/Near.dialog Photos/a/b/Deep.dialog",
        "-: loose.dialog other/loose.dialog",
      ])
  }

  @Test func theOtherFilesOfAProjectAreReadToo() {
    let rest = "(Photos/Project.dialog) (Photos/a/Near.dialog)"
    #expect(
      projects("Photos/a/b/Deep.dialog", in: tree) == ["Photos: \(rest) Photos/a/b/Deep.dialog"])
    #expect(projects("Photos/a/b", in: tree) == ["Photos: \(rest) Photos/a/b/Deep.dialog"])
    #expect(
      projects("Photos/Inner/below", in: tree)
        == ["Inner: (Photos/Inner/Mine.dialog) Photos/Inner/below/Own.dialog"])
    #expect(
      projects("Photos/Project.dialog", in: tree)
        == ["Photos: Photos/Project.dialog (Photos/a/Near.dialog) (Photos/a/b/Deep.dialog)"])
  }

  @Test func aFileUnderNoProjectHasNoCompany() {
    #expect(projects("loose.dialog", in: tree) == ["-: loose.dialog"])
    #expect(projects("other", in: tree) == ["-: other/loose.dialog"])
  }

  @Test func severalPartsOfAProjectAreOne() {
    let all = ["Photos: Photos/Project.dialog Photos/a/Near.dialog Photos/a/b/Deep.dialog"]
    #expect(projects("Photos/a", "Photos/Project.dialog", in: tree) == all)
    #expect(
      projects("Photos/a/b", "Photos/a/../Project.dialog", "Photos/a/Near.dialog", in: tree)
        == ["Photos: Photos/a/../Project.dialog Photos/a/Near.dialog Photos/a/b/Deep.dialog"])
  }

  @Test func theSearchUpwardsEndsAtARepository() {
    let files = MemoryFiles([
      "/Above.dialog": photos, "mine/.git/HEAD": "", "mine/a/Ask.dialog": dialog,
      "plain/Ask.dialog": dialog,
    ])
    #expect(projects("mine/a", in: files) == ["-: mine/a/Ask.dialog"])
    #expect(projects("mine/a/Ask.dialog", in: files) == ["-: mine/a/Ask.dialog"])
    #expect(projects("mine", in: files) == ["-: mine/a/Ask.dialog"])
    let above = MemoryFiles(["a/.git": "", "a/P.dialog": photos, "a/b/Ask.dialog": dialog])
    #expect(projects("a/b", in: above) == ["Photos: (a/P.dialog) a/b/Ask.dialog"])
  }

  @Test func theSearchUpwardsGoesToTheRoot() {
    let files = MemoryFiles(["/P.dialog": photos, "Ask.dialog": dialog, "a/Ask.dialog": dialog])
    #expect(
      projects(".", in: files) == ["Photos: (../P.dialog) Ask.dialog a/Ask.dialog"])
    #expect(
      projects("/w/a/Ask.dialog", in: files)
        == ["Photos: (/P.dialog) (/w/Ask.dialog) /w/a/Ask.dialog"])
  }

  @Test func whatCannotBeReadAboveIsPassedOver() {
    let files = MemoryFiles(
      ["a/b/Ask.dialog": dialog, "a/x.dialog": mail, "x.dialog": mail],
      unreadable: ["a", "x.dialog"])
    #expect(projects("a/b", in: files) == ["-: a/b/Ask.dialog"])
    #expect(projects("a/b/Ask.dialog", in: files) == ["-: a/b/Ask.dialog"])
  }

  @Test(arguments: ["b", "b/x.dialog"])
  func whatCannotBeReadOfTheProjectIsAProblem(_ path: String) {
    let files = MemoryFiles(
      ["P.dialog": photos, "a/Ask.dialog": dialog, "b/x.dialog": dialog], unreadable: [path])
    #expect(SourceSearch([Path("a")], in: files).problems.map(\.path.text) == [path])
    #expect(SourceSearch([Path(".")], in: files).problems.map(\.path.text) == [path])
  }

  @Test func aSharedFolderBelongsToEachProjectThatLinksToIt() {
    let files = MemoryFiles(
      ["P/P.dialog": photos, "Q/Q.dialog": mail, "shared/Terms.dialog": dialog],
      links: ["P/shared": "../shared", "Q/shared": "../shared"])
    #expect(
      projects(".", in: files) == [
        "Photos: P/P.dialog P/shared/Terms.dialog", "Mail: Q/Q.dialog Q/shared/Terms.dialog",
        "-: shared/Terms.dialog",
      ])
    #expect(projects("P", in: files) == ["Photos: P/P.dialog P/shared/Terms.dialog"])
    #expect(
      projects("P/shared/Terms.dialog", in: files) == ["Photos: (P/P.dialog) P/shared/Terms.dialog"]
    )
    #expect(projects("P/shared", in: files) == ["Photos: (P/P.dialog) P/shared/Terms.dialog"])
    #expect(
      projects(".", in: files, scope: .filesAlone)
        == ["-: P/P.dialog Q/Q.dialog shared/Terms.dialog"])
  }

  @Test func linksThatLeadBackEnd() {
    let files = MemoryFiles(
      ["P/P.dialog": photos, "P/a/Ask.dialog": dialog, "Q/Q.dialog": mail, "x.dialog": dialog],
      links: [
        "P/up": "..", "P/a/self": ".", "P/other": "../Q", "Q/other": "../P", "P/loop": "loop",
      ])
    let expected = [
      "Photos: P/P.dialog P/a/Ask.dialog", "Mail: Q/Q.dialog", "-: x.dialog",
    ]
    #expect(projects(".", in: files) == expected)
    #expect(projects("P/a", in: files) == ["Photos: (P/P.dialog) P/a/Ask.dialog"])
  }

  @Test func standardInputIsOfTheProjectBesideIt() {
    var texts = ["-": dialog, "P/P.dialog": photos, "P/Ask.dialog": dialog, "Q/Q.dialog": mail]
    let files = MemoryFiles(texts)
    #expect(projects("-", in: files) == ["-: -"])
    #expect(projects("-", "P/P.dialog", in: files) == ["Photos: (P/Ask.dialog) P/P.dialog -"])
    #expect(
      projects("-", "P", "Q", in: files)
        == ["Photos: P/Ask.dialog P/P.dialog", "Mail: Q/Q.dialog", "-: -"])
    texts["-"] = "project Given {\n}\n"
    #expect(projects("-", in: MemoryFiles(texts)) == ["Given: -"])
  }

  @Test func aMisspeltKeywordDeclaresAProjectToo() {
    let files = MemoryFiles([
      "P/P.dialog": "// The app.\nprojct Photos {\n}\n", "P/Ask.dialog": dialog,
      "x.dialog": "alert A {\n  title \"project Photos {}\"\n  cancel\n}\n",
    ])
    #expect(
      projects(".", in: files) == ["Photos: P/Ask.dialog P/P.dialog", "-: x.dialog"])
  }

  @Test func filesThatDeclareNothingAreNoProjectBesideOne() {
    let files = MemoryFiles(["notes.dialog": "// Later.\n", "P/P.dialog": photos])
    #expect(SourceSearch([Path(".")], in: files).projects.map(\.isBlank) == [false, true])
    #expect(SourceSearch([Path("notes.dialog")], in: files).projects.map(\.isBlank) == [false])
  }
}
