import DialogCompiler
import DialogFindings
import DialogSupport
import Foundation
import Testing

struct WorkspaceTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Samples")

  static func files(of project: String) throws -> [SourceFile] {
    let folder = samples.appending(path: project)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".dialog") }
      .map { name in
        SourceFile(name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
      }
  }

  /// Of all edits of a run, those after which a workspace and a fresh one were compared.
  private static let comparedEvery = 3
  private static let edits = Int(ProcessInfo.processInfo.environment["DIALOG_EDITS"] ?? "") ?? 120

  @Test(
    "after any edits the answers are those of a fresh workspace",
    arguments: ["Feature-tour", "Mail", "Photos", "Shop", "Friends"], 1...2)
  func isAsFromScratch(_ project: String, _ seed: Int) throws {
    let originals = try Self.files(of: project)
    let options = CompilerOptions()
    let workspace = Workspace(originals, options: options)
    var edits = RandomEdits(seed: UInt64(seed) &* 7919 &+ UInt64(project.utf8.count))
    for count in 1...Self.edits {
      let edit = edits.edit(workspace.files, from: originals)
      workspace.apply(edit)
      if count % Self.comparedEvery != 0 { continue }
      let fresh = Workspace(workspace.files, options: options)
      for place in originals.indices {
        let (kept, expected) = (
          workspace.findings(of: FileID(place)), fresh.findings(of: FileID(place))
        )
        try #require(kept == expected, "edit \(count): \(edit)\n\(Self.difference(kept, expected))")
      }
      try #require(workspace.findings == fresh.findings)
      try #require(Self.meaning(workspace) == Self.meaning(fresh))
    }
  }

  private static func meaning(_ workspace: Workspace) -> [String] {
    workspace.program.dialogs.map { dialog in
      "\(dialog.name.text) \(dialog.buttons.map(\.title.translations.count)) \(dialog.placement)"
    }
  }

  private static func difference(_ a: [Diagnostic], _ b: [Diagnostic]) -> String {
    (a.filter { !b.contains($0) }.map { "kept only: \($0)" }
      + b.filter { !a.contains($0) }.map { "fresh only: \($0)" }).joined(separator: "\n")
  }
}
