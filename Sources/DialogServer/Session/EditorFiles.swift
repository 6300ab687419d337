import DialogCompiler

/// The files behind the editor’s buffers, whatever they come from.
struct EditorFiles: FileSource {
  private let entry: (Path) throws(Failure) -> FileEntry
  private let names: (Path, String?) throws(Failure) -> [Path]
  private let bytes: (Path) throws(Failure) -> [UInt8]

  struct Failure: FileFailure {
    let mayHideSources: Bool
  }

  init<Base: FileSource>(_ base: Base) {
    func failing<each Input, Result>(
      _ call: @escaping (repeat each Input) throws(Base.Failure) -> Result
    ) -> (repeat each Input) throws(Failure) -> Result {
      { (input: repeat each Input) throws(Failure) in
        do throws(Base.Failure) {
          return try call(repeat each input)
        } catch {
          throw Failure(mayHideSources: error.mayHideSources)
        }
      }
    }
    entry = failing { path throws(Base.Failure) in try base.entry(at: path) }
    names = failing { path, suffix throws(Base.Failure) in
      try base.names(in: path, extension: suffix)
    }
    bytes = failing { path throws(Base.Failure) in try base.bytes(of: path) }
  }

  /// No files at all, for buffers that stand nowhere.
  init() {
    entry = { _ throws(Failure) in throw Failure(mayHideSources: false) }
    names = { _, _ throws(Failure) in throw Failure(mayHideSources: false) }
    bytes = { _ throws(Failure) in throw Failure(mayHideSources: false) }
  }

  func entry(at path: Path) throws(Failure) -> FileEntry { try entry(path) }
  func names(in folder: Path, extension suffix: String?) throws(Failure) -> [Path] {
    try names(folder, suffix)
  }
  func bytes(of path: Path) throws(Failure) -> [UInt8] { try bytes(path) }
}
