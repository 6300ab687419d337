import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport
import Testing

/// Projects that are kept up as an editor changes their files.
@Suite struct ProjectTreeTests {
  private static let ask =
    "alert Ask {\n  title \"Delete This Item?\"\n  button delete destructive\n  cancel\n}\n"
  private static let photos = "project Photos {\n}\n"

  private func tree(_ files: ChangingFiles, _ roots: String...) -> ProjectTree<ChangingFiles> {
    let tree = ProjectTree(in: files, options: CompilerOptions(least: .error))
    tree.open(roots.map { Path($0) })
    return tree
  }

  private func rules(_ tree: ProjectTree<ChangingFiles>, _ path: String) -> [String] {
    tree.findings(of: Path(path)).map(\.rule.name)
  }

  private func changed(_ tree: ProjectTree<ChangingFiles>) -> [String] {
    tree.changedFindings().map { "\($0.path.text) \($0.findings.map(\.rule.name))" }
  }

  @Test func anEditIsOfTheFileInItsProject() {
    let files = ChangingFiles([
      "a/P.dialog": Self.photos, "a/Ask.dialog": Self.ask, "Ask.dialog": Self.ask,
    ])
    let tree = tree(files, ".")
    #expect(changed(tree) == [])
    tree.change(Path("a/Ask.dialog"), replacing: ByteRange(0, 5), with: "alrt")
    #expect(rules(tree, "a/Ask.dialog") == ["syntax/unknown-keyword"])
    #expect(changed(tree) == ["a/Ask.dialog [\"syntax/unknown-keyword\"]"])
    #expect(changed(tree) == [])
    tree.closeBuffer(of: Path("a/Ask.dialog"))
    #expect(changed(tree) == ["a/Ask.dialog []"])
  }

  @Test func aProjectBlockThatComesTakesItsFiles() {
    let files = ChangingFiles(["a/Ask.dialog": Self.ask, "Ask.dialog": Self.ask])
    let tree = tree(files, ".")
    #expect(tree.projects.map(\.folder) == [nil])
    #expect(changed(tree) == ["a/Ask.dialog [\"name/duplicate\"]"])
    tree.change(Path("a/P.dialog"), to: Array(Self.photos.utf8))
    #expect(tree.projects.map(\.folder) == [nil, Path("a")])
    #expect(changed(tree) == ["a/Ask.dialog []"])
    tree.change(Path("a/P.dialog"), to: [])
    #expect(tree.projects.map(\.folder) == [nil])
    #expect(changed(tree) == ["a/Ask.dialog [\"name/duplicate\"]"])
  }

  @Test func filesThatChangeBehindTheEditorAreReadAnew() {
    let files = ChangingFiles(["Ask.dialog": Self.ask])
    let tree = tree(files, ".")
    files["b/Ask.dialog"] = Self.ask
    tree.filesChanged([Path("b")])
    #expect(changed(tree) == ["b/Ask.dialog [\"name/duplicate\"]"])
    files["b/Ask.dialog"] = Self.ask.replacing("Ask", with: "Ask2")
    tree.filesChanged([Path("b/Ask.dialog")])
    #expect(changed(tree) == ["b/Ask.dialog []"])
    files["b/Ask.dialog"] = nil
    tree.filesChanged([Path("b/Ask.dialog")])
    #expect(tree.project(of: Path("b/Ask.dialog")) == nil)
  }

  @Test func twoProjectsOfOneNameAreTold() {
    let files = ChangingFiles(["a/P.dialog": Self.photos, "b/P.dialog": "project Mail {\n}\n"])
    let tree = tree(files, ".")
    #expect(changed(tree) == [])
    tree.change(Path("b/P.dialog"), to: Array(Self.photos.utf8))
    #expect(changed(tree) == ["b/P.dialog [\"name/duplicate\"]"])
    let note = tree.findings(of: Path("b/P.dialog"))[0].notes[0].range!
    #expect(tree.path(of: note.file) == Path("a/P.dialog"))
    tree.change(Path("a/P.dialog"), replacing: ByteRange(8, 14), with: "Mail")
    #expect(changed(tree) == ["b/P.dialog []"])
  }

  @Test func onlyWhatIsOpenOfAProjectIsTold() {
    let files = ChangingFiles([
      "P.dialog": Self.photos, "Ask.dialog": "alrt A {\n}\n", "a/Ask.dialog": Self.ask,
    ])
    let tree = tree(files, "a")
    #expect(tree.projects[0].files.count == 3)
    #expect(changed(tree) == [])
    tree.change(Path("Ask.dialog"), replacing: ByteRange(9, 9), with: "\n")
    #expect(changed(tree).count == 1)
  }

  @Test func aFileGoesByTheNameThatIsOpenOfIt() {
    let files = ChangingFiles(["shared/Ask.dialog": Self.ask], links: ["Link": "shared"])
    let tree = tree(files, ".")
    let (own, other) = (Path("shared/Ask.dialog"), Path("Link/Ask.dialog"))
    tree.change(other, to: Array("alrt".utf8))
    #expect(tree.projects[0].files == [other])
    #expect(changed(tree) == ["Link/Ask.dialog [\"syntax/unknown-keyword\"]"])
    tree.change(own, to: Array("\nalrt".utf8))
    #expect(rules(tree, own.text) == rules(tree, other.text))
    #expect(rules(tree, own.text) == ["syntax/unknown-keyword"])
    #expect(Set(tree.changedFindings().map(\.path)) == [own, other])
    tree.closeBuffer(of: own)
    tree.closeBuffer(of: other)
    #expect(tree.projects[0].files == [own])
  }

  // MARK: Anything at all

  @Test("after any changes the answers are those of a fresh tree", arguments: 1...3)
  func isAsFromScratch(_ seed: UInt64) {
    var changed = ChangedTree(seed: seed)
    #expect(changed.firstDifference(in: 50) == nil)
  }
}
