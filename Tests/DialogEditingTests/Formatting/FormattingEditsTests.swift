import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport
import TestSupport
import Testing

@Suite struct FormattingEditsTests {
  /// What the edits make of a file is what the formatter makes of it, however it was laid out.
  @Test(arguments: SampleProject.all)
  func editsMakeWhatTheFormatterMakes(_ sample: SampleProject) throws {
    for source in sample.files {
      let text = String(decoding: source.bytes, as: UTF8.self)
      for untidy in [
        text, text.replacing("\n  ", with: "\n"), text.replacing("\n\n", with: "\n\n\n\n"),
        text.replacing("  ", with: "\t "), text.replacing("\n", with: "\r\n"),
      ] {
        let file = OpenFile(untidy).file
        guard let edits = file.formattingEdits() else { continue }
        let formatted = file.project.workspace.formatted([file.id])[0]
        let made = file.source.bytes.applying(edits)
        if case .changed(let bytes) = formatted {
          #expect(made == bytes)
        } else {
          #expect(edits == [])
        }
      }
    }
  }

  @Test func onlyWhatDiffersIsEdited() throws {
    let open = OpenFile("alert A {\n⟦⟧title \"Saved\"\n  button  ok\n}\n")
    let edits = try #require(open.file.formattingEdits())
    #expect(edits.map(\.text) == ["  ", ""])
    #expect(edits.map(\.range.bytes.indices.count) == [0, 1])
  }

  @Test func whatDoesNotParseIsLeftAlone() {
    #expect(OpenFile("alert A {").file.formattingEdits() == nil)
    #expect(OpenFile("alert A {\n").file.formattingEdits(afterTyping: "\n", at: 10) == [])
  }
}
