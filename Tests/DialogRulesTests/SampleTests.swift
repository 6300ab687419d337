import DialogModel
import DialogRules
import DialogSupport
import DialogSyntax
import Foundation
import Testing

/// Samples are what their readers copy: nothing may be found in them.
struct SampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Samples").standardized

  /// The folders that hold a project each.
  static let projects = try! FileManager.default.contentsOfDirectory(atPath: folder.path())
    .filter { !sources(of: $0).isEmpty }.sorted()

  private static func sources(of project: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: project).path())
    return (files ?? []).filter { $0.hasSuffix(".dialog") }.sorted()
  }

  @Test("nothing is found in a sample", arguments: projects)
  func isClean(_ project: String) throws {
    let files = try Self.sources(of: project).map { name in
      let data = try Data(contentsOf: Self.folder.appending(path: "\(project)/\(name)"))
      return SourceFile(name: name, bytes: Array(data))
    }
    let found = findings(in: files)
    let described = found.map { "\(files[Int($0.range.file.index)].name): \($0.message.english)" }
    #expect(found.isEmpty, "\(described.joined(separator: "\n"))")
  }
}
