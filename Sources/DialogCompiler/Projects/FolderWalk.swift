/// Whose a file is.
enum Owner: Hashable {
  /// That of the project declared in a folder.
  case project(folder: FileIdentity)
  /// That of files under no `project` block.
  case nameless
  /// Not known from what was looked at so far.
  case unknown
}

/// A search of a folder with its subfolders for sources, each with its owner: the project declared in
/// its folder or the nearest around it.
///
/// Folders behind symbolic links come last, and each folder comes once in a project, so that links that
/// lead back end. A link to a folder around it leads nowhere new.
struct FolderWalk<Source: FileSource> {
  /// By path.
  private(set) var sources: [(file: Found, owner: Owner)] = []
  /// Each folder that was searched, as often as it is found.
  private(set) var folders: [(folder: Found, owner: Owner)] = []
  private(set) var problems: [SourceProblem<Source.Failure>] = []
  /// The projects whose folder was searched, with that folder.
  private(set) var projects: [Owner: Found] = [:]

  private let reader: FileReader<Source>
  private var own: [Step] = []
  private var linked: [Step] = []
  private var seen: Set<Visit> = []
  private let start: Found
  /// The folders around the first one.
  private lazy var outer = reader.identities(around: start)

  /// A folder to look into.
  private struct Step {
    let folder: Found
    let owner: Owner
    /// The folders between it and the first one, by name.
    let around: [FileIdentity]
  }

  private struct Visit: Hashable {
    let owner: Owner
    let folder: FileIdentity
  }

  /// - Parameters:
  ///   - owner: whose the files are that no project in the folder is nearer to.
  ///   - entersProjects: whether projects declared in subfolders are searched too.
  init(
    _ folder: Found, owner: Owner, entersProjects: Bool = true, _ reader: FileReader<Source>
  ) {
    self.reader = reader
    start = folder
    own = [Step(folder: folder, owner: owner, around: [])]
    while let step = own.popLast() ?? (linked.isEmpty ? nil : linked.removeFirst()) {
      visit(step, entersProjects: entersProjects)
    }
    sources.sort { $0.file.path < $1.file.path }
  }

  private mutating func visit(_ step: Step, entersProjects: Bool) {
    let contents = reader.contents(of: step.folder)
    var owner = step.owner
    if reader.declaredProject(in: contents.sources) != nil {
      owner = .project(folder: step.folder.identity)
      if owner != step.owner, !entersProjects { return }
      if projects[owner] == nil { projects[owner] = step.folder }
    }
    let visit = Visit(owner: owner, folder: step.folder.identity)
    guard seen.insert(visit).inserted else { return }
    // One by one: in a generic type += asks for conformances while the program runs.
    for problem in contents.problems { problems.append(problem) }
    for source in contents.sources { sources.append((source, owner)) }
    folders.append((step.folder, owner))
    let around = step.around + [step.folder.identity]
    for folder in contents.folders where !leadsBack(folder, around) {
      let step = Step(folder: folder, owner: owner, around: around)
      if folder.isLinked { linked.append(step) } else { own.append(step) }
    }
  }

  /// Whether a link leads to a folder around it.
  private mutating func leadsBack(_ folder: Found, _ around: [FileIdentity]) -> Bool {
    if !folder.entry.isLink { return false }
    return around.contains(folder.identity) || outer.contains(folder.identity)
  }
}
