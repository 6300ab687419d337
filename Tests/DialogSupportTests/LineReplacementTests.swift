import DialogSupport
import Testing

@Suite struct LineReplacementTests {
  private func changes(_ old: String, _ new: String) -> [LineReplacement] {
    lineReplacements(from: lines(old), to: lines(new))
  }

  private func lines(_ text: String) -> [ArraySlice<UInt8>] { Array(text.utf8).linesWithEnds }

  @Test func linesKeepTheirEnds() {
    #expect(lines("a\r\n\nb").map { String(decoding: $0, as: UTF8.self) } == ["a\r\n", "\n", "b"])
    #expect(lines("").isEmpty)
    #expect(lines("\n").count == 1)
  }

  @Test func equalTextsDifferNowhere() { #expect(changes("a\nb\n", "a\nb\n").isEmpty) }

  @Test func findsWhatComesAndGoes() {
    #expect(changes("a\nb\nc\n", "a\nc\n") == [LineReplacement(old: 1..<2, new: 1..<1)])
    #expect(changes("a\nc\n", "a\nb\nc\n") == [LineReplacement(old: 1..<1, new: 1..<2)])
    #expect(changes("a\n", "a") == [LineReplacement(old: 0..<1, new: 0..<1)])
    #expect(changes("", "a\n") == [LineReplacement(old: 0..<0, new: 0..<1)])
  }

  @Test func keepsLinesBetweenChanges() {
    #expect(
      changes("x\nkeep\ny\n", "1\nkeep\n2\n") == [
        LineReplacement(old: 0..<1, new: 0..<1), LineReplacement(old: 2..<3, new: 2..<3),
      ])
  }

  @Test func whatMovedIsKeptOnOneSide() {
    #expect(changes("a\nb\nc\nd\n", "d\na\nb\nc\n").count == 2)
  }

  /// Whatever the texts, the replacements make the one out of the other.
  @Test func replacementsMakeTheNewText() {
    for _ in 0..<2000 {
      let (old, new) = (lines(randomText()), lines(randomText()))
      var made = old
      for change in lineReplacements(from: old, to: new).reversed() {
        made.replaceSubrange(change.old, with: new[change.new])
      }
      #expect(made == new)
    }
  }

  private func randomText() -> String {
    (0..<Int.random(in: 0...12)).map { _ in ["a\n", "b\n", "c\n", "d\n", "\n"].randomElement()! }
      .joined()
  }
}
