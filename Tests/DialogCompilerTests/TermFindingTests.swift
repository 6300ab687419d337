import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport
import Testing

/// What is wrong with a term is found in each dialog that asks for it, once, and allowed in each.
@Suite struct TermFindingTests {
  private let terms = "project P {\n  locales en\n}\nterms {\n  discard \"Yes\"\n}\n"

  private func dialog(_ name: String, allowing: String = "") -> String {
    """
    alert \(name) {
      title "Discard the draft?"
      message "It can’t be restored."
      \(allowing)
      button discard destructive
      cancel
    }

    """
  }

  private func findings(of text: String) -> [Diagnostic] {
    let file = SourceFile(name: "Drafts.dialog", text: terms + text)
    return Workspace([file], options: CompilerOptions()).findings
  }

  @Test func eachDialogHasOne() {
    let found = findings(of: dialog("A") + dialog("B") + dialog("C"))
    #expect(found.map(\.rule) == ["button/yes-no", "button/yes-no", "button/yes-no"])
    #expect(found.map(\.dialog) == ["A", "B", "C"])
  }

  @Test func anAllowanceHoldsForItsDialog() {
    let found = findings(
      of: dialog("A")
        + dialog("B", allowing: "@allow(button/yes-no, \"The app has always said so.\")"))
    #expect(found.map(\.dialog) == ["A"])
  }

  @Test func theReportTellsItOnce() {
    let file = SourceFile(name: "Drafts.dialog", text: terms + dialog("A") + dialog("B"))
    let found = Workspace([file], options: CompilerOptions()).findings
    let told = String(decoding: Report(found, in: [file]).bytes(as: .text), as: UTF8.self)
    #expect(told.matches(of: #/warning\[/#).count == 1)
    #expect(
      told.hasSuffix("note: the same in 1 other place\n  --> Drafts.dialog:18:10\n\n2 warnings\n"))
  }
}
