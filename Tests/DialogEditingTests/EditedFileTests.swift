import DialogEditing
import DialogSupport
import Testing

@Suite struct EditedFileTests {
  /// Places in the program count from declarations; what an editor is told counts from the file.
  @Test func placesAreOfFiles() throws {
    let open = OpenFile(
      """
      alert First { title "Saved"  button ok }

      alert ⟦Second⟧ { title "Saved"  button ok }
      """)
    let dialog = try #require(
      open.file.project.workspace.program.dialogs.first { $0.name.text == "Second" })
    let place = open.file.place(of: dialog.name.range)
    #expect(place.path == open.file.path)
    #expect(place.range == open.selection)
  }
}
