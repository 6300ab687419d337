public import DialogCompiler

/// Files that come, go and change.
public final class ChangingFiles: FileSource {
  public private(set) var texts: [String: String]
  private let links: [String: String]
  private var files: MemoryFiles

  public init(_ texts: [String: String], links: [String: String] = [:]) {
    self.texts = texts
    self.links = links
    files = MemoryFiles(texts, links: links)
  }

  public subscript(path: String) -> String? {
    get { texts[path] }
    set {
      texts[path] = newValue
      files = MemoryFiles(texts, links: links)
    }
  }

  public func entry(at path: Path) throws(MemoryFiles.Failure) -> FileEntry {
    try files.entry(at: path)
  }
  public func names(
    in folder: Path, extension suffix: String?
  ) throws(MemoryFiles.Failure) -> [Path] {
    try files.names(in: folder, extension: suffix)
  }
  public func bytes(of path: Path) throws(MemoryFiles.Failure) -> [UInt8] {
    try files.bytes(of: path)
  }
}
