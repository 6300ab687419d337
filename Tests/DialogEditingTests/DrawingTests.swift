import DialogCompiler
import DialogEditing
import DialogLocales
import Testing

@Suite struct DrawingTests {
  private func drawn(_ name: String, in language: String, _ text: String) -> String {
    let file = OpenFile(text).file
    let drawing = file.project.workspace.drawing(ofDialog: name, in: LanguageTag(language)!)!
    return (drawing.rows + drawing.details + drawing.remarks.map(\.english)).joined(separator: "\n")
  }

  private static let text = """
    project P { source en; locales en, ko }
    alert DeleteAlbum(album: String) {
      title { en "Delete “{album}”?"  ko "앨범 {album:을/를} 삭제할까요?" }
      button deleteAlbum { en "Delete Album"  ko "앨범 삭제" } destructive
      cancel
    }
    """

  @Test func anAlertInEachLanguage() {
    #expect(
      drawn("DeleteAlbum", in: "en", Self.text) == """
        ╭────────────────────────────────────────╮
        │                                        │
        │            Delete “Album”?             │
        │                                        │
        ├───────────────────┬────────────────────┤
        │      Cancel       │   ! Delete Album   │
        ╰───────────────────┴────────────────────╯
        Return presses “Cancel”
        red: “Delete Album”
        """)
    #expect(
      drawn("DeleteAlbum", in: "ko", Self.text) == """
        ╭──────────────────────────────────╮
        │                                  │
        │     앨범 Album을 삭제할까요?     │
        │                                  │
        ├────────────────┬─────────────────┤
        │      취소      │   ! 앨범 삭제   │
        ╰────────────────┴─────────────────╯
        Return presses “취소”
        red: “앨범 삭제”
        """)
  }

  @Test func oneWithErrorsHasItsTexts() {
    let broken = Self.text.replacing("destructive", with: "destructive if unknown by")
    #expect(
      drawn("DeleteAlbum", in: "en", broken) == """
        Delete “{album}”?
        [ Delete Album ]
        [ Cancel ]
        its errors must be mended before it can be drawn
        """)
  }
}
