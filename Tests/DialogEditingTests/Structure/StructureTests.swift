import DialogEditing
import DialogSupport
import Testing

@Suite struct StructureTests {
  /// What can be folded, between marks; `⟦` stands before what is hidden.
  @Test(arguments: [
    "alert A {⟦\n  title {⟦\n    en \"A\"\n  ⟧}\n⟧}\n",
    "alert A(⟦\n  n: Int\n⟧) {⟦\n  title \"\"\"⟦\n    A\n    ⟧\"\"\"\n⟧}\n",
    "// one\n\n// one⟦\n// two⟧\n\n/// three⟦\r\n/// four⟧\r\nalert A {}\n",
    "/*⟦ one\n two */⟧ alert A {}\n",
    "alert A {⟦\n  title {\n    en \"A\"\n  button go \"Go\"\n⟧}\n",
    "// one\n/// two\nalert A {}\n",
  ])
  func folds(drawn: String) {
    let bare = drawn.filter { $0 != "⟦" && $0 != "⟧" }
    let open = OpenFile(bare)
    #expect(open.drawn(open.file.foldingRanges.map(\.range)) == drawn)
  }

  /// What is selected around a cursor, step by step.
  @Test func growsSelections() {
    let open = OpenFile(
      "/// Asks.\nalert A(n: Int) {\n  title { en \"Delete {n⟦⟧:number} Items\" }\n}\n")
    let ranges = open.file.selectionRanges(at: open.cursor)
    let texts = ranges.map {
      open.file.source.text($0).split(separator: "\n").last.map(String.init) ?? ""
    }
    let text = "Delete {n:number} Items"
    #expect(
      texts == [
        "n", "n:number", "{n:number}", text, "\"\(text)\"", "en \"\(text)\"", " en \"\(text)\" ",
        "{ en \"\(text)\" }", "title { en \"\(text)\" }", "  title { en \"\(text)\" }", "}", "}",
        "}",
        "}",
      ])
    for (inner, outer) in zip(ranges, ranges.dropFirst()) {
      #expect(outer.start <= inner.start && inner.end <= outer.end && inner != outer)
    }
    #expect(ranges.last == ByteRange(0, open.file.source.bytes.count))
  }

  @Test func findsLinks() {
    let open = OpenFile(
      """
      // See https://developer.apple.com/design/ (alerts), and Other.dialog.
      project P { rules { button/verb off  no/rule off } }
      @allow(button/yes-no, "https://example.org")
      alert A {}
      """, beside: ["Other.dialog": ""])
    let links = open.file.links
    #expect(
      links.map { open.file.source.text($0.range) } == [
        "https://developer.apple.com/design/", "Other.dialog", "button/verb", "button/yes-no",
      ])
    #expect(links[2].target == .rule("button/verb"))
    #expect(links[0].target == .url("https://developer.apple.com/design/"))
  }
}
