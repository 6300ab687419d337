public import DialogSupport
import Foundation

/// A folder of `Samples/`, compiled as one project.
public struct SampleProject: Sendable, CustomStringConvertible {
  public let name: String
  /// In order of their names.
  public let files: [SourceFile]

  public var description: String { name }

  /// All samples, in order of their names.
  public static let all: [SampleProject] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Samples").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    let samples = names.sorted().compactMap { SampleProject(name: $0, in: folder) }
    precondition(!samples.isEmpty, "no samples in \(folder.path())")
    return samples
  }()

  /// Nil where the folder has no sources.
  private init?(name: String, in folder: URL) {
    let path = folder.appending(path: name)
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path.path())) ?? []
    let sources = all.filter { $0.hasSuffix(".dialog") }.sorted()
    if sources.isEmpty { return nil }
    self.name = name
    files = sources.compactMap { source in
      (try? Data(contentsOf: path.appending(path: source))).map {
        SourceFile(name: "\(name)/\(source)", bytes: Array($0))
      }
    }
  }
}
