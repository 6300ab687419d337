import DialogSupport

/// Looks at files and folders for a search; each file is read once, since a pipe gives what it has
/// only once.
final class FileReader<Source: FileSource> {
  let source: Source
  private var contents: [FileIdentity: Result<[UInt8], Source.Failure>] = [:]
  private var declarations: [FileIdentity: DeclaredProject?] = [:]

  init(_ source: Source) { self.source = source }

  func found(_ path: Path) throws(Source.Failure) -> Found {
    let entry = try source.entry(at: path)
    return Found(path, entry, isLinked: entry.isLink)
  }

  func bytes(of file: Found) throws(Source.Failure) -> [UInt8] {
    if let known = contents[file.identity] { return try known.get() }
    let result: Result<[UInt8], Source.Failure>
    do throws(Source.Failure) {
      result = .success(try source.bytes(of: file.path))
    } catch {
      result = .failure(error)
    }
    contents[file.identity] = result
    return try result.get()
  }

  // MARK: Folders

  /// What a folder holds.
  struct Folder {
    /// Regular files `*.dialog`, by path.
    var sources: [Found] = []
    var folders: [Found] = []
    var problems: [SourceProblem<Source.Failure>] = []
  }

  /// What a folder holds, hidden files and folders left out.
  func contents(of folder: Found) -> Folder { contents(of: folder, extension: nil) }

  /// The sources of a folder, none of its folders; those that cannot be looked at are left out.
  func sources(directlyIn folder: Found) -> [Found] {
    contents(of: folder, extension: "dialog").sources
  }

  private func contents(of folder: Found, extension suffix: String?) -> Folder {
    var contents = Folder()
    do throws(Source.Failure) {
      for name in try source.names(in: folder.path, extension: suffix) where !name.isHidden {
        add(folder.path.appending(name), isLinked: folder.isLinked, to: &contents)
      }
    } catch {
      contents.problems.append(.cannotRead(folder.path, error))
    }
    contents.sources.sort { $0.path < $1.path }
    contents.folders.sort { $0.path < $1.path }
    return contents
  }

  /// What leads nowhere is left out; if it is named like a source, that is a problem, and so is what
  /// may hold sources.
  private func add(_ path: Path, isLinked: Bool, to contents: inout Folder) {
    do throws(Source.Failure) {
      let entry = try source.entry(at: path)
      let found = Found(path, entry, isLinked: isLinked || entry.isLink)
      switch entry.kind {
      case .folder: contents.folders.append(found)
      case .file: if path.hasExtension("dialog") { contents.sources.append(found) }
      case .other: break
      }
    } catch {
      if path.hasExtension("dialog") || error.mayHideSources {
        contents.problems.append(.cannotRead(path, error))
      }
    }
  }

  // MARK: Projects

  /// The first project that one of the files declares; one that cannot be read declares none.
  func declaredProject(in files: [Found]) -> DeclaredProject? {
    files.lazy.compactMap { self.declaredProject(in: $0) }.first
  }

  private func declaredProject(in file: Found) -> DeclaredProject? {
    (try? bytes(of: file)).flatMap { declaredProject(in: $0, of: file.identity) }
  }

  /// The project that a file declares; found out once.
  ///
  /// - Parameter identity: nil of standard input.
  func declaredProject(in bytes: [UInt8], of identity: FileIdentity?) -> DeclaredProject? {
    if let identity, let known = declarations[identity] { return known }
    let declared = DeclaredProject(in: SourceFile(name: "", bytes: bytes))
    if let identity { declarations[identity] = .some(declared) }
    return declared
  }

  /// The folder of the project that a folder belongs to: itself or the nearest around it, up to one
  /// that holds `.git`. Folders that cannot be looked into are passed over.
  func projectFolder(from path: Path) -> Found? {
    guard var folder = try? found(path) else { return nil }
    while true {
      if declaredProject(in: sources(directlyIn: folder)) != nil { return folder }
      if (try? source.entry(at: folder.path.appending(".git"))) != nil { return nil }
      guard let next = folderAround(folder) else { return nil }
      folder = next
    }
  }

  /// The identities of the folders around a folder.
  func identities(around folder: Found) -> Set<FileIdentity> {
    var identities: Set<FileIdentity> = []
    var next = folderAround(folder)
    while let folder = next, identities.insert(folder.identity).inserted {
      next = folderAround(folder)
    }
    return identities
  }

  /// Nil of the root.
  func folderAround(_ folder: Found) -> Found? {
    guard let next = try? found(folder.path.enclosing), next.identity != folder.identity else {
      return nil
    }
    return next
  }
}
