import DialogCompiler
import DialogFindings
import DialogSupport
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

  // MARK: Anything at all

  private static let links = ["Q/shared": "../shared"]
  private static let names = [
    "P/P.dialog", "P/a.dialog", "P/in/b.dialog", "P/in/Q.dialog", "Q/Q.dialog", "Q/c.dialog",
    "shared/d.dialog", "e.dialog", "new/deep/f.dialog", "P/in/.git",
  ]
  private static let texts = [
    ask, photos, "project Mail {\n  source en\n  locales en, ko\n}\n", "", "// Nothing.\n",
    "alert Ask {\n  title \"Sure?\"\n  message \"{name}\"\n  cancel\n}\n", photos + ask,
    "projct Photos {\n}\n", "translation ko of Ask {\n  title \"삭제할까요?\"\n}\n",
    ask.replacing("Ask", with: "Other"), "alert Broken {\n  title \"Sure\n", "project {\n}\n",
    "enum Kind { a, b }\n", "term Item { en \"Item\"  ko \"항목\" }\n",
  ]

  @Test("after any changes the answers are those of a fresh tree", arguments: 1...6)
  func isAsFromScratch(_ seed: UInt64) throws {
    let files = ChangingFiles(
      ["P/P.dialog": Self.photos, "P/a.dialog": Self.ask], links: Self.links)
    let options = CompilerOptions()
    let kept = ProjectTree(in: files, options: options)
    kept.open([Path(".")])
    var numbers = RandomNumbers(seed: seed &* 7919)
    var buffers: [Path: [UInt8]] = [:]
    var told: [Path: [Diagnostic]] = [:]
    for count in 1...150 {
      let what = Self.change(files, kept, &buffers, &numbers)
      if count % 3 == 0 {
        for (path, findings) in kept.changedFindings() {
          told[path] = findings.isEmpty ? nil : findings
        }
      }
      let fresh = ProjectTree(in: files, options: options)
      for (path, bytes) in buffers { fresh.change(path, to: bytes) }
      fresh.open(kept.roots)
      try #require(Self.grouping(kept) == Self.grouping(fresh), "\(count): \(what)")
      let paths = kept.projects.flatMap(\.files)
      for path in paths {
        try #require(
          Self.findings(kept, path) == Self.findings(fresh, path), "\(count): \(what), \(path.text)"
        )
      }
      if count % 3 != 0 { continue }
      let all = fresh.changedFindings()
      try #require(told.keys.sorted() == all.map(\.path), "\(count): \(what)")
      for (path, findings) in all {
        try #require(
          Self.canonical(told[path]!, kept) == Self.canonical(findings, fresh), "\(count): \(what)")
      }
    }
  }

  /// Changes something, as people and programs do.
  private static func change(
    _ files: ChangingFiles, _ tree: ProjectTree<ChangingFiles>, _ buffers: inout [Path: [UInt8]],
    _ numbers: inout RandomNumbers
  ) -> String {
    let name = names[numbers.next(below: names.count)]
    let path = Path(name)
    let text = texts[numbers.next(below: texts.count)]
    let kind = numbers.next(below: 10)
    switch kind {
    case 0...2:
      files[name] = text
      tree.filesChanged([path])
    case 3:
      files[name] = nil
      tree.filesChanged([path])
    case 4:
      buffers[path] = nil
      tree.closeBuffer(of: path)
    case 5, 6:
      buffers[path] = Array(text.utf8)
      tree.change(path, to: Array(text.utf8))
    case 7 where numbers.next(below: 4) == 0:
      let root = [Path("."), Path("P/in"), Path("Q")][numbers.next(below: 3)]
      if tree.roots.contains(root) { tree.close([root]) } else { tree.open([root]) }
      return "root \(root.text)"
    default:
      guard let bytes = tree.bytes(of: path) else { return "" }
      var start = numbers.next(below: bytes.count + 1)
      while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
      let end = start < bytes.count && bytes[start] < 0x80 ? start + numbers.next(below: 2) : start
      tree.change(
        path, replacing: ByteRange(start, end), with: ["x", "{", "\n", "}"][numbers.next(below: 4)])
      buffers[path] = tree.bytes(of: path)
    }
    return "\(kind) \(name) \(text)"
  }

  private static func grouping(_ tree: ProjectTree<ChangingFiles>) -> [String] {
    tree.projects.map { "\($0.folder?.text ?? "-"): \($0.files.map(\.text))" }
      + tree.problems.map(\.path.text)
  }

  private static func findings(
    _ tree: ProjectTree<ChangingFiles>, _ path: Path
  ) -> [Diagnostic] { canonical(tree.findings(of: path), tree) }

  /// Findings with ids that are the same in every tree.
  private static func canonical(
    _ findings: [Diagnostic], _ tree: ProjectTree<ChangingFiles>
  ) -> [Diagnostic] {
    let all = names + ["Q/shared/d.dialog"]
    var ranges: [SourceRange] = []
    for finding in findings {
      ranges.append(finding.range)
      ranges += finding.notes.compactMap(\.range)
      for fix in finding.fixes { ranges += fix.edits.map(\.range) }
    }
    let count = ranges.map { Int($0.file.index) }.max() ?? -1
    let ids = (0..<(count + 1)).map { all.firstIndex(of: tree.path(of: FileID($0)).text)! }
    return findings.map { $0.moved(to: ids) }
  }
}
