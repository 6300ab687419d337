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

  @Test(
    "several threads make the same as one, also of pieces that are known",
    arguments: Backend.all.indices)
  func threads(_ index: Int) throws {
    let program = try checkedProgram((0..<150).map(alert).joined())
    let fingerprints = (0..<150).map { UInt64($0) }
    let alone = Backend.all[index].artifacts(for: program) { _ in
      ArtifactPieces(of: fingerprints, before: .none, [])
    }
    // Every third dialog is another than it was.
    let others = (0..<150).map { UInt64($0.isMultiple(of: 3) ? $0 + 1000 : $0) }
    let together = Backend.all[index].artifacts(for: program, threads: 3) { path in
      let before = alone.first { $0.path == path }!
      return ArtifactPieces(of: others, before: FormerArtifact(before.bytes), before.pieces)
    }
    #expect(alone.map(\.bytes) == together.map(\.bytes))
    #expect(alone.map(\.pieces.count) == together.map(\.pieces.count))
  }

  /// Some count, so that what writes numbers has to stand before them.
  private func alert(_ number: Int) -> String {
    let counts = number % 50 == 40
    return """
      alert Leave\(number)\(counts ? "(count: Int)" : "") {
        title "Leave \(counts ? "{count} rooms" : "room \(number)")?"
        button leave "Leave"
        cancel
      }

      """
  }
}
