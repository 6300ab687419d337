import DialogSupport
import DialogSyntax
import Testing

/// A keyword is a name wherever no keyword is expected, however the lines are indented.
@Suite struct KeywordNameTests {
  @Test(arguments: [
    "enum Kind {\ntranslation\nalert\nbanner\n}",
    "terms {\nterms { en \"Terms\" }\ntranslation by count { other \"…\" }\n}",
    "translation ko of Offer {\nterms by count { other \"…\" }\ntranslation by count { other \"…\" }\n}",
    "alert Offer(part: Part) {\ntitle by part {\nbutton by part { other \"…\" }\ntitle \"…\"\ncancel by part { other \"…\" }\n}\n}",
    "alert Offer(by: Part) {\ntitle by by { by by by { by \"…\" } of \"…\" }\n}",
    "alert Cancel {\ncancel by \"Cancel\"\n}",
    "alert Cancel {\ncancel if { en \"Cancel\" } if not if\n}",
    "actionSheet Choices(in: [String]) {\nchoice for for in in in \"{in}\" limit 5\n}",
    "alert Input(sensitive sensitive: String, by: String) {\nfield field \"…\" initial by required\n}",
  ])
  func keywordsAreNames(source: String) {
    #expect(findings(in: source) == [])
  }

  @Test func namesHaveNoHyphen() {
    let source = """
      enum Media-Kind { still-photo }
      terms { new-album "New Album" }
      alert Delete(item-count: Int) {
        title by item-count { still-photo "…" }
        button delete-all if item-count
      }
      translation pt-BR of Delete-All { delete-all "…" }
      """
    let tree = tree(of: source)
    #expect(Set(tree.findings.map(\.rule.name)) == ["syntax/hyphen-in-name"])
    #expect(
      tree.findings.map { tree.file.text($0.range.bytes) } == [
        "Media-Kind", "still-photo", "new-album", "item-count", "item-count", "still-photo",
        "delete-all", "item-count", "Delete-All", "delete-all",
      ])
  }

  /// The same lines show where a block was meant to end, where a brace is missing.
  @Test func declarationsAroundAMissingBraceAreRead() {
    let source = "enum Kind {\n  photo\nalert Delete {\n  title \"Delete?\"\n}\nterms {\n}\n"
    #expect(findings(in: source) == ["syntax/missing-brace"])
    #expect(tree(of: source).root.children.map(\.kind) == [.enumeration, .dialog, .terms])
  }

  private func findings(in source: String) -> [String] {
    tree(of: source).findings.map(\.rule.name)
  }

  private func tree(of source: String) -> SyntaxTree {
    SyntaxTree.parse(SourceFile(name: "names.dialog", text: source), id: FileID(0))
  }
}
