import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport
import TestSupport
import Testing

@Suite struct ActionTests {
  /// The text after the action of a title that begins so.
  private func after(_ title: String, _ text: String, beside: [String: String] = [:]) -> String {
    let open = OpenFile(text, beside: beside)
    let actions = open.file.actions(in: open.selection)
    guard let action = actions.first(where: { $0.title.english.hasPrefix(title) }) else {
      return "none of \(actions.map(\.title.english))"
    }
    return open.applying(action)
  }

  private func titles(_ text: String) -> [String] {
    let open = OpenFile(text)
    return open.file.actions(in: open.selection).map(\.title.english)
  }

  private static let project = "project P { source en; locales en, ko }\n"

  @Test func fixesOfAFinding() {
    #expect(
      after("remove ‘:’", "alert A {\n  title⟦⟧: \"Saved\"\n  button ok\n}")
        == "alert A {\n  title \"Saved\"\n  button ok\n}")
    let open = OpenFile("alert A {\n  title⟦⟧: \"Saved\"\n  button ok\n}")
    let actions = open.file.actions(in: open.selection)
    #expect(actions[0].isPreferred)
    #expect(actions.contains { $0.kind == .fixAll })
  }

  @Test func addsLanguages() {
    #expect(
      after(
        "add the missing",
        Self.project + """
          alert Dele⟦⟧te(count: Int) {
            title by count { one "Delete This Item?"  other "Delete {count} Items?" }
            message {
              en "They’re gone."
            }
            button delete "Delete" destructive
            cancel
          }
          """) == Self.project + """
          alert Delete(count: Int) {
            title { en by count { one "Delete This Item?"  other "Delete {count} Items?" }  ko "Delete {count} Items?" }
            message {
              en "They’re gone."
              ko "They’re gone."
            }
            button delete { en "Delete"  ko "삭제" } destructive
            cancel
          }
          """)
  }

  @Test func convertsBackAndForth() {
    let alert = "alert Cl⟦⟧ose {\n  title \"Close?\"\n  button save \"Save\"\n  cancel\n}"
    let sheet =
      "actionSheet Close {\n  source closeButton\n  title \"Close?\"\n  choice save \"Save\"\n  cancel\n}"
    #expect(after("convert", alert) == sheet)
    #expect(
      after("convert", sheet.replacing("Close {", with: "Cl⟦⟧ose {"))
        == alert.replacing("⟦⟧", with: ""))
    #expect(
      !titles("alert Cl⟦⟧ose {\n  title \"Close?\"\n  field a \"A\"\n  button save \"Save\"\n}")
        .contains { $0.hasPrefix("convert") })
  }

  @Test func extractsATerm() {
    #expect(
      after(
        "extract",
        "terms {\n  open \"Open\"\n}\n\nalert A {\n  title \"Saved\"\n  button sh⟦⟧ow \"Show File\"\n  cancel\n}"
      )
        == "terms {\n  open \"Open\"\n  show \"Show File\"\n}\n\nalert A {\n  title \"Saved\"\n  button show\n  cancel\n}"
    )
    #expect(
      after("extract", "alert A {\n  title \"Saved\"\n  button sh⟦⟧ow \"Show File\"\n  cancel\n}\n")
        == "alert A {\n  title \"Saved\"\n  button show\n  cancel\n}\n\nterms {\n  show \"Show File\"\n}\n"
    )
  }

  @Test func allowsAFinding() {
    let text =
      "alert Share {\n  purpose permission\n  title \"Share this album?\"\n  button share \"Y⟦⟧es\"\n  cancel\n}"
    #expect(
      after("allow button/yes-no", text)
        == text.replacing("⟦⟧", with: "")
        .replacing("  button", with: "  @allow(button/yes-no, \"why it is right here\")\n  button"))
  }

  @Test func previewsTheDialogAround() {
    #expect(titles("alert A {\n  title \"Sav⟦⟧ed\"\n  button ok\n}").last == "preview A")
  }

  /// Every action of every finding in samples and fixtures can be made, and what is made parses no
  /// worse than before.
  @Test func everyActionApplies() throws {
    var count = 0
    for text in try editedTexts() {
      let open = OpenFile(text)
      let before = open.file.tree.findings.count
      for finding in open.file.project.workspace.findings {
        for action in open.file.actions(in: finding.range.bytes) where !action.edits.isEmpty {
          let after = open.applying(action)
          let isSyntax = action.finding?.rule.name.hasPrefix("syntax/") ?? false
          let found = OpenFile(after).file.tree.findings.count
          #expect(found <= before || isSyntax, "\(action.title.english) in \(text) makes \(after)")
          count += 1
        }
      }
    }
    #expect(count > 300)
  }
}

extension OpenFile {
  /// The file after the edits of an action that are of it.
  func applying(_ action: CodeAction) -> String {
    var bytes = file.source.bytes
    let edits = action.edits.filter { $0.place.path == file.path }
    for edit in edits.sorted(by: { $0.place.range.start > $1.place.range.start }) {
      bytes.replaceSubrange(edit.place.range.indices, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
