import DialogCompiler
import TestSupport

/// Files that come, go and change.
final class ChangingFiles: FileSource {
  private(set) var texts: [String: String]
  private let links: [String: String]
  private var files: MemoryFiles

  init(_ texts: [String: String], links: [String: String] = [:]) {
    self.texts = texts
    self.links = links
    files = MemoryFiles(texts, links: links)
  }

  subscript(path: String) -> String? {
    get { texts[path] }
    set {
      texts[path] = newValue
      files = MemoryFiles(texts, links: links)
    }
  }

  func entry(at path: Path) throws(MemoryFiles.Failure) -> FileEntry { try files.entry(at: path) }
  func names(in folder: Path) throws(MemoryFiles.Failure) -> [Path] { try files.names(in: folder) }
  func bytes(of path: Path) throws(MemoryFiles.Failure) -> [UInt8] { try files.bytes(of: path) }
}
