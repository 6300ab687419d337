/// Open buffers in front of another source: what an editor holds unsaved is read in the place of what
/// is saved, and a file that is not saved yet stands at its path like any other.
///
/// A buffer is of a file, not of a name: other paths that lead to the file have its bytes too.
public struct OverlaySource<Base: FileSource>: FileSource {
  public typealias Failure = Base.Failure

  /// The files behind the buffers.
  public let base: Base
  private var buffers: [Path: Buffer] = [:]
  private var changes = 0
  /// The paths of buffers by the files they are of; of several the one that was changed last.
  private var paths: [Place: Path] = [:]
  /// What the base has not: files that are not saved yet, and folders that they are to be made in.
  private var absent: [Place: Absent] = [:]

  private struct Buffer {
    let bytes: [UInt8]
    let change: Int
  }

  private struct Absent {
    let number: UInt64
    /// The names in a folder; nil of a file.
    var names: Set<Path>?
  }

  /// Where a path leads, whether or not something is there.
  private struct Place: Hashable {
    /// The last of the way that the base has.
    let start: FileIdentity?
    /// The names after it.
    var names: [Path]
  }

  /// No buffer is open at first.
  public init(_ base: Base) { self.base = base }

  // MARK: Buffers

  /// The paths of all buffers, sorted.
  public var openPaths: [Path] { buffers.keys.sorted() }

  /// What the buffer of a path holds; nil where none is open.
  public func buffer(at path: Path) -> [UInt8]? { buffers[path]?.bytes }

  /// Opens a buffer, or takes one as it is now.
  public mutating func open(_ path: Path, _ bytes: [UInt8]) {
    let isKnown = buffers[path] != nil
    changes += 1
    buffers[path] = Buffer(bytes: bytes, change: changes)
    if isKnown { paths[place(of: path)] = path } else { refresh() }
  }

  /// Closes a buffer: what the base has counts again.
  public mutating func close(_ path: Path) {
    buffers[path] = nil
    refresh()
  }

  /// Finds out anew which files the buffers are of, after files of the base have come or gone.
  public mutating func refresh() {
    let numbers = absent.mapValues(\.number)
    paths = [:]
    absent = [:]
    for (path, _) in buffers.sorted(by: { $0.value.change < $1.value.change }) {
      let place = place(of: path)
      paths[place] = path
      if !place.names.isEmpty { addAbsent(place, numbers) }
    }
  }

  /// Adds a file that the base has not, and the folders on the way to it.
  private mutating func addAbsent(_ file: Place, _ numbers: [Place: UInt64]) {
    var place = file
    var names: Set<Path>?
    while let name = place.names.last {
      var entry = absent[place] ?? Absent(number: numbers[place] ?? freeNumber(numbers), names: nil)
      if let names { entry.names = names.union(entry.names ?? []) }
      absent[place] = entry
      names = [name]
      place.names.removeLast()
    }
    // The folder that is there already; it has a number of the base's.
    let known = absent[place]?.names ?? []
    absent[place] = Absent(number: 0, names: known.union(names ?? []))
  }

  private func freeNumber(_ numbers: [Place: UInt64]) -> UInt64 {
    1 + max(numbers.values.max() ?? 0, absent.values.lazy.map(\.number).max() ?? 0)
  }

  private func place(of path: Path) -> Place {
    var names: [Path] = []
    var path = path
    while true {
      if let entry = try? base.entry(at: path) {
        return Place(start: entry.identity, names: names.reversed())
      }
      names.append(path.lastPart)
      let parent = path.parent
      if parent == path { return Place(start: nil, names: names.reversed()) }
      path = parent
    }
  }

  // MARK: FileSource

  public func entry(at path: Path) throws(Failure) -> FileEntry {
    do throws(Failure) {
      return try base.entry(at: path)
    } catch {
      guard let entry = buffers.isEmpty ? nil : absent[place(of: path)] else { throw error }
      return FileEntry(
        kind: entry.names == nil ? .file : .folder,
        identity: FileIdentity(device: .max, number: entry.number), isLink: false)
    }
  }

  public func names(in folder: Path, extension suffix: String?) throws(Failure) -> [Path] {
    if absent.isEmpty { return try base.names(in: folder, extension: suffix) }
    let place = place(of: folder)
    let added = absent[place]?.names?.filter { suffix.map($0.hasExtension) ?? true }
    if !place.names.isEmpty, let added { return Array(added) }
    let names = try base.names(in: folder, extension: suffix)
    return added.map { Array($0.union(names)) } ?? names
  }

  public func bytes(of path: Path) throws(Failure) -> [UInt8] {
    if buffers.isEmpty || path.isStandardInput { return try base.bytes(of: path) }
    if let buffer = paths[place(of: path)] { return buffers[buffer]!.bytes }
    return try base.bytes(of: path)
  }
}
