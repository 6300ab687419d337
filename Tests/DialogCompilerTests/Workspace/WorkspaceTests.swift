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
  private static let comparedEvery = 10
  private static let edits = Int(ProcessInfo.processInfo.environment["DIALOG_EDITS"] ?? "") ?? 200

  @Test(
    "after any edits the answers are those of a fresh workspace",
    arguments: ["Feature-tour", "Mail", "Photos", "Shop", "Friends"], 1...2)
  func isAsFromScratch(_ project: String, _ seed: Int) throws {
    let seed = UInt64(seed) &* 7919 &+ UInt64(project.utf8.count)
    try Self.edit(try Self.files(of: project), seed: seed, count: Self.edits, CompilerOptions())
  }

  @Test("so they are of a project that several threads judge")
  func isAsFromScratchWithThreads() throws {
    var options = CompilerOptions()
    options.jobs = 3
    let samples = try ["Photos", "Mail"].flatMap(Self.files)
    let many = (0..<260).map { number in
      """
      notification Arrived\(number)(sender: String) {
        category communication
        title "{sender}"
        body { en "Parcel \(number) has arrived." ko "소포 \(number)번이 도착했습니다." }
        hiddenPreview "Parcel"
        consent AskToSend\(number % 7)
      }

      """
    }
    let large = SourceFile(name: "Parcels.dialog", text: many.joined(separator: "\n"))
    try Self.edit(samples.suffix(3) + [large], seed: 3, count: Self.edits / 20, options)
  }

  private static func edit(
    _ originals: [SourceFile], seed: UInt64, count: Int, _ options: CompilerOptions
  ) throws {
    let workspace = Workspace(originals, options: options)
    var edits = RandomEdits(seed: seed)
    for count in 1...count {
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
    #expect(Self.layout(workspace) == Self.layout(Workspace(workspace.files, options: options)))
  }

  private static func meaning(_ workspace: Workspace) -> [String] {
    workspace.program.dialogs.map { dialog in
      "\(dialog.name.text) \(dialog.buttons.map(\.title.translations.count)) \(dialog.placement)"
    }
  }

  /// The files as they are formatted and recorded; those that do not parse by their names.
  private static func layout(_ workspace: Workspace) -> [String] {
    let recorded = workspace.withRecords()
    return zip(recorded.files, recorded.formatted(recorded.files.indices.map { FileID($0) }))
      .map { file, result in
        switch result {
        case .unchanged: file.text(ByteRange(0, file.bytes.count))
        case .changed(let bytes): String(decoding: bytes, as: UTF8.self)
        case .refused: file.name
        }
      }
  }

  @Test("what only reads the files finds no fault of style")
  func readsWithoutJudging() throws {
    let text = "alert Ask {\n  title \"Sure\"\n  button yes\n  button yes\n  cancle\n}\n"
    let file = SourceFile(name: "Ask.dialog", text: text)
    let all = Workspace([file], options: CompilerOptions()).findings
    let read = Workspace([file], options: CompilerOptions().forLanguage).findings
    #expect(!read.isEmpty)
    #expect(read.count < all.count)
    #expect(
      read.allSatisfy { all.contains($0) && $0.severity == .error && !RuleTable.all.isSettable($0) }
    )
  }

  private static func difference(_ a: [Diagnostic], _ b: [Diagnostic]) -> String {
    (a.filter { !b.contains($0) }.map { "kept only: \($0)" }
      + b.filter { !a.contains($0) }.map { "fresh only: \($0)" }).joined(separator: "\n")
  }
}
