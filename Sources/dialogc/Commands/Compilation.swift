import DialogCompiler
import DialogFindings
import DialogSupport
import Synchronization

/// The sources of a call, what was found in them, and what it all comes to.
struct Compilation {
  let invocation: Invocation
  /// The sources, and after them files that stand for what could not be read or written.
  private(set) var files: [SourceFile] = []
  /// The sources, and whose they are.
  private(set) var sources: [FoundFile] = []
  private(set) var projects: [FoundProject] = []
  private(set) var findings: [Diagnostic] = []
  private(set) var status = ExitStatus.fine
  /// What is not told; nil where the call names none.
  private(set) var known: KnownFindings?
  /// How long passes take; nil where nobody asks.
  let times: PassTimes?
  /// What earlier calls found out; nil where none is made again.
  var kept: KeptWorkspaces?

  /// Reads all sources. Where one cannot be read, that alone is reported: what the others lack may
  /// stand in it.
  init(_ invocation: Invocation, scope: SearchScope = .projects) {
    self.init(invocation, sources: invocation.operands, scope: scope)
  }

  /// The same of some of the operands.
  init(_ invocation: Invocation, sources operands: [Path], scope: SearchScope = .projects) {
    self.init(invocation, sources: operands, in: Disk(), scope: scope)
  }

  /// The same of a source of files other than the disk.
  init<Source: FileSource>(
    _ invocation: Invocation, sources operands: [Path], in source: Source,
    scope: SearchScope = .projects
  ) where Source.Failure == FileProblem {
    self.invocation = invocation
    times = invocation.has(.timePasses) ? PassTimes() : nil
    let search = SourceSearch(operands, in: source, scope: scope)
    if search.problems.isEmpty {
      sources = search.files
      projects = search.projects
      files = sources.map { SourceFile($0.path, bytes: $0.bytes) }
    }
    for problem in search.problems { add(FileProblem(problem)) }
    if let path = invocation.path(.baseline) {
      do throws(FileProblem) {
        known = try KnownFindings(
          at: path, of: sources, mayBeMissing: invocation.has(.updateBaseline))
      } catch {
        add(error)
      }
    }
    times?.end(.read)
  }

  /// How many threads work at once.
  var jobs: Int { invocation.number(.jobs) ?? processorCount() }

  /// What the command line says of compiling.
  var options: CompilerOptions {
    var options = CompilerOptions(
      edition: invocation.number(.guidelines).flatMap(Edition.init(rawValue:)),
      jobs: jobs,
      warned: Set(invocation.words(.warn).map { RuleID($0) }))
    if let times { options.passEnded = { times.end(.compile($0)) } }
    return options
  }

  /// What is known of each project, in the order of `projects`; empty where a source cannot be read.
  ///
  /// - Parameter least: the least severity of findings that are looked for.
  func analyses(least: Severity = .note) -> [ProjectAnalysis] {
    var options = options
    options.least = invocation.has(.strict) ? .note : least
    return analyses(options)
  }

  func analyses(_ options: CompilerOptions) -> [ProjectAnalysis] {
    let analyses = status == .fine ? analyze(files, in: projects, options: options, kept) : []
    keep(analyses)
    return analyses
  }

  /// A project's files for the questions of a command that does not ask for all that is wrong.
  func workspace(of project: FoundProject) -> Workspace {
    project.workspace(files, options: options.forSources)
  }

  /// Makes the baseline of what is found, or takes out of it what is mended.
  mutating func updateBaseline(with analyses: [ProjectAnalysis]) {
    guard status == .fine, var known else { return }
    let findings = analyses.flatMap(\.findings)
    do throws(FileProblem) {
      invocation.console.tell(try known.update(with: findings, in: sources))
      self.known = known
    } catch {
      add(error)
    }
  }

  /// Takes up what was found in projects.
  ///
  /// - Parameter isAskedAlone: whether findings count only in the files that were asked for.
  mutating func add(_ analyses: [ProjectAnalysis], isAskedAlone: Bool = false) {
    var found = analyses.flatMap { unknown(in: $0).findings }.inSourceOrder()
    if isAskedAlone { found.removeAll { !sources[Int($0.range.file.index)].isAsked } }
    add(invocation.has(.strict) ? found.withWarningsAsErrors() : found)
  }

  /// All projects with something to make artifacts of, if nothing speaks against that.
  mutating func checked(_ options: CompilerOptions) -> [ProjectAnalysis]? {
    checked(analyses(options))
  }

  /// The same for artifacts alone. All else that is known of the projects is let go: what is read of
  /// sources takes more memory than what they mean.
  mutating func programs(_ options: CompilerOptions) -> [CheckedProject]? {
    let isFine = status == .fine
    let analyses = Discarded(isFine ? analyze(files, in: projects, options: options) : [])
    let projects = checked(analyses.content)?.compactMap {
      CheckedProject($0, remembers: options.remembered != nil)
    }
    // Artifacts are made meanwhile, where several threads work.
    if options.jobs < 2 || SystemThread(analyses.discard) == nil { analyses.discard() }
    projects.map(keep)
    return projects
  }

  private mutating func checked(_ analyses: [ProjectAnalysis]) -> [ProjectAnalysis]? {
    add(analyses)
    return status == .fine ? analyses.filter { !$0.project.isBlank }.map(unknown) : nil
  }

  /// What is known of a project, without the findings of the baseline.
  private func unknown(in project: ProjectAnalysis) -> ProjectAnalysis {
    known?.new(in: project) ?? project
  }

  mutating func add(_ problem: FileProblem) {
    findings.append(problem.finding(file: FileID(files.count)))
    files.append(SourceFile(problem.path, bytes: []))
    status = .files
  }

  /// Takes a source as it is now.
  mutating func replace(_ index: Int, with bytes: [UInt8]) {
    files[index] = SourceFile(name: files[index].name, bytes: bytes)
  }

  /// Adds a file that is no source, so that findings can be about it.
  mutating func add(_ file: SourceFile) { files.append(file) }

  mutating func add(_ findings: [Diagnostic]) {
    self.findings += findings
    if findings.hasErrors { status = max(status, .findings) }
  }

  /// Tells the findings, and what the program is to end with.
  func finish(to stream: Stream = .standardError) -> ExitStatus {
    let status = max(status, invocation.console.write(report(stream), to: stream))
    tellTimes(after: .tell)
    return status
  }

  /// Tells how long passes took, where that is asked for.
  ///
  /// - Parameter pass: what ends now.
  func tellTimes(after pass: PassTimes.Pass) {
    guard let times else { return }
    times.end(pass)
    let table = times.table(invocation.console.language)
    _ = invocation.console.write(Array(table.utf8), to: .standardError)
  }

  /// How findings are told.
  var reportFormat: ReportFormat { invocation.choice(.diagnostics) ?? .text }

  /// The findings as they are told on a stream.
  func report(_ stream: Stream) -> [UInt8] {
    let format = reportFormat
    let console = invocation.console
    // Only SARIF tells of rules; making the list takes time.
    let rules = format == .sarif ? allRules : []
    let report = Report(
      findings, in: files, rules: rules, documentation: invocation.path(.docs)?.text,
      language: console.language)
    return report.bytes(as: format, screen: console.screen(stream))
  }
}

/// Keeps what is read until the process ends: taking it apart before would only take time.
private func keep<Content>(_ content: Content) {
  _ = Unmanaged.passRetained(Kept(content))
}

private final class Kept<Content> {
  private let content: Content

  init(_ content: Content) { self.content = content }
}

/// What is known of projects, until another thread takes it apart.
private final class Discarded: Sendable {
  private let analyses: Mutex<[ProjectAnalysis]>

  init(_ analyses: sending [ProjectAnalysis]) { self.analyses = Mutex(analyses) }

  var content: [ProjectAnalysis] { analyses.withLock { $0 } }

  @Sendable func discard() { analyses.withLock { $0 = [] } }
}

extension [Option] {
  /// Those of every command that compiles.
  static let compiling: [Option] = [.diagnostics, .docs, .strict, .warn, .guidelines, .jobs]
}
