import DialogCompiler
import DialogFindings
import DialogSupport
import Foundation
import TestSupport
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

  // `Properties` tries the same with many edits, in a release build.

  @Test(
    "after any edits the answers are those of a fresh workspace",
    arguments: ["Photos", "Friends"])
  func isAsFromScratch(_ project: String) throws {
    var edited = EditedWorkspace(
      try Self.files(of: project), seed: UInt64(project.utf8.count), options: CompilerOptions())
    #expect(edited.firstDifference(in: 20, comparedEvery: 10) == nil)
  }

  @Test("so they are of a project that several threads judge")
  func isAsFromScratchWithThreads() throws {
    var options = CompilerOptions()
    options.jobs = 3
    let files = try ["Photos", "Mail"].flatMap(Self.files).suffix(3) + [.manyNotifications]
    var edited = EditedWorkspace(Array(files), seed: 3, options: options)
    #expect(edited.firstDifference(in: 10, comparedEvery: 10) == nil)
  }

  @Test("a dialog that goes leaves the translations of others to be compared", arguments: 0..<3)
  func comparesWithoutOne(_ place: Int) {
    let head = "project Albums {\n  source en\n  locales en, ko\n}\n"
    let dialogs = [("Album", "보관"), ("Photo", "보관"), ("Video", "아카이브")].map { name, archive in
      """
      alert \(name) {
        purpose destructive
        title { en "Remove this \(name)?"  ko "이 \(name) 항목을 제거할까요?" }
        button archive { en "Archive"  ko "\(archive)" }
        cancel
      }

      """
    }
    var rest = dialogs
    rest.remove(at: place)
    func file(_ dialogs: [String]) -> SourceFile {
      SourceFile(name: "Albums.dialog", text: head + dialogs.joined())
    }
    let workspace = Workspace([file(dialogs)], options: CompilerOptions())
    _ = workspace.findings
    workspace.replace(FileID(0), with: file(rest).bytes)
    let fresh = Workspace([file(rest)], options: CompilerOptions())
    #expect(workspace.findings == fresh.findings)
  }

  @Test("what is remembered changes no answer")
  func isAsWithoutMemory() {
    var project = RememberedProject(seed: 3)
    #expect(project.firstDifference(in: 30) == nil)
    #expect(project.knownDialogs > 10)
    #expect(project.compared > 2)
  }

  @Test("a dialog that is known to be faultless is not judged, in another place and file either")
  func isNotJudged() {
    let known = "alert Ask {\n  title \"Sure?\"\n  button yes \"Yes\"\n  cancel\n}\n"
    func findings(_ texts: [String], _ remembered: RememberedDialogs?) -> Workspace {
      var options = CompilerOptions()
      // Rules whose findings nobody wants are not asked.
      options.least = remembered == RememberedDialogs() ? .error : .note
      options.remembered = remembered
      let files = texts.enumerated().map { SourceFile(name: "\($0)", text: $1) }
      return Workspace(files, options: options)
    }
    let remembered = findings([known], RememberedDialogs()).remembered
    #expect(!findings([known], nil).findings.isEmpty)
    #expect(findings([known], remembered).findings.isEmpty)
    #expect(findings(["\n", known], remembered).findings.isEmpty)
    #expect(!findings([known.replacing("Sure", with: "Really")], remembered).findings.isEmpty)
  }

  @Test("what only reads the files finds no fault of style")
  func readsWithoutJudging() throws {
    let text = "alert Ask {\n  title \"Sure\"\n  button yes\n  button yes\n  cancle\n}\n"
    let file = SourceFile(name: "Ask.dialog", text: text)
    let all = Workspace([file], options: CompilerOptions()).findings
    let read = Workspace([file], options: CompilerOptions().forSources).findings
    #expect(!read.isEmpty)
    #expect(read.count < all.count)
    #expect(
      read.allSatisfy { all.contains($0) && $0.severity == .error && !RuleTable.all.isSettable($0) }
    )
  }
}
