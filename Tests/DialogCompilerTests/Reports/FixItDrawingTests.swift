import DialogCompiler
import DialogFindings
import DialogSupport
import Testing

@Suite struct FixItDrawingTests {
  private func drawn(_ marked: String, _ edits: TextEdit...) -> String {
    let fix = FixIt(Message(en: "mend it", ko: ""), edits, applicability: .safe)
    let lines = drawing(marked, fixes: [fix]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("help: mend it") } ?? 0
    return lines[(start + 2)...].joined(separator: "\n")
  }

  @Test func replaces() {
    #expect(
      drawn("button ⟦delet⟧", TextEdit(replace: range(7, 12), with: "delete")) == """
        1 - button delet
        1 + button delete
        """)
  }

  @Test func insertsALine() {
    #expect(
      drawn("alert A ⟦{⟧\n  cancel\n", .insert("}\n", at: range(19, 19))) == "3 + }")
  }

  @Test func removesALine() {
    #expect(
      drawn("alert A {\n  ⟦color⟧ red\n  cancel\n", .remove(range(10, 22))) == "2 -   color red")
  }

  @Test func showsChangesFarApartEachAtItsPlace() {
    let source = "a ⟦b⟧\n\n\n\nc d\n"
    #expect(
      drawn(
        source, TextEdit(replace: range(2, 3), with: "x"),
        TextEdit(replace: range(9, 10), with: "y"))
          == """
          1 - a b
          1 + a x
            |
          5 - c d
          5 + c y
          """)
  }

  @Test func leavesOutWhatIsMore() {
    let edit = TextEdit(replace: range(0, 1), with: String(repeating: "x\n", count: 20))
    let lines = drawn("⟦a⟧", edit).split(separator: "\n")
    #expect(lines.count == 1 + 6 + 1)
    #expect(lines.last == " ...")
  }

  /// Whatever is edited, the lines shown without their signs are the lines before and after.
  @Test func drawsWhatApplyingGives() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let source = String(
        (0..<12).map { _ in ["a", "항", "항", "\n", " "].randomElement(using: &random)! })
      let offsets = source.indices.map { source.utf8.distance(from: source.startIndex, to: $0) }
      let start = offsets.randomElement(using: &random)!
      let end = offsets.filter { $0 >= start }.randomElement(using: &random)!
      let new = ["", "b", "b\n", "\nc\n", "눈"].randomElement(using: &random)!
      let edit = TextEdit(replace: range(start, end), with: new)
      let lines = drawnLines(source, edit)
      let before = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      var changed = Array(source.utf8)
      changed.replaceSubrange(start..<end, with: new.utf8)
      let after = text(changed).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        applied(lines, to: before) == after.map(trimmed), "\(source.debugDescription) \(edit)")
    }
  }

  private func drawnLines(_ source: String, _ edit: TextEdit) -> [(
    number: Int, sign: Character, String
  )] {
    let fix = FixIt(Message(en: "mend it", ko: ""), [edit])
    let finding = Diagnostic("a/b", .error, Message(en: "x", ko: ""), at: range(0, 0), fixes: [fix])
    let file = SourceFile(name: "a", text: source)
    let all = text(Report([finding], in: [file]).bytes(as: .text)).split(separator: "\n")
    return all.drop { !$0.hasPrefix("help") }.compactMap { line in
      let parts = line.drop { $0 == " " }.split(
        separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count >= 2, let number = Int(parts[0]), let sign = parts[1].first else {
        return nil
      }
      return (number, sign, trimmed(parts.count > 2 ? parts[2] : ""))
    }
  }

  private func applied(
    _ lines: [(number: Int, sign: Character, String)], to source: [String]
  ) -> [String] {
    var result = source.map { trimmed($0[...]) }
    let old = lines.filter { $0.sign == "-" }
    let new = lines.filter { $0.sign == "+" }
    guard let first = lines.first?.number else { return result }
    result.replaceSubrange((first - 1)..<(first - 1 + old.count), with: new.map(\.2))
    return result
  }

  private func trimmed(_ line: Substring) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
