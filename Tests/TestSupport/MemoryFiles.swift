public import DialogCompiler

/// Files that are only told of; names are below `/w`, where paths start.
public struct MemoryFiles: FileSource {
  public struct Failure: FileFailure, Equatable {
    public var mayHideSources = false
  }

  private let texts: [String: String]
  private let links: [String: String]
  private let unreadable: Set<String>
  private let folders: Set<String>
  private let identities: [String: UInt64]

  /// - Parameters:
  ///   - texts: what files hold, by path.
  ///   - links: where symbolic links lead, seen from their folder.
  ///   - unreadable: files and folders that nobody may read.
  public init(_ texts: [String: String], links: [String: String] = [:], unreadable: [String] = []) {
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "/w/\(path)" }
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { (absolute($0), $1) })
    self.links = Dictionary(uniqueKeysWithValues: links.map { (absolute($0), $1) })
    self.unreadable = Set(unreadable.map(absolute))
    var folders: Set<String> = ["/", "/w"]
    for path in Array(self.texts.keys) + Array(self.links.keys) {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert("/" + parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    self.folders = folders
    let all = folders.union(self.texts.keys)
    identities = Dictionary(uniqueKeysWithValues: all.map { ($0, MemoryFiles.number(of: $0)) })
  }

  /// The same wherever other files are (FNV-1a).
  private static func number(of path: String) -> UInt64 {
    path.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  public func entry(at path: Path) throws(Failure) -> FileEntry {
    let place = try resolved(path)
    guard let number = identities[place] else { throw Failure() }
    let isLink = (try? resolved(path, followsLast: false)).map { links[$0] != nil } ?? false
    return FileEntry(
      kind: folders.contains(place) ? .folder : .file,
      identity: FileIdentity(device: 1, number: number), isLink: isLink)
  }

  public func names(in folder: Path, extension suffix: String?) throws(Failure) -> [Path] {
    let place = try resolved(folder)
    if unreadable.contains(place) || !folders.contains(place) { throw Failure() }
    let prefix = place == "/" ? place : place + "/"
    let all = Set(texts.keys).union(folders).union(links.keys)
    return all.filter { $0.hasPrefix(prefix) && $0 != place }
      .map { $0.dropFirst(prefix.count) }.filter { !$0.contains("/") }
      .map { Path(String($0)) }.filter { suffix.map($0.hasExtension) ?? true }
  }

  public func bytes(of path: Path) throws(Failure) -> [UInt8] {
    let place = path.isStandardInput ? "/w/-" : try resolved(path)
    guard let text = texts[place], !unreadable.contains(place) else { throw Failure() }
    return Array(text.utf8)
  }

  /// The path from the root without links.
  private func resolved(_ path: Path, followsLast: Bool = true) throws(Failure) -> String {
    var parts: [Substring] = []
    var coming = Substring(path.text.hasPrefix("/") ? path.text : "/w/" + path.text)
      .split(separator: "/")
    var steps = 0
    while !coming.isEmpty {
      let part = coming.removeFirst()
      steps += 1
      if steps > 1000 { throw Failure() }
      if part == "." { continue }
      if part == ".." {
        _ = parts.popLast()
        continue
      }
      let place = "/" + (parts + [part]).joined(separator: "/")
      if let target = links[place], followsLast || !coming.isEmpty {
        if target.hasPrefix("/") { parts = [] }
        coming = target.split(separator: "/") + coming
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
