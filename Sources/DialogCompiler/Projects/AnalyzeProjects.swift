public import DialogFindings
public import DialogModel
public import DialogSupport

/// What is known of one of several projects.
public struct ProjectAnalysis {
  /// Which files are the project's.
  public let project: FoundProject
  /// Its files, in the order of `project.files`.
  public let workspace: Workspace
  /// What the files mean together, whether there are errors or not. Places in it are of sections of
  /// files; those of findings are of files.
  public let program: Program
  /// In source order; files are those of the whole call.
  public let findings: [Diagnostic]

  /// The same with other findings.
  public func telling(_ findings: [Diagnostic]) -> ProjectAnalysis {
    ProjectAnalysis(project: project, workspace: workspace, program: program, findings: findings)
  }

  /// In source order.
  public var dialogNames: [String] { program.dialogs.map(\.name.text) }

  /// The program, where no finding is an error.
  public var checked: CheckedProgram? { CheckedProgram(program, findings: findings) }
}

extension FoundProject {
  /// Its files, to be asked.
  ///
  /// - Parameter sources: the files of all projects.
  public func workspace(_ sources: [SourceFile], options: CompilerOptions) -> Workspace {
    Workspace(files.map { sources[$0] }, options: options)
  }
}

/// Finds out what the files of each project mean together, and what is wrong with them.
///
/// - Parameters:
///   - files: of all projects.
///   - kept: what is known of the same projects from earlier calls.
public func analyze(
  _ files: [SourceFile], in projects: [FoundProject], options: CompilerOptions,
  _ kept: KeptWorkspaces? = nil
) -> [ProjectAnalysis] {
  var names = ProjectNames()
  let workspaces =
    kept?.workspaces(of: projects, files, options: options)
    ?? projects.map { $0.workspace(files, options: options) }
  workspaces.readTogether(options)
  return zip(projects, workspaces).map { project, workspace in
    var findings = workspace.findings
    // Files of no project that declare nothing are no mistake beside a project.
    if project.isBlank { findings.removeAll(where: \.isOfEmptiness) }
    findings = findings.map { $0.moved(to: project.files) }
    if let name = workspace.projectName {
      findings += names.add(name.moved(to: project.files)).map { [$0] } ?? []
    }
    return ProjectAnalysis(
      project: project, workspace: workspace, program: workspace.program,
      findings: findings.inSourceOrder())
  }
}

extension [Workspace] {
  /// Finds out what the files of each project mean. A project that is worth several threads has them to itself,
  /// the others are read beside each other, unless passes are to be told apart.
  fileprivate func readTogether(_ options: CompilerOptions) {
    let small = filter { options.threads(for: $0.files) == 1 }
    let threads = options.passEnded == nil ? options.threads(for: small.flatMap(\.files)) : 1
    // Each is touched by one thread alone.
    nonisolated(unsafe) let workspaces = small
    _ = parallelMap(workspaces.count, threads: threads) { workspaces[$0].read() }
  }
}

/// The names of the projects so far.
struct ProjectNames {
  private var first: [String: Name] = [:]

  /// What is wrong where another project has the name.
  mutating func add(_ name: Name) -> Diagnostic? {
    if let first = first[name.text] { return .repeatedProject(name, first: first) }
    first[name.text] = name
    return nil
  }
}

extension Diagnostic {
  /// Whether it says that files declare nothing.
  var isOfEmptiness: Bool { rule == RuleDescription.syntaxNoDeclarations.id }
}
