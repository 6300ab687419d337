import DialogCompiler
import DialogText
import Testing

/// One mistake gives one finding, and hides no other.
@Suite struct EchoTests {
  private func rules(of text: String) -> [RuleID] {
    let file = SourceFile(name: "Albums.dialog", text: text)
    return analyze([file], options: CompilerOptions()).findings.map(\.rule)
  }

  private func album(_ keyword: String, _ name: String) -> String {
    """
    alert DeleteAlbum(name: String) {
      purpose destructive
      \(keyword) { en "Delete “{name}”?"  ko "“{\(name)}” 앨범을 삭제할까요?" }
      button delete destructive
      cancel
    }
    """
  }

  @Test func aMisspeltNameIsNoMissingPlaceholder() {
    #expect(rules(of: album("title", "nam")) == ["name/unknown-parameter"])
  }

  @Test func aKeywordThatCanBeGuessedHidesNothing() {
    #expect(
      rules(of: album("titel", "nam")) == ["syntax/unknown-keyword", "name/unknown-parameter"])
    #expect(rules(of: album("titel", "name")) == ["syntax/unknown-keyword"])
  }
}
