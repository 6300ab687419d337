public import DialogFindings
public import DialogSupport

/// The projects in the folders that are open in an editor, kept up as files change, in the editor’s
/// buffers or behind them. Answers are those of a tree that is made anew.
///
/// Files are sorted into projects as `SourceSearch` does it. A change within files costs what it costs
/// their workspace; where files come or go, or a `project` block does, all are sorted anew, and
/// projects that have the same files as before stay as they are. For one thread.
public final class ProjectTree<Source: FileSource> {
  /// In the order of their first files.
  public private(set) var projects: [OpenProject] = []
  /// What could not be read, and folders without sources.
  public private(set) var problems: [SourceProblem<Source.Failure>] = []
  /// The folders that are open, and single files beside them.
  public private(set) var roots: [Path] = []

  private let options: CompilerOptions
  private var source: OverlaySource<Source>
  private var places: [Path: Place] = [:]
  /// The paths by which the search found a file.
  private var names: [FileIdentity: [Path]] = [:]
  /// The names of buffers of files that the search found by another, by those.
  private var otherNames: [Path: [Path]] = [:]
  private var numbers: [Path: Int] = [:]
  /// All files that were ever in the tree, by their numbers.
  private var paths: [Path] = []
  /// What is wrong with the names of projects; nil until it is asked for.
  private var repeatedProjects: [Diagnostic]?
  /// What was told of each file, where that is something.
  private var told: [Path: [Diagnostic]] = [:]
  /// The projects in which other things may be wrong than was told, by index.
  private var due: Set<Int> = []
  /// Whether files may have left the tree of which something was told.
  private var mayHaveLost = false
  /// The paths of buffers that stand in the place of files which are found without them.
  private var covered: Set<Path> = []

  private struct Place {
    let project: Int
    let file: Int
    let isAsked: Bool
    let identity: FileIdentity
  }

  /// - Parameter source: where files are that no buffer is open of.
  public init(in source: Source, options: CompilerOptions) {
    self.source = OverlaySource(source)
    self.options = options
  }

  // MARK: Folders

  /// Opens folders, or files by themselves.
  public func open(_ roots: [Path]) {
    self.roots += roots.filter { !self.roots.contains($0) }
    sortFiles()
  }

  /// Closes folders, or files by themselves; buffers of files in them stay open.
  public func close(_ roots: [Path]) {
    self.roots.removeAll(where: roots.contains)
    covered = []
    sortFiles()
  }

  // MARK: Buffers

  /// Takes the bytes of a buffer, which stands before what is saved from now on.
  public func change(_ path: Path, to bytes: [UInt8]) {
    let wasOpen = source.buffer(at: path) != nil
    source.open(path, bytes)
    let isFound = wasOpen || isOpen(path)
    if isFound, !wasOpen { covered.insert(path) }
    if !isFound || !take(path, bytes) { sortFiles() }
  }

  /// Closes a buffer: what is saved counts again.
  public func closeBuffer(of path: Path) {
    source.close(path)
    if covered.remove(path) == nil || !takeSaved(path) { sortFiles() }
  }

  /// What a file of the tree holds, or the buffer that is open of it.
  public func bytes(of path: Path) -> [UInt8]? {
    if let place = places[path] {
      return projects[place.project].workspace.file(FileID(place.file)).bytes
    }
    return source.buffer(at: path)
  }

  // MARK: Behind the buffers

  /// Takes note that files or folders were made, changed, moved or removed, other than in buffers.
  public func filesChanged(_ paths: [Path]) {
    source.refresh()
    if !paths.allSatisfy(takeSaved) { sortFiles() }
  }

  /// Takes a file as it is saved.
  ///
  /// - Returns: false where that may change what belongs together.
  private func takeSaved(_ path: Path) -> Bool {
    guard let place = places[path], let entry = try? source.entry(at: path),
      entry.kind == .file, entry.identity == place.identity,
      let bytes = try? source.bytes(of: path)
    else { return false }
    return take(path, bytes)
  }

  // MARK: Findings

  /// What is wrong in a file, in its order.
  public func findings(of path: Path) -> [Diagnostic] {
    guard let place = places[path] else { return [] }
    let project = projects[place.project]
    let found = told(project.workspace.findings(of: FileID(place.file)), of: project)
    let file = FileID(project.numbers[place.file])
    return (found + repeatedNames.filter { $0.range.file == file }).inSourceOrder()
  }

  /// The same, and `changedFindings` takes it for told.
  public func tellFindings(of path: Path) -> [Diagnostic] {
    let now = isOpen(path) ? findings(of: path) : []
    told[path] = now.isEmpty ? nil : now
    return now
  }

  /// Whether a file is in an open folder, or is open itself; others are read since they are of the
  /// project of one.
  public func isOpen(_ path: Path) -> Bool { places[path]?.isAsked ?? false }

  /// The file that a place in a finding is in.
  public func path(of file: FileID) -> Path { paths[Int(file.index)] }

  /// The project of a file, and the file in its workspace; nil of a file that is not in the tree.
  public func project(of path: Path) -> (project: OpenProject, file: FileID)? {
    places[path].map { (projects[$0.project], FileID($0.file)) }
  }

  /// The same of one project at a time, so that something else can be done between them; nil when
  /// all is told.
  public func nextChangedFindings() -> [(path: Path, findings: [Diagnostic])]? {
    if mayHaveLost {
      mayHaveLost = false
      let lost = told.keys.filter { !isOpen($0) }.sorted()
      for path in lost { told[path] = nil }
      if !lost.isEmpty { return lost.map { ($0, []) } }
    }
    let repeated = repeatedNames
    guard let project = due.min() else { return nil }
    due.remove(project)
    return changes(of: projects[project], repeated)
  }

  /// How many projects there are of which `nextChangedFindings` is still to tell.
  public var dueProjects: Int { due.count }

  private func changes(
    of project: OpenProject, _ repeated: [Diagnostic]
  ) -> [(path: Path, findings: [Diagnostic])] {
    let own = Set(project.numbers)
    let all =
      told(project.workspace.findings, of: project)
      + repeated.filter { own.contains(Int($0.range.file.index)) }
    let found = Dictionary(grouping: all) { path(of: $0.range.file) }
    var changes: [(path: Path, findings: [Diagnostic])] = []
    for file in project.files {
      let now = found[file]?.inSourceOrder()
      for path in [file] + (otherNames[file] ?? []) where isOpen(path) && told[path] != now {
        told[path] = now
        changes.append((path, now ?? []))
      }
    }
    return changes
  }

  /// A project’s findings as the tree tells them.
  private func told(_ findings: [Diagnostic], of project: OpenProject) -> [Diagnostic] {
    // Files of no project that declare nothing are no mistake beside a project.
    let mayBeBlank = project.folder == nil && projects.count > 1
    return findings.filter { !(mayBeBlank && $0.isOfEmptiness) }
      .map { $0.moved(to: project.numbers) }
  }

  private var repeatedNames: [Diagnostic] {
    if let repeatedProjects { return repeatedProjects }
    var names = ProjectNames()
    let found = projects.compactMap { $0.name.flatMap { names.add($0) } }
    repeatedProjects = found
    return found
  }

  // MARK: Files

  /// Takes a file as it is now, by all its names.
  ///
  /// - Returns: false where that changes what belongs together.
  private func take(_ path: Path, _ bytes: [UInt8]) -> Bool {
    guard let identity = places[path]?.identity, let names = names[identity] else { return false }
    let declared = DeclaredProject(in: SourceFile(name: "", bytes: bytes))
    for place in names.compactMap({ places[$0] }) {
      let before = projects[place.project].declarations[place.file]
      if (before == nil) != (declared == nil) { return false }
      let workspace = projects[place.project].workspace
      if workspace.file(FileID(place.file)).bytes == bytes { continue }
      workspace.replace(FileID(place.file), with: bytes)
      due.insert(place.project)
      if declared == nil { continue }
      // What has the same name may be any other.
      projects[place.project].declarations[place.file] = declared
      repeatedProjects = nil
      due.formUnion(projects.indices)
    }
    return true
  }

  /// Sorts all files into projects.
  private func sortFiles() {
    source.refresh()
    let open = source.openPaths
    let search = SourceSearch(roots + open, in: source, preferring: Set(open))
    let known = Dictionary(projects.map { ($0.files, $0) }, uniquingKeysWith: { first, _ in first })
    problems = search.problems
    repeatedProjects = nil
    projects = search.projects.map { found in
      let files = found.files.map { search.files[$0] }
      return project(found, files, known[files.map(\.path)])
    }
    due = Set(projects.indices)
    mayHaveLost = true
    places = [:]
    names = [:]
    for (number, project) in search.projects.enumerated() {
      for (place, index) in project.files.enumerated() {
        let file = search.files[index]
        guard let identity = file.identity else { continue }
        places[file.path] = Place(
          project: number, file: place, isAsked: file.isAsked, identity: identity)
        names[identity, default: []].append(file.path)
      }
    }
    otherNames = [:]
    open.forEach(addOtherName)
  }

  /// Takes a buffer of a file that is in the tree by another name for that file.
  private func addOtherName(_ path: Path) {
    guard places[path] == nil, let entry = try? source.entry(at: path),
      let name = names[entry.identity]?.first
    else { return }
    places[path] = places[name]
    otherNames[name, default: []].append(path)
  }

  /// - Parameter known: the project that had the same files before.
  private func project(
    _ found: FoundProject, _ files: [FoundFile], _ known: OpenProject?
  ) -> OpenProject {
    let sources = files.map { SourceFile(name: $0.path.name, bytes: $0.bytes) }
    let workspace = known?.workspace ?? Workspace(sources, options: options)
    if known != nil {
      for (place, file) in workspace.files.enumerated() where file.bytes != sources[place].bytes {
        workspace.replace(FileID(place), with: sources[place].bytes)
      }
    }
    return OpenProject(
      folder: found.folder, files: files.map(\.path), workspace: workspace,
      declarations: sources.map { DeclaredProject(in: $0) },
      numbers: files.map { number(of: $0.path) })
  }

  private func number(of path: Path) -> Int {
    if let known = numbers[path] { return known }
    numbers[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }
}
