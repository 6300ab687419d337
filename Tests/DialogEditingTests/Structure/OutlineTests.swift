import DialogCompiler
import DialogEditing
import DialogSupport
import TestSupport
import Testing

@Suite struct OutlineTests {
  @Test func tellsWhatAFileDeclares() {
    let open = OpenFile(
      """
      project Photos { source en }
      enum Media { photo, video }
      terms { album { en "Album" } }
      @deprecated("Gone.")
      alert Delete(count: Int) {
        title { en "Delete?"  ko "삭제할까요?" }
        field note "Note"
        button delete "Delete"
        cancel
      }
      notification Came { detail { action reply "Reply" } }
      translation ko of Delete { delete "삭제" }
      alert { title "Half" button {
      """)
    #expect(
      open.file.outline.drawn == """
        project Photos
        enumeration Media
          enumCase photo
          enumCase video
        terms terms
          term album – Album
        alert Delete – Delete? (deprecated)
          parameter count – Int
          text title – Delete?
          field note – Note
          button delete – Delete
          button cancel
        notification Came
          button reply – Reply
        translation Delete – ko
          row delete – 삭제
        alert alert – Half
          text title – Half
        """)
    // A name stands in what it names, as the protocol demands.
    for item in open.file.outline {
      #expect(item.range.start <= item.nameRange.start && item.nameRange.end <= item.range.end)
    }
  }

  @Test(arguments: [
    ("", "DeleteItems CloseDraft"),
    ("del", "delete DeleteItems deleteDraft"),
    ("DI", "DeleteItems discard"),
    ("dd", "deleteDraft discard"),
    ("xyz", ""),
    ("delete", "delete DeleteItems deleteDraft"),
  ])
  func findsSymbols(query: String, names: String) {
    let files = MemoryFiles([
      "A.dialog": "alert DeleteItems { button delete  button discard \"Discard\" }",
      "B.dialog": "actionSheet CloseDraft { choice deleteDraft \"Delete\" }",
    ])
    let tree = ProjectTree(in: files, options: CompilerOptions())
    tree.open([Path(".")])
    #expect(tree.symbols(matching: query).map(\.item.name).joined(separator: " ") == names)
  }
}

extension [OutlineItem] {
  fileprivate var drawn: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    flatMap { item in
      let detail = item.detail.isEmpty ? "" : " – \(item.detail)"
      let line = "\(item.kind) \(item.name)\(detail)" + (item.isDeprecated ? " (deprecated)" : "")
      return [String(repeating: "  ", count: depth) + line] + item.children.lines(depth: depth + 1)
    }
  }
}
