import DialogEditing
import DialogFindings
import DialogSupport
import Testing

@Suite struct HintTests {
  private static let project = "project P { source en; locales en, ko }\n"

  /// The text with hints between `‹` and `›`.
  private func hinted(_ text: String, beside: [String: String] = [:]) -> String {
    let file = OpenFile(text, beside: beside).file
    var bytes = file.source.bytes
    for hint in file.inlayHints(in: ByteRange(0, bytes.count)).reversed() {
      bytes.insert(contentsOf: "‹\(hint.label)›".utf8, at: hint.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func hintsSayTheOtherLanguage() {
    let dialog =
      Self.project
      + "actionSheet S {\n  source a\n  choice save \"Save\"\n  choice delete\n  cancel\n}\n"
    let korean = "translation ko of S {\n  save \"저장\"\n}\n"
    #expect(
      hinted(dialog, beside: ["S.ko.dialog": korean])
        == Self.project
        + "actionSheet S {\n  source a\n  choice save \"Save\"‹ko: 저장›\n  choice delete‹Delete · 삭제›\n  cancel‹Cancel · 취소›\n}\n"
    )
    #expect(
      hinted(korean, beside: ["S.dialog": dialog])
        == "translation ko of S {\n  save \"저장\"‹en: Save›\n}\n")
  }

  @Test func lensesTellWhatIsMissing() {
    let file = OpenFile(
      Self.project + "alert A { title \"Saved\"; message { en \"Well.\"  ko \"네.\" }; button ok }"
    ).file
    let lenses = file.codeLenses()
    #expect(lenses.map(\.dialog) == ["A"])
    #expect(lenses[0].missing.map { "\($0.language) \($0.texts)" } == ["ko 1"])
  }

  @Test func signatures() throws {
    let open = OpenFile("alert A(count: Int, na⟦⟧me: String) { title \"{count} of {name}\" }")
    let help = try #require(open.file.signatureHelp(at: Int(open.selection.start)))
    #expect(help.label == "A(count: Int, name: String)")
    #expect(help.active == 1)
    let used = OpenFile("alert A(count: Int, name: String) { title \"{count} of {na⟦⟧\" }")
    #expect(
      used.file.signatureHelp(at: Int(used.selection.start))?.label == "A(count: Int, name: String)"
    )
  }

  @Test func aPreviewHasAllLanguages() throws {
    let file = OpenFile(Self.project + "alert A { title { en \"Saved\"  ko \"저장됨\" }; button ok }")
      .file
    #expect(
      try #require(file.preview(ofDialog: "A")).text(in: .english) == """
        A · en

        ╭────────────────────────────────╮
        │                                │
        │             Saved              │
        │                                │
        ├────────────────────────────────┤
        │               OK               │
        ╰────────────────────────────────╯

        Return presses “OK”

        A · ko

        ╭────────────────────────────────╮
        │                                │
        │             저장됨             │
        │                                │
        ├────────────────────────────────┤
        │              확인              │
        ╰────────────────────────────────╯

        Return presses “확인”

        """)
  }
}
