import DialogSupport

/// What a call reads of the projects that its paths belong to.
public enum SearchScope: Sendable {
  /// The files that are named, whatever project they are of.
  case filesAlone
  /// Those, and the other files of their projects.
  case projects
}

/// The sources that a call names: files as they are, pipes too; folders searched for regular files
/// `*.dialog`.
///
/// A file belongs to the project that is declared in its own folder or the nearest around it. Where
/// that folder is not among those named, it is looked for upwards, to the folder that holds `.git`,
/// and its other files are read too. Files without a project are one nameless project.
public struct SourceSearch<Source: FileSource> {
  /// Sorted by path, so that the order of the call does not matter; each file of a project once, by
  /// the first name that it is given. Standard input comes last.
  public private(set) var files: [FoundFile] = []
  /// In the order of their first files.
  public private(set) var projects: [FoundProject] = []
  /// By path; where there are any, files may be missing.
  public private(set) var problems: [SourceProblem<Source.Failure>] = []

  private let reader: FileReader<Source>
  private let scope: SearchScope
  private let preferred: Set<Path>
  private var found: [Owner: [(file: Found, isAsked: Bool)]] = [:]
  private var folders: [Owner: Found] = [:]
  private var searched: [Owner: Set<Path>] = [:]
  /// The projects of which every file was asked for.
  private var whole: Set<Owner> = []
  private var owners: [Path: Owner] = [:]

  /// - Parameters:
  ///   - paths: files, folders, or `-` for standard input.
  ///   - preferred: names by which files are taken where they have others too.
  public init(
    _ paths: [Path], in source: Source, scope: SearchScope = .projects,
    preferring preferred: Set<Path> = []
  ) {
    reader = FileReader(source)
    self.scope = scope
    self.preferred = preferred
    for path in paths where !path.isStandardInput { add(path) }
    if scope == .projects { addContext() }
    gather(withStandardInput: paths.contains(where: \.isStandardInput))
    var told: Set<Path> = []
    problems = problems.sorted { $0.path < $1.path }.filter { told.insert($0.path).inserted }
  }

  // MARK: What is asked for

  private mutating func add(_ path: Path) {
    do throws(Source.Failure) {
      let found = try reader.found(path)
      if found.entry.kind == .folder {
        addFolder(found)
      } else {
        add(found, of: owner(ofFolder: path.parent))
      }
    } catch {
      problems.append(.cannotRead(path, error))
    }
  }

  private mutating func add(_ file: Found, of owner: Owner, isAsked: Bool = true) {
    found[owner, default: []].append((file, isAsked))
  }

  private mutating func addFolder(_ folder: Found) {
    let walk = FolderWalk(folder, owner: .unknown, reader)
    if walk.sources.isEmpty, walk.problems.isEmpty {
      problems.append(.noSources(in: folder.path))
    }
    problems += walk.problems
    folders.merge(walk.projects) { first, _ in first }
    whole.formUnion(walk.projects.keys)
    for (file, owner) in walk.sources { add(file, of: known(owner, in: folder)) }
    for (inner, owner) in walk.folders { note(inner, of: known(owner, in: folder)) }
  }

  /// Whose something in a folder is that was asked for.
  private mutating func known(_ owner: Owner, in folder: Found) -> Owner {
    owner != .unknown && scope == .projects ? owner : self.owner(ofFolder: folder.path)
  }

  /// Takes note of a folder that was searched for the files of a project.
  private mutating func note(_ folder: Found, of owner: Owner) {
    searched[owner, default: []].insert(folder.path)
  }

  private mutating func owner(ofFolder path: Path) -> Owner {
    if scope == .filesAlone { return .nameless }
    if let known = owners[path] { return known }
    var owner = Owner.nameless
    if let folder = reader.projectFolder(from: path) {
      owner = .project(folder: folder.identity)
      if folders[owner] == nil { folders[owner] = folder }
    }
    owners[path] = owner
    return owner
  }

  // MARK: What else is of their projects

  private mutating func addContext() {
    for (owner, folder) in folders where found[owner] != nil && !whole.contains(owner) {
      let walk = FolderWalk(folder, owner: owner, entersProjects: false, reader)
      problems += walk.problems
      for (file, _) in walk.sources { add(file, of: owner, isAsked: false) }
      for (inner, _) in walk.folders { note(inner, of: owner) }
    }
  }

  // MARK: All of it

  private mutating func gather(withStandardInput hasStandardInput: Bool) {
    var taken: Set<Path> = []
    var all: [(file: Found, isAsked: Bool, owner: Owner)] = []
    // A file that two ways of naming it give two owners is rather of a project.
    for owner in found.keys.filter({ $0 != .nameless }) + [.nameless] {
      for (file, isAsked) in once(found[owner] ?? []) where taken.insert(file.path).inserted {
        all.append((file, isAsked, owner))
      }
    }
    all.sort { $0.file.path < $1.file.path }
    var members: [Owner: [Int]] = [:]
    for (file, isAsked, owner) in all {
      guard let bytes = read(file) else { continue }
      members[owner, default: []].append(files.count)
      files.append(
        FoundFile(path: file.path, bytes: bytes, isAsked: isAsked, identity: file.identity))
    }
    if hasStandardInput { addStandardInput(to: &members) }
    projects = members.map { project(of: $0, files: $1, isAlone: members.count == 1) }
      .sorted { $0.files[0] < $1.files[0] }
  }

  /// Each file once: rather by a preferred name, rather as it was asked for, rather by a name without
  /// symbolic links.
  private func once(
    _ files: [(file: Found, isAsked: Bool)]
  ) -> [(file: Found, isAsked: Bool)] {
    var seen: Set<FileIdentity> = []
    let ranks = [(true, false), (true, true), (false, false), (false, true)]
    let byName = ranks.flatMap { isAsked, isLinked in
      files.filter { $0.isAsked == isAsked && $0.file.isLinked == isLinked }
    }
    return (files.filter { preferred.contains($0.file.path) } + byName).filter {
      seen.insert($0.file.identity).inserted
    }
  }

  private mutating func read(_ file: Found) -> [UInt8]? {
    do throws(Source.Failure) {
      return try reader.bytes(of: file)
    } catch {
      problems.append(.cannotRead(file.path, error))
      return nil
    }
  }

  /// Standard input stands in no folder: it is of the project of the files beside it, or of none where
  /// they are of several.
  private mutating func addStandardInput(to members: inout [Owner: [Int]]) {
    do throws(Source.Failure) {
      let bytes = try reader.source.bytes(of: .standardInput)
      let owner = members.count == 1 ? members.first!.key : .nameless
      members[owner, default: []].append(files.count)
      files.append(FoundFile(path: .standardInput, bytes: bytes, isAsked: true, identity: nil))
    } catch {
      problems.append(.cannotRead(.standardInput, error))
    }
  }

  private func project(of owner: Owner, files members: [Int], isAlone: Bool) -> FoundProject {
    let sources = members.lazy.map { [files] in files[$0] }
    if scope == .filesAlone { return FoundProject(name: nil, files: members) }
    let isBlank =
      owner == .nameless && !isAlone
      && sources.allSatisfy { SourceFile(name: "", bytes: $0.bytes).declaresNothing }
    let declared = sources.compactMap {
      reader.declaredProject(in: $0.bytes, of: $0.identity)
    }.first
    return FoundProject(
      name: declared?.name?.text, folder: folders[owner]?.path, files: members,
      searched: (searched[owner] ?? []).sorted(), isBlank: isBlank)
  }
}
