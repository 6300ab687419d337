import DialogCompiler
import TestSupport
import Testing

/// Open buffers in front of files.
@Suite struct OverlaySourceTests {
  private let photos = "project Photos {\n}\n"
  private let dialog = "alert Ask {\n  title \"Sure?\"\n  cancel\n}\n"

  private func overlay(
    _ files: MemoryFiles, _ buffers: [String: String]
  ) -> OverlaySource<MemoryFiles> {
    var source = OverlaySource(files)
    for (path, text) in buffers.sorted(by: { $0.key < $1.key }) {
      source.open(Path(path), Array(text.utf8))
    }
    return source
  }

  /// Each project with its files, in order.
  private func projects(_ source: OverlaySource<MemoryFiles>, _ path: String = ".") -> [String] {
    let search = SourceSearch([Path(path)], in: source)
    #expect(search.problems.isEmpty)
    return search.projects.map { project in
      "\(project.name ?? "-"): "
        + project.files.map { search.files[$0].path.text }.joined(separator: " ")
    }
  }

  @Test func aBufferIsReadInThePlaceOfItsFile() {
    let files = MemoryFiles(["a/P.dialog": "// Later.\n", "a/Ask.dialog": dialog])
    var source = overlay(files, ["a/P.dialog": photos])
    #expect(projects(source) == ["Photos: a/Ask.dialog a/P.dialog"])
    source.close(Path("a/P.dialog"))
    #expect(projects(source) == ["-: a/Ask.dialog a/P.dialog"])
  }

  @Test func aFileThatIsNotSavedIsFound() {
    let files = MemoryFiles(["a/Ask.dialog": dialog])
    let source = overlay(files, ["a/P.dialog": photos, "a/b/c/New.dialog": dialog])
    let all = ["Photos: a/Ask.dialog a/P.dialog a/b/c/New.dialog"]
    #expect(projects(source) == all)
    #expect(projects(source, "a/Ask.dialog") == all)
    #expect(projects(source, "a/b/c/New.dialog") == all)
    #expect(
      projects(source, "/w/a") == ["Photos: /w/a/Ask.dialog /w/a/P.dialog /w/a/b/c/New.dialog"])
  }

  @Test func otherNamesOfAFileHaveItsBuffer() {
    let files = MemoryFiles(
      ["P/P.dialog": photos, "shared/Q.dialog": dialog], links: ["P/shared": "../shared"])
    let source = overlay(files, ["shared/Q.dialog": "new", "P/shared/New.dialog": dialog])
    #expect(try! source.bytes(of: Path("P/shared/Q.dialog")) == Array("new".utf8))
    #expect(try! source.bytes(of: Path("shared/New.dialog")) == Array(dialog.utf8))
    #expect(
      projects(source, "P")
        == ["Photos: P/P.dialog P/shared/New.dialog P/shared/Q.dialog"])
  }

  @Test func aFileThatIsRemovedStaysAsItsBuffer() {
    let files = ChangingFiles(["P.dialog": photos, "Ask.dialog": dialog])
    var source = OverlaySource(files)
    source.open(Path("Ask.dialog"), Array(dialog.utf8))
    files["Ask.dialog"] = nil
    source.refresh()
    #expect(
      SourceSearch([Path(".")], in: source).files.map(\.path.text) == ["Ask.dialog", "P.dialog"])
  }

  @Test func whatIsNowhereIsNotFound() {
    let source = overlay(MemoryFiles(["Ask.dialog": dialog]), ["b/New.dialog": dialog])
    #expect(throws: MemoryFiles.Failure.self) { try source.entry(at: Path("c")) }
    #expect(throws: MemoryFiles.Failure.self) { try source.names(in: Path("c"), extension: nil) }
    #expect(throws: MemoryFiles.Failure.self) { try source.bytes(of: Path("b/Other.dialog")) }
    #expect(try! source.entry(at: Path("b")).kind == .folder)
    #expect(try! source.entry(at: Path("b/New.dialog")).kind == .file)
  }
}
