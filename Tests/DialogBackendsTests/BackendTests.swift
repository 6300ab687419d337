import DialogBackends
import Testing

@Suite("Backends")
struct BackendTests {
  @Test("each has a name of its own, in small letters")
  func names() {
    let names = Backend.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 } })
  }

  @Test("each makes files of its own, none twice, for any project", arguments: Backend.all.indices)
  func artifacts(_ index: Int) throws {
    let program = try checkedProgram(
      #"alert Leave { title "Leave?"; button leave "Leave"; cancel }"#)
    let paths = Backend.all[index].artifacts(for: program).map(\.path)
    #expect(!paths.isEmpty)
    #expect(Set(paths).count == paths.count)
  }

  @Test("the terminal's files stand beside those of C")
  func terminal() throws {
    let program = try checkedProgram(
      #"alert Leave { title "Leave?"; button leave "Leave"; cancel }"#)
    #expect(
      Backend.terminal.artifacts(for: program).map(\.path) == [
        "dialogs_terminal.h", "dialogs_terminal.c", "dialogs.h", "dialog_runtime.h",
      ])
  }
}
